/** How a format hands its messages on. Stays inside this room. */
import type { JsonNode, JsonProblem, JsonValue } from '../json/types.ts';
import type { FormatGuess, Sender, Skipped, Span } from '../types.ts';

/** One message as a format found it. */
export interface RawEntry {
  /** The message itself; inside a wrapper the `message` member's value. */
  span: Span;
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
}

/** Everything a format found in a text. */
export interface Intake {
  format: FormatGuess;
  entries: RawEntry[];
  skipped: Skipped[];
  /** Problems outside every message. */
  problems: JsonProblem[];
}

/** Hears of entries in their order, while most of the text is still unread. */
export type See = (entry: RawEntry) => void;

/** How sure a format is that a text is its own: 0 (no) to 100, with the reason. */
export interface Claim {
  score: number;
  because: string;
}

/** One way in which people paste messages. One file in `formats/`, one line in `detect.ts`. */
export interface Format {
  id: string;
  /** What the reader is told, e.g. «One message per line». */
  title: string;
  /** Must look at a bounded part of the text only. */
  claim(text: string): Claim;
  /** `see` may be told of each entry as soon as it is whole; entries it is not told of are seen afterwards. */
  read(text: string, see?: See): Omit<Intake, 'format'>;
  /** Texts that this format, and no other, claims: its tests. */
  samples: readonly string[];
}
