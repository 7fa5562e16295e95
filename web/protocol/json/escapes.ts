/** The contents of a string: escapes, characters that must be escaped, lone surrogates. */
import { note, quoteText } from './reader.ts';
import type { Reader } from './reader.ts';
import { unicodeName } from './space.ts';
import type { TextEdit } from '../types.ts';

const SIMPLE: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
/** Escapes of other languages, as the JSON text with the same meaning. */
const FOREIGN: Readonly<Record<string, string>> = {
  "'": "'",
  '`': '`',
  0: '\\u0000',
  a: '\\u0007',
  v: '\\u000b',
  e: '\\u001b',
  '\n': '',
  '\r': '',
};

/**
 * Decodes the text between two quotes and reports what JSON does not allow there. Straight double quotes inside, and single
 * quotes with a backslash, get an edit in `quotes` (the caller knows their meaning). `cut`: the text ends here, and an
 * incomplete escape is dropped without a report.
 */
export function decodeRange(r: Reader, from: number, to: number, quotes: TextEdit[] | null, cut: boolean): string {
  const { text } = r;
  let out = '';
  let done = from;
  let i = from;
  let surrogates = false;
  while (i < to) {
    const c = text.charCodeAt(i);
    if (c === 92) {
      out += text.slice(done, i);
      const read = readEscape(r, i, to, cut, quotes);
      out += read.text;
      if (read.surrogate) surrogates = true;
      i = read.end;
      done = i;
    } else if (c < 32) {
      noteControl(r, i, c);
      i += 1;
    } else {
      if (c === 34 && quotes !== null) quotes.push({ start: i, end: i, text: '\\' });
      if (c >= 0xd800 && c <= 0xdfff) surrogates = true;
      i += 1;
    }
  }
  out += text.slice(done, to);
  if (surrogates) noteSurrogates(r, from, to);
  return out;
}

interface Escape {
  text: string;
  end: number;
  surrogate: boolean;
}

function readEscape(r: Reader, at: number, to: number, cut: boolean, quotes: TextEdit[] | null): Escape {
  const { text } = r;
  const letter = at + 1 < to ? text.charAt(at + 1) : '';
  if (letter === '') {
    if (cut) r.tailEdits.push({ start: at, end: to, text: '' });
    else noteBad(r, at, to, '\\\\', false);
    return { text: '', end: to, surrogate: false };
  }
  const simple = Object.hasOwn(SIMPLE, letter) ? SIMPLE[letter] : undefined;
  if (simple !== undefined) return { text: simple, end: at + 2, surrogate: false };
  if (quotes !== null && (letter === "'" || letter === '`')) {
    quotes.push({ start: at, end: at + 1, text: '' });
    return { text: letter, end: at + 2, surrogate: false };
  }
  if (letter === 'u') return readUnicode(r, at, to, cut);
  const hex = letter === 'x' ? /^[\da-fA-F]{2}/.exec(text.slice(at + 2, Math.min(at + 4, to))) : null;
  if (hex !== null) {
    noteBad(r, at, at + 4, `\\u00${hex[0]}`, true);
    return { text: String.fromCharCode(Number.parseInt(hex[0], 16)), end: at + 4, surrogate: false };
  }
  return readForeign(r, at, to, letter);
}

function readForeign(r: Reader, at: number, to: number, letter: string): Escape {
  const { text } = r;
  const wide = letter === 'U' ? /^[\da-fA-F]{8}/.exec(text.slice(at + 2, Math.min(at + 10, to))) : null;
  const point = wide === null ? -1 : Number.parseInt(wide[0], 16);
  if (point >= 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)) {
    const char = String.fromCodePoint(point);
    noteBad(r, at, at + 10, JSON.stringify(char).slice(1, -1), true);
    return { text: char, end: at + 10, surrogate: false };
  }
  if (Object.hasOwn(FOREIGN, letter)) {
    const fixed = FOREIGN[letter] ?? '';
    const end = letter === '\r' && at + 2 < to && text.charCodeAt(at + 2) === 10 ? at + 3 : at + 2;
    noteBad(r, at, end, fixed, true);
    return {
      text: fixed.length > 1 ? String.fromCharCode(Number.parseInt(fixed.slice(2), 16)) : fixed,
      end,
      surrogate: false,
    };
  }
  const half = text.charCodeAt(at + 1);
  if (half < 32) {
    noteControl(r, at + 1, half, at);
    return { text: letter, end: at + 2, surrogate: false };
  }
  noteBad(r, at, at + 2, null, false);
  return { text: `\\${letter}`, end: at + 2, surrogate: half >= 0xd800 && half <= 0xdfff };
}

