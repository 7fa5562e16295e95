/** The possible contents of a message’s value, line by line: according to the envelope, and as deep as the types reach. */
import type { JsonNode, JsonObject, JsonValue } from '../json/types.ts';
import type { EnvelopeMember, MetaKey, RevisionModel } from '../model/define.ts';
import { inputOf, itemsOfTool, membersOfTool, undeclaredOfTool, withInput } from './own-lines.ts';
import type { Line, MessageFacts, Preview, Sitter } from './preview-types.ts';
import type { Known } from '../schema/at.ts';
import type { Kind } from '../types.ts';
import { classify } from './classify.ts';

const NOTHING: JsonObject = Object.freeze({});
/** Maximum number of members and items listed: one more than are shown. */
const LISTED = 201;
const META_TEXT = 'Metadata: keys defined by the protocol, and your own keys with your own prefix.';
const NOT_DEFINED = 'Not defined here in this revision; receivers ignore it.';
const NO_PART = 'Not a member of the envelope in this revision; receivers ignore it.';

/** The preview of a whole message. */
export function previewOf(sitter: Sitter, value: JsonValue | undefined, model: RevisionModel): Preview {
  const { guide } = sitter;
  const object = asObject(value);
  const named = Object.hasOwn(object, 'method') ? object['method'] : undefined;
  const method = typeof named === 'string' ? named : null;
  const row = method === null ? null : (model.methods.get(method) ?? null);
  const { kind, nearly } = classify(value);
  const requested = value === undefined ? null : sitter.requestOf(value);
  const found = guide?.definition({ kind, object, row, from: sitter.from, request: requested }, model) ?? null;
  const by = method ?? requested?.method;
  const input = method === 'tools/call' ? inputOf(sitter, asObject(object['params'])['name']) : null;
  let top: MessageFacts['top'] = null;
  if (guide && found) {
    const at = found.at ?? 'message';
    const whole = at === 'result' ? object['result'] : value;
    top = { at, known: guide.top(found.type, whole, by === undefined ? undefined : { method: by, part: at }) };
  }
  return {
    message: { kind: envelopeKind(kind === 'invalid' ? nearly : kind), method, row, model, guide, input, top },
    part: 'message',
    value,
    known: top?.at === 'message' ? top.known : null,
    type: found?.type ?? row?.type ?? null,
    because: found?.because ?? null,
  };
}

function envelopeKind(kind: Kind | null): MessageFacts['kind'] {
  return kind === 'notification' || kind === 'response' || kind === 'error' ? kind : 'request';
}

function asObject(value: JsonValue | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : NOTHING;
}

/**
 * The lines of a value: declared members in the order of the specification, then the other members. With `only`, just that one.
 */
export function linesOf(preview: Preview, node: JsonNode, only?: string | number): Line[] {
  if (node.type === 'array') return itemsOf(preview, node, only);
  if (node.type !== 'object') return [];
  const lines = declaredIn(preview);
  const names = new Set(lines.map(({ name }) => name));
  for (const { key } of node.members) {
    if (names.size >= LISTED && only === undefined) break;
    if (names.has(key) || (only !== undefined && key !== only)) continue;
    names.add(key);
    lines.push(undeclared(preview, key));
  }
  return only === undefined ? lines : lines.filter(({ step }) => step === only);
}

function itemsOf(
  { message, known, own, value }: Preview,
  node: Extract<JsonNode, { type: 'array' }>,
  only?: string | number,
): Line[] {
  const { guide } = message;
  const list = Array.isArray(value) ? value : [];
  const all = only === undefined ? [...node.items.slice(0, LISTED).keys()] : typeof only === 'number' ? [only] : [];
  const ofOwn = own ? itemsOfTool(own, message, list, all) : null;
  if (ofOwn) return ofOwn;
  if (!guide || !known) return [];
  return all.flatMap((index) => {
    const item = guide.item(known, list[index]);
    return item ? [{ ...typed(item, message, list[index]), name: `Item ${index + 1}`, step: index, need: 'item' }] : [];
  });
}

/** The line of a typed place. */
function typed(
  known: Known,
  message: MessageFacts,
  value: JsonValue | undefined,
  part: Preview['part'] = 'other',
): Line {
  const { guide } = message;
  return {
    name: known.name,
    step: known.name,
    need: known.need,
    says: known.says,
    allowed: known.allowed ?? undefined,
    since: guide?.since(known) ?? undefined,
    type: known.type ?? undefined,
    inside: { message, part, value, known, type: null, because: null },
  };
}

