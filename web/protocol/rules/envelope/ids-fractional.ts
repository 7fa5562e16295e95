import { defineRule } from '../define.ts';
import { code } from '../../json/describe.ts';
import { UNUSUAL_ID } from './cues.ts';
import { freshIdPlan, idOf, replyHint } from './ids.ts';

/** A numeric id has no fraction. https://www.jsonrpc.org/specification#request_object */
export const idsFractional = defineRule({
  id: 'ids/fractional',
  requirements: ['ids/fractional'],
  class: 'spec',
  kinds: ['request', 'response', 'error', 'invalid'],
  cues: [UNUSUAL_ID],
  title: 'A numeric `id` is an integer',
  why: 'Most fractions have no exact binary form, so the id that comes back may be a slightly different number and match nothing.',
  how: 'Count in whole numbers, or use a string.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' },
      {
        revision: '2025-06-18',
        text: '{"jsonrpc":"2.0","id":1.0,"method":"ping"}',
        says: 'JSON has one kind of number: 1.0 is 1.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":⟦1.5⟧,"method":"ping"}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":⟦0.1⟧,"result":3}',
        says: 'Discouraged there, not forbidden.',
      },
    ],
  },
  judge(message) {
    const id = idOf(message);
    if (typeof id !== 'number' || !Number.isFinite(id) || Number.isInteger(id)) return;
    message.report({
      requirement: 'ids/fractional',
      path: ['id'],
      what: `${message.name} has the id ${code(id)}, which is not a whole number.${replyHint(message)}`,
      ...freshIdPlan(message, 'safe'),
    });
  },
});
