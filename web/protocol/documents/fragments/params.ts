/** Parameters of requests and notifications. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { onlyHas, type Fragment } from './types.ts';

/** Requests that a server embeds in `inputRequests`, since 2026-07-28. */
const INPUT_METHODS = new Set(['elicitation/create', 'sampling/createMessage', 'roots/list']);

/** Names that other APIs have for the arguments of a call. */
const ARGUMENTS = ['args', 'input'];

function params(method: string, because: string, from: 'client' | 'server' = 'client', or?: string): Fragment {
  const notification = method.startsWith('notifications/');
  return {
    kind: 'fragment-params',
    type: method,
    title: `the parameters of \`${method}\``,
    because,
    place: { method, member: 'params', path: [], from, ...(notification ? { notification } : {}) },
    ...(or === undefined ? {} : { or }),
  };
}

/** The parameters that an object is; null if it is none. */
export function paramsOf(o: JsonObject): Fragment | null {
  const method = get(o, 'method');
  if (typeof method === 'string') return requestOf(o, method);
  if (has(o, 'protocolVersion') && has(o, 'clientInfo'))
    return params('initialize', 'It has `protocolVersion` and `clientInfo`.');
  if (
    typeof get(o, 'name') === 'string' &&
    has(o, 'arguments') &&
    (isObject(get(o, 'arguments')) || !Array.isArray(get(o, 'arguments'))) &&
    onlyHas(o, ['name', 'arguments', '_meta', 'task', 'inputResponses', 'requestState'])
  ) {
    const given = get(o, 'arguments');
    const values = isObject(given) ? Object.values(given) : [null];
    const or = values.every((value) => typeof value === 'string') ? 'the parameters of `prompts/get`' : undefined;
    return params('tools/call', 'It has `name` and `arguments`.', 'client', or);
  }
  const other = ARGUMENTS.find((name) => has(o, name));
  if (
    other !== undefined &&
    typeof get(o, 'name') === 'string' &&
    isObject(get(o, other)) &&
    onlyHas(o, ['name', other])
  )
    return params('tools/call', `It has \`name\`, and \`${other}\` in place of \`arguments\`.`);
  if (has(o, 'progressToken') && has(o, 'progress'))
    return params('notifications/progress', 'It has `progressToken` and `progress`.', 'server');
  if (isObject(get(o, 'ref')) && isObject(get(o, 'argument')))
    return params('completion/complete', 'It has `ref` and `argument`.');
  if (Array.isArray(get(o, 'messages')) && has(o, 'maxTokens') && !has(o, 'model'))
    return params('sampling/createMessage', 'It has `messages` and `maxTokens`.', 'server');
  if (has(o, 'requestedSchema') && has(o, 'message'))
    return params('elicitation/create', 'It has `message` and `requestedSchema`.', 'server');
  if (has(o, 'requestId') && onlyHas(o, ['requestId', 'reason', '_meta']))
    return params('notifications/cancelled', 'It has `requestId`.');
  if (has(o, 'level') && has(o, 'data') && onlyHas(o, ['level', 'data', 'logger', '_meta']))
    return params('notifications/message', 'It has `level` and `data`.', 'server');
  if (typeof get(o, 'uri') === 'string' && onlyHas(o, ['uri', '_meta']))
    return params('resources/read', 'Its only member is `uri`.', 'client', 'the parameters of `resources/subscribe`');
  return null;
}

/** A request of `inputRequests`; any other method stays a message that lacks its envelope. */
function requestOf(o: JsonObject, method: string): Fragment | null {
  if (!INPUT_METHODS.has(method) || has(o, 'id') || !onlyHas(o, ['method', 'params'])) return null;
  return {
    kind: 'fragment-message-without-jsonrpc',
    type: 'InputRequest',
    title: 'an entry of `inputRequests`',
    because:
      'It has `method` and `params`, and neither `jsonrpc` nor `id`, as an entry of `inputRequests` since 2026-07-28.',
    place: { method: 'tools/call', member: 'result', path: ['inputRequests', 'input'], from: 'server' },
    revision: '2026-07-28',
    or: 'a request without `jsonrpc` and `id`',
  };
}
