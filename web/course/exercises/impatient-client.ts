/** A client that cancels the handshake after a time-out. */
import { answer, clause, client, notification, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

const hello = (id: number) =>
  request(id, 'initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'desk', version: '1.0.0' },
  });

/** Find the mistake. */
export const impatientClient: FindSource = {
  id: 'impatient-client',
  kind: 'find-mistake',
  title: 'Find the request that must not be cancelled',
  revision: '2025-11-25',
  task: 'Which message must its sender not send, and why?\n\nA server starts slowly. Its client has a time-out of 2 seconds for every request.',
  log: [
    client(hello(1)),
    client(notification('notifications/cancelled', { requestId: 1, reason: 'Timed out after 2 seconds' })),
    server(
      answer(1, {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'shop', version: '1.0.0' },
      }),
    ),
    client(notification('notifications/initialized')),
    client(request(2, 'tools/call', { name: 'count' })),
    client(notification('notifications/cancelled', { requestId: 2, reason: 'Timed out after 2 seconds' })),
    client(request(3, 'ping')),
    server(answer(3, {})),
  ],
  options: [
    { id: 'initialize', text: '`initialize` must not be cancelled', rule: 'cancellation/initialize' },
    { id: 'time-out', text: 'A request must not have a time-out' },
    { id: 'answered', text: 'The server must not respond to a cancelled request' },
    { id: 'ping', text: 'After a time-out the client must not send requests' },
  ],
  start: { message: 3, mistake: 'answered' },
  hints: [
    'Two requests are cancelled. What distinguishes them?',
    'If the handshake takes too long, there is no session in which a client could cancel anything.',
  ],
  solution: { message: 2, mistake: 'initialize' },
  lesson:
    'A client sets a time-out for every request and cancels those that take too long. The exception is `initialize`: there the client closes the connection or stops the process.',
  links: [
    clause('2025-11-25', 'basic/lifecycle#timeouts', 'Lifecycle, Timeouts'),
    clause('2025-11-25', 'basic/utilities/cancellation#behavior-requirements', 'Cancellation, Behavior Requirements'),
  ],
  innocent: {
    3: 'Message 3 is right: the server responds to `initialize`. A response may also arrive just after a cancellation.',
    6: 'Message 6 is right: the time-out of an ordinary request is over, so the client cancels it.',
    7: 'Message 7 is right: `ping` shows whether the server still responds.',
  },
  mistakes: [
    {
      id: 'should-have',
      option: 'time-out',
      says: 'Time-outs are recommended for every request: otherwise a client can wait forever.',
      example: { message: 6, mistake: 'time-out' },
    },
    {
      id: 'crossing',
      option: 'answered',
      says: 'A response and a cancellation can cross on their way. The client ignores the response.',
      example: { message: 3, mistake: 'answered' },
    },
    {
      id: 'session-continues',
      option: 'ping',
      says: 'A cancelled request does not end the session.',
      example: { message: 7, mistake: 'ping' },
    },
  ],
};
