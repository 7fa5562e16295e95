/** Resources, but no subscriptions. */
import { answer, clause, client, handshake, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

const uri = 'file:///todo.txt';

/** Find the mistake. */
export const halfDeclared: FindSource = {
  id: 'half-declared',
  kind: 'find-mistake',
  title: 'A little too much',
  revision: '2024-11-05',
  task: 'The session seems to go well, and yet the client never hears of a change. Which message is wrong, and why?',
  log: [
    ...handshake('2024-11-05', { resources: {} }),
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
      text: 'The server has not declared that one can do this with a resource',
      rule: 'capabilities/asked',
    },
    { id: 'empty-result', text: 'The result of an answer may not be empty' },
    { id: 'no-mime-type', text: 'The contents lack `mimeType`' },
    { id: 'read-first', text: 'A resource that was read may not be subscribed to' },
  ],
  start: { message: 9, mistake: 'empty-result' },
  hints: [
    'Look closely at `capabilities` in message 2: what is inside of `resources`?',
    'Some capabilities have parts.',
  ],
  solution: { message: 8, mistake: 'sub-capability' },
  lesson:
    '`"resources": {}` offers lists and reading. Subscriptions have a part of their own, `"resources": {"subscribe": true}`, and without it nobody may count on them.',
  links: [clause('2024-11-05', 'server/resources#capabilities', 'Resources, Capabilities')],
  innocent: {
    9: 'Message 9 has the right form for an answer to a subscription. The question before it should not have been asked.',
    2: 'Message 2 is right: a server may leave out what it does not have.',
    7: 'Message 7 is right: it answers the reading.',
  },
  mistakes: [
    {
      id: 'may-be-empty',
      option: 'empty-result',
      says: 'The empty object is the usual answer where there is nothing to tell.',
      example: { message: 9, mistake: 'empty-result' },
    },
    {
      id: 'may-lack-type',
      option: 'no-mime-type',
      says: '`mimeType` may be left out where the server does not know it.',
      example: { message: 7, mistake: 'no-mime-type' },
    },
    {
      id: 'may-be-read',
      option: 'read-first',
      says: 'To read first and to subscribe then is quite usual.',
      example: { message: 8, mistake: 'read-first' },
    },
  ],
};
