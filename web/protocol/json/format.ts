/** Pretty-printing that changes only white space. */
import { DEEP } from './frames.ts';

/**
 * The value in `text` between `start` and `end`, in the layout of `JSON.stringify(value, null, indent)`, but with every string,
 * number and member as written: digits, escapes and repeated keys stay. `null` if the range is not exactly one strict JSON
 * value, or is nested so deeply that its indentation would be too large.
 */
export function formatJson(text: string, start = 0, end: number = text.length, indent = 2): string | null {
  try {
    JSON.parse(text.slice(start, end));
  } catch {
    return null;
  }
  return formatted(text, start, end, ' '.repeat(Math.max(0, indent)));
}

function formatted(text: string, start: number, end: number, unit: string): string | null {
  const breaks = lineBreaks(unit);
  const parts: string[] = [];
  let level = 0;
  let i = start;
  while (i < end) {
    const c = text.charCodeAt(i);
    if (c <= 32) {
      i += 1;
    } else if (c === 123 || c === 91) {
      const closing = skipBlanks(text, i + 1);
      const next = text.charCodeAt(closing);
      if (next === 125 || next === 93) {
        parts.push(c === 123 ? '{}' : '[]');
        i = closing + 1;
      } else {
        level += 1;
        if (level > DEEP) return null;
        parts.push(text.charAt(i), breaks[level] ?? '\n');
        i += 1;
      }
    } else if (c === 125 || c === 93) {
      level -= 1;
      parts.push(breaks[level] ?? '\n', text.charAt(i));
      i += 1;
    } else if (c === 44 || c === 58) {
      parts.push(c === 44 ? `,${breaks[level] ?? '\n'}` : unit === '' ? ':' : ': ');
      i += 1;
    } else {
      const tokenEnd = c === 34 ? stringEnd(text, i) : scalarEnd(text, i, end);
      parts.push(text.slice(i, tokenEnd));
      i = tokenEnd;
    }
  }
  return parts.join('');
}

function lineBreaks(unit: string): string[] {
  return Array.from({ length: DEEP + 2 }, (_, level) => (unit === '' ? '' : `\n${unit.repeat(level)}`));
}

function skipBlanks(text: string, from: number): number {
  let i = from;
  while (text.charCodeAt(i) <= 32) i += 1;
  return i;
}

function stringEnd(text: string, start: number): number {
  let i = start + 1;
  while (text.charCodeAt(i) !== 34) i += text.charCodeAt(i) === 92 ? 2 : 1;
  return i + 1;
}

function scalarEnd(text: string, start: number, end: number): number {
  let i = start + 1;
  while (i < end) {
    const c = text.charCodeAt(i);
    if (c <= 32 || c === 44 || c === 58 || c === 93 || c === 125) break;
    i += 1;
  }
  return i;
}
