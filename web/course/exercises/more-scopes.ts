/** The authorization request after a refusal for missing scopes. */
import { authorizeText, calls, challenged, METADATA, toAuthorizationServer } from '../auth-log.ts';
import { clause, commonMistake, goal, keeps, request } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const call = request(7, 'tools/call', { name: 'add_note', arguments: { title: 'Garden', text: 'Water the roses' } });
const both = 'notes%3Aread%20notes%3Awrite';
const NEW = { state: 'b47d' };
const part = (contains: string) => ({ at: '/query/scope', contains });
const BOTH = [part('notes:read'), part('notes:write')];
const SPACED = { any: [part('notes:read '), part('notes:write ')] };

/** Fix the request. */
export const moreScopes: MessageSource = {
  id: 'more-scopes',
  kind: 'fix-message',
  title: 'Request the scopes that a token lacks',
  revision: '2025-11-25',
  from: 'client',
  wire: 'http',
  task: 'Change the authorization request, so that the next token allows the refused call.\n\nThe token of the client has the scope `notes:read`. The client begins a new authorization, and the request below is a copy of its first one with a new `state`.',
  before: [
    { from: 'client', message: calls(call, 'access-93d0').text },
    {
      from: 'server',
      message: challenged('403 Forbidden', `error="insufficient_scope", scope="notes:read notes:write", ${METADATA}`)
        .text,
    },
  ],
  start: authorizeText(NEW),
  hints: [
    'The challenge of the `403` states what the call needs.',
    'The parameter `scope` contains all scopes, with a space between them.',
    'In a URL a space is `%20` or `+`, and a colon may be `%3A`.',
  ],
  solution: authorizeText({ ...NEW, scope: both }),
  lesson:
    '`403` with `error="insufficient_scope"` names the scopes that the request needs. The client asks the user for these scopes, together with those that it had. A client asks for a scope only when it needs it.',
  links: [
    clause('2025-11-25', 'basic/authorization#runtime-insufficient-scope-errors', 'Insufficient Scope Errors'),
    clause('2025-11-25', 'basic/authorization#scope-selection-strategy', 'Scope Selection Strategy'),
  ],
  goals: [
    goal('endpoint', 'It is an authorization request', 'The first line must begin with `GET /authorize?`.', {
      all: [
        { at: '/method', equals: 'GET' },
        { at: '/path', equals: '/authorize' },
      ],
    }),
    toAuthorizationServer(),
    keeps('/query/response_type', 'code'),
    keeps('/query/client_id', 'https://app.example.com/client.json'),
    keeps('/query/redirect_uri', 'http://localhost:3334/callback'),
    goal('challenge', 'It has a `code_challenge`', 'Keep the parameter `code_challenge`: the code needs PKCE.', {
      at: '/query/code_challenge',
      present: true,
    }),
    keeps('/query/resource', 'https://mcp.example.com/mcp'),
    goal('scopes', 'It requests both scopes', '`scope` must contain `notes:read` and `notes:write`, and no others.', {
      at: '/query/scope',
      oneOf: ['notes:read notes:write', 'notes:write notes:read'],
    }),
  ],
  mistakes: [
    commonMistake(
      'only-new',
      authorizeText({ ...NEW, scope: 'notes%3Awrite' }),
      'The new token would replace the old one, and could no longer read notes. Request both scopes.',
      { at: '/query/scope', equals: 'notes:write' },
    ),
    commonMistake(
      'with-comma',
      authorizeText({ ...NEW, scope: 'notes%3Aread%2Cnotes%3Awrite' }),
      'Scopes are separated by spaces. With a comma this is one scope that does not exist.',
      { at: '/query/scope', contains: ',' },
    ),
    commonMistake(
      'everything',
      authorizeText({ ...NEW, scope: `${both}%20notes%3Adelete` }),
      'The challenge does not name this scope. A client requests no more than it needs.',
      {
        all: [
          ...BOTH,
          SPACED,
          { not: { at: '/query/scope', oneOf: ['notes:read notes:write', 'notes:write notes:read'] } },
          ...[',', '"', 'notes:read  ', 'notes:write  '].map((mark) => ({ not: part(mark) })),
        ],
      },
    ),
    commonMistake(
      'other-separator',
      authorizeText({ ...NEW, scope: 'notes%3Aread%3Bnotes%3Awrite' }),
      'Scopes are separated by a space, which is `%20` or `+` in a URL. This value is one scope that does not exist.',
      { all: [...BOTH, { not: SPACED }, { not: part(',') }] },
    ),
    commonMistake(
      'no-scope',
      authorizeText({ ...NEW, scope: null }),
      'Without `scope` the authorization server decides, and may issue the same token again.',
      { at: '/query/scope', absent: true },
    ),
    commonMistake(
      'plural',
      authorizeText({ ...NEW, scopes: both }),
      'The parameter is named `scope`, also if there are several.',
      { at: '/query/scopes', present: true },
    ),
  ],
};
