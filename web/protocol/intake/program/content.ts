/** The content of string literals, decoded piece by piece, with the places of interpolated expressions. */
import type { Span } from '../../types.ts';
import { Decoding, type Mapped } from '../mapped.ts';

/** A decoded string, perhaps joined from several literals. */
export interface Content {
  readonly mapped: Mapped;
  /** Where the decoded text has a placeholder for an unknown expression: offsets of the decoded text, ascending. */
  readonly holes: readonly Span[];
}

/** In a JSON string an expression may stand for any characters; outside one it stands for a value. */
const IN_STRING = '?';
const AS_VALUE = 'null';

/** Collects the content of one string expression. It follows whether a position is inside a JSON string. */
export class ContentBuilder {
  readonly #text: string;
  readonly #decoding: Decoding;
  readonly #holes: Span[] = [];
  #length = 0;
  #quoted = false;
  #escaped = false;

  constructor(text: string) {
    this.#text = text;
    this.#decoding = new Decoding(text);
  }

  /** True inside a JSON string of the content. */
  get quoted(): boolean {
    return this.#quoted;
  }

  /** Appends a range that stands for itself. */
  copy(start: number, end: number): void {
    if (end <= start) return;
    this.#decoding.copy(start, end);
    this.#follow(this.#text.slice(start, end));
  }

  /** Appends what a range encodes. */
  put(decoded: string, span: Span): void {
    if (decoded === '') return;
    this.#decoding.put(decoded, span);
    this.#follow(decoded);
  }

  /** Appends a placeholder for the expression in a range. */
  hole(span: Span): void {
    const decoded = this.#quoted ? IN_STRING : AS_VALUE;
    this.#holes.push({ start: this.#length, end: this.#length + decoded.length });
    this.put(decoded, span);
  }

  done(): Content {
    return { mapped: this.#decoding.done(), holes: this.#holes };
  }

  #follow(decoded: string): void {
    this.#length += decoded.length;
    for (let at = 0; at < decoded.length; at++) {
      const code = decoded.charCodeAt(at);
      if (this.#escaped) this.#escaped = false;
      else if (code === 0x5c) this.#escaped = this.#quoted;
      else if (code === 0x22) this.#quoted = !this.#quoted;
    }
  }
}
