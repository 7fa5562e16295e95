/**
 * Light entry point: the types of a report as JSON, as the command prints it and the library returns it. Lines and columns count from
 * 1, columns count UTF-16 units, ends are exclusive. `Id` is how ids are held: as values, or as text with all their digits.
 */
import type { PartKind } from '../part-kinds.ts';
import type { LifecycleState, ViewParty } from '../session-types.ts';
import type {
  EntryRow,
  Kind,
  MessageId,
  OutcomePart,
  RevisionId,
  RuleClass,
  SessionSummary,
  Severity,
} from '../types.ts';

/** A place in the text. */
export type JsonRange = Readonly<Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>>;

/** A replacement in the text. */
export type JsonEdit = {
  readonly range: JsonRange;
  readonly text: string;
};

/** A change that removes a finding. */
export type JsonFix = {
  /** What it does, in one sentence. */
  readonly says: string;
  /** `safe` keeps the author’s meaning, `unsafe` guesses it. */
  readonly safety: 'safe' | 'unsafe';
  /** Not overlapping, in order. */
  readonly edits: readonly JsonEdit[];
};

/** Another message that a finding is based on. */
export type JsonRelated = {
  /** Index of the message, -1 outside messages. */
  readonly messageIndex: number;
  /** JSON pointer (RFC 6901) into that message. */
  readonly pointer: string;
  readonly range: JsonRange;
};

/** One finding. */
export type JsonDiagnostic = {
  /** Id of the rule, such as `ids/null-id`. */
  readonly rule: string;
  /** Its entry in the table of requirements; null for what is no requirement of a specification. */
  readonly requirement: string | null;
  readonly class: RuleClass;
  /** For a finding about hosts: the hosts that it concerns. */
  readonly hosts?: readonly string[];
  readonly severity: Severity;
  /** The headline, only of causes and of what hosts do; that of a rule is its title. */
  readonly title?: string;
  /** What is wrong here. */
  readonly message: string;
  /** What goes wrong otherwise. */
  readonly why: string;
  /** Index of the message, -1 outside messages. */
  readonly messageIndex: number;
  /** For a fragment or a document: index into `parts`. */
  readonly partIndex?: number;
  /** JSON pointer (RFC 6901) into the message, fragment or document; empty for the whole. */
  readonly pointer: string;
  readonly range: JsonRange;
  readonly related: readonly JsonRelated[];
  /** For a cause: what to change, the best first. `for` names the language, host or system. */
  readonly remedies?: readonly { readonly for?: string; readonly says: string }[];
  /** For a cause: what to paste or run next. */
  readonly ask?: readonly string[];
  /** Address of the clause. */
  readonly spec: string;
  readonly fix?: JsonFix;
};

/** An item of a batch. */
export type JsonItem<Id = MessageId> = {
  readonly pointer: string;
  readonly kind: Kind;
  readonly method?: string;
  readonly id?: Id;
};

/** One message. */
export type JsonMessage<Id = MessageId> = {
  readonly index: number;
  readonly kind: Kind;
  readonly method?: string;
  readonly id?: Id;
  /** Absent if it is not known. */
  readonly from?: 'client' | 'server';
  /** Between a host and its view: the party that sent it. */
  readonly party?: ViewParty;
  /** True if `from` is a guess. */
  readonly inferred?: true;
  /** Absent for `verbatim`. */
  readonly trust?: Exclude<EntryRow['trust'], 'verbatim'>;
  /** Index into `sessions`. */
  readonly session: number;
  /** For a response: index of the request that it answers. */
  readonly answers?: number;
  /** For a request: index of the first response to it. */
  readonly answeredBy?: number;
  /** Milliseconds, if the text has times. */
  readonly at?: number;
  readonly took?: number;
  /** Index into `wire`. */
  readonly wire?: number;
  readonly range: JsonRange;
  readonly items?: readonly JsonItem<Id>[];
};

/** One side of a session. */
export type JsonParty = {
  readonly name?: string;
  readonly version?: string;
  /** Null if the text does not show them. */
  readonly capabilities: readonly string[] | null;
  readonly extensions: readonly string[];
};

/** One session. */
export type JsonSession = {
  readonly index: number;
  readonly label?: string;
  readonly because: string;
  /** Index of its first and of its last message. */
  readonly first: number;
  readonly last: number;
  readonly messages: number;
  readonly counts: Readonly<Record<Kind, number>>;
  readonly revision: RevisionId;
  readonly revisionHow: SessionSummary['revisionHow'];
  readonly revisionBecause: string;
  readonly state: LifecycleState;
  /** True between a host and its view: `client` is the view, `server` is the host. */
  readonly view?: true;
  readonly client: JsonParty;
  readonly server: JsonParty;
  /** Requests without a response, the first hundred; and their number. */
  readonly unanswered: readonly number[];
  readonly unansweredCount: number;
  readonly slowest: readonly { readonly messageIndex: number; readonly took: number }[];
};

/** An HTTP request or response. */
export type JsonWire = {
  readonly kind: 'request' | 'response';
  readonly line: string;
  readonly range: JsonRange;
  /** For a response: index of the request. */
  readonly answers?: number;
  /** Indices of the messages in its body. */
  readonly messages: readonly number[];
};

/** A part of the text. */
export type JsonPart = {
  readonly kind: PartKind;
  readonly title: string;
  readonly host?: string;
  readonly type?: string;
  readonly language?: string;
  readonly range: JsonRange;
  /** The number of its messages, and the index of the first. */
  readonly messages: number;
  readonly first?: number;
  readonly because: string;
};

/** Something that happened, whether it breaks a rule or not. */
export type JsonOutcome = {
  readonly kind: OutcomePart['kind'];
  readonly message: string;
  readonly count: number;
  /** Of the first one, -1 outside messages. */
  readonly messageIndex: number;
  readonly range: JsonRange;
};

/** The report of a check. */
export type JsonReport<Id = MessageId> = {
  /** The revision used for judging, and the reason for it. */
  readonly revision: RevisionId;
  readonly revisionBecause: string;
  /** How the text was read, and why. */
  readonly format: string;
  readonly formatBecause: string;
  /** If a text of this format contains no messages. */
  readonly formatAdvice?: string;
  readonly summary: Readonly<Record<'messages' | 'errors' | 'warnings' | 'infos', number>>;
  readonly verdicts: Readonly<Partial<Record<RevisionId, Readonly<Record<'errors' | 'warnings', number>>>>>;
  readonly messages: readonly JsonMessage<Id>[];
  readonly sessions: readonly JsonSession[];
  readonly wire: readonly JsonWire[];
  readonly parts: readonly JsonPart[];
  readonly skipped: readonly { readonly range: JsonRange; readonly because: string }[];
  readonly notObserved: readonly { readonly what: string; readonly because: string }[];
  readonly outcome?: readonly JsonOutcome[];
  /** The causes first, then the most severe first. */
  readonly diagnostics: readonly JsonDiagnostic[];
};