function declaredIn(preview: Preview): Line[] {
  const { message, part, known } = preview;
  const { model, guide } = message;
  const object = asObject(preview.value);
  if (preview.own) return membersOfTool(preview.own, message, object);
  if (part === 'message') return model.envelope[message.kind].map((member) => ofEnvelope(member, message, object));
  const lines = known && guide ? guide.members(known, object).map((one) => typed(one, message, object[one.name])) : [];
  if (part === 'error') return model.errorObject.map((member) => merged(member, lines, message, object));
  if (part === 'meta') return [...lines, ...missingKeys(message, lines)];
  if (part !== 'params' && part !== 'result') return lines;
  const special = part === 'result' && model.resultTypes.length > 0 ? [resultType(lines, model)] : [];
  return [
    ...special,
    ...lines
      .filter(({ name }) => name !== 'resultType' && name !== '_meta')
      .map((line) => (part === 'params' && line.name === 'arguments' ? withInput(line, message) : line)),
    ...meta(preview, lines),
  ];
}

/**
 * A member of the envelope. The method’s own description replaces the envelope’s, and the types describe more of the contents.
 */
function ofEnvelope(member: EnvelopeMember, message: MessageFacts, object: JsonObject): Line {
  const { name } = member;
  const { guide, top } = message;
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  const plain: Line = { ...member, step: name, inside: null };
  if (name === 'method') return methodLine(plain, message);
  if (name !== 'params' && name !== 'result' && name !== 'error') return plain;
  const known =
    top && top.at === name ? top.known : top?.at === 'message' ? (guide?.member(top.known, name, value) ?? null) : null;
  const inside: Preview = { message, part: name, value, known, type: null, because: null };
  if (!known) return { ...plain, inside };
  const line = typed(known, message, value);
  const need = member.need === 'optional' && line.need === 'required' ? line.need : member.need;
  return { ...plain, need, says: line.says || member.says, since: line.since, type: line.type, inside };
}

function methodLine(plain: Line, { method, row, model, guide }: MessageFacts): Line {
  if (method === null) return plain;
  if (!row) {
    const foreign = model.foreign.get(method);
    return foreign ? { ...plain, says: foreign.says } : plain;
  }
  const answer = row.result ? ` The result is ${/^[AEIOU]/u.test(row.result) ? 'an' : 'a'} \`${row.result}\`.` : '';
  return { ...plain, says: `${row.says}${answer}`, since: guide?.sinceMethod(method) ?? undefined };
}

function merged(member: EnvelopeMember, lines: readonly Line[], message: MessageFacts, object: JsonObject): Line {
  const known = lines.find(({ name }) => name === member.name);
  if (known) return { ...known, need: member.need, says: known.says || member.says };
  const inside: Preview = {
    message,
    part: 'other',
    value: object[member.name],
    known: null,
    type: null,
    because: null,
  };
  return { ...member, step: member.name, inside };
}

function resultType(lines: readonly Line[], model: RevisionModel): Line {
  const known = lines.find(({ name }) => name === 'resultType');
  const says = 'How to interpret the result: final, or a request for more input.';
  const allowed = model.resultTypes.map((type) => `\`"${type}"\``).join(', ');
  return { name: 'resultType', step: 'resultType', need: 'required', says, allowed, since: known?.since, inside: null };
}

function keysFor({ kind, model }: MessageFacts): MetaKey[] {
  const on = kind === 'response' || kind === 'error' ? 'result' : kind;
  return [...model.metaKeys.values()].filter((key) => key.on === on || key.on === 'any');
}

/** `_meta` of parameters and results: the types describe the member, the keys of the revision describe its contents. */
function meta({ message, value }: Preview, lines: readonly Line[]): Line[] {
  const known = lines.find(({ name }) => name === '_meta');
  const object = asObject(value);
  const keys = keysFor(message);
  if (!known && keys.length === 0 && !Object.hasOwn(object, '_meta')) return [];
  const required = known?.need === 'required' || keys.some((key) => key.need === 'required');
  return [
    {
      ...known,
      name: '_meta',
      step: '_meta',
      need: required ? 'required' : 'optional',
      says: known?.says ?? META_TEXT,
      inside: {
        message,
        part: 'meta',
        value: object['_meta'],
        known: known?.inside?.known ?? null,
        type: null,
        because: null,
      },
    },
  ];
}

function missingKeys(message: MessageFacts, lines: readonly Line[]): Line[] {
  return keysFor(message).flatMap(({ key, need, says }) =>
    lines.some(({ name }) => name === key) ? [] : [{ name: key, step: key, need, says, inside: null }],
  );
}

/** An undeclared member: of an open object, or not defined at all. */
function undeclared({ message, part, known, own: tool, value }: Preview, name: string): Line {
  if (tool) return undeclaredOfTool(tool, name);
  const own = known && message.guide ? message.guide.member(known, name, asObject(value)[name]) : null;
  if (own) return { ...typed(own, message, asObject(value)[name]), need: 'optional' };
  if (part === 'message') return { name, step: name, need: 'not defined', says: NO_PART, inside: null };
  const closed = known !== null && Object.keys(known.schema.properties ?? {}).length > 0 && part !== 'meta';
  const need = closed ? 'not defined' : 'optional';
  return { name, step: name, need, says: closed ? NOT_DEFINED : '', inside: null };
}
