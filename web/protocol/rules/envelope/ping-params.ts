import { defineRule } from '../define.ts';
import { objectAt } from '../../json/object.ts';
import { listed } from '../../json/describe.ts';
import { example, LEGACY } from './meaning-examples.ts';

/** Payload in a `ping`. */
export const pingParams = defineRule({
  id: 'ping/params',
  requirements: ['ping/params'],
  class: 'spec',
  kinds: ['request'],
  cues: [{ at: 'params', when: (params, { method }) => params !== undefined && method === 'ping' }],
  title: 'This `ping` has parameters other than `_meta`',
  why: 'The receiver neither reads nor returns them.',
  how: 'Omit the parameters.',
  examples: {
    good: [
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":"ping"}'),
      example('2025-06-18', '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"progressToken":1}}}'),
    ],
    bad: [example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":"ping","params":⟦{"text":"hello"}⟧}')],
  },
  judge(message) {
    if (message.method !== 'ping' || !message.row) return;
    const params = objectAt(message.object, 'params');
    const extra = Object.keys(params).filter((key) => key !== '_meta');
    if (extra.length === 0) return;
    const whole = extra.length === Object.keys(params).length;
    message.report({
      requirement: 'ping/params',
      path: ['params'],
      what: `${message.name} is a \`ping\` with ${listed(extra)}, which receivers ignore.`,
      fix: {
        says: whole ? 'Omit `params`.' : 'Omit all parameters but `_meta`.',
        safety: 'safe',
        steps: whole
          ? [{ do: 'remove', path: ['params'] }]
          : extra.map((key) => ({ do: 'remove' as const, path: ['params', key] })),
      },
    });
  },
});
