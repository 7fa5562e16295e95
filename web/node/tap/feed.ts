/** The messages from the thread that forwards bytes to the thread that records. Plain data: it crosses between threads. */
import type { TapTransport } from '../../protocol/recording-types.ts';
import type { RecordOptions, Target } from './arguments.ts';

/** The source of bytes: the two sides of the protocol, and the server’s stderr. */
export type Source = 'client' | 'server' | 'stderr';

/** Who began or ended something. */
export type Party = 'server' | 'host' | 'hand';

/** How a run ended. */
export interface Ending {
  readonly by: Party;
  readonly code?: number | null;
  readonly signal?: string | null;
  readonly error?: string;
}

/** One event. Times are milliseconds since 1970. */
export type Feed = StdioFeed | HttpFeed | { readonly kind: 'finish' };

/** An event of a server process. */
export type StdioFeed =
  | { readonly kind: 'start'; readonly at: number; readonly pid?: number }
  | { readonly kind: 'bytes'; readonly at: number; readonly from: Source; readonly bytes: Uint8Array }
  | { readonly kind: 'lost'; readonly at: number; readonly from: Source; readonly bytes: number }
  | ({ readonly kind: 'over'; readonly at: number } & Ending);

/** An event of an HTTP exchange. */
export type HttpFeed =
  | {
      readonly kind: 'head';
      readonly of: 'request' | 'response';
      readonly at: number;
      readonly exchange: number;
      readonly method?: string;
      readonly url?: string;
      readonly status?: number;
      /** Names and values in turns, as sent. */
      readonly headers: readonly string[];
    }
  | {
      readonly kind: 'body';
      readonly of: 'request' | 'response';
      readonly at: number;
      readonly exchange: number;
      readonly bytes: Uint8Array;
    }
  | {
      readonly kind: 'missed';
      readonly of: 'request' | 'response';
      readonly at: number;
      readonly exchange: number;
      readonly bytes: number;
    }
  | { readonly kind: 'complete'; readonly of: 'request' | 'response'; readonly at: number; readonly exchange: number }
  | {
      readonly kind: 'gone';
      readonly at: number;
      readonly exchange: number;
      readonly by: 'client' | 'server';
      readonly error?: string;
    };

/** What the recording thread is started with. */
export interface RecorderSetup {
  readonly tap: 'recorder';
  readonly target: Target;
  readonly record: RecordOptions;
  /** The address that a client of `--http` connects to. */
  readonly address: string | null;
}

/** What the recording thread answers: bytes that it has taken, lines for stderr, and that everything is written. */
export type Answer =
  | { readonly kind: 'taken'; readonly bytes: number }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'finished' };

/** The transport that a target has until a session shows another one. */
export const transportOf = (target: Target): TapTransport => (target.over === 'stdio' ? 'stdio' : 'http');
