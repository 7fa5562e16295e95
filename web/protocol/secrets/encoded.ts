/** Bodies recorded in Base64, as in HAR files: anyone who decodes them can read the secrets inside. */
import type { Span } from '../types.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The alphabet for URLs has `-` and `_` instead of the last two. */
const VALUES = new Map([...Array.from(LETTERS, (letter, value) => [letter, value] as const), ['-', 62], ['_', 63]]);
/** Minimum length in characters; shorter ones contain nothing of interest. */
const SHORTEST = 16;

const NAMES_BASE64 = /\\{0,7}"encoding\\{0,7}"\s{0,8}:\s{0,8}\\{0,7}"base64\\{0,7}"/g;
const AFTER = /\s{0,40},\s{0,40}\\{0,7}"text\\{0,7}"\s{0,8}:\s{0,8}\\{0,7}"/y;
const BEFORE = /\\{0,7}"text\\{0,7}"\s{0,8}:\s{0,8}\\{0,7}"$/;

/** The Base64 of `text` members next to `"encoding": "base64"`, in text order. */
export function encodedParts(text: string): Span[] {
  const found: Span[] = [];
  for (const { index, 0: says } of text.matchAll(NAMES_BASE64)) {
    const part = partBefore(text, index, found.at(-1)?.end ?? 0) ?? partAfter(text, index + says.length);
    if (part && part.end - part.start >= SHORTEST) found.push(part);
  }
  return found;
}

/** A long run of Base64 characters, of either alphabet. */
const RUN = /(?<![\w+/-])[\w+/-]{24,}={0,2}/g;
/** The beginning of a run; if it decodes to text, the run is not an image, a hash or an id. */
const PROBE = 24;
const ASCII = /^[\t\n\r -~]*$/;
const TEXT = /^[\t\n\r -~\x80-\xff]*$/;

/** Long runs of Base64 anywhere that decode to text, in text order. */
export function* textRuns(text: string): Generator<Span> {
  for (const { index, 0: run } of text.matchAll(RUN)) {
    const end = index + run.length;
    // `\n` before it inside a JSON string.
    const start = text.charAt(index - 1) === '\\' && /[nrt]/.test(run.charAt(0)) ? index + 1 : index;
    if (!ASCII.test(decoded(text.slice(start, start + PROBE)))) continue;
    if (TEXT.test(decoded(text.slice(start, end)))) yield { start, end };
  }
}

/** The end is searched backward from the following member, over a comma and the closing quote. */
function partBefore(text: string, from: number, min: number): Span | null {
  let end = from;
  while (end > min && /[\s,"\\]/.test(text.charAt(end - 1)) && from - end < 60) end--;
  let start = end;
  while (start > min && isLetter(text.charCodeAt(start - 1))) start--;
  // An escaped slash belongs to the Base64, the backslash before a quote does not.
  return BEFORE.test(text.slice(Math.max(min, start - 40), start)) && end < from ? { start, end } : null;
}

function partAfter(text: string, from: number): Span | null {
  AFTER.lastIndex = from;
  const sign = AFTER.exec(text);
  if (!sign) return null;
  const start = from + sign[0].length;
  let end = start;
  while (end < text.length && isLetter(text.charCodeAt(end))) end++;
  return { start, end };
}

/** Characters of Base64, without its padding. */
function isLetter(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x2f && code <= 0x39) ||
    code === 0x2b ||
    code === 0x3d
  );
}

/** The bytes as a string of one character each: secrets consist of ASCII. */
export function decoded(base64: string): string {
  const parts: string[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of base64) {
    const value = VALUES.get(letter);
    if (value === undefined) break;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      parts.push(String.fromCharCode((held >> bits) & 0xff));
    }
  }
  return parts.join('');
}

/** The inverse of `decoded`, with the alphabet and the padding of `like`. */
export function encoded(bytes: string, like: string): string {
  const plain = standard(bytes);
  const padded = like.endsWith('=') || like.length % 4 === 0 ? plain : plain.replace(/=+$/, '');
  return /[-_]/.test(like) ? padded.replaceAll('+', '-').replaceAll('/', '_') : padded;
}

function standard(bytes: string): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((step) => bytes.charCodeAt(at + step) & 0xff);
    const all = (a << 16) | (b << 8) | c;
    const rest = bytes.length - at;
    parts.push(
      LETTERS.charAt(all >> 18) + LETTERS.charAt((all >> 12) & 63),
      rest > 1 ? LETTERS.charAt((all >> 6) & 63) : '=',
      rest > 2 ? LETTERS.charAt(all & 63) : '=',
    );
  }
  return parts.join('');
}
