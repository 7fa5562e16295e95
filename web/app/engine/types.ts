/** Results of the engine’s worker, prepared for display: lines and columns, previews of fixes. Plain data. */
import type { Anatomy, Completion } from '../../protocol/place-types.ts';
import type {
  CheckOptions,
  Diagnostic,
  EntryRow,
  Part,
  Report,
  RevisionId,
  Severity,
  TextEdit,
  Verdict,
} from '../../protocol/types.ts';
import type { PartsOutcome } from '../../protocol/report/parts-outcome.ts';
import type { SecretKind } from '../../protocol/exports.ts';
import type { RunInput, RunSetup } from '../../simulator/inputs.ts';
import type { ServerDefinition } from '../../simulator/types.ts';
import type { RunView } from '../../simulator/run.ts';
import type { RunWithView, ViewCalls } from './view-types.ts';
import type { Tutor } from './learn.ts';
import type { SessionCalls } from './session-types.ts';
import type { ShownSizes } from './sizes.ts';
import type { Talker } from './talk.ts';

/** An editor range: lines and columns from 1, columns in UTF-16 units, end exclusive. */
export interface PlaceRange {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
}

/** A finding with its range and the preview of its fix. */
export interface ShownDiagnostic extends Diagnostic {
  range: PlaceRange;
  /** The title of its part, if the text has several. */
  about?: string;
  /** The text before and after the fix, shortened; absent if the fix has distant edits. */
  preview?: { before: string; after: string };
}

/** A message with the line where it starts. */
export interface ShownEntry extends EntryRow {
  line: number;
  errors: number;
  warnings: number;
}

/** A part of the text that is not a message: its lines from 1, the last one inclusive, and its first characters. */
export interface SkippedPart {
  line: number;
  last: number;
  text: string;
  because: string;
}

/** What a person can do with a part: make a message of it, call it, or convert it for another host. */
export type PartAction = 'wrap' | 'call' | 'convert';

/** A part of the text with its lines from 1, the last one inclusive, the number of its findings, and what can be done with it. */
export interface ShownPart extends Part, Verdict {
  line: number;
  last: number;
  actions: readonly PartAction[];
}

/** A host that a configuration can be converted for. */
export interface ConvertChoice {
  id: string;
  title: string;
}

/** A converted configuration: the file, where it belongs, and what could not be carried. */
export interface Converted {
  text: string;
  file: string;
  notes: readonly string[];
}

/** What is displayed of a text with other parts than messages. */
export interface PartsShown {
  /** Empty for a text that was read as messages. */
  parts: ShownPart[];
  /** The words for the status line; absent for messages. */
  partsOutcome?: PartsOutcome;
  /** True if no revision changes the verdict. */
  anyRevision?: true;
}

/** A report prepared for display. */
export interface ShownReport extends Omit<Report, 'diagnostics' | 'entries' | 'parts'>, PartsShown {
  /** Version of the judged text; an outdated report is discarded. */
  version: number;
  entries: ShownEntry[];
  diagnostics: ShownDiagnostic[];
  /** Number of findings beyond this list, which is capped; counts in `verdicts` include all. */
  more: number;
  /** The first skipped parts, and the number of all their lines. */
  skippedParts: SkippedPart[];
  skippedLines: number;
  /** True while the code that can read this text is loading: nothing is judged yet. */
  reading?: true;
  /** False while the schemas are loading: only text and envelope are judged. */
  deep: boolean;
  /** True when the text contains only white space. */
  blank: boolean;
  /** UTF-16 units of the longest line: an editor is slow with very long lines. */
  longestLine: number;
  /** Why another revision judges differently, in one sentence; absent when all agree. */
  difference?: { revision: RevisionId; says: string };
}

