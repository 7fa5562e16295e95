/** What judges answers: the checker, with or without the rules of official extensions. */
import { checkEntries, checkMessages } from '../protocol/check-messages.ts';

/** The two ways to judge: a text with messages, and messages with their senders. */
export interface Judge {
  readonly messages: typeof checkMessages;
  readonly entries: typeof checkEntries;
}

/** Judges by the revisions alone. */
export const CORE: Judge = { messages: checkMessages, entries: checkEntries };
