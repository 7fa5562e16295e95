/** Events of a stream, as its bytes arrive (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import type { StreamEvent } from '../../protocol/recording-types.ts';
import { FrameBytes, textOf, type Frame } from './frames.ts';

const CR = 13;
const LF = 10;
const COLON = 58;
const SPACE = 32;

/** An event: its data, or null if it has none, and its other fields. */
export interface FoundEvent {
  readonly data: Frame | null;
  readonly stream: StreamEvent;
}

/** Cuts the bytes of a stream into events. Comments are left out. */
export class Events {
  readonly #onEvent: (event: FoundEvent) => void;
  #line = new FrameBytes();
  #data = new FrameBytes();
  #hasData = false;
  #fields: { id?: string; event?: string; retry?: string } = {};
  /** True if the last byte was a carriage return: a line feed after it belongs to it. */
  #afterReturn = false;
  #first = true;

  constructor(onEvent: (event: FoundEvent) => void) {
    this.#onEvent = onEvent;
  }

  add(bytes: Uint8Array): void {
    let at = 0;
    if (this.#afterReturn && bytes[0] === LF) at = 1;
    if (bytes.length > 0) this.#afterReturn = false;
    for (let index = at; index < bytes.length; index++) {
      const code = bytes[index];
      if (code !== LF && code !== CR) continue;
      this.#line.add(bytes.subarray(at, index));
      this.#endOfLine();
      if (code === CR && bytes[index + 1] === LF) index++;
      else if (code === CR && index === bytes.length - 1) this.#afterReturn = true;
      at = index + 1;
    }
    this.#line.add(bytes.subarray(at));
  }

  /** Bytes are missing here. */
  gap(): void {
    this.#line.drop();
    this.#reset();
  }

  /** The stream has ended: an event that no empty line ends counts too, as it was sent. */
  end(): void {
    if (this.#line.length > 0) this.#endOfLine();
    this.#dispatch();
  }

  #endOfLine(): void {
    const line = this.#line.take();
    if (line.length === 0) return this.#dispatch();
    let { bytes } = line;
    if (this.#first && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3);
    this.#first = false;
    const colon = bytes.indexOf(COLON);
    const name = textOf(colon < 0 ? bytes.subarray(0, 40) : bytes.subarray(0, Math.min(colon, 40))).text;
    const from = colon < 0 ? bytes.length : colon + (bytes[colon + 1] === SPACE ? 2 : 1);
    if (name === 'data') this.#addData({ bytes: bytes.subarray(from), length: line.length - from });
    else if (name === 'id' || name === 'event' || name === 'retry')
      this.#fields[name] = textOf(bytes.subarray(from, from + 2000)).text;
  }

  #addData({ bytes, length }: Frame): void {
    if (this.#hasData) this.#data.add(Uint8Array.of(LF));
    this.#hasData = true;
    this.#data.add(bytes, length);
  }

  #dispatch(): void {
    const data = this.#hasData ? this.#data.take() : null;
    const stream = this.#fields;
    this.#reset();
    if (data || Object.keys(stream).length > 0) this.#onEvent({ data, stream });
  }

  #reset(): void {
    this.#data.drop();
    this.#hasData = false;
    this.#fields = {};
  }
}
