// `npm run --silent translate`: the command in web/node/translate-cli.ts.
import { pathToFileURL } from 'node:url';
import { bundleOf, run } from './bundle.mjs';

/** Path of an up-to-date bundle; builds it if there is none. */
export const translateBundle = () => bundleOf('translate', 'translate-cli');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run('translate', translateBundle);
