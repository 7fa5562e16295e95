import { defineRule, isObject } from '../define.ts';
import { listed } from '../words.ts';
import { roleOf } from './members.ts';

/** An object is a request, a notification or a response. https://www.jsonrpc.org/specification#request_object */
export const envelopeUnclassifiable = defineRule({
  id: 'envelope/unclassifiable',
  requirements: ['envelope/unclassifiable'],
  class: 'spec',
  kinds: ['invalid'],
  title: 'A message has a `method`, a `result` or an `error`',
  why: 'These members tell a call from a reply. Without any of them the receiver does not know what to do with the object.',
  how: 'Add `method` to call something, or `result` or `error` to answer something.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","method":"notifications/initialized"}' }],
    bad: [
      { revision: '2025-06-18', text: '⟦{"foo":"boo"}⟧' },
      { revision: 'jsonrpc-2.0', text: '⟦{}⟧', says: 'An object without members.' },
      { revision: '2025-11-25', text: '⟦{"jsonrpc":"2.0"}⟧' },
    ],
  },
  judge(message) {
    if (!isObject(message.value) || roleOf(message.object) !== 'none') return;
    const names = Object.keys(message.object);
    const has = names.length === 0 ? 'It is an empty object.' : `All it has is ${listed(names)}.`;
    message.report({
      requirement: 'envelope/unclassifiable',
      mark: 'missing',
      what: `${message.name} is neither a call nor a reply: it has no \`method\`, no \`result\` and no \`error\`. ${has}`,
    });
  },
});
