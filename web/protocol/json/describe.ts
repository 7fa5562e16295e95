/**
 * Small helpers for the sentences of rules: quoting values, naming types, listing names. They never throw, whatever the depth
 * or size of the value.
 */
import { word } from '../words.ts';
import type { JsonObject, JsonValue } from './types.ts';

/** Maximum depth of a quoted value; deeper values appear as `{…}` or `[…]`. */
const DEPTH = 3;

/** Truncates a string to `limit` UTF-16 units without splitting a character; a truncated string ends in `…`. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 1);
  const end = last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit;
  return `${text.slice(0, end)}…`;
}

/** A value as short JSON text of about `limit` units, with `…` where it is shortened. */
export function short(value: JsonValue, limit = 60): string {
  const text = write(value, limit, DEPTH);
  const tail = Array.isArray(value) ? ']' : typeof value === 'object' && value !== null ? '}' : '';
  return text.length <= limit || tail === '' ? text : cut(text, limit - 1) + tail;
}

function write(value: JsonValue, room: number, depth: number): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return JSON.stringify(cut(value, Math.max(8, room)));
  const open = Array.isArray(value) ? '[' : '{';
  const close = open === '[' ? ']' : '}';
  if (depth === 0) return isEmpty(value) ? open + close : `${open}…${close}`;
  const parts: string[] = [];
  let left = room;
  for (const [key, item] of Object.entries(value)) {
    if (left <= 0) {
      parts.push('…');
      break;
    }
    const name = open === '[' ? '' : `${JSON.stringify(cut(key, 30))}: `;
    const part = name + write(item, left, depth - 1);
    left -= part.length + 2;
    parts.push(part);
  }
  return open + parts.join(', ') + close;
}

/** A value as code: its short JSON text in backticks. */
export function code(value: JsonValue, limit = 60): string {
  return `\`${short(value, limit)}\``;
}

/** A name (of a member, a method) as code, unchanged and without quotes. */
export function named(name: string): string {
  return `\`${cut(name, 60)}\``;
}

/** “`a`”, “`a` and `b`”, “`a`, `b` and `c`”; with more than `limit` names “… and 4 more”. */
export function listed(names: readonly string[], conjunction: 'and' | 'or' = 'and', limit = 6): string {
  const shown = names.slice(0, limit).map(named);
  if (names.length > limit) shown.push(`${names.length - limit} more`);
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} ${word(conjunction)} ${last}`;
}

/** The kind of a value, with its article: “a string”, “an array”, “null”. */
export function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return word(isEmpty(value) ? 'an empty array' : 'an array');
  if (typeof value === 'object') return word('an object');
  return word(`a ${typeof value}`);
}

/** The kind of a value, followed by the value: “a number, `1`”, “null”. */
export function whatIs(value: JsonValue): string {
  return value === null ? 'null' : `${kindOf(value)}, ${code(value)}`;
}

/** True for `[]` and `{}`. */
export function isEmpty(value: JsonValue[] | JsonObject): boolean {
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}
