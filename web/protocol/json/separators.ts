/** Separators between the entries of a container: commas, and what people write instead. */
import { isDelimiter, isQuote } from './chars.ts';
import { note, peek, quoteText } from './reader.ts';
import type { Frame, Reader } from './reader.ts';
import { skipSpace } from './space.ts';
import { elisionEnd, junkEnd } from './invalid-values.ts';
import type { TextEdit } from '../types.ts';

/** Consumes the comma at the current position. */
export function takeComma(r: Reader, frame: Frame): void {
  r.thrown = null;
  frame.lenient = false;
  if (frame.filled && frame.comma < 0) frame.comma = r.pos;
  else if (frame.extra === null) frame.extra = [r.pos];
  else frame.extra.push(r.pos);
  frame.last = r.pos + 1;
  r.pos += 1;
}

/** Consumes a semicolon as the comma it should be. */
export function takeSemicolon(r: Reader, frame: Frame): void {
  if (!needsComma(frame)) {
    unexpected(r, frame, r.pos + 1);
    return;
  }
  const span = { start: r.pos, end: r.pos + 1 };
  r.pos += 1;
  frame.last = r.pos;
  frame.lenient = true;
  skipSpace(r);
  const text = endsEntry(peek(r)) ? '' : ',';
  note(r, 'json-missing-comma', span, ';', [{ ...span, text }]);
}

/** True for characters that may follow a finished entry: a comma, a closing bracket, the end. */
function endsEntry(c: number): boolean {
  return c === 44 || closesOrEnds(c);
}

function closesOrEnds(c: number): boolean {
  return c === -1 || c === 125 || c === 93 || c === 41;
}

/** The replacement that the fix uses for text between two entries: a comma if one is still needed. */
export function separatorFor(r: Reader, frame: Frame, from: number): '' | ',' {
  if (!needsComma(frame)) return '';
  let i = from;
  while (i < r.limit && i < from + 200 && r.text.charCodeAt(i) <= 32) i += 1;
  return endsEntry(i < r.limit ? r.text.charCodeAt(i) : -1) ? '' : ',';
}

/** True if the next entry may only follow a comma. */
export function needsComma(frame: Frame): boolean {
  return frame.filled && frame.comma < 0 && !frame.lenient;
}

/** Reports a missing comma before the entry at `start`; it belongs directly after the previous entry, at `previousEnd`. */
export function missingComma(r: Reader, start: number, previousEnd: number): void {
  let end = start + 1;
  while (end < r.limit && end < start + 30 && !isDelimiter(r.text.charCodeAt(end)) && r.text.charCodeAt(end) > 32)
    end += 1;
  const edit = { start: previousEnd, end: previousEnd, text: ',' };
  note(r, 'json-missing-comma', { start, end: start + 1 }, quoteText(r.text, start, end), [edit]);
}

/** Reports unexpected text until `end`, and moves past it. `instead` is the replacement in its fix. */
export function unexpected(r: Reader, frame: Frame, end: number, instead = ''): void {
  const span = { start: r.pos, end };
  note(r, 'json-unexpected', span, quoteText(r.text, span.start, end), [{ ...span, text: instead }]);
  r.pos = end;
  frame.last = end;
  if (!frame.filled || frame.comma < 0) frame.lenient = true;
}

/** Moves past a run of junk, which may be several words on one line. */
export function skipJunk(r: Reader, frame: Frame): void {
  const { text, limit } = r;
  let end = r.pos;
  for (let next = end; next < limit;) {
    const c = text.charCodeAt(next);
    if (next > r.pos && (c === 10 || c === 13 || isDelimiter(c) || isQuote(c))) break;
    if (c === 47 && next > end && /[/*]/.test(text.charAt(next + 1))) break;
    end = junkEnd(text, next, limit);
    next = end;
    while (next < limit && (text.charCodeAt(next) === 32 || text.charCodeAt(next) === 9)) next += 1;
  }
  unexpected(r, frame, end, separatorFor(r, frame, end));
}

function blanksEnd(r: Reader, from: number): number {
  let i = from;
  while (i < r.limit && (r.text.charCodeAt(i) === 32 || r.text.charCodeAt(i) === 9)) i += 1;
  return i;
}

/** Moves past an elision and marks the container incomplete; false if there is none here. */
export function skipElision(r: Reader, frame: Frame, c: number): boolean {
  if (c !== 46 && c !== 0x2026 && c !== 91) return false;
  const start = r.pos;
  const end = elisionEnd(r.text, start, r.limit);
  if (end === start) return false;
  const afterValue = frame.filled && frame.comma < 0;
  const detail = quoteText(r.text, start, end);
  r.pos = end;
  frame.node.incomplete = true;
  frame.pair = null;
  frame.lenient = true;
  frame.last = end;
  skipSpace(r);
  const next = peek(r);
  let edit: TextEdit = { start, end, text: '' };
  if (next === 44 && !afterValue) {
    r.pos += 1;
    edit = { start, end: r.pos, text: '' };
  } else if (afterValue && next !== 44 && !closesOrEnds(next)) {
    edit = { start, end, text: ',' };
  } else if (frame.comma >= 0 && next !== 44 && closesOrEnds(next)) {
    edit = { start: frame.comma, end, text: '' };
    frame.comma = -1;
  }
  if (next === 58 && frame.node.type === 'object')
    edit = { start, end, text: JSON.stringify(r.text.slice(start, end)) };
  if (edit.text === '' && next === 44 && !afterValue) edit.end = blanksEnd(r, edit.end);
  note(r, 'json-elision', { start, end }, detail, [edit]);
  return true;
}
