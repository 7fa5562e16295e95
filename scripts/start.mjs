// `npm start`: builds if a source changed, serves dist/ with the production headers, prints the URL as its last line.
//   npm start -- [--port 4173] [--host 127.0.0.1]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './sources.mjs';
import { serve } from './serve.mjs';

/** The options of the caller. Throws with a one-line message for invalid ones. */
function readArguments() {
  const options = { port: { type: 'string', default: '4173' }, host: { type: 'string', default: '127.0.0.1' } };
  const { values } = parseArgs({ options });
  const given = String(values.port);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) throw new Error(`--port is ${given}; it must be a number up to 65535.`);
  return { port, host: String(values.host) };
}

/** Builds in a separate process, so that the memory of the build is released before the page is served. */
function buildAside() {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--if-needed'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed: see the lines above.');
}

try {
  const requested = readArguments();
  buildAside();
  const { url } = await serve({ ...requested, orNext: true });
  console.log('The playground is ready; Ctrl+C ends it.');
  console.log(url);
} catch (error) {
  const [line] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
  console.error(`start: ${line}`);
  process.exitCode = 1;
}
