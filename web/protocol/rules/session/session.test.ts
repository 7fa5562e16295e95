/** The examples of the rules about several messages are their tests. */
import { checkOne } from '../../testing/check-rules.ts';
import type { CheckOptions } from '../../types.ts';
import { testRules } from '../../../testing/rule-examples.ts';
import { sessionRules } from './index.ts';

testRules('rules about sessions', sessionRules, {
  informative: true,
  alone: true,
  run: (text, { revision, transport, besides = [] }) => {
    const options: CheckOptions = transport ? { revision, transport } : { revision };
    return checkOne(text, options).diagnostics.filter(
      ({ requirement, rule }) => !besides.includes(requirement ?? rule),
    );
  },
});
