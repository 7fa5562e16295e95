/** The contents of the body of a request or response: messages, events, or something else. */
import type { JsonProblem } from '../../json/types.ts';
import type { Skipped, Span } from '../../types.ts';
import { readSequence, type Sequence } from '../formats/sequence.ts';
import { readStream } from '../formats/sse.ts';
import { Decoding, mappedEntries, type Mapped } from '../mapped.ts';
import type { RawEntry } from '../types.ts';
import { strictEntries, trimmed, withNotedElisions } from '../unit.ts';
import type { WireEvent, WireHeader } from '../wire.ts';
import { unchunked } from './chunks.ts';

/** A body after it was read. Its entries are candidates: not every JSON object sent over HTTP is a message. */
export interface Body {
  readonly text: string | null;
  readonly span: Span | null;
  readonly events: WireEvent[] | null;
  readonly entries: RawEntry[];
  readonly skipped: readonly Skipped[];
  readonly problems: readonly JsonProblem[];
}

/** No body. */
export const EMPTY: Body = { text: null, span: null, events: null, entries: [], skipped: [], problems: [] };
/** The first line of an event stream. */
const STREAM = /^\ufeff?(?:(?:data|event|id|retry)[ \t]?:|:|data[\r\n])/;

/** The value of the first header with this name; empty if there is none. */
export function headerOf({ headers }: { readonly headers: readonly WireHeader[] }, name: string): string {
  return headers.find((header) => header.name.toLowerCase() === name)?.value ?? '';
}

/**
 * Reads the body in `within`, offsets in `source`: the pasted `text`, or one decoded from it. Events refer to entries by index,
 * starting at 0.
 */
export function readBody(text: string, source: string | Mapped, within: Span, headers: readonly WireHeader[]): Body {
  const chunked = /chunked/i.test(headerOf({ headers }, 'transfer-encoding')) ? unchunked(source, within) : null;
  if (!chunked) return readWhole(text, source, within, headers);
  return readWhole(text, chunked, { start: 0, end: chunked.text.length }, headers);
}

function readWhole(text: string, source: string | Mapped, within: Span, headers: readonly WireHeader[]): Body {
  const all = typeof source === 'string' ? source : source.text;
  const span = trimmed(all, within);
  const type = headerOf({ headers }, 'content-type').toLowerCase();
  const streams = type.startsWith('text/event-stream');
  if (span.start >= span.end) return streams ? { ...EMPTY, events: [] } : EMPTY;
  const opens = all.charAt(span.start) === '{' || all.charAt(span.start) === '[';
  const place = typeof source === 'string' ? span : source.place(span);
  const body = { ...EMPTY, text: all.slice(span.start, span.end), span: place };
  if (!opens && !type.startsWith('application/x-www-form-urlencoded') && (streams || STREAM.test(body.text))) {
    return { ...body, ...readStream(text, source, within, 0) };
  }
  if (!opens) return body;
  if (typeof source === 'string') {
    const entries = strictEntries(source, span);
    return { ...body, ...(entries ? { entries } : abbreviated(readSequence(source, span.start, span.end))) };
  }
  const decoding = new Decoding(source);
  decoding.copy(span.start, span.end);
  return { ...body, ...abbreviated(mappedEntries(text, decoding.done())) };
}

/** The same, without what a person who abbreviated a message did to its text. */
function abbreviated(sequence: Sequence): Sequence {
  return { ...sequence, entries: withNotedElisions(sequence.entries) };
}
