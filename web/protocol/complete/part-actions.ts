/**
 * What a person can do with a part of a text: make a whole message of a fragment, call a tool, convert the configuration of a
 * host.
 */
import { CONVERT_TARGETS, convertConfig, type Conversion, type ConvertTarget } from '../documents/convert/index.ts';
import type { FragmentPlace } from '../documents/fragments/types.ts';
import type { RawPart } from '../intake/parts/types.ts';
import { formatJson } from '../json/format.ts';
import { get, isObject } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { deepOf } from '../model/deep.ts';
import { modelOf } from '../model/index.ts';
import type { Prepared } from '../report/phases.ts';
import { sampleFor } from '../schema/instance/sample-value.ts';
import type { RevisionId, TextEdit } from '../types.ts';
import { messageDraft, paramsDraft, resultDraft, type Drafting } from './draft.ts';

/** `wrap`: a whole message instead of a fragment. `call`: the tool in its list, and a request that calls it. */
export type PartEdit = 'wrap' | 'call';

/** What is read of a prepared text. */
type Parted = Pick<Prepared, 'text' | 'intake'>;

/**
 * The edit that puts messages of a revision in the place of a fragment; null if the fragment has no place in a message. A
 * fragment in another notation than JSON, as in a program, makes the whole text.
 */
export function editOfPart({ text, intake }: Parted, index: number, what: PartEdit, id: RevisionId): TextEdit | null {
  const part = intake.parts?.[index];
  const place = part?.content?.fragment?.place;
  if (!part || !place) return null;
  const drafting = { model: modelOf(id), deep: deepOf(id) };
  const whole = wrapped(text, part, place, drafting);
  const call = what === 'call' ? callOf(part, drafting) : '';
  if (whole === null || call === null) return null;
  const { start, end } = part.content?.fixable ? part.span : { start: 0, end: text.length };
  return { start, end, text: call === '' ? whole : `${whole}\n${call}` };
}

/** The hosts that a part can be converted for, without its own; empty if it is no configuration of a host. */
export function convertTargetsOf({ intake }: Pick<Parted, 'intake'>, index: number): readonly ConvertTarget[] {
  const part = intake.parts?.[index];
  return part?.kind === 'host-config' ? CONVERT_TARGETS.filter(({ id }) => id !== part.host) : [];
}

/** A configuration as another host writes it; null if it has no server, or the host is unknown. */
export function conversionOf({ text, intake }: Parted, index: number, to: string): Conversion | null {
  const part = intake.parts?.[index];
  if (part?.kind !== 'host-config' || !part.content) return null;
  const { syntax, tree, value, clues, problems } = part.content;
  return convertConfig({ text, span: part.span, syntax, tree, value, clues, problems }, part.host, to);
}

/** Stands for the fragment until the message is written. */
const HERE = '\ue000fragment\ue000';

function wrapped(text: string, part: RawPart, place: FragmentPlace, drafting: Drafting): string | null {
  const value = part.content?.value;
  if (value === undefined) return null;
  const { member, path, method, notification } = place;
  const envelope: JsonObject = { jsonrpc: '2.0', ...(notification ? {} : { id: 1 }) };
  if (member === 'message') return isObject(value) ? JSON.stringify({ ...envelope, ...value }, null, 2) : null;
  const around = aroundOf(place, drafting);
  // The members that every message of the revision needs, and that no fragment has.
  const lacks = isObject(value) ? Object.entries(around).filter(([key]) => OF_EVERY.has(key) && !(key in value)) : [];
  const isWhole = path.length === 0;
  if (isWhole && lacks.length > 0 && isObject(value)) {
    const inner = { ...value, ...Object.fromEntries(lacks) };
    return JSON.stringify({ ...envelope, ...methodOf(place, method), [member]: inner }, null, 2);
  }
  const inner = isWhole ? HERE : placedIn(around, path);
  return filled({ ...envelope, ...methodOf(place, method), [member]: inner }, literal(text, part, value));
}

const OF_EVERY = new Set(['resultType', '_meta', 'ttlMs', 'cacheScope']);

function methodOf({ member }: FragmentPlace, method: string): JsonObject {
  return member === 'params' ? { method } : {};
}

/** The smallest valid value of the member that holds the fragment; empty if the revision does not define it. */
function aroundOf({ member, method }: FragmentPlace, drafting: Drafting): JsonObject {
  const row = drafting.model.methods.get(method);
  if (!row || member === 'error') return {};
  if (member === 'params') return paramsDraft(row, drafting) ?? {};
  return row.result === undefined ? {} : resultDraft(row.result, 1, drafting);
}

function placedIn(around: JsonObject, path: Path): JsonValue {
  const below = (base: JsonValue | undefined, at: number): JsonValue => {
    const step = path[at];
    if (step === undefined) return HERE;
    if (typeof step === 'number') return [below(undefined, at + 1)];
    const object = isObject(base) ? base : {};
    return { ...object, [step]: below(get(object, step), at + 1) };
  };
  return below(around, 0);
}

/** The fragment as it is written, so that its numbers and escapes stay. */
function literal(text: string, { span, content }: RawPart, value: JsonValue): string {
  const written = content?.fixable ? formatJson(text, span.start, span.end) : null;
  return written ?? JSON.stringify(value, null, 2);
}

function filled(message: JsonObject, fragment: string): string {
  const json = JSON.stringify(message, null, 2);
  const at = json.indexOf(JSON.stringify(HERE));
  const line = json.slice(json.lastIndexOf('\n', at) + 1, at);
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines = fragment.split('\n').join(`\n${indent}`);
  return json.slice(0, at) + lines + json.slice(at + JSON.stringify(HERE).length);
}

/** A request that calls a tool, with sample arguments; null if the part is not a tool with a name. */
function callOf({ content }: RawPart, drafting: Drafting): string | null {
  const tool = content?.value;
  const name = isObject(tool) ? get(tool, 'name') : undefined;
  if (content?.fragment?.type !== 'Tool' || !isObject(tool) || typeof name !== 'string') return null;
  const schema = get(tool, 'inputSchema');
  const sample = isObject(schema) ? sampleFor(schema) : {};
  const row = drafting.model.methods.get('tools/call');
  const draft = row ? messageDraft(row, 2, drafting) : { jsonrpc: '2.0', id: 2, method: 'tools/call' };
  const params = get(draft, 'params');
  const filledParams = { ...(isObject(params) ? params : {}), name, arguments: isObject(sample) ? sample : {} };
  return JSON.stringify({ ...draft, params: filledParams }, null, 2);
}
