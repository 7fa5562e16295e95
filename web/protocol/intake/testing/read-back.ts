/** What a test expects of a pasted text: its messages and its errors, as short lines. */
import { checkOne } from '../../testing/check-rules.ts';

/** Senders and methods of the messages, e.g. `client tools/list`; kinds for responses. */
export function messages(text: string): string[] {
  return checkOne(text).entries.map(({ from, method, kind }) => `${from} ${method ?? kind}`);
}

/** Rules and sentences of the findings that are errors. */
export function errors(text: string): string[] {
  return checkOne(text)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ rule, what }) => `${rule}: ${what}`);
}
