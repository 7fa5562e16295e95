/** What judges answers: the checker, with or without the rules of official extensions. */
import { checkEntries, checkMessages, type GivenMessage } from '../protocol/check-messages.ts';
import type { CheckOptions, Report } from '../protocol/types.ts';

/** The two ways to judge: a text with messages, and messages with their senders. */
export interface Judge {
  readonly messages: (text: string, options: CheckOptions) => Report;
  readonly entries: (given: readonly GivenMessage[], options: CheckOptions) => Report;
}

/** Judges by the revisions alone. */
export const CORE: Judge = { messages: checkMessages, entries: checkEntries };
