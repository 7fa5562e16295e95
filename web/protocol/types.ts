/**
 * The plain data that crosses the boundaries of this layer: all of it can be passed through `structuredClone`, JSON and a share link.
 * Positions are UTF-16 offsets into the pasted text, end exclusive; only output has lines and columns (`json/lines.ts`).
 */
import type { PartKind } from './part-kinds.ts';
import type { LifecycleState, Party, SessionParties } from './session-types.ts';

/** The specifications that a message can be judged by, oldest first. */
export const REVISION_IDS = [
  'jsonrpc-2.0',
  '2024-11-05',
  '2025-03-26',
  '2025-06-18',
  '2025-11-25',
  '2026-07-28',
] as const;
/** One of the specifications that a message can be judged by. */
export type RevisionId = (typeof REVISION_IDS)[number];
/** One specification, or `auto`, the one inferred from the text. */
export type RevisionChoice = RevisionId | 'auto';

/** The kind of a message. `batch` is an array of messages, `invalid` is none of the others. */
export type Kind = 'request' | 'notification' | 'response' | 'error' | 'batch' | 'invalid';
/** The sender of a message. */
export type Sender = 'client' | 'server' | 'unknown';
/** The transport; framing rules run only if it is known. */
export type Transport = 'stdio' | 'http' | 'sse';

/** A part of the pasted text: UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** The requirement level of the specification. */
export type Level = 'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT' | 'INFO';
/** The severity of a finding: MUST → error, SHOULD → warning, INFO → info. */
export type Severity = 'error' | 'warning' | 'info';
/**
 * The basis of a finding: the specification, common host behavior, style, or the authority of a document other than messages.
 * Host behavior and style are at most warnings. `cause`: why something does not work, as the text shows it; its `rule` is an id of
 * the catalog of complaints, or of `OWN_CAUSES`.
 */
export type RuleClass = 'spec' | 'host' | 'style' | 'document' | 'cause';

/** One way to remove a cause. */
export interface Remedy {
  /** The language, library, host or system that it is for; absent if it holds everywhere. */
  for?: string;
  /** One imperative sentence. */
  says: string;
}

/** One replacement in the text. */
export interface TextEdit extends Span {
  text: string;
}

/** A fix. `safe` ones keep the writer’s intention; `unsafe` ones guess. */
export interface Fix {
  /** One sentence that describes the effect of the button, e.g. “Use the id 3, the next free one.” */
  says: string;
  safety: 'safe' | 'unsafe';
  /** Not overlapping, ascending by `start`. */
  edits: TextEdit[];
}

/** Another place related to a finding. */
export interface RelatedPlace {
  entry: number;
  pointer: string;
  span: Span;
}

/** One finding: one cause, at one place. */
export interface Diagnostic {
  /** Id of the rule, e.g. `ids/null-id` or `json-comment`. */
  rule: string;
  /** Id of the ledger entry it reports. */
  requirement: string | null;
  class: RuleClass;
  /** For a finding about hosts: the ids of the hosts that it concerns, as in the catalog of hosts. */
  hosts?: string[];
  severity: Severity;
  level: Level;
  /** The headline: what must hold, or what is wrong, in one line. */
  title: string;
  /** What is wrong in this message at this place, quoting the user’s text. */
  what: string;
  /** The consequence of the problem. */
  why: string;
  /** Index of the entry, -1 outside messages. */
  entry: number;
  /** For findings about a fragment or document: index into `Report.parts`. */
  part?: number;
  /** JSON pointer (RFC 6901) relative to the message, fragment or document; empty for the whole. */
  pointer: string;
  span: Span;
  related: RelatedPlace[];
  fix?: Fix;
  /** For a cause: what to change outside of the text, the best first. */
  remedies?: Remedy[];
  /** For a cause: what to paste or run next; absent if the text decides. */
  ask?: string[];
  /** Absolute https URL of the clause. */
  spec: string;
  /** Text of that link, e.g. “Base protocol, Requests”. */
  specTitle: string;
}

/** An `id` as in the message. */
export type MessageId = string | number | boolean | null | object;

/** One item of a batch. */
export interface ItemRow {
  /** `/n` */
  pointer: string;
  kind: Kind;
  method?: string;
  /** The id as JSON text. */
  id?: string;
  span: Span;
}

/** One message found in the text, without its tree. */
export interface EntryRow {
  index: number;
  kind: Kind;
  /** For an invalid message: the kind it resembles, as text. */
  nearly?: string;
  method?: string;
  /** The id as JSON text, e.g. `3`, `"3"`, `null`. */
  id?: string;
  from: Sender;
  /** True when `from` is guessed. */
  inferred: boolean;
  /** The reason for `from`. */
  fromBecause: string;
  /** How literally the text was read. */
  trust: 'verbatim' | 'normalised' | 'altered';
  /** The message itself (inside a wrapper: the `message` member). */
  span: Span;
  items?: ItemRow[];
  /** Index into `Report.sessions`. */
  session: number;
  /** For a response or error: the index of the entry it answers, if the text contains it. */
  answers?: number;
  /** For a request: the index of the first entry that answers it. */
  answeredBy?: number;
  /** Time of recording, in milliseconds; only differences are meaningful. Absent if the log has no timestamps. */
  at?: number;
  /** For a response: milliseconds since its request, if both have timestamps or the log contains the duration. */
  took?: number;
  /** For a message sent over HTTP: index into `Report.wire`. */
  wire?: number;
}

