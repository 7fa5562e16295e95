import { get, has } from '../../json/object.ts';
import { defineRule } from '../define.ts';

/** An error response has no result member. https://www.jsonrpc.org/specification#response_object */
export const responsesNullResultBesideError = defineRule({
  id: 'responses/null-result-beside-error',
  requirements: ['responses/null-result-beside-error'],
  class: 'spec',
  kinds: ['error'],
  cues: [{ at: 'result' }],
  title: 'An error response {must} omit `result` instead of setting it to null',
  why: 'JSON-RPC 1.0 required both members, but a receiver that checks only the presence of `result` treats the failure as a success.',
  how: 'Omit `result` if the call failed.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}' },
    ],
    bad: [
      {
        revision: '2025-06-18',
        text: '{"jsonrpc":"2.0","id":1,⟦"result":null⟧,"error":{"code":-32603,"message":"Internal error"}}',
      },
    ],
  },
  judge(message) {
    if (!has(message.object, 'error') || get(message.object, 'result') !== null) return;
    message.report({
      requirement: 'responses/null-result-beside-error',
      path: ['result'],
      mark: 'member',
      what: `${message.name} has both an \`error\` and \`"result": null\`. On failure \`result\` must be omitted.`,
      fix: { says: 'Remove `result`.', safety: 'safe', steps: [{ do: 'remove', path: ['result'] }] },
    });
  },
});
