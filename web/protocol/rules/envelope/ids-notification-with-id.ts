import { defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { code, named } from '../../json/describe.ts';
import { OTHER_KIND } from './cues.ts';
import { idUse, PREFIX, REMOVE_ID } from './ids.ts';

/** A notification has no id. https://modelcontextprotocol.io/specification/2025-11-25/basic#notifications */
export const idsNotificationWithId = defineRule({
  id: 'ids/notification-with-id',
  requirements: ['ids/notification-with-id'],
  class: 'spec',
  kinds: ['request'],
  cues: [OTHER_KIND],
  title: 'A notification {must} not have an `id`',
  why: 'The receiver has to respond to a message with an `id`, but it has no handler for such a request.',
  how: 'Omit `id` in every `notifications/…` message.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","method":"notifications/initialized"}' }],
    bad: [
      {
        revision: '2026-07-28',
        text: '{"jsonrpc":"2.0",⟦"id":4⟧,"method":"notifications/tools/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":1}}}',
        from: 'server',
      },
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0",⟦"id":2⟧,"method":"notifications/initialized"}' },
      {
        revision: '2025-11-25',
        text: '{"jsonrpc":"2.0",⟦"id":"c-1"⟧,"method":"notifications/cancelled","params":{"requestId":1}}',
        says: 'The id of the cancelled request is in `params`.',
      },
    ],
  },
  judge(message) {
    const id = get(message.object, 'id');
    if (id === undefined || id === null || idUse(message) !== 'notification') return;
    if (message.row === null && message.method?.startsWith(PREFIX) !== true) return;
    message.report({
      requirement: 'ids/notification-with-id',
      path: ['id'],
      mark: 'member',
      what: `${message.name} is the notification ${named(message.method ?? '')} but has the id ${code(id)}, which makes it a request.`,
      fix: REMOVE_ID,
    });
  },
});
