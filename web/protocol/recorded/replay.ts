/**
 * A recorded session as a script for a server that answers like the recorded one: each request and notification of the client, with
 * the messages that the server sent for it.
 */
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { RevisionId } from '../types.ts';
import { otherSide, paramsOf, resultOf, type RecordedMessage, type RecordedSession } from './sessions.ts';

/** A message of the recorded server. */
export interface ReplaySend {
  readonly kind: 'answer' | 'notification' | 'request';
  readonly message: JsonObject;
  /** How many requests of the server, sent for the same message of the client, were answered before. */
  readonly needs: number;
  /** The call on whose stream it was sent, as an index of `calls`; null if it belongs to none. */
  readonly on: number | null;
  /** For progress: the call that it is about. */
  readonly progressOf: number | null;
}

/** A message of the recorded client, and what the server sent for it, in order. */
export interface ReplayCue {
  /** Equal for equal method and params; ids, `_meta` and the order of members do not count. */
  readonly key: string;
  /** The same without what may differ between two runs of a client. */
  readonly loose: string;
  readonly method: string;
  readonly params: JsonObject;
  /** The number of the message in the text, from 1. */
  readonly number: number;
  readonly sends: readonly ReplaySend[];
  /** True for a call that stays open: a subscription, or one that the client cancelled. */
  readonly staysOpen: boolean;
}

/** A session to replay: plain data. */
export interface ReplayScript {
  readonly revision: Exclude<RevisionId, 'jsonrpc-2.0'>;
  /** The requests of the client. */
  readonly calls: readonly ReplayCue[];
  /** The notifications of the client. */
  readonly notices: readonly ReplayCue[];
  /** What the server declares if the recording does not show it. */
  readonly opening: JsonObject;
}

const SUBSCRIPTION_ID = 'io.modelcontextprotocol/subscriptionId';
const LISTEN = 'subscriptions/listen';

/** The key of a call or notification. */
export function keyOf(method: string, params: JsonObject): string {
  return `${method} ${canonical(without(params, ['_meta']))}`;
}

/** Without what may differ: who the client is, what the user answered, which request is cancelled. */
export function looseKeyOf(method: string, params: JsonObject): string {
  if (FREE.has(method)) return method;
  const responses = get(params, 'inputResponses');
  const rest = without(params, ['_meta', 'inputResponses']);
  return `${method} ${canonical(rest)}${isObject(responses) ? ` ${Object.keys(responses).toSorted().join()}` : ''}`;
}

/** Messages that are recognized by their method alone. */
const FREE = new Set([
  'initialize',
  LISTEN,
  'notifications/initialized',
  'notifications/cancelled',
  'notifications/progress',
]);

function without(params: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(params).filter(([key]) => !keys.includes(key)));
}

