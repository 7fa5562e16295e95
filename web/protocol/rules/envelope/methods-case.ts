import { defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNKNOWN_METHOD } from './cues.ts';
import { example, LEGACY, META, MODERN, request } from './meaning-examples.ts';
import { renamePlan, verdictOf } from './methods-verdict.ts';

/** The right letters in the wrong case. */
export const methodsCase = defineRule({
  id: 'methods/case',
  requirements: ['methods/case'],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [UNKNOWN_METHOD],
  title: 'A method name {must} be written in its exact case',
  why: 'Method names are case-sensitive, so with other capitals the peer does not know the method.',
  how: 'Write the name exactly as the specification does.',
  examples: {
    good: [
      example(LEGACY, request('logging/setLevel', '"level":"info"')),
      example('jsonrpc-2.0', request('Tools/List', '')),
    ],
    bad: [
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":⟦"logging/setlevel"⟧,"params":{"level":"info"}}'),
      example('2024-11-05', '{"jsonrpc":"2.0","id":1,"method":⟦"Tools/List"⟧}'),
      example(MODERN, `{"jsonrpc":"2.0","id":1,"method":⟦"tools/List"⟧,"params":{${META}}}`),
    ],
  },
  judge(message) {
    const verdict = verdictOf(message);
    if (verdict?.is !== 'case') return;
    message.report({
      requirement: 'methods/case',
      path: ['method'],
      what: `${message.name} has the method ${named(message.method ?? '')}, but its correct spelling is ${named(verdict.right)}.`,
      fix: renamePlan(message, verdict.right, 'safe'),
    });
  },
});
