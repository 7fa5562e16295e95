/** Ids come back as text. */
import type { Fault } from './define.ts';
import { changing } from './tools.ts';

/** The id of an answer has another JSON type than that of the request. */
export const idAsText: Fault = {
  id: 'id-as-text',
  title: 'Ids come back as text',
  says: 'The server writes the number of the request as a string, so a client that looks for its open request 3 does not find it under "3", and waits. A right server copies the id as it is, type included.',
  rule: 'responses/id',
  requirement: 'responses/id-type-changed',
  alter: (outputs) =>
    changing(outputs, (message) =>
      typeof message.id === 'number' && message.method === undefined ? { ...message, id: String(message.id) } : null,
    ),
  shows: {
    server: 'calculator',
    client: [{ id: 3, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
