/** The beginning of a value: a scalar is read completely, a container is opened. */
import { isDigit, isQuote, startsWord } from './chars.ts';
import { finish, open } from './frames.ts';
import { note, peek, quoteText, type Reader } from './reader.ts';
import { readEscapedString, readString } from './strings.ts';
import type { JsonNode } from './types.ts';
import { isValueWord, junkEnd, readLiteral, readPlaceholder, readWord } from './invalid-values.ts';

// Numbers: valid ones, invalid ones, and ones that lose digits.

/** True for characters that can continue a number, a word or a date. */
function isWordish(c: number): boolean {
  return (
    isDigit(c) ||
    (c >= 65 && c <= 90) ||
    (c >= 97 && c <= 122) ||
    c === 95 ||
    c === 43 ||
    c === 45 ||
    c === 46 ||
    c > 0x3000
  );
}

/**
 * Reads a number at the current position, which has a digit, a sign or a decimal point. Text that only looks like a number (a
 * date, a version) becomes the string it should have been, with a problem.
 */
function readNumber(r: Reader): JsonNode {
  const { text, limit } = r;
  const start = r.pos;
  let i = start;
  if (text.charCodeAt(i) === 45) i += 1;
  const first = i;
  i = digitsEnd(text, i, limit);
  let ok = i > first && (i === first + 1 || text.charCodeAt(first) !== 48);
  let plain = true;
  if (ok && i < limit && text.charCodeAt(i) === 46) {
    plain = false;
    const from = i + 1;
    i = digitsEnd(text, from, limit);
    ok = i > from;
  }
  if (ok && i < limit && (text.charCodeAt(i) | 32) === 101) {
    plain = false;
    const signed = i + 1 < limit && (text.charCodeAt(i + 1) === 43 || text.charCodeAt(i + 1) === 45);
    const from = i + (signed ? 2 : 1);
    i = digitsEnd(text, from, limit);
    ok = i > from;
  }
  if (!ok || (i < limit && isWordish(text.charCodeAt(i)))) return readOddNumber(r);
  r.pos = i;
  const literal = text.slice(start, i);
  const value = Number(literal);
  if (i - start > 15 || !plain) notePrecision(r, start, literal, value, plain);
  return { type: 'number', value, start, end: i };
}

function digitsEnd(text: string, from: number, limit: number): number {
  let i = from;
  while (i < limit && isDigit(text.charCodeAt(i))) i += 1;
  return i;
}

function notePrecision(r: Reader, start: number, literal: string, value: number, plain: boolean): void {
  const whole = plain && !Number.isSafeInteger(value);
  if (!whole && !losesDigits(literal, value)) return;
  const span = { start, end: start + literal.length };
  const edits = whole ? [{ ...span, text: `"${literal}"` }] : [];
  note(r, 'json-number-precision', span, quoteText(r.text, span.start, span.end), edits);
}

/** True if the double that parsers create from the literal is not the number written there. */
function losesDigits(literal: string, value: number): boolean {
  if (!Number.isFinite(value)) return true;
  if (value === 0) return /[1-9]/.test(literal.replace(/[eE].*$/, ''));
  if (literal.length <= 15) return false;
  return digitsOf(literal) !== digitsOf(String(value));
}

/** The significant digits of a decimal literal, without zeros at either end. */
function digitsOf(literal: string): string {
  const mantissa = literal.replace(/[eE].*$/, '').replace(/[-+.]/g, '');
  let from = 0;
  let to = mantissa.length;
  while (from < to && mantissa.charCodeAt(from) === 48) from += 1;
  while (to > from && mantissa.charCodeAt(to - 1) === 48) to -= 1;
  return mantissa.slice(from, to);
}

/** Reads text that begins like a number but is not a JSON number. */
function readOddNumber(r: Reader): JsonNode {
  const { text, limit } = r;
  const start = r.pos;
  let i = start;
  while (i < limit && isWordish(text.charCodeAt(i))) {
    if (text.charCodeAt(i) === 46 && text.charCodeAt(i + 1) === 46 && i > start) break;
    i += 1;
  }
  const end = Math.max(i, start + 1);
  r.pos = end;
  const span = { start, end };
  const token = end - start > 400 ? '' : text.slice(start, end);
  const detail = quoteText(text, start, end);
  if (/^[-+]?(Infinity|inf|NaN)$/i.test(token)) {
    note(r, 'json-not-a-value', span, detail, [{ ...span, text: 'null' }]);
    return { type: 'hole', start, end };
  }
  const fixed = fixNumber(token);
  if (fixed !== null) {
    const value = Number(fixed.text);
    note(r, 'json-number', span, detail, [{ ...span, text: fixed.text }], fixed.sure ? {} : { safety: 'unsafe' });
    return { type: 'number', value, start, end };
  }
  if (token === '' || (/^[-+.\d_]*([eE][-+]?)?$/.test(token) && !/\d[-.]\d+[-.]\d/.test(token))) {
    note(r, 'json-number', span, detail, [{ ...span, text: 'null' }], { safety: 'unsafe' });
    return { type: 'hole', start, end };
  }
  note(r, 'json-unquoted-text', span, detail, [{ ...span, text: JSON.stringify(token) }]);
  return { type: 'string', value: token, start, end };
}

