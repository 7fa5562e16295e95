/** The code for JSON that is not a valid request. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const noRequest: ChooseSource = {
  id: 'no-request',
  kind: 'choose-error',
  title: 'Choose the code for a method that is a number',
  revision: '2025-11-25',
  server: 'calculator',
  task: 'Which code does the server return?\n\nThe client sends `{"jsonrpc":"2.0","id":4,"method":7}`.',
  client: [{ jsonrpc: '2.0', id: 4, method: 7 }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32700,
  hints: ['Is it JSON?', 'What type must `method` have in every request?'],
  solution: -32600,
  lesson:
    'JSON that is not a valid JSON-RPC message is an invalid request: `-32600`. A member may be missing or have the wrong type.',
  links: [clause('2025-11-25', 'basic/index#requests', 'Base protocol, Requests')],
  mistakes: [
    {
      id: 'parse',
      code: -32700,
      says: 'The message is valid JSON, so the server can parse it. It is just not a request.',
    },
    {
      id: 'method',
      code: -32601,
      says: 'That code is for a method name that the server does not know. This message has no method name at all.',
    },
    {
      id: 'params',
      code: -32602,
      says: 'There are no parameters. An earlier check fails: `method` is not a string.',
    },
    {
      id: 'internal',
      code: -32603,
      says: 'The server did not fail: the message is invalid.',
    },
  ],
};
