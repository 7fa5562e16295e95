/** The fast path: `JSON.parse`, and a scan for what it does not report. */
import type { JsonValue } from './types.ts';

/** Deeper values are left to the reader, which reports them. */
const MAX_DEPTH = 500;
const QUOTE = 34;
const BACKSLASH = 92;

/** True if a text has no lone surrogates: one check of a whole file replaces one for each of its lines. */
export function hasNoHalves(text: string): boolean {
  return !(/[\ud800-\udfff]/.test(text) && /\p{Surrogate}/u.test(text));
}

/**
 * The value of a range of text, if it is strict JSON without hidden problems: no repeated or risky keys, no lost digits, no
 * lone surrogates, no extreme nesting. `undefined` means that the caller must use the reader; this may also happen for harmless
 * texts, but never the reverse. `whole`: the text is known to have no lone surrogates (`hasNoHalves`).
 */
export function quickValue(text: string, start: number, end: number, whole = false): JsonValue | undefined {
  const slice = start === 0 && end === text.length ? text : text.slice(start, end);
  let value: JsonValue;
  try {
    value = JSON.parse(slice);
  } catch {
    return undefined;
  }
  const escapes = slice.includes('\\');
  if ((escapes && HALF.test(slice)) || !(whole || hasNoHalves(slice))) return undefined;
  fractions = 0;
  const length = lengthOf(value, 0);
  if (!escapes && length === slice.length) return value;
  return !Number.isNaN(length) && countNames(text, start, end) === namesIn(value) ? value : undefined;
}

/** A possible lone surrogate, escaped. */
const HALF = /\\u[dD][89a-fA-F]/;

/** The result for a value whose text length is uncertain: too negative for other lengths to compensate. */
const UNSURE = -1e9;

/**
 * The length of a value as JSON text without white space and escapes, in UTF-16 units. It is negative if uncertain, and NaN if
 * a value is nested too deeply or has a risky key. A text of exactly this length hides nothing: repeated keys and numbers with
 * lost digits make the text longer.
 */
function lengthOf(value: JsonValue, depth: number): number {
  if (typeof value !== 'object' || value === null) return scalarLength(value);
  if (depth > MAX_DEPTH) return NaN;
  let length = 1;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) {
      const item = value[i];
      length += 1 + (typeof item === 'object' ? lengthOf(item, depth + 1) : scalarLength(item ?? null));
    }
  } else {
    for (const key in value) {
      if (key === '__proto__') return NaN;
      const item = value[key];
      length += key.length + 4 + (typeof item === 'object' ? lengthOf(item, depth + 1) : scalarLength(item ?? null));
    }
  }
  return length === 1 ? 2 : length;
}

function scalarLength(value: string | number | boolean | null): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return digitsOf(value);
  return value === false ? 5 : 4;
}

/** Members of a value, at all levels. */
function namesIn(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 0;
  const items = Object.values(value);
  let names = Array.isArray(value) ? 0 : items.length;
  for (const item of items) names += namesIn(item);
  return names;
}

/** Characters of an integer that has no shorter form, and no other form of the same length: `5e3` is shorter than `5000`. */
function digitsOf(value: number): number {
  if (value > 0 && value < 1000 && (value | 0) === value) return value < 10 ? 1 : value < 100 ? 2 : 3;
  if (!Number.isInteger(value)) return fractionLength(value);
  if (value % 1000 === 0 && 1 / value !== Infinity) return UNSURE;
  let left = Math.abs(value);
  if (left >= 1e15) return UNSURE;
  let digits = value < 0 ? 2 : 1;
  for (; left >= 10; left = Math.floor(left / 10)) digits += 1;
  return digits;
}

/** Fractions are only formatted while there are few of them, because it is slow. */
const MAX_FRACTIONS = 8;
let fractions = 0;

/** The same for a fraction with so few digits that none can be lost, and not so small that an exponent is shorter: `1e-3`. */
function fractionLength(value: number): number {
  if (++fractions > MAX_FRACTIONS) return UNSURE;
  const size = Math.abs(value);
  if (size < 0.01 || size >= 1e15) return UNSURE;
  const { length } = String(value);
  return length > 15 ? UNSURE : length;
}

/** Number of colons outside strings in strict JSON, which is the number of keys; -1 if a number may lose digits. */
function countNames(text: string, start: number, end: number): number {
  let names = 0;
  for (let i = start; i < end; i += 1) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) {
      i = closingQuote(text, i + 1);
    } else if (c === 58) {
      names += 1;
    } else if (c >= 48 && c <= 57) {
      const from = i;
      while (i < end && isNumeric(text.charCodeAt(i))) i += 1;
      if (i - from > 15 || (i < end && (text.charCodeAt(i) | 32) === 101)) return -1;
      i -= 1;
    }
  }
  return names;
}

function isNumeric(c: number): boolean {
  return (c >= 48 && c <= 57) || c === 46;
}

/** Offset of the quote that closes the string whose contents begin at `from`; strict JSON always has one. */
function closingQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  while (text.charCodeAt(quote - 1) === BACKSLASH && isEscaped(text, quote, from)) quote = text.indexOf('"', quote + 1);
  return quote;
}

function isEscaped(text: string, quote: number, from: number): boolean {
  let i = quote;
  while (i > from && text.charCodeAt(i - 1) === BACKSLASH) i -= 1;
  return ((quote - i) & 1) === 1;
}
