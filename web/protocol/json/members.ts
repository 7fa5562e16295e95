/** The entries of an object: a key, a colon, a value, each of which may be missing or invalid. */
import { isQuote, startsWord } from './chars.ts';
import { standIn } from './codes.ts';
import { closeAll, closeEarly } from './ends.ts';
import { finish, settleCommas } from './frames.ts';
import { note, peek, quoteText } from './reader.ts';
import type { Frame, Reader } from './reader.ts';
import { missingComma, needsComma, skipJunk, takeSemicolon, unexpected } from './separators.ts';
import { skipSpace } from './space.ts';
import { readEscapedString, readString } from './strings.ts';
import { beginValue } from './values.ts';
import { elisionEnd, junkEnd, readPlaceholder, wordEnd } from './invalid-values.ts';
import type { TextEdit } from '../types.ts';

/** Reads the next entry of an object until the beginning of its value. */
export function beginEntry(r: Reader, frame: Frame, c: number): void {
  const start = r.pos;
  if (c === 34) {
    const lacks = needsComma(frame);
    if (frame.extra !== null) settleCommas(r, frame, false);
    readString(r, 'key');
    afterName(r, frame, { start, lacks, quoted: null }, r.string);
  } else if (c === 58) {
    beginNameless(r, frame);
  } else if (c === 59) {
    takeSemicolon(r, frame);
  } else if (c === 123 || c === 91 || c === 40) {
    beginBracketed(r, frame, c);
  } else {
    beginOddName(r, frame, c);
  }
}

function beginOddName(r: Reader, frame: Frame, c: number): void {
  const start = r.pos;
  const { text, limit } = r;
  const lacks = needsComma(frame);
  if (isQuote(c) || (c === 92 && readEscapedString(r))) {
    settleCommas(r, frame, false);
    if (r.pos === start) readString(r, 'key');
    afterName(r, frame, { start, lacks, quoted: null }, r.string);
    return;
  }
  if ((c === 60 || c === 36 || c === 37) && readPlaceholder(r, 'name') !== null) {
    settleCommas(r, frame, false);
    afterPlaceholder(r, frame);
    return;
  }
  const word = startsWord(c) || (c >= 45 && c <= 57 && c !== 47) || c === 64;
  let end = word ? wordEnd(text, start + 1, limit) : junkEnd(text, start, limit);
  const name = text.slice(start, end);
  let quoted: TextEdit = { start, end, text: JSON.stringify(name) };
  if (word && end < limit && text.charCodeAt(end) === 34 && colonFollows(text, end + 1, limit)) {
    quoted = { start, end: start, text: '"' };
    end += 1;
  }
  if ((!word || lacks) && !colonFollows(text, end, limit)) {
    skipJunk(r, frame);
    return;
  }
  settleCommas(r, frame, false);
  r.pos = end;
  afterName(r, frame, { start, lacks, quoted }, name);
}

function colonFollows(text: string, from: number, limit: number): boolean {
  let i = from;
  while (i < limit && i < from + 100 && text.charCodeAt(i) <= 32) i += 1;
  return i < limit && (text.charCodeAt(i) === 58 || text.charCodeAt(i) === 61);
}

interface Name {
  start: number;
  /** True if a comma is missing before it. */
  lacks: boolean;
  /** The edit that puts a bare key in quotes. */
  quoted: TextEdit | null;
}

/** Reads the colon and value after a key. */
function afterName(r: Reader, frame: Frame, { start, lacks, quoted }: Name, name: string): void {
  const end = r.pos;
  const before = frame.last;
  frame.last = end;
  frame.pair = null;
  skipSpace(r);
  let c = peek(r);
  if (c === 58 && quoted === null) r.thrown = null;
  if (lacks && endsEntry(c)) {
    note(r, 'json-unexpected', { start, end }, quoteText(r.text, start, end), [{ start: before, end, text: '' }]);
    frame.lenient = true;
    return;
  }
  if (lacks) missingComma(r, start, before);
  if (r.tail === '') {
    frame.key = name;
    frame.keyStart = start;
    frame.keyEnd = end;
  }
  if (c === -1) {
    if (quoted !== null) r.tailEdits.push(quoted);
    closeAll(r, `: ${standIn(frame.key)}`);
    return;
  }
  if (endsEntry(c)) {
    const edits = quoted === null ? [] : [quoted];
    missingValue(r, frame, [...edits, { start: end, end, text: `: ${standIn(name)}` }]);
    return;
  }
  if (quoted !== null) note(r, 'json-unquoted-key', { start, end }, quoteText(r.text, start, end), [quoted]);
  if (c === 58) r.pos += 1;
  else missingColon(r, frame, c);
  frame.last = Math.max(r.pos, frame.last);
  skipSpace(r);
  c = peek(r);
  while (c === 58) {
    unexpected(r, frame, r.pos + 1);
    skipSpace(r);
    c = peek(r);
  }
  if (c === -1) closeAll(r, ` ${standIn(frame.key)}`);
  else if (endsEntry(c))
    missingValue(r, frame, [{ start: frame.last, end: frame.last, text: ` ${standIn(frame.key)}` }]);
  else beginMemberValue(r, frame, c);
}

