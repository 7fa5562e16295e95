/** An answer as graders see it: judged by the checker, together with the messages before it. */
import type { GivenMessage } from '../protocol/check-messages.ts';
import { jsonOf } from '../protocol/json/plain.ts';
import type { Diagnostic, Report, RevisionId } from '../protocol/types.ts';
import { isObject, type JsonValue } from '../protocol/values.ts';
import type { Logged, Seen } from './define.ts';
import { httpMessage } from './http-message.ts';
import { CORE, type Judge } from './judge.ts';

/** Findings that make an answer wrong. */
export function bad(report: Report): Diagnostic[] {
  return report.diagnostics.filter(({ severity }) => severity !== 'info');
}

/** The rules and requirements that the findings name. */
export function namesOf(found: readonly Diagnostic[]): Set<string> {
  return new Set(found.flatMap(({ rule, requirement }) => (requirement === null ? [rule] : [rule, requirement])));
}

/** A conversation as a log, one message per line. */
export function logOf(messages: readonly Logged[]): string {
  return messages.map(({ from, message }) => JSON.stringify({ from, message })).join('\n');
}

/** How an answer is judged. */
export interface Judged {
  revision: RevisionId;
  from: 'client' | 'server';
  before?: readonly Logged[];
  wire?: 'stdio' | 'http';
}

/** An answer with what the checker reports about it. */
export type JudgedAnswer = Seen & { found: Diagnostic[]; noted: Diagnostic[] };

/** What separates the HTTP messages of a log. */
export const BETWEEN = '\n---\n';

/**
 * Judges an answer after the messages before it. An answer that is a JSON object joins the conversation; any other text is
 * judged alone.
 */
export function judgeAnswer(text: string, how: Judged, judge: Judge = CORE): JudgedAnswer {
  const { revision, from, before = [], wire } = how;
  if (wire === 'http') return judgeHttp(text, how, judge);
  const value = jsonOf(text);
  const alone = wire
    ? judge.messages(text.endsWith('\n') ? text : `${text}\n`, { revision, from, transport: wire })
    : judge.messages(text, { revision, from });
  const joins = before.length > 0 && isObject(value);
  const report = joins ? judge.entries(givenOf([...before, { from, message: value }]), { revision }) : alone;
  const first = joins ? before.length : 0;
  const own = report.diagnostics.filter(({ entry }) => entry < 0 || entry >= first);
  const values = alone.revision === revision ? valuesIn(alone, text) : [];
  return { text, values, messages: values.filter(isObject), report, ...sorted(own) };
}

/** Judges a whole HTTP message after those before it. Its only value is the message with its parts. */
function judgeHttp(text: string, { revision, before = [] }: Judged, judge: Judge): JudgedAnswer {
  const earlier = before.map(({ message }) => `${typeof message === 'string' ? message : ''}${BETWEEN}`).join('');
  const report = judge.messages(`${earlier}${text}`, { revision, transport: 'http', from: 'server' });
  const own = report.diagnostics.filter(({ span }) => span.start >= earlier.length);
  const value = httpMessage(text);
  const values = value ? [value] : [];
  return { text, values, messages: values, report, ...sorted(own) };
}

function sorted(own: readonly Diagnostic[]): Pick<JudgedAnswer, 'broken' | 'found' | 'noted'> {
  const found = own.filter(({ severity }) => severity !== 'info');
  return { broken: namesOf(found), found, noted: own.filter(({ severity }) => severity === 'info') };
}

/** Messages of clients and servers, as the checker takes them. */
function givenOf(messages: readonly Logged[]): GivenMessage[] {
  return messages.flatMap(({ from, message }) => (from === 'client' || from === 'server' ? [{ from, message }] : []));
}

function valuesIn({ entries }: Report, text: string): JsonValue[] {
  return entries.flatMap(({ span }) => jsonOf(text.slice(span.start, span.end)) ?? []);
}

/** Reports the same feedback only once. */
export function withoutRepeats<T extends { text: string }>(feedback: readonly T[]): T[] {
  return feedback.filter(({ text }, index) => feedback.findIndex((one) => one.text === text) === index);
}
