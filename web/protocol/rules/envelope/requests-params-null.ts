import { defineRule } from '../define.ts';
import { PARAMS_NO_OBJECT } from './cues.ts';
import { dropParams, paramsOf } from './params.ts';

/** `params` is left out when empty. https://www.jsonrpc.org/specification#parameter_structures */
export const requestsParamsNull = defineRule({
  id: 'requests/params-null',
  requirements: ['requests/params-null'],
  class: 'spec',
  kinds: ['request', 'notification', 'invalid'],
  cues: [PARAMS_NO_OBJECT],
  title: '`params` is not null',
  why: 'The member may be absent, but when it is there it holds parameters. Strict receivers answer null with Invalid Request or Invalid params.',
  how: 'Leave `params` out when there are none. Serialisers that write null for empty members have a setting for it.',
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
      what: `${message.name} has \`"params": null\`. With no parameters the member is left out.`,
      fix: dropParams(message),
    });
  },
});
