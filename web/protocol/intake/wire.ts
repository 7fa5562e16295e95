/** HTTP as a log shows it: requests and responses with their headers, bodies and events, each with its place in the text. */
import type { Span } from '../types.ts';

/** One header field as written. */
export interface WireHeader {
  /** As written; compare without regard to letter case. */
  readonly name: string;
  /** Without white space around it. */
  readonly value: string;
  /** Name, colon and value. */
  readonly span: Span;
  readonly valueSpan: Span;
}

/** One line of an event: `data: …`, `id: …`, a comment, or a line that event streams do not know. */
export interface WireField {
  /** `data`, `event`, `id`, `retry`; empty for a comment; anything else is ignored by whoever reads the stream. */
  readonly name: string;
  /** Without the one space behind the colon. */
  readonly value: string;
  /** The line without its end. */
  readonly span: Span;
  readonly valueSpan: Span;
}

/** One event of a stream, after the rules of server-sent events. */
export interface WireEvent {
  readonly id: string | null;
  /** `message` where the stream names none. */
  readonly event: string;
  /** The `data` lines, joined by line feeds; null where there is none. */
  readonly data: string | null;
  readonly retry: string | null;
  readonly span: Span;
  /** Its lines, in order. */
  readonly fields: readonly WireField[];
  /** False for the last one of a stream, where no empty line ends it: nobody would hear of it. */
  readonly ended: boolean;
  /** Indices of the entries its data holds. */
  readonly entries: number[];
}

/** One request or response. */
export interface WireMessage {
  readonly kind: 'request' | 'response';
  readonly span: Span;
  /** The first line: `POST /mcp HTTP/1.1`, `HTTP/1.1 200 OK`. */
  readonly lineSpan: Span;
  /** Requests: the verb, in capitals as written; empty for responses. */
  readonly method: string;
  /** Requests: path and query, or a whole address. */
  readonly target: string;
  /** Responses: the status code; 0 for requests. */
  readonly status: number;
  readonly reason: string;
  readonly headers: readonly WireHeader[];
  /** The body as it was sent, decoded; null where there is none. */
  readonly body: string | null;
  readonly bodySpan: Span | null;
  /** Indices of the entries in the body, or in its events. */
  readonly entries: number[];
  /** Events, where the body is a stream of them. */
  readonly events: readonly WireEvent[] | null;
  /** Responses: the index of the request they answer. */
  answers: number | null;
  /** As `RawEntry.channel`. */
  channel?: string;
  readonly at?: number;
  /** True where a recorder made up address, status or headers: rules about them stay quiet. */
  readonly madeUp?: boolean;
  /** True where the text may not show all headers, as a `curl` command does not. */
  readonly partial?: boolean;
  /** What goes out as `Accept` where the text names none: the program that sends it adds this by itself. */
  readonly accepts?: string;
  /** Where the name of the program stands that sends it, when the text shows a command and not HTTP itself. */
  readonly tool?: Span;
}
