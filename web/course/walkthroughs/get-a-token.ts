/** From the refusal of a request to an access token, in each revision that has authorization. */
import { CALLBACK, first, formRequest, PKCE, type AuthRevision } from '../http-requests.ts';
import type { WalkStep, Walkthrough } from '../walkthrough.ts';

const OLD = ['2025-03-26'] as const;
const REGISTERED = ['2025-03-26', '2025-06-18'] as const;
const METADATA = ['2025-06-18', '2025-11-25', '2026-07-28'] as const;
const DOCUMENTS = ['2025-11-25', '2026-07-28'] as const;
const LAST = ['2026-07-28'] as const;

const question: WalkStep['question'] = {
  ask: 'How does the server refuse a request without a token?',
  options: [
    {
      text: 'With `200` and a JSON-RPC error in the body',
      says: 'A client recognizes the refusal by the status code, before it reads any message.',
    },
    {
      text: 'With `401` and the header `WWW-Authenticate`',
      right: true,
      says: '`401` means that a valid token would help, and the header states how to get one.',
    },
    { text: 'With `403`', says: '`403` is for a valid token that does not allow this request.' },
  ],
};

/** The refused request; what the challenge contains depends on the revision. */
function refused(only: readonly AuthRevision[], remark: string, page: string): WalkStep {
  const [revision = '2025-11-25'] = only;
  return {
    id: `first-${revision}`,
    title: 'Send a request without a token',
    text: 'MCP takes its authorization from OAuth 2.1, and only over HTTP. Three parties take part: the client, the MCP server, and an authorization server that asks the user and issues access tokens.\n\nThis server protects its notes, and the client has no token yet.',
    only,
    question,
    sends: first(revision),
    remark,
    links: [{ title: 'Authorization', page }],
  };
}

/** The authorization request. */
function authorize(only: readonly AuthRevision[], query: string, remark: string, links: WalkStep['links']): WalkStep {
  const host = only.includes('2025-03-26') ? 'mcp.example.com' : 'auth.example.com';
  return {
    id: `authorize-${only[0] ?? ''}`,
    title: 'Ask the user',
    text: 'The client opens this URL in the user’s browser. Before that it makes a random secret, the `code_verifier`. The request contains only the SHA-256 of the secret, the `code_challenge`. This is PKCE.',
    only,
    question: {
      ask: 'A program on the same machine reads this URL and the redirect. Can it get a token?',
      options: [
        {
          text: 'Yes, with the `code` of the redirect',
          says: 'The token endpoint also requires the `code_verifier`, and a hash does not reveal it.',
        },
        {
          text: 'No, it lacks the `code_verifier`',
          right: true,
          says: 'The verifier never leaves the client before the token request.',
        },
      ],
    },
    sends: { http: `GET /authorize?response_type=code&client_id=$client&${query} HTTP/1.1\nHost: ${host}\n\n` },
    remark,
    ...(links ? { links } : {}),
  };
}

const challenge = `redirect_uri=${CALLBACK}&scope=notes%3Aread&state=a81c&code_challenge=${PKCE.challenge}&code_challenge_method=S256`;
const RESOURCE = 'resource=https%3A%2F%2Fmcp.example.com%2Fmcp';
const consent =
  'The user logs in and consents, which the simulation does at once. The redirect brings `code` and the client’s own `state` back to the client. A client discards a response whose `state` it does not know.';

/** The token request. */
function redeem(only: readonly AuthRevision[], resource: string, remark: string, links: WalkStep['links']): WalkStep {
  const host = only.includes('2025-03-26') ? 'mcp.example.com' : 'auth.example.com';
  const form = `grant_type=authorization_code&code=$code&redirect_uri=${CALLBACK}&client_id=$client&code_verifier=${PKCE.verifier}${resource}`;
  return {
    id: `token-${only[0] ?? ''}`,
    title: 'Exchange the code for a token',
    text: 'Now the client sends the `code` together with the `code_verifier`. The authorization server computes the SHA-256 of the verifier and compares it with the challenge. The body is a form, not JSON.',
    only,
    sends: { http: formRequest(host, form) },
    remark,
    ...(links ? { links } : {}),
  };
}

