/** A tool whose result is its bare value: the validator of the client misses `content`. */
import { answer, clause, client, handshake, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const noContent: FindSource = {
  id: 'no-content',
  kind: 'find-mistake',
  title: 'Find why a tool’s result is rejected',
  revision: '2025-11-25',
  task: 'Which message is wrong, and why?\n\nThe tool runs and returns a value, but the client reports “1 validation error for CallToolResult: content, Field required”.',
  log: [
    ...handshake('2025-11-25'),
    client(request(2, 'tools/call', { name: 'count_books', arguments: { shelf: 'A' } })),
    server(answer(2, { output: '41 books' })),
    client(request(3, 'ping')),
    server(answer(3, {})),
  ],
  options: [
    { id: 'content', text: 'The result has no list of content blocks', rule: 'shape/missing' },
    { id: 'arguments', text: 'The arguments of the call are wrong' },
    { id: 'list', text: 'The client calls a tool before it requests the list' },
    { id: 'order', text: 'The client sends another request before the tool is done' },
  ],
  start: { message: 4, mistake: 'arguments' },
  hints: [
    'The report of the validator names a type: which message has a result of that type?',
    'A result of `tools/call` has one required member. Is it there?',
  ],
  solution: { message: 5, mistake: 'content' },
  lesson:
    'A tool’s result is an object with `content`, an array of blocks such as `{"type":"text","text":"41 books"}`. A bare value fits no result type, so the client drops it.',
  links: [clause('2025-11-25', 'schema#calltoolresult', 'Schema, CallToolResult')],
  innocent: {
    4: 'Message 4 is right: it has a name and arguments. A wrong argument would give an error of the server, not a validation error of the client.',
    6: 'Message 6 is right: the response to the call is already there, and requests may overlap anyway.',
  },
  mistakes: [
    {
      id: 'valid-call',
      option: 'arguments',
      says: 'The report is about `CallToolResult`, the result. The call itself has all that it needs.',
      example: { message: 4, mistake: 'arguments' },
    },
    {
      id: 'no-list-needed',
      option: 'list',
      says: 'A client that knows a tool may call it at any time after the handshake.',
      example: { message: 4, mistake: 'list' },
    },
    {
      id: 'overlap',
      option: 'order',
      says: 'No side has to wait: requests may be sent while others are open. Here the call even has its response already.',
      example: { message: 6, mistake: 'order' },
    },
  ],
};
