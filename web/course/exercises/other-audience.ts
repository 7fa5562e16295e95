/** The status code for a token that was issued for another server. */
import { calls } from '../auth-log.ts';
import { clause, request } from '../goals.ts';
import type { ChooseSource } from '../source.ts';

/** Choose the status code. */
export const otherAudience: ChooseSource = {
  id: 'other-audience',
  kind: 'choose-error',
  title: 'Choose the status code for a token of another server',
  revision: '2025-11-25',
  server: 'notes',
  http: true,
  task: 'Which status code does the server `https://mcp.example.com/mcp` return?\n\nThe token in the request is valid, and the same authorization server issued it. But it was issued for the server `https://mail.example.com/mcp`, with the scope `notes:read`.',
  tokens: [{ token: 'mail-51c7', audience: 'https://mail.example.com/mcp', scope: 'notes:read' }],
  client: [calls(request(2, 'tools/list'), 'mail-51c7').text],
  codes: [
    { code: 200, name: 'OK' },
    { code: 400, name: 'Bad Request' },
    { code: 401, name: 'Unauthorized' },
    { code: 403, name: 'Forbidden' },
    { code: 404, name: 'Not Found' },
  ],
  start: 200,
  hints: [
    'May a server accept a token that was not issued for it?',
    'For this server the token is invalid. Which status code is for invalid tokens?',
  ],
  solution: 401,
  lesson:
    'A server must check that a token was issued for itself, its audience. Otherwise the operator of one server could use the tokens of its users at every other one. For the server such a token is invalid, so it returns `401` with `error="invalid_token"`.',
  links: [
    clause('2025-11-25', 'basic/authorization#token-handling', 'Token Handling'),
    clause('2025-11-25', 'basic/authorization#error-handling', 'Error Handling'),
  ],
  mistakes: [
    {
      id: 'accepted',
      code: 200,
      says: 'Then the mail server could read everybody’s notes: each of its users gives it such a token.',
    },
    {
      id: 'well-formed',
      code: 400,
      says: 'The form of the request is right. The server must reject its token.',
    },
    {
      id: 'not-scope',
      code: 403,
      says: '`403` is for a token of this server whose scopes are not sufficient. This token is for another server, so no scope would help.',
    },
    {
      id: 'is-there',
      code: 404,
      says: 'The path `/mcp` exists. In a session, `404` means that the session has ended.',
    },
  ],
};
