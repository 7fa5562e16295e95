/** A session in which one request lacks the token. */
import { calls, hello, returns, welcome } from '../auth-log.ts';
import { answer, clause, notification, request } from '../goals.ts';
import type { FindSource } from '../source.ts';
import { answered, wireLog } from '../wire.ts';

/** Find the mistake. */
export const forgottenToken: FindSource = {
  id: 'forgotten-token',
  kind: 'find-mistake',
  title: 'Find why a client must log in again',
  revision: '2025-11-25',
  wire: 'http',
  task: 'Which part of this session is wrong, and why?\n\nThe token is valid for an hour. But after a minute the server asks the client for a token again, and the client opens the login page.',
  log: wireLog([
    calls(hello(1), 'access-93d0'),
    returns(welcome(1)),
    calls(notification('notifications/initialized'), 'access-93d0'),
    answered('202 Accepted', []),
    calls(request(2, 'tools/list'), 'access-93d0'),
    returns(answer(2, { tools: [{ name: 'read_note', inputSchema: { type: 'object' } }] })),
    calls(request(3, 'tools/call', { name: 'read_note', arguments: {} }), null),
  ]),
  options: [
    {
      id: 'every-request',
      text: 'The request has no `Authorization` header',
      rule: 'auth/token-not-on-every-request',
    },
    { id: 'expired', text: 'The token has expired' },
    { id: 'accepted', text: 'A notification must not get a response' },
    { id: 'once', text: 'The client sends the token more than once' },
  ],
  start: { message: 4, mistake: 'accepted' },
  hints: [
    'Compare the headers of the client’s requests.',
    'How does the server know that two requests come from the same user?',
  ],
  solution: { message: 7, mistake: 'every-request' },
  lesson:
    'Every HTTP request carries the token in `Authorization`, also within one session. A session id is no proof of identity: a thief could send it too.',
  links: [clause('2025-11-25', 'basic/authorization#token-requirements', 'Token Requirements')],
  innocent: {
    4: '`202` is the HTTP response to a notification. It has no message in it, so it is right.',
    5: 'This request has all headers, and the token is among them.',
  },
  mistakes: [
    {
      id: 'not-expired',
      option: 'expired',
      says: 'The task states that the token is valid for an hour, and the server accepted it a moment before.',
      example: { message: 7, mistake: 'expired' },
    },
    {
      id: 'http-needs-one',
      option: 'accepted',
      says: 'HTTP requires a response to each request. `202` has no body, so the notification gets no response message.',
      example: { message: 4, mistake: 'accepted' },
    },
    {
      id: 'must-repeat',
      option: 'once',
      says: 'The token is not used up. It must be in each request, because HTTP does not remember the one before.',
      example: { message: 5, mistake: 'once' },
    },
  ],
};
