/**
 * State that a client carries for a server: readable, but signed. A text that was altered, has grown old, or comes with another
 * request than it was given out for is refused. It does not hide what is in it, and the same state can come twice: what must
 * happen once only needs a server that remembers.
 */
import { isObject } from '../protocol/values.ts';
import { bytesOf, hmac } from './hash.ts';
import type { Json, JsonRecord } from './types.ts';

/** How long it may be away, in milliseconds: long enough for a person to fill in a form. */
export const LIFETIME = 600_000;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Packs and signs state for the retry of one request. `bound` is the method and what of the request must not change. */
export function seal(seed: string, bound: Json, now: number, state: JsonRecord): string {
  const body = encoded(JSON.stringify({ until: now + LIFETIME, state }));
  return `${body}.${hmac(seed, signedText(body, bound))}`;
}

/** The state, where the seed signed it for this request and its time is not over; else null. */
export function unseal(seed: string, bound: Json, now: number, text: string): JsonRecord | null {
  const dot = text.indexOf('.');
  const body = text.slice(0, Math.max(dot, 0));
  if (dot < 0 || text.slice(dot + 1) !== hmac(seed, signedText(body, bound))) return null;
  const opened: Json = JSON.parse(decoded(body));
  if (!isObject(opened) || typeof opened.until !== 'number' || opened.until < now) return null;
  return isObject(opened.state) ? opened.state : null;
}

function signedText(body: string, bound: Json): string {
  return `${body}\n${canonical(bound)}`;
}

/** JSON with members in the order of their names, so that a client may write them in another. Works for values of any depth. */
function canonical(value: Json): string {
  const out: string[] = [];
  const open: ({ text: string } | { value: Json })[] = [{ value }];
  for (let top = open.pop(); top; top = open.pop()) {
    if ('text' in top) out.push(top.text);
    else if (Array.isArray(top.value)) {
      open.push({ text: ']' });
      for (const item of top.value.toReversed()) open.push({ text: ',' }, { value: item });
      open.push({ text: '[' });
    } else if (isObject(top.value)) {
      open.push({ text: '}' });
      const members = Object.entries(top.value).toSorted(([a], [b]) => (a < b ? 1 : -1));
      for (const [key, member] of members)
        open.push({ text: ',' }, { value: member }, { text: `${JSON.stringify(key)}:` });
      open.push({ text: '{' });
    } else out.push(JSON.stringify(top.value));
  }
  return out.join('');
}

/** Text in the alphabet that goes through addresses and headers unharmed (base64url of UTF-8). */
function encoded(text: string): string {
  const bytes = bytesOf(text);
  let out = '';
  for (let from = 0; from < bytes.length; from += 3) {
    const [a = 0, b, c] = bytes.subarray(from, from + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const four = [bits >> 18, (bits >> 12) & 63, (bits >> 6) & 63, bits & 63];
    const length = b === undefined ? 2 : c === undefined ? 3 : 4;
    for (const digit of four.slice(0, length)) out += DIGITS.charAt(digit);
  }
  return out;
}

function decoded(text: string): string {
  let escaped = '';
  for (let from = 0; from < text.length; from += 4) {
    const four = text.slice(from, from + 4);
    let bits = 0;
    for (let index = 0; index < 4; index++) bits = (bits << 6) | Math.max(DIGITS.indexOf(four.charAt(index)), 0);
    for (const byte of [bits >> 16, (bits >> 8) & 255, bits & 255].slice(0, four.length - 1))
      escaped += `%${byte.toString(16).padStart(2, '0')}`;
  }
  return decodeURIComponent(escaped);
}
