import type { Listening } from './static-files.mjs';

/** What to serve, and how. `port` 0 takes any free one; `quality` is brotli's, 0 to 11; `delay` is in milliseconds, before every answer. */
export interface ServeOptions {
  folder?: string;
  port?: number;
  host?: string;
  base?: string;
  quality?: number;
  delay?: number;
  /** True to take the next free port if the wanted one is in use. */
  orNext?: boolean;
}
/** Serves a folder with the real headers; rejects when the port is taken. */
export function serve(options?: ServeOptions): Promise<Listening>;
