/** Header values as in 2026-07-28: plain, or base64 of UTF-8 between `=?base64?` and `?=`. */

/** The decoded value of a header. `wrong`: it is marked as encoded but cannot be decoded; `plain` is its literal text. */
export type Read =
  | { readonly how: 'plain'; readonly text: string }
  | { readonly how: 'encoded'; readonly text: string }
  | { readonly how: 'wrong'; readonly because: 'case' | 'mime' | 'base64' | 'bytes'; readonly text: string | null };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Longer values are not decoded. */
const LONGEST = 20_000;

/** Decodes a value. */
export function readValue(value: string): Read {
  const mime = /^=\?[\w-]+\?([BbQq])\?(.*)\?=$/su.exec(value.slice(0, LONGEST));
  if (mime) {
    const bytes = mime[1]?.toLowerCase() === 'b' ? bytesOf(mime[2] ?? '') : null;
    return { how: 'wrong', because: 'mime', text: bytes && utf8(bytes) };
  }
  const marked = /^=\?base64\?(.*)\?=$/isu.exec(value.slice(0, LONGEST));
  if (!marked) return { how: 'plain', text: value };
  const bytes = bytesOf(marked[1] ?? '');
  const text = bytes && utf8(bytes);
  if (!value.startsWith('=?base64?')) return { how: 'wrong', because: 'case', text };
  if (!bytes) return { how: 'wrong', because: 'base64', text: null };
  return text === null ? { how: 'wrong', because: 'bytes', text: latin1(bytes) } : { how: 'encoded', text };
}

/** The header value for `text`: unchanged if a header can carry it, otherwise encoded. */
export function written(text: string): string {
  return needsEncoding(text) === null ? text : encoded(text);
}

/** Why a header cannot carry a string unencoded; null if it can. */
export function needsEncoding(text: string): 'control' | 'ascii' | 'blanks' | 'looks' | null {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 127 || (code < 32 && code !== 9)) return 'control';
  }
  if (!/^[\t -~]*$/u.test(text)) return 'ascii';
  if (text !== text.trim()) return 'blanks';
  return /^=\?base64\?.*\?=$/su.test(text) ? 'looks' : null;
}

/** The text between its marks. */
export function encoded(text: string): string {
  const bytes = utf8BytesOf(text);
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.slice(at, at + 3);
    const group = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    out += LETTERS.charAt(group >> 18) + LETTERS.charAt((group >> 12) & 63);
    out += b === undefined ? '=' : LETTERS.charAt((group >> 6) & 63);
    out += c === undefined ? '=' : LETTERS.charAt(group & 63);
  }
  return `=?base64?${out}?=`;
}

/** The bytes of standard base64 with padding; null if it is not valid. */
function bytesOf(text: string): number[] | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/u.test(text)) return null;
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text.replace(/=+$/u, '')) {
    held = ((held << 6) | LETTERS.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
  }
  return bytes;
}

/** The string of UTF-8 bytes; null if they are not valid. */
function utf8(bytes: readonly number[]): string | null {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

function utf8BytesOf(text: string): number[] {
  const escaped = encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  const bytes: number[] = [];
  for (let at = 0; at < escaped.length; at++) {
    if (escaped.charAt(at) !== '%') bytes.push(escaped.charCodeAt(at));
    else {
      bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16));
      at += 2;
    }
  }
  return bytes;
}

function latin1(bytes: readonly number[]): string {
  return String.fromCharCode(...bytes.slice(0, 500));
}