function readUnicode(r: Reader, at: number, to: number, cut: boolean): Escape {
  const { text } = r;
  let value = 0;
  let i = at + 2;
  for (; i < at + 6 && i < to; i += 1) {
    const digit = hexDigit(text.charCodeAt(i));
    if (digit < 0) break;
    value = value * 16 + digit;
  }
  if (i === at + 6) return { text: String.fromCharCode(value), end: i, surrogate: value >= 0xd800 && value <= 0xdfff };
  const braced = /^\{([\da-fA-F]{1,6})\}/.exec(text.slice(at + 2, Math.min(at + 10, to)));
  const point = braced === null ? -1 : Number.parseInt(braced[1] ?? '', 16);
  if (braced !== null && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)) {
    const char = String.fromCodePoint(point);
    const end = at + 2 + braced[0].length;
    noteBad(r, at, end, JSON.stringify(char).slice(1, -1), true);
    return { text: char, end, surrogate: false };
  }
  if (cut && i === to) r.tailEdits.push({ start: at, end: to, text: '' });
  else noteBad(r, at, i, null, false);
  return { text: text.slice(at, i), end: i, surrogate: false };
}

function hexDigit(c: number): number {
  if (c >= 48 && c <= 57) return c - 48;
  const lower = c | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** An escape without a known meaning gets a second backslash, which keeps the first as a character. */
function noteBad(r: Reader, start: number, end: number, fixed: string | null, sure: boolean): void {
  const edit = fixed === null ? { start, end: start, text: '\\' } : { start, end, text: fixed };
  note(r, 'json-bad-escape', { start, end }, quoteText(r.text, start, end), [edit], sure ? {} : { safety: 'unsafe' });
}

/** `from`: the start of the escape that replaces it; a backslash directly before it becomes part of that escape. */
function noteControl(r: Reader, at: number, c: number, from = at): void {
  const escape = JSON.stringify(String.fromCharCode(c)).slice(1, -1);
  note(r, 'json-control-character', { start: at, end: at + 1 }, unicodeName(c), [
    { start: from, end: at + 1, text: escape },
  ]);
}

/** Reports each lone surrogate, as a character or as an escape. */
function noteSurrogates(r: Reader, from: number, to: number): void {
  const { text } = r;
  let high: { start: number; end: number } | null = null;
  const alone = (span: { start: number; end: number }): void => {
    const code = text.charCodeAt(span.start);
    const name = code === 92 ? text.slice(span.start, span.end) : unicodeName(code);
    note(r, 'json-lone-surrogate', span, name, [{ ...span, text: '\\ufffd' }]);
  };
  for (let i = from; i < to;) {
    let end = i + 1;
    let unit = text.charCodeAt(i);
    if (unit === 92) {
      const four =
        text.charCodeAt(i + 1) === 117 ? /^[\da-fA-F]{4}/.exec(text.slice(i + 2, Math.min(i + 6, to))) : null;
      const next = text.charCodeAt(i + 1);
      end = four !== null ? i + 6 : next >= 0xd800 && next <= 0xdfff ? i + 1 : i + 2;
      unit = four === null ? 0 : Number.parseInt(four[0], 16);
    }
    const low = unit >= 0xdc00 && unit <= 0xdfff;
    if (high !== null && !low) alone(high);
    if (high === null && low) alone({ start: i, end });
    high = unit >= 0xd800 && unit <= 0xdbff ? { start: i, end } : null;
    i = end;
  }
  if (high !== null) alone(high);
}