function endsEntry(c: number): boolean {
  return c === 44 || c === 125 || c === 93;
}

function beginMemberValue(r: Reader, frame: Frame, c: number): void {
  frame.comma = -1;
  const start = r.pos;
  const end = c === 46 || c === 0x2026 || c === 91 ? elisionEnd(r.text, start, r.limit) : start;
  if (end === start) {
    beginValue(r);
    return;
  }
  r.pos = end;
  note(r, 'json-elision', { start, end }, quoteText(r.text, start, end), [{ start, end, text: standIn(frame.key) }]);
  finish(r, { type: 'hole', start, end });
}

function missingColon(r: Reader, frame: Frame, c: number): void {
  const start = r.pos;
  if (c !== 61 && c !== 59) {
    const span = { start, end: start + 1 };
    const at = frame.last;
    note(r, 'json-missing-colon', span, quoteText(r.text, frame.keyStart, frame.keyEnd), [
      { start: at, end: at, text: ':' },
    ]);
    return;
  }
  const arrow = c === 61 && r.text.charCodeAt(start + 1) === 62 && start + 1 < r.limit;
  r.pos = start + (arrow ? 2 : 1);
  const span = { start, end: r.pos };
  note(r, 'json-missing-colon', span, quoteText(r.text, start, r.pos), [{ ...span, text: ':' }]);
}

function missingValue(r: Reader, frame: Frame, edits: TextEdit[]): void {
  const span = { start: frame.keyStart, end: frame.keyEnd };
  note(r, 'json-missing-value', span, quoteText(r.text, span.start, span.end), edits);
  const at = frame.last;
  finish(r, { type: 'hole', start: at, end: at });
}

/** A colon in the place of a key: its value is read, but belongs to no member. */
function beginNameless(r: Reader, frame: Frame): void {
  const span = { start: r.pos, end: r.pos + 1 };
  if (needsComma(frame)) note(r, 'json-unexpected', span, ':');
  else if (!frame.lenient) note(r, 'json-missing-name', span, ':');
  settleCommas(r, frame, false);
  readNameless(r, frame);
}

function readNameless(r: Reader, frame: Frame): void {
  frame.node.incomplete = true;
  frame.key = null;
  frame.pair = null;
  frame.lenient = true;
  if (peek(r) === 58) r.pos += 1;
  frame.last = r.pos;
  skipSpace(r);
  const c = peek(r);
  if (c !== -1 && !endsEntry(c) && c !== 58) beginMemberValue(r, frame, c);
}

/**
 * An object or an array in the place of a key. At the start of a line it is the next message; in an array of objects it is the
 * next object.
 */
function beginBracketed(r: Reader, frame: Frame, c: number): void {
  const before = r.pos > 0 ? r.text.charCodeAt(r.pos - 1) : 10;
  if (c === 123 && (before === 10 || before === 13)) {
    closeAll(r, '');
    return;
  }
  if (c === 123 && frame.filled && r.depth > 1 && r.stack[r.depth - 2]?.close === 93) {
    closeEarly(r, frame, frame.comma >= 0 ? frame.comma : frame.last);
    return;
  }
  const around = r.stack[r.depth - 2]?.pair;
  const { filled } = frame;
  const cut = frame.node.incomplete;
  const noted =
    around === undefined || around === null || filled
      ? note(r, 'json-missing-name', { start: r.pos, end: r.pos + 1 }, r.text.charAt(r.pos))
      : around.noted;
  settleCommas(r, frame, false);
  readNameless(r, frame);
  frame.pair = c === 123 && !filled && !cut ? { noted, inner: null } : null;
}

/** A placeholder among the members stands for unknown members. */
function afterPlaceholder(r: Reader, frame: Frame): void {
  frame.node.incomplete = true;
  frame.filled = true;
  frame.comma = -1;
  frame.lenient = true;
  frame.last = r.pos;
  skipSpace(r);
  if (peek(r) === 58) readNameless(r, frame);
}
