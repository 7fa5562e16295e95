/** The code for an unknown method. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const noMethod: ChooseSource = {
  id: 'no-method',
  kind: 'choose-error',
  title: 'Choose the code for an unknown method',
  revision: '2025-11-25',
  server: 'calculator',
  task: 'Which code does the server return?\n\nThe client sends a request with the method `tools/run`, which no revision has.',
  client: [{ jsonrpc: '2.0', id: 9, method: 'tools/run', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32602,
  hints: ['The message is valid JSON, and it is a request.', 'What does the server check next?'],
  solution: -32601,
  lesson:
    '`-32601` is for methods that a server does not have, or whose capability it has not declared. It is not the code for unknown tools.',
  links: [clause('2025-11-25', 'basic/index#responses', 'Base protocol, Responses')],
  mistakes: [
    {
      id: 'params',
      code: -32602,
      says: 'The parameters would be valid for `tools/call`. But the server does not know the method itself.',
    },
    {
      id: 'request',
      code: -32600,
      says: 'The form of the request is valid: it has `jsonrpc`, `id` and `method`.',
    },
    { id: 'internal', code: -32603, says: 'The server did not fail.' },
    { id: 'parse', code: -32700, says: 'The message is valid JSON, so the server could parse it.' },
  ],
};
