/**
 * Chooses the one definition that a message is judged by: by its method; a response by its request; otherwise by its members.
 */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Method, RevisionModel } from '../model/define.ts';
import type { DeepModel, NamedType } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import { get, isObject } from '../json/object.ts';
import type { RequestContext } from './request-context.ts';
import type { Kind, Sender } from '../types.ts';
import { follow } from './follow.ts';
import { sameLetters } from './common-mistakes.ts';

/** The message details that a choice needs. */
export interface Chooser {
  readonly kind: Kind;
  readonly object: JsonObject;
  readonly row: Method | null;
  readonly from: Sender;
  readonly request: RequestContext | null;
}

/** The definition. `at` is the member it describes, or null for the whole message. */
export interface Definition {
  /** Name of the type, e.g. `CallToolRequest`, `ListToolsResult`. */
  readonly type: string;
  readonly at: 'result' | null;
  /** The reason for this choice, in words; also for guesses. */
  readonly because: string;
  /** True if nothing in the text names it: chosen by the members present. */
  readonly guessed: boolean;
}

/** The types that can be chosen: the types to compile. */
export function definitionsOf(model: RevisionModel, deep: DeepModel): string[] {
  const named = [...model.methods.values()].flatMap((row) => [
    row.type,
    row.result ?? row.type,
    ...(row.otherResults ?? []),
  ]);
  const all = new Set([...named, ...ERRORS.values(), 'InputRequiredResult', 'CreateTaskResult']);
  return [...all].filter((name) => deep.types.has(name));
}

/** The types among them that describe a result. */
export function resultsOf(model: RevisionModel, deep: DeepModel): string[] {
  const named = [...model.methods.values()].flatMap((row) => [row.result ?? [], row.otherResults ?? []].flat());
  return [...new Set([...named, 'InputRequiredResult', 'CreateTaskResult'])].filter((name) => deep.types.has(name));
}

/** Chooses, or returns null if nothing fits: then the shape is not judged. */
export function chooseDefinition(message: Chooser, model: RevisionModel, deep: DeepModel): Definition | null {
  if (message.kind === 'request' || message.kind === 'notification') {
    return definitionOfCall(message.row ?? withPrefix(message, model), message.kind, deep);
  }
  if (message.kind === 'error') return byCode(message.object, deep);
  if (message.kind !== 'response') return null;
  const result = get(message.object, 'result');
  if (!isObject(result)) return null;
  const special = byResultType(result, message.request, model, deep);
  if (special) return special;
  if (message.request) return byRequest(result, message.request, model, deep);
  return byMembers(result, message.from, model, deep);
}

/** The notification that a name without `notifications/` means, such as `progress`; null if it means none. */
function withPrefix({ kind, object }: Chooser, model: RevisionModel): Method | null {
  const method = get(object, 'method');
  if (kind !== 'notification' || typeof method !== 'string' || method.length > 100) return null;
  return model.methods.get(`notifications/${method.replace(/^notification\//u, '')}`) ?? null;
}

const ofCalls = new WeakMap<Method, Definition | null>();
const ofAnswers = new WeakMap<Method, Definition | null>();

/** The definition of a request or a notification: its method alone selects it. Null for any other kind. */
export function definitionOfCall(row: Method | null, kind: Kind, deep: DeepModel): Definition | null {
  if (row?.kind !== kind) return null;
  let known = ofCalls.get(row);
  if (known === undefined) {
    const because = `the method is \`${row.name}\``;
    known = deep.types.has(row.type) ? { type: row.type, at: null, because, guessed: false } : null;
    ofCalls.set(row, known);
  }
  return known;
}

/** The errors whose `data` has its own type, by code. */
const ERRORS = new Map([
  [-32021, 'MissingRequiredClientCapabilityError'],
  [-32022, 'UnsupportedProtocolVersionError'],
  [-32042, 'URLElicitationRequiredError'],
]);

