/** Rust’s `Debug` output of a value (`{:?}` and `{:#?}`), as a tree of typed values with their positions. */
import type { Span } from '../types.ts';

/** One value as Rust prints it. `name`: the type or variant before its fields; empty without one. */
export type DebugValue = Span &
  (
    | { readonly type: 'string'; readonly value: string }
    | { readonly type: 'number'; readonly value: number }
    | { readonly type: 'boolean'; readonly value: boolean }
    /** A name alone: a unit struct, or a variant without a value, such as `None`. */
    | { readonly type: 'unit'; readonly name: string }
    | { readonly type: 'list'; readonly items: readonly DebugValue[] }
    /** `Name(value, …)`. */
    | { readonly type: 'tuple'; readonly name: string; readonly items: readonly DebugValue[] }
    /** `Name { field: value }`, or a map `{"key": value}`. */
    | {
        readonly type: 'fields';
        readonly name: string;
        readonly isMap: boolean;
        readonly fields: readonly DebugField[];
      }
  );

/** A field of a struct, or an entry of a map. */
export interface DebugField {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: DebugValue;
}

const MAX_DEPTH = 200;
const NAME = /(?:r#)?[A-Za-z_]\w*(?:(?:::|<[\w:<>, ]{0,80}>::)\w+)*/y;
const NUMBER = /-?\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['0', '\0'],
]);

/** The value printed at `start`; null if no whole value ends before `stop`. Linear. */
export function readDebug(text: string, start: number, stop: number): DebugValue | null {
  return new DebugReader(text, start, stop).value(0);
}

class DebugReader {
  #at: number;
  readonly #text: string;
  readonly #stop: number;

  constructor(text: string, start: number, stop: number) {
    this.#text = text;
    this.#at = start;
    this.#stop = stop;
  }

  value(depth: number): DebugValue | null {
    if (depth > MAX_DEPTH) return null;
    this.#space();
    const start = this.#at;
    const char = this.#char();
    if (char === '"') return this.#string(start);
    if (char === '[') return this.#list(start, depth);
    if (char === '{') return this.#fields('', start, depth);
    if (char === '(') return this.#tuple('', start, depth);
    const number = this.#take(NUMBER);
    if (number !== null) return { type: 'number', value: Number(number.replaceAll('_', '')), start, end: this.#at };
    const path = this.#take(NAME);
    if (path === null) return null;
    const name = path.split('::').at(-1) ?? path;
    if (name === 'true' || name === 'false') return { type: 'boolean', value: name === 'true', start, end: this.#at };
    const end = this.#at;
    if (this.#char() === '(') return this.#tuple(name, start, depth);
    this.#space();
    if (this.#char() === '{') return this.#fields(name, start, depth);
    if (this.#char() === '[' && name === 'Array') return this.#list(start, depth);
    this.#at = end;
    return { type: 'unit', name, start, end };
  }

  #string(start: number): DebugValue | null {
    let value = '';
    let from = ++this.#at;
    for (; this.#at < this.#stop; this.#at++) {
      const char = this.#text.charAt(this.#at);
      if (char === '"') {
        value += this.#text.slice(from, this.#at);
        return { type: 'string', value, start, end: ++this.#at };
      }
      if (char !== '\\') continue;
      value += this.#text.slice(from, this.#at);
      const next = this.#text.charAt(this.#at + 1);
      const unicode =
        next === 'u' ? /^u\{([\da-fA-F]{1,6})\}/.exec(this.#text.slice(this.#at + 1, this.#at + 10)) : null;
      const point = unicode ? Number.parseInt(unicode[1] ?? '', 16) : 0;
      value += unicode ? (point <= 0x10ffff ? String.fromCodePoint(point) : '') : (ESCAPES.get(next) ?? next);
      this.#at += unicode?.[0].length ?? 1;
      from = this.#at + 1;
    }
    return null;
  }

  #list(start: number, depth: number): DebugValue | null {
    const items = this.#items(']', depth);
    return items && { type: 'list', items, start, end: this.#at };
  }

  #tuple(name: string, start: number, depth: number): DebugValue | null {
    const items = this.#items(')', depth);
    return items && { type: 'tuple', name, items, start, end: this.#at };
  }

  /** The values from the bracket at the position to `close`, which is passed. */
  #items(close: string, depth: number): DebugValue[] | null {
    const items: DebugValue[] = [];
    this.#at++;
    for (;;) {
      this.#space();
      if (this.#char() === close) {
        this.#at++;
        return items;
      }
      const value = this.value(depth + 1);
      if (!value) return null;
      items.push(value);
      this.#space();
      if (this.#char() === ',') this.#at++;
      else if (this.#char() !== close) return null;
    }
  }

  #fields(name: string, start: number, depth: number): DebugValue | null {
    const fields: DebugField[] = [];
    let isMap = name === 'Object';
    this.#at++;
    for (;;) {
      this.#space();
      const from = this.#at;
      if (this.#char() === '}') {
        this.#at++;
        return { type: 'fields', name, isMap: isMap || name === '', fields, start, end: this.#at };
      }
      if (this.#take(/\.\.(?=\s*\})/y) !== null) continue;
      const quoted = this.#char() === '"' ? this.#string(from) : null;
      const key = quoted?.type === 'string' ? quoted.value : this.#take(NAME);
      if (key === null) return null;
      isMap ||= quoted !== null;
      const keySpan = { start: from, end: this.#at };
      this.#space();
      if (this.#char() !== ':') return null;
      this.#at++;
      const value = this.value(depth + 1);
      if (!value) return null;
      fields.push({ key: key.replace(/^r#/, ''), keySpan, value });
      this.#space();
      if (this.#char() === ',') this.#at++;
      else if (this.#char() !== '}') return null;
    }
  }

  #char(): string {
    return this.#at < this.#stop ? this.#text.charAt(this.#at) : '';
  }

  #space(): void {
    while (/^\s$/.test(this.#char())) this.#at++;
  }

  #take(shape: RegExp): string | null {
    shape.lastIndex = this.#at;
    const found = shape.exec(this.#text)?.[0];
    if (found === undefined || this.#at + found.length > this.#stop) return null;
    this.#at += found.length;
    return found;
  }
}
