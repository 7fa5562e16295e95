/**
 * Runs a learner’s client against the simulated server: replays what the client sent, and determines the next message for it.
 */
import { checkEntries } from '../../protocol/check-messages.ts';
import { isObject, objectAt } from '../../protocol/values.ts';
import { create, dueAt, step } from '../../simulator/server.ts';
import { serverNamed } from '../../simulator/servers/index.ts';
import type { Act, Input, Json, JsonRecord, McpRevision, ServerState } from '../../simulator/types.ts';
import type { SentMessage } from '../define.ts';
import { bad } from '../seen.ts';
import type { Outcome } from './define.ts';

/** A session to run. The numbers count the messages that the client has received: 0 is before the first one. */
export interface Scene {
  readonly server: string;
  readonly revisions: readonly McpRevision[];
  readonly tool: string;
  readonly args: JsonRecord;
  /** Maximum number of messages to receive. */
  readonly max: number;
  /** Actions of a user at the server at these points. */
  readonly acts?: Readonly<Record<number, Act>>;
  /** What the client receives instead of a message of the server. Responses to requests that this adds are not forwarded. */
  readonly edit?: (message: JsonRecord) => readonly JsonRecord[];
  /** Messages sent at these points in addition to those of the simulated server. */
  readonly also?: Readonly<Record<number, readonly JsonRecord[]>>;
}

/** The progress of a session. */
export interface Played {
  /** In the order in which the messages were sent and received. */
  readonly log: readonly SentMessage[];
  /** Messages that the client has not received yet. */
  readonly ahead: readonly JsonRecord[];
  /** A value returned instead of a list of messages. */
  readonly strange: string | null;
}

/** The roots that are passed to the client. */
export const ROOTS: Json[] = [{ uri: 'file:///home/ada/poems', name: 'Poems' }];

/** The response timeout of the simulated server is much longer. */
const TIMEOUT_MS = 10_000;
/** Ids of requests that the simulated server did not send, so responses to them are not forwarded to it. */
const OWN_IDS = /^also-/u;

/** Replays what a client sent: `came` has the outcomes of `start()` and of each `receive()`. */
export function playedWith(scene: Scene, came: readonly Outcome[]): Played {
  let server: ServerState = create(serverNamed(scene.server)?.definition ?? { info: { name: 'none', version: '1' } }, {
    revisions: scene.revisions,
  });
  const queue: JsonRecord[] = [];
  const added = new Set<Json>();
  const log: SentMessage[] = [];
  const edited = (message: JsonRecord): readonly JsonRecord[] => {
    const messages = scene.edit?.(message) ?? [message];
    for (const one of messages) if (one !== message && 'method' in one) added.add(one.id ?? null);
    return messages;
  };
  const take = (input: Input): void => {
    const stepped = step(server, input);
    server = stepped.state;
    queue.push(
      ...stepped.outputs.flatMap(({ channel, message }) =>
        channel === 'message' && isObject(message) ? edited(message) : [],
      ),
    );
  };
  let strange: string | null = null;
  for (const [index, outcome] of came.entries()) {
    const message = queue[index - 1];
    if (index > scene.max || (index > 0 && !message)) break;
    if (message) log.push({ from: 'server', message });
    if (outcome.kind !== 'value') break;
    const { value, shown, type } = outcome;
    const printed = type === 'null' ? [] : value;
    if (!Array.isArray(printed) || !printed.every(isObject)) strange ??= shown;
    for (const one of Array.isArray(printed) ? printed.filter(isObject) : []) {
      log.push({ from: 'client', message: one });
      if (typeof one.id === 'string' && OWN_IDS.test(one.id)) continue;
      if (!('method' in one) && added.has(one.id ?? null)) continue;
      take({ kind: 'message', at: server.now + 1, text: JSON.stringify(one) });
    }
    const act = scene.acts?.[index];
    if (act) take({ kind: 'act', at: server.now + 1, act });
    queue.push(...(scene.also?.[index] ?? []));
    for (
      let due = dueAt(server);
      queue.length <= index && due !== null && due < server.now + TIMEOUT_MS;
      due = dueAt(server)
    )
      take({ kind: 'tick', at: due });
  }
  const receivedCount = log.filter(({ from }) => from === 'server').length;
  return { log, ahead: receivedCount < scene.max ? queue.slice(receivedCount) : [], strange };
}

/** The first finding of the checker in the client’s messages; null if there is none. */
export function findingIn(log: readonly SentMessage[], revision: McpRevision): string | null {
  const found = bad(checkEntries(log, { revision })).find(({ entry }) => log[entry]?.from === 'client');
  return found?.what ?? null;
}

/** The revision in the handshake result; null before it. */
export function agreedIn(log: readonly SentMessage[]): Json {
  const [greeting] = log;
  const answer = log.find(({ from, message }) => from === 'server' && message.id === greeting?.message.id);
  return objectAt(answer?.message, 'result')?.protocolVersion ?? null;
}

/** The client’s requests for a method, with their positions. */
export function requestsIn(
  log: readonly SentMessage[],
  method: string,
): { at: number; params: JsonRecord; id: Json }[] {
  return log.flatMap(({ from, message }, at) =>
    from === 'client' && message.method === method
      ? [{ at, params: objectAt(message, 'params') ?? {}, id: message.id ?? null }]
      : [],
  );
}

/** The client’s response to a request from the server. */
export function answerIn(log: readonly SentMessage[], id: Json): JsonRecord | null {
  const found = log.find(({ from, message }) => from === 'client' && message.id === id && !('method' in message));
  return found?.message ?? null;
}

/** The names of all tools that the server listed, in order. */
export function namesIn(log: readonly SentMessage[]): Json[] {
  const lists = log.flatMap(({ message }) => objectAt(message, 'result')?.tools ?? []);
  return lists.flatMap((tool) => (isObject(tool) ? [tool.name ?? null] : []));
}

/** The text of the result of the call; null if there is none yet. */
export function textIn(log: readonly SentMessage[]): Json {
  const content = log.map(({ message }) => objectAt(message, 'result')?.content).find(Array.isArray);
  if (!content) return null;
  return content.flatMap((part) => (isObject(part) && typeof part.text === 'string' ? [part.text] : [])).join('');
}

/** A response and a notification that belong to no request. */
export const UNREQUESTED: readonly JsonRecord[] = [
  { jsonrpc: '2.0', id: 'nobody-asked', result: {} },
  { jsonrpc: '2.0', method: 'notifications/resources/list_changed' },
];

/** Whether a message is the response to `tools/list`. */
export function isList(message: JsonRecord): boolean {
  return Array.isArray(objectAt(message, 'result')?.tools);
}

const OTHER_PING = 'also-1';

/** The result of a tool after two pings: one with an id of its own, one with the id of the call, which is still open. */
export function pingsBeforeResult(message: JsonRecord): readonly JsonRecord[] {
  if (!Array.isArray(objectAt(message, 'result')?.content)) return [message];
  return [OTHER_PING, message.id ?? null]
    .map((id): JsonRecord => ({ jsonrpc: '2.0', id, method: 'ping' }))
    .concat(message);
}

/** Whether the client responded to the first of those pings. */
export function answersPing(log: readonly SentMessage[]): boolean {
  return isObject(answerIn(log, OTHER_PING)?.result);
}
