/** Two requests with one id. */
import { answer, clause, client, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const usedTwice: FindSource = {
  id: 'used-twice',
  kind: 'find-mistake',
  title: 'Find why a client shows the wrong text',
  revision: '2025-11-25',
  task: 'Which message is wrong, and why?\n\nThis is a part of a long session. Sometimes the client shows the wrong text.',
  log: [
    client(request(11, 'tools/list')),
    client(request(12, 'prompts/list')),
    server(answer(12, { prompts: [] })),
    server(answer(11, { tools: [] })),
    server(request(11, 'ping')),
    client(answer(11, {})),
    client(request('12', 'ping')),
    server(answer('12', {})),
    client(request(12, 'resources/list')),
    server(answer(12, { resources: [] })),
  ],
  options: [
    { id: 'reused', text: 'The sender has used this id before', rule: 'ids/reused' },
    { id: 'order', text: 'The responses come in the wrong order' },
    { id: 'both', text: 'The other side has used this id before' },
    { id: 'type', text: 'Some ids are strings and others are numbers' },
  ],
  start: { message: 5, mistake: 'both' },
  hints: [
    'The two sides choose their ids independently.',
    '`12` and `"12"` are different ids.',
    'Write down the ids of the client’s requests, with their quotes.',
  ],
  solution: { message: 9, mistake: 'reused' },
  lesson:
    'In a session each side uses an id only once. The ids of the other side do not matter, and a string id never equals a number.',
  links: [clause('2025-11-25', 'basic/index#requests', 'Base protocol, Requests')],
  innocent: {
    5: 'Message 5 is right: 11 was an id of the client, and the server chooses its ids independently.',
    7: 'Message 7 is right: `"12"` is a string, so it is not the same id as the number 12.',
    3: 'Message 3 is right: the later request may get its response first.',
    10: 'Message 10 is right: it is the response to message 9. The mistake is in the request.',
  },
  mistakes: [
    {
      id: 'any-order',
      option: 'order',
      says: 'Responses may come in any order; the ids match them to the requests.',
      example: { message: 3, mistake: 'order' },
    },
    {
      id: 'own-count',
      option: 'both',
      says: 'The two sides choose their ids independently: the same id may occur in both directions.',
      example: { message: 5, mistake: 'both' },
    },
    {
      id: 'mixed-types',
      option: 'type',
      says: 'A client may use both strings and numbers, as long as each response repeats the id exactly.',
      example: { message: 7, mistake: 'type' },
    },
  ],
};
