/** Chunked bodies, as sent over the wire: each chunk after a line with its length in hexadecimal digits. */
import type { Span } from '../../types.ts';
import { Decoding, type Mapped } from '../mapped.ts';

const LENGTH = /([\da-f]{1,8})[ \t]*(?:;[^\r\n]*)?(?:\r?\n|$)/iy;

/**
 * The body without chunk lengths; null if it is not chunked, or not in whole chunks. Most logs show reassembled bodies and keep
 * the header anyway.
 */
export function unchunked(source: string | Mapped, within: Span): Mapped | null {
  const text = typeof source === 'string' ? source : source.text;
  const decoding = new Decoding(source);
  for (let at = within.start; at < within.end;) {
    LENGTH.lastIndex = at;
    const head = LENGTH.exec(text);
    if (!head) return null;
    const bytes = Number.parseInt(head[1] ?? '', 16);
    if (bytes === 0) return decoding.done();
    const start = at + head[0].length;
    const end = endOfBytes(text, start, bytes);
    const next = /^\r?\n/.exec(text.slice(end, end + 2));
    if (end > within.end || !next) return null;
    decoding.copy(start, end);
    at = end + next[0].length;
  }
  return null;
}

/** The offset after this many bytes of UTF-8. */
export function endOfBytes(text: string, start: number, bytes: number): number {
  let left = bytes;
  let at = start;
  while (left > 0 && at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return at;
}
