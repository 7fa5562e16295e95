/**
 * The position of the caret in an incomplete message, read from the beginning of the message only; the text after the caret is
 * ignored.
 */
import type { Path } from '../json/plan.ts';
import type { Span } from '../types.ts';

/** The syntactic position of the caret. */
export interface Cursor {
  /** `outside`: before, between or after messages. `nothing`: where nothing can be inserted, such as after a key. */
  expects: 'key' | 'value' | 'outside' | 'nothing';
  /** For a key: the object that contains it; for a value: the place of the value. */
  path: Path;
  /** The token being typed, including quotes; empty at the caret if there is none. */
  token: Span;
  /** End of the preceding value if no comma follows it. */
  bare: number | null;
}

interface Frame {
  array: boolean;
  key: string | null;
  index: number;
  state: 'key' | 'colon' | 'value' | 'after';
}

/** Maximum depth for completions. */
const DEPTH = 200;

/** Reads from `start`, where a message begins, to the caret. */
export function cursorAt(text: string, start: number, offset: number): Cursor {
  const stack: Frame[] = [];
  let at = start;
  let bare: number | null = null;

  function placed(expects: Cursor['expects'], token: Span): Cursor {
    const path = stack.flatMap((frame, depth): (string | number)[] => {
      const last = depth === stack.length - 1;
      if (frame.array) return !last || expects === 'value' ? [frame.index] : [];
      return frame.key !== null && (!last || expects === 'value') ? [frame.key] : [];
    });
    return { expects, path, token, bare };
  }
  function here(token: Span): Cursor {
    const frame = stack.at(-1);
    if (!frame) return placed('outside', token);
    if (frame.state === 'colon') return placed('nothing', token);
    if (frame.state === 'after' && frame.array) return placed('nothing', token);
    if (frame.state === 'after') return placed('key', token);
    bare = null;
    return placed(frame.state, token);
  }
  function scalar(to: number, read: () => string): void {
    const frame = stack.at(-1);
    if (!frame) return;
    const name = !frame.array && (frame.state === 'key' || frame.state === 'after');
    if (frame.array && frame.state === 'after') frame.index++;
    if (name) frame.key = read();
    frame.state = name ? 'colon' : 'after';
    if (!name) bare = to;
  }

  while (at < offset) {
    const char = text[at] ?? '';
    const frame = stack.at(-1);
    if (char === '{' || char === '[') {
      if (frame?.array && frame.state === 'after') frame.index++;
      if (stack.length >= DEPTH) return placed('nothing', { start: offset, end: offset });
      stack.push({ array: char === '[', key: null, index: 0, state: char === '[' ? 'value' : 'key' });
      bare = null;
      at++;
    } else if (char === '}' || char === ']') {
      stack.pop();
      at++;
      const around = stack.at(-1);
      if (around) around.state = 'after';
      bare = at;
    } else if (char === ',') {
      if (frame) frame.state = frame.array ? 'value' : 'key';
      if (frame?.array) frame.index++;
      bare = null;
      at++;
    } else if (char === ':') {
      if (frame && !frame.array) frame.state = 'value';
      at++;
    } else if (char === '"' || char === "'") {
      const end = endOfString(text, at);
      if (end.at > offset || (end.at === offset && !end.closed)) return here(tokenAt(text, at, offset));
      const from = at;
      scalar(end.at, () => text.slice(from + 1, end.closed ? end.at - 1 : end.at));
      at = end.at;
    } else if (text.startsWith('//', at) || text.startsWith('/*', at)) {
      const end = text.startsWith('//', at) ? text.indexOf('\n', at) : text.indexOf('*/', at) + 2;
      if (end < 2 || end > offset) return placed('nothing', { start: offset, end: offset });
      at = end;
    } else if (/\s/.test(char)) at++;
    else {
      const from = at;
      while (at < text.length && isWord(text[at] ?? '')) at++;
      if (at === from) at++;
      if (at >= offset) return here({ start: from, end: at });
      const to = at;
      scalar(to, () => text.slice(from, to));
    }
  }
  return here({ start: offset, end: offset });
}

function isWord(char: string): boolean {
  return !/[\s,:{}[\]"']/.test(char);
}

/** A string that is not closed on its line ends at the end of the line. */
function endOfString(text: string, start: number): { at: number; closed: boolean } {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at];
    if (char === '\\') at++;
    else if (char === quote) return { at: at + 1, closed: true };
    else if (char === '\n' || char === '\r') return { at, closed: false };
  }
  return { at: text.length, closed: false };
}

/**
 * The string around the caret. Text that looks like the rest of the message is excluded: the closing quote is then still
 * missing.
 */
function tokenAt(text: string, start: number, offset: number): Span {
  const quote = text[start] ?? '"';
  const line = /[\n\r]/.exec(text.slice(offset, offset + 1000));
  const rest = text.slice(offset, offset + (line?.index ?? 1000));
  const close = rest.indexOf(quote);
  const own = close >= 0 && !/[,:{}[\]]/.test(rest.slice(0, close)) && !/^\s*$/.test(rest.slice(0, close) || 'x');
  return { start, end: own || rest.startsWith(quote) ? offset + close + 1 : offset };
}
