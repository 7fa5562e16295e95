/** Bytes of one direction, cut into frames, and frames as records. */
import type { StreamEvent } from '../../protocol/recording-types.ts';
import { tailOf } from './journal.ts';

/** Frames up to this length are recorded whole, in bytes. */
export const WHOLE = 16 * 1024 * 1024;
/** How much of a longer one is recorded, in bytes. */
const BEGINNING = 10_000;
/** Lines of stderr are recorded up to this length, in bytes. */
export const STDERR_LINE = 64 * 1024;

/** One frame: its bytes, or the beginning of them if it is too long. */
export interface Frame {
  readonly bytes: Uint8Array;
  /** Its length in bytes. */
  readonly length: number;
}

/** Collects the bytes of one frame. */
export class FrameBytes {
  #parts: Uint8Array[] = [];
  #length = 0;
  readonly #limit: number;

  constructor(limit = WHOLE) {
    this.#limit = limit;
  }

  get length(): number {
    return this.#length;
  }

  /** Adds bytes. `length`: what they are the beginning of, if they are not whole. */
  add(bytes: Uint8Array, length = bytes.length): void {
    if (length === 0) return;
    // Copied: the frame must not hold a much larger chunk in memory.
    if (this.#length + length <= this.#limit) this.#parts.push(bytes.slice());
    else if (this.#length <= this.#limit) this.#cut(bytes);
    this.#length += length;
  }

  #cut(bytes: Uint8Array): void {
    const beginning = Buffer.concat([...this.#parts, bytes.subarray(0, BEGINNING)]);
    this.#parts = [beginning.subarray(0, BEGINNING).slice()];
  }

  /** Returns the frame, and begins the next one. */
  take(): Frame {
    const [only] = this.#parts;
    const bytes = this.#parts.length === 1 && only ? only : Buffer.concat(this.#parts);
    const frame = { bytes, length: this.#length };
    this.#parts = [];
    this.#length = 0;
    return frame;
  }

  /** Forgets what was collected. */
  drop(): void {
    this.#parts = [];
    this.#length = 0;
  }
}

const FEED = 10;

/** Cuts bytes at line feeds. */
export class Lines {
  readonly #open: FrameBytes;
  readonly #onLine: (line: Frame) => void;
  /** True after bytes were lost, until the next line begins. */
  #resuming = false;

  /** Lines longer than `limit` bytes are cut. */
  constructor(limit: number, onLine: (line: Frame) => void) {
    this.#open = new FrameBytes(limit);
    this.#onLine = onLine;
  }

  add(bytes: Uint8Array): void {
    let at = 0;
    for (;;) {
      const feed = bytes.indexOf(FEED, at);
      if (feed < 0) break;
      this.#open.add(bytes.subarray(at, feed));
      const line = this.#open.take();
      if (this.#resuming) this.#resuming = false;
      else this.#onLine(line);
      at = feed + 1;
    }
    if (at < bytes.length) this.#open.add(bytes.subarray(at));
  }

  /** Bytes are missing here: the line before and the rest of the next one cannot be read. */
  gap(): void {
    this.#open.drop();
    this.#resuming = true;
  }

  /** The stream has ended: what follows the last line feed is a line too. */
  end(): void {
    if (this.#open.length > 0 && !this.#resuming) this.#onLine(this.#open.take());
    this.#open.drop();
  }
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of some bytes. Bytes that are not UTF-8 become U+FFFD; `exact` is false then. */
export function textOf(bytes: Uint8Array): { text: string; exact: boolean } {
  try {
    return { text: strict.decode(bytes), exact: true };
  } catch {
    return { text: lenient.decode(bytes), exact: false };
  }
}

/** The record of a frame: a message if it is JSON, otherwise noise. `stream` is what its event has besides the data. */
export function frameTail(frame: Frame, from: 'client' | 'server', stream?: StreamEvent): string {
  const around = stream === undefined ? {} : { stream };
  const { text, exact } = textOf(frame.bytes);
  if (frame.length > frame.bytes.length) return tailOf({ kind: 'noise', from, text, cut: frame.length, ...around });
  const written = canonical(text);
  if (written === undefined) return tailOf({ kind: 'noise', from, text, ...around });
  const rest = exact && written === text ? around : { text, ...around };
  const last = tailOf(rest);
  return `"kind":"message","from":"${from}","message":${written}${last === '' ? '' : `,${last}`}`;
}

/** JSON without anything optional; undefined if the text is not JSON. A byte order mark before it is let pass. */
function canonical(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** The record of a line of stderr. */
export function stderrTail({ bytes, length }: Frame): string {
  const { text } = textOf(bytes);
  return tailOf({ kind: 'stderr', text: length > bytes.length ? `${text}…` : text.replace(/\r$/u, '') });
}
