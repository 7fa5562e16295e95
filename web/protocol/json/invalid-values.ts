/** Values that are not JSON: words, placeholders, elisions, junk. Each becomes a node, so that the rest can be judged. */
import { isDelimiter, isQuote, startsWord } from './chars.ts';
import { standIn } from './codes.ts';
import { note, quoteText, topFrame } from './reader.ts';
import type { Reader } from './reader.ts';
import { isOddSpace } from './space.ts';
import type { JsonNode } from './types.ts';

const PYTHON: ReadonlyMap<string, 'true' | 'false' | 'null'> = new Map([
  ['none', 'null'],
  ['nil', 'null'],
  ['null', 'null'],
  ['true', 'true'],
  ['false', 'false'],
]);
const NOT_A_VALUE = /^-?(undefined|NaN|Infinity|inf|nan)$/;

/** End of the run of word characters at `from`, which include `-`, `.` and `/`, as in `tools/list`. */
export function wordEnd(text: string, from: number, limit: number): number {
  let i = from;
  for (; i < limit; i += 1) {
    const c = text.charCodeAt(i);
    if ((c >= 97 && c <= 122) || (c >= 65 && c <= 90) || (c >= 48 && c <= 57) || c === 95 || c === 36 || c === 45)
      continue;
    if (c === 46 && text.charCodeAt(i + 1) !== 46) continue;
    if (c === 47 && i > from && text.charCodeAt(i + 1) !== 42) continue;
    if (c === 58 && text.charCodeAt(i + 1) === 47) continue;
    if (c === 64 && i > from) continue;
    if (c < 0xc0 || isOddSpace(c) || isQuote(c) || c === 0x2026) break;
  }
  return i;
}

/** Reads `true`, `false` or `null` exactly as in JSON; `null` if other text is here. */
export function readLiteral(r: Reader): JsonNode | null {
  const { text } = r;
  const start = r.pos;
  const c = text.charCodeAt(start);
  const word = c === 116 ? 'true' : c === 102 ? 'false' : 'null';
  const end = start + word.length;
  if (end > r.limit || !text.startsWith(word, start)) return null;
  if (end < r.limit && wordEnd(text, end, end + 1) > end) return null;
  r.pos = end;
  return word === 'null' ? { type: 'null', start, end } : { type: 'boolean', value: word === 'true', start, end };
}

/** True if the word at `start` stands for a value in JSON or a similar language. */
export function isValueWord(text: string, start: number, limit: number): boolean {
  const end = wordEnd(text, start, limit);
  if (end - start > 10) return false;
  const word = text.slice(start, end);
  return PYTHON.has(word.toLowerCase()) || NOT_A_VALUE.test(word);
}

/** Reads a bare word that is not a JSON literal. `null` at the root, where only words that stand for a value count. */
export function readWord(r: Reader): JsonNode | null {
  const { text, limit } = r;
  const start = r.pos;
  let end = wordEnd(text, start, limit);
  const word = end - start > 200 ? '' : text.slice(start, end);
  const span = { start, end };
  const literal = PYTHON.get(word.toLowerCase());
  if (literal !== undefined) {
    r.pos = end;
    note(r, 'json-python-literal', span, word, [{ ...span, text: literal }]);
    return literal === 'null'
      ? { type: 'null', start, end }
      : { type: 'boolean', value: literal === 'true', start, end };
  }
  if (NOT_A_VALUE.test(word)) {
    r.pos = end;
    note(r, 'json-not-a-value', span, word, [{ ...span, text: standIn(topFrame(r)?.key) }]);
    return { type: 'hole', start, end };
  }
  if (r.depth === 0) return null;
  if (end === limit && ['true', 'false', 'null'].some((whole) => whole.startsWith(word))) {
    r.pos = end;
    r.tailEdits.push({ ...span, text: 'null' });
    return { type: 'hole', start, end };
  }
  if (text.charCodeAt(end) === 40 && end < limit) return readCall(r, start, end);
  end = phraseEnd(text, end, limit);
  const value = text.slice(start, end);
  const opened = end < limit && text.charCodeAt(end) === 34 && closesEntry(text, end + 1, limit);
  const edit = opened ? { start, end: start, text: '"' } : { start, end, text: JSON.stringify(value) };
  if (opened) end += 1;
  r.pos = end;
  note(r, 'json-unquoted-text', { start, end }, quoteText(text, start, end), [edit]);
  return { type: 'string', value, start, end };
}

