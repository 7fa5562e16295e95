/**
 * Light door: the plain data of this room. Everything here survives `structuredClone` and JSON: a server's definition, its
 * state, what goes in and what comes out. Times are milliseconds from the beginning of the conversation, and inputs bring them.
 */
import type { RevisionId } from '../protocol/types.ts';
import type { Json, JsonRecord, Why } from './basics.ts';
import type { ServerDefinition } from './definition.ts';
export type { Json, JsonRecord, Why } from './basics.ts';

export type {
  Doing,
  PromptDefinition,
  ResourceDefinition,
  ServerDefinition,
  Step,
  TemplateDefinition,
  ToolDefinition,
  Values,
} from './definition.ts';

/** An id as messages of MCP have it. */
export type Id = string | number;
/** The revisions that a server can speak. */
export type McpRevision = Exclude<RevisionId, 'jsonrpc-2.0'>;

// ---- What a server is at a moment ----------------------------------------------------------------------------------------

/** How a server is set up. */
export interface Settings {
  /** What it speaks, oldest first, at least one. */
  readonly revisions: readonly McpRevision[];
  /** What carries the messages. Differences are few: which notifications have a way to the client, and how cancelling is said. */
  readonly transport: 'stdio' | 'http';
  /** Ids of faults that are on. */
  readonly faults: readonly string[];
  /** Seeds what has to be hard to guess, such as signatures of state that clients carry. */
  readonly seed: string;
  /** When the conversation began, in milliseconds from the beginning of 1970, for what has to name a date. */
  readonly epoch: number;
}

/** Which request: its id, and what carries it where several clients share a server without sessions (empty otherwise). */
export interface RequestKey {
  readonly exchange: string;
  readonly id: Id;
}

/** Where a conversation that begins with a handshake stands. */
export interface Handshake {
  readonly phase: 'waiting' | 'answered' | 'ready' | 'closed';
  /** Agreed on; null before `initialize` was answered. */
  readonly revision: McpRevision | null;
  readonly clientInfo: JsonRecord | null;
  readonly clientCapabilities: JsonRecord;
}

/** How far a request has come. */
export interface Round {
  /** How many steps are done. */
  readonly done: number;
  /** Answers of the client to what steps asked, by their `as`. */
  readonly answers: JsonRecord;
  /** The step whose questions the `inputResponses` of the request answer; null where there are none, or they were taken. */
  readonly answersFor: number | null;
}

/** A request that is being worked on. */
export interface Running extends RequestKey, Round {
  readonly revision: McpRevision;
  readonly method: string;
  readonly params: JsonRecord;
  /** Of the client, as it was for this request. */
  readonly clientCapabilities: JsonRecord;
  readonly progressToken: Id | null;
  /** Least serious level of logs that this request asks for; null for none (where requests ask for it themselves). */
  readonly logLevel: string | null;
  readonly since: number;
  /** Which of all requests it is, counted from the first. */
  readonly serial: number;
  /** What it waits for: a moment, an answer of the client to this request of ours, or nothing. */
  readonly until: number | null;
  readonly asking: Id | null;
  /** Works for this task, when the request was one for a task. */
  readonly task: string | null;
}

/** A request of the server's own that waits for its answer. */
export interface Asked {
  readonly id: Id;
  readonly method: string;
  /** The work that asked, and under which name it wants the answer; null where a person at the server asked. */
  readonly by: (RequestKey & { readonly as: string }) | null;
  readonly since: number;
}

/** A batch whose requests are not all answered. */
export interface Batch {
  readonly exchange: string;
  /** Ids of its requests, and of those that have no answer yet. */
  readonly of: readonly Id[];
  readonly waiting: readonly Id[];
  readonly answers: readonly JsonRecord[];
}

/** An open `subscriptions/listen`. */
export interface Listening extends RequestKey {
  readonly method: string;
  readonly revision: McpRevision;
  /** What was granted. */
  readonly notifications: JsonRecord;
}

/** A task (2025-11-25). `result` is what `tasks/result` gives. */
export interface Task {
  readonly taskId: string;
  readonly status: 'working' | 'input_required' | 'completed' | 'failed' | 'cancelled';
  readonly statusMessage?: string;
  readonly createdAt: number;
  readonly lastUpdatedAt: number;
  readonly ttl: number | null;
  readonly method: string;
  readonly outcome: { readonly result: JsonRecord } | { readonly error: JsonRecord } | null;
  /** Requests that wait for the outcome. */
  readonly awaited: readonly (RequestKey & { readonly revision: McpRevision })[];
}

/** The state of a server: a value. Every step gives a new one that shares what did not change. */
export interface ServerState {
  readonly definition: ServerDefinition;
  readonly settings: Settings;
  readonly now: number;
  readonly handshake: Handshake;
  /** What the last message was read as. */
  readonly era: 'handshake' | 'stateless' | null;
  /** Set by `logging/setLevel`; null before. */
  readonly logLevel: string | null;
  /** Addresses of resources, in the order of `resources/subscribe`. */
  readonly subscriptions: readonly string[];
  readonly listening: readonly Listening[];
  readonly running: readonly Running[];
  readonly batches: readonly Batch[];
  readonly asked: readonly Asked[];
  readonly tasks: readonly Task[];
  /** The number of the next request, task or event of the server's own. */
  readonly next: number;
  /** Ids of the client's requests: how many, and the last ones. */
  readonly seen: { readonly count: number; readonly last: readonly Id[] };
  readonly memory: JsonRecord;
}

// ---- In and out -----------------------------------------------------------------------------------------------------------

/** What a person at the server does by hand. */
export type Act =
  /** Says that a list has changed. */
  | { act: 'changed'; list: 'tools' | 'resources' | 'prompts' }
  /** Gives a resource new content and tells those who subscribed. */
  | { act: 'update'; uri: string; text: string }
  /** Logs. */
  | { act: 'log'; level: string; data: Json; logger?: string }
  /** Sends a request to the client, where the revision has such: `ping`, `roots/list`, `sampling/createMessage`, `elicitation/create`. */
  | { act: 'ask'; method: string; params: JsonRecord }
  /** Ends every open `subscriptions/listen`, as a server does before it goes. */
  | { act: 'end' }
  /** Puts another definition in force. */
  | { act: 'define'; definition: ServerDefinition };

/** What reaches the server. `at` never goes back; a smaller one counts as now. */
export type Input =
  /** A message as it was written, right or wrong. `exchange` tells apart who sent it, where that matters. */
  | { kind: 'message'; at: number; text: string; exchange?: string }
  /** Time goes by: work that is due is done. */
  | { kind: 'tick'; at: number }
  /** The client goes: of the whole conversation, or of one exchange (the stream of one request). */
  | { kind: 'close'; at: number; exchange?: string }
  | { kind: 'act'; at: number; act: Act };

/** Something the server says. */
export interface Output {
  readonly at: number;
  /** As it goes over the wire, in one line. */
  readonly text: string;
  /** What the text says; null where it is no JSON (lines for people, or a fault). */
  readonly message: Json;
  /** `message`: on stdout, or in a body or event. `log`: for people, on stderr. */
  readonly channel: 'message' | 'log';
  /** The client's request whose stream it belongs to; null where it belongs to none. */
  readonly to: RequestKey | null;
  /** True when nothing more comes for that request. */
  readonly last: boolean;
  readonly why: Why;
}

/** What a step gives. `why` is about the input itself, also where nothing is said in return. */
export interface Stepped {
  readonly state: ServerState;
  readonly outputs: readonly Output[];
  readonly why: Why | null;
}
