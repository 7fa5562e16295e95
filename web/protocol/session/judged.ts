/** An entry as passed to rules. */
import type { RawEntry } from '../intake/types.ts';
import type { JsonNode, JsonValue } from '../json/types.ts';
import type { Sender, Span } from '../types.ts';
import type { ObservedMessage } from './message-records.ts';
import { doubtsOf, trustOf } from './rows.ts';

/** One entry as the runner needs it. */
export interface Judged {
  index: number;
  /** How sentences name it. Default: “Message” and its number. */
  readonly name?: string;
  readonly value: JsonValue;
  tree(): JsonNode | null;
  from: Sender;
  fromInferred: boolean;
  /** The text was recovered from a problem worse than a comment or a quote: absence proves little. */
  damaged: boolean;
  /** False where edits of the text cannot fix the message. */
  fixable?: boolean;
  /** Places that the parser already reports, because it had to guess or digits were lost: one cause, one finding. */
  doubts: readonly Span[];
}

const NO_DOUBTS: readonly Span[] = Object.freeze([]);

/** An entry for judging; null if it could not be parsed. A released value is parsed again on access. */
export function judgedEntry(
  entry: RawEntry | undefined,
  message: ObservedMessage | undefined,
  index: number,
): Judged | null {
  // A value that can be parsed again was parsed before.
  if (!entry || !message || (!entry.letGo && entry.value === undefined)) return null;
  const whole = entry.problems.length === 0 && entry.trust !== 'altered';
  let value: JsonValue | undefined;
  return {
    index,
    get value() {
      return (value ??= entry.value ?? null);
    },
    tree: () => entry.tree(),
    from: message.from,
    fromInferred: message.inferred,
    fixable: entry.fixable !== false,
    damaged: !whole && trustOf(entry) === 'altered',
    doubts: whole ? NO_DOUBTS : doubtsOf(entry),
  };
}
