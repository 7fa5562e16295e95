/** Reading the messages of a session for causes. */
import type { RawPart } from '../intake/parts/types.ts';
import { get, isObject } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { type CauseSource, NOWHERE } from './define.ts';
import type { SessionSummary, Span } from '../types.ts';

/** Maximum number of messages of one session that are searched. */
const FIRST = 400;

/** The place of a message, without reading it again. */
export function placeAt({ entries }: CauseSource['records'], index: number): Span {
  const place = { start: 0, end: 0 };
  if (entries.isPlace(index)) {
    entries.placeOf(index, place);
    return place;
  }
  const span = entries.at(index)?.span;
  return span ? { start: span.start, end: span.end } : place;
}

/** The span of a message. */
export function spanOf({ records }: CauseSource, entry: number): Span {
  return entry < 0 ? NOWHERE : placeAt(records, entry);
}

/** The part of the text at an offset; parts are in text order. */
export function partAt(parts: CauseSource['intake']['parts'] = [], at: number): RawPart | null {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.span.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const found = parts[low - 1];
  return found && at < found.span.end ? found : null;
}

/** The indexes of the first messages of a session. */
export function* messagesOf({ records }: CauseSource, { index, first, last }: SessionSummary): Generator<number> {
  let count = 0;
  for (let at = Math.max(0, first); at <= last && at < records.length && count < FIRST; at++) {
    if (records.session(at) !== index) continue;
    count++;
    yield at;
  }
}

/** The value of a message; null if it is not an object. */
export function valueAt({ records }: CauseSource, entry: number): JsonObject | null {
  const value = records.entries.valueAt(entry);
  return isObject(value) ? value : null;
}

/** A member that is a string; empty if it is not. */
export function stringAt(object: JsonObject | null, key: string): string {
  const value = object ? get(object, key) : undefined;
  return typeof value === 'string' ? value : '';
}

/** “, waits 60 s”: the time between two messages, if the log shows it; otherwise empty. */
export function secondsBetween({ records }: CauseSource, from: number, to: number): string {
  const [start, end] = [records.entries.at(from)?.at, records.entries.at(to)?.at];
  if (start === undefined || end === undefined || end <= start) return '';
  return `, waits ${Math.round((end - start) / 100) / 10} s`;
}
