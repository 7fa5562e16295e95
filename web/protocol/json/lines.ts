/** Offsets to lines and columns, at the boundary where people and editors need them. */

/** A position as editors count it: both from 1, columns in UTF-16 units. */
export interface LinePlace {
  line: number;
  column: number;
}

/** Lines of a text, computed on first use. `\n`, `\r\n` and a lone `\r` end a line. */
export class LineIndex {
  readonly #text: string;
  #starts: Uint32Array | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** The number of lines; an empty text has one. */
  get count(): number {
    return this.#lines().length;
  }

  /** Length of the longest line, including its line ending. */
  get longest(): number {
    const starts = this.#lines();
    let longest = 0;
    let end = this.#text.length;
    for (let i = starts.length - 1; i >= 0; i -= 1) {
      const start = starts[i] ?? 0;
      if (end - start > longest) longest = end - start;
      end = start;
    }
    return longest;
  }

  /** Line and column of an offset; offsets outside the text are clamped. */
  at(offset: number): LinePlace {
    const starts = this.#lines();
    const within = Math.min(Math.max(Math.trunc(offset) || 0, 0), this.#text.length);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= within) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: within - (starts[low] ?? 0) + 1 };
  }

  /** Offset of a line and column; positions outside the text are clamped. */
  offset(line: number, column: number): number {
    const starts = this.#lines();
    if (line < 1) return 0;
    const start = starts[line - 1];
    if (start === undefined) return this.#text.length;
    const end = starts[line] ?? this.#text.length;
    return Math.min(Math.max(start + column - 1, start), end);
  }

  #lines(): Uint32Array {
    return (this.#starts ??= lineStarts(this.#text));
  }
}

function lineStarts(text: string): Uint32Array {
  let starts = new Uint32Array(1024);
  let count = 1;
  const add = (start: number): void => {
    if (count === starts.length) {
      const larger = new Uint32Array(count * 2);
      larger.set(starts);
      starts = larger;
    }
    starts[count] = start;
    count += 1;
  };
  let feed = text.indexOf('\n');
  let back = text.indexOf('\r');
  while (feed >= 0 || back >= 0) {
    if (back < 0 || (feed >= 0 && feed < back)) {
      add(feed + 1);
      feed = text.indexOf('\n', feed + 1);
    } else {
      const pair = feed === back + 1;
      add(back + (pair ? 2 : 1));
      if (pair) feed = text.indexOf('\n', feed + 1);
      back = text.indexOf('\r', back + 1);
    }
  }
  return starts.slice(0, count);
}
