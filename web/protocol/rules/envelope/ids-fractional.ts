import { defineRule } from '../define.ts';
import { code } from '../../json/describe.ts';
import { UNUSUAL_ID } from './cues.ts';
import { freshIdPlan, idOf, replyHint } from './ids.ts';

/** A numeric id must not have a fraction. https://www.jsonrpc.org/specification#request_object */
export const idsFractional = defineRule({
  id: 'ids/fractional',
  requirements: ['ids/fractional'],
  class: 'spec',
  kinds: ['request', 'response', 'error', 'invalid'],
  cues: [UNUSUAL_ID],
  title: 'A numeric `id` {must} be an integer',
  why: 'Most fractions have no exact binary form, so a response may repeat a slightly different number that matches no request.',
  how: 'Use integers that count up, or strings.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' },
      {
        revision: '2025-06-18',
        text: '{"jsonrpc":"2.0","id":1.0,"method":"ping"}',
        says: 'JSON has one type of number: 1.0 equals 1.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":⟦1.5⟧,"method":"ping"}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":⟦0.1⟧,"result":3}',
        says: 'JSON-RPC discourages it but does not forbid it.',
      },
    ],
  },
  judge(message) {
    const id = idOf(message);
    if (typeof id !== 'number' || !Number.isFinite(id) || Number.isInteger(id)) return;
    message.report({
      requirement: 'ids/fractional',
      path: ['id'],
      what: `${message.name} has the id ${code(id)}, which is not an integer.${replyHint(message)}`,
      ...freshIdPlan(message, 'safe'),
    });
  },
});
