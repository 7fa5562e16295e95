import { get, has } from '../../json/object.ts';
import { defineRule } from '../define.ts';

/** On success there is no error member. https://www.jsonrpc.org/specification#response_object */
export const responsesNullErrorBesideResult = defineRule({
  id: 'responses/null-error-beside-result',
  requirements: ['responses/null-error-beside-result'],
  class: 'spec',
  kinds: ['response'],
  cues: [{ at: 'error' }],
  title: 'A success has no `error` member, not even null',
  why: 'A receiver that asks whether `error` is there takes the success for a failure. Writing both was the way of JSON-RPC 1.0.',
  how: 'Leave `error` out when the call succeeded.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"result":{}}' }],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"result":{},⟦"error":null⟧}' },
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":"2.0","id":1,"result":null,⟦"error":null⟧}' },
    ],
  },
  judge(message) {
    if (!has(message.object, 'result') || get(message.object, 'error') !== null) return;
    message.report({
      requirement: 'responses/null-error-beside-result',
      path: ['error'],
      mark: 'member',
      what: `${message.name} has a \`result\` and beside it \`"error": null\`. On success the member is left out.`,
      fix: { says: 'Remove `error`.', safety: 'safe', steps: [{ do: 'remove', path: ['error'] }] },
    });
  },
});
