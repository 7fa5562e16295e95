/** Where a message begins and ends in a line of a log, and what the log adds behind it. All of it linear in what is looked at. */
import type { Span } from '../types.ts';
import type { RawEntry } from './types.ts';
import { strictEntries } from './unit.ts';

/** What logs put behind a message: the rest of a printed object, an empty context, the end of a quoted sentence. */
const TAIL = /(?:\s\{ ?metadata: (?:undefined|\{\}) ?\}|(?<=[\]}])\s\[\](?:\s\[\])?|\s?\{\}|['"`]\)?[.,;]?|[.,;])$/;
const TAIL_LENGTH = 60;
/** Marks that may stand between the head of a line and its message. */
const BEFORE = new Set([0x20, 0x09, 0x22, 0x27, 0x60]);
/** A member that only messages have, near the beginning of one. */
const MARK = /"(?:jsonrpc|method|result|error|id)"\s*:/;

/** The offset of the bracket that opens a message at `from`, behind white space and quotes; -1 where something else stands. */
export function openerAt(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && BEFORE.has(text.charCodeAt(at))) at++;
  const code = text.charCodeAt(at);
  return at < end && (code === 0x7b || code === 0x5b) ? at : -1;
}

/** Where a line ends when what the log adds at its end is left away. */
export function tailOf(text: string, start: number, end: number): number {
  const last = text.slice(Math.max(start, end - TAIL_LENGTH), end);
  const tail = TAIL.exec(last);
  return tail ? end - tail[0].length : end;
}

/** The offset behind the bracket that closes the one at `start`; -1 when there is none before `stop`. */
export function endOfMessage(text: string, start: number, stop: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < stop; at++) {
    const code = text.charCodeAt(at);
    if (code === 10) quoted = false;
    else if (quoted && code === 0x5c) at++;
    else if (code === 0x22) quoted = !quoted;
    else if (quoted) continue;
    else if (code === 0x7b || code === 0x5b) depth++;
    else if ((code === 0x7d || code === 0x5d) && --depth === 0) return at + 1;
  }
  return -1;
}

/** A message somewhere in a line, and where it ends; null where none stands there whole. */
export function looseMessage(text: string, line: Span, whole: boolean): { entries: RawEntry[]; end: number } | null {
  for (let at = text.indexOf('{', line.start); at >= 0 && at < line.end; at = text.indexOf('{', at)) {
    const end = endOfMessage(text, at, line.end);
    if (end < 0) return null;
    const marked = MARK.test(text.slice(at, Math.min(end, at + 300))) || text.slice(at, end).includes('"jsonrpc"');
    const entries = marked ? strictEntries(text, { start: at, end }, whole) : null;
    if (entries?.every(({ value }) => speaks(value))) return { entries, end };
    at = end;
  }
  return null;
}

/** True for an object that says it is JSON-RPC, or could not be much else. */
export function speaks(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: string): boolean => Object.hasOwn(value, name);
  return has('jsonrpc') || (has('id') && (has('method') || has('result') || has('error')));
}
