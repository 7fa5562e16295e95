/** The examples of the transport rules are their tests. */
import { checkOne } from '../../testing/check-rules.ts';
import type { CheckOptions } from '../../types.ts';
import { testRules } from '../../../testing/rule-examples.ts';
import { wireRules } from './index.ts';

testRules('transport rules', wireRules, {
  alone: true,
  run: (text, { revision, transport, besides = [] }) => {
    const options: CheckOptions = transport ? { revision, transport } : { revision };
    // Documents of an authorization are judged by their own rules, too.
    return checkOne(text, options).diagnostics.filter(
      ({ class: by, requirement }) => by !== 'document' && !besides.includes(requirement ?? ''),
    );
  },
});
