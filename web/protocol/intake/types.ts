/** How a format hands its messages on. Stays inside this room. */
import type { JsonNode, JsonProblem, JsonValue } from '../json/types.ts';
import type { FormatGuess, Sender, Skipped, Span, Transport } from '../types.ts';
import type { TextSample } from './text-sample.ts';
import type { WireEvent, WireMessage } from './wire.ts';

/** One message as a format found it. */
export interface RawEntry {
  /** The message itself; inside a wrapper the `message` member's value. */
  readonly span: Span;
  /** Its value; holes are null. `undefined` when nothing could be read. */
  readonly value: JsonValue | undefined;
  /** Forgets the value: whoever asks for it again has it read again. Left out where that is not possible. */
  letGo?(): void;
  /** Problems of the text of this message, with offsets into the whole text. Empty for strict JSON that hides nothing. */
  problems: readonly JsonProblem[];
  /** The tree of the message, read when first asked for; `null` when there is none. */
  tree(): JsonNode | null;
  /** Who sent it, where the text says so. */
  from?: Exclude<Sender, 'unknown'>;
  fromBecause?: string;
  /**
   * The stream it belongs to, in a log that carries several: a server's name, a session's id. Messages of one channel are one
   * session, or several one after the other. Left out: the only one.
   */
  channel?: string;
  /** When it was written down, in milliseconds from any zero; only differences within a channel mean something. */
  at?: number;
  /** Of an answer: how long it took, in milliseconds, where the log says so itself. */
  took?: number;
  /** How it travelled, where the log proves it. */
  transport?: Transport;
  /**
   * How literally the text shows what was sent, where that is less than its problems tell: `normalized`, printed anew by a
   * program (members may have been added, values spelt otherwise); `altered`, shortened or hidden in places.
   */
  trust?: 'normalised' | 'altered';
  /** Stretches that are shortened or hidden: nothing is found there. */
  blurred?: readonly Span[];
  /** The HTTP message in whose body it stands: index into `Intake.wire`. */
  wire?: number;
  /** False where edits of the text cannot fix the message, since it stands there in another spelling (escaped, encoded). */
  fixable?: false;
}

/** Entries in their order: an array is one. A long log keeps places instead, and makes an entry when it is asked for. */
export interface EntryList extends Iterable<RawEntry> {
  readonly length: number;
  /** Of an index from 0 on; what stands at others is not said. */
  at(index: number): RawEntry | undefined;
  /** True where there is nothing to an entry but strict JSON in its place. */
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
  /** The events of a stream that stands by itself, without the response it came in. */
  events?: WireEvent[];
  /** How the messages travelled, where the format proves it. */
  transport?: Transport;
  /** True where messages may be missing between those that are there, as in a log without payloads of one side. */
  gaps?: boolean;
  /** True while the reader of this format is still on its way: what is missing here is not missing in the text. */
  waiting?: true;
}

/** What was found in a text, its entries wherever they are kept. */
export interface Taken extends Omit<Intake, 'entries'> {
  entries: EntryList;
}

/** Reads a text below something that lies over all of it, such as colors; null where nothing does. */
export type Lift = (text: string, read: (below: string, see: See) => Intake, see: See) => Intake | null;

/** Looks into parts of a document, such as code blocks. */
export interface Inside {
  /** What a part is taken for, where it is a log or a capture; null where plain messages stand in it, or none. */
  holds(part: string, hints: Hints): string | null;
  /** Reads such a part; null as above. */
  read(text: string, span: Span, hints: Hints): Intake | null;
  /** Notes what belongs together among the HTTP of all parts. */
  join(entries: readonly RawEntry[], wire: readonly WireMessage[]): void;
}

/** What a text can be read as: the light formats alone, or all of them. */
export interface Formats {
  /** In the order that settles draws. */
  readonly all: readonly Format[];
  /** Takes what looks like a log while the readers of logs are not loaded; null once they are. */
  readonly waiting: Format | null;
  /** Tried before any format; null while the readers of logs are not loaded. */
  readonly lift: Lift | null;
  /** Looks into parts of documents; null while the readers of logs are not loaded. */
  readonly inside: Inside | null;
}

/** What the caller knows of a text, and how deep in another text it stands. */
export interface Hints {
  /** What the text, and what is inside it, can be read as. Set by `takeIn`. */
  formats?: Formats;
  /** Id of a format: no other one is tried. */
  format?: string;
  transport?: Transport;
  /** How many layers (quotes, prefixes, strings) were taken off already. */
  layers?: number;
}

/**
 * Hears of entries in their order, while most of the text is still unread. `place`: there is nothing to this one but strict
 * JSON in its place in the text; then true says that somebody else keeps it, and it is left out of what was found.
 */
export type See = (entry: RawEntry, place?: true) => boolean | void;

/** How sure a format is that a text is its own: 0 (no) to 100, with the reason. */
export interface Claim {
  score: number;
  because: string;
}

/** One way in which people paste messages. One file in `formats/`, one line in `formats/index.ts` and one in `titles.ts`. */
export interface Format {
  id: string;
  /** What the reader is told, e.g. «One message per line». */
  title: string;
  /** Where such a text holds no messages: why, and how to get a real capture. One or two sentences. */
  advice?: string;
  /** True where senders are told by marks that name no side, such as arrows: whose they are is a guess that can be turned round. */
  flips?: true;
  /** Must look at a bounded part of the text only; `sample` is the beginning of it, read once for all formats. */
  claim(text: string, sample?: TextSample, hints?: Hints): Claim;
  /** `see` may be told of each entry as soon as it is whole; entries it is not told of are seen afterwards. */
  read(text: string, see?: See, hints?: Hints): Omit<Intake, 'format'> & Partial<Pick<Intake, 'format'>>;
  /** True where claiming takes work: asked only where no other format is sure. */
  late?: true;
  /** Texts that this format, and no other, claims: its tests. Longer ones are files in `public/samples/`. */
  samples: readonly string[];
}
