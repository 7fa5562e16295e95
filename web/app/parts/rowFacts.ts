/** Additional data for message rows. Pure. */
import type { ShownEntry } from '../engine/types.ts';
import { viewPartyOf } from '../../protocol/session-types.ts';
import type { SessionSummary } from '../../protocol/types.ts';
import { answerOf } from './answers.ts';
import type { Answer } from './answers.ts';
import { methodOf } from './messageFilter.ts';
import type { FailedResults } from './outcomes.ts';
import type { Refusals } from './refusals.ts';
import { sessionName } from './sessionText.ts';
import { directionText } from './text.ts';

/** Input of the message table. */
export interface EntryFacts {
  /** All messages, including those that the table does not show. */
  entries: readonly ShownEntry[];
  /** Empty while sessions are not tracked. */
  sessions: readonly SessionSummary[];
  /** True if the sender marks, such as arrows, do not determine which side is the client. */
  flips: boolean;
  /** True if the table hides some messages: then a response shows its own duration. */
  partly: boolean;
  /** Requests that HTTP refused. */
  refusals: Refusals;
  /** Results of failed tool calls. */
  failed: FailedResults;
}

/** The same, with facts about all messages. */
export interface Overview extends EntryFacts {
  /** Every sender is inferred, which is stated once. */
  allGuessed: boolean;
  /** At least one response has a duration. */
  clocks: boolean;
  /** The time of the first message that has one, in milliseconds. */
  began: number | undefined;
}

/** Additional data of one row. */
export interface RowFacts {
  /** For a response: the method of its request. */
  answered: string | undefined;
  answer: Answer;
  /** Milliseconds since the first message. */
  since: number | undefined;
  /** Milliseconds until the response. */
  took: number | undefined;
  /** E.g. “client → server”; with several servers, “to weather”, “from weather”. */
  direction: string;
  /** The direction is inferred, and not all are. If all are, the table header states it. */
  guessed: boolean;
}

/** Computes facts about all messages in one pass. */
export function overviewOf(described: EntryFacts): Overview {
  return {
    ...described,
    allGuessed: described.flips || areAllGuessed(described.entries),
    clocks: described.entries.some(({ took }) => took !== undefined),
    began: described.entries.find(({ at }) => at !== undefined)?.at,
  };
}

/** Data of one row. */
export function factsOf(
  entry: ShownEntry,
  { entries, sessions, partly, allGuessed, began, refusals }: Overview,
): RowFacts {
  const session = sessions[entry.session];
  const status = refusals.get(entry.index)?.status;
  const answer: Answer = status === undefined ? answerOf(entry, session) : { state: 'refused', status };
  return {
    answered: entry.method === undefined ? methodOf(entry, entries) : undefined,
    answer,
    took: answer.state === 'answered' ? entries[answer.by]?.took : ownTime(entry, partly),
    since: entry.at === undefined || began === undefined ? undefined : entry.at - began,
    direction: directionOf(entry, session, sessions.length > 1),
    guessed: entry.inferred && entry.from !== 'unknown' && !allGuessed,
  };
}

/** A response does not repeat the duration shown beside its request. */
function ownTime({ took, answers }: ShownEntry, partly: boolean): number | undefined {
  return partly || answers === undefined ? took : undefined;
}

/** Several servers in one text are distinguished by name. */
function directionOf(entry: ShownEntry, session: SessionSummary | undefined, several: boolean): string {
  const { from } = entry;
  const party = viewPartyOf(entry, session);
  if (party !== undefined || !several || session === undefined || from === 'unknown') return directionText(from, party);
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

/** Position of a message in the displayed ones, or -1. `sorted` if they are not ascending. */
export function placeOf(shown: readonly ShownEntry[], index: number, sorted = false): number {
  if (sorted) return shown.findIndex((one) => one.index === index);
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
