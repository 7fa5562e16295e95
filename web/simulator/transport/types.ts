/** HTTP as plain data: inputs and outputs in order of time. Hosts (Node, the page) only transport it. */

import type { Act } from '../types.ts';

/** An input over HTTP. */
export type HttpInput =
  /** A whole request. `exchange` identifies it among all open ones; header names are in lower case. */
  | {
      kind: 'request';
      at: number;
      exchange: string;
      method: string;
      /** With the query, as in the request line. */
      path: string;
      headers: Readonly<Record<string, string>>;
      body: string;
      /** The host stopped reading: the body exceeds the limit. */
      cut?: boolean;
    }
  /** The client has closed the connection of an exchange. */
  | { kind: 'gone'; at: number; exchange: string }
  | { kind: 'tick'; at: number }
  /** A manual action at the server, applied in every conversation. */
  | { kind: 'act'; at: number; act: Act };

/** An output over HTTP. An exchange gets one `head`, then chunks, then `end`. */
export type HttpOutput =
  | { kind: 'head'; at: number; exchange: string; status: number; headers: Readonly<Record<string, string>> }
  /** A part of the body; for an event stream, whole events. */
  | { kind: 'chunk'; at: number; exchange: string; text: string }
  | { kind: 'end'; at: number; exchange: string };
