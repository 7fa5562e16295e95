/** A session whose messages a program sees one at a time, such as a proxy or a test. */
import { oneByOne } from '../protocol/check.ts';
import type { CheckOptions, RevisionId } from '../protocol/types.ts';
import { findingOf, givenOf } from './convert.ts';
import type { MessageEntry } from './entries.ts';
import type { SessionFinding } from './result.ts';

/** The options of a session. */
export type SessionOptions = Pick<CheckOptions, 'revision' | 'from' | 'transport'>;

/** Checks the messages of one connection in the order in which they are sent. */
export interface Session {
  /** The number of messages so far. */
  readonly length: number;
  /** The revision by which the last message was judged. With `auto`, the handshake or the first message that names one settles it. */
  readonly revision: RevisionId;
  /**
   * Checks the next message, and returns what it shows about itself and about the messages before it, most severe first. Costs time
   * and memory for this message alone: its text is released once no rule needs it, and a few hundred bytes stay. Never throws.
   */
  push(entry: MessageEntry): SessionFinding[];
  /**
   * Returns what only the end shows, such as a request that was never answered. After it, `push` begins a new session. Findings about
   * causes and hosts need the whole text: `check` has them.
   */
  end(): SessionFinding[];
}

/** Creates a session. Without a revision it is inferred from the messages, as in `check`. */
export function createSession({ revision = 'auto', from, transport }: SessionOptions = {}): Session {
  const options = { revision, ...(from ? { from } : {}), ...(transport ? { transport } : {}) };
  let current = oneByOne(options);
  let ended = false;
  return {
    get length() {
      return current.length;
    },
    get revision() {
      return current.revision;
    },
    push(entry) {
      if (ended) current = oneByOne(options);
      ended = false;
      return current.see(givenOf(entry)).map(findingOf);
    },
    end() {
      if (ended) return [];
      ended = true;
      return current.end().map(findingOf);
    },
  };
}
