/** The code for a method that does not exist. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const noMethod: ChooseSource = {
  id: 'no-method',
  kind: 'choose-error',
  title: 'Run, tool, run',
  revision: '2024-11-05',
  server: 'calculator',
  task: 'The client sends a request with the method `tools/run`, which no revision has. With which code does the server answer?',
  client: [{ jsonrpc: '2.0', id: 9, method: 'tools/run', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32602,
  hints: ['The text is JSON, and the JSON is a request.', 'What does the server look for next?'],
  solution: -32601,
  lesson:
    '`-32601` is for the method: one that the server does not know, or that it did not declare. It is no code for tools that are not there.',
  links: [clause('2024-11-05', 'basic/messages#responses', 'Messages, Responses')],
  mistakes: [
    {
      id: 'params',
      code: -32602,
      says: 'The parameters would fit `tools/call`. What the server does not know is the method itself.',
    },
    {
      id: 'request',
      code: -32600,
      says: 'In form the request is right: it has `jsonrpc`, `id` and `method`.',
    },
    { id: 'internal', code: -32603, says: 'Nothing broke inside of the server.' },
    { id: 'parse', code: -32700, says: 'The text is right JSON; the server could read it.' },
  ],
};
