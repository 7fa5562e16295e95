/** Formats a report for people at a terminal: position, problem, why, fix, link; the verdict comes last. */
import { adviceOf } from '../protocol/advice.ts';
import { LineIndex } from '../protocol/json/lines.ts';
import { dependsOnRevision, isJudgedPart, partsOutcome } from '../protocol/report/parts-outcome.ts';
import { REVISION_IDS, type Diagnostic, type Report, type RevisionId, type Severity } from '../protocol/types.ts';

/** Printing options. */
export interface TextOptions {
  /** The label of the text, for example the file's name. */
  name: string;
  colors: boolean;
  /** Findings and verdict alone, without what was not judged: for one of several texts. */
  brief?: boolean;
}

type Style = 'red' | 'yellow' | 'blue' | 'green' | 'bold' | 'dim';
const CODES: Record<Style, number> = { red: 31, yellow: 33, blue: 34, green: 32, bold: 1, dim: 2 };
const COLOUR: Record<Severity, Style> = { error: 'red', warning: 'yellow', info: 'blue' };
/** The length at which a long line is cut, in UTF-16 units. */
const WIDTH = 100;

/** The whole report, with line breaks. */
export function reportText(report: Report, text: string, { name, colors, brief = false }: TextOptions): string {
  const paint = (style: Style, part: string) => (colors ? `\u001b[${CODES[style]}m${part}\u001b[0m` : part);
  const lines = new LineIndex(text);
  const out: string[] = [];

  for (const diagnostic of report.diagnostics) {
    const { line, column } = lines.at(diagnostic.span.start);
    const label = `${line}`;
    const { shown, caret } = sourceLine(text, diagnostic, column);
    const gutter = ' '.repeat(label.length);
    out.push(
      `${paint('bold', `${name}:${line}:${column}`)} ${paint(COLOUR[diagnostic.severity], diagnostic.severity)} ${paint('bold', visible(diagnostic.title))}`,
      `  ${paint('dim', `${label} |`)} ${shown}`,
      `  ${paint('dim', `${gutter} |`)} ${paint(COLOUR[diagnostic.severity], caret)}`,
      ...partOf(diagnostic, report),
      `  ${visible(diagnostic.what)}`,
      `  Why: ${visible(diagnostic.why)}`,
    );
    for (const place of diagnostic.related) {
      const at = lines.at(place.span.start);
      out.push(`  See also: ${name}:${at.line}:${at.column}`);
    }
    for (const { for: of, says } of diagnostic.remedies ?? [])
      out.push(`  Change${of === undefined ? '' : ` for ${visible(of)}`}: ${visible(says)}`);
    for (const ask of diagnostic.ask ?? []) out.push(`  Next: ${visible(ask)}`);
    const fix = diagnostic.fix?.says ?? (diagnostic.remedies ? null : adviceOf(diagnostic.rule));
    if (fix !== null) out.push(`  Fix: ${visible(fix)}`);
    out.push(`  ${diagnostic.hosts ? 'Source, ' : ''}${visible(diagnostic.specTitle)}: ${diagnostic.spec}`, '');
  }

  if (brief) {
    out.push(verdict(report, name, paint));
    return `${out.join('\n')}\n`;
  }
  for (const line of partsText(report, lines)) out.push(visible(line));
  for (const line of skippedText(report.skipped, lines)) out.push(paint('dim', line));
  for (const { what, because } of report.notObserved)
    out.push(paint('dim', `Not observed: ${visible(what)}. ${visible(because)}`));
  const { title, because, advice } = report.format;
  out.push(paint('dim', `Read as ${visible(title)}. ${visible(because)}`));
  // The finding already reports this if the text contains no message.
  if (advice !== undefined && report.diagnostics.every(({ what }) => !what.includes(advice))) out.push(visible(advice));
  out.push(verdict(report, name, paint));
  const other = others(report);
  if (other !== '') out.push(other);
  return `${out.join('\n')}\n`;
}

/** The verdict alone, on one line without colors: the last line of a brief report. */
export function verdictText(report: Report, name: string): string {
  return verdict(report, name, (_, words) => words);
}

/** Adjacent lines that were skipped for the same reason are reported together. */
function skippedText(skipped: Report['skipped'], lines: LineIndex): string[] {
  const runs: { first: number; last: number; because: string }[] = [];
  for (const { start, because } of skipped) {
    const { line } = lines.at(start);
    const before = runs.at(-1);
    if (before?.because === because) before.last = line;
    else runs.push({ first: line, last: line, because });
  }
  return runs.map(({ first, last, because }) =>
    first === last
      ? `Skipped line ${first}: ${visible(because)}`
      : `Skipped lines ${first} to ${last}: ${visible(because)}`,
  );
}

