/**
 * The core, and the heaviest entry point of this layer: `check(text, options) → Report`. Any string returns a report; it never
 * throws.
 */
import { checker } from './report/full.ts';
import { reportAll, reportEntries, reportOne } from './report/report.ts';
import type { GivenMessage } from './intake/given-messages.ts';
import type { CheckOptions, Report } from './types.ts';

export type { GivenMessage } from './intake/given-messages.ts';

/** Only the findings and the verdict of the chosen revision: for frequent callers that need one revision. */
export function checkOne(text: string, options: CheckOptions = {}): Report {
  return reportOne(checker, text, options);
}

/**
 * The same for callers that have messages and no text. Positions in the report are positions in the messages’ JSON texts,
 * concatenated with a line feed between them; entry N of the report is message N.
 */
export function checkEntries(given: readonly GivenMessage[], options: CheckOptions = {}): Report {
  return reportEntries(checker, given, options);
}

/** The full report: the findings of the chosen revision and the verdict of each revision. Any string returns a report. */
export function check(text: string, options: CheckOptions = {}): Report {
  return reportAll(checker, text, options);
}
