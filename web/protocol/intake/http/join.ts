/** Matching HTTP messages: responses to requests, bodies that are messages, requests of one session. */
import { isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { WireMessage } from '../wire.ts';
import { isAltered } from './altered.ts';
import { headerOf } from './bodies.ts';

/** The header with the session id. */
export const SESSION_HEADER = 'mcp-session-id';
/** Maximum number of session ids remembered. */
const KNOWN = 20_000;
/** Maximum number of those that an unknown id is compared with. */
const COMPARED = 50;
/** Maximum number of requests without a response that are searched for a response’s request. */
const OPEN = 50;

/** The values in the body of a message, in the form of `Candidate`, so that this file does not depend on entries. */
export interface Candidate {
  readonly message: WireMessage;
  readonly values: readonly (JsonValue | undefined)[];
}

/** True for an object with members that only JSON-RPC messages have, and for an array that contains one. */
export function isLikeMessage(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.some((item) => !Array.isArray(item) && isLikeMessage(item));
  if (!isObject(value)) return false;
  if ('jsonrpc' in value || (typeof value['method'] === 'string' && ('params' in value || 'id' in value))) return true;
  return 'id' in value && ('result' in value || 'error' in value);
}

/** Matches each response to its request: by the ids in the bodies, otherwise the nearest waiting request. */
export function pairUp(candidates: readonly Candidate[]): void {
  const waiting: number[] = [];
  for (const [index, { message, values }] of candidates.entries()) {
    if (message.kind === 'request') {
      waiting.push(index);
      if (waiting.length > OPEN) waiting.shift();
      continue;
    }
    if (message.answers !== null) continue;
    const ids = new Set(values.flatMap((value) => answerIds(value)));
    const at = chosen(waiting, candidates, message, ids);
    if (at < 0) continue;
    message.answers = waiting[at] ?? null;
    waiting.splice(at, 1);
  }
}

function chosen(
  waiting: readonly number[],
  candidates: readonly Candidate[],
  response: WireMessage,
  ids: ReadonlySet<string>,
): number {
  const last = waiting.length - 1;
  const requestAt = (at: number): Candidate | undefined => candidates[waiting[at] ?? -1];
  if (ids.size > 0 && !requestsOneOf(requestAt(last), ids)) {
    const meant = waiting.findLastIndex((_, at) => requestsOneOf(requestAt(at), ids));
    if (meant >= 0) return meant;
  }
  if (ids.size > 0 || headerOf(response, 'content-type').toLowerCase().startsWith('text/event-stream')) return last;
  // Several requests in a row, then their responses: the first response belongs to the first request.
  let first = last;
  while (first > 0 && requestAt(first)?.message.method === 'POST' && requestAt(first - 1)?.message.method === 'POST') {
    if ((waiting[first - 1] ?? -1) + 1 !== waiting[first]) break;
    first--;
  }
  return first;
}

function requestsOneOf(candidate: Candidate | undefined, ids: ReadonlySet<string>): boolean {
  return candidate?.values.some((value) => requestIds(value).some((id) => ids.has(id))) ?? false;
}

function answerIds(value: JsonValue | undefined): string[] {
  return itemsOf(value).flatMap((item) => ('method' in item || !('id' in item) ? [] : [JSON.stringify(item['id'])]));
}

function requestIds(value: JsonValue | undefined): string[] {
  return itemsOf(value).flatMap((item) => ('method' in item && 'id' in item ? [JSON.stringify(item['id'])] : []));
}

function itemsOf(value: JsonValue | undefined): JsonObject[] {
  const items = Array.isArray(value) ? value : [value];
  return items.filter(isObject);
}

/**
 * Decides which bodies are messages: those that look like one, successful responses to a message, and those posted to an
 * address that received messages. All others (metadata, tokens, forms) stay bodies.
 */
export function holdsMessages(
  { message, values }: Candidate,
  candidates: readonly Candidate[],
  ends: ReadonlySet<string>,
): boolean {
  if (message.events) return true;
  if (values.some(isLikeMessage)) return true;
  if (message.kind === 'request') {
    const accepts = headerOf(message, 'accept').toLowerCase().includes('text/event-stream');
    const named = message.headers.some(({ name }) => /^mcp-/i.test(name));
    return values.length > 0 && (accepts || named || ends.has(pathOf(message.target)));
  }
  const requested = message.answers === null ? undefined : candidates[message.answers];
  return (
    message.status >= 200 &&
    message.status < 300 &&
    (requested?.values.some((value) => requestIds(value).length > 0) ?? false)
  );
}

/** The path of a target, without host and query. */
export function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '') || '/';
}

