/** What rows of messages say beyond the message itself. Pure. */
import type { ShownEntry } from '../engine/types.ts';
import type { SessionSummary } from '../../protocol/types.ts';
import { answerOf } from './answers.ts';
import type { Answer } from './answers.ts';
import { methodOf } from './messageFilter.ts';
import { sessionName } from './sessionText.ts';
import { directionText } from './text.ts';

/** What a table of messages is told. */
export interface EntryFacts {
  /** All messages, whatever the table shows of them. */
  entries: readonly ShownEntry[];
  /** Empty while sessions are not followed. */
  sessions: readonly SessionSummary[];
  /** True where the marks that tell the senders, such as arrows, leave open whose they are. */
  flips: boolean;
  /** True where the table leaves messages out: then an answer says its time itself. */
  partly: boolean;
}

/** The same, with what is to be known of all messages at once. */
export interface Overview extends EntryFacts {
  /** Every sender is a guess, which is said once. */
  allGuessed: boolean;
  /** Some answer says how long it took. */
  clocks: boolean;
}

/** What a row says beyond the message itself. */
export interface RowFacts {
  /** Of an answer: the method it answers. */
  answered: string | undefined;
  answer: Answer;
  /** Milliseconds that the answer took. */
  took: number | undefined;
  /** «client → server»; where there are several servers «to weather», «from weather». */
  direction: string;
  /** The direction is a guess, and not all of them are: those are told in the head. */
  guessed: boolean;
}

/** Looks at all messages once. */
export function overviewOf(described: EntryFacts): Overview {
  return {
    ...described,
    allGuessed: described.flips || areAllGuessed(described.entries),
    clocks: described.entries.some(({ took }) => took !== undefined),
  };
}

/** Facts of one row. */
export function factsOf(entry: ShownEntry, { entries, sessions, partly, allGuessed }: Overview): RowFacts {
  const session = sessions[entry.session];
  const answer = answerOf(entry, session);
  return {
    answered: entry.method === undefined ? methodOf(entry, entries) : undefined,
    answer,
    took: answer.state === 'answered' ? entries[answer.by]?.took : ownTime(entry, partly),
    direction: directionOf(entry, sessions.length > 1 ? session : undefined),
    guessed: entry.inferred && entry.from !== 'unknown' && !allGuessed,
  };
}

/** Beside its request an answer keeps quiet about its time. */
function ownTime({ took, answers }: ShownEntry, partly: boolean): number | undefined {
  return partly || answers === undefined ? took : undefined;
}

/** Several servers in one text are called by their names. */
function directionOf({ from }: ShownEntry, session: SessionSummary | undefined): string {
  if (session === undefined || from === 'unknown') return directionText(from);
  return `${from === 'client' ? 'to' : 'from'} ${sessionName(session)}`;
}

function areAllGuessed(entries: readonly ShownEntry[]): boolean {
  let known = false;
  for (const { from, inferred } of entries) {
    if (from === 'unknown') continue;
    if (!inferred) return false;
    known = true;
  }
  return known;
}

/** Where a message stands among those shown; they ascend. -1 when it is not among them. */
export function placeOf(shown: readonly ShownEntry[], index: number): number {
  let low = 0;
  let high = shown.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = shown[middle]?.index ?? index;
    if (found === index) return middle;
    if (found < index) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
