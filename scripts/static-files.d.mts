import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers one request; never rejects. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A server that listens. */
export interface Listening {
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

/** Answers requests for the files of a folder. */
export function fileHandler(options: {
  folder: string;
  /** The headers of a file by its path below the folder; of other answers for the empty path. */
  headersOf(path: string): Record<string, string>;
  /** The place of a file that the folder lacks. */
  elsewhere?(path: string): string | undefined;
  /** The path under which the folder is mounted; `/` by default. */
  base?: string;
  /** That of brotli, 0 to 11. */
  quality?: number;
  /** Milliseconds before every answer. */
  delay?: number;
}): Handler;

/** Listens with a handler; rejects if the port is in use. `orNext`: a port that is in use is replaced by the next free one. */
export function listen(
  handler: Handler,
  options?: { port?: number; host?: string; base?: string; orNext?: boolean },
): Promise<Listening>;
