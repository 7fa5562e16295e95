/** The code for invalid JSON. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const badJson: ChooseSource = {
  id: 'bad-json',
  kind: 'choose-error',
  title: 'Choose the code for JSON with a comment',
  revision: '2025-11-25',
  server: 'calculator',
  task: 'Which code does the server return?\n\nA client copies this message from a tutorial and sends it with the comment: `{"jsonrpc":"2.0","id":1, /* the first */ "method":"tools/list"}`.',
  client: ['{"jsonrpc":"2.0","id":1, /* the first */ "method":"tools/list"}'],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32600,
  hints: ['Can the server parse the message at all?', 'JSON has no comments.'],
  solution: -32700,
  lesson:
    'JSON has no comments. Invalid JSON is a parse error, `-32700`. The server cannot check the method and the parameters.',
  links: [clause('2025-11-25', 'basic/index#error-responses', 'Base protocol, Error Responses')],
  mistakes: [
    {
      id: 'request',
      code: -32600,
      says: 'That code is for valid JSON that is not a request. This is not valid JSON, because it contains a comment.',
    },
    {
      id: 'method',
      code: -32601,
      says: 'The server never gets to the method, because it cannot parse the message.',
    },
    {
      id: 'params',
      code: -32602,
      says: 'The server never gets to the parameters, because it cannot parse the message.',
    },
    {
      id: 'internal',
      code: -32603,
      says: 'The server did not fail. It received a message that it cannot parse.',
    },
  ],
};
