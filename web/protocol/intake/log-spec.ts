/** How a line-based log format describes itself. */
import type { Sender, Transport } from '../types.ts';
import type { RawEntry } from './types.ts';

/** The contents of one line’s header. */
export interface Line {
  /** The offset in the line at which its message begins, or the white space before it. Omitted if it has none. */
  body?: number;
  from?: Exclude<Sender, 'unknown'>;
  because?: string;
  /** One of the two sides keeps the log, and this line records what that side did; which side it is becomes clear later. */
  side?: 'sent' | 'received';
  channel?: string;
  /** Reads the value at `start` if it is not JSON as it is; null if it does not end before `stop`. */
  read?: (text: string, start: number, stop: number) => Payload | null;
  /** The time as written. */
  time?: string;
  transport?: Transport;
  /** The reason why this line has no message. */
  skip?: string;
  /** True if a value that is not a whole message may be anything: it is skipped, not reported. */
  careful?: true;
  /** True if many logs have such a line, so that it is no evidence for this format. */
  weak?: true;
}

/** Messages that a line contains in another notation, and where they end. */
export interface Payload {
  entries: RawEntry[];
  end: number;
}

/** A line-based log format. */
export interface LogSpec {
  id: string;
  title: string;
  advice?: string;
  /** The name of a line with a header, for the reason of a claim: “lines of Claude Desktop”. */
  called: string;
  /** The claim if lines contain messages, and if they are only of this kind. */
  sure: number;
  vague?: number;
  /**
   * Reads one log from its first line. Returns the contents of a line’s header, null if the line has no header of this format.
   */
  start(): (line: string) => Line | null;
  /** As `Format.flips`. */
  flips?: true;
  /** True if such a log lacks the messages of one side, or their bodies. */
  gaps?: boolean;
  /** A final check of all messages: which of them are not messages after all, with the reason. */
  finish?(entries: readonly RawEntry[]): ReadonlyMap<RawEntry, string>;
  /** How such messages are printed, if not verbatim. */
  trust?: RawEntry['trust'];
  /** As `Format.samples`; omitted if the samples are files in `public/samples/`. */
  samples?: readonly string[];
}
