/** A token request that lacks two parameters. */
import { authorizeText, FORM_HEAD, REDIRECT, tokenText, toAuthorizationServer } from '../auth-log.ts';
import { clause, commonMistake, goal, keeps } from '../goals.ts';
import { PKCE } from '../http-requests.ts';
import type { MessageSource } from '../source.ts';

const JSON_HEAD = 'POST /token HTTP/1.1\nHost: auth.example.com\nContent-Type: application/json';

/** Fix the request. */
export const tokenRequest: MessageSource = {
  id: 'token-request',
  kind: 'fix-message',
  title: 'Fix a token request',
  revision: '2025-11-25',
  from: 'client',
  wire: 'http',
  task: `Add what the token request lacks.\n\nThe client has received the code. The secret that it made before the authorization request is \`${PKCE.verifier}\`. It wants to use the token with \`https://mcp.example.com/mcp\`.`,
  before: [
    { from: 'client', message: authorizeText() },
    { from: 'server', message: REDIRECT.text },
  ],
  start: tokenText({ code_verifier: null, resource: null }),
  hints: [
    'Compare the request with the authorization request. Which of its parameters have no counterpart?',
    'The server compares the SHA-256 of the secret with the `code_challenge`. The name of the parameter is `code_verifier`.',
    'The server for which the token is meant belongs in both requests, in `resource`.',
  ],
  solution: tokenText(),
  lesson:
    '`code_verifier` proves that the same client made both requests, so a stolen code is useless. `resource` binds the token to one MCP server, so that no other server can use it.',
  links: [
    clause('2025-11-25', 'basic/authorization#authorization-code-protection', 'Authorization Code Protection'),
    clause('2025-11-25', 'basic/authorization#resource-parameter-implementation', 'Resource Parameter'),
  ],
  goals: [
    goal('endpoint', 'It is a POST to the token endpoint', 'Keep the first line: `POST /token HTTP/1.1`.', {
      all: [
        { at: '/method', equals: 'POST' },
        { at: '/path', equals: '/token' },
      ],
    }),
    toAuthorizationServer(),
    keeps('/form/grant_type', 'authorization_code'),
    keeps('/form/code', 'code-7f1b'),
    keeps('/form/redirect_uri', 'http://localhost:3334/callback'),
    keeps('/form/client_id', 'https://app.example.com/client.json'),
    goal(
      'verifier',
      'The form has the `code_verifier`',
      '`code_verifier` must be the secret of the client, character for character.',
      {
        at: '/form/code_verifier',
        equals: PKCE.verifier,
      },
    ),
    goal(
      'resource',
      'The form has the `resource`',
      '`resource` must be the URL of the MCP server, `https://mcp.example.com/mcp`.',
      {
        at: '/form/resource',
        equals: 'https://mcp.example.com/mcp',
      },
    ),
  ],
  mistakes: [
    commonMistake(
      'challenge-again',
      tokenText({ code_verifier: PKCE.challenge }),
      'This is the challenge, which everybody may know. The verifier is the secret that the challenge was computed from.',
      { at: '/form/code_verifier', equals: PKCE.challenge },
    ),
    commonMistake(
      'wrong-name',
      tokenText({ code_verifier: null, verifier: PKCE.verifier }),
      'The parameter is named `code_verifier`.',
      {
        any: ['verifier', 'codeVerifier', 'code_challenge'].map((name) => ({ at: `/form/${name}`, present: true })),
      },
    ),
    commonMistake(
      'authorization-server',
      tokenText({ resource: 'https%3A%2F%2Fauth.example.com' }),
      '`resource` is the server that the token is for, not the one that issues it.',
      { at: '/form/resource', equals: 'https://auth.example.com' },
    ),
    commonMistake(
      'no-scheme',
      tokenText({ resource: 'mcp.example.com%2Fmcp' }),
      '`resource` is a whole URL and begins with `https://`.',
      { at: '/form/resource', equals: 'mcp.example.com/mcp' },
    ),
    commonMistake(
      'verifier-only',
      tokenText({ resource: null }),
      'The verifier is right. But the request does not say which server the token is for: `resource` is missing.',
      {
        all: [
          { at: '/form/code_verifier', equals: PKCE.verifier },
          { at: '/form/resource', absent: true },
        ],
      },
    ),
    commonMistake(
      'resource-only',
      tokenText({ code_verifier: null }),
      'The resource is right. But without `code_verifier` everybody who has the code could get the token.',
      {
        all: [
          { at: '/form/resource', equals: 'https://mcp.example.com/mcp' },
          { at: '/form/code_verifier', absent: true },
        ],
      },
    ),
    commonMistake(
      'as-json',
      `${JSON_HEAD}\n\n${JSON.stringify({ grant_type: 'authorization_code', code: 'code-7f1b', code_verifier: PKCE.verifier, resource: 'https://mcp.example.com/mcp' })}`,
      'The body of a token request is a form: `name=value` pairs with `&` between them, not JSON.',
      { at: '/json', present: true },
    ),
    commonMistake(
      'in-query',
      `POST /token?code_verifier=${PKCE.verifier}&resource=x HTTP/1.1${FORM_HEAD.slice(FORM_HEAD.indexOf('\n'))}\n\ngrant_type=authorization_code&code=code-7f1b`,
      'The parameters belong in the body. URLs appear in logs, and the verifier is a secret.',
      { at: '/query', present: true },
    ),
  ],
};
