/** A request for a capability that the server has not declared. */
import { answer, clause, client, handshake, refusal, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const undeclared: FindSource = {
  id: 'undeclared',
  kind: 'find-mistake',
  title: 'Find the message that ignores the handshake',
  revision: '2025-11-25',
  task: 'Which message should its sender not have sent, and why?\n\nOne side ignored the capabilities of the other one.',
  log: [
    ...handshake('2025-11-25', { tools: {} }, { roots: {} }),
    client(request(2, 'tools/list')),
    server(answer(2, { tools: [] })),
    client(request(3, 'resources/list')),
    server(refusal(3, -32601, 'Method not found')),
  ],
  options: [
    {
      id: 'not-declared',
      text: 'The other side has not declared the capability for this request',
      rule: 'capabilities/asked',
    },
    { id: 'code', text: 'The error code is wrong' },
    { id: 'initialized', text: 'The client sends `notifications/initialized` too early' },
    { id: 'empty', text: 'A server that declares tools must have one' },
  ],
  start: { message: 7, mistake: 'code' },
  hints: ['What does `capabilities` in message 2 contain?', 'Which client requests do not match those capabilities?'],
  solution: { message: 6, mistake: 'not-declared' },
  lesson:
    'A side must not use a capability that the other one has not declared in the handshake. Check `capabilities` before you send a request.',
  links: [clause('2025-11-25', 'basic/lifecycle#capability-negotiation', 'Lifecycle, Capability Negotiation')],
  innocent: {
    7: 'Message 7 is right: a server without resources does not have that method. The mistake is the request itself.',
    5: 'Message 5 is right: there are no tools at the moment, and an empty list is allowed.',
    4: 'Message 4 is right: the server has declared `tools`.',
    2: 'Message 2 is right: it declares the only capability of the server, tools.',
  },
  mistakes: [
    {
      id: 'right-code',
      option: 'code',
      says: '`-32601` is right for a method that the server does not have. The response is right, but the request was not.',
      example: { message: 7, mistake: 'code' },
    },
    {
      id: 'right-time',
      option: 'initialized',
      says: '`notifications/initialized` comes right after the response to `initialize`, as it should.',
      example: { message: 3, mistake: 'initialized' },
    },
    {
      id: 'may-be-empty',
      option: 'empty',
      says: 'The capability means that the client may request the list; the list may be empty.',
      example: { message: 5, mistake: 'empty' },
    },
  ],
};
