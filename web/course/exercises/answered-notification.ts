/** A server that responds to a notification. */
import { answer, clause, client, handshake, notification, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const answeredNotification: FindSource = {
  id: 'answered-notification',
  kind: 'find-mistake',
  title: 'Find why a client closes the connection',
  revision: '2025-11-25',
  task: 'Which message is wrong, and why?\n\nA strict client closes the connection in the middle of this session.',
  log: [
    ...handshake('2025-11-25', { tools: {} }, { roots: { listChanged: true } }),
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
      text: 'It responds to a notification, which has no id',
      rule: 'responses/to-notification',
    },
    { id: 'side-by-side', text: 'The client sends another message before its request is answered' },
    { id: 'roots', text: 'The client has not declared that its roots may change' },
    { id: 'late', text: 'A response comes after another message' },
  ],
  start: { message: 5, mistake: 'side-by-side' },
  hints: [
    'Count the requests and the responses: which response is one too many?',
    'Which response has an id that belongs to no request?',
  ],
  solution: { message: 7, mistake: 'answers-notification' },
  lesson:
    'A notification never gets a response, not even an error: a server ignores a notification that it does not know. MCP also has no null ids, so a response could not refer to it.',
  links: [
    clause('2025-11-25', 'basic/index#notifications', 'Base protocol, Notifications'),
    clause('2025-11-25', 'basic/index#responses', 'Base protocol, Responses'),
  ],
  innocent: {
    5: 'Message 5 is right: the client declared `roots.listChanged` and may announce a change at any time.',
    6: 'Message 6 is right: it is the response to request 2, even with another message in between.',
  },
  mistakes: [
    {
      id: 'may-overlap',
      option: 'side-by-side',
      says: 'No side has to wait: it may send requests and notifications while others are open.',
      example: { message: 5, mistake: 'side-by-side' },
    },
    {
      id: 'declared',
      option: 'roots',
      says: 'The client has declared it: look at `capabilities` in message 1.',
      example: { message: 5, mistake: 'roots' },
    },
    {
      id: 'any-time',
      option: 'late',
      says: 'A response may come at any time after its request; the id shows which request it belongs to.',
      example: { message: 6, mistake: 'late' },
    },
  ],
};
