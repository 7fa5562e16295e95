/** How a fault is defined: one deliberate violation, a row in the file of its area, with the rule that reports it. */
import type { HttpInput, HttpOutput } from '../transport/types.ts';
import type { Id, Input, JsonRecord, McpRevision, Output, ServerState } from '../types.ts';

/** A client request that an output may respond to. */
export interface OpenRequest {
  readonly exchange: string;
  readonly id: Id;
  readonly method: string;
  /** Empty if the request has none. */
  readonly params: JsonRecord;
}

/** The input of a fault. */
export interface Scene {
  readonly input: Input;
  /** The incoming message, if it is valid JSON and a message. */
  readonly received: JsonRecord | null;
  /** Incoming requests, and those that were already open. */
  readonly openRequests: readonly OpenRequest[];
  /** The state before the step. */
  readonly before: ServerState;
  /** The state after the step; a fault never changes it. */
  readonly state: ServerState;
  /** The negotiated revision. */
  readonly revision: McpRevision;
}

/** One deliberate violation. */
export interface Fault {
  /** Short, in kebab case: its name in the command line and in URLs. */
  id: string;
  /** In the list: what the server does, for example “Ids are returned as strings”. */
  title: string;
  /** The explanation: what the server does wrong, and what a correct one does. */
  says: string;
  /** The rule that reports it, and the requirement in that finding. */
  rule: string;
  requirement: string;
  /** For revisions in which another rule reports it, or the same rule reports another requirement. */
  by?: Readonly<Partial<Record<McpRevision, { rule?: string; requirement: string }>>>;
  /** The revisions in which it is a violation; all if omitted. */
  revisions?: readonly McpRevision[];
  /** Only visible over HTTP: what the server does there. */
  http?: HttpFault;
  /** Whether the server ignores a message of the client. */
  ignores?(message: JsonRecord): boolean;
  /** Replaces `outputs`, the outputs of one step. */
  alter?(outputs: readonly Output[], scene: Scene): readonly Output[];
  /** A conversation that demonstrates it. */
  shows: Show;
}

/** The rule that reports a fault in a revision, and the requirement in that finding. */
export function catcherOf(fault: Fault, revision: McpRevision): { rule: string; requirement: string } {
  return { rule: fault.rule, requirement: fault.requirement, ...fault.by?.[revision] };
}

/** A conversation that demonstrates a fault: the client's actions. The player adds the handshake and `_meta`. */
export interface Show {
  server: string;
  /** The client's capabilities; if omitted, all that the revision has. */
  capabilities?: JsonRecord;
  /** Members of the `initialize` params that replace the usual ones. */
  initialize?: JsonRecord;
  /** In revisions without a handshake: the client does not send `server/discover` first. */
  blind?: boolean;
  /** The log level that the client requests: with `logging/setLevel`, or in the `_meta` of its requests. */
  logs?: string;
  /**
   * The actions after the handshake: requests (with `id`) and notifications without `jsonrpc`; strings are sent verbatim. A
   * number waits that many milliseconds. Over HTTP, `{ http: 'GET' }` opens a stream and `{ http: 'DELETE' }` ends the session.
   */
  client: readonly (JsonRecord | string | number)[];
  /** Over HTTP: headers that differ from those of a correct client; null omits one. */
  headers?: Readonly<Record<string, string | null>>;
}

/** What a fault does over HTTP: to the status and headers of a response, or to all outputs of a step. */
export interface HttpFault {
  /** Which responses have another status or other headers: those to posted requests, to posted notifications, or all. */
  of?: 'request' | 'notification' | 'all';
  status?: number;
  /** `null` omits a header. */
  headers?: Readonly<Record<string, string | null>>;
  /** The input that the server receives instead of the real one. */
  readIncoming?(input: HttpInput): HttpInput;
  /** Replaces `outputs`, the outputs of one step, for this input. */
  alter?(outputs: readonly HttpOutput[], input: HttpInput): readonly HttpOutput[];
}
