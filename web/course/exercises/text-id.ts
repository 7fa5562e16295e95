/** An answer whose id has another type. */
import { answer, client, handshake, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const textId: FindSource = {
  id: 'text-id',
  kind: 'find-mistake',
  title: 'The answer that nobody gets',
  revision: '2025-11-25',
  task: 'The client waits for ever, although every request seems to have an answer. Which message is wrong, and why?',
  log: [...handshake('2025-11-25'), client(request(2, 'tools/list')), server(answer('2', { tools: [] }))],
  options: [
    {
      id: 'type',
      text: 'The id of the answer has another type than that of its request',
      rule: 'responses/id-type-changed',
    },
    { id: 'result', text: 'A list of tools may not be empty' },
    { id: 'notification', text: 'The notification lacks an id' },
    { id: 'capability', text: 'The client has no capabilities, so it may not ask for tools' },
  ],
  start: { message: 1, mistake: 'capability' },
  hints: ['Look for the answer to each request by its id.', 'Is `2` the same as `"2"`?'],
  solution: { message: 5, mistake: 'type' },
  lesson: 'An id comes back exactly as it was sent, type included: `2` and `"2"` are two ids.',
  links: [
    {
      title: 'Base protocol, Responses',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#responses',
    },
  ],
  mistakes: [
    {
      id: 'empty-list',
      option: 'result',
      says: 'An empty list is a right answer: there are no tools.',
      example: { message: 5, mistake: 'result' },
    },
    {
      id: 'notification-id',
      option: 'notification',
      says: 'A notification never has an id: nobody answers it.',
      example: { message: 3, mistake: 'notification' },
    },
    {
      id: 'client-capability',
      option: 'capability',
      says: 'Tools are a capability of the server, and it has declared it.',
      example: { message: 4, mistake: 'capability' },
    },
  ],
};
