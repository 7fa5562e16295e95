/** An answer as graders see it: judged by the checker, together with the messages before it. */
import { checkEntries, checkMessages } from '../protocol/check-messages.ts';
import { jsonOf } from '../protocol/json/plain.ts';
import type { Diagnostic, Report, RevisionId } from '../protocol/types.ts';
import { isObject, type JsonValue } from '../protocol/values.ts';
import type { SentMessage, Seen } from './define.ts';
import type { Logged } from './source.ts';

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

/**
 * Judges an answer after the messages before it. An answer that is a JSON object joins the conversation; any other text is
 * judged alone.
 */
export function judgeAnswer(
  text: string,
  {
    revision,
    from,
    before = [],
    wire,
  }: { revision: RevisionId; from: 'client' | 'server'; before?: readonly SentMessage[]; wire?: 'stdio' },
): Seen & { found: Diagnostic[]; noted: Diagnostic[] } {
  const value = jsonOf(text);
  const alone = wire
    ? checkMessages(text.endsWith('\n') ? text : `${text}\n`, { revision, from, transport: wire })
    : checkMessages(text, { revision, from });
  const joins = before.length > 0 && isObject(value);
  const report = joins ? checkEntries([...before, { from, message: value }], { revision }) : alone;
  const first = joins ? before.length : 0;
  const own = report.diagnostics.filter(({ entry }) => entry < 0 || entry >= first);
  const found = own.filter(({ severity }) => severity !== 'info');
  const noted = own.filter(({ severity }) => severity === 'info');
  const values = alone.revision === revision ? valuesIn(alone, text) : [];
  return { text, values, messages: values.filter(isObject), broken: namesOf(found), report, found, noted };
}

function valuesIn({ entries }: Report, text: string): JsonValue[] {
  return entries.flatMap(({ span }) => jsonOf(text.slice(span.start, span.end)) ?? []);
}

/** Reports the same feedback only once. */
export function withoutRepeats<T extends { text: string }>(feedback: readonly T[]): T[] {
  return feedback.filter(({ text }, index) => feedback.findIndex((one) => one.text === text) === index);
}