/** The findings of two revisions for the same messages. Lists are capped, counts include all. */
export interface Comparison {
  a: RevisionId;
  b: RevisionId;
  /** With the texts of A. */
  onlyA: ShownDiagnostic[];
  /** With the texts of B. */
  onlyB: ShownDiagnostic[];
  /** Found by both at the same position, with the texts of A and the severity in B. */
  both: { finding: ShownDiagnostic; inB: Severity }[];
  counts: { onlyA: number; onlyB: number; both: number };
}

/** Describes a member, as plain text without Markdown; text in backticks is code. */
export interface HoverText {
  start: number;
  end: number;
  /** Its key and whether it is required. */
  title: string;
  /** Its purpose, then its findings. */
  text: string;
  /** Allowed values, and the revisions that have it. */
  facts: string[];
  /** The type of the value, for a link to its page. */
  type?: { name: string; revision: RevisionId };
}

/** Secrets of one kind, with the data that a person needs to decide about them. */
export interface SecretSort {
  kind: SecretKind;
  title: string;
  /** E.g. “a key or token”. */
  one: string;
  /** The risk if another person has it. */
  says: string;
  /** True if it grants access only for a short time. */
  weak: boolean;
  count: number;
  /** The first places: the line, from 1, and the first characters of the value. */
  places: { line: number; begins: string }[];
}

/** A finding about hosts: what they do, when it was last seen, and whether sources disagree. */
export interface ShownHostFinding extends ShownDiagnostic {
  effect: 'refusal' | 'truncation' | 'ignored' | 'limit' | 'quirk';
  /** `YYYY-MM-DD` */
  seenOn: string;
  isDisputed: boolean;
}

/** What hosts do with the text, and the sizes of its tools. */
export interface HostsShown extends ShownSizes {
  findings: ShownHostFinding[];
}

/** Formats for saving the report or the messages. */
export type ExportFormat = 'json' | 'sarif' | 'markdown' | 'jsonl';

/** A file to save. */
export interface ExportFile {
  name: string;
  type: string;
  text: string;
  /** Notes about the file, one sentence each. */
  notes: string[];
}

export type { Answer, Ask, AskChoice, FormField, Inside, LifeState, RunFinding, RunRow } from '../../simulator/run.ts';

/** A demo server in a list. */
export interface ServerChoice {
  id: string;
  title: string;
  says: string;
}

/** A fault in a list. */
export interface FaultChoice {
  id: string;
  title: string;
  /** The rule that detects it. */
  rule: string;
  /** Its wrong behavior, and that of a correct server. */
  says: string;
  /** True if it breaks no rule of the current revision. */
  elsewhere: boolean;
  /** True if only headers and status codes show it. */
  http: boolean;
  /** Where it is easy to observe: id of a demo server, and the methods that trigger it. */
  server: string;
  methods: readonly string[];
}

/** A run of the simulated server, prepared for display. */
export interface ShownRun extends Omit<RunView, 'report'>, RunWithView {
  entries: readonly ShownEntry[];
  sessions: Report['sessions'];
  errors: number;
  warnings: number;
  servers: readonly ServerChoice[];
  faultList: readonly FaultChoice[];
  /** The current definition, formatted for editing. */
  definition: string;
}

/** The result of parsing an edited server definition. */
export interface DefinitionReading {
  /** The definition, if it has no problems. */
  definition: ServerDefinition | null;
  problems: { severity: Severity; says: string; pointer: string; start: number; end: number; range: PlaceRange }[];
}

