/** Messages for code that does not return a value. */
import type { Outcome } from './define.ts';

/** A short form, for the row of a test. */
export function says(outcome: Outcome): string {
  if (outcome.kind === 'stopped') return outcome.says;
  if (outcome.kind === 'value') return outcome.shown;
  return outcome.message === '' ? outcome.type : `${outcome.type}: ${outcome.message}`;
}

/** Maximum characters of a call, and of the calls before it, in feedback; the row of the test has them whole. */
const MAX_CALL = 240;
const MAX_EARLIER = 160;

/**
 * An exception that no test expects: its line, its message, the calls of the test as the learner would write them, and a call
 * that was not awaited.
 */
export function crashOf(outcome: Outcome, calls: readonly string[], expected: string): { id: string; text: string } {
  const { id, text } = troubleOf(outcome);
  const last = calls.at(-1);
  if (last === undefined) return { id, text };
  const earlier = calls.slice(0, -1).map((one) => `\`${one}\``);
  const after = earlier.length === 0 || earlier.join('').length > MAX_EARLIER ? '' : `, after ${earlier.join(', ')}`;
  const lost = outcome.kind === 'stopped' ? undefined : outcome.heard.find(({ awaited }) => awaited === false);
  const waits = lost ? ` \`${lost.by}\` returns a promise: use \`await\`.` : '';
  return {
    id,
    text: `${text} The call was \`${last.length > MAX_CALL ? `${last.slice(0, MAX_CALL)}…` : last}\`${after}. Expected: ${expected}.${waits}`,
  };
}

/** A sentence, for the learner. */
export function troubleOf(outcome: Outcome): { id: string; text: string } {
  if (outcome.kind === 'value') return { id: 'test', text: `The result is \`${outcome.shown}\`.` };
  if (outcome.kind === 'stopped') return { id: outcome.why, text: outcome.says };
  const { type, message } = outcome;
  if (type === 'Missing') return { id: 'missing', text: message };
  if (type === 'Syntax') return { id: 'syntax', text: `The code cannot be parsed: ${message}` };
  const line = lineOf(outcome);
  const where = line === null ? '' : ` on line ${line}`;
  if (/there is no network here|input\(\) cannot read input/iu.test(message)) return { id: 'sandbox', text: message };
  return { id: 'exception', text: `The code failed${where} with \`${type}${message === '' ? '' : `: ${message}`}\`.` };
}

/** The line of the code on which an error occurred, from 1; null if it has none. */
export function lineOf({ type, message, traceback }: Extract<Outcome, { kind: 'error' }>): number | null {
  const line =
    type === 'Syntax'
      ? [...message.matchAll(/\bline (\d+)/gu)].at(-1)?.[1]
      : [...traceback.matchAll(/^(?: {2}File .*| {3}) ?line (\d+)/gmu)].at(-1)?.[1];
  return line === undefined ? null : Number(line);
}
