import { defineRule } from '../define.ts';
import { has, objectAt } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { UNKNOWN_METHOD } from './cues.ts';
import { example, LEGACY, MODERN, notification } from './meaning-examples.ts';
import { renamePlan, verdictOf } from './methods-verdict.ts';

/** `cancelled` with one `l`, or the name from another protocol. */
export const cancellationMisspelledMethod = defineRule({
  id: 'cancellation/misspelled-method',
  requirements: ['cancellation/misspelled-method'],
  class: 'spec',
  kinds: ['request', 'notification'],
  cues: [UNKNOWN_METHOD],
  title: 'A cancellation {must} use the method `notifications/cancelled`',
  why: 'A receiver ignores an unknown notification, so the request is not cancelled and continues to run.',
  how: 'Use the method `notifications/cancelled`, with the id of the request in `requestId`.',
  examples: {
    good: [
      example(LEGACY, notification('notifications/cancelled', '"requestId":1')),
      example(MODERN, notification('notifications/cancelled', '"requestId":1')),
    ],
    bad: [
      example(LEGACY, '{"jsonrpc":"2.0","method":⟦"notifications/canceled"⟧,"params":{"requestId":1}}'),
      example('2024-11-05', '{"jsonrpc":"2.0","method":⟦"$/cancelRequest"⟧,"params":{"id":1}}'),
      example(MODERN, '{"jsonrpc":"2.0","method":⟦"notifications/canceled"⟧,"params":{"requestId":1}}'),
    ],
  },
  judge(message) {
    const verdict = verdictOf(message);
    if (verdict?.is !== 'cancellation') return;
    const plan = renamePlan(message, verdict.right, 'safe');
    const params = objectAt(message.object, 'params');
    const renames = has(params, 'id') && !has(params, 'requestId');
    message.report({
      requirement: 'cancellation/misspelled-method',
      path: ['method'],
      what: `${message.name} has the method ${named(message.method ?? '')}; the MCP method for cancellation is ${named(verdict.right)}${/cancell?ed$/u.test(message.method ?? '') ? ', with two l’s' : ''}.`,
      fix: renames
        ? {
            ...plan,
            says: `${plan.says.slice(0, -1)}, with \`id\` as \`requestId\`.`,
            steps: [...plan.steps, { do: 'rename', path: ['params', 'id'], to: 'requestId' }],
          }
        : plan,
    });
  },
});
