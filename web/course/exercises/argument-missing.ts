/** The code for a missing prompt argument. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const argumentMissing: ChooseSource = {
  id: 'argument-missing',
  kind: 'choose-error',
  title: 'Choose the code for a missing prompt argument',
  revision: '2025-11-25',
  server: 'notes',
  task: 'Which code does the server return?\n\nThe prompt `sum_up_note` requires the argument `id`, and the client requests the prompt without arguments.',
  client: [{ jsonrpc: '2.0', id: 'p', method: 'prompts/get', params: { name: 'sum_up_note' } }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32600,
  hints: [
    'The method, the prompt name, and the form of the request are right.',
    'Arguments are part of the parameters.',
  ],
  solution: -32602,
  lesson:
    'A missing required argument is an invalid parameter: `-32602`. An unknown prompt name is an invalid parameter, too.',
  links: [clause('2025-11-25', 'server/prompts#error-handling', 'Prompts, Error Handling')],
  mistakes: [
    {
      id: 'request',
      code: -32600,
      says: 'The request is valid: it has `jsonrpc`, `id` and `method`. An argument of the prompt is missing.',
    },
    { id: 'method', code: -32601, says: 'The method is `prompts/get`, and the server supports it.' },
    {
      id: 'internal',
      code: -32603,
      says: 'The server did not fail: it noticed that an argument is missing.',
    },
    { id: 'parse', code: -32700, says: 'The message is valid JSON, so the server could parse it.' },
  ],
};
