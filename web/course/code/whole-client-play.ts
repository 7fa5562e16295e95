/** Plays a learner's client against the simulated server: what the client said so far, and what it has to hear next. */
import { checkEntries } from '../../protocol/check.ts';
import { isObject, objectAt } from '../../protocol/values.ts';
import { create, dueAt, step } from '../../simulator/server.ts';
import { serverNamed } from '../../simulator/servers/index.ts';
import type { Act, Input, Json, JsonRecord, McpRevision, ServerState } from '../../simulator/types.ts';
import type { Said } from '../define.ts';
import { bad } from '../seen.ts';
import type { Outcome } from './define.ts';

/** A session to be played. Numbers count what the client has heard: 0 is before it heard anything. */
export interface Scene {
  readonly server: string;
  readonly revisions: readonly McpRevision[];
  readonly tool: string;
  readonly args: JsonRecord;
  /** How many messages it hears at most. */
  readonly max: number;
  /** What a person at the server does then. */
  readonly acts?: Readonly<Record<number, Act>>;
  /** What is said then beside what the simulated server says. */
  readonly also?: Readonly<Record<number, readonly JsonRecord[]>>;
}

/** How far a session has come. */
export interface Played {
  /** In the order in which it was said and heard. */
  readonly log: readonly Said[];
  /** What the client has not heard yet. */
  readonly ahead: readonly JsonRecord[];
  /** Something that came in place of a list of messages. */
  readonly strange: string | null;
}

/** The roots that the client is made with. */
export const ROOTS: Json[] = [{ uri: 'file:///home/ada/poems', name: 'Poems' }];

/** The simulated server waits for answers far longer. */
const TIMEOUT_MS = 10_000;
/** Said by nobody's server, so nobody waits for answers to it. */
const OWN_IDS = /^also-/u;

/** Plays what a client said: `came` holds the value of `start()` and of each `receive()`. */
export function playedWith(scene: Scene, came: readonly Outcome[]): Played {
  let server: ServerState = create(serverNamed(scene.server)?.definition ?? { info: { name: 'none', version: '1' } }, {
    revisions: scene.revisions,
  });
  const queue: JsonRecord[] = [];
  const log: Said[] = [];
  const take = (input: Input): void => {
    const stepped = step(server, input);
    server = stepped.state;
    queue.push(
      ...stepped.outputs.flatMap(({ channel, message }) =>
        channel === 'message' && isObject(message) ? [message] : [],
      ),
    );
  };
  let strange: string | null = null;
  for (const [heard, outcome] of came.entries()) {
    const message = queue[heard - 1];
    if (heard > scene.max || (heard > 0 && !message)) break;
    if (message) log.push({ from: 'server', message });
    if (outcome.kind !== 'value') break;
    const { value, shown, type } = outcome;
    const said = type === 'null' ? [] : value;
    if (!Array.isArray(said) || !said.every(isObject)) strange ??= shown;
    for (const one of Array.isArray(said) ? said.filter(isObject) : []) {
      log.push({ from: 'client', message: one });
      if (typeof one.id === 'string' && OWN_IDS.test(one.id)) continue;
      take({ kind: 'message', at: server.now + 1, text: JSON.stringify(one) });
    }
    const act = scene.acts?.[heard];
    if (act) take({ kind: 'act', at: server.now + 1, act });
    queue.push(...(scene.also?.[heard] ?? []));
    for (
      let due = dueAt(server);
      queue.length <= heard && due !== null && due < server.now + TIMEOUT_MS;
      due = dueAt(server)
    )
      take({ kind: 'tick', at: due });
  }
  const heard = log.filter(({ from }) => from === 'server').length;
  return { log, ahead: heard < scene.max ? queue.slice(heard) : [], strange };
}

/** What the checker finds in what the client said; null where that is nothing. */
export function findingIn(log: readonly Said[], revision: McpRevision): string | null {
  const found = bad(checkEntries(log, { revision })).find(({ entry }) => log[entry]?.from === 'client');
  return found?.what ?? null;
}

/** What the client was told with the handshake; null before. */
export function agreedIn(log: readonly Said[]): Json {
  const [greeting] = log;
  const answer = log.find(({ from, message }) => from === 'server' && message.id === greeting?.message.id);
  return objectAt(answer?.message, 'result')?.protocolVersion ?? null;
}

/** The client's requests for a method, with where they stand. */
export function requestsIn(log: readonly Said[], method: string): { at: number; params: JsonRecord; id: Json }[] {
  return log.flatMap(({ from, message }, at) =>
    from === 'client' && message.method === method
      ? [{ at, params: objectAt(message, 'params') ?? {}, id: message.id ?? null }]
      : [],
  );
}

/** The client's answer to a request of the server. */
export function answerIn(log: readonly Said[], id: Json): JsonRecord | null {
  const found = log.find(({ from, message }) => from === 'client' && message.id === id && !('method' in message));
  return found?.message ?? null;
}

/** The names of all tools that the server has listed, in order. */
export function namesIn(log: readonly Said[]): Json[] {
  const lists = log.flatMap(({ message }) => objectAt(message, 'result')?.tools ?? []);
  return lists.flatMap((tool) => (isObject(tool) ? [tool.name ?? null] : []));
}

/** The texts of the result of the call; null where there is none yet. */
export function textIn(log: readonly Said[]): Json {
  const content = log.map(({ message }) => objectAt(message, 'result')?.content).find(Array.isArray);
  if (!content) return null;
  return content.flatMap((part) => (isObject(part) && typeof part.text === 'string' ? [part.text] : [])).join('');
}
