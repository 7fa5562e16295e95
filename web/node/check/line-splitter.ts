/** Bytes to lines, with an upper limit for one line, so that memory stays flat whatever comes. */

/** Maximum length of a line in bytes: beyond it, judging one line could need gigabytes. */
export const MAX_LINE = 64 * 1024 * 1024;

/** A line without its end; null for one that is too long. */
export type Line = string | null;

/** Splits UTF-8 at line feeds, also with a carriage return before them. Invalid bytes become U+FFFD. */
export class LineSplitter {
  readonly #max: number;
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #parts: Uint8Array[] = [];
  #length = 0;
  #isTooLong = false;

  constructor(max = MAX_LINE) {
    this.#max = max;
  }

  /** The lines that end in these bytes. */
  *push(bytes: Uint8Array): Generator<Line> {
    let start = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      this.#add(bytes.subarray(start, end));
      yield this.#take();
      start = end + 1;
    }
    if (start < bytes.length) this.#add(bytes.subarray(start));
  }

  /** The last line, if the bytes do not end with a line end. A blank one does not count. */
  *end(): Generator<Line> {
    if (this.#length === 0 && !this.#isTooLong) return;
    const line = this.#take();
    if (line === null || line.trim() !== '') yield line;
  }

  #add(part: Uint8Array): void {
    if (this.#isTooLong) return;
    this.#length += part.length;
    if (this.#length <= this.#max) {
      this.#parts.push(part);
      return;
    }
    this.#isTooLong = true;
    this.#parts = [];
  }

  #take(): Line {
    const [only] = this.#parts;
    const bytes = this.#parts.length === 1 && only ? only : Buffer.concat(this.#parts);
    const line = this.#isTooLong ? null : this.#decoder.decode(bytes);
    this.#parts = [];
    this.#length = 0;
    this.#isTooLong = false;
    return line?.endsWith('\r') ? line.slice(0, -1) : line;
  }
}
