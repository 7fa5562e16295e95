/** HTTP as plain data: what comes in and what goes out, in the order in which it happens. Hosts (Node, the page) only carry it. */

import type { Act } from '../types.ts';

/** Something that reaches the server over HTTP. */
export type HttpInput =
  /** A whole request. `exchange` names it among all that are open; header names are in lower case. */
  | {
      kind: 'request';
      at: number;
      exchange: string;
      method: string;
      /** With query, as in the request line. */
      path: string;
      headers: Readonly<Record<string, string>>;
      body: string;
      /** The host stopped reading: the body is larger than what is served. */
      cut?: boolean;
    }
  /** The client has closed the connection of an exchange. */
  | { kind: 'gone'; at: number; exchange: string }
  | { kind: 'tick'; at: number }
  /** A person at the server does something by hand: in every conversation there is. */
  | { kind: 'act'; at: number; act: Act };

/** Something that the server does over HTTP. An exchange gets one `head`, then chunks, then `end`. */
export type HttpOutput =
  | { kind: 'head'; at: number; exchange: string; status: number; headers: Readonly<Record<string, string>> }
  /** A part of the body; of an event stream whole events. */
  | { kind: 'chunk'; at: number; exchange: string; text: string }
  | { kind: 'end'; at: number; exchange: string };
