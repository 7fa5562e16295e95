/** A page of tools whose `nextCursor` is null: strict clients reject the whole page. */
import { answer, clause, client, handshake, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

/** Find the mistake. */
export const nullCursor: FindSource = {
  id: 'null-cursor',
  kind: 'find-mistake',
  title: 'Find why a client shows no tools',
  revision: '2025-11-25',
  task: 'Which message is wrong, and why?\n\nThe server has a tool, but the client shows none. Its log ends with “Failed to fetch tools: expected string, received null”.',
  log: [
    ...handshake('2025-11-25'),
    client(request(2, 'tools/list')),
    server(
      answer(2, {
        tools: [{ name: 'find_book', inputSchema: { type: 'object', additionalProperties: false } }],
        nextCursor: null,
      }),
    ),
    client(request(3, 'ping')),
    server(answer(3, {})),
  ],
  options: [
    { id: 'null', text: 'A member is null instead of absent', rule: 'shape/null' },
    { id: 'capability', text: 'The server does not declare that it has tools' },
    { id: 'description', text: 'The tool has no description' },
    { id: 'early', text: 'The client requests the tools too early' },
  ],
  start: { message: 4, mistake: 'early' },
  hints: [
    'The client received the tools and rejected them: look at the members of the result.',
    'The error names what was expected and what was received. Which member has that value?',
  ],
  solution: { message: 5, mistake: 'null' },
  lesson:
    'An optional member is absent, not null. The validator of the client rejects the whole result for one wrong member, so all tools are missing. Serializers often write null for a missing value: configure them to omit it.',
  links: [clause('2025-11-25', 'schema#cursor', 'Schema, Cursor')],
  innocent: {
    2: 'Message 2 is right: the server declares `tools` in its capabilities.',
    4: 'Message 4 is right: the handshake is complete after message 3.',
  },
  mistakes: [
    {
      id: 'declared',
      option: 'capability',
      says: 'The server has declared it: look at `capabilities` in message 2.',
      example: { message: 2, mistake: 'capability' },
    },
    {
      id: 'optional-description',
      option: 'description',
      says: 'A description helps the model, but a tool may omit it. The error is about a value that is null.',
      example: { message: 5, mistake: 'description' },
    },
    {
      id: 'in-order',
      option: 'early',
      says: 'The handshake is complete after `notifications/initialized` in message 3, so the client may request the tools.',
      example: { message: 4, mistake: 'early' },
    },
  ],
};
