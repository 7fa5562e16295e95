import { defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNKNOWN_METHOD } from './cues.ts';
import { example, LEGACY, META, MODERN, request } from './meaning-examples.ts';
import { renamePlan, verdictOf } from './methods-verdict.ts';

/** The right letters, the wrong capitals. */
export const methodsCase = defineRule({
  id: 'methods/case',
  requirements: ['methods/case'],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [UNKNOWN_METHOD],
  title: 'Method names keep their capitals',
  why: 'Names are compared letter by letter. With other capitals it is another name, and the peer does not know it.',
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
      what: `${message.name} says ${named(message.method ?? '')}, but the method is spelled ${named(verdict.right)}.`,
      fix: renamePlan(message, verdict.right, 'safe'),
    });
  },
});
