/** The code for a resource that does not exist, since 2026-07-28. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const noteMissingNow: ChooseSource = {
  id: 'note-missing-now',
  kind: 'choose-error',
  title: 'No such note, today',
  revision: '2026-07-28',
  server: 'notes',
  task: 'The same question in 2026-07-28: the client reads `note:///99`, which is not there. With which code does the server answer?',
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
  hints: ['The code that MCP had for this was given up.', 'The address is a parameter.'],
  solution: -32602,
  lesson:
    '2026-07-28 gave up `-32002`: an address that leads nowhere is a wrong parameter, `-32602`. Clients still understand the old code, since older servers send it.',
  links: [clause('2026-07-28', 'server/resources#error-handling', 'Resources, Error Handling')],
  mistakes: [
    {
      id: 'old-code',
      code: -32002,
      says: 'That was the code up to 2025-11-25. Clients still understand it; servers of 2026-07-28 no longer send it.',
    },
    {
      id: 'method',
      code: -32601,
      says: 'The method is `resources/read`, and the server has that. What is missing is the resource.',
    },
    { id: 'request', code: -32600, says: 'The request is right in form.' },
    {
      id: 'internal',
      code: -32603,
      says: 'Nothing broke inside of the server; it looked and found nothing.',
    },
    { id: 'parse', code: -32700, says: 'The text is right JSON; the server could read it.' },
  ],
};