/** The calls that the page can make. Every call resolves; a call that newer text made obsolete resolves to `null`. */
export interface Engine extends Tutor, Talker, SessionCalls, ViewCalls {
  /** Replaces the text; later calls refer to the new version. */
  setText(text: string, version: number): void;
  /** Applies edits in the order an editor reports them, to the previous version. */
  editText(edits: readonly { start: number; end: number; text: string }[], version: number): void;
  /** Judges the current text by the chosen revision. */
  check(options: CheckOptions, version: number): Promise<ShownReport | null>;
  /**
   * Judges one line of a long text by itself, for markers during typing. Takes its content and its number from 1. Lines and
   * columns are correct, offsets and message numbers are not; a complete check follows.
   */
  line(piece: string, line: number, options: CheckOptions, version: number): Promise<ShownDiagnostic[] | null>;
  /** Verdicts of the other revisions, computed when idle. */
  verdicts(
    options: CheckOptions,
    version: number,
  ): Promise<{ verdicts: Partial<Record<RevisionId, Verdict>>; difference?: ShownReport['difference'] } | null>;
  /** Indices of the messages whose text contains these words, in any letter case, ascending. */
  find(query: string, options: CheckOptions, version: number): Promise<number[] | null>;
  /** One line about the content of each of these messages, in order. */
  briefs(entries: readonly number[], options: CheckOptions, version: number): Promise<string[] | null>;
  /** Indices of the results of failed tool calls, ascending; a batch occurs once for each of its results. */
  failed(options: CheckOptions, version: number): Promise<number[] | null>;
  /**
   * The texts of these messages as in the pasted text, each on one line. With `hide`, all possible secrets are replaced by
   * placeholders.
   */
  excerpt(entries: readonly number[], hide: boolean, options: CheckOptions, version: number): Promise<string[] | null>;
  /** The findings of revisions `a` and `b` for one session, or for the whole text. */
  compare(
    a: RevisionId,
    b: RevisionId,
    session: number | null,
    options: CheckOptions,
    version: number,
  ): Promise<Comparison | null>;
  /** Possible secrets in the text, by kind; empty if there are none. */
  secrets(version: number): Promise<SecretSort[] | null>;
  /** The text with secrets of these kinds redacted. */
  redact(kinds: readonly SecretKind[], version: number): Promise<string | null>;
  /** The report or the messages as a file, with secrets of the given kinds redacted first. */
  export(
    format: ExportFormat,
    hide: readonly SecretKind[],
    options: CheckOptions,
    version: number,
  ): Promise<ExportFile | null>;
  /** What all known hosts do with the text. `today` is `YYYY-MM-DD`. */
  hosts(today: string, options: CheckOptions, version: number): Promise<HostsShown | null>;
  anatomy(entry: number, options: CheckOptions, version: number): Promise<Anatomy | null>;
  /** Describes the member at this offset; `null` if it is unknown. */
  hover(offset: number, options: CheckOptions, version: number): Promise<HoverText | null>;
  /** Completions at this offset, best first; `null` until the schemas are loaded. */
  complete(offset: number, options: CheckOptions, version: number): Promise<Completion[] | null>;
  /** The text with each message pretty-printed; `null` if that is not possible. */
  format(version: number): Promise<string | null>;
  /** The edit that makes a message of a fragment, or calls a tool, by the revision of the report; `null` if that is not possible. */
  editPart(part: number, action: 'wrap' | 'call', options: CheckOptions, version: number): Promise<TextEdit | null>;
  /** The hosts that a configuration can be converted for; empty for other parts. */
  convertChoices(part: number, options: CheckOptions, version: number): Promise<ConvertChoice[] | null>;
  /** A configuration as another host writes it; `null` if it has no server. */
  convertPart(part: number, host: string, options: CheckOptions, version: number): Promise<Converted | null>;
  /** Stores the text in this browser’s database under `key`; true when it is stored. */
  save(key: string, version: number): Promise<boolean | null>;
  /** Plays a run. Inputs shared with the previous run are not replayed. Does not depend on the text. */
  simulate(setup: RunSetup, inputs: readonly RunInput[]): Promise<ShownRun | null>;
  /** The HTTP headers that the page would send with a message now, by name; empty over stdio. */
  headers(
    setup: RunSetup,
    inputs: readonly RunInput[],
    text: string,
  ): Promise<{ headers: Readonly<Record<string, string>> } | null>;
  /** Parses a server definition; with `pasted`, also a real server’s `tools/list` response. Does not depend on the text. */
  define(text: string, pasted: boolean): Promise<DefinitionReading | null>;
}
