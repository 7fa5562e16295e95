/** Where a value ends that a page shows for readers: with comments, apostrophes in them, and perhaps without its end. */
import { isProse, MAX_EXAMINED } from './lines.ts';

/** The offset after the value that begins at `start`. `cut`: the page goes on with text, or ends, before the value does. */
export function endOfShown(text: string, start: number, stop: number): { end: number; cut: boolean } {
  let depth = 0;
  for (let at = start; at < stop; at++) {
    const char = text.charAt(at);
    if (char === '"' || char === "'") at = endOfString(text, at, stop);
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      if (--depth === 0) return { end: at + 1, cut: false };
    } else if (isComment(text, at)) {
      at = lineEnd(text, at, stop) - 1;
    } else if (char === '\n' && isText(text, at + 1, stop)) {
      return { end: at, cut: true };
    }
  }
  return { end: stop, cut: true };
}

/** The offset of the closing quote; where the line has none, of the opening one. */
function endOfString(text: string, start: number, stop: number): number {
  const quote = text.charCodeAt(start);
  for (let at = start + 1; at < stop; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === quote) return at;
    else if (code === 10) break;
  }
  return start;
}

function isComment(text: string, at: number): boolean {
  const char = text.charAt(at);
  if (char === '/') return text.charAt(at + 1) === '/' && text.charAt(at - 1) !== ':';
  return char === '#' && /[\s,{[]/.test(text.charAt(at - 1));
}

function lineEnd(text: string, at: number, stop: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 || end > stop ? stop : end;
}

/** True if running text begins here, at the start of a line: no value has such a line. */
function isText(text: string, start: number, stop: number): boolean {
  if (/[\s"'{}[\]/#]/.test(text.charAt(start))) return false;
  return isProse(text.slice(start, Math.min(lineEnd(text, start, stop), start + MAX_EXAMINED)));
}
