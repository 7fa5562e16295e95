/** Classes of evidence for connections, sign-ins and HTTP. */
import { RANK } from './define.ts';
import type { EvidenceClass } from './evidence-class.ts';

/** Each is searched for in a line; the first that fits counts. */
export const CONNECTING: readonly EvidenceClass[] = [
  {
    id: 'tls-self-signed',
    rank: RANK.network,
    looks:
      /\b(?:certificates?|cert|SSL|TLS)\b.{0,80}?\b(?:verif\w{1,10}|invalid|expired|fail\w{0,4}|untrusted|trusted|unknown|errors?|mismatch|self[- ]signed|unable)\b|\b(?:verif\w{1,10}|invalid|expired|fail\w{0,4}|untrusted|unable|self[- ]signed)\b.{0,60}?\b(?:certificates?|SSL|TLS)\b|\bCERT_[A-Z_]{3,40}|unable to get (?:local )?issuer|证书/u,
    says: 'The connection failed while the certificate was checked.',
  },
  {
    id: 'enotfound',
    rank: RANK.network,
    looks:
      /\b(?:ENOTFOUND|EAI_AGAIN|NXDOMAIN|getaddrinfo|UnknownHostException)\b|\bname or service not known\b|\bnodename nor servname\b|\b(?:could not|cannot|couldn't|failed to|unable to) resolve (?:the )?(?:host|domain|address|DNS)|\bname resolution\b|\bno such host\b|\bDNS (?:error|lookup|resolution)|\bfailed to lookup address/iu,
    says: 'The name of the host could not be resolved to an address.',
  },
  {
    id: 'eaddrinuse',
    rank: RANK.network,
    looks: /\baddress already in use\b/iu,
    says: 'Another process uses the port.',
  },
  {
    id: 'sse-conn-refused',
    rank: RANK.network,
    looks:
      /\bECONNREFUSED\b|\bconnection (?:was |is )?refused\b|\brefused (?:to connect|the connection|connection)\b|\ball connection attempts failed\b|连接被拒绝|拒绝连接/iu,
    says: 'No program accepted the connection at this address.',
  },
  {
    id: 'server-protocol-not-supported',
    rank: RANK.order,
    looks:
      /\bprotocol ?version\b.{0,60}\b(?:unsupported|not supported|mismatch|invalid|unknown|incompatible)\b|\b(?:unsupported|incompatible|unknown|invalid|mismatch\w{0,3}|bad)\b.{0,30}\bprotocol ?version\b/iu,
    says: 'Client and server did not agree on a version of the protocol.',
  },
  {
    id: 'no-prm',
    rank: RANK.oauth,
    looks:
      /\b(?:failed|unable|could not|cannot|can't)\b.{0,20}\b(?:discover|fetch|find|load|get|retrieve)\w{0,3}\b.{0,30}\b(?:OAuth|OIDC|authorization|protected resource)\b.{0,30}\bmetadata\b/iu,
    says: 'The client found no metadata of the authorization server.',
  },
  {
    id: 'invalid-client',
    rank: RANK.oauth,
    looks:
      /\binvalid[ _]client\b(?!\.? ?(?:cert|cap))|\bclient[ _]?id\b.{0,40}\b(?:not (?:found|exist|registered|recogni[sz]ed)|unknown|invalid|unregistered|missing)\b|\bunknown client\b/iu,
    says: 'The authorization server does not know this client, or does not accept its secret.',
  },
  {
    id: 'redirect-uri-mismatch',
    rank: RANK.oauth,
    looks: /\b(?:redirect|callback)[ _]ur[il]s?\b.{0,60}\b(?:mismatch|match|allowed|registered|invalid|not)\b/iu,
    says: 'The authorization server does not accept the redirect URI that the client sends.',
  },
  {
    id: 'no-dynamic-registration',
    rank: RANK.oauth,
    looks:
      /\b(?:dynamic (?:client )?registration|client registration|DCR|registration[_ ]endpoint)\b.{0,60}\b(?:not supported|unsupported|fail\w{0,4}|missing|disabled|not (?:available|found|allowed))\b|\b(?:does not|doesn['’]t|not) support (?:dynamic (?:client )?registration|DCR)\b/iu,
    says: 'The client could not register itself with the authorization server.',
  },
  {
    id: 'oauth-scope-refused',
    rank: RANK.oauth,
    looks:
      /\b(?:invalid|missing|insufficient|required|unknown)[ _]scopes?\b|\bscopes?\b.{0,40}\b(?:invalid|not (?:allowed|granted)|missing|required)\b/iu,
    says: 'The token lacks a scope, or the authorization server does not grant the requested ones.',
    title: 'The client must request scopes that the server grants',
    how: [{ says: 'Compare the requested scopes with those that the authorization server offers, and sign in again.' }],
  },
  {
    id: 'environment-variable-missing',
    rank: RANK.config + 1,
    title: 'The key or token of the service must be set and valid',
    looks:
      /\b(?:API[ _-]?(?:key|token)s?|(?:access|auth|personal|bot) tokens?|secret|credentials?|environment variables?|env vars?|[A-Z]{2,20}_(?:API_)?(?:KEY|TOKEN|SECRET|URL))\b['"`]?.{0,40}?\b(?:missing|required|not (?:set|found|provided|configured|defined|valid|available)|invalid|incorrect|empty|unset|undefined|wrong|could not be found)\b|\b(?:missing|invalid|incorrect|wrong|bad|no valid|requires an?|provide an?|no) (?:or (?:missing|expired|invalid) )?(?:[\w.-]{1,20} )?(?:API[ _-]?(?:key|token)|credentials?|environment variables?|env vars?)\b|\bfound in the (?:keychain|keyring)\b/iu,
    unless: /\b(?:OAuth|invalid_client|client (?:id|secret))\b/iu,
    says: 'The service or the program misses a key, a token or a variable, or does not accept the one it has.',
    how: [
      { says: 'Set the variable in `env` of the server’s entry in the host’s configuration, and restart the host.' },
      { says: 'Create a new key, and test it with `curl` against the service.' },
    ],
  },
  {
    id: 'http-error-status',
    rank: RANK.http + 1,
    status: 429,
    looks:
      /\brate[- ]?limit\w{0,4}\b|\btoo many requests\b|\b(?:quota|usage limit|credits?|balance)\b.{0,30}\b(?:exceeded|exhausted|reached|insufficient|used up)\b|\binsufficient[ _](?:credits?|balance|quota|funds)\b/iu,
    says: 'The service accepts no more requests for now: a limit or a quota is used up.',
  },
  {
    id: 'session-not-found-ts',
    rank: RANK.order,
    looks:
      /\bsession(?:[ _-]?id)?\b(?: (?:is|was|has|for|not)\b)?.{0,24}?\b(?:not found|invalid|expired|missing|unknown|lost|does not exist|required)\b|\b(?:invalid|missing|unknown|expired|no valid|bad)\b.{0,20}?\bsession\b/iu,
    says: 'The server does not know the session of this request, or the request names none.',
    title: 'A request must name a session that the server knows',
  },
  {
    id: 'www-authenticate-401',
    rank: RANK.oauth + 1,
    status: 401,
    looks:
      /\bunauthori[sz]ed\b|\bunauthenticated\b|\bnot (?:authenticated|logged in|signed in)\b|\bauthenti?cation (?:is )?(?:failed|failure|required|error|needed)\b|\bauthorization (?:is )?(?:failed|required|needed|error)\b|\b(?:log-?in|sign-?in|re-?auth\w{0,14}) (?:is )?(?:required|needed|expired|failed)\b|\b(?:requires?|needs?) (?:re-?)?auth\w{0,14}\b|\b(?:access |refresh |bearer |auth )?token\b (?:is |has |was |has been )?(?:invalid|expired|revoked|missing|rejected|not valid)\b|\b(?:invalid|expired|missing|no)[ _](?:access |refresh |bearer |auth |authorization )?(?:token|header|credentials)\b|未授权|认证失败|鉴权失败/iu,
    says: 'The server demands a valid sign-in or token, and the request has none.',
  },
  {
    id: 'insufficient-scope',
    rank: RANK.oauth + 1,
    status: 403,
    looks:
      /\bforbidden\b|\binsufficient (?:permissions?|privileges|rights)\b|\bnot (?:allowed|authorized|permitted) to\b|\baccess denied\b|\bmust have admin\b/iu,
    says: 'The server knows who asks, and does not allow it.',
  },
];
