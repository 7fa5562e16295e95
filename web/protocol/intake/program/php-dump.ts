/** Values as PHP prints them: `var_dump`, `print_r`, and `dump` of Symfony and Laravel. */
import type { JsonMember, JsonNode } from '../../json/types.ts';
import { untypedValue } from './loose-map.ts';

/** What begins a container. The group is the class of an object. */
const OPENS =
  /&?(?:array\(\d+\) ?\{|object\(([\w\\]+)[^()\n]{0,80}\)#\d+ \(\d+\) ?\{|array:\d+ \[[▼▶]?|([\w\\]{0,80}) ?\{#\d+[▼▶]?|Array\s{1,80}\((?=\s)|([\w\\]{1,80}) Object\s{1,80}\((?=\s))/y;
const KEY =
  /\[(?:"([^"\n]{0,200})"(?::[^\]\n]{1,100})?|([^\]\n":]{1,200})(?::[^\]\n]{1,100})?)\] ?=>[ \t]?|(?:"([^"\n]{0,200})"|'([^'\n]{0,200})'|(\d{1,9})) ?=>\s|[+#~-]"?([\w$]{1,100})"?: /y;
const SPACE = /(?:\s|…\d*|[▼▶])+/y;
const SCALAR =
  /&?(?:int|float|bool)\(([^()\n]{1,40})\)|(?:-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|NULL)(?=[\s\]})]|$)/y;
/** What PHP prints for a value that it does not show. */
const NOT_SHOWN = /\*RECURSION\*|uninitialized\([^()\n]{0,80}\)|enum\([^()\n]{0,80}\)|[\w\\]{1,80}::\w{1,80}/y;
const STRING = /&?string\((\d{1,9})\) "/y;
const QUOTED = /b?"((?:[^"\\\n]|\\.)*)"/y;
/** What follows the last line of a string that `print_r` prints. */
const PRINT_R_NEXT = /\n[ \t]*(?:\[[^\]\n]{1,200}\] => |\)[ \t]*(?:\n|$))/g;
const MAX_DEPTH = 100;
/** What cannot be read so near the end is cut, UTF-16 units. */
const CUT = 60;
/** After so many, no string is believed to be as long as printed. */
const MAX_WRONG = 8;

/** The value printed at `at`; null if no whole container is printed there. The work is linear in it. */
export function readPhpDump(text: string, at: number, stop: number): JsonNode | null {
  const reader = new PhpDump(text, stop);
  reader.at = at;
  return reader.container(0);
}

class PhpDump {
  at = 0;
  /** Strings that are not as long as printed. */
  #wrong = 0;
  #cut = false;
  readonly #text: string;
  readonly #stop: number;

  constructor(text: string, stop: number) {
    this.#text = text;
    this.#stop = stop;
  }

  container(depth: number): JsonNode | null {
    const start = this.at;
    const open = depth > MAX_DEPTH ? null : this.#match(OPENS);
    if (!open) return null;
    const close = open[0].includes('(') && !open[0].includes('{') ? ')' : open[0].includes('[') ? ']' : '}';
    const isObject = (open[1] ?? open[2] ?? open[3]) !== undefined;
    const members: JsonMember[] = [];
    for (;;) {
      this.#match(SPACE);
      if (this.#text.charAt(this.at) === close) break;
      const from = this.at;
      const key = this.#match(KEY);
      if (!key) {
        if (!this.#isCut()) return null;
        break;
      }
      const keySpan = { start: from, end: from + key[0].trimEnd().replace(/ ?=>$|:$/, '').length };
      const name = key.slice(1).find((one) => one !== undefined) ?? '';
      const value = this.#value(close === ')' ? name : null, depth + 1);
      if (!value) {
        if (!this.#isCut()) return null;
        break;
      }
      // A property without a value is not sent.
      if (!isObject || value.type !== 'null') members.push({ key: name, keySpan, value });
    }
    this.at = Math.min(this.at + 1, this.#stop);
    return made(members, isObject, this.at === this.#stop && this.#cut, { start, end: this.at });
  }

  /** True if the text breaks off here. */
  #isCut(): boolean {
    this.#cut ||= this.#stop - this.at < CUT;
    if (this.#cut) this.at = this.#stop;
    return this.#cut;
  }

  /** `plain`: the key of a value that `print_r` prints; null for other printers. */
  #value(plain: string | null, depth: number): JsonNode | null {
    if (plain === null) this.#match(SPACE);
    const start = this.at;
    const container = this.container(depth);
    if (container || this.at > start) return container;
    if (plain !== null) return this.#plain(plain);
    const scalar = this.#match(SCALAR);
    if (scalar) return scalarOf(scalar[1] ?? scalar[0], start, this.at);
    const string = this.#match(STRING);
    if (string) return this.#counted(start, Number(string[1]));
    const quoted = this.#match(QUOTED);
    if (quoted) return { type: 'string', value: quoted[1] ?? '', start, end: this.at };
    return this.#match(NOT_SHOWN) ? { type: 'hole', start, end: this.at } : null;
  }

  /** A string whose length in bytes is printed before it; where a log changed its bytes, it ends with its line. */
  #counted(start: number, bytes: number): JsonNode | null {
    const from = this.at;
    let left = this.#wrong > MAX_WRONG || bytes > (this.#stop - from) * 3 ? -1 : bytes;
    let end = from;
    while (left > 0 && end < this.#stop) {
      const code = this.#text.codePointAt(end) ?? 0;
      left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      end += code < 0x10000 ? 1 : 2;
    }
    if (left !== 0 || this.#text.charAt(end) !== '"') {
      this.#wrong++;
      const line = this.#text.indexOf('\n', from);
      const stop = line < 0 || line > this.#stop ? this.#stop : line;
      end = this.#text.lastIndexOf('"', stop);
      if (end < from) return null;
    }
    this.at = end + 1;
    return { type: 'string', value: this.#text.slice(from, end), start, end: this.at };
  }

  /** A scalar of `print_r`. */
  #plain(key: string): JsonNode | null {
    const start = this.at;
    PRINT_R_NEXT.lastIndex = start;
    const end = PRINT_R_NEXT.exec(this.#text)?.index;
    if (end === undefined || end > this.#stop) return null;
    this.at = end;
    const value = this.#text.slice(start, end).trimEnd();
    return untypedValue(key, value, { start, end });
  }

  #match(shape: RegExp): RegExpExecArray | null {
    shape.lastIndex = this.at;
    const found = this.at < this.#stop ? shape.exec(this.#text) : null;
    if (!found || this.at + found[0].length > this.#stop) return null;
    this.at += found[0].length;
    return found;
  }
}

/** PHP prints lists and objects alike: the keys decide. An empty one can be either. */
function made(
  members: JsonMember[],
  isObject: boolean,
  incomplete: boolean,
  span: { start: number; end: number },
): JsonNode {
  if (isObject) return { type: 'object', members, incomplete, ...span };
  if (members.length === 0) return { type: 'hole', ...span };
  if (members.every(({ key }, index) => key === String(index)))
    return { type: 'array', items: members.map(({ value }) => value), incomplete, ...span };
  return { type: 'object', members, incomplete, ...span };
}

function scalarOf(source: string, start: number, end: number): JsonNode {
  const word = source.toLowerCase();
  if (word === 'null') return { type: 'null', start, end };
  if (word === 'true' || word === 'false') return { type: 'boolean', value: word === 'true', start, end };
  const value = Number(source);
  return Number.isNaN(value) ? { type: 'hole', start, end } : { type: 'number', value, start, end };
}
