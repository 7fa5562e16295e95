/** How a format passes on its messages. Internal to this module. */
import type { JsonNode, JsonProblem, JsonValue } from '../json/types.ts';
import type { FormatGuess, Sender, Skipped, Span, Transport } from '../types.ts';
import type { RawPart } from './parts/types.ts';
import type { TextSample } from './text-sample.ts';
import type { WireEvent, WireMessage } from './wire.ts';

/** One message as a format found it. */
export interface RawEntry {
  /** The message itself; inside a wrapper the value of the `message` member. */
  readonly span: Span;
  /** Its value; holes are null. `undefined` if nothing could be read. */
  readonly value: JsonValue | undefined;
  /** Releases the value: the next access reads it again. Omitted if that is not possible. */
  letGo?(): void;
  /** Problems in the text of this message, with offsets into the whole text. Empty for strict JSON without hidden problems. */
  problems: readonly JsonProblem[];
  /** The tree of the message, read on first use; `null` if there is none. */
  tree(): JsonNode | null;
  /** Its sender, if the text shows it. */
  from?: Exclude<Sender, 'unknown'>;
  fromBecause?: string;
  /** The party that the text names, if it is neither client nor server: on the channel between a host and its view. */
  party?: 'view' | 'host' | 'sandbox';
  /**
   * The stream it belongs to, in a log with several: a server’s name, a session’s id. Messages of one channel are one session,
   * or several consecutive ones. Omitted if there is only one.
   */
  channel?: string;
  /**
   * In a lesson: the number of the example that shows it. Each example is a session of its own with parts left out; all are in
   * one revision unless they name another.
   */
  example?: number;
  /** The time it was recorded, in milliseconds from any origin; only differences within a channel are meaningful. */
  at?: number;
  /** For a response: how long it took, in milliseconds, if the log contains it. */
  took?: number;
  /** Its transport, if the log proves it. */
  transport?: Transport;
  /**
   * How literally the text shows what was sent, if less than its problems suggest. `normalized`: printed again by a program
   * (members may be added, values may be written differently). `altered`: shortened or redacted in places.
   */
  trust?: 'normalised' | 'altered';
  /** Ranges that are shortened or redacted: nothing is reported there. */
  blurred?: readonly Span[];
  /** The revision that the `MCP-Protocol-Version` header of its HTTP request names, as written. */
  revision?: string;
  /** The only revision that the text around the messages names, e.g. in an address of the specification. */
  mentioned?: string;
  /** The HTTP message whose body contains it: index into `Intake.wire`. */
  wire?: number;
  /** False if edits of the text cannot fix the message, because the text has it in another notation (escaped, encoded). */
  fixable?: false;
}

/** Entries in order, such as an array. A long log stores positions instead, and creates an entry on access. */
export interface EntryList extends Iterable<RawEntry> {
  readonly length: number;
  /** For an index of 0 or more; other indexes are undefined behavior. */
  at(index: number): RawEntry | undefined;
  /** True if an entry is nothing but strict JSON in place. */
  isPlace?(index: number): boolean;
}

/** Everything a format found in a text. */
export interface Intake {
  format: FormatGuess;
  entries: RawEntry[];
  skipped: Skipped[];
  /** Problems outside every message. */
  problems: JsonProblem[];
  /** HTTP requests and responses around the messages, in text order. */
  wire?: WireMessage[];
  /** The events of a stream pasted alone, without its HTTP response. */
  events?: WireEvent[];
  /** The transport of the messages, if the format proves it. */
  transport?: Transport;
  /** True if messages may be missing between those present, as in a log without one side’s payloads. */
  gaps?: boolean;
  /** What the text consists of. Omitted if it was read as one log, one capture, or plain messages. */
  parts?: readonly RawPart[];
  /** True while the reader of this format is still loading: what is missing here is not missing in the text. */
  waiting?: true;
}

/** The contents of a text, wherever its entries are stored. */
export interface Taken extends Omit<Intake, 'entries'> {
  entries: EntryList;
}

/** Reads a text below a layer that covers all of it, such as colors; null if there is no layer. */
export type Lift = (text: string, read: (below: string, see: See) => Intake, see: See) => Intake | null;

/** Reads parts of a document, such as code blocks. */
export interface Inside {
  /** The format of a part that is a log or a capture; null if it contains plain messages, or none. */
  holds(part: string, hints: Hints): string | null;
  /** Reads such a part; null as above. */
  read(text: string, span: Span, hints: Hints): Intake | null;
  /** Matches the HTTP messages of all parts, and separates the runs of logs. `blocks`: the index of the first entry of each part. */
  join(entries: readonly RawEntry[], wire: readonly WireMessage[], blocks: readonly number[]): void;
}

/** The formats available for a text: only the lightweight ones, or all. */
export interface Formats {
  /** In the order that settles ties. */
  readonly all: readonly Format[];
  /** Claims text that looks like a log while the log readers are not loaded; null once they are. */
  readonly waiting: Format | null;
  /** Tried before any format; null while the log readers are not loaded. */
  readonly lift: Lift | null;
  /** Reads parts of documents; null while the log readers are not loaded. */
  readonly inside: Inside | null;
  /**
   * Takes a text apart that may have other parts than messages. `later`: this code is not loaded yet, so such a text waits for
   * it. Null: every text is read as messages.
   */
  readonly divide: Divide | 'later' | null;
}

/** Returns a text in its parts; null if it is read as a whole. */
export type Divide = (text: string, formats: Formats, hints: Hints) => Intake | null;

/** The caller’s knowledge about a text, and its depth inside another text. */
export interface Hints {
  /** The available formats for the text and the text inside it. Set by `takeIn`. */
  formats?: Formats;
  /** Id of a format: no other format is tried. */
  format?: string;
  transport?: Transport;
  /** The number of layers (quotes, prefixes, strings) already removed. */
  layers?: number;
}

/**
 * Receives entries in order, while most of the text is still unread. `place`: this entry is nothing but strict JSON in place.
 * Returning true then means that the listener stores it, and it is omitted from the result.
 */
export type See = (entry: RawEntry, place?: true) => boolean | void;

/** A format’s confidence that a text is its own: 0 (no) to 100, with the reason. */
export interface Claim {
  score: number;
  because: string;
}

/** One format in which people paste messages. One file in `formats/`, one line in `formats/index.ts` and one in `titles.ts`. */
export interface Format {
  id: string;
  /** The name shown to the user, e.g. “One message per line”. */
  title: string;
  /** For a text of this format without messages: the reason, and how to get a real capture. One or two sentences. */
  advice?: string;
  /** True if senders are identified by marks that name no side, such as arrows: the sides are a guess that can be swapped. */
  flips?: true;
  /** Must check only a bounded part of the text; `sample` is its beginning, read once for all formats. */
  claim(text: string, sample?: TextSample, hints?: Hints): Claim;
  /** `see` may receive each entry as soon as it is whole; entries not passed to it are seen afterwards. */
  read(text: string, see?: See, hints?: Hints): Omit<Intake, 'format'> & Partial<Pick<Intake, 'format'>>;
  /** True if claiming is expensive: called only if no other format is sure. */
  late?: true;
  /** Texts that only this format claims: its tests. Longer ones are files in `public/samples/`. */
  samples: readonly string[];
}