/** True if an entry ends here: the quote before closes a string that was never opened. */
function closesEntry(text: string, from: number, limit: number): boolean {
  let i = from;
  while (i < limit && i < from + 100 && text.charCodeAt(i) <= 32) i += 1;
  const c = i < limit ? text.charCodeAt(i) : 44;
  return c === 44 || c === 125 || c === 93;
}

/** Further words on the same line belong to a string without quotes. */
function phraseEnd(text: string, from: number, limit: number): number {
  let end = from;
  for (;;) {
    let next = end;
    while (next < limit && text.charCodeAt(next) === 32) next += 1;
    if (next === end || next >= limit || !startsWord(text.charCodeAt(next))) return end;
    end = wordEnd(text, next, limit);
  }
}

/** A constructor or function call: code, not data. */
function readCall(r: Reader, start: number, from: number): JsonNode {
  const { text, limit } = r;
  let level = 0;
  let end = from;
  while (end < limit) {
    const c = text.charCodeAt(end);
    if (c === 10 || c === 13) break;
    end += 1;
    if (c === 40) level += 1;
    else if (c === 41 && --level === 0) break;
  }
  r.pos = end;
  const stand = standIn(topFrame(r)?.key);
  note(r, 'json-not-a-value', { start, end }, quoteText(text, start, end), [{ start, end, text: stand }]);
  return { type: 'hole', start, end };
}

const PLACEHOLDER =
  /<[^<>{}"\n\r]{0,200}>|\$\{[^{}\n\r]{0,200}\}|\{\{[^{}"\n\r]{0,200}\}\}|\{%[^{}\n\r]{0,200}%\}|%\([^()\n\r]{0,100}\)[sdr]|%[sdjo]\b/y;

/** Reads a template placeholder, such as `<your id>`, `${id}` or `{{id}}`; `null` if there is none. */
export function readPlaceholder(r: Reader, role: 'name' | 'value'): JsonNode | null {
  const { text } = r;
  const start = r.pos;
  PLACEHOLDER.lastIndex = start;
  const found = PLACEHOLDER.exec(text);
  const end = start + (found?.[0].length ?? 0);
  if (found === null || end > r.limit) return null;
  r.pos = end;
  const edits = role === 'value' ? [{ start, end, text: JSON.stringify(text.slice(start, end)) }] : [];
  note(r, 'json-placeholder', { start, end }, quoteText(text, start, end), edits);
  return { type: 'hole', start, end };
}

const INSPECTED = /\[(?:Object|Array|Circular[^\]"\n\r]{0,20}|Getter|Getter\/Setter|Function[^\]"\n\r]{0,80})\]/y;

/** End of an elision (`...`, `…`, `... 3 more items`, `[Object]`) that begins here, or `start` if there is none. */
export function elisionEnd(text: string, start: number, limit: number): number {
  const c = text.charCodeAt(start);
  if (c === 91) {
    INSPECTED.lastIndex = start;
    const end = start + (INSPECTED.exec(text)?.[0].length ?? 0);
    return end <= limit ? end : start;
  }
  if (c !== 0x2026 && !(c === 46 && text.charCodeAt(start + 1) === 46 && start + 1 < limit)) return start;
  let i = start;
  while (i < limit && (text.charCodeAt(i) === 46 || text.charCodeAt(i) === 0x2026)) i += 1;
  let end = i;
  for (; i < limit && i < start + 80; i += 1) {
    const at = text.charCodeAt(i);
    if (at === 10 || at === 13 || isDelimiter(at) || isQuote(at) || (at === 47 && /[/*]/.test(text.charAt(i + 1))))
      break;
    if (at > 32) end = i + 1;
  }
  return end;
}

/** End of a run of junk: at the next white space, quote or structural character, after at least one character. */
export function junkEnd(text: string, start: number, limit: number): number {
  let i = start + 1;
  while (i < limit) {
    const c = text.charCodeAt(i);
    if (c <= 32 || isDelimiter(c) || isQuote(c)) break;
    i += 1;
  }
  return i;
}
