/**
 * Light entry point: the plain data of this module. Everything here survives `structuredClone` and JSON: a server's definition,
 * its state, inputs and outputs. Times are milliseconds since the start of the conversation, and come from the inputs.
 */
import type { ReplayScript } from '../protocol/replay.ts';
import type { RevisionId } from '../protocol/types.ts';
import type { Json, JsonRecord, Why } from './basics.ts';
import type { ServerDefinition } from './definition.ts';
export type { Json, JsonRecord, Why } from './basics.ts';

export type {
  Doing,
  PromptDefinition,
  ResourceDefinition,
  ServerDefinition,
  SkillDefinition,
  Step,
  TemplateDefinition,
  ToolDefinition,
  Values,
} from './definition.ts';

/** An id of an MCP message. */
export type Id = string | number;
/** The revisions that a server can support. */
export type McpRevision = Exclude<RevisionId, 'jsonrpc-2.0'>;

// ---- The state of a server ----------------------------------------------------------------------------------------

/** The configuration of a server. */
export interface Settings {
  /** The supported revisions, oldest first, at least one. */
  readonly revisions: readonly McpRevision[];
  /** The transport. There are few differences: which notifications can be delivered, and how a client cancels. */
  readonly transport: 'stdio' | 'http';
  /** Ids of the active faults. */
  readonly faults: readonly string[];
  /** Seed for values that must be hard to guess, such as signatures of state that clients carry. */
  readonly seed: string;
  /** The start of the conversation, in milliseconds since 1970, for values that contain a date. */
  readonly epoch: number;
  /** A recorded session: the server answers like the recorded one, and not by its definition. */
  readonly replay?: ReplayScript;
}

/** Identifies a request: its id, and its exchange if several clients share a server without sessions (empty otherwise). */
export interface RequestKey {
  readonly exchange: string;
  readonly id: Id;
}

/** The progress of a handshake. */
export interface Handshake {
  readonly phase: 'waiting' | 'answered' | 'ready' | 'closed';
  /** The negotiated revision; null before `initialize` was answered. */
  readonly revision: McpRevision | null;
  readonly clientInfo: JsonRecord | null;
  readonly clientCapabilities: JsonRecord;
}

/** The progress of a request. */
export interface Round {
  /** The number of completed steps. */
  readonly done: number;
  /** The client's responses to the requests of steps, by their `as`. */
  readonly answers: JsonRecord;
  /** The step whose requests the `inputResponses` answer; null if there are none, or they were used. */
  readonly answersFor: number | null;
}

/** A request in progress. */
export interface Running extends RequestKey, Round {
  readonly revision: McpRevision;
  readonly method: string;
  readonly params: JsonRecord;
  /** The client's capabilities for this request. */
  readonly clientCapabilities: JsonRecord;
  readonly progressToken: Id | null;
  /** The minimum log level that this request asks for; null for none (in revisions with a level per request). */
  readonly logLevel: string | null;
  readonly since: number;
  /** The number of the request, counted from the first. */
  readonly serial: number;
  /** What it waits for: a time, a response of the client to this server request, or nothing. */
  readonly until: number | null;
  readonly waitsFor: Id | null;
  /** The task of this work, if the request asked for a task. */
  readonly task: string | null;
  /** Set once the work has asked to close the connection of its response. */
  readonly disconnects?: true;
}

/** A server request that waits for its response. */
export interface PendingRequest {
  readonly id: Id;
  readonly method: string;
  /** The work that sent it, and the key of its response; null for a manual action at the server. */
  readonly by: (RequestKey & { readonly as: string }) | null;
  readonly since: number;
}

/** A batch with unanswered requests. */
export interface Batch {
  readonly exchange: string;
  /** Ids of its requests, and of the unanswered ones. */
  readonly of: readonly Id[];
  readonly waiting: readonly Id[];
  readonly answers: readonly JsonRecord[];
}

/** An open `subscriptions/listen`. */
export interface Listening extends RequestKey {
  readonly method: string;
  readonly revision: McpRevision;
  /** The acknowledged notifications. */
  readonly notifications: JsonRecord;
}

/** A task: of 2025-11-25, whose outcome `tasks/result` returns, or of the extension, whose `tasks/get` contains it. */
export interface Task {
  readonly taskId: string;
  /** Set for tasks of the extension. */
  readonly extension?: true;
  /** In tasks of the extension: the open requests for input, by key. */
  readonly inputRequests?: JsonRecord;
  readonly status: 'working' | 'input_required' | 'completed' | 'failed' | 'cancelled';
  readonly statusMessage?: string;
  readonly createdAt: number;
  readonly lastUpdatedAt: number;
  readonly ttl: number | null;
  readonly method: string;
  readonly outcome: { readonly result: JsonRecord } | { readonly error: JsonRecord } | null;
  /** Requests that wait for the result. */
  readonly awaited: readonly (RequestKey & { readonly revision: McpRevision })[];
}