function byCode(object: JsonObject, deep: DeepModel): Definition | null {
  const error = get(object, 'error');
  const code = isObject(error) ? get(error, 'code') : undefined;
  if (typeof code !== 'number') return null;
  const type = ERRORS.get(code);
  if (type === undefined || !deep.types.has(type)) return null;
  return { type, at: null, because: `the code is \`${code}\``, guessed: false };
}

/**
 * In revisions where results name their type, every type except the plain one is sufficient. So are requests under an unknown
 * type.
 */
function byResultType(
  result: JsonObject,
  request: RequestContext | null,
  model: RevisionModel,
  deep: DeepModel,
): Definition | null {
  if (model.resultTypes.length === 0) return null;
  const resultType = get(result, 'resultType');
  const type =
    resultType === 'input_required' ? 'InputRequiredResult' : resultType === 'task' ? 'CreateTaskResult' : null;
  if (type !== null && deep.types.has(type)) {
    const because = `\`resultType\` is \`${resultType === 'task' ? 'task' : 'input_required'}\``;
    return { type, at: 'result', because, guessed: false };
  }
  const shown = ['inputRequests', 'requestState'].find((name) => Object.hasOwn(result, name));
  const mayRequestInput = request === null || model.methods.get(request.method)?.mayRequestInput === true;
  if (shown === undefined || resultType === 'complete' || !mayRequestInput || !deep.types.has('InputRequiredResult'))
    return null;
  return { type: 'InputRequiredResult', at: 'result', because: `it has \`${shown}\``, guessed: true };
}

function byRequest(
  result: JsonObject,
  request: RequestContext,
  model: RevisionModel,
  deep: DeepModel,
): Definition | null {
  const row = model.methods.get(request.method);
  if (!row?.result) return null;
  const namesTypes = model.resultTypes.length > 0;
  if (!namesTypes && row.otherResults?.includes('CreateTaskResult')) {
    // A flat task, or an empty result, was meant to be a task in `task`.
    const meant = request.asTask && (Object.hasOwn(result, 'taskId') || !showsSome(result, deep.types.get(row.result)));
    if (meant || Object.hasOwn(result, 'task')) {
      const because = `it responds to \`${request.method}\` as a task`;
      return { type: 'CreateTaskResult', at: 'result', because, guessed: false };
    }
  }
  // The type is unknown, and nothing shows that the plain one was meant.
  const resultType = namesTypes ? get(result, 'resultType') : undefined;
  if (resultType !== undefined && resultType !== 'complete' && !showsSome(result, deep.types.get(row.result)))
    return null;
  let known = ofAnswers.get(row);
  if (known === undefined) {
    const because = `it responds to \`${request.method}\``;
    known = deep.types.has(row.result) ? { type: row.result, at: 'result', because, guessed: false } : null;
    ofAnswers.set(row, known);
  }
  return known;
}

/** Members that many results have, so that they do not identify a type. */
const COMMON = new Set(['_meta', 'resultType', 'nextCursor', 'ttlMs', 'cacheScope', 'description', 'instructions']);

/** True if a result has a member that identifies its type. */
function showsSome(result: JsonObject, type: NamedType | undefined): boolean {
  return Object.keys(type?.properties ?? {}).some((key) => !COMMON.has(key) && Object.hasOwn(result, key));
}

