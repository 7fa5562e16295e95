// `npm run --silent diff`: the command in web/node/diff-cli.ts.
import { pathToFileURL } from 'node:url';
import { bundleOf, run } from './bundle.mjs';

/** Path of an up-to-date bundle; builds it if there is none. */
export const diffBundle = () => bundleOf('diff', 'diff-cli');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run('diff', diffBundle);
