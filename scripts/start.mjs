// `npm start`: builds when something changed, serves dist/ with the real headers, prints the address as its last line.
//   npm start -- [--port 4173] [--host 127.0.0.1]
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, host: { type: 'string', default: '127.0.0.1' } },
});

try {
  await buildIfNeeded();
  const { url } = await serveOnFreePort(Number(values.port), values.host);
  console.log('The playground is ready; Ctrl+C ends it.');
  console.log(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The wished port, or the next free one behind it. */
async function serveOnFreePort(wished, host) {
  for (let port = wished; ; port += 1) {
    try {
      return await serve({ port, host });
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= wished + 100) throw error;
    }
  }
}
