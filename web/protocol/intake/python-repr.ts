/** Python’s printed form of an object (`repr`), as a tree of the values it represents, each with its own position. */
import type { JsonMember, JsonNode } from '../json/types.ts';

const MAX_DEPTH = 200;
const NUMBER = /[-+]?(?:\d[\d_]*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const NAME = /[A-Za-z_][\w.]*/y;
const QUOTE = /(?:[rRuUbB]{0,2})(['"])/y;
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['0', '\0'],
]);

/** A string literal: its content, and the position of each character. */
export interface Literal {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** For each UTF-16 unit of the value: the offset of its source characters; and the offset at which the last one ends. */
  readonly places: readonly number[];
}

/** The value printed at `start`; null if no whole value ends before `stop`. */
export function readRepr(text: string, start: number, stop: number): JsonNode | null {
  const reader = new ReprReader(text, stop);
  reader.at = start;
  return reader.value(0);
}

/** The string or bytes literal at `start`, e.g. `b'event: message\r\n'`; null if it does not end before `stop`. */
export function readLiteral(text: string, start: number, stop: number): Literal | null {
  const reader = new ReprReader(text, stop);
  reader.at = start;
  return reader.literal();
}

class ReprReader {
  at = 0;
  readonly #text: string;
  readonly #stop: number;

  constructor(text: string, stop: number) {
    this.#text = text;
    this.#stop = stop;
  }

  value(depth: number): JsonNode | null {
    if (depth > MAX_DEPTH) return null;
    this.#space();
    const start = this.at;
    const char = this.#text.charAt(start);
    if (start >= this.#stop) return null;
    if (char === '{') return this.#braces(depth);
    if (char === '[' || char === '(') return this.#list(char === '[' ? ']' : ')', depth);
    if (char === '<') return this.#angle();
    const literal = this.literal();
    if (literal) return { type: 'string', value: literal.value, start, end: this.at };
    const number = this.#match(NUMBER);
    if (number) return { type: 'number', value: Number(number.replaceAll('_', '')), start, end: this.at };
    const name = this.#match(NAME);
    if (name === null) return null;
    if (name === 'None' || name === 'null') return { type: 'null', start, end: this.at };
    if (/^(?:true|false)$/i.test(name)) return { type: 'boolean', value: /^t/i.test(name), start, end: this.at };
    if (this.#text.charAt(this.at) === '(') return this.#call(start, depth);
    return { type: 'string', value: name, start, end: this.at };
  }

  literal(): Literal | null {
    const text = this.#text;
    const start = this.at;
    QUOTE.lastIndex = start;
    const open = QUOTE.exec(text);
    if (!open || start >= this.#stop) return null;
    const raw = /r/i.test(open[0]);
    let value = '';
    const places: number[] = [];
    let at = start + open[0].length;
    while (at < this.#stop && text.charAt(at) !== open[1]) {
      const [decoded, length] = text.charAt(at) === '\\' && !raw ? escaped(text, at) : [text.charAt(at), 1];
      for (let unit = 0; unit < decoded.length; unit++) places.push(at);
      value += decoded;
      at += length;
    }
    if (at >= this.#stop) return null;
    this.at = at + 1;
    return { value, start, end: at + 1, places: [...places, at] };
  }

  #braces(depth: number): JsonNode | null {
    const start = this.at++;
    const members: JsonMember[] = [];
    for (;;) {
      if (this.#closes('}')) return { type: 'object', members, incomplete: false, start, end: this.at };
      const key = this.value(depth + 1);
      this.#space();
      if (!key || this.#text.charAt(this.at++) !== ':') return null;
      const value = this.value(depth + 1);
      if (!value) return null;
      const named =
        key.type === 'string' || key.type === 'number' ? String(key.value) : this.#text.slice(key.start, key.end);
      members.push({ key: named, keySpan: { start: key.start, end: key.end }, value });
      if (!this.#comma('}')) return null;
    }
  }

  #list(close: string, depth: number): JsonNode | null {
    const start = this.at++;
    const items: JsonNode[] = [];
    for (;;) {
      if (this.#closes(close)) return { type: 'array', items, incomplete: false, start, end: this.at };
      const item = this.value(depth + 1);
      if (!item) return null;
      items.push(item);
      if (!this.#comma(close)) return null;
    }
  }

  /** `Name(key=value, …)`: members that are `None` were omitted. `Name(value)` and `root=` stand for the value. */
  #call(start: number, depth: number): JsonNode | null {
    this.at++;
    const members: JsonMember[] = [];
    let only: JsonNode | null = null;
    for (;;) {
      if (this.#closes(')')) break;
      this.#space();
      const from = this.at;
      const name = this.#match(NAME);
      const named = name !== null && this.#text.charAt(this.at) === '=';
      if (!named) this.at = from;
      else this.at++;
      const value = this.value(depth + 1);
      if (!value) return null;
      if (!named || name === 'root') only = value;
      else if (value.type !== 'null') {
        members.push({
          key: name === 'meta' ? '_meta' : name,
          keySpan: { start: from, end: from + name.length },
          value,
        });
      }
      if (!this.#comma(')')) return null;
    }
    if (only && members.length === 0) return { ...only, start, end: this.at };
    return { type: 'object', members, incomplete: false, start, end: this.at };
  }

  /** `<Role.user: 'user'>` is its value; other text in angle brackets is only its name. */
  #angle(): JsonNode | null {
    const start = this.at;
    const end = this.#text.indexOf('>', start);
    if (end < 0 || end >= this.#stop) return null;
    const enumValue = /: ['"]([^'"]*)['"]>$/.exec(this.#text.slice(start, end + 1));
    this.at = end + 1;
    return { type: 'string', value: enumValue?.[1] ?? this.#text.slice(start, end + 1), start, end: this.at };
  }

  #closes(close: string): boolean {
    this.#space();
    if (this.#text.charAt(this.at) !== close || this.at >= this.#stop) return false;
    this.at++;
    return true;
  }

  /** Skips a comma; also true at the closing bracket. */
  #comma(close: string): boolean {
    this.#space();
    if (this.#text.charAt(this.at) === close) return true;
    return this.#text.charAt(this.at++) === ',';
  }

  #match(shape: RegExp): string | null {
    shape.lastIndex = this.at;
    const found = shape.exec(this.#text);
    if (!found || this.at + found[0].length > this.#stop) return null;
    this.at += found[0].length;
    return found[0];
  }

  #space(): void {
    while (this.at < this.#stop && /\s/.test(this.#text.charAt(this.at))) this.at++;
  }
}

/** The character an escape stands for, and the length of the escape. */
function escaped(text: string, at: number): [string, number] {
  const char = text.charAt(at + 1);
  const digits = { x: 2, u: 4, U: 8 }[char];
  const hex = digits ? text.slice(at + 2, at + 2 + digits) : '';
  if (digits && hex.length === digits && /^[\da-f]+$/i.test(hex)) {
    const code = Number.parseInt(hex, 16);
    if (code <= 0x10ffff) return [String.fromCodePoint(code), 2 + digits];
  }
  return [ESCAPES.get(char) ?? char, 2];
}
