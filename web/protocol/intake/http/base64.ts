/** Base64 with positions: four characters encode three bytes, and the bytes are UTF-8. */
import type { Span } from '../../types.ts';
import { Decoding, type Mapped } from '../mapped.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES: ReadonlyMap<string, number> = new Map(
  [...LETTERS.split(''), '-', '_'].map((letter, index) => [letter, index < 64 ? index : index - 2]),
);
const BROKEN = '\ufffd';

/** The text that a range of Base64 encodes. Invalid characters are skipped; broken UTF-8 becomes U+FFFD. */
export function base64(text: string, span: Span): Mapped {
  const bytes: number[] = [];
  /** The offset of the first Base64 character of each byte, and the end of the last one. */
  const starts: number[] = [];
  const ends: number[] = [];
  let bits = 0;
  let held = 0;
  let begin = span.start;
  for (let at = span.start; at < span.end; at++) {
    const value = VALUES.get(text.charAt(at));
    if (value === undefined) continue;
    if (held === 0) begin = at;
    bits = (bits << 6) | value;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
    bits &= (1 << held) - 1;
    starts.push(begin);
    ends.push(at + 1);
    begin = at;
  }
  const decoding = new Decoding(text);
  for (let index = 0; index < bytes.length;) {
    const [character, length] = characterAt(bytes, index);
    decoding.put(character, { start: starts[index] ?? span.start, end: ends[index + length - 1] ?? span.end });
    index += length;
  }
  return decoding.done();
}

/** The character that begins at a byte, and its length in bytes. */
function characterAt(bytes: readonly number[], index: number): [string, number] {
  const first = bytes[index] ?? 0;
  if (first < 0x80) return [String.fromCharCode(first), 1];
  const length = first >= 0xf0 && first < 0xf8 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (length === 0 || first >= 0xf8) return [BROKEN, 1];
  let code = first & (0xff >> (length + 1));
  for (let next = 1; next < length; next++) {
    const byte = bytes[index + next] ?? 0;
    if ((byte & 0xc0) !== 0x80) return [BROKEN, next];
    code = (code << 6) | (byte & 0x3f);
  }
  return code <= 0x10ffff ? [String.fromCodePoint(code), length] : [BROKEN, length];
}
