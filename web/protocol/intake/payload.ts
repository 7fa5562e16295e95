/** Where a message begins and ends in a log line, and what the log adds after it. Linear in the text scanned. */
import type { Span } from '../types.ts';
import type { RawEntry } from './types.ts';
import { strictEntries } from './unit.ts';

/** Text that logs add after a message: the rest of a printed object, an empty context, the end of a quoted sentence. */
const TAIL = /(?:\s\{ ?metadata: (?:undefined|\{\}) ?\}|(?<=[\]}])\s\[\](?:\s\[\])?|\s?\{\}|['"`]\)?[.,;]?|[.,;])$/;
const TAIL_LENGTH = 60;
/** Characters that may be between the header of a line and its message. */
const BEFORE = new Set([0x20, 0x09, 0x22, 0x27, 0x60]);
/** A member that only messages have, near the beginning of one. */
const MARK = /"(?:jsonrpc|method|result|error|id)"\s*:/;

/** The offset of the bracket that opens a message at `from`, after white space and quotes; -1 if other text is there. */
export function openerAt(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && BEFORE.has(text.charCodeAt(at))) at++;
  const code = text.charCodeAt(at);
  return at < end && (code === 0x7b || code === 0x5b) ? at : -1;
}

/** The end of a line without the text that the log adds. */
export function tailOf(text: string, start: number, end: number): number {
  const last = text.slice(Math.max(start, end - TAIL_LENGTH), end);
  const tail = TAIL.exec(last);
  return tail ? end - tail[0].length : end;
}

/** The offset after the bracket that closes the one at `start`; -1 if there is none before `stop`. */
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

/** A message somewhere in a line, and its end; null if the line has no whole message. */
export function looseMessage(text: string, line: Span, whole: boolean): { entries: RawEntry[]; end: number } | null {
  for (let at = text.indexOf('{', line.start); at >= 0 && at < line.end; at = text.indexOf('{', at)) {
    const end = endOfMessage(text, at, line.end);
    if (end < 0) return null;
    const marked = MARK.test(text.slice(at, Math.min(end, at + 300))) || text.slice(at, end).includes('"jsonrpc"');
    const entries = marked ? strictEntries(text, { start: at, end }, whole) : null;
    if (entries?.every(({ value }) => isMcpLike(value))) return { entries, end };
    at = end;
  }
  return null;
}

/** True for an object that declares itself JSON-RPC, or is very likely JSON-RPC. */
export function isMcpLike(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: string): boolean => Object.hasOwn(value, name);
  return has('jsonrpc') || (has('id') && (has('method') || has('result') || has('error')));
}
