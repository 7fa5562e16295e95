/** The order of a handshake. */
import type { OrderSource } from '../source.ts';

/** Put the session in order. */
export const handshakeOrder: OrderSource = {
  id: 'handshake-order',
  kind: 'order-session',
  title: 'First things first',
  revision: '2025-11-25',
  task: 'Five messages of one session have fallen out of order. Put them back so that the client ends up with a list of tools.',
  pieces: [
    { id: 'a', from: 'client', message: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
    {
      id: 'b',
      from: 'server',
      message: {
        jsonrpc: '2.0',
        id: 1,
        result: {
          protocolVersion: '2025-11-25',
          capabilities: { tools: {} },
          serverInfo: { name: 'shop', version: '1.0.0' },
        },
      },
    },
    { id: 'c', from: 'client', message: { jsonrpc: '2.0', method: 'notifications/initialized' } },
    { id: 'd', from: 'server', message: { jsonrpc: '2.0', id: 2, result: { tools: [] } } },
    {
      id: 'e',
      from: 'client',
      message: {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'desk', version: '1.0.0' } },
      },
    },
  ],
  start: 'a b c d e',
  hints: [
    'Who speaks first, and what does it say?',
    'An answer has the id of its request, and comes behind it.',
    'The client asks for tools only when the handshake is finished.',
  ],
  solution: 'e b c a d',
  lesson: '`initialize`, its answer, `notifications/initialized`: only then comes everything else.',
  links: [{ title: 'Lifecycle', url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle' }],
  goals: [
    {
      id: 'ready-first',
      name: 'The client says that it is ready before it asks for tools',
      says: 'The client asks for tools before it has said that it is ready.',
      before: ['c', 'a'],
    },
    {
      id: 'answer-behind',
      name: 'Each answer comes behind its request',
      says: 'An answer stands before the request it belongs to: compare the ids.',
      all: [{ before: ['e', 'b'] }, { before: ['a', 'd'] }],
    },
    {
      id: 'greeting-first',
      name: 'The conversation begins with initialize',
      says: 'Nothing comes before `initialize`: until it is answered neither side knows what the other can do.',
      first: 'e',
    },
    {
      id: 'agreed-first',
      name: 'The client is ready only once it has the answer',
      says: 'The client says that it is ready before it knows what was agreed on.',
      before: ['b', 'c'],
    },
  ],
  mistakes: [
    {
      id: 'tools-too-early',
      says: 'The client asks for tools before `initialize` was answered; a server refuses that.',
      example: 'e a b c d',
      before: ['a', 'b'],
    },
    {
      id: 'ready-too-early',
      says: '`notifications/initialized` comes before the answer to `initialize`: the client cannot be ready for what it does not know yet.',
      example: 'e c b a d',
      first: 'e',
      before: ['c', 'b'],
    },
    {
      id: 'not-first',
      says: 'The first message is `initialize`, whatever comes later.',
      example: 'c e b a d',
      not: { first: 'e' },
    },
  ],
};
