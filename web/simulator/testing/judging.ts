/** What `check` reports about conversations, with the rules of official extensions, for tests. */
import { messageChecker, type GivenMessage } from '../../protocol/check-messages.ts';
import { withExtensionRules } from '../../protocol/extended.ts';
import { reportEntries, reportOne } from '../../protocol/report/report.ts';
import type { CheckOptions, Report } from '../../protocol/types.ts';

const checker = withExtensionRules(messageChecker);

/** The report on a text that is read as messages. */
export function judgeText(text: string, options: CheckOptions = {}): Report {
  return reportOne(checker, text, options);
}

/** The report on messages that the caller has. */
export function judgeEntries(given: readonly GivenMessage[], options: CheckOptions = {}): Report {
  return reportEntries(checker, given, options);
}
