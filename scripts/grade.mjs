// `npm run --silent grade`: the command in web/node/grade-cli.ts.
import { pathToFileURL } from 'node:url';
import { bundleOf, run } from './bundle.mjs';

/** Path of an up-to-date bundle; builds it if there is none. */
export const gradeBundle = () => bundleOf('grade', 'grade-cli', ['web/simulator', 'web/course', 'web/sandbox']);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run('grade', gradeBundle);
