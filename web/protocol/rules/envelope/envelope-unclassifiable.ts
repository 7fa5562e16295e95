import type { JsonValue } from '../../json/types.ts';
import { defineRule, get, has, isObject } from '../define.ts';
import { listed, named } from '../words.ts';
import { roleOf } from './members.ts';

/** True for what would be a message if it stood by itself. */
function isWhole(value: JsonValue | undefined): boolean {
  return isObject(value) && has(value, 'jsonrpc') && roleOf(value) !== 'none';
}

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
      {
        revision: '2025-11-25',
        text: '⟦{"from":"user","words":"ping"}⟧',
        says: 'A message in a wrapper that nobody knows.',
      },
    ],
  },
  judge(message) {
    if (!isObject(message.value) || roleOf(message.object) !== 'none') return;
    const names = Object.keys(message.object);
    const holder = names.find((name) => isWhole(get(message.object, name)));
    const all = names.length === 0 ? 'It is an empty object.' : `All it has is ${listed(names)}.`;
    const says = holder === undefined ? all : `One seems to stand inside its ${named(holder)}.`;
    message.report({
      requirement: 'envelope/unclassifiable',
      mark: 'missing',
      what: `${message.name} is neither a call nor a reply: it has no \`method\`, no \`result\` and no \`error\`. ${says}`,
    });
  },
});
