/** The code for a missing resource until 2025-11-25. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const noteMissing: ChooseSource = {
  id: 'note-missing',
  kind: 'choose-error',
  title: 'Choose the code for a missing resource in 2025-11-25',
  revision: '2025-11-25',
  server: 'notes',
  task: 'Which code do servers return in 2025-11-25?\n\nThe client reads `note:///99`, and this note does not exist.',
  client: [{ jsonrpc: '2.0', id: 4, method: 'resources/read', params: { uri: 'note:///99' } }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
    { code: -32002, name: 'Resource not found' },
  ],
  start: -32601,
  hints: ['Does MCP have a separate code for this?', 'It is not one of the five codes of JSON-RPC.'],
  solution: -32002,
  lesson:
    'Until 2025-11-25 a missing resource has its own code, `-32002`. Since 2026-07-28 the code is `-32602`, as for an unknown tool.',
  links: [clause('2025-11-25', 'server/resources#error-handling', 'Resources, Error Handling')],
  mistakes: [
    {
      id: 'params',
      code: -32602,
      says: 'That is the code since 2026-07-28. Before, missing resources had their own code.',
    },
    {
      id: 'method',
      code: -32601,
      says: 'The method is `resources/read`, and the server supports it. The resource is missing.',
    },
    {
      id: 'request',
      code: -32600,
      says: 'The form of the request is valid: it has `jsonrpc`, `id`, `method` and `params`.',
    },
    {
      id: 'internal',
      code: -32603,
      says: 'The server did not fail: it found no such resource.',
    },
    { id: 'parse', code: -32700, says: 'The message is valid JSON, so the server could parse it.' },
  ],
};
