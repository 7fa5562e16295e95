/** One message per line (JSONL, NDJSON, the contents of a stdio pipe), bare or wrapped with its sender. */
import { hasNoHalves } from '../../json/fast.ts';
import type { Span } from '../../types.ts';
import type { Format, RawEntry, See } from '../types.ts';
import { isMessage, parsed, stretch, type Budget } from '../value-end.ts';
import { strictEntries, strictEntry, trimmed } from '../unit.ts';
import { readSequence, type Sequence } from './sequence.ts';

/** Lines checked during detection. */
const MAX_EXAMINED = 60;
const OPENS = 0x7b;
const CLOSES = 0x7d;
/** Messages that are read before they are looked at, one after the other: reading is faster at a stretch. */
const BATCH = 64;
/** How far the first value is followed across lines during detection, in UTF-16 units. */
const FOLLOWED = 100_000;

/** Every line is one message. */
export const lines: Format = {
  id: 'lines',
  title: 'One message per line',
  claim(text) {
    let whole = 0;
    let opened = 0;
    let first = true;
    for (const span of linesOf(text, MAX_EXAMINED)) {
      const line = trimmed(text, span);
      if (line.start === line.end) continue;
      const start = text.charCodeAt(line.start);
      const opens = start === 0x7b || start === 0x5b;
      if (first && opens && line.end - line.start < 3) return { score: 0, because: '' };
      if (!opens) continue;
      const message = isMessage(parsed(text.slice(line.start, line.end)));
      if (message) whole++;
      else if (first && stretch(text, line, text.length, { left: FOLLOWED })) return { score: 0, because: '' };
      first = false;
      opened++;
    }
    if (opened < 2 || whole === 0 || whole * 2 < opened) return { score: 0, because: '' };
    return { score: 70, because: `${whole} of the first ${opened} lines that begin a value are whole messages.` };
  },
  read: (text, see) => readLines(text, { start: 0, end: text.length }, see),
  samples: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":1,"result":{}}\n',
    '{"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"ping"}}\r\n{"from":"server","message":{"jsonrpc":"2.0","id":1,"result":{}}}\r\n',
    'server listening\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":1,"result":{}}',
  ],
};

/** Reads a part of a text line by line. A value may span several lines; a line that is not JSON is skipped. */
export function readLines(text: string, within: Span, see?: See): Sequence {
  const out: Sequence = { entries: [], skipped: [], problems: [] };
  const whole = hasNoHalves(text);
  const budget: Budget = { left: 2 * (within.end - within.start) };
  const batch: RawEntry[] = [];
  const flush = (): void => {
    for (let i = 0; i < batch.length; i++) {
      const entry = batch[i];
      if (entry && !see?.(entry, true)) out.entries.push(entry);
    }
    batch.length = 0;
  };
  let from = within.start;
  for (let at = within.start; at < within.end;) {
    let end = text.indexOf('\n', at);
    if (end < 0 || end > within.end) end = within.end;
    const start = at;
    at = end + 1;
    if (start >= from && text.charCodeAt(start) === OPENS && text.charCodeAt(end - 1) === CLOSES) {
      const entry = strictEntry(text, start, end, whole);
      if (entry) {
        from = end;
        if (batch.push(entry) === BATCH) flush();
        continue;
      }
    }
    flush();
    const line = trimmed(text, { start, end });
    if (line.start === line.end || line.start < from) continue;
    let strict = strictEntries(text, line, whole);
    const long = strict ? null : stretch(text, line, within.end, budget);
    if (long) strict = strictEntries(text, long);
    const value = long ?? line;
    from = value.end;
    const found = strict ? null : readSequence(text, value.start, value.end, true);
    for (const entry of strict ?? found?.entries ?? []) {
      out.entries.push(entry);
      see?.(entry);
    }
    if (found) {
      out.skipped.push(...found.skipped);
      out.problems.push(...found.problems);
    }
  }
  flush();
  return out;
}

/** The lines of a text, at most `limit` of them, without their line endings. */
export function* linesOf(text: string, limit: number): Generator<Span> {
  let start = 0;
  const stop = text.length;
  for (let count = 0; start < stop && count < limit; count++) {
    let end = text.indexOf('\n', start);
    if (end < 0 || end > stop) end = stop;
    yield { start, end };
    start = end + 1;
  }
}
