/** A notification that many tutorials write without its prefix. */
import { otherThan } from '../goals.ts';
import type { MessageSource } from '../source.ts';

/** Fix the message. */
export const initializedName: MessageSource = {
  id: 'initialized-name',
  kind: 'fix-message',
  title: 'Fix the last message of a handshake',
  revision: '2025-11-25',
  from: 'client',
  task: 'Fix this notification.\n\nA client has received the response to `initialize` and notifies the server that it is ready. But the server keeps waiting.',
  start: '{"jsonrpc":"2.0","id":2,"method":"initialized"}',
  hints: [
    'Does the client wait for a response? That shows the kind of the message.',
    'Notification names in MCP begin with `notifications/`.',
  ],
  solution: '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  lesson:
    'A notification has no `id`, and its name begins with `notifications/`. Several tutorials write `initialized`, but no revision of MCP has that name.',
  links: [
    {
      title: 'Lifecycle, Initialization',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle#initialization',
    },
  ],
  goals: [
    {
      id: 'right-method',
      name: 'The message has the right method',
      says: 'The notification that ends the handshake is exactly `notifications/initialized`; it has a `method` and no `id`.',
      at: '/method',
      equals: 'notifications/initialized',
    },
  ],
  mistakes: [
    {
      id: 'kept-id',
      says: 'With an `id` this is a request, and the client would wait for a response that never comes. Remove the `id`.',
      example: '{"jsonrpc":"2.0","id":2,"method":"notifications/initialized"}',
      all: [{ at: '/method', equals: 'notifications/initialized' }, otherThan('/id', null)],
    },
    {
      id: 'kept-name',
      says: 'Without an `id` this is a notification, but no revision of MCP has one with this name. Add the prefix that all notification names have.',
      example: '{"jsonrpc":"2.0","method":"initialized"}',
      all: [
        { at: '/method', equals: 'initialized' },
        { at: '/id', absent: true },
      ],
    },
    {
      id: 'null-id',
      says: 'An `id` of null is not the same as no `id`: remove the member.',
      example: '{"jsonrpc":"2.0","id":null,"method":"notifications/initialized"}',
      at: '/id',
      equals: null,
    },
  ],
};
