import { defineRule } from '../define.ts';
import { UNUSUAL_ID } from './cues.ts';
import { present } from './members.ts';

const ERROR = '"error":{"code":-32700,"message":"Parse error"}';

/** Until 2025-06-18, an error always has an id. https://modelcontextprotocol.io/specification/2025-06-18/basic#responses */
export const responsesErrorIdRequired = defineRule({
  id: 'responses/error-id-required',
  requirements: ['responses/error-id-required'],
  class: 'spec',
  kinds: ['error'],
  cues: [UNUSUAL_ID],
  title: 'An error response {must} have the `id` of its request',
  why: 'This revision does not define an error without an id, and the receiver cannot match it to a request.',
  how: 'Copy the `id` of the request, with its type. Later revisions omit it if it was unreadable.',
  examples: {
    good: [
      { revision: '2025-06-18', text: `{"jsonrpc":"2.0","id":1,${ERROR}}` },
      { revision: '2025-11-25', text: `{"jsonrpc":"2.0",${ERROR}}`, says: 'In this revision the id may be absent.' },
    ],
    bad: [{ revision: '2025-06-18', text: `⟦{"jsonrpc":"2.0",${ERROR}}⟧` }],
  },
  judge(message) {
    if (present(message.object, 'id')) return;
    message.report({
      requirement: 'responses/error-id-required',
      mark: 'missing',
      what: `${message.name} is an error without \`id\`, so it cannot be matched to its request.`,
    });
  },
});