const tokens =
  'The response is JSON: `access_token` for requests, `expires_in` in seconds, and `refresh_token` for the time after. Change one character of the verifier: the server responds with `invalid_grant`.';

/** The walkthrough. */
export const getAToken: Walkthrough = {
  id: 'get-a-token',
  title: 'Get an access token',
  chapter: 'authorization',
  says: 'Follow a refused request to the authorization server, and come back with a token.',
  revisions: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
  server: 'notes',
  transport: 'http',
  authorization: 'required',
  steps: [
    refused(
      OLD,
      'The challenge names only the scheme, `Bearer`. In this revision the MCP server is also its own authorization server, so the client knows where to ask.',
      'basic/authorization#example-authorization-code-grant',
    ),
    refused(
      ['2025-06-18'],
      'Since 2025-06-18 the challenge contains `resource_metadata`: the URL of a document about this server. In this revision the header is required.',
      'basic/authorization#authorization-server-location',
    ),
    refused(
      ['2025-11-25'],
      '`resource_metadata` is the URL of a document about this server. Since 2025-11-25 the challenge should also contain `scope`: what a token for this request must allow.',
      'basic/authorization#protected-resource-metadata-discovery-requirements',
    ),
    refused(
      LAST,
      'There is no handshake, so the first request of any kind gets the challenge. `resource_metadata` is the URL of a document about this server, and `scope` is what a token must allow.',
      'basic/authorization/authorization-server-discovery#protected-resource-metadata-discovery-requirements',
    ),
    {
      id: 'resource',
      title: 'Read about the server',
      text: 'The client fetches exactly the URL of the challenge. The document is the protected resource metadata of RFC 9728.',
      only: METADATA,
      sends: { http: 'GET /.well-known/oauth-protected-resource/mcp HTTP/1.1\nHost: mcp.example.com\n\n' },
      remark:
        '`resource` is the server that tokens are for. `authorization_servers` must list at least one server that issues them.',
      links: [
        {
          title: 'Authorization Server Location',
          page: 'basic/authorization#authorization-server-location',
          only: ['2025-06-18'],
        },
        {
          title: 'Protected Resource Metadata Discovery',
          page: 'basic/authorization#protected-resource-metadata-discovery-requirements',
          only: ['2025-11-25'],
        },
        {
          title: 'Authorization Server Location',
          page: 'basic/authorization/authorization-server-discovery#authorization-server-location',
          only: LAST,
        },
      ],
    },
    {
      id: 'own-server',
      title: 'Read about the authorization server',
      text: 'The client removes the path `/mcp` from the URL of the MCP server. At the root it requests the metadata of RFC 8414. Without this document, a client uses `/authorize`, `/token` and `/register`.',
      only: OLD,
      sends: {
        http: 'GET /.well-known/oauth-authorization-server HTTP/1.1\nHost: mcp.example.com\nMCP-Protocol-Version: $revision\n\n',
      },
      remark: 'The metadata contains the URLs of all endpoints. Later revisions have no default paths any more.',
      links: [{ title: 'Authorization Base URL', page: 'basic/authorization#authorization-base-url' }],
    },
    {
      id: 'server',
      title: 'Read about the authorization server',
      text: 'The authorization server has a document too, the metadata of RFC 8414. Its well-known URL is built from the URL in `authorization_servers`.',
      only: METADATA,
      sends: { http: 'GET /.well-known/oauth-authorization-server HTTP/1.1\nHost: auth.example.com\n\n' },
      remark:
        'The metadata contains the URLs of the endpoints. `code_challenge_methods_supported` shows that the server supports PKCE; since 2025-11-25 a client must stop if the member is absent.',
      links: [
        {
          title: 'Authorization Code Protection',
          page: 'basic/authorization#authorization-code-protection',
          only: ['2025-06-18', '2025-11-25'],
        },
        {
          title: 'Authorization Server Metadata Discovery',
          page: 'basic/authorization/authorization-server-discovery#authorization-server-metadata-discovery',
          only: LAST,
        },
      ],
    },
    ...REGISTERED.map((revision): WalkStep => {
      const host = revision === '2025-03-26' ? 'mcp.example.com' : 'auth.example.com';
      const body = {
        client_name: 'Desk',
        redirect_uris: ['http://localhost:3334/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      };
      return {
        id: `register-${revision}`,
        title: 'Register the client',
        text: 'The authorization server does not know this client. With dynamic client registration (RFC 7591) the client introduces itself, without a person who fills in forms.',
        only: [revision],
        sends: {
          http: `POST /register HTTP/1.1\nHost: ${host}\nContent-Type: application/json\n\n${JSON.stringify(body)}`,
        },
        remark:
          'The client gets a `client_id`. The authorization server will redirect the browser only to the URIs that are registered here.',
      };
    }),
    {
      id: 'document',
      title: 'Introduce the client',
      text: 'Most clients and servers have never met. Since 2025-11-25 a client can publish a JSON document about itself, and the URL of that document is its `client_id`. Here it is `https://app.example.com/client.json`.',
      only: DOCUMENTS,
      question: {
        ask: 'What must the authorization server compare before it redirects the browser?',
        options: [
          {
            text: 'The `redirect_uri` of the request with those in the document',
            right: true,
            says: 'Otherwise anybody could use the id of this client and receive the code.',
          },
          {
            text: 'The `client_name` with the name of the user',
            says: 'The name is only shown to the user.',
          },
          { text: 'Nothing, the URL is enough', says: 'Everybody can read the URL, and use it in a request.' },
        ],
      },
      remark:
        'In the metadata above, `client_id_metadata_document_supported` is true. Dynamic registration still exists for other servers; 2026-07-28 calls it deprecated.',
      links: [
        {
          title: 'Client ID Metadata Documents',
          page: 'basic/authorization#implementation-requirements',
          only: ['2025-11-25'],
        },
        {
          title: 'Client Registration',
          page: 'basic/authorization/client-registration#implementation-requirements',
          only: LAST,
        },
      ],
    },
    authorize(OLD, challenge, consent, [
      { title: 'Implementation Requirements', page: 'basic/authorization#implementation-requirements' },
    ]),
    authorize(
      ['2025-06-18', '2025-11-25'],
      `${challenge}&${RESOURCE}`,
      `${consent} Since 2025-06-18 \`resource\` names the MCP server, so that the token is for this server alone.`,
      [{ title: 'Resource Parameter', page: 'basic/authorization#resource-parameter-implementation' }],
    ),
    authorize(
      LAST,
      `${challenge}&${RESOURCE}`,
      `${consent} Since 2026-07-28 a client also compares \`iss\` with the \`issuer\` of the metadata. If they differ, another server has sent the code.`,
      [{ title: 'Authorization Response Validation', page: 'basic/authorization#authorization-response-validation' }],
    ),
    redeem(OLD, '', tokens, [
      { title: 'Implementation Requirements', page: 'basic/authorization#implementation-requirements' },
    ]),
    redeem(METADATA, `&${RESOURCE}`, `${tokens} Here too, \`resource\` is required.`, [
      { title: 'Resource Parameter', page: 'basic/authorization#resource-parameter-implementation' },
    ]),
    ...(['2025-11-25', '2026-07-28'] as const).map((revision): WalkStep => ({
      id: `again-${revision}`,
      title: 'Repeat the request with the token',
      text: 'The page now adds the header `Authorization: Bearer …` to every request of the client.',
      only: revision === '2026-07-28' ? LAST : [...OLD, '2025-06-18', '2025-11-25'],
      sends: first(revision),
      remark:
        'The server accepts the request. A token belongs in this header of every HTTP request, also within one session, and never in a URL.',
      links: [{ title: 'Token Requirements', page: 'basic/authorization#token-requirements' }],
    })),
  ],
};
