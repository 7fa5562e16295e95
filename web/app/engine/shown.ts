/** A report made ready to show: places as lines and columns, short previews of fixes, at most so many rows. */
import type { LineIndex } from '../../protocol/json/lines.ts';
import { REVISION_IDS } from '../../protocol/types.ts';
import type { Diagnostic, EntryRow, Fix, Report, RevisionId, Span, Verdict } from '../../protocol/types.ts';
import type { PlaceRange, ShownDiagnostic, ShownEntry, ShownReport } from './types.ts';

/** Findings shown at most; the counts stay whole. */
export const MOST_FINDINGS = 2000;
/** Skipped lines named at most. */
const MOST_SKIPPED = 50;
/** A preview longer than this, UTF-16 units, is cut in the middle. */
const PREVIEW = 72;

/** A member's name before its value. */
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

/** What a fix takes away and puts in; `undefined` when its edits lie far apart or nothing is to be seen. */
export function previewOf(text: string, fix: Fix, place: Span): { before: string; after: string } | undefined {
  const first = fix.edits[0];
  const last = fix.edits.at(-1);
  if (!first || !last || last.end - first.start > 400) return undefined;
  let { start, end } = { start: first.start, end: last.end };
  // A bare value says little: the finding's own place and the member's name are shown with it, where they are near and short.
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

function shownFinding(text: string, lines: LineIndex, finding: Diagnostic): ShownDiagnostic {
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

/** The report of `text` at `version`, ready to show. */
export function shown(report: Report, text: string, lines: LineIndex, version: number, deep: boolean): ShownReport {
  const counts = countsByEntry(report.diagnostics);
  const seen = report.diagnostics.slice(0, MOST_FINDINGS);
  return {
    ...report,
    version,
    deep,
    entries: report.entries.map((row) => shownEntry(lines, row, counts)),
    diagnostics: seen.map((finding) => shownFinding(text, lines, finding)),
    more: report.diagnostics.length - seen.length,
    skippedLines: skippedLines(report.skipped, lines),
    blank: !/\S/.test(text),
    longestLine: longestLine(text),
  };
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

function skippedLines(skipped: readonly Span[], lines: LineIndex): number[] {
  const found: number[] = [];
  for (const span of skipped) {
    const last = lines.at(Math.max(span.start, span.end - 1)).line;
    for (let line = lines.at(span.start).line; line <= last; line++) {
      if (found.length >= MOST_SKIPPED) return found;
      if (found.at(-1) !== line) found.push(line);
    }
  }
  return found;
}

/** What one revision found, as far as the comparison needs it. */
export interface Compared {
  revision: RevisionId;
  diagnostics: readonly Diagnostic[];
  verdict: Verdict;
}

/** The nearest revision with another verdict, and the finding that makes the difference; absent when all agree. */
export function differenceOf(chosen: RevisionId, all: readonly Compared[]): ShownReport['difference'] {
  const mine = all.find((one) => one.revision === chosen);
  if (!mine) return undefined;
  const home = REVISION_IDS.indexOf(chosen);
  const others = all
    .filter((one) => one.verdict.errors !== mine.verdict.errors || one.verdict.warnings !== mine.verdict.warnings)
    .sort((a, b) => distance(home, a.revision) - distance(home, b.revision));
  const other = others[0];
  if (!other) return undefined;
  return { revision: other.revision, says: sentence(mine, other) };
}

/** Newer before older at the same distance; JSON-RPC, which is no revision of MCP, last. */
function distance(home: number, revision: RevisionId): number {
  const step = REVISION_IDS.indexOf(revision) - home;
  return Math.abs(step) * 2 + (step < 0 ? 1 : 0) + (revision === 'jsonrpc-2.0' ? 100 : 0);
}

function sentence(mine: Compared, other: Compared): string {
  const extra = firstBeyond(other.diagnostics, mine.diagnostics);
  if (extra && isMore(other.verdict, mine.verdict)) return extra.what;
  const absent = firstBeyond(mine.diagnostics, other.diagnostics);
  if (absent) return `it does not find “${absent.title}”.`;
  if (extra) return extra.what;
  return 'it counts the same findings more or less strictly.';
}

function isMore(a: Verdict, b: Verdict): boolean {
  return a.errors !== b.errors ? a.errors > b.errors : a.warnings > b.warnings;
}

function firstBeyond(some: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic | undefined {
  const places = new Set(others.map((one) => `${one.rule}|${one.span.start}|${one.severity}`));
  return some.find((one) => one.severity !== 'info' && !places.has(`${one.rule}|${one.span.start}|${one.severity}`));
}
