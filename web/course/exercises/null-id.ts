/** An id of null, which tutorials call legal. */
import { asks, clause, numbered, commonMistake, withoutId } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Mend the request. */
export const nullId: MessageSource = {
  id: 'null-id',
  kind: 'fix-message',
  title: 'A name for the question',
  revision: '2025-03-26',
  from: 'client',
  task: 'A client wants to know whether the server is still there. JSON-RPC itself lets this message pass, MCP does not. Mend it so that the client gets its answer.',
  start: '{"jsonrpc":"2.0","id":null,"method":"ping"}',
  hints: ['How would the client know the answer again?', 'Two types are allowed for an id: text and whole numbers.'],
  solution: '{"jsonrpc":"2.0","id":"ping-1","method":"ping"}',
  lesson:
    'Tutorials list null among the ids, and JSON-RPC 2.0 does allow it while advising against it. MCP forbids it: an id is a text or a whole number.',
  links: [clause('2025-03-26', 'basic/index#requests', 'Base protocol, Requests')],
  goals: [asks('ping'), numbered()],
  mistakes: [
    commonMistake(
      'still-null',
      { jsonrpc: '2.0', id: null, method: 'ping', params: {} },
      'The `id` is still null, and MCP has no null ids.',
      { at: '/id', equals: null },
    ),
    withoutId({ jsonrpc: '2.0', method: 'ping' }),
    commonMistake(
      'fraction',
      { jsonrpc: '2.0', id: 1.5, method: 'ping' },
      'An id that is a number is a whole one: fractions are compared badly.',
      { at: '/id', type: 'number', not: { at: '/id', type: 'integer' } },
    ),
    commonMistake(
      'other-type',
      { jsonrpc: '2.0', id: true, method: 'ping' },
      'An id is a text or a whole number, nothing else.',
      { at: '/id', type: ['boolean', 'object', 'array'] },
    ),
    commonMistake(
      'notification-now',
      { jsonrpc: '2.0', id: 1, method: 'notifications/ping' },
      '`ping` is a request and has no prefix: only notifications begin with `notifications/`.',
      { at: '/method', equals: 'notifications/ping' },
    ),
  ],
};
