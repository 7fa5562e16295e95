import { defineRule } from '../define.ts';
import { get, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { UNUSUAL_ID } from './cues.ts';
import { REMOVE_ID } from './ids.ts';

const ERROR = '"error":{"code":-32700,"message":"Parse error"}';

/** Words of errors with which servers refuse an HTTP request before they read its message. */
const OF_HTTP =
  /^(?:(?:bad|invalid) request\W+)?(?:no valid session|(?:missing |invalid |unknown )?(?:mcp[- ])?session|server already initialized|server not initialized)|\b(?:method not allowed|not acceptable|unsupported media type|payload too large|unauthorized|forbidden|invalid origin|rate limit|too many requests|session not found|invalid host|(?:accept|content-type|mcp-session-id|mcp-protocol-version|origin) header)\b/iu;

/**
 * True for an error that is the body of an HTTP refusal: the status reports the failure, and the id matters little.
 */
function isRefusal(object: JsonObject): boolean {
  const error = objectAt(object, 'error');
  const code = get(error, 'code');
  const message = get(error, 'message');
  return code !== -32700 && typeof message === 'string' && OF_HTTP.test(message.slice(0, 300));
}

/** MCP has no null id. https://modelcontextprotocol.io/specification/2025-11-25/basic#error-responses */
export const responsesErrorIdNullMcp = defineRule({
  id: 'responses/error-id-null-mcp',
  requirements: ['responses/error-id-null-mcp'],
  class: 'spec',
  kinds: ['error'],
  cues: [UNUSUAL_ID],
  title: 'The `id` of an error response {must} not be null in MCP',
  why: 'Plain JSON-RPC uses null for an unreadable id, but MCP ids are strings and integers only, so strict clients drop the response.',
  how: 'Copy the id of the request. If it was unreadable, revisions since 2025-11-25 omit `id`; earlier ones define no form for it.',
  examples: {
    good: [
      { revision: '2025-11-25', text: `{"jsonrpc":"2.0","id":1,${ERROR}}` },
      { revision: 'jsonrpc-2.0', text: `{"jsonrpc":"2.0","id":null,${ERROR}}`, says: 'Plain JSON-RPC requires this.' },
    ],
    bad: [
      { revision: '2025-11-25', text: `{"jsonrpc":"2.0",⟦"id":null⟧,${ERROR}}` },
      { revision: '2024-11-05', text: `{"jsonrpc":"2.0",⟦"id":null⟧,${ERROR}}` },
      {
        revision: '2025-06-18',
        text: '{"jsonrpc":"2.0","error":{"code":-32600,"message":"Not Acceptable: the Accept header must list both types"},⟦"id":null⟧}',
      },
    ],
  },
  judge(message) {
    if (get(message.object, 'id') !== null) return;
    const optional = message.model.errorId === 'optional';
    message.report({
      requirement: 'responses/error-id-null-mcp',
      path: ['id'],
      mark: 'member',
      ...(message.refused || isRefusal(message.object) ? { class: 'host' as const } : {}),
      what: `${message.name} is an error with \`"id": null\`. ${optional ? 'If the id of the request is unknown, the member must be omitted.' : 'It must have the id of its request.'}`,
      ...(optional ? { fix: REMOVE_ID } : {}),
    });
  },
});
