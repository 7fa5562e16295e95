/** A method that was dropped. */
import { clause } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the error. */
export const pingGone: ChooseSource = {
  id: 'ping-gone',
  kind: 'choose-error',
  title: 'Are you there?',
  revision: '2026-07-28',
  server: 'calculator',
  task: 'A client of 2025 asks a server of 2026-07-28 with `ping` whether it is still there. The request has the `_meta` that this revision wants. With which code does the server answer?',
  client: [{ jsonrpc: '2.0', id: 1, method: 'ping' }],
  codes: [
    { code: -32700, name: 'Parse error' },
    { code: -32600, name: 'Invalid Request' },
    { code: -32601, name: 'Method not found' },
    { code: -32602, name: 'Invalid params' },
    { code: -32603, name: 'Internal error' },
  ],
  start: -32600,
  hints: ['Which methods does 2026-07-28 still have?', 'What is a method that was dropped to a server?'],
  solution: -32601,
  lesson:
    '2026-07-28 dropped `ping`, `initialize` and `logging/setLevel`. To a server a method that was dropped is one that it does not have: `-32601`.',
  links: [
    clause('2026-07-28', 'changelog#major-changes', 'Changelog, Major Changes'),
    clause('2026-07-28', 'basic/index#error-codes', 'Base protocol, Error Codes'),
  ],
  mistakes: [
    {
      id: 'params',
      code: -32602,
      says: 'No parameters could make it right: the method itself is gone.',
    },
    {
      id: 'request',
      code: -32600,
      says: 'In form the request is right: it has `jsonrpc`, `id`, `method`, and the `_meta` of this revision.',
    },
    { id: 'internal', code: -32603, says: 'Nothing broke inside of the server.' },
    { id: 'parse', code: -32700, says: 'The text is right JSON; the server could read it.' },
  ],
};
