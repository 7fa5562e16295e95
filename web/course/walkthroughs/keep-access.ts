/** A token in use: it expires, is refreshed, and lacks a scope. */
import { CALLBACK, formRequest, PKCE, type AuthRevision } from '../http-requests.ts';
import type { WalkStep, Walkthrough } from '../walkthrough.ts';

const REVISIONS = ['2025-06-18', '2025-11-25', '2026-07-28'] as const;
const RESOURCE = 'resource=https%3A%2F%2Fmcp.example.com%2Fmcp';

const list = (id: number) => ({ message: { jsonrpc: '2.0', id, method: 'tools/list' } });
const add = (id: number) => ({
  message: {
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'add_note', arguments: { title: 'Garden', text: 'Water the roses' } },
  },
});

/** What the challenge for more scopes contains depends on the revision. */
function lacks(revision: AuthRevision, remark: string, page: string): WalkStep {
  return {
    id: `scope-${revision}`,
    title: 'Ask for more than the token allows',
    text: 'The token has the scope `notes:read`. This tool writes a note, and the server requires `notes:write` for it.',
    only: [revision],
    question: {
      ask: 'Which status code fits?',
      options: [
        { text: '`401`', says: '`401` would mean that the token is missing or invalid. This one is valid.' },
        {
          text: '`403`',
          right: true,
          says: 'The token is valid but does not allow this. The same token will not help a second time.',
        },
        {
          text: '`200` with `isError: true`',
          says: 'The tool was not called: the request was refused before its message was read.',
        },
      ],
    },
    sends: add(40),
    remark,
    links: [{ title: 'Error Handling', page }],
  };
}

/** The walkthrough. */
export const keepAccess: Walkthrough = {
  id: 'keep-access',
  title: 'Expired tokens and missing scopes',
  chapter: 'authorization',
  says: 'Use a token until it expires, refresh it, and ask the user for more scopes.',
  revisions: REVISIONS,
  server: 'notes',
  transport: 'http',
  authorization: 'granted',
  greeted: true,
  steps: [
    {
      id: 'valid',
      title: 'Use a token',
      text: 'The client has a token, and the page adds it to every request. The token is valid for ten minutes, because a stolen token should not be useful for long.',
      sends: list(20),
      passes: 600_000,
      remark:
        'The server accepts the request: the token is known, it has not expired, it was issued for this server, and its scope is sufficient.',
      links: [{ title: 'Token Requirements', page: 'basic/authorization#token-requirements' }],
    },
    {
      id: 'expired',
      title: 'Use it too late',
      text: 'Ten minutes later the client sends the same request, with the same token.',
      question: {
        ask: 'What should the client do after the response?',
        options: [
          {
            text: 'Show the login page to the user again',
            says: 'That would work, but the client has something that needs no user.',
          },
          {
            text: 'Get a new token with its refresh token',
            right: true,
            says: 'A refresh token is for exactly this case.',
          },
          { text: 'Repeat the request', says: 'The token stays invalid, however often the client sends it.' },
        ],
      },
      sends: list(30),
      remark:
        'A token that is expired or invalid must get `401`. In the challenge, `error="invalid_token"` distinguishes this case from a missing token.',
      links: [{ title: 'Token Handling', page: 'basic/authorization#token-handling' }],
    },
    {
      id: 'refresh',
      title: 'Refresh the token',
      text: 'The refresh token goes to the authorization server only, never to the MCP server. `resource` is required in this request too.',
      sends: {
        http: formRequest(
          'auth.example.com',
          `grant_type=refresh_token&refresh_token=$refresh&client_id=$client&${RESOURCE}`,
        ),
      },
      remark:
        'The client gets a new refresh token too, and the old one is void. If a refresh token is used a second time, one of its users is a thief. This server then revokes all tokens of the login.',
      links: [{ title: 'Resource Parameter', page: 'basic/authorization#resource-parameter-implementation' }],
    },
    {
      id: 'again',
      title: 'Repeat the request',
      text: 'The page sends the new token.',
      sends: list(35),
      remark: 'The user has noticed nothing.',
    },
    lacks(
      '2025-06-18',
      'The challenge has `error="insufficient_scope"` and the required scopes. This revision prescribes the status code `403`; the members of the challenge come from OAuth.',
      'basic/authorization#error-handling',
    ),
    lacks(
      '2025-11-25',
      'The challenge should have `error="insufficient_scope"`, the required scopes, and `resource_metadata`. This server also repeats the scopes that the token already has.',
      'basic/authorization#runtime-insufficient-scope-errors',
    ),
    lacks(
      '2026-07-28',
      'The challenge names the scopes of this operation. Since 2026-07-28 the client adds those that it had before, so that it does not lose them.',
      'basic/authorization#runtime-insufficient-scope-errors',
    ),
    {
      id: 'step-up',
      title: 'Ask the user for more',
      text: 'The client starts an authorization again, with the old scope and the new one. It also makes a new verifier.',
      sends: {
        http: `GET /authorize?response_type=code&client_id=$client&redirect_uri=${CALLBACK}&scope=notes%3Aread%20notes%3Awrite&state=b47d&code_challenge=${PKCE.challenge}&code_challenge_method=S256&${RESOURCE} HTTP/1.1\nHost: auth.example.com\n\n`,
      },
      remark:
        'A client asks for a scope when it needs it, not before. So the user knows what each question is for. This is called step-up authorization.',
      links: [
        {
          title: 'Step-Up Authorization Flow',
          page: 'basic/authorization#step-up-authorization-flow',
          only: ['2026-07-28'],
        },
        {
          title: 'Scope Selection Strategy',
          page: 'basic/authorization#scope-selection-strategy',
          only: ['2025-11-25'],
        },
      ],
    },
    {
      id: 'redeem',
      title: 'Exchange the code',
      text: 'The rest is the same as for the first token.',
      sends: {
        http: formRequest(
          'auth.example.com',
          `grant_type=authorization_code&code=$code&redirect_uri=${CALLBACK}&client_id=$client&code_verifier=${PKCE.verifier}&${RESOURCE}`,
        ),
      },
      remark: 'In the response, `scope` lists what the new token allows.',
    },
    {
      id: 'write',
      title: 'Call the tool again',
      text: 'The same request, with the new token.',
      sends: add(50),
      remark:
        'The note is added. A client repeats a refused request only a few times: if the new token is refused as well, it reports the failure.',
    },
  ],
};
