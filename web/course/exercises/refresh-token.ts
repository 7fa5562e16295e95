/** A request for a new access token. */
import { calls, challenged, CLIENT, FORM_HEAD, METADATA, RESOURCE, toAuthorizationServer } from '../auth-log.ts';
import { clause, commonMistake, goal, keeps, otherThan, request } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const form = (text: string): string => `${FORM_HEAD}\n\n${text}`;
const rest = `client_id=${CLIENT}&resource=${RESOURCE}`;

/** Write the request. */
export const refreshToken: MessageSource = {
  id: 'refresh-token',
  kind: 'write-message',
  title: 'Refresh an expired token',
  revision: '2025-11-25',
  from: 'client',
  wire: 'http',
  task: 'Write the request that gets a new access token, without the user.\n\nThe old token has expired. With it, the client received the refresh token `refresh-2b9e`. The token endpoint is `https://auth.example.com/token`, the client is `https://app.example.com/client.json`, and the MCP server is `https://mcp.example.com/mcp`.',
  before: [
    { from: 'client', message: calls(request(9, 'tools/list'), 'access-93d0').text },
    {
      from: 'server',
      message: challenged('401 Unauthorized', `error="invalid_token", ${METADATA}, scope="notes:read"`).text,
    },
  ],
  start: form(`grant_type=&${rest}`),
  hints: [
    'The request has the same form as the one for a code, with another `grant_type`.',
    'There is no code and no verifier. The refresh token proves that the user consented before.',
    '`grant_type=refresh_token&refresh_token=…`',
  ],
  solution: form(`grant_type=refresh_token&refresh_token=refresh-2b9e&${rest}`),
  lesson:
    'A refresh token goes only to the authorization server that issued it. The response has a new access token, and for most clients a new refresh token: the old one is void after its first use.',
  links: [
    clause('2025-11-25', 'basic/authorization#resource-parameter-implementation', 'Resource Parameter'),
    clause('2025-11-25', 'basic/authorization#token-theft', 'Token Theft'),
  ],
  goals: [
    goal('endpoint', 'It is a POST to the token endpoint', 'The first line must be `POST /token HTTP/1.1`.', {
      all: [
        { at: '/method', equals: 'POST' },
        { at: '/path', equals: '/token' },
      ],
    }),
    toAuthorizationServer(),
    goal(
      'form',
      'The body is a form',
      'The body must be a form, with the `Content-Type` `application/x-www-form-urlencoded`.',
      { at: '/form', type: 'object' },
    ),
    keeps('/form/grant_type', 'refresh_token'),
    keeps('/form/refresh_token', 'refresh-2b9e'),
    keeps('/form/client_id', 'https://app.example.com/client.json'),
    keeps('/form/resource', 'https://mcp.example.com/mcp'),
  ],
  mistakes: [
    commonMistake(
      'code-grant',
      form(`grant_type=authorization_code&code=refresh-2b9e&${rest}`),
      '`authorization_code` is for the code of a redirect. A refresh token has a grant type of its own.',
      { at: '/form/grant_type', equals: 'authorization_code' },
    ),
    commonMistake(
      'short-grant',
      form(`grant_type=refresh&refresh_token=refresh-2b9e&${rest}`),
      'The grant type is named `refresh_token`, like the parameter.',
      { at: '/form/grant_type', equals: 'refresh' },
    ),
    commonMistake(
      'old-token',
      form(`grant_type=refresh_token&refresh_token=access-93d0&${rest}`),
      'This is the expired access token. The refresh token is `refresh-2b9e`.',
      { at: '/form/refresh_token', equals: 'access-93d0' },
    ),
    commonMistake(
      'as-token',
      form(`grant_type=refresh_token&token=refresh-2b9e&${rest}`),
      'The parameter is named `refresh_token`.',
      { at: '/form/token', present: true },
    ),
    commonMistake(
      'no-resource',
      form(`grant_type=refresh_token&refresh_token=refresh-2b9e&client_id=${CLIENT}`),
      'Every token request names the MCP server in `resource`, this one too.',
      {
        all: [
          { at: '/form/refresh_token', present: true },
          { at: '/form/resource', absent: true },
        ],
      },
    ),
    commonMistake(
      'more-scopes',
      form(`grant_type=refresh_token&refresh_token=refresh-2b9e&${rest}&scope=notes%3Awrite`),
      'A refresh adds no scopes, since the user is not asked. Omit `scope`, or keep `notes:read`.',
      otherThan('/form/scope', 'notes:read'),
    ),
    commonMistake(
      'in-query',
      `POST /token?grant_type=refresh_token&refresh_token=refresh-2b9e HTTP/1.1${FORM_HEAD.slice(FORM_HEAD.indexOf('\n'))}\n\n${rest}`,
      'The parameters belong in the body. URLs appear in logs, and a refresh token is a secret.',
      { at: '/query', present: true },
    ),
    commonMistake(
      'to-mcp-server',
      form(`grant_type=refresh_token&refresh_token=refresh-2b9e&${rest}`).replace('auth.', 'mcp.'),
      'The MCP server must never see the refresh token. Only the authorization server issues tokens.',
      { at: '/headers/host', equals: 'mcp.example.com' },
    ),
  ],
};
