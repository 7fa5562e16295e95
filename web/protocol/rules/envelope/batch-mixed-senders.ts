import { defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';

/** One side sends a batch, so messages of clients and of servers cannot be in the same one. */
export const batchMixedSenders = defineRule({
  id: 'batch/mixed-senders',
  requirements: ['batch/mixed-senders'],
  class: 'spec',
  kinds: ['batch'],
  title: 'A batch {must} not mix messages of clients with messages of servers',
  why: 'No side can send both, so the receiver rejects the requests that it should send itself, and ignores such notifications.',
  how: 'Send two batches, each from the side that its messages belong to.',
  examples: {
    good: [
      {
        revision: '2025-03-26',
        text: '[{"jsonrpc":"2.0","id":1,"method":"tools/list"},{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}]',
      },
      {
        revision: '2025-03-26',
        text: '[{"jsonrpc":"2.0","id":1,"method":"roots/list"},{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p","progress":1}}]',
        says: 'Both sides report progress.',
      },
    ],
    bad: [
      {
        revision: '2025-03-26',
        text: '[{"jsonrpc":"2.0","method":⟦"notifications/tools/list_changed"⟧},{"jsonrpc":"2.0","id":1,"method":"tools/list"}]',
      },
      {
        revision: '2025-03-26',
        text: '[{"jsonrpc":"2.0","id":1,"method":"tools/list"},{"jsonrpc":"2.0","id":2,"method":⟦"roots/list"⟧}]',
      },
    ],
  },
  judge(message) {
    // The sides of the items are known only by their methods; a known sender has findings for each wrong item.
    if (message.from !== 'unknown' && !message.fromInferred) return;
    const sides = message.items.map(({ row }) => row?.sender ?? null);
    const client = sides.indexOf('client');
    const server = sides.indexOf('server');
    const method = message.items[server]?.method;
    const other = message.items[client]?.method;
    if (method == null || other == null) return;
    message.report({
      requirement: 'batch/mixed-senders',
      path: [server, 'method'],
      what: `${message.name} contains ${named(method)}, which only servers send, and ${named(other)}, which only clients send.`,
    });
  },
});
