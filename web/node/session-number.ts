/** The option `--session` of commands that use one session of a log. */
import { quote, Unusable } from './arguments.ts';

/** The number that `--session` names. Throws `Unusable`. */
export function readSessionNumber(text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = /^\d{1,6}$/u.test(text) ? Number(text) : 0;
  if (number < 1) throw new Unusable(`--session needs a number from 1, not ${quote(text)}`);
  return number;
}
