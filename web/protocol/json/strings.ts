/** Strings: valid JSON strings, and those with other quotes, unclosed, or with contents that JSON does not allow. */
import { isDelimiter, isQuote, isSmartQuote, isSmartSingle, startsWord } from './chars.ts';
import { decodeRange } from './escapes.ts';
import { lookLimit, note, peek, quoteText, topFrame } from './reader.ts';
import type { Reader } from './reader.ts';
import type { TextEdit } from '../types.ts';

/** The place of a string: a member’s key, or a value. */
export type StringRole = 'key' | 'value';

const STRAIGHT = 34;
const BACKSLASH = 92;

/** Reads the string at the current position, whatever its quotes. Leaves its decoded text in `r.string`. */
export function readString(r: Reader, role: StringRole): void {
  const { text, limit } = r;
  const start = r.pos;
  if (text.charCodeAt(start) === STRAIGHT) {
    let i = start + 1;
    let c = 0;
    while (i < limit) {
      c = text.charCodeAt(i);
      if (c === STRAIGHT || c === BACKSLASH || c < 32 || (c >= 0xd800 && c <= 0xdfff)) break;
      i += 1;
    }
    if (i < limit && c === STRAIGHT && mayFollow(i + 1 < limit ? text.charCodeAt(i + 1) : -1)) {
      r.string = text.slice(start + 1, i);
      r.pos = i + 1;
      return;
    }
  }
  readOddString(r, role);
}

/** True if this character may directly follow a closing quote, including after another kind of error. */
function mayFollow(c: number): boolean {
  if (c <= 32 || c === 44 || c === 58 || c === 125 || c === 93) return true;
  return !((startsWord(c) && c !== 36) || (c >= 48 && c <= 57) || c === 33 || c === 63 || c === 45);
}

interface Ending {
  /** The end of the contents. */
  content: number;
  /** False if no closing quote was found. */
  closed: boolean;
  /** True if it contains quotes of the same kind. */
  inner: boolean;
}

function readOddString(r: Reader, role: StringRole): void {
  const { text } = r;
  const start = r.pos;
  const quote = text.charCodeAt(start);
  const { content, closed, inner } = findEnding(r, start + 1, quote, role);
  const end = closed ? content + 1 : content;
  const span = { start, end };
  r.pos = end;
  const requote: TextEdit[] | null = quote === STRAIGHT ? null : [{ start, end: start + 1, text: '"' }];
  const unescaped: TextEdit[] | null = inner && requote === null ? [] : null;
  r.string = decodeRange(r, start + 1, content, requote ?? unescaped, !closed && content >= r.limit);
  if (requote !== null) {
    if (closed) requote.push({ start: content, end, text: '"' });
    const code = isSmartQuote(quote) ? 'json-smart-quotes' : 'json-single-quotes';
    note(r, code, span, quoteText(text, start, end), requote);
  }
  if (unescaped !== null) note(r, 'json-unescaped-quote', span, quoteText(text, start, end), unescaped);
  if (closed) return;
  if (content >= r.limit && r.depth > 0) {
    r.tail = '"';
    r.opened = start;
    return;
  }
  note(r, 'json-unterminated-string', span, quoteText(text, start, end), [
    ...r.tailEdits,
    { start: end, end, text: '"' },
  ]);
}

function closes(c: number, quote: number): boolean {
  if (c === quote) return true;
  if (!isSmartQuote(quote)) return false;
  return c === (isSmartSingle(quote) ? 39 : STRAIGHT) || (isSmartQuote(c) && isSmartSingle(c) === isSmartSingle(quote));
}

/** Finds the end of a string: the first quote with plausible text after it, otherwise the end of its line. */
function findEnding(r: Reader, from: number, quote: number, role: StringRole): Ending {
  const { text, limit } = r;
  let first = -1;
  let lineEnd = -1;
  let reach = limit;
  for (let i = from; i < reach; i += 1) {
    const c = text.charCodeAt(i);
    if (c === BACKSLASH) {
      i += 1;
    } else if ((c === 10 || c === 13) && lineEnd < 0) {
      if (first >= 0) break;
      lineEnd = i;
      reach = lookLimit(r, i);
    } else if (first >= 0 && role === 'key' && isDelimiter(c) && c !== 58) {
      break;
    } else if (closes(c, quote)) {
      const strict = lineEnd >= 0 || first >= 0;
      const good = strict ? endsRole(r, i + 1, role) : mayFollow(i + 1 < limit ? text.charCodeAt(i + 1) : -1);
      if (lineEnd >= 0) {
        r.looked += i - lineEnd;
        return good ? { content: i, closed: true, inner: false } : cutAtLine(r, from, lineEnd);
      }
      if (good) {
        if (first >= 0) r.looked += i - first;
        return { content: i, closed: true, inner: first >= 0 };
      }
      const colon = role === 'key' && first < 0 ? text.slice(from, i).indexOf(':') : -1;
      if (colon >= 0) return cutAtColon(text, from, from + colon);
      if (first < 0) {
        first = i;
        reach = lookLimit(r, i);
      }
    }
  }
  if (first >= 0) {
    r.looked += Math.min(reach, limit) - first;
    return { content: first, closed: true, inner: false };
  }
  if (lineEnd >= 0) {
    r.looked += reach - lineEnd;
    return cutAtLine(r, from, lineEnd);
  }
  return cutAtLimit(r, from);
}

