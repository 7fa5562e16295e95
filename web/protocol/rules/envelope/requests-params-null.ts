import { defineRule } from '../define.ts';
import { PARAMS_NO_OBJECT } from './cues.ts';
import { dropParams, paramsOf } from './params.ts';

/** `params` is omitted when empty. https://www.jsonrpc.org/specification#parameter_structures */
export const requestsParamsNull = defineRule({
  id: 'requests/params-null',
  requirements: ['requests/params-null'],
  class: 'spec',
  kinds: ['request', 'notification', 'invalid'],
  cues: [PARAMS_NO_OBJECT],
  title: '`params` {must} not be null',
  why: 'The member may be absent, but strict receivers reject null with Invalid Request or Invalid params.',
  how: 'Omit `params` if there are none. Serializers that write null for empty members have a setting for it.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":4,"method":"tools/list"}' }],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":4,"method":"tools/list","params":⟦null⟧}' },
      { revision: '2025-11-25', text: '{"jsonrpc":"2.0","method":"notifications/initialized","params":⟦null⟧}' },
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":"2.0","id":"a","method":"sum","params":⟦null⟧}' },
    ],
  },
  judge(message) {
    if (paramsOf(message) !== null) return;
    message.report({
      requirement: 'requests/params-null',
      path: ['params'],
      what: `${message.name} has \`"params": null\`. Without parameters the member must be omitted.`,
      fix: dropParams(message),
    });
  },
});
