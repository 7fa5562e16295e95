/** Maps as Java, Kotlin, Groovy and Dart print them, without quotes: `{jsonrpc=2.0, id=1}`, `{jsonrpc: 2.0, id: 1}`. */
import type { JsonMember, JsonNode } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import type { ObjectNode } from './reading.ts';

/** The version as such a map has it. */
export const LOOSE_VERSION = /\bjsonrpc(?:=|: ?)2\.0(?=[,}\])])/;

const OPEN = /(?:[A-Z]\w{0,80})?[{[(]/y;
const KEY = /([\w$-]{1,100})(?:=|: ?)/y;
/** What ends a value that is not a container: the next entry, or a bracket. */
const END = /, ?(?=[\w$-]{1,100}(?:=|: ?)\S)|[}\])\n]/g;
const MAX_DEPTH = 60;

/** The map printed at `at`; null if none ends before `stop`. Where a string ends is a guess, so whatever looks odd is no map. */
export function readLooseMap(text: string, at: number, stop: number): ObjectNode | null {
  const reader = new LooseMap(text, stop);
  reader.at = at;
  const node = reader.container(0);
  return node?.type === 'object' ? node : null;
}

/** A value of a printer that shows no types: the members of the envelope have theirs, other digits and empty ones are unknown. */
export function untypedValue(key: string, value: string, { start, end }: Span): JsonNode {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value);
  if (isNumber && /^(?:id|code)$/.test(key)) return { type: 'number', value: Number(value), start, end };
  const isUnclear = value === '' || (isNumber && key !== 'jsonrpc');
  return isUnclear ? { type: 'hole', start, end } : { type: 'string', value, start, end };
}

class LooseMap {
  at = 0;
  readonly #text: string;
  readonly #stop: number;

  constructor(text: string, stop: number) {
    this.#text = text;
    this.#stop = stop;
  }

  container(depth: number): JsonNode | null {
    const start = this.at;
    const open = depth > MAX_DEPTH ? undefined : this.#match(OPEN)?.[0];
    if (open === undefined) return null;
    const close = open.endsWith('{') ? '}' : open.endsWith('[') ? ']' : ')';
    const members: JsonMember[] = [];
    const items: JsonNode[] = [];
    while (this.#text.charAt(this.at) !== close) {
      if (this.at >= this.#stop) return null;
      const from = this.at;
      const key = this.#match(KEY)?.[1];
      const first = this.at;
      let value = this.container(depth + 1);
      if (!value) {
        this.at = first;
        value = this.#scalar(key ?? '', from);
      }
      if (!value) return null;
      if (key === undefined) items.push(value);
      else if (value.type !== 'null') members.push({ key, keySpan: { start: from, end: from + key.length }, value });
      const next = this.#text.charAt(this.at);
      if (next === ',') this.#match(/, ?/y);
      else if (next !== close) return null;
    }
    this.at++;
    return made(open, members, items, { start, end: this.at });
  }

  #scalar(key: string, before: number): JsonNode | null {
    const start = this.at;
    const end = this.#end(start);
    if (end >= this.#stop || end === before) return null;
    this.at = end;
    const value = this.#text.slice(start, end);
    // Brackets of a string, or a container with something odd in it.
    if (/[{[(]/.test(value)) return { type: 'hole', start, end };
    if (value === 'null') return { type: 'null', start, end };
    if (value === 'true' || value === 'false') return { type: 'boolean', value: value === 'true', start, end };
    return untypedValue(key, value, { start, end });
  }

  /** Where a value ends that is not a container: its own brackets are closed there. */
  #end(start: number): number {
    END.lastIndex = start;
    for (let found = END.exec(this.#text); found && found.index < this.#stop; found = END.exec(this.#text)) {
      const value = this.#text.slice(start, found.index);
      if (value.split(/[{[(]/).length === value.split(/[}\])]/).length) return found.index;
      if (found[0] === '\n') break;
      END.lastIndex = found.index + 1;
    }
    return this.#stop;
  }

  #match(shape: RegExp): RegExpExecArray | null {
    shape.lastIndex = this.at;
    const found = shape.exec(this.#text);
    if (!found || this.at + found[0].length > this.#stop) return null;
    this.at += found[0].length;
    return found;
  }
}

/** A named container is an object of a library, which may keep more than it prints; an id in one is its only value. */
function made(open: string, members: JsonMember[], items: JsonNode[], span: Span): JsonNode | null {
  const isNamed = open.length > 1;
  const only = members[0]?.value ?? items[0];
  if (/^\w*Id[[({]$/.test(open) && only && members.length + items.length === 1)
    return only.type === 'hole' ? { ...only, ...span } : only;
  if (members.length > 0 && items.length > 0) return null;
  if (members.length > 0 || open === '{')
    return items.length > 0 ? null : { type: 'object', members, incomplete: isNamed, ...span };
  return isNamed || open === '(' ? { type: 'hole', ...span } : { type: 'array', items, incomplete: false, ...span };
}