/** True if the text after a doubtful quote shows that it closes the string: the next token fits. */
function endsRole(r: Reader, from: number, role: StringRole): boolean {
  const { text, limit } = r;
  const next = (start: number): number => {
    let i = start;
    while (i < limit && i < start + 200 && text.charCodeAt(i) <= 32) i += 1;
    return i;
  };
  const at = next(from);
  if (at >= limit) return true;
  const c = text.charCodeAt(at);
  if (role === 'key') return c === 58;
  if (c === 125 || c === 93) return true;
  if (c !== 44) return false;
  const then = next(at + 1);
  if (then >= limit || topFrame(r)?.close !== 125) return true;
  return isQuote(text.charCodeAt(then)) || text.charCodeAt(then) === 125;
}

/** An unclosed key ends before its colon. */
function cutAtColon(text: string, from: number, colon: number): Ending {
  return { content: from + text.slice(from, colon).trimEnd().length, closed: false, inner: false };
}

/** An unclosed string ends with its line; commas and brackets at that end belong to the container around it. */
function cutAtLine(r: Reader, from: number, lineEnd: number): Ending {
  const { text } = r;
  let end = lineEnd;
  while (end > from && isTail(text.charCodeAt(end - 1))) end -= 1;
  return { content: end, closed: false, inner: false };
}

function isTail(c: number): boolean {
  return c === 32 || c === 9 || c === 44 || c === 125 || c === 93;
}

/** At the end of the text: brackets after an unclosed string count as brackets only if they close everything. */
function cutAtLimit(r: Reader, from: number): Ending {
  const { text, limit } = r;
  let i = limit;
  let level = 0;
  let content = limit;
  for (; i > from; i -= 1) {
    const c = text.charCodeAt(i - 1);
    if (c !== 125 && c !== 93 && c > 32) break;
    if (c <= 32) continue;
    if (level >= r.depth || r.stack[level]?.close !== c) break;
    level += 1;
    content = i - 1;
  }
  if (level === r.depth && level > 0) return { content, closed: false, inner: false };
  return { content: limit, closed: false, inner: false };
}

/**
 * Reads a string whose quotes have a backslash, as in JSON copied out of a string: `\"id\"`. Leaves its decoded text in
 * `r.string`; false if there is none at the current position.
 */
export function readEscapedString(r: Reader): boolean {
  const { text } = r;
  const start = r.pos;
  if (peek(r) !== BACKSLASH || text.charCodeAt(start + 1) !== STRAIGHT) return false;
  const limit = lookLimit(r, start);
  const edits: TextEdit[] = [{ start, end: start + 1, text: '' }];
  const parts: string[] = [];
  let escaped = false;
  for (let i = start + 2; i < limit; i += 1) {
    let c = text.charCodeAt(i);
    if (c === 10 || c === 13 || (c === STRAIGHT && !escaped)) break;
    if (c === BACKSLASH && i + 1 < limit) {
      const next = text.charCodeAt(i + 1);
      if (next === STRAIGHT || next === BACKSLASH) {
        edits.push({ start: i, end: i + 1, text: '' });
        i += 1;
        c = next;
      }
    }
    if (c === STRAIGHT && !escaped) {
      const span = { start, end: i + 1 };
      const plain = decodePlain(parts.join(''));
      if (plain === null) break;
      r.pos = span.end;
      r.string = plain;
      note(r, 'json-escaped-quotes', span, quoteText(text, span.start, span.end), edits);
      return true;
    }
    escaped = c === BACKSLASH && !escaped;
    parts.push(text.charAt(i));
  }
  r.looked += limit - start;
  return false;
}

function decodePlain(content: string): string | null {
  try {
    const value: unknown = JSON.parse(`"${content}"`);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
