/** A server that answers what is not to be answered. */
import { answer, clause, client, handshake, notification, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const answeredNotification: FindSource = {
  id: 'answered-notification',
  kind: 'find-mistake',
  title: 'Too polite by half',
  revision: '2025-06-18',
  task: 'A strict client closes the connection in the middle of this session. Which message is wrong, and why?',
  log: [
    ...handshake('2025-06-18', { tools: {} }, { roots: { listChanged: true } }),
    client(request(2, 'tools/list')),
    client(notification('notifications/roots/list_changed')),
    server(answer(2, { tools: [] })),
    server({ jsonrpc: '2.0', id: null, error: { code: -32601, message: 'Method not found' } }),
    client(request(3, 'ping')),
    server(answer(3, {})),
  ],
  options: [
    {
      id: 'answers-notification',
      text: 'It answers something that has no id and wants no answer',
      rule: 'responses/to-notification',
    },
    { id: 'side-by-side', text: 'The client speaks again before its request is answered' },
    { id: 'roots', text: 'The client has not declared that its roots may change' },
    { id: 'late', text: 'An answer comes behind another message' },
  ],
  start: { message: 5, mistake: 'side-by-side' },
  hints: [
    'Count requests and answers: which answer is one too many?',
    'What is the id of the answer that nobody waits for?',
  ],
  solution: { message: 7, mistake: 'answers-notification' },
  lesson:
    'A notification is never answered, not even with an error: a server that does not know it stays silent. MCP has no null ids to answer with either.',
  links: [
    clause('2025-06-18', 'basic/index#notifications', 'Base protocol, Notifications'),
    clause('2025-06-18', 'basic/index#responses', 'Base protocol, Responses'),
  ],
  innocent: {
    5: 'Message 5 is right: the client has declared `roots.listChanged` and may tell of a change at any time.',
    6: 'Message 6 is right: it answers request 2, whatever was said in between.',
  },
  mistakes: [
    {
      id: 'may-overlap',
      option: 'side-by-side',
      says: 'Nobody has to wait: requests and notifications may be sent while others are open.',
      example: { message: 5, mistake: 'side-by-side' },
    },
    {
      id: 'declared',
      option: 'roots',
      says: 'It has: look at `capabilities` in message 1.',
      example: { message: 5, mistake: 'roots' },
    },
    {
      id: 'any-time',
      option: 'late',
      says: 'Answers come when they are ready; the id says to which request they belong.',
      example: { message: 6, mistake: 'late' },
    },
  ],
};
