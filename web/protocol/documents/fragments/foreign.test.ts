/** The examples of the rules are their tests. */
import { testExamples } from '../testing/examples.ts';
import { foreignFragments } from './foreign.ts';

testExamples(foreignFragments);
