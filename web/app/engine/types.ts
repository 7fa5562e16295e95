/** What the engine's worker answers, made ready to show: lines and columns, previews of fixes. Plain data. */
import type { Anatomy, Completion } from '../../protocol/place-types.ts';
import type {
  CheckOptions,
  Diagnostic,
  EntryRow,
  Report,
  RevisionId,
  Severity,
  Verdict,
} from '../../protocol/types.ts';
import type { SecretKind } from '../../protocol/exports.ts';
import type { RunInput, RunSetup } from '../../simulator/inputs.ts';
import type { ServerDefinition } from '../../simulator/types.ts';
import type { RunView } from '../../simulator/run.ts';
import type { Tutor } from './learn.ts';

/** A place as an editor counts it: lines and columns from 1, columns in UTF-16 units, end exclusive. */
export interface PlaceRange {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
}

/** A finding with its place and the fix's before and after. */
export interface ShownDiagnostic extends Diagnostic {
  range: PlaceRange;
  /** What the fix takes away and puts in, shortened; absent where it has several distant edits. */
  preview?: { before: string; after: string };
}

/** A message with the line it begins on. */
export interface ShownEntry extends EntryRow {
  line: number;
  errors: number;
  warnings: number;
}

/** A part of the text that is no message: its lines from 1, the last one included, and how it begins. */
export interface SkippedPart {
  line: number;
  last: number;
  text: string;
  because: string;
}

/** A report made ready to show. */
export interface ShownReport extends Omit<Report, 'diagnostics' | 'entries'> {
  /** Version of the text this answers; an older one is thrown away. */
  version: number;
  entries: ShownEntry[];
  diagnostics: ShownDiagnostic[];
  /** Findings beyond this list, which is capped; counts in `verdicts` are whole. */
  more: number;
  /** The first parts that are no messages, and how many lines all of them are. */
  skippedParts: SkippedPart[];
  skippedLines: number;
  /** False while the types are still on their way: only text and envelope are judged. */
  deep: boolean;
  /** True when there is nothing but white space. */
  blank: boolean;
  /** UTF-16 units of the longest line: an editor is slow on a huge one. */
  longestLine: number;
  /** Why another revision judges differently, one sentence; absent when all agree. */
  difference?: { revision: RevisionId; says: string };
}

/** What two revisions say of the same messages. Lists are capped, counts are whole. */
export interface Comparison {
  a: RevisionId;
  b: RevisionId;
  /** In A's words. */
  onlyA: ShownDiagnostic[];
  /** In B's words. */
  onlyB: ShownDiagnostic[];
  /** Found by both at the same place, in A's words, with how bad it is in B. */
  both: { finding: ShownDiagnostic; inB: Severity }[];
  counts: { onlyA: number; onlyB: number; both: number };
}

/** What a member is, as plain text without Markdown; `backticked` pieces are code. */
export interface HoverText {
  start: number;
  end: number;
  /** Name and whether it has to be there. */
  title: string;
  /** What it is for, then what is wrong with it. */
  text: string;
  /** Allowed values, and the revisions that have it. */
  facts: string[];
  /** The type of the value, for a link to its page. */
  type?: { name: string; revision: RevisionId };
}

/** Secrets of one sort, as far as a person needs to decide about them. */
export interface SecretSort {
  kind: SecretKind;
  title: string;
  /** «a key or token» */
  one: string;
  /** What somebody else could do with it. */
  says: string;
  /** True where it opens no door for long. */
  weak: boolean;
  count: number;
  /** The first places: the line, from 1, and how the value begins. */
  places: { line: number; begins: string }[];
}

/** What the report, or the messages, can be saved as. */
export type ExportFormat = 'json' | 'sarif' | 'markdown' | 'jsonl';

