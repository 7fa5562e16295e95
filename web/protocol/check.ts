/** The heart, and the heaviest door of this room: `check(text, options) → Report`. Any string gives a report; nothing is thrown. */
import { checker } from './report/full.ts';
import type { CheckOptions, Report } from './types.ts';

/** The chosen revision's findings and its verdict alone: for those who ask about one revision, and often. */
export function checkOne(text: string, options: CheckOptions = {}): Report {
  return checker.checkOne(text, options);
}

/** Everything at once: the chosen revision's findings and the verdict of each revision. Any string gives a report. */
export function check(text: string, options: CheckOptions = {}): Report {
  return checker.check(text, options);
}
