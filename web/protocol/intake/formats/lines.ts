/** One message per line (JSONL, NDJSON, what a stdio pipe carries), bare or wrapped with its sender. */
import type { Span } from '../../types.ts';
import type { Format } from '../types.ts';
import { strictEntries, trimmed } from '../unit.ts';
import { readSequence, type Sequence } from './sequence.ts';

/** Lines looked at before deciding. */
const LOOK_AT = 60;

/** Every line is a message by itself. */
export const lines: Format = {
  id: 'lines',
  title: 'One message per line',
  claim(text) {
    let whole = 0;
    let opened = 0;
    let first = true;
    for (const span of linesOf(text, LOOK_AT)) {
      const line = trimmed(text, span);
      if (line.start === line.end) continue;
      const start = text.charCodeAt(line.start);
      const opens = start === 0x7b || start === 0x5b;
      if (first && opens && line.end - line.start < 3) return { score: 0, because: '' };
      if (opens) first = false;
      if (opens) opened++;
      if (opens && parses(text.slice(line.start, line.end))) whole++;
    }
    if (opened < 2 || whole === 0 || whole * 2 < opened) return { score: 0, because: '' };
    return { score: 70, because: `${whole} of the first ${opened} lines that open a value are whole messages.` };
  },
  read: (text) => readLines(text, { start: 0, end: text.length }),
  samples: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":1,"result":{}}\n',
    '{"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"ping"}}\r\n{"from":"server","message":{"jsonrpc":"2.0","id":1,"result":{}}}\r\n',
    'server listening\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":1,"result":{}}',
  ],
};

/** Reads a stretch of text line by line; a line that is no JSON is skipped. */
export function readLines(text: string, within: Span): Sequence {
  const out: Sequence = { entries: [], skipped: [], problems: [] };
  for (const span of linesOf(text, Infinity, within)) {
    const line = trimmed(text, span);
    if (line.start === line.end) continue;
    const strict = strictEntries(text, line);
    const found = strict ? null : readSequence(text, line.start, line.end, true);
    for (const entry of strict ?? found?.entries ?? []) out.entries.push(entry);
    if (found) {
      out.skipped.push(...found.skipped);
      out.problems.push(...found.problems);
    }
  }
  return out;
}

/** The lines of a text, at most `limit` of them, without their ends. */
export function* linesOf(text: string, limit: number, within?: Span): Generator<Span> {
  let start = within?.start ?? 0;
  const stop = within?.end ?? text.length;
  for (let count = 0; start < stop && count < limit; count++) {
    let end = text.indexOf('\n', start);
    if (end < 0 || end > stop) end = stop;
    yield { start, end };
    start = end + 1;
  }
}

/** True when a line is one strict JSON value. */
function parses(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
