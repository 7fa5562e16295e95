/** The beginning of a value: a scalar is read whole, a container is opened. */
import { isDigit, isQuote, startsWord } from './chars.ts';
import { finish, open } from './frames.ts';
import { readNumber } from './numbers.ts';
import { note, peek, quoteText } from './reader.ts';
import type { Reader } from './reader.ts';
import { readEscapedString, readString } from './strings.ts';
import type { JsonNode } from './types.ts';
import { isValueWord, junkEnd, readLiteral, readPlaceholder, readWord } from './words.ts';

/** Begins the value at the current place. False only at the root, when nothing there looks like a value. */
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

/** A string that the end of the text cuts off says nothing for sure. */
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

/** True when a value begins here, so that what lacks before it is a comma. Bare words count only when they stand for a value. */
export function startsValue(r: Reader, c: number): boolean {
  if (isQuote(c) || isDigit(c) || c === 45 || c === 123 || c === 91 || c === 40 || c === 92) return true;
  return startsWord(c) && isValueWord(r.text, r.pos, r.limit);
}
