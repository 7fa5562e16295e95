/**
 * One script of client messages for each revision, played over any transport. The server's messages must be the same over every
 * transport: for each request, in order; and, also in order, the unrelated ones.
 */
import { isObject, stringOf } from '../../protocol/values.ts';
import { answerFor, dressed, fullCapabilities, greeting, inputResponsesFor } from '../client.ts';
import { isStateless } from '../eras.ts';
import { create, dueAt, step } from '../server.ts';
import type { Json, JsonRecord, McpRevision, ServerDefinition, ServerState } from '../types.ts';

/** A transport between a client and a server. */
export interface Carrier {
  /** Sends a message of the client. */
  send(message: JsonRecord): void | Promise<void>;
  /** The next message of the server. */
  receive(): Promise<JsonRecord>;
  /** The messages that still arrive when no request is open. */
  rest(): Promise<JsonRecord[]>;
}

/** The server's messages. */
export interface Played {
  /** For each request of the script: its label, and its messages, the response last. */
  readonly requests: { requested: string; received: Json[] }[];
  /** Messages that belong to no request. */
  readonly apart: Json[];
}

/** The server for the scripts. */
export const SCRIPT_SERVER = 'everything';

const call = (name: string, args: JsonRecord = {}, meta: JsonRecord | null = null): JsonRecord => ({
  method: 'tools/call',
  params: { name, arguments: args, ...(meta ? { _meta: meta } : {}) },
});
const LOGS: JsonRecord = { 'io.modelcontextprotocol/logLevel': 'info' };

const COMMON: readonly JsonRecord[] = [
  { method: 'tools/list' },
  { method: 'resources/list' },
  { method: 'resources/templates/list' },
  { method: 'prompts/list' },
  { method: 'prompts/list', params: { cursor: 'made-up' } },
  call('echo', { message: 'Hello, wörld \u{1f30d}' }),
  call('show_content'),
  call('get_measures', { place: 'cellar' }),
  call('always_fails'),
  call('echo', { message: 1 }),
  call('no_such_tool'),
  { method: 'resources/read', params: { uri: 'demo://text' } },
  { method: 'resources/read', params: { uri: 'demo://item/7' } },
  { method: 'resources/read', params: { uri: 'demo://nowhere' } },
  { method: 'prompts/get', params: { name: 'review_code', arguments: { language: 'rust' } } },
  { method: 'prompts/get', params: { name: 'review_code' } },
  {
    method: 'completion/complete',
    params: { ref: { type: 'ref/prompt', name: 'review_code' }, argument: { name: 'language', value: 'p' } },
  },
  call('long_work', { steps: 3, ms: 20 }, { progressToken: 'work', ...LOGS }),
  call('toggle_tool'),
  call('touch_counter'),
  call('ask_model', { question: 'What is a protocol?' }),
  call('show_roots'),
  call('ask_person'),
  call('plan_trip'),
  { method: 'no/such/method' },
];

/** The requests of a revision's script, in order; ids are assigned when it is played. */
export function scriptFor(revision: McpRevision): readonly JsonRecord[] {
  if (isStateless(revision)) return [{ method: 'server/discover' }, ...COMMON];
  return [
    { method: 'ping' },
    { method: 'logging/setLevel', params: { level: 'info' } },
    { method: 'resources/subscribe', params: { uri: 'demo://counter' } },
    ...COMMON,
  ];
}

/** Messages that belong to no request, on any stream. */
const APART = /^notifications\/(?:\w+\/list_changed|resources\/updated|elicitation\/complete)$/u;

/** Plays the script of a revision and records the server's messages. */
export async function playScript(revision: McpRevision, carrier: Carrier): Promise<Played> {
  const played: Played = { requests: [], apart: [] };
  const capabilities = fullCapabilities(revision);
  let next = 0;
  const request = async (wish: JsonRecord): Promise<void> => {
    const received: Json[] = [];
    played.requests.push({ requested: `${next} ${stringOf(wish.method)}`, received });
    let message = dressed({ jsonrpc: '2.0', id: next++, ...wish }, revision, capabilities);
    await carrier.send(message);
    for (;;) {
      const receivedMessage = await carrier.receive();
      const method = typeof receivedMessage.method === 'string' ? receivedMessage.method : null;
      if (method !== null && APART.test(method)) {
        played.apart.push(plain(receivedMessage));
        continue;
      }
      received.push(plain(receivedMessage));
      const answer = method === null ? null : answerFor(receivedMessage);
      if (answer) await carrier.send(answer);
      if (method !== null || receivedMessage.id !== message.id) continue;
      const again = retried(message, receivedMessage, next);
      if (!again) return;
      next++;
      message = again;
      await carrier.send(message);
    }
  };
  const handshake = greeting(revision, capabilities, next);
  if (handshake) {
    await request(handshake.initialize);
    await carrier.send(handshake.initialized);
  }
  for (const wish of scriptFor(revision)) await request(wish);
  for (const receivedMessage of await carrier.rest()) played.apart.push(plain(receivedMessage));
  return played;
}

/** The request retried with the requested input; null if the response is final. */
function retried(message: JsonRecord, { result }: JsonRecord, id: number): JsonRecord | null {
  if (!isObject(result) || result.resultType !== 'input_required') return null;
  const params = isObject(message.params) ? message.params : {};
  const inputResponses = isObject(result.inputRequests) ? inputResponsesFor(result.inputRequests) : {};
  const state: JsonRecord = result.requestState === undefined ? {} : { requestState: result.requestState };
  return { ...message, id, params: { ...params, ...state, inputResponses } };
}

/** A message without the parts that differ between servers: those signed with the seed. */
function plain(value: Json): Json {
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, key === 'requestState' ? 'signed' : plain(member)]),
  );
}

/** Passes messages directly to `step`; time passes when there is nothing else to wait for. */
export class StepCarrier implements Carrier {
  #state: ServerState;
  #at = 0;
  readonly #sent: JsonRecord[] = [];

  constructor(definition: ServerDefinition, revisions: readonly McpRevision[]) {
    this.#state = create(definition, { revisions });
  }

  send(message: JsonRecord): void {
    this.#feed({ kind: 'message', at: this.#at, text: JSON.stringify(message) });
  }

  receive(): Promise<JsonRecord> {
    while (this.#sent.length === 0) {
      const due = dueAt(this.#state);
      if (due === null) throw new Error('No further message arrives.');
      this.#at = due;
      this.#feed({ kind: 'tick', at: due });
    }
    return Promise.resolve(this.#sent.shift() ?? {});
  }

  rest(): Promise<JsonRecord[]> {
    return Promise.resolve(this.#sent.splice(0));
  }

  #feed(input: Parameters<typeof step>[1]): void {
    const stepped = step(this.#state, input);
    this.#state = stepped.state;
    for (const { message } of stepped.outputs) if (isObject(message)) this.#sent.push(message);
  }
}
