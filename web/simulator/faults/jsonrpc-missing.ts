/** Answers do not say that they are JSON-RPC. */
import type { Fault } from './define.ts';
import { changingAnswers, without } from './tools.ts';

/** The first member of every message is missing. */
export const jsonrpcMissing: Fault = {
  id: 'jsonrpc-missing',
  title: 'Answers do not say that they are JSON-RPC',
  says: 'The server leaves out `"jsonrpc": "2.0"`. Clients that check it drop the answer and wait on; a right server writes it in every message.',
  rule: 'envelope/jsonrpc-missing',
  requirement: 'envelope/jsonrpc-missing',
  alter: (outputs, scene) => changingAnswers(outputs, scene, (message) => without(message, 'jsonrpc')),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
