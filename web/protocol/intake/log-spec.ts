/** How a format of log lines describes itself. */
import type { Sender, Transport } from '../types.ts';
import type { RawEntry } from './types.ts';

/** What the head of one line tells. */
export interface Line {
  /** Where in the line its message begins, or the white space before it. Left out: it holds none. */
  body?: number;
  from?: Exclude<Sender, 'unknown'>;
  because?: string;
  /** The log is kept by one of the two sides, and this line says what that side did; who it is shows later. */
  side?: 'sent' | 'received';
  channel?: string;
  /** Reads what begins at `start`, where that is no JSON as it stands; null where it does not end before `stop`. */
  read?: (text: string, start: number, stop: number) => Payload | null;
  /** The time as written. */
  time?: string;
  transport?: Transport;
  /** Why there is no message in this line. */
  skip?: string;
  /** True where what is no whole message may be anything: it is skipped, not blamed. */
  careful?: true;
  /** True where many logs have such a line: it says nothing for this one. */
  weak?: true;
}

/** Messages that a line holds in another spelling, and where they end. */
export interface Payload {
  entries: RawEntry[];
  end: number;
}

/** A format of log lines. */
export interface LogSpec {
  id: string;
  title: string;
  advice?: string;
  /** What a line with a head is called, for the reason of a claim: «lines of Claude Desktop». */
  called: string;
  /** The claim where lines hold messages, and where they are only of its kind. */
  sure: number;
  vague?: number;
  /** Reads one log from its first line on; gives what a line tells, null where the line has no head of this format. */
  start(): (line: string) => Line | null;
  /** As `Format.flips`. */
  flips?: true;
  /** True where messages of one side, or their bodies, are not in such a log. */
  gaps?: boolean;
  /** A last look at all messages: which of them are none after all, with the reason. */
  finish?(entries: readonly RawEntry[]): ReadonlyMap<RawEntry, string>;
  /** How such messages are printed, where that is not letter for letter. */
  trust?: RawEntry['trust'];
  /** As `Format.samples`; left out where the samples are files in `public/samples/`. */
  samples?: readonly string[];
}
