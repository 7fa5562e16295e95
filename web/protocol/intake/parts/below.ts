/** Reads ranges of a text by the formats of messages, as if each were a paste of its own. */
import type { Span } from '../../types.ts';
import { beneath, detectBelow, takeInBelow } from '../layers.ts';
import { Decoding, type Mapped } from '../mapped.ts';
import type { Hints, Intake } from '../types.ts';
import { NO_LOGS, SURE, WEAK } from './limits.ts';
import { isMessageLike } from './message-like.ts';
import { isOtherJson, mayBeMeant } from './other-json.ts';
import { unescaped } from './within.ts';

/** The readers of one text. */
export class Below {
  readonly #text: string;
  readonly #hints: Hints;

  constructor(text: string, hints: Hints) {
    this.#text = text;
    this.#hints = hints;
  }

  /** What a range holds, by the format with the highest claim or the named one. */
  read(span: Span, format?: string): Intake {
    if (isEscaped(this.#text, span)) return this.readMapped(unescaped(this.#text, span), format);
    const decoding = new Decoding(this.#text);
    decoding.copy(span.start, span.end);
    return this.readMapped(decoding.done(), format);
  }

  /** The same for a text that was decoded from the paste. */
  readMapped(decoded: Mapped, format?: string): Intake {
    return beneath(decoded, (below, see) => takeInBelow(below, this.#hints, see, format));
  }

  /** The format of a log or a capture; null if a range is none. `except`: formats that do not count. */
  logFormat({ start, end }: Span, except: ReadonlySet<string> = NO_LOGS): string | null {
    const { format, score } = detectBelow(this.#text.slice(start, end), this.#hints);
    return score < SURE || NO_LOGS.has(format.id) || except.has(format.id) ? null : format.id;
  }

  /** The messages of a log or a capture; null if a range is none. */
  log(span: Span, except: ReadonlySet<string> = NO_LOGS): Intake | null {
    const format = this.logFormat(span, except);
    if (format === null) return null;
    const found = this.read(span, format);
    if (found.entries.length === 0 && !found.wire?.length) return null;
    if (found.entries.some(({ value }) => isMessageLike(value))) return found;
    const isOther = found.entries.some(({ value }) => isOtherJson(value));
    // A page shows an event of any stream.
    const isEvent = format === 'sse' && !found.entries.some(({ value }) => mayBeMeant(value));
    return WEAK.has(format) || isOther || isEvent ? null : found;
  }
}

/** True for an object on one line with a backslash before its first quote: it was copied from a string of a program. */
function isEscaped(text: string, { start, end }: Span): boolean {
  if (text.charAt(start) !== '{' || text.charAt(end - 1) !== '}') return false;
  return /^\{\s*\\"/.test(text.slice(start, Math.min(end, start + 80))) && !text.slice(start, end).includes('\n');
}
