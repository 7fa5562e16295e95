// Serves dist/ with the real headers, for tests and measurements.
//   node scripts/serve.mjs [--port 4173] [--base /some/folder/]     fails if the port is in use
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { headersOf } from './policy.mjs';
import { root } from './sources.mjs';
import { fileHandler, listen } from './static-files.mjs';

const dist = join(root, 'dist');

/** Serves a folder, dist/ by default. Resolves to `{ port, url, close }`; the options are those of `fileHandler` and `listen`. */
export function serve({ folder = dist, port, host, base, quality, delay, orNext } = {}) {
  return listen(fileHandler({ folder, headersOf, base, quality, delay }), { port, host, base, orNext });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      base: { type: 'string', default: '/' },
      folder: { type: 'string', default: dist },
    },
  });
  const { url } = await serve({ port: Number(values.port), base: values.base, folder: values.folder });
  console.log(url);
}
