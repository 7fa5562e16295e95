/** The code for what is no JSON. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const badJson: ChooseSource = {
  id: 'bad-json',
  kind: 'choose-error',
  title: 'A friendly comment',
  revision: '2025-11-25',
  server: 'calculator',
  task: 'A client sends the text `{"jsonrpc":"2.0","id":1, // the first "method":"tools/list"}`, comment included, as it stands in a tutorial. With which code does the server answer?',
  client: ['{"jsonrpc":"2.0","id":1, // the first\n "method":"tools/list"}'],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32600,
  hints: ['Can the text be read at all?', 'JSON has no comments.'],
  solution: -32700,
  lesson:
    'JSON knows no comments. What cannot be read is a parse error, `-32700`, before anybody looks at methods and parameters.',
  links: [clause('2025-11-25', 'basic/index#error-responses', 'Base protocol, Error Responses')],
  mistakes: [
    {
      id: 'request',
      code: -32600,
      says: 'That code is for JSON that is no request. Here the text is no JSON at all: it has a comment in it.',
    },
    {
      id: 'method',
      code: -32601,
      says: 'The server never gets as far as the method: it cannot read the text.',
    },
    {
      id: 'params',
      code: -32602,
      says: 'The server never gets as far as parameters: it cannot read the text.',
    },
    {
      id: 'internal',
      code: -32603,
      says: 'The server is well. It was sent something that it cannot read.',
    },
  ],
};