/** A file to save. */
export interface ExportFile {
  name: string;
  type: string;
  text: string;
  /** What to know about it, one sentence each. */
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
  /** The rule that catches it. */
  rule: string;
  /** What it does wrong, and what a right server does. */
  says: string;
  /** True where it breaks no rule of the revision that is spoken. */
  elsewhere: boolean;
  /** Only seen in headers and status codes. */
  http: boolean;
  /** Where it is easily seen: id of a demo server, and the methods that bring it to light. */
  server: string;
  methods: readonly string[];
}

/** A run of the simulated server, ready to show. */
export interface ShownRun extends Omit<RunView, 'report'> {
  entries: readonly ShownEntry[];
  sessions: Report['sessions'];
  errors: number;
  warnings: number;
  servers: readonly ServerChoice[];
  faultList: readonly FaultChoice[];
  /** The definition in force, laid out to be edited. */
  definition: string;
}

/** What is said of a server's definition that somebody edits. */
export interface DefinitionReading {
  /** The definition, where nothing is wrong with it. */
  definition: ServerDefinition | null;
  problems: { severity: Severity; says: string; pointer: string; start: number; end: number; range: PlaceRange }[];
}

/** What the page can ask. Every call answers; a call made void by newer text answers `null`. */
export interface Engine extends Tutor {
  /** Replaces the text or edits it; later calls speak of the new version. */
  setText(text: string, version: number): void;
  /** Edits in the order an editor reports them, on the version before. */
  editText(edits: readonly { start: number; end: number; text: string }[], version: number): void;
  /** Judges the current text in the chosen revision. */
  check(options: CheckOptions, version: number): Promise<ShownReport | null>;
  /**
   * Judges one line of a long text by itself, for marks while somebody types: what stands there, and its number from 1. Lines and columns are right, offsets and the numbers of messages are not; a whole check follows.
   */
  line(piece: string, line: number, options: CheckOptions, version: number): Promise<ShownDiagnostic[] | null>;
  /** Verdicts of the other revisions, when idle. */
  verdicts(
    options: CheckOptions,
    version: number,
  ): Promise<{ verdicts: Partial<Record<RevisionId, Verdict>>; difference?: ShownReport['difference'] } | null>;
  /** Indices of the messages whose text holds these words, in any letter case, ascending. */
  find(words: string, options: CheckOptions, version: number): Promise<number[] | null>;
  /** What revisions `a` and `b` find in one session, or in the whole text. */
  compare(
    a: RevisionId,
    b: RevisionId,
    session: number | null,
    options: CheckOptions,
    version: number,
  ): Promise<Comparison | null>;
  /** What looks like a secret in the text, sort by sort; empty where there is nothing. */
  secrets(version: number): Promise<SecretSort[] | null>;
  /** The text without its secrets of these sorts. */
  redact(kinds: readonly SecretKind[], version: number): Promise<string | null>;
  /** The report or the messages as a file; those of the text without its secrets of these sorts, where some are named. */
  export(
    format: ExportFormat,
    hide: readonly SecretKind[],
    options: CheckOptions,
    version: number,
  ): Promise<ExportFile | null>;
  anatomy(entry: number, options: CheckOptions, version: number): Promise<Anatomy | null>;
  /** What the member at this offset is; `null` when nothing is known there. */
  hover(offset: number, options: CheckOptions, version: number): Promise<HoverText | null>;
  /** What may be put in at this offset, best first; `null` until the types are loaded. */
  complete(offset: number, options: CheckOptions, version: number): Promise<Completion[] | null>;
  /** The text pretty-printed, each message by itself; `null` when it cannot be. */
  format(version: number): Promise<string | null>;
  /** Keeps the text in this browser's database under `key`; true once it is there. */
  save(key: string, version: number): Promise<boolean | null>;
  /** Plays a run; what it has in common with the one before is not played again. Speaks of no text. */
  simulate(setup: RunSetup, inputs: readonly RunInput[]): Promise<ShownRun | null>;
  /** Reads a server's definition; `pasted` takes the answer to `tools/list` of a real server, too. Speaks of no text. */
  define(text: string, pasted: boolean): Promise<DefinitionReading | null>;
}
