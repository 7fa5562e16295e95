// `npm run --silent fixture`: the command in web/node/fixture-cli.ts.
import { pathToFileURL } from 'node:url';
import { bundleOf, run } from './bundle.mjs';

/** Path of an up-to-date bundle; builds it if there is none. */
export const fixtureBundle = () => bundleOf('fixture', 'fixture-cli');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run('fixture', fixtureBundle);
