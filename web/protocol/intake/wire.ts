/** HTTP as a log shows it: requests and responses with their headers, bodies and events, each with its position in the text. */
import type { Span } from '../types.ts';

/** One header field as written. */
export interface WireHeader {
  /** As written; compare case-insensitively. */
  readonly name: string;
  /** Without surrounding white space. */
  readonly value: string;
  /** Name, colon and value. */
  readonly span: Span;
  readonly valueSpan: Span;
}

/** One line of an event: `data: …`, `id: …`, a comment, or an unknown line. */
export interface WireField {
  /** `data`, `event`, `id`, `retry`; empty for a comment; stream readers ignore all others. */
  readonly name: string;
  /** Without the one space after the colon. */
  readonly value: string;
  /** The line without its line ending. */
  readonly span: Span;
  readonly valueSpan: Span;
}

/** One event of a stream, by the rules of server-sent events. */
export interface WireEvent {
  readonly id: string | null;
  /** `message` if the stream does not name a type. */
  readonly event: string;
  /** The `data` lines, joined by line feeds; null if there are none. */
  readonly data: string | null;
  readonly retry: string | null;
  readonly span: Span;
  /** Its lines, in order. */
  readonly fields: readonly WireField[];
  /** False for the last event of a stream if no empty line ends it: clients would not dispatch it. */
  readonly ended: boolean;
  /** Indexes of the entries in its data. */
  readonly entries: number[];
}

/** One request or response. */
export interface WireMessage {
  readonly kind: 'request' | 'response';
  readonly span: Span;
  /** The first line: `POST /mcp HTTP/1.1`, `HTTP/1.1 200 OK`. */
  readonly lineSpan: Span;
  /** Requests: the method, in capitals as written; empty for responses. */
  readonly method: string;
  /** Requests: path and query, or a whole URL. */
  readonly target: string;
  /** Responses: the status code; 0 for requests. */
  readonly status: number;
  readonly reason: string;
  readonly headers: readonly WireHeader[];
  /** The body as it was sent, decoded; null if there is none. */
  readonly body: string | null;
  readonly bodySpan: Span | null;
  /** Indexes of the entries in the body, or in its events. */
  readonly entries: number[];
  /** Events, if the body is an event stream. */
  readonly events: readonly WireEvent[] | null;
  /** Responses: the index of their request. */
  answers: number | null;
  /** As `RawEntry.channel`. */
  channel?: string;
  readonly at?: number;
  /** True if a recorder invented URL, status or headers: rules about them do not report. */
  readonly madeUp?: boolean;
  /** True if the text may not show all headers, as a `curl` command does not. */
  readonly partial?: boolean;
  /** The `Accept` value that is sent if the text has none: the sending program adds it by itself. */
  readonly accepts?: string;
  /** The position of the sending program’s name, if the text shows a command and not HTTP itself. */
  readonly tool?: Span;
}