function byMembers(result: JsonObject, from: Sender, model: RevisionModel, deep: DeepModel): Definition | null {
  // The response to a handshake, in a revision that has none.
  if (Object.hasOwn(result, 'protocolVersion') && !deep.types.has('InitializeResult')) {
    if (!Object.hasOwn(result, 'supportedVersions')) return null;
  }
  let best: { name: string; score: number; shown: string[] } | null = null;
  for (const name of candidates(from, model, deep)) {
    const type = deep.types.get(name);
    const shown = type
      ? Object.keys(type.properties ?? {}).filter((key) => !COMMON.has(key) && Object.hasOwn(result, key))
      : [];
    if (!type || shown.length === 0) continue;
    const score = scoreOf(type, result, shown, deep);
    if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { name, score, shown };
  }
  if (!best) return bySpelling(result, from, model, deep);
  // More members are missing than present: the guess would be arbitrary.
  if (best.score < 0) return null;
  const members = best.shown.slice(0, 3).map((name) => `\`${name}\``);
  const because = `it has ${members.join(', ')}; its request is not in the text`;
  return { type: best.name, at: 'result', because, guessed: true };
}

/**
 * A required member with a different spelling, such as `resource_templates` or `Tools`, if nothing else identifies the type.
 */
function bySpelling(result: JsonObject, from: Sender, model: RevisionModel, deep: DeepModel): Definition | null {
  const keys = Object.keys(result).slice(0, 20);
  for (const name of candidates(from, model, deep)) {
    const needed = deep.types.get(name)?.required ?? [];
    const shown = keys.find((key) => needed.some((member) => !COMMON.has(member) && sameLetters(key, member)));
    if (shown === undefined) continue;
    const because = `it has \`${shown}\`; its request is not in the text`;
    return { type: name, at: 'result', because, guessed: true };
  }
  if (isObject(result['toolResult']) && deep.types.has('CallToolResult') && from !== 'client') {
    const because = 'it has `toolResult`; its request is not in the text';
    return { type: 'CallToolResult', at: 'result', because, guessed: true };
  }
  // Only members that every result may have, and at least one to judge.
  const resultType = get(result, 'resultType') ?? 'complete';
  if (resultType !== 'complete' || !keys.includes('_meta') || !keys.every((key) => COMMON.has(key))) return null;
  if (!deep.types.has('EmptyResult')) return null;
  const because = 'it has no members of its own; its request is not in the text';
  return { type: 'EmptyResult', at: 'result', because, guessed: true };
}

/** Present members count in favor, missing required ones against. */
function scoreOf(type: NamedType, result: JsonObject, shown: readonly string[], deep: DeepModel): number {
  let score = 0;
  for (const name of shown) {
    const sign = signOf(type.properties?.[name] ?? {}, result[name], deep);
    score += sign;
    if (sign > 0 && type.required?.includes(name)) score += 2;
  }
  for (const name of type.required ?? []) if (!COMMON.has(name) && !Object.hasOwn(result, name)) score -= 2;
  return score;
}

/**
 * The weight of a member as evidence. An object that is not one of the expected blocks is no evidence; another kind of value is
 * weak evidence.
 */
function signOf(schema: Schema, value: JsonValue | undefined, deep: DeepModel): number {
  const { by } = follow(schema.items ?? schema, deep).schema;
  if (by !== undefined && isObject(value) && !Object.hasOwn(value, by)) return 0;
  return schema.type === 'array' && !Array.isArray(value) ? 1 : 3;
}

const lists = new Map<RevisionModel, readonly { name: string; answers: 'client' | 'server' | 'both' }[]>();

/** Results that the sender may send, in the order of the method table. */
function candidates(from: Sender, model: RevisionModel, deep: DeepModel): readonly string[] {
  let list = lists.get(model);
  if (!list) {
    const rows = [...model.methods.values()].flatMap(({ result, sender }) =>
      result && result !== 'EmptyResult'
        ? [
            {
              name: result,
              answers: sender === 'both' ? sender : sender === 'client' ? ('server' as const) : ('client' as const),
            },
          ]
        : [],
    );
    if (model.resultTypes.length === 0 && deep.types.has('CreateTaskResult')) {
      rows.push({ name: 'CreateTaskResult', answers: 'both' });
    }
    lists.set(model, (list = rows));
  }
  return list
    .filter(({ answers }) => from === 'unknown' || answers === 'both' || answers === from)
    .map(({ name }) => name);
}
