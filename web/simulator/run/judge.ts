/** The checker of runs. The rules of official extensions are large, so they are loaded only for servers that use one. */
import { messageChecker, type GivenMessage } from '../../protocol/check-messages.ts';
import { reportEntries, reportOne } from '../../protocol/report/report.ts';
import type { CheckOptions, Report } from '../../protocol/types.ts';

let checker = messageChecker;

/** Loads the rules of extensions for all runs from now on. Without them, messages are judged by the core alone. */
export async function loadExtensionRules(): Promise<void> {
  const { withExtensionRules } = await import('../../protocol/extended.ts');
  checker = withExtensionRules(messageChecker);
}

/** The report on messages of a run. */
export function judgedEntries(given: readonly GivenMessage[], options: CheckOptions): Report {
  return reportEntries(checker, given, options);
}

/** The report on a run as a text. */
export function judgedText(text: string, options: CheckOptions): Report {
  return reportOne(checker, text, options);
}
