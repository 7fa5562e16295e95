/** A removed method. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const pingGone: ChooseSource = {
  id: 'ping-gone',
  kind: 'choose-error',
  title: 'Choose the code for a ping in 2026-07-28',
  revision: '2026-07-28',
  server: 'calculator',
  task: 'Which code does the server return?\n\nA client of 2025 sends `ping` to a server of 2026-07-28. The request has the `_meta` that this revision requires.',
  client: [{ jsonrpc: '2.0', id: 1, method: 'ping' }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32600,
  hints: ['Which methods does 2026-07-28 still have?', 'How does a server treat a method that its revision removed?'],
  solution: -32601,
  lesson:
    '2026-07-28 removed `ping`, `initialize` and `logging/setLevel`. A server treats a removed method like any method that it does not have: `-32601`.',
  links: [
    clause('2026-07-28', 'changelog#major-changes', 'Changelog, Major Changes'),
    clause('2026-07-28', 'basic/index#error-codes', 'Base protocol, Error Codes'),
  ],
  mistakes: [
    {
      id: 'params',
      code: -32602,
      says: 'No parameters could make the request valid: the method itself was removed.',
    },
    {
      id: 'request',
      code: -32600,
      says: 'The form of the request is valid: it has `jsonrpc`, `id`, `method`, and the `_meta` of this revision.',
    },
    { id: 'internal', code: -32603, says: 'The server did not fail.' },
    { id: 'parse', code: -32700, says: 'The message is valid JSON, so the server could parse it.' },
  ],
};
