/** Conversations about batches. */
import { client, server } from '../../../../testing/conversation.ts';
import { initialize } from '../examples.ts';
import { ping, list, fails, nameless, one, type Transcript } from './example-messages.ts';

/** Each with its findings. */
export const batches: readonly Transcript[] = [
  one(
    'a batch whose requests are answered one by one',
    'jsonrpc-2.0',
    ['batch/answer-not-array in 2'],
    client('[{"jsonrpc":"2.0","id":1,"method":"a"},{"jsonrpc":"2.0","id":2,"method":"b"}]'),
    server('"id":1,"result":1'),
    server('"id":2,"result":2'),
  ),
  one(
    'an array for a single request',
    'jsonrpc-2.0',
    ['batch/array-for-single-request in 2'],
    client('"id":1,"method":"a"'),
    server('[{"jsonrpc":"2.0","id":1,"result":1}]'),
  ),
  one(
    'an array for a single request, in MCP',
    '2025-03-26',
    ['batch/array-for-single-request in 2'],
    client(list('1')),
    server('[{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}]'),
  ),
  one(
    'several client responses in one array',
    '2025-03-26',
    [],
    server('"id":1,"method":"ping"'),
    server('"id":2,"method":"ping"'),
    client('[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":2,"result":{}}]'),
  ),
  one(
    'a batch with one response too few',
    'jsonrpc-2.0',
    ['batch/response-missing in 2'],
    client(
      '[{"jsonrpc":"2.0","id":1,"method":"a"},{"jsonrpc":"2.0","id":2,"method":"b"},{"jsonrpc":"2.0","method":"c"}]',
    ),
    server('[{"jsonrpc":"2.0","id":2,"result":1}]'),
  ),
  one(
    'an error for a notification in a batch',
    'jsonrpc-2.0',
    ['batch/response-for-notification in 2'],
    client('[{"jsonrpc":"2.0","id":1,"method":"a"},{"jsonrpc":"2.0","method":"b"}]'),
    server(
      '[{"jsonrpc":"2.0","id":1,"result":1},{"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"Method not found"}}]',
    ),
  ),
  one(
    'two unreadable items and one error',
    'jsonrpc-2.0',
    ['batch/invalid-element in 2'],
    client('[1,{"jsonrpc":"2.0","id":1,"method":"a"},2]'),
    server(
      '[{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}},{"jsonrpc":"2.0","id":1,"result":1}]',
    ),
  ),
  one(
    'three unreadable items and three errors',
    'jsonrpc-2.0',
    [],
    client('[1,2,3]'),
    server(
      '[{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}]',
    ),
  ),
  one(
    'a batch rejected as a whole',
    '2025-03-26',
    ['batch/receiver-rejects in 2'],
    client(`[{"jsonrpc":"2.0",${list('1')}},{"jsonrpc":"2.0",${ping('2')}}]`),
    server(`"id":null,${nameless(-32600, 'Invalid Request')}`),
  ),
  one(
    'a server batch rejected by a client',
    '2025-03-26',
    ['batch/receiver-rejects in 2'],
    server(`[{"jsonrpc":"2.0","id":1,"method":"roots/list"}]`),
    client(fails('1', -32600, 'Unexpected array')),
  ),
  one(
    'a batch with `initialize` in it may be rejected',
    '2025-03-26',
    [],
    client(`[{"jsonrpc":"2.0","id":1,${initialize('2025-03-26')}}]`),
    server(`"id":null,${nameless(-32600, 'Invalid Request')}`),
  ),
];
