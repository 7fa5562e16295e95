/** The code for a prompt without what it needs. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const argumentMissing: ChooseSource = {
  id: 'argument-missing',
  kind: 'choose-error',
  title: 'Sum up which note?',
  revision: '2025-03-26',
  server: 'notes',
  task: 'The prompt `sum_up_note` requires the argument `id`. The client asks for it with no arguments. Which code comes back?',
  client: [{ jsonrpc: '2.0', id: 'p', method: 'prompts/get', params: { name: 'sum_up_note' } }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32600,
  hints: ['Method, prompt and form are fine.', 'Arguments are parameters.'],
  solution: -32602,
  lesson:
    'A required argument that is missing is a wrong parameter: `-32602`. So is the name of a prompt that does not exist.',
  links: [clause('2025-03-26', 'server/prompts#error-handling', 'Prompts, Error Handling')],
  mistakes: [
    {
      id: 'request',
      code: -32600,
      says: 'As a message the request is complete: it has `jsonrpc`, `id` and `method`. What is missing is an argument of the prompt.',
    },
    { id: 'method', code: -32601, says: 'The method is `prompts/get`, and the server has that.' },
    {
      id: 'internal',
      code: -32603,
      says: 'Nothing broke inside of the server: it noticed in time that an argument is missing.',
    },
    { id: 'parse', code: -32700, says: 'The text is right JSON; the server could read it.' },
  ],
};
