/** Conversations about error responses, their codes, and ping responses that are not empty. */
import { client, server } from '../../../../testing/conversation.ts';
import { requestIn } from '../examples.ts';
import { OLD, NEW, OPEN, LATE, ping, call, fails, one, type Transcript } from './example-messages.ts';

/** Each with its findings. */
export const codes: readonly Transcript[] = [
  one(
    'ping as an unknown method',
    '2025-03-26',
    ['ping/answered-with-error in 2'],
    client(ping('1')),
    server(fails('1', -32601, 'Method not found')),
  ),
  one(
    'a server ping rejected by a client',
    OLD,
    ['ping/answered-with-error in 5'],
    OPEN,
    server(ping('1')),
    client(fails('1', -32603, 'Busy')),
  ),
  one(
    'a ping response that is not empty',
    '2024-11-05',
    ['ping/result-not-empty in 2'],
    client(ping('1')),
    server('"id":1,"result":{"message":"pong"}'),
  ),
  one(
    'a client’s ping response that is not empty',
    '2025-11-25',
    ['ping/result-not-empty in 5'],
    LATE,
    server(ping('1')),
    client('"id":1,"result":{"ok":true}'),
  ),
  one(
    'an unknown method, by its error message only',
    '2025-11-25',
    ['errors/method-not-found-code in 2'],
    client('"id":1,"method":"example/frobnicate"'),
    server(fails('1', -32602, 'Unsupported method: example/frobnicate')),
  ),
  one(
    'an unknown method in a stateless revision',
    NEW,
    ['errors/method-not-found-code in 2'],
    requestIn('1', NEW, 'example/frobnicate'),
    server(fails('1', -32603, 'Method not found')),
  ),
  one(
    'invalid parameters, by the error message only',
    '2025-11-25',
    ['errors/invalid-params-code in 2'],
    client('"id":1,"method":"resources/subscribe","params":{"uri":"x:"}'),
    server(fails('1', -32600, 'Missing required parameter: uri')),
  ),
  one(
    'an error about a payment method',
    OLD,
    [],
    client(call('1')),
    server(fails('1', -32603, 'The payment method of the invoice was declined')),
  ),
  one(
    'a code for headers without any headers',
    NEW,
    ['errors/header-mismatch-code-scope in 2'],
    requestIn('1', NEW),
    server(fails('1', -32020, 'Unknown prompt')),
  ),
  {
    ...one(
      'a code for headers on stdio',
      NEW,
      ['errors/header-mismatch-code-scope in 2'],
      requestIn('1', NEW),
      server(fails('1', -32020, 'Header mismatch')),
    ),
    transport: 'stdio',
  },
  one(
    'an invalid request with another code',
    'jsonrpc-2.0',
    ['errors/invalid-request-code in 2'],
    client('"id":5'),
    server(fails('5', -32602, 'Invalid params')),
  ),
  one(
    'an invalid request, identified by its id',
    OLD,
    ['errors/invalid-request-code in 2'],
    client('"id":5,"params":{"name":"x"}'),
    server(fails('5', -32601, 'Method not found')),
  ),
];
