import { defineRule } from '../define.ts';
import { code } from '../../json/describe.ts';
import { UNUSUAL_ID } from './cues.ts';
import { freshIdPlan, idOf, replyHint } from './ids.ts';

/** Integers beyond 2^53 lose digits in many programs. https://www.rfc-editor.org/rfc/rfc8259#section-6 */
export const idsLargeInteger = defineRule({
  id: 'ids/large-integer',
  requirements: ['ids/large-integer'],
  class: 'spec',
  kinds: ['request', 'response', 'error', 'invalid'],
  cues: [UNUSUAL_ID],
  title: 'Integer ids stay within 2^53',
  why: 'JavaScript and many JSON readers keep numbers as 64-bit floats. Beyond 9007199254740991 neighbouring integers become one, and a reply may repeat another id than it was sent.',
  how: 'Use smaller numbers, or write long ids as strings.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":9007199254740991,"method":"ping"}' },
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":"9007199254740993","method":"ping"}' },
    ],
    bad: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":⟦1e16⟧,"method":"ping"}' }],
  },
  judge(message) {
    const id = idOf(message);
    if (typeof id !== 'number' || Number.isSafeInteger(id) || (Number.isFinite(id) && !Number.isInteger(id))) return;
    message.report({
      requirement: 'ids/large-integer',
      path: ['id'],
      what: `${message.name} has an id that reads as ${code(id)}, beyond what every program keeps exactly.${replyHint(message)}`,
      ...freshIdPlan(message, 'unsafe'),
    });
  },
});
