/** Causes that validators report: a message was rejected, and the report shows where. */
import { candidate, type Candidate, type CauseSource, RANK } from '../define.ts';
import { partAt, placeAt } from '../reading.ts';
import { searchedRanges } from '../searched.ts';
import { UNSENT, UNSENT_HOW, UNSENT_SAYS, UNSENT_TITLE } from '../unsent.ts';
import { explainReport, type Explanation } from './explain.ts';
import { messageOf } from './link.ts';
import { readValidatorReport } from './read.ts';
import type { Subject } from './subject.ts';
import type { Diagnostic, Span } from '../../types.ts';

/** Maximum number of reports that become causes. */
const REPORTS = 5;
/** A validator of the environment of a program. */
const SETTINGS = /validation errors? for \w{0,40}(?:Settings|Config)\b/u;

/** Words of which every text about MCP has one. */
const OF_MCP = /mcp|json-?rpc|\btools?\b|\bstdio\b|model ?context/iu;

/** Complaints about rejected values; their ids name the cause. */
const REFUSALS =
  /^(?:zod-|py-jsonrpcmessage|py-calltoolresult|py-list-tools|py-failed-to-validate|py-validate-notification|py-string-should|py-input-validation|invalid-tools-call|invalid-arguments|structured-mismatch|claude-desktop-config-zod)/u;

/**
 * One cause for each report outside of messages. `named`: the causes that complaints name; a report takes the id of the
 * complaint at its place.
 */
export function reportCauses(source: CauseSource, named: readonly Candidate[]): Candidate[] {
  const { text, intake, records } = source;
  const out: Candidate[] = [];
  const reports = searchedRanges(source).flatMap((range) => readValidatorReport(text, range));
  for (const report of reports) {
    if (out.length >= REPORTS) break;
    const part = partAt(intake.parts, report.span.start);
    if (part?.kind === 'lesson-text' || isInMessage(source, report.span)) continue;
    const explained = explainReport(report, text.slice(Math.max(0, report.span.start - 300), report.span.start));
    // Settings are not part of a message.
    if (!explained || SETTINGS.test(text.slice(report.span.start, report.span.start + 200))) continue;
    const { pointer, issue } = explained;
    // The validator only sees that nothing arrived.
    const isUnsent = issue.received === 'undefined' && isOfCall(explained.subject) && UNSENT.test(text);
    const { title, what, why, how, ask, ...judged } = isUnsent ? { ...explained, ...NOT_SENT } : explained;
    const own = named.find(({ id, span }) => REFUSALS.test(id) && isOf(text, span, report.span));
    // A union without branches and a line that is not JSON are explained better elsewhere.
    if (!own && (issue.code === 'not-json' || issue.code === 'other')) continue;
    const entry = messageOf(source, explained, report.span);
    // Programs validate other values, too.
    const isForeign = !own && entry < 0 && explained.subject.kind === 'unknown' && !OF_MCP.test(text);
    // Without a path, the rule that the message breaks says more.
    const broken =
      entry >= 0 && issue.path.length === 0
        ? source.diagnostics.find((one) => one.entry === entry && one.severity === 'error')
        : undefined;
    out.push(
      candidate({
        id: isUnsent ? 'invalid-arguments-for-tool' : (own?.id ?? idOf(explained, text, report.span.start)),
        // The report says more than the complaint that has its place.
        rank: Math.min(RANK.report, own?.rank ?? RANK.report) - 1,
        severity: isForeign ? 'warning' : judged.severity,
        title: broken?.title ?? title,
        what:
          entry < 0 ? what : broken ? `${what} ${broken.what}` : `${what} The text shows it as message ${entry + 1}.`,
        why,
        how,
        ask: entry < 0 ? ask : [],
        span: entry < 0 ? report.span : placeAt(records, entry),
        more: entry < 0 ? [] : [report.span],
        entry,
        pointer: entry < 0 ? '' : (broken?.pointer ?? pointer ?? ''),
      }),
    );
  }
  return out;
}

/** The id for a report without a complaint at its place. */
function idOf({ subject: { kind }, issue }: Pick<Explanation, 'subject' | 'issue'>, text: string, at: number): string {
  if (kind === 'output') return 'structured-mismatch';
  if (kind !== 'arguments')
    return issue.path.length === 1 && issue.path[0] === 'id' && issue.received === 'null'
      ? 'zod-id-null'
      : 'response-refused';
  return /\bInput validation error: $/u.test(text.slice(Math.max(0, at - 30), at))
    ? 'py-input-validation'
    : 'invalid-arguments-for-tool';
}

/** The cause of a report about arguments which the text says were lost on the way. */
const NOT_SENT = {
  severity: 'warning',
  title: UNSENT_TITLE,
  why: `${UNSENT_SAYS} The validator only reports that nothing is there.`,
  how: UNSENT_HOW,
} as const;

/** True for the arguments of a call, or a value of which the report shows nothing else. */
function isOfCall({ kind, method }: Subject): boolean {
  return kind === 'arguments' || (method === null && (kind === 'message' || kind === 'unknown'));
}

/** True for a complaint at the place of a report, or before it on the same line or the line above. */
function isOf(text: string, { start, end }: Span, report: Span): boolean {
  if (start < report.end && report.start < end) return true;
  const between = end <= report.start && report.start - end < 300 ? text.slice(end, report.start) : null;
  return between !== null && !/\n[^\n]*\n/u.test(between);
}

/** Errors and results quote reports too, and are judged as messages. A lone one is the question itself. */
function isInMessage({ records }: CauseSource, { start }: Span): boolean {
  if (records.length <= 2) return false;
  for (let index = 0; index < records.length; index++) {
    const span = placeAt(records, index);
    if (span.start <= start && start < span.end) return records.kind(index) !== 'invalid';
  }
  return false;
}

/** True for a cause that a validator's report shows. */
export function isReport({ id }: Pick<Candidate, 'id'>): boolean {
  return id === 'response-refused' || REFUSALS.test(id);
}

/** True for a finding of a rule that a cause reports already: the same message, at the same place. */
export function isReportedBy(causes: readonly Pick<Candidate, 'entry' | 'pointer'>[], finding: Diagnostic): boolean {
  return causes.some(
    ({ entry, pointer }) => entry >= 0 && pointer !== '' && entry === finding.entry && pointer === finding.pointer,
  );
}
