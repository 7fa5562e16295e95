/** Judges by the rules only, without the causes of failures: for tests of rules. */
import { checker } from '../report/full.ts';
import { reportAll, reportOne } from '../report/report.ts';
import type { CheckOptions, Report } from '../types.ts';

/** The findings of rules and the verdict of the chosen revision. */
export function checkOne(text: string, options: CheckOptions = {}): Report {
  return reportOne(checker, text, options);
}

/** The same with the verdicts of all revisions. */
export function check(text: string, options: CheckOptions = {}): Report {
  return reportAll(checker, text, options);
}