/** JSON with the members in alphabetical order. */
function canonical(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`);
  return `{${members.join()}}`;
}

type Draft = Omit<ReplayCue, 'sends' | 'staysOpen'> & {
  readonly sends: ReplaySend[];
  staysOpen: boolean;
  /** The number of the server's requests that the client has answered. */
  answered: number;
  isOpen: boolean;
};

/** The script of a session; `problem` says why there is none. */
export function scriptOf({ revision, messages }: RecordedSession): ReplayScript | { readonly problem: string } {
  if (revision === 'jsonrpc-2.0') return { problem: 'The session is not MCP, so no MCP server can replay it' };
  const builder = new Builder(messages);
  for (const message of messages) builder.add(message);
  if (builder.calls.length === 0) return { problem: 'The session has no request of a client to answer' };
  return {
    revision,
    calls: builder.calls,
    notices: builder.notices,
    opening: openingOf(revision, builder.calls),
  };
}

class Builder {
  readonly calls: Draft[] = [];
  readonly notices: Draft[] = [];
  /** By the place of the message in the session, and the newest by its id. */
  readonly #callAt = new Map<number, number>();
  readonly #callOf = new Map<JsonValue, number>();
  /** The cue for which a request of the server was sent. */
  readonly #askedFor = new Map<number, Draft>();
  readonly #tokens = new Map<JsonValue, number>();
  /** Calls that are still open, without subscriptions. */
  readonly #open: number[] = [];
  #latest: Draft | null = null;
  #early: ReplaySend[] = [];
  readonly #messages: readonly RecordedMessage[];

  constructor(messages: readonly RecordedMessage[]) {
    this.#messages = messages;
  }

  add(message: RecordedMessage): void {
    const { kind, from, altered } = message;
    if (kind === 'invalid' || altered || !isObject(message.value)) return;
    const sender = from === 'unknown' ? this.#senderOf(message) : from;
    if (sender === 'client') this.#client(message);
    else this.#server(message, message.value);
  }

  /** Responses come from the other side than their request. */
  #senderOf({ kind, answers }: RecordedMessage): 'client' | 'server' {
    if (kind !== 'response' && kind !== 'error') return 'client';
    const asked = answers === null ? undefined : this.#messages[answers];
    return asked && otherSide(asked.from) === 'client' ? 'client' : 'server';
  }

  #client(message: RecordedMessage): void {
    const { kind, method, answers } = message;
    if (kind === 'response' || kind === 'error') {
      const cue = answers === null ? undefined : this.#askedFor.get(answers);
      if (cue) {
        cue.answered++;
        this.#latest = cue;
      }
      return;
    }
    const params = paramsOf(message);
    const cue: Draft = {
      key: keyOf(method, params),
      loose: looseKeyOf(method, params),
      method,
      params,
      number: message.entry + 1,
      sends: this.#early,
      staysOpen: method === LISTEN,
      answered: 0,
      isOpen: kind === 'request',
    };
    this.#early = [];
    this.#latest = cue;
    if (kind === 'notification') {
      if (method === 'notifications/cancelled') this.#cancelled(get(params, 'requestId'));
      this.notices.push(cue);
      return;
    }
    const index = this.calls.push(cue) - 1;
    this.#callAt.set(message.at, index);
    if (message.id !== null) this.#callOf.set(message.id, index);
    const token = get(objectAt(params, '_meta'), 'progressToken');
    if (token !== undefined) this.#tokens.set(token, index);
    if (method !== LISTEN) this.#open.push(index);
  }

  #cancelled(id: JsonValue | undefined): void {
    const call = this.calls[(id === undefined ? undefined : this.#callOf.get(id)) ?? -1];
    if (call?.isOpen) call.staysOpen = true;
  }

  #server(message: RecordedMessage, value: JsonObject): void {
    const { kind, answers } = message;
    if (kind === 'response' || kind === 'error') {
      const index = answers === null ? undefined : this.#callAt.get(answers);
      const call = index === undefined ? undefined : this.calls[index];
      if (!call || index === undefined || !call.isOpen) return;
      call.sends.push({ kind: 'answer', message: value, needs: call.answered, on: index, progressOf: null });
      call.isOpen = false;
      const at = this.#open.indexOf(index);
      if (at >= 0) this.#open.splice(at, 1);
      return;
    }
    const stream = this.#streamOf(message);
    const own = stream === null ? undefined : this.calls[stream];
    const cue = own && own.method !== LISTEN ? own : this.#latest;
    const send: ReplaySend = {
      kind: kind === 'request' ? 'request' : 'notification',
      message: value,
      needs: cue?.answered ?? 0,
      on: stream,
      progressOf: this.#progressOf(message),
    };
    (cue?.sends ?? this.#early).push(send);
    if (cue && kind === 'request') this.#askedFor.set(message.at, cue);
  }

  /** The open call that a message of the server belongs to: by its token or subscription, otherwise the newest. */
  #streamOf(message: RecordedMessage): number | null {
    const about = this.#progressOf(message);
    if (about !== null) return this.calls[about]?.isOpen ? about : null;
    const subscription = get(objectAt(paramsOf(message), '_meta'), SUBSCRIPTION_ID);
    if (subscription === undefined) return this.#open.at(-1) ?? null;
    return this.#callOf.get(subscription) ?? null;
  }

  #progressOf(message: RecordedMessage): number | null {
    if (message.method !== 'notifications/progress') return null;
    const token = get(paramsOf(message), 'progressToken');
    return token === undefined ? null : (this.#tokens.get(token) ?? null);
  }
}

/** The recorded call most like a request: of the same method, and with the fewest members that differ. */
export function nearestCall(
  method: string,
  params: JsonObject,
  calls: readonly ReplayCue[],
): { readonly call: ReplayCue; readonly differs: readonly string[] } | null {
  let best: { call: ReplayCue; differs: readonly string[] } | null = null;
  for (const call of calls) {
    if (call.method !== method) continue;
    const differs = differencesOf(without(params, ['_meta']), without(call.params, ['_meta']), '', 0);
    if (best === null || differs.length < best.differs.length) best = { call, differs };
  }
  return best;
}

const MAX_DEPTH = 4;

/** JSON pointers to the members in which two objects differ. */
function differencesOf(a: JsonObject, b: JsonObject, at: string, depth: number): string[] {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.flatMap((key) => {
    const [one, other] = [get(a, key), get(b, key)];
    const pointer = `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (one !== undefined && other !== undefined && canonical(one) === canonical(other)) return [];
    return isObject(one) && isObject(other) && depth < MAX_DEPTH
      ? differencesOf(one, other, pointer, depth + 1)
      : [pointer];
  });
}

/** Capabilities that the recorded calls need, by the first part of their method. */
const AREAS: Readonly<Record<string, string>> = {
  tools: 'tools',
  resources: 'resources',
  prompts: 'prompts',
  logging: 'logging',
  completion: 'completions',
};

/** The result of `initialize` or `server/discover` for a recording without it: what the calls need. */
function openingOf(revision: ReplayScript['revision'], calls: readonly ReplayCue[]): JsonObject {
  const capabilities: Record<string, JsonObject> = {};
  for (const { method, sends } of calls) {
    const area = AREAS[method.split('/', 1)[0] ?? ''];
    const works = sends.some(({ message }) => resultOf({ value: message }) !== null);
    if (area !== undefined && works) capabilities[area] ??= {};
    if (method === 'resources/subscribe' && works) capabilities['resources'] = { subscribe: true };
  }
  const serverInfo = { name: 'replay', version: '1.0.0' };
  if (revision !== '2026-07-28') return { protocolVersion: revision, capabilities, serverInfo };
  return {
    resultType: 'complete',
    supportedVersions: [revision],
    capabilities,
    ttlMs: 0,
    cacheScope: 'private',
    _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
  };
}
