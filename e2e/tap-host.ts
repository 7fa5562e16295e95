/** The host of all taps of a worker: one address, so that the browser keeps the files of the page. */
import { headersOf } from '../scripts/policy.mjs';
import { fileHandler, listen } from '../scripts/static-files.mjs';
import type { Handler } from '../scripts/static-files.mjs';

/** A host that answers as the current test decides. */
export interface TapHost {
  readonly url: string;
  /** Answers with the files of the build. */
  readonly files: Handler;
  /** Who answers from now on; null refuses every request. */
  handler: Handler | null;
  close(): Promise<void>;
}

/** Starts such a host. */
export async function openTapHost(): Promise<TapHost> {
  const folder = process.env['PLAYGROUND_DIST'] ?? 'dist';
  const listening = await listen(async (request, response) => {
    if (host.handler) await host.handler(request, response);
    else response.destroy();
  });
  const host: TapHost = {
    url: listening.url,
    files: fileHandler({ folder, headersOf, quality: 1 }),
    handler: null,
    close: () => listening.close(),
  };
  return host;
}
