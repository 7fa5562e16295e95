/** What the engine's worker answers, made ready to show: lines and columns, previews of fixes. Plain data. */
import type {
  Anatomy,
  CheckOptions,
  Completion,
  Diagnostic,
  EntryRow,
  Report,
  RevisionId,
  Verdict,
} from '../../protocol/types.ts';

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

/** A report made ready to show. */
export interface ShownReport extends Omit<Report, 'diagnostics' | 'entries'> {
  /** Version of the text this answers; an older one is thrown away. */
  version: number;
  entries: ShownEntry[];
  diagnostics: ShownDiagnostic[];
  /** Findings beyond this list, which is capped; counts in `verdicts` are whole. */
  more: number;
  /** First skipped line numbers, for «1 line skipped». */
  skippedLines: number[];
  /** False while the types are still on their way: only text and envelope are judged. */
  deep: boolean;
  /** True when there is nothing but white space. */
  blank: boolean;
  /** UTF-16 units of the longest line: an editor is slow on a huge one. */
  longestLine: number;
  /** Why another revision judges differently, one sentence; absent when all agree. */
  difference?: { revision: RevisionId; says: string };
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

/** What the page can ask. Every call answers; a call made void by newer text answers `null`. */
export interface Engine {
  /** Replaces the text or edits it; later calls speak of the new version. */
  setText(text: string, version: number): void;
  /** Edits in the order an editor reports them, on the version before. */
  editText(edits: readonly { start: number; end: number; text: string }[], version: number): void;
  /** Judges the current text in the chosen revision. */
  check(options: CheckOptions, version: number): Promise<ShownReport | null>;
  /**
   * Judges one line of a long text by itself, for marks while somebody types: `line` from 1, `start` its offset. The places are
   * right, the numbers of messages in the sentences are not; a whole check follows. `null` for a line too long to be quick.
   */
  line(start: number, line: number, options: CheckOptions, version: number): Promise<ShownDiagnostic[] | null>;
  /** Verdicts of the other revisions, when idle. */
  verdicts(
    options: CheckOptions,
    version: number,
  ): Promise<{ verdicts: Partial<Record<RevisionId, Verdict>>; difference?: ShownReport['difference'] } | null>;
  anatomy(entry: number, options: CheckOptions, version: number): Promise<Anatomy | null>;
  /** What the member at this offset is; `null` when nothing is known there. */
  hover(offset: number, options: CheckOptions, version: number): Promise<HoverText | null>;
  /** What may be put in at this offset, best first; `null` until the types are loaded. */
  complete(offset: number, options: CheckOptions, version: number): Promise<Completion[] | null>;
  /** The text pretty-printed, each message by itself; `null` when it cannot be. */
  format(version: number): Promise<string | null>;
  /** Keeps the text in this browser's database under `key`; true once it is there. */
  save(key: string, version: number): Promise<boolean | null>;
}
