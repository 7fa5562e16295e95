/**
 * What happened in a log, besides the rules that it keeps or breaks: failed calls, requests without a response, a server that
 * stopped. A valid log of a failed session must not read as a success.
 */
import { counted } from '../words.ts';
import type { Taken } from '../intake/types.ts';
import { cut } from '../json/describe.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { MessageRecords } from '../session/message-records.ts';
import type { OutcomePart, Skipped, Span } from '../types.ts';
import { skippedReasons } from './skipped-reasons.ts';

/** The parts of a text that show what happened. */
export interface OutcomeSource {
  readonly text: string;
  readonly intake: Pick<Taken, 'skipped' | 'wire' | 'parts'>;
  readonly records: MessageRecords;
  /** Whether messages of this session may be missing from the text. */
  readonly gaps: (session: number) => boolean;
}

/** A failed request: the message that reports it, the reason, and whether the request called a tool. */
interface Failure {
  readonly entry: number;
  readonly reason: string;
  readonly call: boolean;
}

/** Maximum number of characters quoted of an error’s text, in UTF-16 units. */
const QUOTE = 80;
/** `"isError": true` in JSON, in JSON inside a string, and in the notation of Python. */
const IS_ERROR = /isError\W{1,8}true\b/giu;
/** Requests that stay open by design. */
const OPEN = ['subscriptions/listen'];

/** What happened, the most important first; empty if nothing failed. */
export function outcomeOf(source: OutcomeSource): OutcomePart[] {
  const { text, records } = source;
  const spanOf = (entry: number): Span => records.entries.at(entry)?.span ?? { start: 0, end: 0 };
  const failures = failuresIn(source);
  const { stop, error } = skippedReasons(text, linesBetween(source));
  const refusals = refusedIn(source);
  const refused = refusals.filter(({ hasError }) => !hasError);
  const refusedCount = refused.reduce((sum, { requests }) => sum + requests.length, 0);
  const open = openRequests(source, stop?.span.start ?? -1, new Set(refusals.flatMap(({ requests }) => requests)));
  const out: OutcomePart[] = [];
  if (stop)
    out.push({
      kind: 'stopped',
      says: `the ${stop.closed ? 'connection closed' : 'server stopped'}: “${stop.text}”`,
      count: 1,
      entry: -1,
      span: stop.span,
    });
  const [failed] = failures;
  if (failed) {
    const { entry } = failed;
    out.push({ kind: 'failed', says: failedText(failures), count: failures.length, entry, span: spanOf(entry) });
  }
  const [first] = refused;
  if (first) {
    const { line, span } = first;
    const says = `${counted(refusedCount, 'request')} refused with HTTP ${line}`;
    out.push({ kind: 'refused', says, count: refusedCount, entry: -1, span });
  }
  const [waiting] = open.overtaken;
  if (waiting !== undefined) {
    const method = records.method(waiting);
    const says = `${counted(open.count, 'request')} without a response${method === null ? '' : `: ${cut(method, QUOTE)}`}`;
    out.push({ kind: 'unanswered', says, count: open.count, entry: waiting, span: spanOf(waiting) });
  }
  // A program prints errors in good sessions too.
  if (error && error.text !== stop?.text && (out.length > 0 || open.count > 0 || records.length === 0)) {
    out.push({ kind: 'reported', says: `the log reports “${error.text}”`, count: 1, entry: -1, span: error.span });
  }
  return out;
}

/** What is between the messages: skipped lines, and the lines of error output that is a part of its own. */
function linesBetween({ text, intake }: OutcomeSource): readonly Skipped[] {
  const complaints = (intake.parts ?? []).filter(({ kind }) => kind === 'complaint');
  if (complaints.length === 0) return intake.skipped;
  const lines = complaints.flatMap(({ span, because }) =>
    Array.from(text.slice(span.start, span.end).matchAll(/[^\n]+/gu), ({ index, 0: line }) => {
      const start = span.start + index;
      return { start, end: start + line.length, because };
    }),
  );
  return [...intake.skipped, ...lines].sort((a, b) => a.start - b.start);
}

function failedText(failures: readonly Failure[]): string {
  const noun = failures.every(({ call }) => call) ? 'call' : 'request';
  const reasons = [...new Set(failures.map(({ reason }) => reason))].filter((reason) => reason !== '');
  const [first] = reasons;
  const says = `${counted(failures.length, noun)} failed`;
  if (first === undefined) return says;
  return reasons.length > 1 ? `${says}, first: ${first}` : `${says}: ${first}`;
}

