/**
 * The end of a value that opens on one line and continues on the next: a message laid out over several lines between
 * single-line messages.
 */
import type { Span } from '../types.ts';
import { isBlank, trimmed } from './unit.ts';

/** Members that distinguish a message, or a message in its wrapper, from a value inside one. */
const MARKS = ['jsonrpc', 'method', 'result', 'error', 'message'] as const;
/** A value that continues breaks after one of the first, or continues with one of the second. */
const GOES_ON = new Set(['{', '[', ',', ':']);
const COMES_ON = new Set(['}', ']', ',', ':']);

/** Characters that may still be scanned without result: one budget for the whole pass, so that it stays linear. */
export interface Budget {
  left: number;
}

/**
 * The span of the value that opens at `line.start` and closes on a later line. Null if it does not close, or if the text
 * between is more likely several messages of which one is broken. `line` is a line without surrounding white space.
 */
export function stretch(text: string, line: Span, stop: number, budget: Budget): Span | null {
  const first = text.charAt(line.start);
  if (first !== '{' && first !== '[') return null;
  const end = closing(text, line.start, Math.min(stop, line.start + budget.left));
  if (end < 0) {
    budget.left = Math.max(0, budget.left - (stop - line.start));
    return null;
  }
  const span = { start: line.start, end };
  if (end <= line.end) return null;
  if (parsed(text.slice(span.start, span.end)) !== undefined) return span;
  budget.left = Math.max(0, budget.left - (end - line.start));
  return looksFormatted(text, line, span) ? span : null;
}

/** True if the first line breaks off in the middle of a value, and no line after it is a message by itself. */
function looksFormatted(text: string, line: Span, span: Span): boolean {
  const rest = trimmed(text, { start: line.end, end: span.end });
  if (!GOES_ON.has(text.charAt(line.end - 1)) && !COMES_ON.has(text.charAt(rest.start))) return false;
  if (line.end - line.start < 3) return true;
  const lines = text.slice(rest.start, rest.end).split('\n');
  return !lines.some((next) => /^\s*[{[]/.test(next) && isMessage(parsed(next)));
}

/**
 * The offset after the bracket that closes the one at `start`, if its line ends there too; -1 if there is none before `stop`.
 */
function closing(text: string, start: number, stop: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < stop; at++) {
    const code = text.charCodeAt(at);
    if (code === 10) quoted = false;
    else if (quoted && code === 0x5c) at++;
    else if (code === 0x22) quoted = !quoted;
    else if (quoted) continue;
    else if (code === 0x7b || code === 0x5b) depth++;
    else if ((code === 0x7d || code === 0x5d) && --depth === 0) return endsLine(text, at + 1) ? at + 1 : -1;
  }
  return -1;
}

function endsLine(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== 10 && isBlank(text.charCodeAt(at))) at++;
  return at >= text.length || text.charCodeAt(at) === 10;
}

/** The strict JSON value of a text, or `undefined`. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * True for an object with a member that only messages have, and for an array that contains one. A bare `{}` may be part of a
 * longer value.
 */
export function isMessage(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => !Array.isArray(item) && isMessage(item));
  return typeof value === 'object' && value !== null && MARKS.some((name) => Object.hasOwn(value, name));
}
