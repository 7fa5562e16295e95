import { defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { UNUSUAL_ID } from './cues.ts';
import { REMOVE_ID } from './ids.ts';

const ERROR = '"error":{"code":-32700,"message":"Parse error"}';

/** MCP has no null id. https://modelcontextprotocol.io/specification/2025-11-25/basic#error-responses */
export const responsesErrorIdNullMcp = defineRule({
  id: 'responses/error-id-null-mcp',
  requirements: ['responses/error-id-null-mcp'],
  class: 'spec',
  kinds: ['error'],
  cues: [UNUSUAL_ID],
  title: 'The `id` of an error response {must} not be null in MCP',
  why: 'Plain JSON-RPC uses null for an unreadable id. MCP message types allow only strings and integers, so strict clients drop the response.',
  how: 'Copy the id of the request. If it was unreadable, revisions since 2025-11-25 omit `id`; earlier ones define no form for it.',
  examples: {
    good: [
      { revision: '2025-11-25', text: `{"jsonrpc":"2.0","id":1,${ERROR}}` },
      { revision: 'jsonrpc-2.0', text: `{"jsonrpc":"2.0","id":null,${ERROR}}`, says: 'Plain JSON-RPC requires this.' },
    ],
    bad: [
      { revision: '2025-11-25', text: `{"jsonrpc":"2.0",⟦"id":null⟧,${ERROR}}` },
      { revision: '2024-11-05', text: `{"jsonrpc":"2.0",⟦"id":null⟧,${ERROR}}` },
    ],
  },
  judge(message) {
    if (get(message.object, 'id') !== null) return;
    const optional = message.model.errorId === 'optional';
    message.report({
      requirement: 'responses/error-id-null-mcp',
      path: ['id'],
      mark: 'member',
      what: `${message.name} is an error with \`"id": null\`. ${optional ? 'If the id of the request is unknown, the member must be omitted.' : 'It must have the id of its request.'}`,
      ...(optional ? { fix: REMOVE_ID } : {}),
    });
  },
});
