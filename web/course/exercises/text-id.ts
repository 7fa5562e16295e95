/** A response whose id has another type. */
import { answer, client, handshake, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const textId: FindSource = {
  id: 'text-id',
  kind: 'find-mistake',
  title: 'Find why a client waits forever',
  revision: '2025-11-25',
  task: 'Which message is wrong, and why?\n\nThe client waits forever, although every request seems to have a response.',
  log: [...handshake('2025-11-25'), client(request(2, 'tools/list')), server(answer('2', { tools: [] }))],
  options: [
    {
      id: 'type',
      text: 'The id of the response and the id of its request have different types',
      rule: 'responses/id-type-changed',
    },
    { id: 'result', text: 'A list of tools must not be empty' },
    { id: 'notification', text: 'The notification lacks an id' },
    { id: 'capability', text: 'The client has no capabilities, so it must not request the tools' },
  ],
  start: { message: 1, mistake: 'capability' },
  hints: ['Match each request with its response by the id.', 'Is `2` the same as `"2"`?'],
  solution: { message: 5, mistake: 'type' },
  lesson: 'A response has exactly the id of its request, type included: `2` and `"2"` are different ids.',
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
      says: 'An empty list is a valid result: there are no tools.',
      example: { message: 5, mistake: 'result' },
    },
    {
      id: 'notification-id',
      option: 'notification',
      says: 'A notification never has an id, because it gets no response.',
      example: { message: 3, mistake: 'notification' },
    },
    {
      id: 'client-capability',
      option: 'capability',
      says: 'Tools are a capability of the server, and the server has declared it.',
      example: { message: 4, mistake: 'capability' },
    },
  ],
};
