/**
 * The worker in which a learner's JavaScript runs: an engine in WebAssembly that handles one request at a time. Bundled as a
 * classic script.
 */
import { openJavaScript } from './javascript.ts';
import { serve } from './worker.ts';

serve(async ({ stored: { module }, harness }) => ({
  world: await openJavaScript({ module, harness, now: () => performance.now() }),
  snapshot: null,
}));
