// `npm run --silent serve`: the command in web/node/serve.ts.
import { pathToFileURL } from 'node:url';
import { bundleOf, run } from './bundle.mjs';

/** Path of an up-to-date bundle; builds it if there is none. */
export const serveBundle = () => bundleOf('serve', 'serve', ['web/simulator']);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run('serve', serveBundle);
