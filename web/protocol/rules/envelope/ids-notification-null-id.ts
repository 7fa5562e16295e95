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
  title: 'A notification {must} omit `id` instead of setting it to null',
  why: 'A message without `id` is a notification, but with a null id it is a request with an invalid id, which a strict receiver rejects.',
  how: 'Configure the serializer to omit empty members, so that `id` is absent instead of null.',
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
      what: `${message.name} is the notification ${named(message.method ?? '')} but has \`"id": null\`. A notification must not have an \`id\` member.`,
      fix: REMOVE_ID,
    });
  },
});
