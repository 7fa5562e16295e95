/**
 * The plain data that crosses the doors of this room. Everything here survives `structuredClone`, JSON and a share link.
 * Positions are UTF-16 offsets into the pasted text, end exclusive; lines and columns are made at the edge (`json/lines.ts`).
 */

/** The specifications a message can be judged by, oldest first. */
export const REVISION_IDS = [
  'jsonrpc-2.0',
  '2024-11-05',
  '2025-03-26',
  '2025-06-18',
  '2025-11-25',
  '2026-07-28',
] as const;
/** One of the specifications a message can be judged by. */
export type RevisionId = (typeof REVISION_IDS)[number];
/** What a person chooses: one specification, or the one the text itself points to. */
export type RevisionChoice = RevisionId | 'auto';

/** What a message is. `batch` is an array of messages, `invalid` none of the others. */
export type Kind = 'request' | 'notification' | 'response' | 'error' | 'batch' | 'invalid';
/** Who wrote a message. */
export type Sender = 'client' | 'server' | 'unknown';
/** How messages travel; rules of framing run only where it is known. */
export type Transport = 'stdio' | 'http' | 'sse';

/** A stretch of the pasted text: UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** How strong the specification's word is. */
export type Level = 'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT' | 'INFO';
/** How bad a finding is: MUST → error, SHOULD → warning, INFO → info. */
export type Severity = 'error' | 'warning' | 'info';
/** Where a finding comes from: the specification, what hosts do in practice, or taste. The last two are at most warnings. */
export type RuleClass = 'spec' | 'host' | 'style';

/** One replacement in the text. */
export interface TextEdit extends Span {
  text: string;
}

/** A repair. `safe` ones keep what the writer meant; `unsafe` ones guess. */
export interface Fix {
  /** One sentence that says what the button does, e.g. «Use the id 3, the next free one.» */
  says: string;
  safety: 'safe' | 'unsafe';
  /** Not overlapping, ascending by `start`. */
  edits: TextEdit[];
}

/** Another place a finding ties to. */
export interface RelatedPlace {
  entry: number;
  pointer: string;
  span: Span;
}

/** One finding: one cause, at one place. */
export interface Diagnostic {
  /** Id of the rule, e.g. `ids/null-id` or `json-comment`. */
  rule: string;
  /** Id of the ledger entry it rests on. */
  requirement: string | null;
  class: RuleClass;
  severity: Severity;
  level: Level;
  /** The heading: what must hold, or what is wrong, in one line. */
  title: string;
  /** What is wrong in this message at this place, quoting the reader's own text. */
  what: string;
  /** What goes wrong because of it. */
  why: string;
  /** Index of the entry, -1 outside messages. */
  entry: number;
  /** JSON pointer (RFC 6901) relative to the message; empty for the message itself. */
  pointer: string;
  span: Span;
  related: RelatedPlace[];
  fix?: Fix;
  /** Absolute https address of the clause. */
  spec: string;
  /** Words for that link, e.g. «Base protocol, Requests». */
  specTitle: string;
}

/** An `id` as it stands in the message. */
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
  /** For an invalid one: what it nearly is, in words. */
  nearly?: string;
  method?: string;
  /** The id as JSON text, e.g. `3`, `"3"`, `null`. */
  id?: string;
  from: Sender;
  /** True when `from` is guessed. */
  inferred: boolean;
  /** Why `from` is what it is. */
  fromBecause: string;
  /** How literally the text was read. */
  trust: 'verbatim' | 'normalised' | 'altered';
  /** The message itself (inside a wrapper: the `message` member). */
  span: Span;
  items?: ItemRow[];
  /** Index into `Report.sessions`. */
  session: number;
  /** Of a response or error: the index of the entry it answers, where the text shows it. */
  answers?: number;
  /** Of a request: the index of the entry that answers it, the first one where there are several. */
  answeredBy?: number;
  /** When it was written down, in milliseconds; only differences mean anything. Absent where the log has no clock. */
  at?: number;
  /** Of an answer: milliseconds since its request, where both have a clock or the log says it. */
  took?: number;
  /** Of a message that went over HTTP: index into `Report.wire`. */
  wire?: number;
}

