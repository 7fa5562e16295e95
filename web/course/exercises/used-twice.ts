/** One id, two requests. */
import { answer, clause, client, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const usedTwice: FindSource = {
  id: 'used-twice',
  kind: 'find-mistake',
  title: 'A number drawn twice',
  revision: '2024-11-05',
  task: 'Part of a long session. Now and then the client shows the wrong text. Which message is wrong, and why?',
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
    { id: 'order', text: 'The answers come in the wrong order' },
    { id: 'both', text: 'The other side has used this id before' },
    { id: 'type', text: 'Ids are texts here and numbers there' },
  ],
  start: { message: 5, mistake: 'both' },
  hints: [
    'Each side counts for itself.',
    '`12` and `"12"` are two ids.',
    'Write down the ids of the client’s requests, with quotes where there are quotes.',
  ],
  solution: { message: 9, mistake: 'reused' },
  lesson:
    'Within a session each side uses an id once. The ids of the other side do not matter, and text and number are never the same.',
  links: [clause('2024-11-05', 'basic/messages#requests', 'Messages, Requests')],
  innocent: {
    5: 'Message 5 is right: 11 was an id of the client, and the server counts for itself.',
    7: 'Message 7 is right: `"12"` is a text, and another id than the number 12.',
    3: 'Message 3 is right: the later request may be answered first.',
    10: 'Message 10 is right: it answers the request before. The mistake is in what it answers.',
  },
  mistakes: [
    {
      id: 'any-order',
      option: 'order',
      says: 'Answers come in any order; that is what ids are for.',
      example: { message: 3, mistake: 'order' },
    },
    {
      id: 'own-count',
      option: 'both',
      says: 'Each side counts for itself: the same id in both directions is no mistake.',
      example: { message: 5, mistake: 'both' },
    },
    {
      id: 'mixed-types',
      option: 'type',
      says: 'A client may mix texts and numbers, as long as each id comes back as it was.',
      example: { message: 7, mistake: 'type' },
    },
  ],
};
