/** Something asked for that was never offered. */
import { answer, clause, client, handshake, refusal, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const undeclared: FindSource = {
  id: 'undeclared',
  kind: 'find-mistake',
  title: 'Not on the menu',
  revision: '2025-06-18',
  task: 'One side did not listen to what the other one said in the handshake. Which message should not have been sent, and why?',
  log: [
    ...handshake('2025-06-18', { tools: {} }, { roots: {} }),
    client(request(2, 'tools/list')),
    server(answer(2, { tools: [] })),
    client(request(3, 'resources/list')),
    server(refusal(3, -32601, 'Method not found')),
  ],
  options: [
    { id: 'not-declared', text: 'The other side has not declared what is asked for', rule: 'capabilities/asked' },
    { id: 'code', text: 'The code of the error is wrong' },
    { id: 'initialized', text: 'The client says too early that it is ready' },
    { id: 'empty', text: 'A server that declares tools must have one' },
  ],
  start: { message: 7, mistake: 'code' },
  hints: ['What stands in `capabilities` of message 2?', 'Which requests of the client fit none of that?'],
  solution: { message: 6, mistake: 'not-declared' },
  lesson:
    'What the other side did not declare in the handshake is not asked for. A look at `capabilities` saves a refusal.',
  links: [clause('2025-06-18', 'basic/lifecycle#capability-negotiation', 'Lifecycle, Capability Negotiation')],
  innocent: {
    7: 'Message 7 is right: a server without resources does not have that method. The question itself was the mistake.',
    5: 'Message 5 is right: there are no tools at the moment, and that may be.',
    4: 'Message 4 is right: the server has declared `tools`.',
    2: 'Message 2 is right: it says what the server can do, and that is tools.',
  },
  mistakes: [
    {
      id: 'right-code',
      option: 'code',
      says: '`-32601` is right for a method that the server does not have. The answer is fine, the question was not.',
      example: { message: 7, mistake: 'code' },
    },
    {
      id: 'right-time',
      option: 'initialized',
      says: '`notifications/initialized` comes as soon as `initialize` is answered, and so it does here.',
      example: { message: 3, mistake: 'initialized' },
    },
    {
      id: 'may-be-empty',
      option: 'empty',
      says: 'The capability says that the client may ask; the list may be empty.',
      example: { message: 5, mistake: 'empty' },
    },
  ],
};
