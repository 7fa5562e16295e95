/** White space: the four characters that JSON allows, and others in their place, each reported. */
import { note, quoteText, topFrame } from './reader.ts';
import type { Reader } from './reader.ts';

const BOM = 0xfeff;
/** White space written as escapes, as in JSON copied out of a string. */
const GAPS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** True for characters that look like white space, or are invisible, and that JSON does not allow between tokens. */
export function isOddSpace(c: number): boolean {
  if (c < 0x80) return c === 0 || c === 11 || c === 12;
  if (c < 0x2000) return c === 0x85 || c === 0xa0 || c === 0xad || c === 0x1680 || c === 0x180e;
  return (
    c <= 0x200f ||
    (c >= 0x2028 && c <= 0x202f) ||
    (c >= 0x205f && c <= 0x2064) ||
    (c >= 0x2066 && c <= 0x2069) ||
    c === 0x3000 ||
    c === BOM
  );
}

/** True for zero-width characters: removing them changes nothing visible. */
function isInvisible(c: number): boolean {
  return (
    c === 0 || c === 0xad || c === 0x180e || (c >= 0x200b && c <= 0x200f) || (c >= 0x202a && c <= 0x202e) || c >= 0x2060
  );
}

/** The character’s name in a sentence: `U+00A0`. */
export function unicodeName(c: number): string {
  return `U+${c.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Moves past white space, comments and similar characters. */
export function skipSpace(r: Reader): void {
  const { text, limit } = r;
  let i = r.pos;
  while (i < limit) {
    const c = text.charCodeAt(i);
    if (c === 32 || c === 10 || c === 13 || c === 9) {
      i += 1;
    } else if (c > 47 && c < 128) {
      const gap = c === 92 && i + 1 < limit ? text.charAt(i + 1) : '';
      if (gap === '' || !Object.hasOwn(GAPS, gap)) break;
      note(r, 'json-escaped-quotes', { start: i, end: i + 2 }, text.slice(i, i + 2), [
        { start: i, end: i + 2, text: GAPS[gap] ?? ' ' },
      ]);
      i += 2;
    } else if (c === 47 || c === 35) {
      const end = commentEnd(text, i, limit);
      if (end === i) break;
      noteComment(r, i, end);
      i = end;
    } else if (isOddSpace(c)) {
      noteOddSpace(r, i, c);
      i += 1;
    } else {
      break;
    }
  }
  r.pos = i;
}

/** End of the comment that begins at `i`, or `i` if there is none. An unclosed one extends to the limit. */
export function commentEnd(text: string, i: number, limit: number): number {
  const c = text.charCodeAt(i);
  const next = i + 1 < limit ? text.charCodeAt(i + 1) : -1;
  if (c === 47 && next === 42) {
    let end = i + 2;
    while (end < limit && !(text.charCodeAt(end) === 42 && end + 1 < limit && text.charCodeAt(end + 1) === 47))
      end += 1;
    return Math.min(end + 2, limit);
  }
  if (c !== 35 && !(c === 47 && next === 47)) return i;
  let end = i + 1;
  while (end < limit && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) end += 1;
  return end;
}

function noteComment(r: Reader, start: number, end: number): void {
  const { text } = r;
  let from = start;
  while (from > r.start && (text.charCodeAt(from - 1) === 32 || text.charCodeAt(from - 1) === 9)) from -= 1;
  const alone =
    from > r.start && isBreak(text.charCodeAt(from - 1)) && (end === r.limit || isBreak(text.charCodeAt(end)));
  if (alone) from -= from - 1 > r.start && text.charCodeAt(from - 1) === 10 && text.charCodeAt(from - 2) === 13 ? 2 : 1;
  const glued =
    !alone && from > r.start && end < r.limit && !isGap(text.charCodeAt(from - 1)) && !isGap(text.charCodeAt(end));
  note(r, 'json-comment', { start, end }, quoteText(text, start, end), [{ start: from, end, text: glued ? ' ' : '' }]);
  const frame = topFrame(r);
  if (frame !== undefined && !frame.node.incomplete && /\.\.\.|…/.test(text.slice(start, Math.min(end, start + 200)))) {
    frame.node.incomplete = true;
  }
}

const isBreak = (c: number): boolean => c === 10 || c === 13;

function isGap(c: number): boolean {
  return c <= 32 || c === 44 || c === 58 || c === 91 || c === 93 || c === 123 || c === 125;
}

function noteOddSpace(r: Reader, at: number, c: number): void {
  const span = { start: at, end: at + 1 };
  if (c === BOM && at === r.start) {
    note(r, 'json-bom', span, unicodeName(c), [{ ...span, text: '' }]);
    return;
  }
  const text = isInvisible(c) ? '' : c === 0x2028 || c === 0x2029 || c === 0x85 ? '\n' : ' ';
  note(r, 'json-white-space', span, unicodeName(c), [{ ...span, text }]);
}