/** The number in JSON notation, if the token is a number in the notation of another language. */
function fixNumber(token: string): { text: string; sure: boolean } | null {
  const bare = token.replace(/^\+/, '');
  const based = /^(-?)(0[xX][\da-fA-F]+|0[oO][0-7]+|0[bB][01]+)$/.exec(bare);
  if (based !== null) {
    const value = BigInt(based[2] ?? '0');
    return { text: `${based[1] ?? ''}${value.toString()}`, sure: true };
  }
  const parts = /^(-?)(\d[\d_]*|)(?:\.([\d_]*))?([eE][-+]?\d+)?n?$/.exec(bare);
  if (parts === null) return null;
  const whole = (parts[2] ?? '').replaceAll('_', '');
  const fraction = (parts[3] ?? '').replaceAll('_', '');
  if (whole === '' && fraction === '') return null;
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  const text = `${parts[1] ?? ''}${trimmed === '' ? '0' : trimmed}${fraction === '' ? '' : `.${fraction}`}${parts[4] ?? ''}`;
  return { text, sure: trimmed === whole || (trimmed.length < whole.length && /[89]/.test(whole)) };
}

/** Begins the value at the current position. False only at the root, if nothing there looks like a value. */
export function beginValue(r: Reader): boolean {
  const c = peek(r);
  if (c === 34) {
    const start = r.pos;
    readString(r, 'value');
    finish(r, stringNode(r, start));
    return true;
  }
  if (c === 123) {
    const next = r.pos + 1 < r.limit ? r.text.charCodeAt(r.pos + 1) : -1;
    const hole = next === 123 || next === 37 ? readPlaceholder(r, 'value') : null;
    if (hole === null) open(r, 125);
    else finish(r, hole);
    return true;
  }
  if (c === 91) {
    open(r, 93);
    return true;
  }
  if (isDigit(c)) {
    finish(r, readNumber(r));
    return true;
  }
  if (c === 116 || c === 102 || c === 110) {
    const literal = readLiteral(r);
    if (literal !== null) {
      finish(r, literal);
      return true;
    }
  }
  return beginOddValue(r, c);
}

/** A string cut off by the end of the text proves nothing. */
function stringNode(r: Reader, start: number): JsonNode {
  if (r.tail !== '') return { type: 'hole', start, end: r.pos };
  return { type: 'string', value: r.string, start, end: r.pos };
}

function beginOddValue(r: Reader, c: number): boolean {
  const start = r.pos;
  if (isQuote(c)) {
    readString(r, 'value');
    finish(r, stringNode(r, start));
    return true;
  }
  const node = readOdd(r, c);
  if (node !== null) {
    finish(r, node);
    return true;
  }
  if (r.depth === 0) return false;
  if (c === 40) {
    open(r, 41);
    return true;
  }
  const end = junkEnd(r.text, start, r.limit);
  r.pos = end;
  note(r, 'json-unexpected', { start, end }, quoteText(r.text, start, end), [{ start, end, text: 'null' }]);
  finish(r, { type: 'hole', start, end });
  return true;
}

function readOdd(r: Reader, c: number): JsonNode | null {
  const start = r.pos;
  if (c === 45 || c === 43 || c === 46) {
    const next = start + 1 < r.limit ? r.text.charCodeAt(start + 1) : -1;
    const numeric = isDigit(next) || next === 46 || next === 73;
    if (r.depth > 0 || (numeric && !(c === 46 && next === 46))) return readNumber(r);
    return null;
  }
  if (c === 92 && readEscapedString(r)) return { type: 'string', value: r.string, start, end: r.pos };
  const placeholder = c === 60 || c === 36 || c === 37 ? readPlaceholder(r, 'value') : null;
  if (placeholder !== null) return placeholder;
  return startsWord(c) ? readWord(r) : null;
}

/** True if a value begins here, so that a comma is missing before it. Bare words count only if they stand for a value. */
export function startsValue(r: Reader, c: number): boolean {
  if (isQuote(c) || isDigit(c) || c === 45 || c === 123 || c === 91 || c === 40 || c === 92) return true;
  return startsWord(c) && isValueWord(r.text, r.pos, r.limit);
}
