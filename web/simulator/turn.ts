/** One step of the server while it is being taken: the state so far, what was said, and how messages are made. */
import { methodsOf, objectAt, trimmed } from '../protocol/values.ts';
import { takenIntoBatch } from './batches.ts';
import { isStateless, SERVER_INFO } from './eras.ts';
import type { Id, Json, JsonRecord, McpRevision, Output, RequestKey, Round, ServerState, Why } from './types.ts';

/** A request of the client that lifecycle and types have nothing against. */
export interface Request extends RequestKey {
  readonly method: string;
  /** Empty where the message has none. */
  readonly params: JsonRecord;
  readonly revision: McpRevision;
  /** What the client can do: as agreed in the handshake, or as this request says. */
  readonly clientCapabilities: JsonRecord;
  readonly progressToken: Id | null;
  /** Least serious level of logs that the request itself asks for. */
  readonly logLevel: string | null;
  /** Which of all requests it is; other than ids, no client can give it twice. */
  readonly serial?: number;
  /** Where it goes on, when it comes again with answers. */
  readonly round?: Round;
}

/** An error of the protocol, before it is sent. */
export interface Refusal {
  code: number;
  message: string;
  data?: Json;
}

/** A state that is being changed. Parts are replaced, never changed in place, so that earlier states stay what they were. */
export class Turn {
  state: ServerState;
  /** As it was before the step. */
  readonly before: ServerState;
  outputs: Output[] = [];
  /** Why the server did with the input what it did; the first word stays. */
  why: Why | null = null;

  constructor(state: ServerState) {
    this.state = { ...state };
    this.before = state;
  }

  /** Replaces parts of the state. */
  put(change: Partial<ServerState>): void {
    Object.assign(this.state, change);
  }

  /** Says why, unless that was said. */
  because(why: Why): void {
    this.why ??= why;
  }

  /** The number of the next request, task or event of the server's own. */
  number(): number {
    const { next } = this.state;
    this.put({ next: next + 1 });
    return next;
  }

  /** Sends a message as it is. */
  send(message: JsonRecord | Json[], to: RequestKey | null, last: boolean, why: Why): void {
    const { now } = this.state;
    this.outputs.push({ at: now, text: JSON.stringify(message), message, channel: 'message', to, last, why });
    this.because(why);
  }

  /** Writes a line for people (stderr). */
  tell(text: string, why: Why): void {
    const { now } = this.state;
    this.outputs.push({ at: now, text, message: null, channel: 'log', to: null, last: false, why });
    this.because(why);
  }

  /**
   * Answers a request. `result` is written as the newest revision has it, and older ones get what they know of it. `type` is
   * the result's type where it is not the one that the method's row names.
   */
  result(
    request: Pick<Request, 'id' | 'exchange' | 'method' | 'revision'>,
    result: JsonRecord,
    why: Why,
    type = methodsOf(request.revision).get(request.method)?.result,
  ): void {
    const { revision, id } = request;
    const fitting = type === undefined ? result : trimmed(revision, type, result);
    const whole = isStateless(revision) ? this.#signed(fitting) : fitting;
    this.answer({ jsonrpc: '2.0', id, result: whole }, request, why);
  }

  /** Results of the stateless revision say what kind they are and who gives them. */
  #signed(result: JsonRecord): JsonRecord {
    const { info } = this.state.definition;
    const meta = objectAt(result, '_meta') ?? {};
    return { resultType: 'complete', ...result, _meta: { ...meta, [SERVER_INFO]: info } };
  }

  /** Refuses a request. */
  refuse(request: RequestKey, { code, message, data }: Refusal, why: Why): void {
    const error = { code, message, ...(data === undefined ? {} : { data }) };
    this.answer({ jsonrpc: '2.0', id: request.id, error }, request, why);
  }

  /** Sends an answer, alone or with those of its batch. */
  answer(message: JsonRecord, to: RequestKey, why: Why): void {
    if (!takenIntoBatch(this, to, message, why)) this.send(message, to, true, why);
  }

  /** Sends a notification, on the stream of a request or on none. */
  notify(method: string, params: JsonRecord | null, to: RequestKey | null, why: Why): void {
    this.send({ jsonrpc: '2.0', method, ...(params ? { params } : {}) }, to, false, why);
  }
}

/** Whether two keys name the same request: the JSON type of the id matters. */
export function sameKey(a: RequestKey, b: RequestKey): boolean {
  return a.id === b.id && a.exchange === b.exchange;
}
