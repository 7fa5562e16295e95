/** The order of a handshake. */
import type { OrderSource } from '../source.ts';

/** Put the session in order. */
export const handshakeOrder: OrderSource = {
  id: 'handshake-order',
  kind: 'order-session',
  title: 'Put a handshake in order',
  revision: '2025-11-25',
  task: 'Put the five messages of a session in order, so that the client gets a list of tools.',
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
    'Which side sends the first message, and which message is it?',
    'A response has the id of its request and comes after it.',
    'The client requests the tools only after the handshake.',
  ],
  solution: 'e b c a d',
  lesson: '`initialize`, its response, `notifications/initialized`: everything else comes after these three messages.',
  links: [{ title: 'Lifecycle', url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle' }],
  goals: [
    {
      id: 'ready-first',
      name: 'The client finishes the handshake before it requests the tools',
      says: 'The client requests the tools before it sends `notifications/initialized`.',
      before: ['c', 'a'],
    },
    {
      id: 'answer-behind',
      name: 'Each response comes after its request',
      says: 'A response comes before its request: compare the ids.',
      all: [{ before: ['e', 'b'] }, { before: ['a', 'd'] }],
    },
    {
      id: 'greeting-first',
      name: 'The session begins with `initialize`',
      says: 'No message may come before `initialize`: until its response, neither side knows the capabilities of the other one.',
      first: 'e',
    },
    {
      id: 'agreed-first',
      name: 'The client is ready only after the response to `initialize`',
      says: 'The client sends `notifications/initialized` before it knows the agreed revision and capabilities.',
      before: ['b', 'c'],
    },
  ],
  mistakes: [
    {
      id: 'tools-too-early',
      says: 'The client requests the tools before the response to `initialize`. Until then it should send no request but `ping`.',
      example: 'e a b c d',
      before: ['a', 'b'],
    },
    {
      id: 'ready-too-early',
      says: '`notifications/initialized` comes before the response to `initialize`: the client cannot be ready before it has the response.',
      example: 'e c b a d',
      first: 'e',
      before: ['c', 'b'],
    },
    {
      id: 'not-first',
      says: 'The first message must be `initialize`.',
      example: 'c e b a d',
      not: { first: 'e' },
    },
  ],
};