/** A message of the client whose recorded consequences are being sent. */
export interface ReplayOpen {
  readonly list: 'calls' | 'notices';
  /** The place in its list. */
  readonly index: number;
  /** The request; null for a notification. */
  readonly key: RequestKey | null;
  /** The number of recorded messages that were sent or left out. */
  readonly done: number;
  /** The number of the client’s responses so far. */
  readonly answers: number;
  /** The requests to the client that wait for a response: the id in the recording, and the one that was sent. */
  readonly asked: readonly { readonly recorded: Id | null; readonly id: Id }[];
}

/** The client’s last request for a recorded call. */
export interface ReplayedCall {
  readonly key: RequestKey;
  readonly token: Id | null;
}

/** The progress of a replay. */
export interface ReplayState {
  /** How often each meaning was requested, by method and params. */
  readonly used: Readonly<Record<string, number>>;
  readonly open: readonly ReplayOpen[];
  /** By the place of the call in the script. */
  readonly called: Readonly<Record<number, ReplayedCall>>;
}

/** The state of a server: an immutable value. Every step returns a new one that shares the unchanged parts. */
export interface ServerState {
  readonly definition: ServerDefinition;
  readonly settings: Settings;
  readonly now: number;
  readonly handshake: Handshake;
  /** The kind of the last message. */
  readonly era: 'handshake' | 'stateless' | null;
  /** Set by `logging/setLevel`; null before. */
  readonly logLevel: string | null;
  /** URIs of resources, in the order of `resources/subscribe`. */
  readonly subscriptions: readonly string[];
  readonly listening: readonly Listening[];
  readonly running: readonly Running[];
  readonly batches: readonly Batch[];
  readonly pendingRequests: readonly PendingRequest[];
  readonly tasks: readonly Task[];
  /** The number of the next request, task or event of the server. */
  readonly next: number;
  /** Ids of the client's requests: their number, and the last ones. */
  readonly seen: { readonly count: number; readonly last: readonly Id[] };
  readonly memory: JsonRecord;
  /** The progress of a replay; absent without one. */
  readonly replay?: ReplayState;
}

// ---- Inputs and outputs
// -----------------------------------------------------------------------------------------------------------

/** Manual actions at the server. */
export type Act =
  /** Announces that a list has changed. */
  | { act: 'changed'; list: 'tools' | 'resources' | 'prompts' }
  /** Changes the content of a resource and notifies subscribers. */
  | { act: 'update'; uri: string; text: string }
  /** Sends a log. */
  | { act: 'log'; level: string; data: Json; logger?: string }
  /**
   * Sends a request to the client, in revisions that have it: `ping`, `roots/list`, `sampling/createMessage`,
   * `elicitation/create`.
   */
  | { act: 'ask'; method: string; params: JsonRecord }
  /** Ends every open `subscriptions/listen`, as a server does before it shuts down. */
  | { act: 'end' }
  /** Replaces the definition. */
  | { act: 'define'; definition: ServerDefinition };

/** Changes to the HTTP headers of a request, by name in lower case: another value, or null for a header that is left out. */
export type HeaderChanges = Readonly<Record<string, string | null>>;

/** An input of the server. `at` never decreases; a smaller value counts as now. */
export type Input =
  /** A message verbatim, valid or not. `exchange` distinguishes senders where that matters. */
  | { kind: 'message'; at: number; text: string; exchange?: string; headers?: HeaderChanges }
  /** Time passes: work that is due is done. */
  | { kind: 'tick'; at: number }
  /** The client disconnects: from the whole conversation, or from one exchange (the stream of one request). */
  | { kind: 'close'; at: number; exchange?: string }
  | { kind: 'act'; at: number; act: Act };

/** An output of the server. */
export interface Output {
  readonly at: number;
  /** As sent over the wire, on one line. */
  readonly text: string;
  /** The parsed text; null if it is not JSON (log lines, or a fault). */
  readonly message: Json;
  /** `message`: on stdout, or in a body or event. `log`: for people, on stderr. */
  readonly channel: 'message' | 'log';
  /** The client's request whose stream carries it; null if it is unrelated to a request. */
  readonly to: RequestKey | null;
  /** True for the last message of that request. */
  readonly last: boolean;
  readonly why: Why;
}

/** The result of a step. `why` concerns the input itself, even if there is no output. */
export interface Stepped {
  readonly state: ServerState;
  readonly outputs: readonly Output[];
  readonly why: Why | null;
}
