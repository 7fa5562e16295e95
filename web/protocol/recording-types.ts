/**
 * Light entry point: the records of a live session, as `tap` writes them to a file (JSON Lines, one record per line) and sends them to
 * the page. Check reads the same file. A reader ignores kinds of records and members that it does not know.
 */
import type { Sender } from './types.ts';

/** How the two sides are connected. */
export type TapTransport = 'stdio' | 'http' | 'sse';

/** Members of every record. */
interface RecordBase {
  /**
   * Counts all records of one page from 1, and always increases. There is a gap only where another `tap` took over the page from one that was killed, and
   * in a file that was rotated.
   */
  readonly seq: number;
  /** When it happened: ISO 8601 in UTC, with milliseconds. */
  readonly at: string;
  /**
   * Counts the runs of one page from 1, and always increases. A run is one process of the server, one session over HTTP, or one connection made by hand.
   */
  readonly run: number;
}

/** A run begins. */
export interface RunRecord extends RecordBase {
  readonly kind: 'run';
  readonly transport: TapTransport;
  /** The command line, or the URL of the server, with secrets removed. */
  readonly target: string;
  /** `host`: a host talks to the server through `tap`. `hand`: the page is the client. */
  readonly by: 'host' | 'hand';
  /** The process of the server, for stdio. */
  readonly pid?: number;
  /** The `tap` that it belongs to, as in `LiveState.taps`. */
  readonly tap?: number;
}

/** What an event of a stream has besides its data, as sent. */
export interface StreamEvent {
  readonly id?: string;
  /** The type of the event; absent if the stream names none. */
  readonly event?: string;
  readonly retry?: string;
}

/** One frame that is JSON: a message, a batch, or any other value. */
export interface MessageRecord extends RecordBase {
  readonly kind: 'message';
  readonly from: Sender;
  /** The JSON value. */
  readonly message: unknown;
  /** The bytes as text, where `message` written as JSON would lose something (duplicate keys, large numbers, white space). */
  readonly text?: string;
  /** Number of the HTTP exchange whose body or stream contains it. */
  readonly exchange?: number;
  /** Present if it is the data of an event in an event stream. */
  readonly stream?: StreamEvent;
}

/** A line on stdout or stdin, or a body or event, that is not JSON or too long to be recorded. */
export interface NoiseRecord extends RecordBase {
  readonly kind: 'noise';
  readonly from: Sender;
  readonly text: string;
  readonly exchange?: number;
  readonly stream?: StreamEvent;
  /** The length of the whole in bytes, if `text` is only its beginning. It may have been a message. */
  readonly cut?: number;
}

/** A line that the server wrote to stderr. */
export interface StderrRecord extends RecordBase {
  readonly kind: 'stderr';
  readonly text: string;
}

/** An HTTP request or response, without its body. Values of secret headers are removed. */
export interface HttpRecord extends RecordBase {
  readonly kind: 'request' | 'response';
  /** Counts the exchanges of one `tap` from 1; a response has the number of its request. */
  readonly exchange: number;
  /** Of a request. */
  readonly method?: string;
  readonly url?: string;
  /** Of a response. */
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** An HTTP exchange is over: its response was sent completely, or one side gave up. */
export interface CloseRecord extends RecordBase {
  readonly kind: 'close';
  readonly exchange: number;
  /** The side that closed it first; the server, if the response is complete. */
  readonly by: 'client' | 'server';
  /** The reason, if it is not complete, such as `connect ECONNREFUSED 127.0.0.1:3000`. */
  readonly error?: string;
}

/** Bytes that passed but were not recorded, because recording could not keep up. */
export interface LostRecord extends RecordBase {
  readonly kind: 'lost';
  readonly from: Sender;
  readonly bytes: number;
}

/** The end of a run: exit of the process, end of the connection, or a failure to start or to connect. */
export interface EndRecord extends RecordBase {
  readonly kind: 'end';
  /** What ended it: the server process or connection, the host, or the person at the page. */
  readonly by: 'server' | 'host' | 'hand';
  readonly code?: number | null;
  readonly signal?: string | null;
  /** The reason, where there is one, such as `spawn npx ENOENT`. */
  readonly error?: string;
}

/** One line of a recording. */
export type TapRecord =
  | RunRecord
  | MessageRecord
  | NoiseRecord
  | StderrRecord
  | HttpRecord
  | CloseRecord
  | LostRecord
  | EndRecord;

/** One `tap` process that shows its sessions on a page. */
export interface TapSummary {
  /** Counts the processes of one page from 1. */
  readonly tap: number;
  readonly transport: TapTransport;
  readonly target: string;
  /** False after it has ended. */
  readonly running: boolean;
  /** True if `live/connect` is allowed for it. */
  readonly hand: boolean;
}

/**
 * The state of a `tap`, as `GET live/state` returns it. Every request to `live/…` needs the header `Authorization: Bearer TOKEN`; the page finds the
 * token in its own address (`#/live?token=…`).
 *
 * - `GET live/state`: this object.
 * - `GET live/records?after=SEQ`: a response that stays open, one record per line, those after SEQ first, then each as it happens.
 * - `POST live/connect` with `ConnectRequest`: starts a run by hand; returns `{ run }`.
 * - `POST live/send` with `{ run, text }`: sends one message in that run, unchanged, even if it is invalid; returns `{}`.
 * - `POST live/close` with `{ run }`: ends a run by hand.
 *
 * A refused request has a status from 400 on, and a body `{ problem }` with one sentence.
 */
export interface LiveState {
  readonly version: string;
  readonly transport: TapTransport;
  /** The command line or the URL that this `tap` forwards to, without secrets. */
  readonly target: string;
  /** Number of the last record. */
  readonly last: number;
  /** Number of the first record that is still held in memory; earlier ones were dropped. */
  readonly first: number;
  /** Settings that put this `tap` between a host and its server, to be copied. */
  readonly settings: readonly { readonly host: string; readonly title: string; readonly text: string }[];
  /** True if `live/connect` is allowed. */
  readonly hand: boolean;
  /** All processes that share the page, such as one for each server of a host. The first one is described by the members above. */
  readonly taps?: readonly TapSummary[];
}

/** What a run by hand connects to: the own target of a `tap`, over its own transport. */
export interface ConnectRequest {
  /** Which one of `LiveState.taps`; the first one that is running by default. */
  readonly tap?: number;
  /** Sent as `Authorization: Bearer …` over HTTP; never recorded. */
  readonly bearer?: string;
}
