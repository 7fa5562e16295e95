import { defineRule } from '../define.ts';
import { code } from '../../json/describe.ts';
import { UNUSUAL_ID } from './cues.ts';
import { freshIdPlan, idOf, replyHint } from './ids.ts';

/** Many programs lose digits of integers beyond 2^53. https://www.rfc-editor.org/rfc/rfc8259#section-6 */
export const idsLargeInteger = defineRule({
  id: 'ids/large-integer',
  requirements: ['ids/large-integer'],
  class: 'spec',
  kinds: ['request', 'response', 'error', 'invalid'],
  cues: [UNUSUAL_ID],
  title: 'This integer id is larger than 2^53',
  why: 'Many JSON parsers store numbers as 64-bit floats, in which neighboring integers beyond 9007199254740991 are equal, so a response may repeat another id.',
  how: 'Use smaller integers, or write long ids as strings.',
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
      what: `${message.name} has an id that reads as ${code(id)}, which many programs cannot store exactly.${replyHint(message)}`,
      ...freshIdPlan(message, 'unsafe'),
    });
  },
});
