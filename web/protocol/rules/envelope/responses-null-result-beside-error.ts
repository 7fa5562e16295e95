import { get, has } from '../../json/object.ts';
import { defineRule } from '../define.ts';

/** On failure there is no result member. https://www.jsonrpc.org/specification#response_object */
export const responsesNullResultBesideError = defineRule({
  id: 'responses/null-result-beside-error',
  requirements: ['responses/null-result-beside-error'],
  class: 'spec',
  kinds: ['error'],
  cues: [{ at: 'result' }],
  title: 'A failure has no `result` member, not even null',
  why: 'A receiver that asks whether `result` is there takes the failure for a success. Writing both was the way of JSON-RPC 1.0.',
  how: 'Leave `result` out when the call failed.',
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
      what: `${message.name} has an \`error\` and beside it \`"result": null\`. On failure the member is left out.`,
      fix: { says: 'Remove `result`.', safety: 'safe', steps: [{ do: 'remove', path: ['result'] }] },
    });
  },
});
