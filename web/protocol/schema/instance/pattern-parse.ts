/**
 * Parses a regular expression into a tree. Only constructs that can be matched in linear time are accepted; the others are
 * named and not judged.
 */

/** One character: a literal, or the source of a construct that the platform’s own matcher decides for a single character. */
export type PatternSet = { readonly literal: string } | { readonly source: string };

/** A zero-width assertion. */
export type PatternPlace = 'start' | 'end' | 'wordEdge' | 'noWordEdge';

/** A part of a pattern. */
export type PatternNode =
  | { readonly is: 'set'; readonly set: PatternSet }
  | { readonly is: 'place'; readonly place: PatternPlace }
  | { readonly is: 'row'; readonly parts: readonly PatternNode[] }
  | { readonly is: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly is: 'times'; readonly part: PatternNode; readonly min: number; readonly max: number };

/** The tree of a pattern, or why there is none: words that follow “the pattern”. */
export type ReadPattern = { readonly node: PatternNode; readonly unicode: boolean } | { readonly because: string };

const LONGEST = 4000;
const MAX_DEPTH = 100;

/** Parses a pattern with the `u` flag; one that is valid only without that flag is parsed without it. */
export function readPattern(source: string): ReadPattern {
  if (source.length > LONGEST) return { because: `is ${source.length} characters long` };
  const unicode = isPattern(source, 'u');
  if (!unicode && !isPattern(source, '')) return { because: 'is not a valid regular expression' };
  if (!unicode && /\\[pPu]\{/u.test(source))
    return { because: 'is not a valid regular expression with Unicode properties' };
  const reader = new Reader(source, unicode);
  const node = reader.choice(0);
  return reader.refused === null ? { node, unicode } : { because: reader.refused };
}

function isPattern(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

const NOTHING: PatternNode = { is: 'row', parts: [] };
const ESCAPES = /\\(?:[dDwWsStnvfr]|c[A-Za-z]|0(?!\d)|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4})/uy;
const UNICODE_ESCAPES = /\\(?:[pP]\{[^}]*\}|u[dD][89abAB][\dA-Fa-f]{2}\\u[dD][c-fC-F][\dA-Fa-f]{2}|u\{[\dA-Fa-f]+\})/uy;
const COUNT = /\{(\d+)(?:(,)(\d*))?\}/uy;

class Reader {
  refused: string | null = null;
  readonly #source: string;
  readonly #unicode: boolean;
  #at = 0;

  constructor(source: string, unicode: boolean) {
    this.#source = source;
    this.#unicode = unicode;
  }

  choice(depth: number): PatternNode {
    if (depth > MAX_DEPTH) return this.#refuse('has more than a hundred nested groups');
    const options = [this.#row(depth)];
    while (this.#takes('|')) options.push(this.#row(depth));
    const [only] = options;
    return options.length === 1 && only ? only : { is: 'choice', options };
  }

  #row(depth: number): PatternNode {
    const parts: PatternNode[] = [];
    while (this.refused === null && this.#at < this.#source.length) {
      const next = this.#source.charAt(this.#at);
      if (next === '|' || next === ')') break;
      parts.push(this.#counted(this.#atom(next, depth)));
    }
    const [only] = parts;
    return parts.length === 1 && only ? only : { is: 'row', parts };
  }

  #atom(next: string, depth: number): PatternNode {
    switch (next) {
      case '^':
      case '$':
        this.#at++;
        return { is: 'place', place: next === '^' ? 'start' : 'end' };
      case '(':
        return this.#group(depth);
      case '[':
        return this.#class();
      case '\\':
        return this.#escape();
      case '.':
        this.#at++;
        return { is: 'set', set: { source: '.' } };
      default:
        return this.#literal();
    }
  }

  #group(depth: number): PatternNode {
    this.#at++;
    if (this.#takes('?')) {
      const name = this.#match(/<[^=!>][^>]*>/uy);
      if (name === null && !this.#takes(':')) {
        return this.#refuse(
          /[=!]/u.test(this.#source.slice(this.#at, this.#at + 2))
            ? 'has a lookahead or lookbehind'
            : 'has an unsupported kind of group',
        );
      }
    }
    const inner = this.choice(depth + 1);
    return this.#takes(')') ? inner : this.#refuse('has an unsupported kind of group');
  }

  #class(): PatternNode {
    const start = this.#at;
    this.#at++;
    while (this.#at < this.#source.length && this.#source.charAt(this.#at) !== ']') {
      this.#at += this.#source.charAt(this.#at) === '\\' ? 2 : 1;
    }
    this.#at++;
    return { is: 'set', set: { source: this.#source.slice(start, this.#at) } };
  }

  #escape(): PatternNode {
    const known = (this.#unicode ? this.#match(UNICODE_ESCAPES) : null) ?? this.#match(ESCAPES);
    if (known !== null) return { is: 'set', set: { source: known } };
    const next = this.#source.charAt(this.#at + 1);
    if (/[1-9k]/u.test(next)) return this.#refuse('has a backreference');
    if (/[0c]/u.test(next)) return this.#refuse('has an unsupported escape');
    this.#at++;
    if (next !== 'b' && next !== 'B') return this.#literal();
    this.#at++;
    return { is: 'place', place: next === 'b' ? 'wordEdge' : 'noWordEdge' };
  }

  #literal(): PatternNode {
    const code = this.#unicode ? this.#source.codePointAt(this.#at) : this.#source.charCodeAt(this.#at);
    const literal = code === undefined || Number.isNaN(code) ? '' : String.fromCodePoint(code);
    this.#at += Math.max(1, literal.length);
    return { is: 'set', set: { literal } };
  }

  #counted(part: PatternNode): PatternNode {
    if (this.refused !== null) return NOTHING;
    const [min, max] = this.#count() ?? [1, 1];
    if (min === 1 && max === 1) return part;
    return { is: 'times', part, min, max };
  }

  #count(): [number, number] | null {
    const next = this.#source.charAt(this.#at);
    let found: [number, number];
    if (next === '*' || next === '+' || next === '?') {
      this.#at++;
      found = [next === '+' ? 1 : 0, next === '?' ? 1 : Number.POSITIVE_INFINITY];
    } else {
      COUNT.lastIndex = this.#at;
      const match = COUNT.exec(this.#source);
      if (!match) return null;
      this.#at += match[0].length;
      const min = Number(match[1]);
      found = [min, match[2] === undefined ? min : match[3] ? Number(match[3]) : Number.POSITIVE_INFINITY];
    }
    this.#takes('?');
    return found;
  }

  #takes(char: string): boolean {
    const there = this.#source.charAt(this.#at) === char;
    if (there) this.#at++;
    return there;
  }

  #match(sticky: RegExp): string | null {
    sticky.lastIndex = this.#at;
    const match = sticky.exec(this.#source);
    if (!match) return null;
    this.#at += match[0].length;
    return match[0];
  }

  #refuse(because: string): PatternNode {
    this.refused ??= because;
    this.#at = this.#source.length;
    return NOTHING;
  }
}