/** The part that a finding is about, if the text has several. */
function partOf({ part }: Diagnostic, { parts }: Report): string[] {
  const one = part === undefined ? undefined : parts[part];
  return one && parts.length > 1 ? [`  In part ${(part ?? 0) + 1}: ${visible(one.title)}`] : [];
}

/** The parts of a text that has other parts than messages, one line each. */
function partsText({ parts, diagnostics }: Report, lines: LineIndex): string[] {
  if (parts.length < 2 && !parts.some(isJudgedPart)) return [];
  return parts.map(({ title, kind, span, because }, index) => {
    const first = lines.at(span.start).line;
    const last = lines.at(Math.max(span.start, span.end - 1)).line;
    const place = first === last ? `line ${first}` : `lines ${first} to ${last}`;
    const found = diagnostics.filter(({ part }) => part === index).length;
    return `Part ${index + 1}, ${place}: ${title} (${kind})${found > 0 ? `, ${many(found, 'problem')}` : ''}. ${because}`;
  });
}

function verdict(report: Report, name: string, paint: (style: Style, part: string) => string): string {
  const outcome = partsOutcome(report);
  if (outcome) {
    const style = outcome.severity === 'error' ? 'red' : outcome.severity === 'warning' ? 'yellow' : 'green';
    const verdictText = paint(outcome.severity === 'none' ? 'dim' : style, visible(outcome.head));
    return `${paint('bold', name)}: ${verdictText}${outcome.basis === '' ? '' : `; ${visible(outcome.basis)}`}${outcome.instead === undefined ? '' : `. ${outcome.instead}`}`;
  }
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error').length;
  // A cause that proves no breach is not about a rule.
  const warnings = report.diagnostics.filter((one) => one.severity === 'warning' && one.class !== 'cause').length;
  const happened = (report.outcome ?? []).map(({ says }) => visible(says));
  // “valid” alone above a failed call would read as a success.
  const good = happened.length > 0 && warnings === 0 ? 'all rules kept' : 'valid';
  const judged = errors === 0 ? paint('green', good) : paint('red', many(errors, 'error'));
  const also = [warnings === 0 ? '' : `, ${many(warnings, 'warning')}`, ...happened].join('; ');
  const none = report.diagnostics.some(({ rule }) => rule === 'json-no-message');
  const where = `${none ? 'no message' : many(report.entries.length, 'message')}, judged by ${titleOf(report.revision)}`;
  return `${paint('bold', name)}: ${judged}${also}; ${where}, ${visible(report.revisionBecause)}`;
}

function others(report: Report): string {
  if (!dependsOnRevision(report)) return '';
  const named: string[] = [];
  for (const revision of REVISION_IDS) {
    const counts = report.verdicts[revision];
    if (counts && revision !== report.revision)
      named.push(`${titleOf(revision)} (${counts.errors === 0 ? 'valid' : many(counts.errors, 'error')})`);
  }
  return named.length === 0 ? '' : `Other revisions: ${named.join(', ')}`;
}

function titleOf(revision: RevisionId): string {
  return revision === 'jsonrpc-2.0' ? 'JSON-RPC 2.0' : `MCP ${revision}`;
}

function many(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** The line of a finding, cut to a window around it, and the carets below it. */
function sourceLine(text: string, { span }: Diagnostic, column: number): { shown: string; caret: string } {
  const lineStart = span.start - (column - 1);
  const end = endOfLine(text, span.start);
  const from = column - 1 > WIDTH * 0.7 ? span.start - Math.floor(WIDTH / 3) : lineStart;
  const to = Math.min(end, from + WIDTH);
  const before = from > lineStart ? '…' : '';
  const after = to < end ? '…' : '';
  const length = Math.max(1, Math.min(span.end, to) - span.start);
  return {
    shown: before + visible(text.slice(from, to)) + after,
    caret: ' '.repeat(before.length + span.start - from) + '^'.repeat(length),
  };
}

function endOfLine(text: string, offset: number): number {
  for (let at = offset; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || unit === 13) return at;
  }
  return text.length;
}

/**
 * Control characters and direction marks of the judged text must not control the terminal; each is replaced by the same number
 * of visible units.
 */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (mark) => {
    const code = mark.charCodeAt(0);
    if (code === 9) return ' ';
    return code < 32 ? String.fromCharCode(0x2400 + code) : '·'.repeat(mark.length);
  });
}
