/** The state of one reading of a literal, and what its parts share: white space, comments, and expressions passed over. */
import type { JsonNode } from '../../json/types.ts';
import { DIALECTS, type Dialect } from './dialects.ts';
import type { Source } from './string-body.ts';
import { readString, type Quoted } from './strings.ts';
import type { Budget, Language } from './types.ts';

/** A difference from JSON, for the note. */
export interface Note {
  readonly at: number;
  readonly phrase: string;
  /** True if a JSON parser would reject it. */
  readonly wire: boolean;
}

/** The type that a printed or constructed object names. */
export interface Named {
  readonly name: string;
  /** True if a member was printed as absent, which code leaves out. */
  printed: boolean;
}

/** The note about values that are types. */
export const TYPES = 'types in place of values';

/** An object of a tree. */
export type ObjectNode = Extract<JsonNode, { type: 'object' }>;
/** An array of a tree. */
export type ArrayNode = Extract<JsonNode, { type: 'array' }>;

/** Deeper literals are expressions that are passed over. */
export const MAX_DEPTH = 100;

const ELISION = /\.{3}|…/y;
const MORE = /\s*\d+ (?:more )?(?:items?|characters?|elements?|members?|tools?)\b|\s*(?:and )?(?:\d+ )?more\b/y;
const NAMES_ELISION = /\.{3}|…|\b(?:etc|omitted|other \w+|more \w+|rest of)\b/i;
const NEXT_KEY = /\s*(?:["'][\w-]+["']|[\w$-]+)\??\s*:\s/y;

/** One reading. The functions that read parts of a value move `at`. */
export interface Reading extends Source {
  readonly dialect: Dialect;
  at: number;
  readonly notes: Note[];
  /** Strings that may hold JSON, with their content. */
  readonly strings: Map<JsonNode, Quoted>;
  /** Places that hold a type in place of a value. */
  readonly types: Set<JsonNode>;
  readonly named: Map<JsonNode, Named>;
  /** Values that stand for an absent member. */
  readonly absent: Set<JsonNode>;
  /** True once white space contained a comment that stands for omitted parts; the container resets it. */
  elided: boolean;
  /** Reads an expression; what is no literal becomes a hole. Null if there is no expression here. */
  value(depth: number): JsonNode | null;
  /** Reads a literal without what is done with it. Null if none starts here. */
  literal(depth: number): JsonNode | null;
}

/** The functions that read parts of an expression. */
export interface Readers {
  value(reading: Reading, depth: number): JsonNode | null;
  literal(reading: Reading, depth: number): JsonNode | null;
}

/** A reading at `at`. */
export function newReading(
  text: string,
  at: number,
  stop: number,
  language: Language,
  budget: Budget,
  readers: Readers,
): Reading {
  const reading: Reading = {
    text,
    at,
    stop,
    language,
    budget,
    dialect: DIALECTS[language],
    notes: [],
    strings: new Map(),
    types: new Set(),
    named: new Map(),
    absent: new Set(),
    elided: false,
    value: (depth) => readers.value(reading, depth),
    literal: (depth) => readers.literal(reading, depth),
  };
  return reading;
}

/** The character at the position; empty at the end. */
export function charAt(r: Reading): string {
  return r.at < r.stop ? r.text.charAt(r.at) : '';
}

/** The match of a sticky expression at the position, which moves after it. */
export function take(r: Reading, shape: RegExp): string | null {
  shape.lastIndex = r.at;
  const found = r.at < r.stop ? shape.exec(r.text)?.[0] : undefined;
  if (found === undefined || r.at + found.length > r.stop) return null;
  r.at += found.length;
  return found;
}

/** Records a difference from JSON. */
export function note(r: Reading, at: number, phrase: string, wire: boolean): void {
  r.notes.push({ at, phrase, wire });
}

/** The end of the comment at `at`; -1 if there is none. */
export function commentEnd(text: string, at: number, stop: number, dialect: Dialect): number {
  const char = text.charAt(at);
  if (char === '#') {
    if (!dialect.hash || (dialect.slashes && text.charAt(at + 1) === '[')) return -1;
    return lineEnd(text, at, stop);
  }
  if (char !== '/' || !dialect.slashes) return -1;
  const next = text.charAt(at + 1);
  if (next === '/' && text.charAt(at - 1) !== ':') return lineEnd(text, at, stop);
  if (next !== '*') return -1;
  const end = text.indexOf('*/', at + 2);
  return end < 0 || end + 2 > stop ? stop : end + 2;
}

function lineEnd(text: string, at: number, stop: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 || end > stop ? stop : end;
}

/** Skips white space and comments. */
export function skipSpace(r: Reading): void {
  while (r.at < r.stop) {
    const char = r.text.charAt(r.at);
    if (char === ' ' || char === '\n' || char === '\t' || char === '\r' || char === '\u00a0') {
      r.at++;
      continue;
    }
    const end = char === '/' || char === '#' ? commentEnd(r.text, r.at, r.stop, r.dialect) : -1;
    if (end < 0) return;
    note(r, r.at, 'comments', true);
    if (NAMES_ELISION.test(r.text.slice(r.at, Math.min(end, r.at + 120)))) r.elided = true;
    r.budget.spend(end - r.at);
    r.at = end;
  }
}

/** Takes `...`, with what a printer adds to it or a program spreads; false if there is none. */
export function takeElision(r: Reading): boolean {
  const start = r.at;
  if (take(r, ELISION) === null) {
    const spread = /\*\*(?=[\w({])|\*(?=[a-z_]\w*\s*[,\]\n])|\.\.(?=[\w(=])|&(?=[a-z]\w*\s*[,\]])/y;
    if (take(r, spread) === null) return false;
    skipExpression(r);
    note(r, start, 'a spread', false);
    return true;
  }
  const more = take(r, MORE) !== null;
  if (!more && /[\w$({["']/.test(charAt(r))) {
    skipExpression(r);
    note(r, start, 'a spread', false);
  } else {
    skipExpression(r);
    note(r, start, '`...` for omitted parts', true);
  }
  return true;
}

/**
 * Moves to the comma, semicolon or bracket that ends the expression at the position. Returns the end of its last character, the
 * start if there is none.
 */
export function skipExpression(r: Reading): number {
  const { text, stop } = r;
  const from = r.at;
  let depth = 0;
  let last = from;
  if (r.budget.exhausted) r.at = stop;
  while (r.at < stop) {
    const char = text.charAt(r.at);
    if (char === ',' || char === ';') {
      if (depth === 0) break;
    } else if (char === '(' || char === '[' || char === '{') {
      depth++;
    } else if (char === ')' || char === ']' || char === '}') {
      if (depth === 0) break;
      depth--;
    } else if (char === '\n') {
      NEXT_KEY.lastIndex = r.at + 1;
      if (depth === 0 && last > from && NEXT_KEY.test(text)) break;
    } else if (char === '/' || char === '#') {
      const end = commentEnd(text, r.at, stop, r.dialect);
      if (end > 0) {
        r.at = end;
        continue;
      }
    } else if (char === '"' || char === "'" || char === '`') {
      const string = readString(r, r.at);
      if (string) {
        r.at = string.end;
        last = r.at;
        continue;
      }
    }
    r.at++;
    if (!/\s/.test(char)) last = r.at;
  }
  r.budget.spend(r.at - from);
  return last;
}

/** The expression at the position as a hole; null if there is none. */
export function holeHere(r: Reading, from: number, depth = 0): JsonNode | null {
  const last = skipExpression(r);
  if (last <= from) return null;
  const hole: JsonNode = { type: 'hole', start: from, end: last };
  const source = r.text.slice(from, Math.min(last, from + 120));
  if (/^(?:\.{3}|…)$/.test(source)) note(r, from, '`...` for omitted parts', true);
  else if (/^[\w.$:@]+$/.test(source)) note(r, from, 'a variable', false);
  else if (depth >= 0) note(r, from, /[\w)]\(/.test(source) ? 'a call' : 'an expression', false);
  return hole;
}
