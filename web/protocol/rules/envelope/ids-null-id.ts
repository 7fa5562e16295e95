import { defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNUSUAL_ID } from './cues.ts';
import { freshIdPlan, idOf, idUse } from './ids.ts';

/**
 * The id of a request must not be null in MCP, and should not be null in JSON-RPC.
 * https://www.jsonrpc.org/specification#request_object
 */
export const idsNullId = defineRule({
  id: 'ids/null-id',
  requirements: ['ids/null-id'],
  class: 'spec',
  kinds: ['request', 'invalid'],
  cues: [UNUSUAL_ID],
  title: 'The `id` of a request {must} not be null',
  why: 'A null id marks the response to an unreadable request, and in JSON-RPC 1.0 a notification, so a receiver may not respond at all.',
  how: 'Give each request its own string or integer. If no response is needed, omit `id`.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":"","method":"sum"}',
        says: 'An empty string is a valid id.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":⟦null⟧,"method":"tools/list"}' },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":⟦null⟧,"method":"sum","params":[1,2]}',
        says: 'JSON-RPC allows it but discourages it.',
      },
    ],
  },
  judge(message) {
    if (idOf(message) !== null || idUse(message) !== 'request') return;
    const { method, row } = message;
    message.report({
      requirement: 'ids/null-id',
      path: ['id'],
      what: `${message.name} requests ${method === null ? 'something' : named(method)} with \`"id": null\`, so its response cannot be matched to it.`,
      ...freshIdPlan(message, row === null ? 'unsafe' : 'safe'),
    });
  },
});
