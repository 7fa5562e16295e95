/** The notification that many tutorials write without its prefix. */
import { otherThan } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Mend the message. */
export const initializedName: MessageSource = {
  id: 'initialized-name',
  kind: 'fix-message',
  title: 'The handshake that never ends',
  revision: '2025-11-25',
  from: 'client',
  task: 'A client has its answer to `initialize` and tells the server that it is ready. The server goes on waiting. Mend the message.',
  start: '{"jsonrpc":"2.0","id":2,"method":"initialized"}',
  hints: [
    'What kind of message is it: does the client wait for an answer?',
    'Names of notifications in MCP begin with `notifications/`.',
  ],
  solution: '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  lesson:
    'A notification has no `id`, and its name begins with `notifications/`. Several tutorials write `initialized`; no revision of MCP ever had that name.',
  links: [
    {
      title: 'Lifecycle, Initialization',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization',
    },
  ],
  goals: [
    {
      id: 'right-method',
      name: 'It says that the client is ready',
      says: 'The notification that ends the handshake is `notifications/initialized`, letter for letter; it has a `method` and no `id`.',
      at: '/method',
      equals: 'notifications/initialized',
    },
  ],
  mistakes: [
    {
      id: 'kept-id',
      says: 'With an `id` it is a request, and a client would wait for an answer that never comes. A notification has none.',
      example: '{"jsonrpc":"2.0","id":2,"method":"notifications/initialized"}',
      all: [{ at: '/method', equals: 'notifications/initialized' }, otherThan('/id', null)],
    },
    {
      id: 'kept-name',
      says: 'Without its `id` it is a notification now, but no revision of MCP has one with this name. Look at how the others begin.',
      example: '{"jsonrpc":"2.0","method":"initialized"}',
      all: [
        { at: '/method', equals: 'initialized' },
        { at: '/id', absent: true },
      ],
    },
    {
      id: 'null-id',
      says: 'An `id` of null is not the same as no `id`: leave the member out.',
      example: '{"jsonrpc":"2.0","id":null,"method":"notifications/initialized"}',
      at: '/id',
      equals: null,
    },
  ],
};
