/** Resources without subscriptions. */
import { answer, clause, client, handshake, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

const uri = 'file:///todo.txt';

/** Find the mistake. */
export const halfDeclared: FindSource = {
  id: 'half-declared',
  kind: 'find-mistake',
  title: 'Find why a client gets no resource updates',
  revision: '2025-11-25',
  task: 'Which message is wrong, and why?\n\nThe session seems to work, but the client never receives an update.',
  log: [
    ...handshake('2025-11-25', { resources: {} }),
    client(request(2, 'resources/list')),
    server(answer(2, { resources: [{ uri, name: 'todo' }] })),
    client(request(3, 'resources/read', { uri })),
    server(answer(3, { contents: [{ uri, text: 'Sleep' }] })),
    client(request(4, 'resources/subscribe', { uri })),
    server(answer(4, {})),
  ],
  options: [
    {
      id: 'sub-capability',
      text: 'The server has not declared this capability for resources',
      rule: 'capabilities/asked',
    },
    { id: 'empty-result', text: 'The result of a response must not be empty' },
    { id: 'no-mime-type', text: 'The contents lack `mimeType`' },
    { id: 'read-first', text: 'The client must not subscribe to a resource after it read it' },
  ],
  start: { message: 9, mistake: 'empty-result' },
  hints: [
    'Look closely at `capabilities` in message 2: what does `resources` contain?',
    'Some capabilities have subcapabilities.',
  ],
  solution: { message: 8, mistake: 'sub-capability' },
  lesson:
    '`"resources": {}` declares that the server can list and read resources. Subscriptions need a subcapability, `"resources": {"subscribe": true}`. Without it a client must not subscribe.',
  links: [clause('2025-11-25', 'server/resources#capabilities', 'Resources, Capabilities')],
  innocent: {
    9: 'Message 9 is a valid response to a subscription. The client should not have sent the request before it.',
    2: 'Message 2 is right: a server may omit capabilities that it does not have.',
    7: 'Message 7 is right: it is the response to `resources/read`.',
  },
  mistakes: [
    {
      id: 'may-be-empty',
      option: 'empty-result',
      says: 'An empty object is the usual result if there is nothing to return.',
      example: { message: 9, mistake: 'empty-result' },
    },
    {
      id: 'may-lack-type',
      option: 'no-mime-type',
      says: 'The server may omit `mimeType` if it does not know the type.',
      example: { message: 7, mistake: 'no-mime-type' },
    },
    {
      id: 'may-be-read',
      option: 'read-first',
      says: 'A client may read a resource first and subscribe to it later.',
      example: { message: 8, mistake: 'read-first' },
    },
  ],
};
