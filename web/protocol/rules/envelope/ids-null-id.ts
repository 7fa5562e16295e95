import { defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNUSUAL_ID } from './cues.ts';
import { freshIdPlan, idOf, idUse } from './ids.ts';

/** The id of a request is never null in MCP, and should not be in JSON-RPC. https://www.jsonrpc.org/specification#request_object */
export const idsNullId = defineRule({
  id: 'ids/null-id',
  requirements: ['ids/null-id'],
  class: 'spec',
  kinds: ['request', 'invalid'],
  cues: [UNUSUAL_ID],
  title: 'The id of a request is not null',
  why: 'A null id is what the answer to an unreadable request carries, and what JSON-RPC 1.0 used for notifications. A reply to it cannot be matched.',
  how: 'Give each request a string or an integer of its own. If no answer is wanted, leave `id` out altogether.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":"","method":"sum"}',
        says: 'Even an empty string is an id.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":⟦null⟧,"method":"tools/list"}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":⟦null⟧,"method":"sum","params":[1,2]}',
        says: 'Allowed there, but discouraged.',
      },
    ],
  },
  judge(message) {
    if (idOf(message) !== null || idUse(message) !== 'request') return;
    const { method, row } = message;
    message.report({
      requirement: 'ids/null-id',
      path: ['id'],
      what: `${message.name} asks ${method === null ? 'for something' : `for ${named(method)}`} with \`"id": null\`, so its answer cannot be told from any other.`,
      ...freshIdPlan(message, row === null ? 'unsafe' : 'safe'),
    });
  },
});
