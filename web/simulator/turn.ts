/** One step of the server in progress: the state so far, its outputs, and helpers that build messages. */
import { methodsOf, objectAt, trimmed } from '../protocol/values.ts';
import { takenIntoBatch } from './batches.ts';
import { isStateless, SERVER_INFO } from './eras.ts';
import type { Id, Json, JsonRecord, McpRevision, Output, RequestKey, Round, ServerState, Why } from './types.ts';

/** A client request that has passed the checks of lifecycle and types. */
export interface Request extends RequestKey {
  readonly method: string;
  /** Empty if the message has none. */
  readonly params: JsonRecord;
  readonly revision: McpRevision;
  /** The client's capabilities: from the handshake, or from this request. */
  readonly clientCapabilities: JsonRecord;
  readonly progressToken: Id | null;
  /** The minimum log level that the request asks for. */
  readonly logLevel: string | null;
  /** The number of the request; unlike ids, a client cannot use it twice. */
  readonly serial?: number;
  /** Where the work continues when the request is retried with responses. */
  readonly round?: Round;
}

/** A protocol error, before it is sent. */
export interface Refusal {
  code: number;
  message: string;
  data?: Json;
}

/** The state during a step. Parts are replaced, never changed in place, so that earlier states stay unchanged. */
export class Turn {
  state: ServerState;
  /** The state before the step. */
  readonly before: ServerState;
  outputs: Output[] = [];
  /** The reason for the treatment of the input; the first one stays. */
  why: Why | null = null;

  constructor(state: ServerState) {
    this.state = { ...state };
    this.before = state;
  }

  /** Replaces parts of the state. */
  put(change: Partial<ServerState>): void {
    Object.assign(this.state, change);
  }

  /** Sets the reason, unless one is set. */
  because(why: Why): void {
    this.why ??= why;
  }

  /** The number of the next request, task or event of the server. */
  number(): number {
    const { next } = this.state;
    this.put({ next: next + 1 });
    return next;
  }

  /** Sends a message unchanged. */
  send(message: JsonRecord | Json[], to: RequestKey | null, last: boolean, why: Why): void {
    const { now } = this.state;
    this.outputs.push({ at: now, text: JSON.stringify(message), message, channel: 'message', to, last, why });
    this.because(why);
  }

  /** Writes a log line (stderr). */
  log(text: string, why: Why): void {
    const { now } = this.state;
    this.outputs.push({ at: now, text, message: null, channel: 'log', to: null, last: false, why });
    this.because(why);
  }

  /**
   * Responds to a request. `result` has the format of the newest revision; older ones get the parts that they know. `type` is
   * the result's type if it differs from the method's row.
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

  /** Results of the stateless revision include their type and the server's information. */
  #signed(result: JsonRecord): JsonRecord {
    const { info } = this.state.definition;
    const meta = objectAt(result, '_meta') ?? {};
    return { resultType: 'complete', ...result, _meta: { ...meta, [SERVER_INFO]: info } };
  }

  /** Rejects a request. */
  refuse(request: RequestKey, { code, message, data }: Refusal, why: Why): void {
    const error = { code, message, ...(data === undefined ? {} : { data }) };
    this.answer({ jsonrpc: '2.0', id: request.id, error }, request, why);
  }

  /** Sends a response, alone or with its batch. */
  answer(message: JsonRecord, to: RequestKey, why: Why): void {
    if (!takenIntoBatch(this, to, message, why)) this.send(message, to, true, why);
  }

  /** Sends a notification, on the stream of a request or unrelated to one. */
  notify(method: string, params: JsonRecord | null, to: RequestKey | null, why: Why): void {
    this.send({ jsonrpc: '2.0', method, ...(params ? { params } : {}) }, to, false, why);
  }
}

/** Whether two keys identify the same request: the JSON type of the id matters. */
export function sameKey(a: RequestKey, b: RequestKey): boolean {
  return a.id === b.id && a.exchange === b.exchange;
}
