/** The body of an HTTP request or response, decoded as it arrives: one frame, or the events of a stream. */
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Events, type FoundEvent } from './events.ts';
import { FrameBytes, type Frame } from './frames.ts';

/** What a body turns out to contain. */
export interface BodyListener {
  /** The whole body; not called for a stream of events, or an empty body. */
  frame(frame: Frame): void;
  event(event: FoundEvent): void;
}

/** Reads one body. */
export class BodyReader {
  readonly #whole = new FrameBytes();
  readonly #events: Events | null;
  readonly #decoder: Transform | null;
  readonly #listener: BodyListener;
  #broken = false;

  /** `type` and `encoding` are the values of the headers. */
  constructor(type: string, encoding: string, listener: BodyListener) {
    this.#listener = listener;
    this.#events = /^\s*text\/event-stream/iu.test(type) ? new Events((event) => listener.event(event)) : null;
    this.#decoder = decoderOf(encoding);
    this.#decoder?.on('data', (bytes: Buffer) => this.#take(bytes));
    this.#decoder?.on('error', () => (this.#broken = true));
  }

  add(bytes: Uint8Array): void {
    if (this.#decoder) this.#decoder.write(bytes);
    else this.#take(bytes);
  }

  /** Bytes are missing here. */
  gap(): void {
    this.#events?.gap();
    if (!this.#events) this.#broken = true;
  }

  /** The body is over; `done` is called after its last frame. */
  end(done: () => void): void {
    const finish = (): void => {
      this.#events?.end();
      if (!this.#events && this.#whole.length > 0) {
        const { bytes, length } = this.#whole.take();
        // What is missing makes it longer than its bytes.
        this.#listener.frame({ bytes, length: this.#broken ? Math.max(length, bytes.length + 1) : length });
      }
      done();
    };
    if (!this.#decoder || this.#broken) return finish();
    let over = false;
    const once = (): void => {
      if (!over) finish();
      over = true;
    };
    this.#decoder.once('end', once);
    this.#decoder.once('error', once);
    this.#decoder.end();
  }

  #take(bytes: Uint8Array): void {
    if (this.#events) this.#events.add(bytes);
    else this.#whole.add(bytes);
  }
}

/** A decoder for one encoding; null for none, and for those that Node does not know. */
function decoderOf(encoding: string): Transform | null {
  switch (encoding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return null;
  }
}
