import { get, has } from '../../json/object.ts';
import { defineRule } from '../define.ts';

/** A result response has no error member. https://www.jsonrpc.org/specification#response_object */
export const responsesNullErrorBesideResult = defineRule({
  id: 'responses/null-error-beside-result',
  requirements: ['responses/null-error-beside-result'],
  class: 'spec',
  kinds: ['response'],
  cues: [{ at: 'error' }],
  title: 'A result response {must} omit `error` instead of setting it to null',
  why: 'JSON-RPC 1.0 required both members, but a receiver that checks only the presence of `error` treats the success as a failure.',
  how: 'Omit `error` if the call succeeded.',
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
      what: `${message.name} has both a \`result\` and \`"error": null\`. On success \`error\` must be omitted.`,
      fix: { says: 'Remove `error`.', safety: 'safe', steps: [{ do: 'remove', path: ['error'] }] },
    });
  },
});
