/** Structs as Go prints them with `%+v`: `&{Meta:map[] Content:[0xc000…] IsError:false}`. Only their outline can be read. */
import type { JsonNode } from '../../json/types.ts';
import { inlineEmbedded } from './members.ts';
import { memberName } from './names.ts';
import type { ObjectNode } from './reading.ts';
import type { Budget } from './types.ts';

const OPEN = /&?\{(?=[A-Z]\w*:)/y;
const KEY = /([\w-]+):/y;
/** A value of text ends before the next key. */
const NEXT = /\s+[\w-]+:/y;
const MAX_DEPTH = 40;

/** The struct at `at`; null if none is printed there. Text and pointers are holes: where a text ends is a guess. */
export function readGoPrint(text: string, at: number, stop: number, budget: Budget): JsonNode | null {
  OPEN.lastIndex = at;
  const open = OPEN.exec(text)?.[0];
  if (open === undefined) return null;
  // Code has a space after the colon; the printer has none.
  const code = /\{[A-Z]\w*:\s|\{[A-Z]\w*:\s*["`]/y;
  code.lastIndex = at + open.length - 1;
  if (code.test(text)) return null;
  const printed = new GoPrint(text, stop, budget);
  printed.at = at + open.length;
  return printed.fields(at, '}', true, 0);
}

class GoPrint {
  at = 0;
  readonly #text: string;
  readonly #stop: number;
  readonly #budget: Budget;

  constructor(text: string, stop: number, budget: Budget) {
    this.#text = text;
    this.#stop = stop;
    this.#budget = budget;
  }

  fields(start: number, close: string, struct: boolean, depth: number): JsonNode | null {
    const object: ObjectNode = { type: 'object', members: [], incomplete: true, start, end: start };
    for (;;) {
      while (this.#char() === ' ') this.at++;
      if (this.#char() === close) break;
      KEY.lastIndex = this.at;
      const key = this.at < this.#stop ? KEY.exec(this.#text)?.[1] : undefined;
      if (key === undefined || !this.#budget.spend(key.length)) return null;
      const from = this.at;
      this.at += key.length + 1;
      const value = this.#value(close, depth + 1);
      if (!value) return null;
      const name = struct ? memberName(key, 'Result', 'go') : key;
      const keySpan = { start: from, end: from + key.length };
      if (value.type !== 'null') object.members.push({ key: name, keySpan, value: this.#enveloped(name, value) });
    }
    this.at++;
    if (struct) inlineEmbedded(object);
    return { ...object, end: this.at };
  }

  /** A member of the envelope has no spaces, so its text is certain. */
  #enveloped(name: string, value: JsonNode): JsonNode {
    const { start, end } = value;
    const text = value.type === 'hole' ? this.#text.slice(start, Math.min(end, start + 200)) : '';
    if (name === 'id' && /^-?\d{1,15}$/.test(text)) return { type: 'number', value: Number(text), start, end };
    const isName = name === 'jsonrpc' || name === 'method';
    return isName && /^[\w./-]+$/.test(text) ? { type: 'string', value: text, start, end } : value;
  }

  #char(): string {
    return this.at < this.#stop ? this.#text.charAt(this.at) : '';
  }

  #value(close: string, depth: number): JsonNode | null {
    const text = this.#text;
    const start = this.at;
    if (depth > MAX_DEPTH) return null;
    if (text.startsWith('map[', start)) {
      this.at += 4;
      return this.fields(start, ']', false, depth);
    }
    OPEN.lastIndex = start;
    const open = OPEN.exec(text)?.[0];
    if (open !== undefined) {
      this.at += open.length;
      return this.fields(start, '}', true, depth);
    }
    let nesting = 0;
    for (; this.at < this.#stop; this.at++) {
      const char = text.charAt(this.at);
      if (char === '[' || char === '{') nesting++;
      else if ((char === ']' || char === '}') && nesting > 0) nesting--;
      else if (char === close && nesting === 0) break;
      else if (char === '\n') return null;
      NEXT.lastIndex = this.at;
      if (nesting === 0 && char === ' ' && NEXT.test(text)) break;
    }
    if (this.at >= this.#stop || !this.#budget.spend((this.at - start) * 4)) return null;
    const keyword = text.slice(start, Math.min(this.at, start + 12));
    const span = { start, end: this.at };
    if (keyword === '<nil>' || keyword === '') return { type: 'null', ...span };
    if (keyword === 'true' || keyword === 'false') return { type: 'boolean', value: keyword === 'true', ...span };
    if (keyword.startsWith('[')) return { type: 'array', items: [], incomplete: keyword !== '[]', ...span };
    return { type: 'hole', ...span };
  }
}
