/** The position of a JSON pointer in a text. For valid JSON; pure. */
import type { Span } from '../types.ts';

const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /[^\s,\]}]+/y;
const BLANK = /\s*/y;

/** The value that a pointer refers to; if it does not exist, the innermost value on the way to it. */
export function placeOf(text: string, pointer: string): Span {
  return placesOf(text, pointer).value;
}

/** The key of the member that a pointer refers to, with its quotes; the value, as above, if it is not a member. */
export function keyPlaceOf(text: string, pointer: string): Span {
  const { key, value } = placesOf(text, pointer);
  return key ?? value;
}

function placesOf(text: string, pointer: string): { key: Span | null; value: Span } {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let at = endOfMatch(BLANK, text, 0);
  let key: Span | null = null;
  for (const step of steps) {
    const inner = childAt(text, at, step);
    // The incomplete value may be long: its bracket shows its position.
    if (inner === null) return { key: null, value: { start: at, end: at + 1 } };
    key = inner.key;
    at = inner.at;
  }
  return { key, value: { start: at, end: endOf(text, at) } };
}

/** Offset of a member or item, and its key; null if there is none. */
function childAt(text: string, from: number, step: string): { at: number; key: Span | null } | null {
  const open = text.charAt(from);
  if (open !== '{' && open !== '[') return null;
  let at = endOfMatch(BLANK, text, from + 1);
  for (let index = 0; at < text.length && !'}]'.includes(text.charAt(at)); index++) {
    let name = String(index);
    let key: Span | null = null;
    if (open === '{') {
      const end = endOfMatch(STRING, text, at);
      name = nameIn(text.slice(at, end));
      key = { start: at, end };
      at = endOfMatch(BLANK, text, endOfMatch(BLANK, text, end) + 1);
    }
    if (name === step) return { at, key };
    at = endOfMatch(BLANK, text, endOf(text, at));
    if (text.charAt(at) === ',') at = endOfMatch(BLANK, text, at + 1);
  }
  return null;
}

function nameIn(string: string): string {
  try {
    return String(JSON.parse(string));
  } catch {
    return '';
  }
}

function endOf(text: string, from: number): number {
  const first = text.charAt(from);
  if (first === '"') return endOfMatch(STRING, text, from);
  if (first !== '{' && first !== '[') return endOfMatch(SCALAR, text, from);
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '"') at = Math.max(endOfMatch(STRING, text, at) - 1, at);
    else if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function endOfMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
