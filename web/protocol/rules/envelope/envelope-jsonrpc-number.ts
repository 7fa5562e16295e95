import { defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { OTHER_VERSION } from './cues.ts';
import { SINGLE } from './members.ts';

/** The version marker must be a string. https://www.jsonrpc.org/specification#request_object */
export const envelopeJsonrpcNumber = defineRule({
  id: 'envelope/jsonrpc-number',
  requirements: ['envelope/jsonrpc-number'],
  class: 'spec',
  kinds: SINGLE,
  cues: [OTHER_VERSION],
  title: '`jsonrpc` {must} be a string, not a number',
  why: 'JSON does not distinguish the numbers 2 and 2.0, so a comparison with the string "2.0" fails.',
  how: 'Put the version in quotes: `"jsonrpc": "2.0"`.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":⟦2.0⟧,"id":1,"method":"ping"}' },
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":⟦2⟧,"id":1,"result":19}' },
    ],
  },
  judge(message) {
    const version = get(message.object, 'jsonrpc');
    if (typeof version !== 'number') return;
    message.report({
      requirement: 'envelope/jsonrpc-number',
      path: ['jsonrpc'],
      what: `${message.name} has a number as \`jsonrpc\`; it must be the string \`"2.0"\`.`,
      fix: {
        says: 'Write `"2.0"`.',
        safety: 'safe',
        steps: [{ do: 'replace', path: ['jsonrpc'], value: '2.0' }],
      },
    });
  },
});
