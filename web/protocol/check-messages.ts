/**
 * Heavy entry point for callers that know that they have messages, such as the simulator and the course. It does not load what
 * documents and programs need.
 */
import type { GivenMessage } from './intake/given-messages.ts';
import { messageChecker } from './report/messages.ts';
import { reportEntries, reportOne } from './report/report.ts';
import type { CheckOptions, Report } from './types.ts';

export type { GivenMessage } from './intake/given-messages.ts';
export { messageChecker } from './report/messages.ts';

/** The findings and the verdict of the chosen revision about a text that is read as messages, whatever it contains. */
export function checkMessages(text: string, options: CheckOptions = {}): Report {
  return reportOne(messageChecker, text, options);
}

/**
 * The same for callers that have messages and no text. Positions in the report are positions in the messages’ JSON texts,
 * concatenated with a line feed between them; entry N of the report is message N.
 */
export function checkEntries(given: readonly GivenMessage[], options: CheckOptions = {}): Report {
  return reportEntries(messageChecker, given, options);
}
