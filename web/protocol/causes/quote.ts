/** Quoting the evidence: short, on one line, without secrets. */
import { cut } from '../json/describe.ts';
import { redact } from '../secrets/redact.ts';
import type { Span } from '../types.ts';

/** Maximum length of a quotation, UTF-16 units. */
const QUOTE = 110;
/** Maximum length of what is added to a piece to make it whole, UTF-16 units. */
const REST = 80;

/** A piece of the text as a quotation on one line. Its secrets are replaced. */
export function quoted(text: string, limit = QUOTE): string {
  return `“${cut(oneLine(text, limit), limit)}”`;
}

/**
 * A recognized piece of the text as a quotation: a piece of JSON as code, from the quotation mark of its key to the end of its
 * value; other text from the beginning of its first word, with `rest` until the end of its line.
 */
export function quotedWhole(text: string, span: Span, rest: boolean): string {
  const key = keyOf(text, span);
  if (key !== '') {
    const member = text.slice(span.start - key.length, endOfMember(text, span.end));
    const shown = cut(oneLine(member.replaceAll(/\\+(?=["'])/gu, ''), QUOTE), QUOTE);
    return shown.includes('`') ? `“${shown}”` : `\`${shown}\``;
  }
  const end = rest ? restOfLine(text, span.end) : span.end;
  return quoted(text.slice(startOfWord(text, { start: span.start, end }), end));
}

function oneLine(text: string, limit: number): string {
  return redact(text.slice(0, 4 * limit))
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** The quotation mark before a piece that begins inside a string of JSON or Python and leaves it, as `code": 1` does; otherwise empty. */
function keyOf(text: string, { start, end }: Span): string {
  if (
    !/^[\w$.-]{1,60}\\{0,8}["'](?:\s{0,8}(?::\s{0,8}["'\d[{\\-]|[,\]}])|$)/u.test(
      text.slice(start, Math.min(end, start + 70)),
    )
  )
    return '';
  return /\\{0,8}["']$/u.exec(text.slice(Math.max(0, start - 9), start))?.[0] ?? '';
}

/** The end of a member of JSON, of which a part was recognized; a message after a code belongs to it. */
function endOfMember(text: string, end: number): number {
  const after = text.slice(end, end + 2 * REST);
  const message =
    /^\s{0,40},\s{0,40}(?:\\{0,8}"message\\{0,8}":\s{0,8}\\{0,8}"[^"\\\n]{0,120}\\{0,8}"|'message':\s{0,8}'[^'\\\n]{0,120}')/u.exec(
      after,
    );
  if (message) return end + message[0].length;
  // The rest of a string or a list, as of `"path": ["content", 0`.
  const before = text.slice(Math.max(0, end - 2 * REST), end);
  const open = before.lastIndexOf('[') > before.lastIndexOf(']');
  const list = open ? /^[^\][{}\n]{0,80}\]/u.exec(after) : null;
  if (list) return end + list[0].length;
  const string = /[\w.]$/u.test(before) ? /^[^"'\\\n[\]{},]{0,80}\\{0,8}["']/u.exec(after) : null;
  return end + (string?.[0].length ?? 0);
}

/** What closes a bracket or a quotation mark. */
const CLOSES: Readonly<Record<string, string>> = { '[': ']', '(': ')', "'": "'" };

/**
 * The beginning of the word, as of “TypeError” for “Error” and “can’t” for “t”, with the bracket or quotation mark that the piece
 * closes. The letter of an escape such as `\n` is not part of it.
 */
function startOfWord(text: string, { start, end }: Span): number {
  const before = text.slice(Math.max(0, start - 40), start);
  const opens = before.slice(-1);
  const closes = Object.hasOwn(CLOSES, opens) ? CLOSES[opens] : undefined;
  const piece = text.slice(start, Math.min(end, start + QUOTE));
  const closed = closes === undefined ? -1 : piece.indexOf(closes);
  if (closed > 0 && !piece.slice(0, closed).includes(opens) && !/[A-Za-z]'$/u.test(before)) return start - 1;
  if (!/^[A-Za-z]/u.test(piece)) return start;
  const word = /\\?(?:[A-Za-z]{1,20}'(?=[A-Za-z]{0,9}$))?[A-Za-z]{0,39}$/u.exec(before)?.[0] ?? '';
  return start - (word.startsWith('\\') ? Math.max(0, word.length - 2) : word.length);
}

/** The end of the line: a wording often ends before the name that matters. A string of JSON ends the line too, and a last bracket is not quoted. */
function restOfLine(text: string, end: number): number {
  const rest = /^[^\n"\\]{0,80}/u.exec(text.slice(end, end + REST))?.[0] ?? '';
  return end + rest.replace(/:?\s{0,9}[[{(]{0,3}\s{0,80}$/u, '').length;
}