function failuresIn({ text, records }: OutcomeSource): Failure[] {
  const out: Failure[] = [];
  const marks = Array.from(text.matchAll(IS_ERROR), ({ index }) => index);
  const place = { start: 0, end: 0 };
  let mark = 0;
  for (let index = 0; index < records.length; index++) {
    const kind = records.kind(index);
    if (kind !== 'error' && kind !== 'batch') {
      if (kind !== 'response') continue;
      if (records.entries.isPlace(index)) {
        // Parsing a long log again costs as much as reading it: only where the text has the member.
        records.entries.placeOf(index, place);
        while (mark < marks.length && (marks[mark] ?? 0) < place.start) mark++;
        if (mark >= marks.length || (marks[mark] ?? 0) >= place.end) continue;
      }
    }
    const value = records.entries.valueAt(index);
    const method = records.method(records.answers(index));
    for (const one of Array.isArray(value) ? value : [value]) {
      const failure = isObject(one) ? failureOf(one, index, method) : null;
      if (failure) out.push(failure);
      else if (kind === 'error') out.push({ entry: index, reason: '', call: method === 'tools/call' });
    }
  }
  return out;
}

function failureOf(message: JsonObject, entry: number, method: string | null): Failure | null {
  const error = get(message, 'error');
  if (isObject(error)) {
    const code = get(error, 'code');
    const parts = [typeof code === 'number' ? String(code) : '', oneLine(get(error, 'message'))];
    return { entry, reason: parts.filter((word) => word !== '').join(' '), call: method === 'tools/call' };
  }
  const result = objectAt(message, 'result');
  if (get(result, 'isError') !== true) return null;
  const content = get(result, 'content');
  const [shown = ''] = (Array.isArray(content) ? content : [])
    .filter(isObject)
    .map((block) => oneLine(get(block, 'text')))
    .filter((text) => text !== '');
  return { entry, reason: shown === '' ? '' : `“${shown}”`, call: method === null || method === 'tools/call' };
}

function oneLine(value: JsonValue | undefined): string {
  if (typeof value !== 'string') return '';
  return cut(value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), QUOTE);
}

/** An HTTP response that refuses requests. */
interface Refusal {
  readonly line: string;
  readonly span: Span;
  readonly requests: readonly number[];
  /** Its body is an error response: a failure of its own. */
  readonly hasError: boolean;
}

function refusedIn({ intake, records }: OutcomeSource): Refusal[] {
  const { wire = [] } = intake;
  return wire.flatMap((response) => {
    const { kind, status, reason, answers, lineSpan, entries: own } = response;
    if (kind !== 'response' || status < 300 || answers === null) return [];
    const requests = (wire[answers]?.entries ?? []).filter(
      (entry) => records.kind(entry) === 'request' && records.answeredBy(entry) < 0,
    );
    if (requests.length === 0) return [];
    const hasError = own.some((entry) => records.kind(entry) === 'error');
    return [{ line: `${status} ${reason}`.trim(), span: { ...lineSpan }, requests, hasError }];
  });
}

/**
 * Requests without a response although the log goes on, or the server stopped after them; and the number of all requests without
 * one, which includes those at the end of the log.
 */
function openRequests(
  { records, gaps }: OutcomeSource,
  stop: number,
  refused: ReadonlySet<number>,
): { overtaken: number[]; count: number } {
  const lastResponse = new Map<number, number>();
  const overtaken: number[] = [];
  let count = 0;
  for (let index = records.length - 1; index >= 0; index--) {
    const kind = records.kind(index);
    const session = records.session(index);
    if (kind === 'response' || kind === 'error') {
      if (!lastResponse.has(session)) lastResponse.set(session, index);
      continue;
    }
    if (kind !== 'request' || records.answeredBy(index) >= 0 || refused.has(index)) continue;
    if (OPEN.includes(records.method(index) ?? '') || gaps(session)) continue;
    count++;
    const stopped = stop >= 0 && (records.entries.at(index)?.span.end ?? 0) <= stop;
    if (stopped || lastResponse.has(session)) overtaken.push(index);
  }
  return { overtaken: overtaken.toReversed(), count };
}
