/** Percent-encoding, with the sets of the URL Standard. */
import { TextDecoder } from './text-decoder.ts';
import { utf8 } from './text-encoder.ts';

const encodeAll = encodeURIComponent;

/** ASCII characters that are encoded beside controls; everything beyond ASCII is always encoded. */
export type EncodeSet = ReadonlySet<string>;

/** Controls alone. */
export const C0: EncodeSet = new Set();
/** For a fragment. */
export const FRAGMENT: EncodeSet = new Set(' "<>`');
/** For a query. */
export const QUERY: EncodeSet = new Set(' "#<>');
/** For a query of a special scheme. */
export const SPECIAL_QUERY: EncodeSet = new Set([...QUERY, "'"]);
/** For a path. */
export const PATH: EncodeSet = new Set([...QUERY, '?', '^', '`', '{', '}']);
/** For a user name and a password. */
export const USER_INFO: EncodeSet = new Set([...PATH, '/', ':', ';', '=', '@', '[', '\\', ']', '|']);

/** Encodes the characters of the set. The text has no lone surrogates. */
export function encode(text: string, set: EncodeSet): string {
  let out = '';
  for (const one of text) {
    if (one > '~' && one !== '\u{7F}') out += encodeAll(one);
    else if (one < ' ' || one === '\u{7F}' || set.has(one)) out += hex(one.codePointAt(0) ?? 0);
    else out += one;
  }
  return out;
}

const hex = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** Decodes percent-encoded bytes as UTF-8, with U+FFFD for invalid ones. */
export function percentDecoded(text: string): string {
  if (!text.includes('%')) return text;
  const bytes = utf8(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++, length++) {
    const pair = bytes[at] === 0x25 ? String.fromCodePoint(...bytes.slice(at + 1, at + 3)) : '';
    if (/^[\da-f]{2}$/iu.test(pair)) {
      bytes[length] = Number.parseInt(pair, 16);
      at += 2;
    } else bytes[length] = bytes[at] ?? 0;
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, length));
}

/** Writes pairs as `application/x-www-form-urlencoded`. */
export function formOf(pairs: Iterable<readonly [string, string]>): string {
  return Array.from(pairs, ([name, value]) => `${formEncoded(name)}=${formEncoded(value)}`).join('&');
}

function formEncoded(text: string): string {
  return encodeAll(text)
    .replaceAll(/[!'()~]/gu, (one) => hex(one.codePointAt(0) ?? 0))
    .replaceAll('%20', '+');
}

/** Reads `application/x-www-form-urlencoded`. */
export function pairsOf(text: string): [string, string][] {
  const decoded = (part: string): string => percentDecoded(part.replaceAll('+', ' '));
  return text
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decoded(part), ''] : [decoded(part.slice(0, at)), decoded(part.slice(at + 1))];
    });
}
