/** Event streams: how messages become events, and which of them are stored for clients that resume. */
import type { Stream } from './state.ts';
import type { HttpTurn } from './state.ts';

/** The number of stored events of a stream. */
const MAX_STORED = 200;
/** The client's reconnection delay, in milliseconds. */
const RETRY = 1000;

/** Headers of an event stream. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** A message as an event. A text with line breaks is sent in several data lines, and arrives unchanged. */
export function eventOf(text: string, id: string | null, name = 'message'): string {
  const data = text.split(/\r\n|\r|\n/u).map((line) => `data: ${line}\n`);
  return `${id === null ? '' : `id: ${id}\n`}event: ${name}\n${data.join('')}\n`;
}

/** The id of an event: it identifies the stream and the position in it. */
export function eventId(stream: string, number: number): string {
  return `${stream}_${number}`;
}

/** The stream and the position that an event id identifies; null if the id is invalid. */
export function readEventId(id: string): { stream: string; number: number } | null {
  const parts = /^([a-z]\d{1,15})_(\d{1,9})$/u.exec(id);
  return parts?.[1] === undefined ? null : { stream: parts[1], number: Number(parts[2]) };
}

/** Sends the headers of a stream, and the empty event with which clients can resume before the first message. */
export function begin(
  turn: HttpTurn,
  stream: Stream,
  headers: Readonly<Record<string, string>>,
  primes: boolean,
): Stream {
  if (stream.begun || stream.exchange === null) return stream;
  turn.head(stream.exchange, 200, { ...STREAM_HEADERS, ...headers });
  if (primes) turn.chunk(stream.exchange, `id: ${eventId(stream.name, 0)}\nretry: ${RETRY}\ndata:\n\n`);
  return { ...stream, begun: true };
}

/** Sends a message on an open stream, or stores it while the client is disconnected. */
export function push(turn: HttpTurn, stream: Stream, text: string, resumable: boolean): Stream {
  const number = stream.count + 1;
  if (stream.exchange !== null) {
    turn.chunk(stream.exchange, eventOf(text, resumable ? eventId(stream.name, number) : null));
  }
  const stored = resumable ? [...stream.stored.slice(1 - MAX_STORED), { number, text }] : [];
  return { ...stream, count: number, stored };
}

/** The stream has carried its last message. */
export function finish(turn: HttpTurn, stream: Stream): Stream {
  if (stream.exchange !== null) turn.end(stream.exchange);
  return { ...stream, exchange: null, over: true };
}

/** Sends the events after a given one to a client that resumes. */
export function replay(turn: HttpTurn, stream: Stream, exchange: string, after: number): Stream {
  turn.head(exchange, 200, STREAM_HEADERS);
  for (const { number, text } of stream.stored)
    if (number > after) turn.chunk(exchange, eventOf(text, eventId(stream.name, number)));
  return { ...stream, exchange, begun: true };
}
