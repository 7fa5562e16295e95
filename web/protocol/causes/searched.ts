/** Where the wordings of errors are looked for: everywhere in a text that people paste, and only where a long log can show a failure. */
import { get, isObject, objectAt } from '../json/object.ts';
import type { CauseSource } from './define.ts';
import { placeAt } from './reading.ts';
import type { Span } from '../types.ts';

/** A text up to this length is searched as a whole, UTF-16 units. */
const WHOLE = 300_000;
/** Of a longer text, at most so much is searched, half of it from the beginning and half from the end. */
const SEARCHED = 1_000_000;
/** Maximum number of messages of a long text that are searched. */
const MESSAGES = 400;
/** Parts with less between them are searched as one: a report has several lines. */
const GAP = 4;

/** The ranges of a text that can hold error lines and reports of validators, in text order, without overlaps. */
export function searchedRanges({ text, intake, records }: CauseSource): readonly Span[] {
  if (text.length <= WHOLE) return [{ start: 0, end: text.length }];
  const all: Span[] = intake.skipped.map(({ start, end }) => ({ start, end }));
  for (const { kind, span, messages } of intake.parts ?? [])
    if (messages === 0 && kind !== 'lesson-text') all.push({ start: span.start, end: span.end });
  if (records.length === 0 && all.length === 0) all.push({ start: 0, end: text.length });
  let count = 0;
  for (let index = 0; index < records.length && count < MESSAGES; index++) {
    if (!mayReport(records, index)) continue;
    count++;
    all.push(placeAt(records, index));
  }
  return limited(joined(all));
}

/** True for a message that can report a failure, as far as its record shows it. */
function mayReport(records: CauseSource['records'], index: number): boolean {
  const kind = records.kind(index);
  if (kind === 'error' || kind === 'invalid') return true;
  const method = records.method(index);
  if (method === 'notifications/cancelled') return true;
  if (method !== 'notifications/message') return false;
  const value = records.entries.valueAt(index);
  const level = isObject(value) ? get(objectAt(value, 'params'), 'level') : undefined;
  return typeof level === 'string' && /^(?:error|critical|alert|emergency)$/u.test(level);
}

function joined(spans: Span[]): Span[] {
  const out: Span[] = [];
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && start - last.end <= GAP) last.end = Math.max(last.end, end);
    else out.push({ start, end });
  }
  return out;
}

/** The first and the last ranges, as far as they are not too long together. */
function limited(spans: readonly Span[]): Span[] {
  const first = taken(spans, SEARCHED / 2);
  const rest = spans.slice(first.length).toReversed();
  return [...first, ...taken(rest, SEARCHED / 2).toReversed()];
}

function taken(spans: readonly Span[], room: number): Span[] {
  const out: Span[] = [];
  let left = room;
  for (const { start, end } of spans) {
    if (left <= 0) break;
    out.push({ start, end: Math.min(end, start + left) });
    left -= end - start;
  }
  return out;
}
