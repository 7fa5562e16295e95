// `npm run mutants`: the command in web/node/testing/mutation.ts, which tests the hidden tests of code exercises.
import { bundleOf, run } from './bundle.mjs';

await run('mutants', () => bundleOf('mutants', 'testing/mutation', ['web/simulator', 'web/course', 'web/sandbox']));
