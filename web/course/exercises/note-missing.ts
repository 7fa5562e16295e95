/** The code for a resource that does not exist, in most revisions. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const noteMissing: ChooseSource = {
  id: 'note-missing',
  kind: 'choose-error',
  title: 'No such note',
  revision: '2025-06-18',
  server: 'notes',
  task: 'The client reads `note:///99`, and there is no such note. Which code do servers answer with in 2025-06-18?',
  client: [{ jsonrpc: '2.0', id: 4, method: 'resources/read', params: { uri: 'note:///99' } }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
    { code: -32002, name: 'Resource not found' },
  ],
  start: -32601,
  hints: ['Is there a code of its own for this?', 'It is not one of the five of JSON-RPC.'],
  solution: -32002,
  lesson:
    'Up to 2025-11-25 a resource that is not there has a code of its own, `-32002`. Since 2026-07-28 it is `-32602`, as for a tool that is not there.',
  links: [clause('2025-06-18', 'server/resources#error-handling', 'Resources, Error Handling')],
  mistakes: [
    {
      id: 'params',
      code: -32602,
      says: 'That is the code for it since 2026-07-28. Before, resources had a code of their own.',
    },
    {
      id: 'method',
      code: -32601,
      says: 'The method is `resources/read`, and the server has that. What is missing is the resource.',
    },
    {
      id: 'request',
      code: -32600,
      says: 'The request is right in form: it has `jsonrpc`, `id`, `method` and `params`.',
    },
    {
      id: 'internal',
      code: -32603,
      says: 'Nothing broke inside of the server; it looked and found nothing.',
    },
    { id: 'parse', code: -32700, says: 'The text is right JSON; the server could read it.' },
  ],
};
