/** A report as Markdown, for an issue: what is wrong, why, by which clause, and how to reproduce it. */
import { counted } from '../words.ts';
import { LineIndex } from '../json/lines.ts';
import { titleOf } from '../model/titles.ts';
import { PRODUCT, VERSION } from '../product.ts';
import { dependsOnRevision, isJudgedPart, partsOutcome } from '../report/parts-outcome.ts';
import { REVISION_IDS, type CheckOptions, type Diagnostic, type Report, type Severity } from '../types.ts';
import { hostSection, withoutHosts } from './markdown-hosts.ts';
import { code, fenced, plain, sentence, visible } from './quote.ts';
import { sessionTable } from './sessions.ts';

/**
 * Maximum number of findings listed individually; the others are counted by rule. Code hosts limit issues to 65,536 characters.
 */
const MAX_REPORTED = 25;
/** Maximum length of a quoted excerpt and of a quoted text, in UTF-16 units. */
const EXCERPT = 320;
const WHOLE = 12_000;
/** Maximum number of lines about what was not checked. */
const UNSEEN = 12;

const WORD: Readonly<Record<Severity, string>> = { error: '**Error**', warning: '**Warning**', info: 'Info' };

/** The report; what hosts do comes after the problems, and does not count as one. `name` is the name of the text, e.g. its file name; `options` are those it was checked with. */
export function reportMarkdown(whole: Report, text: string, name: string, options: CheckOptions = {}): string {
  const lines = new LineIndex(text);
  const { own: report, hosts } = withoutHosts(whole);
  const { diagnostics } = report;
  const reported = diagnostics.slice(0, MAX_REPORTED);
  const parts = [
    `# ${headline(report)}`,
    outcome(report),
    basis(report),
    report.entries.length > 0 ? sessionTable(report.sessions) : '',
    partList(report, lines),
    ...(diagnostics.length === 0 ? [] : ['## Problems']),
    ...reported.map((diagnostic, index) => problem(diagnostic, index, report, text, lines)),
    more(diagnostics.slice(MAX_REPORTED)),
    hostSection(hosts, report, lines),
    unseen(report, lines),
    reproduce(whole, text, name, options),
    `<sub>${PRODUCT} ${VERSION}</sub>`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function headline(report: Report): string {
  const outcome = partsOutcome(report);
  if (outcome) return sentence(outcome.head);
  const { errors = 0, warnings = 0 } = report.verdicts[report.revision] ?? {};
  // “Valid” above a failed call would read as a success.
  const good = (report.outcome ?? []).length > 0 && warnings === 0 ? 'All rules kept' : 'Valid';
  const head = errors > 0 ? counted(errors, 'error') : good;
  const also = warnings > 0 ? `, ${counted(warnings, 'warning')}` : '';
  return `${head}${also} in ${counted(report.entries.length, 'message')}, ${titleOf(report.revision)}`;
}

function outcome(report: Report): string {
  const parts = (report.outcome ?? []).map(({ says }) => plain(says));
  return parts.length === 0 ? '' : `What happened: ${parts.join('; ')}.`;
}

function basis(report: Report): string {
  const others = REVISION_IDS.flatMap((id) => {
    const verdict = report.verdicts[id];
    if (!verdict || id === report.revision) return [];
    return [`${titleOf(id)} (${verdict.errors > 0 ? counted(verdict.errors, 'error') : 'valid'})`];
  });
  if (!dependsOnRevision(report)) return sentence(partsOutcome(report)?.basis ?? report.format.because);
  const judged = `Judged by ${titleOf(report.revision)}, ${sentence(report.revisionBecause.replace(/\.$/, ''))}.`;
  const read = `Read as ${plain(report.format.title)}: ${sentence(report.format.because)}`;
  const advice = report.format.advice === undefined ? '' : ` ${sentence(report.format.advice)}`;
  return `${judged} ${read}${advice}${others.length === 0 ? '' : `\nOther revisions: ${others.join(', ')}.`}`;
}

function problem(diagnostic: Diagnostic, index: number, report: Report, text: string, lines: LineIndex): string {
  const { title, severity, rule, what, why, fix, spec, specTitle, pointer, entry, part, span, level } = diagnostic;
  const { line, column } = lines.at(span.start);
  const row = report.entries[entry];
  const where = [
    `line ${line}, column ${column}`,
    ...(row ? [`message ${entry + 1}${row.method === undefined ? '' : ` (${code(shortened(row.method, 80))})`}`] : []),
    ...(part === undefined || !report.parts[part] ? [] : [plain(shortened(report.parts[part].title, 80))]),
    ...(pointer === '' ? [] : [code(shortened(pointer, 200))]),
  ];
  return [
    `### ${index + 1}. ${sentence(title)}`,
    `${WORD[severity]} (${level}), ${where.join(', ')}, rule ${code(rule)}`,
    fenced(excerpt(text, span), 'text'),
    sentence(shortened(what, 2000)),
    `**Why:** ${sentence(why)}`,
    ...(fix
      ? [`**Fix:** ${sentence(fix.says)}${fix.safety === 'unsafe' ? ' (a guess at the intended meaning)' : ''}`]
      : []),
    ...changes(diagnostic),
    `**${sourceOf(diagnostic)}:** [${plain(specTitle)}](<${spec.replace(/[<>\s]/g, encodeURIComponent)}>)`,
  ].join('\n\n');
}

/** What the link of a finding leads to. */
function sourceOf({ class: of }: Diagnostic): string {
  return of === 'cause' ? 'Read more' : 'Specification';
}

/** For a cause: what to change, and what to paste next. */
function changes({ remedies = [], ask = [] }: Diagnostic): string[] {
  const list = remedies.map(
    ({ for: of, says }) => `- ${of === undefined ? '' : `For ${plain(of)}: `}${sentence(says)}`,
  );
  return [
    ...(list.length === 0 ? [] : ['**What to change:**', list.join('\n')]),
    ...(ask.length === 0 ? [] : [`**If that does not help:** ${ask.map((one) => sentence(one)).join(' ')}`]),
  ];
}

/** The place with the rest of its line, marked below if it fits on one line. */
function excerpt(text: string, { start, end }: { start: number; end: number }): string {
  const room = Math.max(0, Math.floor((EXCERPT - (end - start)) / 2));
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const from = whole(text, Math.max(lineStart, start - room));
  const stop = /[\r\n]/.exec(text.slice(end, end + room + 1));
  const lineEnd = stop ? end + stop.index : Math.min(text.length, end + room);
  const to = whole(text, Math.min(lineEnd, Math.max(start + EXCERPT, start)));
  const before = from > lineStart ? '…' : '';
  const after = to < text.length && !/[\r\n]/.test(text.charAt(to)) ? '…' : '';
  const shown = visible(text.slice(from, to)).replaceAll('\t', ' ');
  const marked = text.slice(start, Math.min(end, to));
  if (/[\r\n]/.test(shown)) return before + shown + after;
  const caret = ' '.repeat(before.length + start - from) + '^'.repeat(Math.max(1, marked.length));
  return `${before}${shown}${after}\n${caret}`;
}

/** Do not split a surrogate pair. */
function whole(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff && at > 0 ? at - 1 : at;
}

function shortened(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, whole(text, max - 1))}…` : text;
}

/** The findings beyond the limit, counted by rule. */
function more(rest: readonly Diagnostic[]): string {
  if (rest.length === 0) return '';
  const counts = new Map<string, number>();
  for (const { rule } of rest) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const rows = [...counts].map(([rule, count]) => `- ${code(rule)}: ${count}`);
  return [`And ${counted(rest.length, 'more problem')}:`, '', ...rows].join('\n');
}

/** Maximum number of parts listed. */
const MAX_PARTS = 40;

/** The parts of a text that has other parts than messages. */
function partList({ parts }: Report, lines: LineIndex): string {
  if (parts.length < 2 && !parts.some(isJudgedPart)) return '';
  const rows = parts.slice(0, MAX_PARTS).map(({ title, kind, span, because }) => {
    return `- line ${lines.at(span.start).line}: ${plain(shortened(title, 120))} (${code(kind)}). ${sentence(because)}`;
  });
  if (parts.length > MAX_PARTS) rows.push(`- and ${parts.length - MAX_PARTS} more`);
  return ['## Parts', '', ...rows].join('\n');
}

function unseen({ notObserved, skipped }: Report, lines: LineIndex): string {
  const rows = [
    ...notObserved.map(({ what, because }) => `- ${sentence(what)}. ${sentence(because)}`),
    ...skipped.map((part) => `- Line ${lines.at(part.start).line} was skipped. ${sentence(part.because)}`),
  ];
  if (rows.length === 0) return '';
  const rest = rows.length - UNSEEN;
  const shown = rest > 0 ? [...rows.slice(0, UNSEEN), `- and ${rest} more`] : rows;
  return [
    '## Not observed',
    '',
    'The following could not be judged, which does not mean that it is valid:',
    '',
    ...shown,
  ].join('\n');
}

function reproduce(report: Report, text: string, name: string, options: CheckOptions): string {
  const flags = [
    `--revision ${report.sessions.some(({ revision }) => revision !== report.revision) ? 'auto' : report.revision}`,
    ...(options.from ? [`--from ${options.from}`] : []),
    ...(options.transport ? [`--transport ${options.transport}`] : []),
    ...(options.hosts === undefined || report.diagnostics.every((one) => one.class !== 'host')
      ? []
      : [`--hosts ${options.hosts === 'all' ? 'all' : options.hosts.join(',')}`]),
  ];
  const file = /^[\w.-]{1,60}$/.test(name) && !name.startsWith('-') ? name : 'messages.txt';
  const steps = [
    '## How to reproduce',
    `Save the text as ${code(file)} and run, in a checkout of the ${PRODUCT}:`,
    fenced(`npm run --silent check -- ${flags.join(' ')} --format text ${file}`, 'sh'),
  ];
  if (text.trim() === '') return steps.join('\n\n');
  if (text.length > WHOLE) {
    steps.push(`The text has ${text.length} characters and is too long to include here. It begins like this:`);
    steps.push(fenced(visible(shortened(text, EXCERPT * 4)), 'text'));
  } else {
    if (visible(text) !== text) steps.push('Characters that control how text is displayed are shown here as symbols.');
    steps.push('<details><summary>The text</summary>', fenced(visible(text), 'text'), '</details>');
  }
  return steps.join('\n\n');
}
