import { defineRule } from '../define.ts';
import { roleOf } from './members.ts';

/**
 * A batch contains either calls or responses.
 * https://modelcontextprotocol.io/specification/2025-03-26/basic/transports#sending-messages-to-the-server
 */
export const batchMixedKinds = defineRule({
  id: 'batch/mixed-kinds',
  requirements: ['batch/mixed-kinds'],
  class: 'spec',
  kinds: ['batch'],
  title: 'A batch {must} not mix requests with responses',
  why: 'The specification defines batches of requests and notifications, and batches of responses, but not how to handle a mixture.',
  how: 'Send two arrays: one with the requests and notifications, one with the responses.',
  examples: {
    good: [
      {
        revision: '2025-03-26',
        text: '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}]',
      },
      { revision: '2025-03-26', text: '[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":2,"result":{}}]' },
    ],
    bad: [
      {
        revision: '2025-03-26',
        text: '⟦[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"result":{}}]⟧',
      },
    ],
  },
  judge(message) {
    const roles = message.items.map((item) => roleOf(item.object));
    const call = roles.indexOf('call');
    const reply = roles.indexOf('reply');
    if (call < 0 || reply < 0) return;
    message.report({
      requirement: 'batch/mixed-kinds',
      what: `${message.name} mixes calls and responses: item ${call + 1} has a method and item ${reply + 1} is a response.`,
    });
  },
});
