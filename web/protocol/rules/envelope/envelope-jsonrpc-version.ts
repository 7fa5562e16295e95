import { defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { code } from '../../json/describe.ts';
import { OTHER_VERSION } from './cues.ts';
import { SINGLE } from './members.ts';

/** The version marker must be exactly "2.0". https://www.jsonrpc.org/specification#request_object */
export const envelopeJsonrpcVersion = defineRule({
  id: 'envelope/jsonrpc-version',
  requirements: ['envelope/jsonrpc-version'],
  class: 'spec',
  kinds: SINGLE,
  cues: [OTHER_VERSION],
  title: '`jsonrpc` {must} be exactly `"2.0"`',
  why: 'It is the version of JSON-RPC, and strict receivers reject every value but this one.',
  how: 'Write `"jsonrpc": "2.0"`. The MCP revision is a different value and belongs elsewhere.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":⟦"1.0"⟧,"id":1,"method":"ping"}' },
      { revision: '2025-11-25', text: '{"jsonrpc":⟦"2025-11-25"⟧,"id":1,"method":"ping"}', says: 'A revision of MCP.' },
      { revision: 'jsonrpc-2.0', text: '{"jsonrpc":⟦null⟧,"id":1,"method":"sum"}' },
    ],
  },
  judge(message) {
    const version = get(message.object, 'jsonrpc');
    if (version === undefined || version === '2.0' || typeof version === 'number') return;
    const revision = typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version);
    message.report({
      requirement: 'envelope/jsonrpc-version',
      path: ['jsonrpc'],
      what: `${message.name} has ${code(version)} as \`jsonrpc\`; it must be \`"2.0"\`.${revision ? ' A date is an MCP revision, which does not belong here.' : ''}`,
      fix: {
        says: 'Write `"2.0"`.',
        safety: 'safe',
        steps: [{ do: 'replace', path: ['jsonrpc'], value: '2.0' }],
      },
    });
  },
});