/**
 * Sets the channel of every message: the session in its header. `initialize` belongs to the session that its response assigns.
 * A message without a session id belongs to the session of the messages before it. An altered form of an assigned id counts as
 * the same session. Since 2026-07-28 there are no sessions.
 */
export function assignChannels(candidates: readonly Candidate[]): void {
  const channels = new Map<string, string>();
  /** The channel of an `initialize` request whose response assigned no id, until a message uses one. */
  let unnamed: string | null = null;
  let current = '';
  /** The most recent ids, which an unknown one is compared with. */
  const recent: string[] = [];
  const know = (id: string, channel: string): void => {
    if (channels.size >= KNOWN || channels.has(id)) return;
    channels.set(id, channel);
    recent.push(id);
    if (recent.length > COMPARED) recent.shift();
  };
  const channelOf = (id: string): string => {
    const known = channels.has(id) ? id : recent.find((given) => isAltered(id, given));
    const channel = (known === undefined ? unnamed : channels.get(known)) ?? id;
    if (known === undefined) unnamed = null;
    know(id, channel);
    return channel;
  };
  const answers = new Map(
    candidates.flatMap(({ message }) => (message.answers === null ? [] : [[message.answers, message] as const])),
  );
  for (const [index, { message, values }] of candidates.entries()) {
    if (message.channel !== undefined) continue;
    const own = sessionOf(message);
    const requested = message.answers === null ? undefined : candidates[message.answers];
    if (requested?.message.channel !== undefined) {
      message.channel = requested.message.channel;
      // An id assigned late is another name of the session in which it was sent.
      if (own !== '') know(own, message.channel);
    } else if (isModern(message, values)) {
      message.channel = '';
    } else if (values.some((value) => isObject(value) && value['method'] === 'initialize')) {
      const answer = answers.get(index);
      const given = answer ? sessionOf(answer) : '';
      unnamed = null;
      if (given !== '') know(given, given);
      else unnamed = '';
      message.channel = current = given;
    } else {
      message.channel = current = own === '' ? current : channelOf(own);
    }
  }
}

/** What a document or a script has in place of an id: a variable, a name to be filled in, dots. */
const SLOT = /^(?:[$<{%[("'\x60]|(?:your|my|the)[-_ ]|(?:mcp[-_ ]?)?session[-_ ]?id\b|\.{3}|…|[x*]{3,}$)/iu;

/** The session id in the header; empty if there is none, or something in place of it. */
function sessionOf(message: WireMessage): string {
  const id = headerOf(message, SESSION_HEADER);
  return SLOT.test(id) ? '' : id;
}

/** A request of a revision without sessions. */
function isModern(message: WireMessage, values: readonly (JsonValue | undefined)[]): boolean {
  const version = headerOf(message, 'mcp-protocol-version');
  if (/^\d{4}-\d\d-\d\d$/.test(version)) return version >= '2026';
  return values.some((value) => {
    const params = isObject(value) ? value['params'] : undefined;
    const meta = isObject(params) ? params['_meta'] : undefined;
    return isObject(meta) && Object.hasOwn(meta, 'io.modelcontextprotocol/protocolVersion');
  });
}
