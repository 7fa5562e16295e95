/** Heavy entry point: judges exercises about official extensions. Loaded for the first of them. */
import { messageChecker } from '../protocol/check-messages.ts';
import { withExtensionRules } from '../protocol/extended.ts';
import { reportEntries, reportOne } from '../protocol/report/report.ts';
import type { Judge } from './judge.ts';

const checker = withExtensionRules(messageChecker);

/** Judges by the revisions and by the official extensions. */
export const EXTENDED: Judge = {
  messages: (text, options) => reportOne(checker, text, options),
  entries: (given, options) => reportEntries(checker, given, options),
};
