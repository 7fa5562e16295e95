/** How a fault is written: one deliberate violation, a row in the file of its area, naming the rule that catches it. */
import type { HttpInput, HttpOutput } from '../transport/types.ts';
import type { Id, Input, JsonRecord, McpRevision, Output, ServerState } from '../types.ts';

/** A request of the client that what is said may answer. */
export interface AskedRequest {
  readonly exchange: string;
  readonly id: Id;
  readonly method: string;
  /** Empty where it has none. */
  readonly params: JsonRecord;
}

/** What a fault may look at. */
export interface Scene {
  readonly input: Input;
  /** The message that came in, where it is one and JSON. */
  readonly heard: JsonRecord | null;
  /** Requests that came in, and those that were being worked on before. */
  readonly asked: readonly AskedRequest[];
  /** The state before the step. */
  readonly before: ServerState;
  /** The state after the step; a fault does not change it. */
  readonly state: ServerState;
  /** The revision that is being spoken. */
  readonly revision: McpRevision;
}

/** One deliberate violation. */
export interface Fault {
  /** Short, in kebab case: as the command and addresses name it. */
  id: string;
  /** In the list: what the server does, e.g. «Ids come back as text». */
  title: string;
  /** The reason, told when asked for: what the server does wrong, and what a right one does. */
  says: string;
  /** The rule that catches it, and the requirement that it names there. */
  rule: string;
  requirement: string;
  /** Where another rule catches it in a revision, or the same one names another requirement. */
  by?: Readonly<Partial<Record<McpRevision, { rule?: string; requirement: string }>>>;
  /** Revisions in which it is a violation, where that is not all. */
  revisions?: readonly McpRevision[];
  /** Only seen over HTTP: what the server does there. */
  http?: HttpFault;
  /** Whether the server does not hear a message of the client. */
  ignores?(message: JsonRecord): boolean;
  /** What is said instead of `outputs`, which are those of one step. */
  alter?(outputs: readonly Output[], scene: Scene): readonly Output[];
  /** A conversation that shows it. */
  shows: Show;
}

/** The rule that catches a fault in a revision, and the requirement it names. */
export function catcherOf(fault: Fault, revision: McpRevision): { rule: string; requirement: string } {
  return { rule: fault.rule, requirement: fault.requirement, ...fault.by?.[revision] };
}

/** A conversation in which a fault is seen: what the client does; handshake and `_meta` are added by who plays it. */
export interface Show {
  server: string;
  /** Of the client; all that the revision has when left out. */
  capabilities?: JsonRecord;
  /** Members of the parameters of `initialize` in place of the usual ones. */
  initialize?: JsonRecord;
  /** Without a handshake: the client does not ask `server/discover` before. */
  blind?: boolean;
  /** Level of logs that the client asks for: by `logging/setLevel`, or in `_meta` of its requests. */
  logs?: string;
  /**
   * What comes behind the handshake: requests (with `id`) and notifications without `jsonrpc`; texts as they are; a number lets
   * that many milliseconds pass, and over HTTP `{ http: 'GET' }` and `{ http: 'DELETE' }` listen and end the session.
   */
  client: readonly (JsonRecord | string | number)[];
  /** Over HTTP: headers that are written otherwise than a right client does; null leaves one out. */
  headers?: Readonly<Record<string, string | null>>;
}

/** What a fault does over HTTP: to status and headers of an answer, or to everything that goes out in a step. */
export interface HttpFault {
  /** Which answers have another status or other headers: to posted requests, to posted notifications, or to all. */
  of?: 'request' | 'notification' | 'all';
  status?: number;
  /** `null` leaves a header out. */
  headers?: Readonly<Record<string, string | null>>;
  /** What the server hears instead of what came in. */
  readIncoming?(input: HttpInput): HttpInput;
  /** What goes out instead of `outputs`, which are those of one step, for what came in. */
  alter?(outputs: readonly HttpOutput[], input: HttpInput): readonly HttpOutput[];
}
