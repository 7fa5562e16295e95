/**
 * Logs that are lines: a head with clock, level and names, behind it a message. A format says of each line what its head tells
 * and where the message begins; the rest is done here, once for all of them: where the message ends (also lines below), what
 * the log adds behind it, what was cut out of it, and why a line holds none.
 */
import type { Sender, Transport } from '../types.ts';
import { HEAD, LogReader } from './log-reader.ts';
import { sightOf, type Sight } from './sight.ts';
import type { Claim, Format, RawEntry } from './types.ts';

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

/** Where a third of the lines are of a kind, the text is. */
const FEW = 3;

/** The format of a kind of log. */
export function logFormat(spec: LogSpec): Format {
  return {
    id: spec.id,
    title: spec.title,
    ...(spec.advice === undefined ? {} : { advice: spec.advice }),
    ...(spec.flips ? { flips: true as const } : {}),
    claim: (text, sight = sightOf(text)) => claimOf(spec, sight),
    read: (text, see) => new LogReader(text, spec, see).read(),
    samples: spec.samples ?? [],
  };
}

function claimOf(spec: LogSpec, { lines }: Sight): Claim {
  const line = spec.start();
  let heads = 0;
  let bodies = 0;
  for (const one of lines) {
    const head = line(one.length > HEAD ? one.slice(0, HEAD) : one);
    if (!head || head.weak) continue;
    heads++;
    if (head.body !== undefined) bodies++;
  }
  if (heads === 0) return { score: 0, because: '' };
  const share = heads / lines.length;
  // Lines without messages that are few among many others say little.
  const most = bodies > 0 ? spec.sure : (spec.vague ?? 0) * Math.min(1, FEW * share);
  const holding = bodies > 0 ? `, ${bodies} of them with a message` : ', none of them with a message';
  const first =
    lines.length === 1 ? 'The line is one' : `${heads} of the first ${lines.length} lines are ${spec.called}`;
  return {
    score: most * (0.75 + 0.25 * share),
    because: lines.length === 1 ? `${first} of ${spec.called}.` : `${first}${holding}.`,
  };
}
