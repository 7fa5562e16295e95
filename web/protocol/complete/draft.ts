/** Minimal messages and their parts: everything a revision requires, and nothing else. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { ErrorCode, Method, MetaKey, RevisionModel } from '../model/define.ts';
import type { DeepModel } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import { follow } from '../schema/follow.ts';
import { sampleOf } from '../schema/sample.ts';
import { CLIENT_CAPABILITIES, SUBSCRIPTION } from '../rules/keys.ts';

/** The revision that drafts are created for. */
export interface Drafting {
  readonly model: RevisionModel;
  readonly deep: DeepModel;
}

/** The kinds of message that have a `_meta`. */
export type MetaPlace = 'request' | 'notification' | 'result';

/** The `_meta` keys allowed in this place. */
export function metaKeysOn(model: RevisionModel, on: MetaPlace): MetaKey[] {
  return [...model.metaKeys.values()].filter((key) => key.on === on || key.on === 'any');
}

/** A value for a key of `_meta`. */
export function metaValue({ key, value }: MetaKey, { model }: Drafting): JsonValue {
  if (key.endsWith('/protocolVersion')) return model.id;
  if (key.endsWith('/clientInfo') || key.endsWith('/serverInfo')) return { name: 'example', version: '1.0.0' };
  if (key === 'traceparent') return '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  if (key === 'tracestate') return 'vendor=value';
  if (key === 'baggage') return 'key=value';
  if (value === 'object') return key.endsWith('/related-task') ? { taskId: 'example' } : {};
  if (value === 'log level') return 'info';
  return value === 'string' ? 'example' : 1;
}

/** The identity of the sender: not required, but a warning if it is omitted. */
const WHO = /\/(?:client|server)Info$/;

/** The `_meta` a message should have; empty if it needs none. */
export function metaDraft(on: MetaPlace, drafting: Drafting): JsonObject {
  const required = metaKeysOn(drafting.model, on).filter(({ key, need }) => need === 'required' || WHO.test(key));
  return Object.fromEntries(required.map((key) => [key.key, metaValue(key, drafting)]));
}

/** A value that a schema accepts, with the revision’s own version, which no sample contains. */
export function draftOf(schema: Schema, drafting: Drafting, name = ''): JsonValue {
  return named(sampleOf(schema, drafting.deep, name), name, drafting.model, 12);
}

function named(value: JsonValue, name: string, model: RevisionModel, depth: number): JsonValue {
  if (name === 'protocolVersion' && typeof value === 'string') return model.id;
  if (name === 'supportedVersions' && Array.isArray(value)) return [model.id];
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => named(item, '', model, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, key, model, depth - 1)]));
}

/** Optional members that almost every such message has. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  'tools/call': ['arguments'],
  'notifications/cancelled': ['requestId'],
};

/** Notifications that are sent on a subscription, in revisions with subscriptions. */
const ON_SUBSCRIPTION = new Set([
  'notifications/tools/list_changed',
  'notifications/prompts/list_changed',
  'notifications/resources/list_changed',
  'notifications/resources/updated',
  'notifications/subscriptions/acknowledged',
]);

/** The parameters of a method; `null` if it needs none. */
export function paramsDraft(row: Method, drafting: Drafting): JsonObject | null {
  const type = drafting.deep.types.get(row.type);
  const schema = type?.properties?.['params'];
  const params = objectOf(schema ? draftOf(schema, drafting, 'params') : {});
  const members = (schema && follow(schema, drafting.deep).schema.properties) ?? {};
  for (const name of USUAL[row.name] ?? []) {
    const member = members[name];
    if (member) params[name] ??= draftOf(member, drafting, name);
  }
  const meta = metaDraft(row.kind, drafting);
  // Capabilities hold for one request: each that belongs to an extension declares it.
  if (row.extension !== undefined && drafting.model.era === 'stateless')
    meta[CLIENT_CAPABILITIES] = { extensions: { [row.extension]: {} } };
  if (ON_SUBSCRIPTION.has(row.name) && drafting.model.metaKeys.has(SUBSCRIPTION)) meta[SUBSCRIPTION] = 1;
  const needed = type?.required?.includes('params') || row.params === 'required' || Object.keys(meta).length > 0;
  if (!needed && Object.keys(params).length === 0) return null;
  return Object.keys(meta).length > 0 ? { ...params, _meta: meta } : params;
}

function objectOf(value: JsonValue): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A result of a type, as in `result` of the message with this id. */
export function resultDraft(type: string, id: JsonValue, drafting: Drafting): JsonObject {
  const result = objectOf(draftOf({ $ref: type }, drafting));
  const { model } = drafting;
  const resultType =
    type === 'InputRequiredResult' ? 'input_required' : type === 'CreateTaskResult' ? 'task' : 'complete';
  const named: JsonObject = model.resultTypes.includes(resultType) ? { resultType } : {};
  if (type === 'InputRequiredResult') result['inputRequests'] = { question: questionDraft(drafting) };
  const meta = metaDraft('result', drafting);
  if (type === 'SubscriptionsListenResult') meta[SUBSCRIPTION] = id;
  return { ...named, ...result, ...(Object.keys(meta).length > 0 ? { _meta: meta } : {}) };
}

/** What a server requests inside a result. */
function questionDraft(drafting: Drafting): JsonValue {
  const row = drafting.model.inputRequests.get('elicitation/create');
  return row ? draftOf({ $ref: row.type }, drafting) : {};
}

/** A whole request or notification. */
export function messageDraft(row: Method, id: JsonValue, drafting: Drafting): JsonObject {
  const params = paramsDraft(row, drafting);
  return {
    jsonrpc: '2.0',
    ...(row.kind === 'request' ? { id } : {}),
    method: row.name,
    ...(params ? { params } : {}),
  };
}

/** A whole response with a result of a type. */
export function responseDraft(type: string, id: JsonValue, drafting: Drafting): JsonObject {
  return { jsonrpc: '2.0', id, result: resultDraft(type, id, drafting) };
}

/** A whole error response. */
export function errorDraft(error: ErrorCode, id: JsonValue, drafting: Drafting): JsonObject {
  const { code, name, wording } = error;
  const data = dataDraft(code, drafting);
  return { jsonrpc: '2.0', id, error: { code, message: wording ?? name, ...(data ? { data } : {}) } };
}

/** The `data` of an error with this code; `null` if it needs none. */
function dataDraft(code: number, drafting: Drafting): JsonObject | null {
  const { model, deep } = drafting;
  if (code === -32002) return { uri: 'file:///example.txt' };
  if (code === -32021) return { requiredCapabilities: { elicitation: {} } };
  if (code === -32022) return { supported: [model.id], requested: '1900-01-01' };
  if (code !== -32042 || !deep.types.has('ElicitRequestURLParams')) return null;
  return { elicitations: [draftOf({ $ref: 'ElicitRequestURLParams' }, drafting)] };
}
