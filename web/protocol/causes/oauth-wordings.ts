/** What authorization servers and clients write when a sign-in fails. */
import { RANK } from './define.ts';
import type { Wording } from './host-wordings.ts';
import type { Remedy } from '../types.ts';

/** What a user can do about a stored sign-in that is no longer accepted. */
export const SIGN_IN: readonly Remedy[] = [
  { says: 'Sign in again from the host: remove the stored login of this server first.' },
  { for: 'mcp-remote', says: 'Delete `~/.mcp-auth`, and start it again.' },
];

/** Each is looked for in every line. */
export const OAUTH_WORDINGS: readonly Wording[] = [
  {
    looks: /Token exchange failed: HTTP \d{3}|\bat (?:async )?(?:exchangeAuthorization|refreshAuthorization)\b/u,
    id: 'py-token-exchange-failed',
    rank: RANK.oauth,
    emitter: 'A client with the TypeScript SDK, such as mcp-remote',
    title: 'The token endpoint must accept the client’s code, client id and redirect URI',
    says: 'After the sign-in, the authorization server refused to issue a token.',
    how: SIGN_IN,
  },
  {
    looks:
      /\bincorrect_client_credentials\b|\bclient_id and\/or client_secret passed are incorrect|\bunauthorized_client\b|AADSTS(?:700016|7000215|7000218|7000222)\b|[Ii]nvalid client[_ ](?:id|secret)\b|\bclient_id (?:is )?(?:not (?:found|registered)|unknown|invalid)\b/u,
    id: 'invalid-client',
    rank: RANK.oauth - 1,
    emitter: 'The authorization server',
    title: 'The authorization server must know the client id, and the secret must be its own',
    says: 'It does not know the client, or the secret is not that of the client.',
    how: [
      { for: 'a client id of your own', says: 'Compare id and secret with the registration, and copy them again.' },
      ...SIGN_IN,
    ],
  },
  {
    looks:
      /failed to exchange (?:the )?(?:authorization )?code\b|\boauth2: cannot fetch token\b|[Tt]oken request failed\b/u,
    id: 'py-token-exchange-failed',
    rank: RANK.oauth,
    emitter: 'A client, or a gateway with Go',
    title: 'The token endpoint must accept the client’s code, client id and redirect URI',
    says: 'After the sign-in, the authorization server refused to issue a token. The rest of the line is its reason.',
    how: SIGN_IN,
  },
  {
    looks:
      /[Pp]rotected[ -][Rr]esource [Mm]etadata resource (?:\\{0,4}"?\S{1,200} )?does not (?:exactly )?match|[Pp]rotected [Rr]esource [Mm]etadata\b[^\n]{0,60}\bdeclares an? `?resource\b[^\n]{0,10} (?:on|with|for) (?:a|an)(?: different|other)\b|resource (?:value )?in (?:the )?(?:protected resource )?metadata[^\n]{0,80}(?:does not|doesn't|must) match|[Rr]esource (?:URL )?mismatch\b/u,
    id: 'prm-resource-mismatch',
    rank: RANK.oauth - 1,
    emitter: 'A client such as VS Code',
    title: '`resource` of the metadata must be the URL of the server, to the last slash',
    says: '`resource` of the metadata is not the URL to which the client connects.',
    how: [
      {
        for: 'the host’s configuration',
        says: 'Write the URL exactly as `resource` has it, with or without the last slash.',
      },
      {
        for: 'the server',
        says: 'Set `resource` to the public URL of the endpoint, with `https` if a proxy is in front of it.',
      },
    ],
  },
  {
    looks:
      /AADSTS(?:9010010|901002|500011|650053|70011)\b|\bresource parameter provided in the request doesn't match\b|\bresource parameter is sent as \S{1,200} instead of\b/u,
    id: 'oauth-resource-refused',
    rank: RANK.oauth - 1,
    emitter: 'An authorization server such as Microsoft Entra ID',
    title: 'The `resource` of a sign-in must fit the scopes that the client requests',
    says: 'The authorization server does not accept the value of `resource`, or it is not the one of the scopes.',
    how: [
      {
        for: 'the server',
        says: 'Let `resource` of its metadata be the application id URI to which the scopes belong, or the URL registered there.',
      },
      { for: 'the server', says: 'Put an authorization server in between that leaves `resource` out for Entra ID.' },
    ],
  },
  {
    looks: /AADSTS50011\b|\bredirect_uri_mismatch\b|\b(?:invalid|unregistered) redirect[_ ]uri\b/iu,
    id: 'redirect-uri-mismatch',
    rank: RANK.oauth - 1,
    emitter: 'The authorization server',
  },
  {
    looks:
      /\binvalid_scope\b|\b[Ss]copes are (?:invalid|not valid)\b|\bscopes? \S{1,60} (?:is|are) not (?:allowed|supported|valid)\b/u,
    id: 'oauth-scope-refused',
    rank: RANK.oauth - 1,
    emitter: 'The authorization server',
    title: 'The client must request only scopes that the authorization server allows for it',
    says: 'A scope is unknown, or was not part of the registration of the client.',
    how: [
      {
        for: 'the server',
        says: 'List in `scopes_supported` of its metadata what the authorization server allows, with `offline_access` if it issues refresh tokens.',
      },
      { for: 'the host’s configuration', says: 'Set the scopes of this server, where the host has such a setting.' },
    ],
  },
  {
    looks: /\bInvalidClientMetadataError\b/u,
    unless: /\b[Ss]copes? /u,
    id: 'invalid-client-metadata',
    rank: RANK.oauth - 1,
    emitter: 'A client with the TypeScript SDK, such as mcp-remote',
  },
  {
    looks:
      /(?:Dynamic client registration failed: HTTP \d{3}|\bat (?:async )?registerClient\b)|(?<!worker )\b[Rr]egistration (?:endpoint |request |of the client )?(?:failed|refused|rejected|answers? [`'"]?4\d\d|returned [`'"]?4\d\d)/u,
    id: 'py-registration-failed',
    rank: RANK.oauth,
    emitter: 'A client with the TypeScript SDK, such as mcp-remote',
  },
  {
    looks: /Error POSTing to endpoint[^\n{]{0,40}\{\\{0,4}"error\\{0,4}": ?\\{0,4}"invalid_token/u,
    id: 'error-posting-401',
    rank: RANK.oauth,
    emitter: 'A client with the TypeScript SDK',
    title: 'The client must send a valid access token',
    says: 'The server does not accept the token: it is wrong, expired or unknown.',
  },
  {
    looks:
      /\\{0,4}"error_description\\{0,4}": ?\\{0,4}"(?:No|Missing)\b[^"\n]{0,30}\b(?:[Aa]uthorization|token|credentials)\b[^"\n]{0,30}(?:provided|found|sent|given|\\{0,4}")/u,
    id: 'missing-authorization-header',
    rank: RANK.oauth,
    emitter: 'The server',
  },
  {
    looks:
      /\\{0,4}"error\\{0,4}": ?\\{0,4}"invalid_token|Bearer error=\\{0,4}"invalid_token|\b[Ii]nvalid (?:or expired )?(?:access |bearer )?token\b/u,
    id: 'sse-401',
    rank: RANK.oauth + 1,
    emitter: 'The server',
    title: 'The client must send a valid access token',
    says: 'The server does not accept the token: it is wrong, expired, or issued for another server.',
  },
  {
    looks: /TokenRefreshFailed|OAuth token refresh failed/u,
    id: 'invalid-grant',
    rank: RANK.oauth,
    emitter: 'A client with the Rust SDK, such as Codex',
    says: 'The stored login can no longer be refreshed.',
    how: [{ for: 'Codex', says: 'Run `codex mcp logout NAME` and `codex mcp login NAME`.' }, ...SIGN_IN],
  },
  {
    looks: /Failed to fetch (?:protected )?resource metadata|Protected Resource Metadata request failed/u,
    id: 'no-prm',
    rank: RANK.oauth - 1,
    emitter: 'A client such as VS Code, or one with the Python SDK',
  },
  {
    looks: /\bCIMD\b[^\n]{0,80}\b(?:reject|fail|invalid|non-200)/iu,
    id: 'invalid-client',
    rank: RANK.oauth - 1,
    emitter: 'The authorization server',
    title: 'The authorization server must be able to fetch the metadata document of the client',
    says: 'The client id is a URL, and the authorization server did not get the document at this URL.',
  },
  {
    looks: /IssuerMismatchError|\bissuer (?:that )?does not match\b/u,
    id: 'issuer-mismatch',
    rank: RANK.oauth,
    emitter: 'A client',
  },
  {
    looks: /Another instance is handling authentication on port \d{1,5}/u,
    id: 'eaddrinuse',
    rank: RANK.time,
    emitter: 'mcp-remote',
    title: 'The sign-in of the other mcp-remote must be completed, or its process ended',
    says: 'A second process waits for the sign-in of the first one, which may be gone.',
    how: [
      { says: 'Complete the sign-in in the browser window that the first process opened.' },
      { says: 'End all `mcp-remote` processes, delete `~/.mcp-auth`, and start again.' },
    ],
  },
];
