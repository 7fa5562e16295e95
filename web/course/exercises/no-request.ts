/** The code for JSON that is no request. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const noRequest: ChooseSource = {
  id: 'no-request',
  kind: 'choose-error',
  title: 'Method seven',
  revision: '2025-11-25',
  server: 'calculator',
  task: 'The client sends `{"jsonrpc":"2.0","id":4,"method":7}`. With which code does the server answer?',
  client: [{ jsonrpc: '2.0', id: 4, method: 7 }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32700,
  hints: ['Is it JSON?', 'What has to be true of `method` in every request?'],
  solution: -32600,
  lesson:
    'JSON that is not a message of JSON-RPC, for want of a member or because one has a wrong type, is an invalid request: `-32600`.',
  links: [clause('2025-11-25', 'basic/index#requests', 'Base protocol, Requests')],
  mistakes: [
    {
      id: 'parse',
      code: -32700,
      says: 'The text is right JSON: it can be read. It is only no request.',
    },
    {
      id: 'method',
      code: -32601,
      says: 'That would be for a method with a name that the server does not know. Here there is no name at all.',
    },
    {
      id: 'params',
      code: -32602,
      says: 'There are no parameters. It fails before: `method` is not a text.',
    },
    {
      id: 'internal',
      code: -32603,
      says: 'Nothing broke inside of the server: the message is wrong.',
    },
  ],
};
