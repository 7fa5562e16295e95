/** The code for a missing resource since 2026-07-28. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const noteMissingNow: ChooseSource = {
  id: 'note-missing-now',
  kind: 'choose-error',
  title: 'Choose the code for a missing resource in 2026-07-28',
  revision: '2026-07-28',
  server: 'notes',
  task: 'Which code does the server return?\n\nIn 2026-07-28 the client reads `note:///99`, and this note does not exist.',
  client: [{ jsonrpc: '2.0', id: 4, method: 'resources/read', params: { uri: 'note:///99' } }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
    { code: -32002, name: 'Resource not found' },
  ],
  start: -32002,
  hints: ['MCP had a separate code for this, but removed it.', 'The URI is a parameter.'],
  solution: -32602,
  lesson:
    '2026-07-28 removed `-32002`: the URI of a missing resource is an invalid parameter, `-32602`. Clients still accept the old code, because older servers send it.',
  links: [clause('2026-07-28', 'server/resources#error-handling', 'Resources, Error Handling')],
  mistakes: [
    {
      id: 'old-code',
      code: -32002,
      says: 'That was the code until 2025-11-25. Clients still accept it, but servers of 2026-07-28 no longer send it.',
    },
    {
      id: 'method',
      code: -32601,
      says: 'The method is `resources/read`, and the server supports it. The resource is missing.',
    },
    { id: 'request', code: -32600, says: 'The form of the request is valid.' },
    {
      id: 'internal',
      code: -32603,
      says: 'The server did not fail: it found no such resource.',
    },
    { id: 'parse', code: -32700, says: 'The message is valid JSON, so the server could parse it.' },
  ],
};
