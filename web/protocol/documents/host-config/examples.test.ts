import { testExamples } from '../testing/examples.ts';
import { hostConfig } from './index.ts';

testExamples(hostConfig);
