import { defineRule } from '../define.ts';
import { UNUSUAL_ID } from './cues.ts';
import { present } from './members.ts';

const ERROR = '"error":{"code":-32700,"message":"Parse error"}';

/** Up to 2025-06-18 an error always has an id. https://modelcontextprotocol.io/specification/2025-06-18/basic#responses */
export const responsesErrorIdRequired = defineRule({
  id: 'responses/error-id-required',
  requirements: ['responses/error-id-required'],
  class: 'spec',
  kinds: ['error'],
  cues: [UNUSUAL_ID],
  title: 'An error names its request with `id`',
  why: 'In this revision an error without an id has no form, and the receiver cannot tell which request failed.',
  how: 'Copy the `id` of the request, with its type. Later revisions leave it out where it could not be read.',
  examples: {
    good: [
      { revision: '2025-06-18', text: `{"jsonrpc":"2.0","id":1,${ERROR}}` },
      { revision: '2025-11-25', text: `{"jsonrpc":"2.0",${ERROR}}`, says: 'Here the id may be missing.' },
    ],
    bad: [{ revision: '2025-06-18', text: `⟦{"jsonrpc":"2.0",${ERROR}}⟧` }],
  },
  judge(message) {
    if (present(message.object, 'id')) return;
    message.report({
      requirement: 'responses/error-id-required',
      mark: 'missing',
      what: `${message.name} is an error without \`id\`, so nobody knows which request failed.`,
    });
  },
});