/** One session found in the text. */
export interface SessionSummary extends SessionParties {
  index: number;
  /** Server name or session id if the log contains one, e.g. `filesystem`; otherwise empty. */
  label: string;
  /** Why these messages form one session, in one sentence. */
  because: string;
  /** Index of its first and of its last entry. Entries of other sessions may be between them. */
  first: number;
  last: number;
  messages: number;
  /** True if messages of another session may be between its own; duplicate ids are then not reported. */
  mixed?: true;
  counts: Record<Kind, number>;
  revision: RevisionId;
  revisionHow: 'chosen' | 'negotiated' | 'declared' | 'inferred';
  revisionBecause: string;
  state: LifecycleState;
  client: Party;
  server: Party;
  /** Entries of requests without a response, the first hundred; and their total number. */
  unanswered: number[];
  unansweredCount: number;
  /** The slowest responses, at most five, slowest first; empty without timestamps. */
  slowest: { entry: number; took: number }[];
}

/** One HTTP request, or one response, as in the log. */
export interface WireRow {
  kind: 'request' | 'response';
  /** `POST /mcp` or `200 OK`. */
  line: string;
  span: Span;
  /** For a response: index of the request it answers. */
  answers?: number;
  /** Entries in its body. */
  entries: number[];
}

/** A part of the text that is not a message, with the reason. */
export interface Skipped extends Span {
  because: string;
}

/** A part of the pasted text, named by what it is. */
export interface Part {
  kind: PartKind;
  /** For people, e.g. “Configuration of VS Code”. */
  title: string;
  /** The host whose configuration it is, if it is known; `any` if several would read it. */
  host?: string;
  /** For fragments the type of the MCP schema; for documents the version of their format. */
  type?: string;
  /** The programming language of program text. */
  language?: string;
  span: Span;
  /** The number of its entries, which follow each other, and the index of the first. */
  messages: number;
  first?: number;
  /** What it was recognized by, in one sentence. */
  because: string;
}

/** Something that could not be judged, which does not mean that it is valid. */
export interface NotObserved {
  what: string;
  because: string;
}

/** The verdict of one revision on the whole text: the findings of its rules, and the causes that prove a breach. */
export type Verdict = Record<'errors' | 'warnings' | 'infos', number>;

/** The detected format of the text. */
export interface FormatGuess {
  id: string;
  /** As text, e.g. “One message per line”. */
  title: string;
  because: string;
  /** What this format cannot show, and how to record a real capture. Only for formats that contain no messages. */
  advice?: string;
  /** True if the text marks the senders without naming a side, such as with arrows: `CheckOptions.flip` swaps them. */
  flips?: true;
}

/** Something that happened in the log, whether it breaks a rule or not. */
export interface OutcomePart {
  /**
   * `stopped`: the server ended. `failed`: error responses and results with `isError`. `refused`: HTTP answered a request with an
   * error status. `unanswered`: the log goes on without a response. `reported`: a line between the messages reports an error.
   */
  kind: 'stopped' | 'failed' | 'refused' | 'unanswered' | 'reported';
  count: number;
  /** A clause, e.g. “1 call failed: -32602 Unknown tool”. */
  says: string;
  /** The entry of the first one, -1 outside messages. */
  entry: number;
  /** The place of the first one. */
  span: Span;
}

/** The result of `check`. */
export interface Report {
  revision: RevisionId;
  revisionBecause: string;
  format: FormatGuess;
  entries: EntryRow[];
  /** At least one, in order of their first entry. */
  sessions: SessionSummary[];
  /** HTTP requests and responses around the messages; empty if the text contains none. */
  wire: WireRow[];
  /** The causes first, the likeliest before the others; then the findings of rules, most severe first, then by place. */
  diagnostics: Diagnostic[];
  skipped: Skipped[];
  /** What the text consists of, in order; empty for an empty text, and while its readers are loading. */
  parts: Part[];
  notObserved: NotObserved[];
  /** What happened in the log, the most important first. Absent until the sessions are followed. */
  outcome?: OutcomePart[];
  /** Always contains the chosen revision, and the others once they are judged. */
  verdicts: Partial<Record<RevisionId, Verdict>>;
}

/** Levels by the id of a rule, or by its beginning and `*`, such as `tools/*`; `off` leaves its findings out. */
export type RuleLevels = Readonly<Record<string, 'off' | Severity>>;

/** Options of the caller. */
export interface CheckOptions {
  revision?: RevisionChoice;
  /** The sender of the messages if the text does not name it. */
  from?: 'client' | 'server';
  transport?: Transport;
  /** Id of an intake format, to override the detected one. */
  format?: string;
  /** True to swap client and server wherever the text names the sender of a message. */
  flip?: boolean;
  /** Ids of hosts: what they refuse, cut or ignore although the specification allows it is reported too. Default: nothing of it. */
  hosts?: readonly string[] | 'all';
  /** Levels by the id of a rule, or by its beginning and `*`. An id wins over a pattern, and a longer pattern over a shorter one. */
  rules?: RuleLevels;
  /** The day of the check, as `YYYY-MM-DD`: facts about hosts that are more than a year older may be outdated. */
  today?: string;
}
