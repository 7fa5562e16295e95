/** Recognizes JSON of other programs, which was not meant as a message. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { isErrorOfOthers, isOfHttp } from './message-like.ts';

/**
 * Members by which objects of other programs are known: records of loggers, packages, schemas, turns of a model, requests of GraphQL,
 * spans of a trace, serialized objects, messages of debuggers, brokers and webhooks.
 */
const OF_OTHERS: readonly (readonly (readonly string[])[])[] = [
  [
    ['level', 'severity', 'lvl'],
    ['msg', 'message', 'event'],
  ],
  [['name'], ['version']],
  [['role'], ['content', 'tool_calls', 'parts']],
  [['object'], ['choices', 'data']],
  [['query'], ['variables', 'operationName']],
  [['apiVersion'], ['kind']],
  [['Version'], ['Statement']],
  [['type'], ['features', 'geometry', 'coordinates', 'delta', 'content_block']],
  [['errno'], ['syscall']],
  [
    ['level', 'severity'],
    ['time', 'timestamp', 'ts', '@timestamp'],
  ],
  [['lc'], ['kwargs']],
  [['__type'], ['message', 'Message']],
  [['seq'], ['type'], ['command', 'event']],
  [['topic'], ['payload', 'partition', 'qos']],
  [['action'], ['repository', 'sender', 'installation']],
  [['message'], ['documentation_url', 'errors']],
  [
    ['traceId', 'trace_id'],
    ['spanId', 'span_id'],
  ],
  [['$schema', 'openapi', 'openrpc', 'asyncapi', 'swagger', 'compilerOptions', 'dependencies', 'devDependencies']],
];
const OF_MESSAGES = ['jsonrpc', 'method', 'params', 'result'];
/** With so many members of its own, an object with an `id` is one of another program. */
const MANY = 3;
const ENVELOPE = /^(?:id|type)$/;
/** Names of members that may be meant as those of a message. */
const MAYBE_MEANT = /rpc|met?h?od|param|arg|result|respon|request|error|notif|command|call|action|payload/i;
/** Names of which one makes a report of a state a message. */
const NO_STATE = /^(?:id|type)$|rpc|met?h?od|param|notif|command|call|action|payload/i;
/** Whether all is well, as the addresses of services answer. */
const STATES = ['status', 'success', 'ok', 'healthy'];
/** What an interface on the web wraps its values in. */
const WRAPPERS = ['data', 'errors', 'items', 'records', 'rows'];
/** Members beside wrapped values. */
const BESIDE_VALUES =
  /^(?:data|errors|items|records|rows|extensions|meta|links|included|pag(?:e|es|ing|ination)|total\w*|count|limit|offset|next\w*|prev\w*|cursor|has_?more)$/i;

/** True for objects that are something else than messages, and lists of them: members of other programs, and none of a message. */
export function isOtherJson(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => isOtherObject(item, value.length > 1));
  return isOtherObject(value, false);
}

/** True for one of several values of which each is a record of another program, with a few members and no name of one of a message. */
export function isOtherRecord(value: JsonValue | undefined): boolean {
  if (!isObject(value)) return false;
  const names = Object.keys(value);
  const type = get(value, 'type');
  const isMeant = has(value, 'id') || (typeof type === 'string' && MAYBE_MEANT.test(type));
  return names.length > 1 && !isMeant && hasOwnMembers(value, names, true);
}

/** True if a value beside messages may be one that went wrong: it has a member that may be meant as one of a message. */
export function mayBeMeant(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.some(mayBeMeant);
  if (!isObject(value) || isOtherJson(value)) return false;
  return Object.keys(value).some((name) => MAYBE_MEANT.test(name) || ENVELOPE.test(name));
}

/** `isListed`: it is one of several in a list. */
function isOtherObject(value: JsonValue | undefined, isListed: boolean): boolean {
  if (isOfHttp(value)) return true;
  if (!isObject(value)) return false;
  const names = Object.keys(value);
  if (isState(value, names) || isErrorOfOthers(value)) return true;
  if (OF_MESSAGES.some((name) => has(value, name))) return false;
  return hasOwnMembers(value, names, isListed) || isWrapper(value, names) || hasMembersOfOthers(value);
}

/** True if no member may be meant as one of a message. A few strings and numbers may be, and an `id` with little else. */
function hasOwnMembers(value: JsonObject, names: readonly string[], isListed: boolean): boolean {
  if (names.some((name) => MAYBE_MEANT.test(name)) || hasVersion(value)) return false;
  if (names.length >= MANY || isListed) return true;
  return (
    !names.some((name) => ENVELOPE.test(name)) && names.some((name) => typeof (get(value, name) ?? '') === 'object')
  );
}

/** True for `"version": "2.0"`, which may be meant as the version of JSON-RPC. */
function hasVersion(value: JsonObject): boolean {
  const version = get(value, 'version');
  return typeof version === 'string' && /^[12](?:\.0)?$/.test(version);
}

function isState(value: JsonObject, names: readonly string[]): boolean {
  if (names.some((name) => NO_STATE.test(name))) return false;
  return STATES.some(
    (name) => typeof get(value, name) === 'boolean' || (name === 'status' && has(value, name) && !has(value, 'result')),
  );
}

function isWrapper(value: JsonObject, names: readonly string[]): boolean {
  return (
    WRAPPERS.some((name) => typeof get(value, name) === 'object') && names.every((name) => BESIDE_VALUES.test(name))
  );
}

function hasMembersOfOthers(value: JsonObject): boolean {
  return OF_OTHERS.some((groups) => groups.every((list) => list.some((name) => has(value, name))));
}
