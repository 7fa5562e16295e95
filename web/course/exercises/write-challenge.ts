/** The refusal of a request without a token. */
import { calls, hello, METADATA } from '../auth-log.ts';
import { clause, commonMistake, goal } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const refusal = (status: string, ...headers: readonly string[]): string =>
  [`HTTP/1.1 ${status}`, ...headers, '', ''].join('\n');

/** Answer as the server. */
export const writeChallenge: MessageSource = {
  id: 'write-challenge',
  kind: 'answer-as-server',
  title: 'Refuse a request without a token',
  revision: '2025-11-25',
  from: 'server',
  wire: 'http',
  task: 'Write the HTTP response, so that the client can find out where to get a token.\n\nYou are the server `https://mcp.example.com/mcp`, and the client has no token yet. The document about your server is at `https://mcp.example.com/.well-known/oauth-protected-resource/mcp`. The request needs the scope `notes:read`.',
  before: [{ from: 'client', message: calls(hello(1), null).text }],
  start: refusal('200 OK', 'Content-Type: application/json') + '{"error":"login required"}',
  hints: [
    'A client reads the status code before the body. Which one means that a token is required?',
    'The header is `WWW-Authenticate`, and its value begins with the scheme `Bearer`.',
    '`WWW-Authenticate: Bearer resource_metadata="…", scope="…"`',
  ],
  solution: refusal('401 Unauthorized', `WWW-Authenticate: Bearer ${METADATA}, scope="notes:read"`),
  lesson:
    '`401` with `WWW-Authenticate` is the challenge that starts an authorization. `resource_metadata` leads the client to the authorization server, and `scope` names what the token must allow.',
  links: [
    clause(
      '2025-11-25',
      'basic/authorization#protected-resource-metadata-discovery-requirements',
      'Protected Resource Metadata Discovery',
    ),
    clause('2025-11-25', 'basic/authorization#error-handling', 'Error Handling'),
  ],
  goals: [
    goal('status', 'The status is 401', 'The status code must be `401`: a token is required and missing.', {
      at: '/status',
      equals: 401,
    }),
    goal(
      'bearer',
      'The challenge has the scheme `Bearer`',
      'The value of `WWW-Authenticate` must begin with `Bearer`.',
      { at: '/challenge/scheme', equals: { $anyCase: 'Bearer' } },
    ),
    goal(
      'metadata',
      'The challenge has the URL of the document',
      '`resource_metadata` must be the URL of the document: `"https://mcp.example.com/.well-known/oauth-protected-resource/mcp"`.',
      {
        at: '/challenge/resource_metadata',
        equals: 'https://mcp.example.com/.well-known/oauth-protected-resource/mcp',
      },
    ),
    goal('scope', 'The challenge names the scope', '`scope` must be `"notes:read"`.', {
      at: '/challenge/scope',
      equals: 'notes:read',
    }),
  ],
  mistakes: [
    commonMistake(
      'forbidden',
      refusal('403 Forbidden', `WWW-Authenticate: Bearer ${METADATA}, scope="notes:read"`),
      '`403` means that a token does not help. Here the client has none, and should get one.',
      { at: '/status', equals: 403 },
    ),
    commonMistake(
      'in-body',
      refusal('200 OK', 'Content-Type: application/json') +
        '{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Unauthorized"}}',
      'With `200` the client regards the request as accepted, and never starts an authorization.',
      { at: '/status', equals: 200 },
    ),
    commonMistake(
      'no-challenge',
      refusal('401 Unauthorized'),
      'The status is right, but the client does not learn where to get a token. Add `WWW-Authenticate`.',
      {
        all: [
          { at: '/status', equals: 401 },
          { at: '/challenge', absent: true },
        ],
      },
    ),
    commonMistake(
      'other-scheme',
      refusal('401 Unauthorized', `WWW-Authenticate: Basic realm="notes"`),
      '`Basic` asks for a user name and a password. MCP uses the scheme `Bearer`.',
      { at: '/challenge/scheme', equals: { $anyCase: 'Basic' } },
    ),
    commonMistake(
      'server-url',
      refusal(
        '401 Unauthorized',
        'WWW-Authenticate: Bearer resource_metadata="https://mcp.example.com/mcp", scope="notes:read"',
      ),
      'This is the URL of the server itself. `resource_metadata` is the URL of the document about it.',
      { at: '/challenge/resource_metadata', equals: 'https://mcp.example.com/mcp' },
    ),
    commonMistake(
      'link-to-login',
      refusal('302 Found', 'Location: https://auth.example.com/authorize'),
      'A redirect sends the message to another server. The client itself decides where to ask for a token.',
      { at: '/status', oneOf: [301, 302, 303, 307, 308] },
    ),
  ],
};