/** What one side of a session tells about itself. */
export interface Party {
  name?: string;
  version?: string;
  /** Paths of the capabilities it declared, e.g. `tools.listChanged`, sorted. `null` where it declared none in this text. */
  capabilities: string[] | null;
  /** Names of more extensions and experimental capabilities. */
  extensions: string[];
}

/** How far a session got. */
export type LifecycleState =
  /** The beginning is not in the text: nothing is said of the handshake. */
  | 'excerpt'
  /** `initialize` was sent; its answer is not in the text. */
  | 'asked'
  /** The server answered; `notifications/initialized` is not in the text. */
  | 'answered'
  | 'running'
  /** The server refused `initialize`. */
  | 'refused'
  /** No handshake: every request carries what it needs. */
  | 'stateless';

/** One session found in the text. */
export interface SessionSummary {
  index: number;
  /** Server name or session id where the log gives one, e.g. `filesystem`; empty else. */
  label: string;
  /** Why these messages are one session, one sentence. */
  because: string;
  /** Index of its first and of its last entry. Entries of other sessions may lie between. */
  first: number;
  last: number;
  messages: number;
  /** True where messages of another session may stand between its own, so that nothing is said of ids that come twice. */
  mixed?: true;
  counts: Record<Kind, number>;
  revision: RevisionId;
  revisionHow: 'chosen' | 'negotiated' | 'declared' | 'inferred';
  revisionBecause: string;
  state: LifecycleState;
  client: Party;
  server: Party;
  /** Entries of requests without an answer, the first hundred; and how many there are. */
  unanswered: number[];
  unansweredCount: number;
  /** The slowest answers, at most five, slowest first; empty without clocks. */
  slowest: { entry: number; took: number }[];
}

/** One HTTP request, or one response, as the log shows it. */
export interface WireRow {
  kind: 'request' | 'response';
  /** `POST /mcp` or `200 OK`. */
  line: string;
  span: Span;
  /** Of a response: index of the request it answers. */
  answers?: number;
  /** Entries in its body. */
  entries: number[];
}

/** A part of the text that is no message, with the reason. */
export interface Skipped extends Span {
  because: string;
}

/** Something that could not be judged: which is not the same as right. */
export interface NotObserved {
  what: string;
  because: string;
}

/** What one revision says of the whole text. */
export interface Verdict {
  errors: number;
  warnings: number;
  infos: number;
}

/** What the text was taken for. */
export interface FormatGuess {
  id: string;
  /** In words, e.g. «One message per line». */
  title: string;
  because: string;
  /** What such a text cannot show, and how to get a real capture. Only for formats without messages in them. */
  advice?: string;
  /** True where the senders stand in the text as marks that name no side, such as arrows: `CheckOptions.flip` exchanges them. */
  flips?: true;
}

/** The answer of `check`. */
export interface Report {
  revision: RevisionId;
  revisionBecause: string;
  format: FormatGuess;
  entries: EntryRow[];
  /** At least one, in order of their first entry. */
  sessions: SessionSummary[];
  /** HTTP requests and responses around the messages; empty where the text shows none. */
  wire: WireRow[];
  /** Most severe first, then by place. */
  diagnostics: Diagnostic[];
  skipped: Skipped[];
  notObserved: NotObserved[];
  /** The chosen revision is always there; the others once they are judged. */
  verdicts: Partial<Record<RevisionId, Verdict>>;
}

/** What the caller knows or insists on. */
export interface CheckOptions {
  revision?: RevisionChoice;
  /** Who sent the messages, where the text does not say. */
  from?: 'client' | 'server';
  transport?: Transport;
  /** Id of an intake format, when the guess is overridden. */
  format?: string;
  /** True to exchange client and server wherever the text itself says who sent a message. */
  flip?: boolean;
}
