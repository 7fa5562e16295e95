/** A null id, which tutorials call legal. */
import { sendsRequest, clause, numbered, commonMistake, withoutId } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Fix the request. */
export const nullId: MessageSource = {
  id: 'null-id',
  kind: 'fix-message',
  title: 'Fix a request with a null id',
  revision: '2025-11-25',
  from: 'client',
  task: 'Fix this message so that the client gets a response.\n\nThe client wants to check whether the server still responds. JSON-RPC allows this message, but MCP does not.',
  start: '{"jsonrpc":"2.0","id":null,"method":"ping"}',
  hints: ['How would the client find the response to this request?', 'An id may have two types: string and integer.'],
  solution: '{"jsonrpc":"2.0","id":"ping-1","method":"ping"}',
  lesson:
    'Some tutorials list null among the possible ids. JSON-RPC 2.0 allows it but advises against it. MCP forbids it: an id must be a string or an integer.',
  links: [clause('2025-11-25', 'basic/index#requests', 'Base protocol, Requests')],
  goals: [sendsRequest('ping'), numbered()],
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
      'A number as an id must be an integer, because fractions are unreliable to compare.',
      { at: '/id', type: 'number', not: { at: '/id', type: 'integer' } },
    ),
    commonMistake('other-type', { jsonrpc: '2.0', id: true, method: 'ping' }, 'An id must be a string or an integer.', {
      at: '/id',
      type: ['boolean', 'object', 'array'],
    }),
    commonMistake(
      'notification-now',
      { jsonrpc: '2.0', id: 1, method: 'notifications/ping' },
      '`ping` is a request and has no prefix: only notification names begin with `notifications/`.',
      { at: '/method', equals: 'notifications/ping' },
    ),
  ],
};
