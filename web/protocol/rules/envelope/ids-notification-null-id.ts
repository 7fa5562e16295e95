import { defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { OTHER_KIND } from './cues.ts';
import { idUse, REMOVE_ID } from './ids.ts';

/** A notification has no id, not even null. https://www.jsonrpc.org/specification#notification */
export const idsNotificationNullId = defineRule({
  id: 'ids/notification-null-id',
  requirements: ['ids/notification-null-id'],
  class: 'spec',
  kinds: ['request'],
  cues: [OTHER_KIND],
  title: 'A notification leaves `id` out instead of setting it to null',
  why: 'Only the absence of `id` makes a notification. With a null one it is a request whose id is not allowed, and a strict receiver refuses it.',
  how: 'Tell the serialiser to skip empty members, so that `id` is absent and not null.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","method":"notifications/initialized"}' }],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0",⟦"id":null⟧,"method":"notifications/initialized"}' },
      { revision: '2024-11-05', text: '{"jsonrpc":"2.0",⟦"id":null⟧,"method":"notifications/tools/list_changed"}' },
    ],
  },
  judge(message) {
    if (idUse(message) !== 'notification' || get(message.object, 'id') !== null) return;
    message.report({
      requirement: 'ids/notification-null-id',
      path: ['id'],
      mark: 'member',
      what: `${message.name} is the notification ${named(message.method ?? '')}, yet has \`"id": null\`. A notification has no \`id\` member at all.`,
      fix: REMOVE_ID,
    });
  },
});
