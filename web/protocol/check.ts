/** The heart, and the heaviest door of this room: `check(text, options) → Report`. Any string gives a report; nothing is thrown. */
import { checker } from './report/full.ts';
import { reportAll, reportEntries, reportOne } from './report/report.ts';
import type { GivenMessage } from './intake/given-messages.ts';
import type { CheckOptions, Report } from './types.ts';

export type { GivenMessage } from './intake/given-messages.ts';

/** The chosen revision's findings and its verdict alone: for those who ask about one revision, and often. */
export function checkOne(text: string, options: CheckOptions = {}): Report {
  return reportOne(checker, text, options);
}

/**
 * The same for callers that have messages and no text. Positions in the report are positions in the messages' JSON texts, one
 * after the other with a line feed between; entry N of the report is message N.
 */
export function checkEntries(given: readonly GivenMessage[], options: CheckOptions = {}): Report {
  return reportEntries(checker, given, options);
}

/** Everything at once: the chosen revision's findings and the verdict of each revision. Any string gives a report. */
export function check(text: string, options: CheckOptions = {}): Report {
  return reportAll(checker, text, options);
}
