/** The examples of the rules for single messages are their tests. */
import { checkOne } from '../testing/check-rules.ts';
import type { CheckOptions } from '../types.ts';
import { testRules } from '../../testing/rule-examples.ts';
import { messageRules } from './index.ts';

testRules('rules', messageRules, {
  run: (text, { revision, from }) => {
    const options: CheckOptions = from ? { revision, from } : { revision };
    return checkOne(text, options).diagnostics;
  },
});
