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
  },
  {
    id: 'enotfound',
    rank: RANK.network,
    looks:
      /\b(?:ENOTFOUND|EAI_AGAIN|NXDOMAIN|getaddrinfo|UnknownHostException)\b|\bname or service not known\b|\bnodename nor servname\b|\b(?:could not|cannot|couldn't|failed to|unable to) resolve (?:the )?(?:host|domain|address|DNS)|\bname resolution\b|\bno such host\b|\bDNS (?:error|lookup|resolution)|\bfailed to lookup address/iu,
  },
  {
    id: 'sse-conn-refused',
    rank: RANK.network,
    looks:
      /\bECONNREFUSED\b|\bERR_CONNECTION_REFUSED\b|\bconnection (?:was |is )?refused\b|\brefused (?:to connect|the connection|connection)\b|\ball connection attempts failed\b|连接被拒绝|拒绝连接/iu,
  },
  {
    id: 'sse-event-type',
    rank: RANK.http,
    isTelling: true,
    title: 'Events of the older SSE transport must be named `endpoint` or `message`',
    looks:
      /\bSSE\b.{0,120}\bevent\b.{0,3} (?:field|name|type) (?:is |was )?(?:absent|missing|null|omitted|not (?:set|specified))\b/iu,
    says: 'The stream has an event of another type; `null` is one without a name.',
  },
  {
    id: 'no-prm',
    rank: RANK.oauth,
    looks:
      /\b(?:failed|unable|could not|cannot|can't)\b.{0,20}\b(?:discover|fetch|find|load|get|retrieve)\w{0,3}\b.{0,30}\b(?:OAuth|OIDC|authorization|protected resource)\b.{0,30}\b(?:metadata|configuration|endpoints?)\b/iu,
  },
  {
    id: 'invalid-grant',
    rank: RANK.oauth - 1,
    isSure: true,
    looks: /\binvalid_grant\b/u,
  },
  {
    id: 'prm-resource-mismatch',
    rank: RANK.oauth - 1,
    isSure: true,
    looks:
      /\bprotected resource metadata\b.{0,100}\bresource\b.{0,60}\b(?:different|another|other|wrong|mismatch\w{0,4}|not match)/iu,
  },
  {
    id: 'no-dynamic-registration',
    rank: RANK.oauth - 1,
    isSure: true,
    looks: /(?:\bnot|n['’]t|\bno|\bwithout)\b.{0,24}\bdynamic client\b/iu,
  },
  {
    id: 'py-token-exchange-failed',
    rank: RANK.oauth,
    looks:
      /\btoken (?:exchange|request|refresh|endpoint)\b.{0,30}\b(?:fail|error|reject|refus)\w{0,4}\b|\b(?:fail(?:s|ed)|unable|could not|error)\b.{0,16}\b(?:exchang|refresh)\w{0,3}\b.{0,24}(?:\b|_)(?:token|code)\b/iu,
  },
  {
    id: 'py-registration-failed',
    rank: RANK.oauth,
    looks:
      /\b(?:could(?: not|n['’]t)|cannot|can['’]t|failed to|unable to) (?:\w{1,14} )?register\b.{0,40}\b(?:client|OAuth|sign-in|auth\w{0,10})\b|\b(?:client|dynamic|OAuth)\b.{0,16}\bregistration\b.{0,30}\b(?:fail\w{0,4}|error\w{0,3}|reject\w{0,3}|refused)\b|\bregistration_failed\b|\binvalid_?client_?metadata/iu,
  },
  {
    id: 'invalid-client',
    rank: RANK.oauth,
    looks:
      /\bno client[ _]?ID\b|\binvalid[ _]client\b(?!\.? ?(?:cert|cap))|\bclient invalid\b|\bclient[ _]?id\b.{0,40}\b(?:not (?:found|exist|registered|recogni[sz]ed)|(?:does not|doesn['’]t) exist|unknown|invalid|unregistered|missing)\b|\bunknown (?:OAuth )?client\b/iu,
  },
  {
    id: 'invalid-host-header',
    rank: RANK.http,
    looks:
      /\b(?:invalid|unknown|disallowed) host\b(?! name)|\bhost header\b.{0,30}\b(?:invalid|rejected|not allowed)\b/iu,
  },
  {
    id: 'environment-variable-missing',
    rank: RANK.config + 1,
    title: 'The key or token of the service must be set and valid',
    looks:
      /\b(?:API[ _-]?(?:key|token)s?|(?:access|auth|personal|bot) tokens?|secret|credentials?|env(?:ironment)? ?var(?:iable)?s?|[A-Z]{2,20}_(?:API_)?(?:KEY|TOKEN|SECRET|URL))\b['"`]?.{0,40}?\b(?:missing|required|not (?:set|found|provided|configured|defined|valid|available|in the)|invalid|incorrect|empty|unset|undefined|wrong|could not be found)\b|\b(?:missing|invalid|incorrect|wrong|bad|no valid|requires an?|provide an?|no) (?:or (?:missing|expired|invalid) )?(?:[\w.-]{1,20} )?(?:API[ _-]?(?:key|token)|credentials?|environment variables?|env vars?)\b|\bfound in the (?:keychain|keyring)\b|\b(?:not|without) (?:pass|sett|provid|defin)ing (?:the |an? )?['"`]?[A-Z]{2,20}_[A-Z_]{2,40}\b|\bpassword authentication failed\b|\blogin failed for\b|\baccess denied for user\b|\b(?:incorrect|wrong|invalid) (?:user ?name|password)\b|\b(?:env|environment|variables?|[A-Z]{2,20}_(?:[A-Z]{2,20}_)?(?:KEY|TOKEN))\b.{0,60}\b(?:never|not) (?:reach\w{0,3}|passed|propagated|forwarded|inherited)\b/iu,
    unless: /\b(?:OAuth|invalid_client|client (?:id|secret))\b/iu,
    says: 'The service or the program misses a key, a token or a variable, or does not accept the one it has.',
    how: [
      { says: 'Set the variable in `env` of the server’s entry in the host’s configuration, and restart the host.' },
      { says: 'Create a new key, and test it with `curl` against the service.' },
    ],
  },
  {
    id: 'environment-variable-missing',
    rank: RANK.config + 1,
    isShown: true,
    title: 'Each variable that the server needs must be set',
    looks:
      /\b[A-Z][A-Z\d]{1,20}(?:_[A-Z\d]{1,20}){1,5}['"`]?(?: ?[:=] ?| is )['"`(<[]?(?:[Nn]ot [Ss]et|NOT SET|[Uu]nset|undefined|[Mm]issing|MISSING|[Nn]ot (?:configured|provided|defined))\b/u,
    says: 'The program prints which of its variables are not set.',
    how: [
      { says: 'Set the variable in `env` of the server’s entry in the host’s configuration, and restart the host.' },
    ],
  },
  {
    id: 'session-terminated',
    rank: RANK.http,
    looks: /\bsession\b(?: (?:is|was|has|been)){0,2} terminated\b/iu,
    says: 'The server answered a request of the session with 404: it ended the session, or lost it.',
  },
  {
    id: 'session-not-found-ts',
    rank: RANK.http,
    looks:
      /\bsession(?:[ _-]?id)?\b(?: (?:is|was|has|for|not)\b)?.{0,24}?\b(?:not found|invalid|expired|missing|unknown|lost|terminated|does not exist|required)\b|\bsession[ _-]?id\b.{0,12}(?:\bnot|n['’]t) (?:set|sent|provided|given)\b|\b(?:invalid|missing|unknown|expired|no valid|bad)\b.{0,20}?\bsession\b/iu,
    says: 'The server does not know the session of this request, or the request names none.',
    title: 'A request must name a session that the server knows',
  },
  {
    id: 'www-authenticate-401',
    rank: RANK.oauth + 1,
    status: 401,
    looks:
      /\bunauth(?:ori[sz]|enticat)ed\b|\bnot (?:authenticated|logged in)\b|\bauth(?:enti?cation|orization) (?:is )?(?:failed|required|error|needed)\b|\b(?:requires?|needs?) (?:re-?)?auth\w{0,14}\b|\b(?:log|sign)-?in (?:required|expired|failed)\b|\btokens?\b (?:is |has |are |have )?(?:been )?(?:no longer valid|invalid|expired|revoked|missing)\b|\binvalid[ _]auth\b|\b(?:no|missing|without(?: an?| the)?) [`'"*]{0,3}Authorization[`'"]? header\b|\b(?:invalid|expired|missing)[ _](?:\w{1,14} )?(?:token|credentials)\b|认证失败/iu,
  },
  {
    id: 'insufficient-scope',
    rank: RANK.oauth + 1,
    status: 403,
    looks:
      /\bforbidden\b|\binsufficient (?:permissions?|privileges|rights)\b|\bnot (?:allowed|authorized|permitted) to\b|\baccess denied\b|\bmust have admin\b/iu,
  },
];
