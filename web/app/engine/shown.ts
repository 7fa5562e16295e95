/** Prepares a report for display: positions as lines and columns, short previews of fixes, a limited number of rows. */
import type { LineIndex } from '../../protocol/json/lines.ts';
import type { RowList } from '../../protocol/session/row-list.ts';
import { bareReport, type Judgement, type Prepared } from '../../protocol/report/phases.ts';
import type { Diagnostic, EntryRow, Fix, Part, Skipped, Span, Verdict } from '../../protocol/types.ts';
import type { PartsDisplay } from './shapes.ts';
import type { PlaceRange, ShownDiagnostic, ShownEntry, ShownReport, SkippedPart } from './types.ts';

/** Maximum number of findings shown; the counts include all. */
export const MAX_FINDINGS = 2000;
/** Maximum number of skipped parts shown. */
const MAX_SKIPPED = 100;
/** A longer preview is cut in the middle, UTF-16 units. */
const PREVIEW = 72;

/** A key before its value. */
const NAME = /"[^"\\\n]{1,40}"\s{0,2}:\s{0,2}$/;

function rangeOf(lines: LineIndex, span: Span): PlaceRange {
  const from = lines.at(span.start);
  const to = lines.at(Math.max(span.start, span.end));
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
}

function shortened(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= PREVIEW) return flat;
  return `${flat.slice(0, PREVIEW - 20)} … ${flat.slice(-16)}`;
}

/** The text before and after a fix; `undefined` when its edits are far apart or the preview would not change. */
export function previewOf(text: string, fix: Fix, place: Span): { before: string; after: string } | undefined {
  const first = fix.edits[0];
  const last = fix.edits.at(-1);
  if (!first || !last || last.end - first.start > 400) return undefined;
  let { start, end } = { start: first.start, end: last.end };
  // A bare value is hard to understand: the preview includes the finding’s span and the key, if they are near and short.
  if (place.start <= start && end <= place.end && place.end - place.start <= PREVIEW) ({ start, end } = place);
  start -= NAME.exec(text.slice(Math.max(0, start - 48), start))?.[0].length ?? 0;
  let after = '';
  let at = start;
  for (const edit of fix.edits) {
    after += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  after += text.slice(at, end);
  const preview = { before: shortened(text.slice(start, end)), after: shortened(after) };
  return preview.before === preview.after ? undefined : preview;
}

/** A finding with its range and the preview of its fix. */
export function shownFinding(text: string, lines: LineIndex, finding: Diagnostic): ShownDiagnostic {
  const preview = finding.fix && previewOf(text, finding.fix, finding.span);
  return { ...finding, range: rangeOf(lines, finding.span), ...(preview ? { preview } : {}) };
}

function countsByEntry(diagnostics: readonly Diagnostic[]): Map<number, Verdict> {
  const counts = new Map<number, Verdict>();
  for (const { entry, severity } of diagnostics) {
    const count = counts.get(entry) ?? { errors: 0, warnings: 0, infos: 0 };
    if (severity === 'error') count.errors++;
    else if (severity === 'warning') count.warnings++;
    else count.infos++;
    counts.set(entry, count);
  }
  return counts;
}

function shownEntry(lines: LineIndex, row: EntryRow, counts: ReadonlyMap<number, Verdict>): ShownEntry {
  const { errors, warnings } = counts.get(row.index) ?? { errors: 0, warnings: 0 };
  return { ...row, line: lines.at(row.span.start).line, errors, warnings };
}

/** Rows of a long report with the data for displaying them. Creating objects for all of them would take as long as judging. */
export interface LongRows {
  readonly rows: RowList;
  readonly lines: LineIndex;
  /** Counts of findings by entry. */
  readonly counts: ReadonlyMap<number, Verdict>;
}

/** A report whose rows are separate. */
export interface LongReport extends ShownReport {
  readonly apart: LongRows;
}

/** Whether a result is such a report. */
export const isLong = (value: unknown): value is LongReport =>
  typeof value === 'object' && value !== null && 'apart' in value;

/** Rows as objects. */
export function shownRows(
  rows: readonly EntryRow[],
  { lines, counts }: Pick<LongRows, 'lines' | 'counts'>,
): ShownEntry[] {
  return rows.map((row) => shownEntry(lines, row, counts));
}

/** Longer lists of rows are sent separately, this many at a time. */
export const ROWS = 5000;

/** The report of the text at `version`, prepared for display. `partsOf`: for texts with other parts than messages. */
export function shown(
  prepared: Prepared,
  judgement: Judgement,
  lines: LineIndex,
  version: number,
  partsOf?: PartsDisplay['partsShown'],
): ShownReport | LongReport {
  const { text } = prepared;
  const report = bareReport(prepared, judgement);
  const apart = { rows: prepared.rowList, lines, counts: countsByEntry(report.diagnostics) };
  const seen = report.diagnostics.slice(0, MAX_FINDINGS);
  return {
    ...report,
    version,
    ...(partsOf?.(report, apart.rows.length, prepared, lines) ?? { parts: [] }),
    ...(prepared.intake.waiting && prepared.intake.entries.length === 0 ? { reading: true } : {}),
    deep: judgement.deep,
    ...(apart.rows.length > ROWS ? { apart } : { entries: shownRows(prepared.rows, apart) }),
    diagnostics: seen.map((finding) => ({
      ...shownFinding(text, lines, finding),
      ...aboutOf(finding, report.parts),
    })),
    more: report.diagnostics.length - seen.length,
    ...skippedOf(report.skipped, text, lines),
    blank: !/\S/.test(text),
    longestLine: longestLine(text),
  };
}

/** The title of the part of a finding, if there are several. */
function aboutOf({ part }: Diagnostic, parts: readonly Part[]): Pick<ShownDiagnostic, 'about'> {
  const title = part === undefined || parts.length < 2 ? undefined : parts[part]?.title;
  return title === undefined ? {} : { about: title };
}

function longestLine(text: string): number {
  let longest = 0;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    longest = Math.max(longest, end - start);
    start = end + 1;
  }
  return Math.max(longest, text.length - start);
}

/** The first skipped parts, and the number of all their lines; `skipped` is in text order. */
function skippedOf(
  skipped: readonly Skipped[],
  text: string,
  lines: LineIndex,
): Pick<ShownReport, 'skippedParts' | 'skippedLines'> {
  const skippedParts: SkippedPart[] = [];
  let skippedLines = 0;
  let before = 0;
  for (const { start, end, because } of skipped) {
    const line = lines.at(start).line;
    const last = lines.at(Math.max(start, end - 1)).line;
    if (skippedParts.length < MAX_SKIPPED) {
      skippedParts.push({ line, last, because, text: shortened(text.slice(start, Math.min(end, start + 400))) });
    }
    skippedLines += Math.max(0, last - Math.max(before, line - 1));
    before = Math.max(before, last);
  }
  return { skippedParts, skippedLines };
}
