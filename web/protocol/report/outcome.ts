/**
 * What happened in a log, besides the rules that it keeps or breaks: failed calls, requests without a response, a server that
 * stopped. A valid log of a failed session must not read as a success.
 */
import type { Taken } from '../intake/types.ts';
import { cut } from '../json/describe.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { MessageRecords } from '../session/message-records.ts';
import type { OutcomePart, Span } from '../types.ts';
import { skippedReasons } from './skipped-reasons.ts';

/** The parts of a text that show what happened. */
export interface OutcomeSource {
  readonly text: string;
  readonly intake: Pick<Taken, 'skipped' | 'wire'>;
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
  const { text, intake, records } = source;
  const spanOf = (entry: number): Span => records.entries.at(entry)?.span ?? { start: 0, end: 0 };
  const failures = failuresIn(source);
  const { stop, error } = skippedReasons(text, intake.skipped);
  const refused = refusedIn(source);
  const open = openRequests(source, stop?.span.start ?? -1, new Set(refused.flatMap(({ entries }) => entries)));
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
    const says = `${many(refused.length, 'request')} refused with HTTP ${line}`;
    out.push({ kind: 'refused', says, count: refused.length, entry: -1, span });
  }
  const [waiting] = open.overtaken;
  if (waiting !== undefined) {
    const method = records.method(waiting);
    const says = `${many(open.overtaken.length, 'request')} without a response${method === null ? '' : `: ${cut(method, QUOTE)}`}`;
    out.push({ kind: 'unanswered', says, count: open.overtaken.length, entry: waiting, span: spanOf(waiting) });
  }
  // A program prints errors in good sessions too.
  if (error && error.text !== stop?.text && (out.length > 0 || open.any || records.length === 0)) {
    out.push({ kind: 'reported', says: `the log reports “${error.text}”`, count: 1, entry: -1, span: error.span });
  }
  return out;
}

function failedText(failures: readonly Failure[]): string {
  const noun = failures.every(({ call }) => call) ? 'call' : 'request';
  const reasons = [...new Set(failures.map(({ reason }) => reason))].filter((reason) => reason !== '');
  const [first] = reasons;
  const says = `${many(failures.length, noun)} failed`;
  if (first === undefined) return says;
  return reasons.length > 1 ? `${says}, first: ${first}` : `${says}: ${first}`;
}

function many(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
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
    }
  }
  return out;
}

function failureOf(message: JsonObject, entry: number, method: string | null): Failure | null {
  const error = get(message, 'error');
  if (isObject(error)) {
    const code = get(error, 'code');
    const words = [typeof code === 'number' ? String(code) : '', oneLine(get(error, 'message'))];
    return { entry, reason: words.filter((word) => word !== '').join(' '), call: method === 'tools/call' };
  }
  const result = objectAt(message, 'result');
  if (get(result, 'isError') !== true) return null;
  const content = get(result, 'content');
  const [said = ''] = (Array.isArray(content) ? content : [])
    .filter(isObject)
    .map((block) => oneLine(get(block, 'text')))
    .filter((words) => words !== '');
  return { entry, reason: said === '' ? '' : `“${said}”`, call: method === null || method === 'tools/call' };
}

function oneLine(value: JsonValue | undefined): string {
  if (typeof value !== 'string') return '';
  return cut(value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), QUOTE);
}

/** HTTP responses that refuse a message, without an error response in their body. */
function refusedIn({ intake, records }: OutcomeSource): { line: string; span: Span; entries: readonly number[] }[] {
  const { wire = [] } = intake;
  return wire.flatMap((response) => {
    const { kind, status, reason, answers, lineSpan, entries: own } = response;
    if (kind !== 'response' || status < 400 || answers === null) return [];
    const entries = wire[answers]?.entries ?? [];
    const isRequest = entries.some((entry) => records.kind(entry) === 'request');
    if (!isRequest || own.some((entry) => records.kind(entry) === 'error')) return [];
    return [{ line: `${status} ${reason}`.trim(), span: { ...lineSpan }, entries }];
  });
}

/** Requests without a response although the log goes on, or the server stopped after them; and whether any request is open. */
function openRequests(
  { records, gaps }: OutcomeSource,
  stop: number,
  refused: ReadonlySet<number>,
): { overtaken: number[]; any: boolean } {
  const lastResponse = new Map<number, number>();
  const overtaken: number[] = [];
  let any = false;
  for (let index = records.length - 1; index >= 0; index--) {
    const kind = records.kind(index);
    const session = records.session(index);
    if (kind === 'response' || kind === 'error') {
      if (!lastResponse.has(session)) lastResponse.set(session, index);
      continue;
    }
    if (kind !== 'request' || records.answeredBy(index) >= 0 || refused.has(index)) continue;
    if (OPEN.includes(records.method(index) ?? '') || gaps(session)) continue;
    any = true;
    const stopped = stop >= 0 && (records.entries.at(index)?.span.end ?? 0) <= stop;
    if (stopped || lastResponse.has(session)) overtaken.push(index);
  }
  return { overtaken: overtaken.toReversed(), any };
}
