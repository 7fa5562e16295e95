/** Classes of evidence: what any program writes about a failure, whatever its wording. */
import { RANK } from './define.ts';
import type { Remedy } from '../types.ts';

/** A class of evidence. */
export interface EvidenceClass {
  /** As `Candidate.id`: of a complaint with the same meaning, or an own one. */
  readonly id: string;
  /** As `Candidate.rank`. */
  readonly rank: number;
  /** Searched for in a line; linear. */
  readonly looks: RegExp;
  /** Lines that mean something else. */
  readonly unless?: RegExp;
  /** What it means. */
  readonly says: string;
  /** The headline, where that of the complaint is too special. */
  readonly title?: string;
  /** What to change, where it differs from the complaint. */
  readonly how?: readonly Remedy[];
  /** The status of HTTP whose meaning it has. */
  readonly status?: number;
}

/** The classes; for one line, the first that fits counts. */
export const EVIDENCE: readonly EvidenceClass[] = [
  {
    id: 'spawn-npx-enoent',
    rank: RANK.notStarted,
    looks:
      /\b(?:program|command|executable|binary|interpreter|uvx?|npx|npm|node|python3?|docker|bun|deno|java|dotnet)['"`]? (?:(?:is|was|are|were|has|have|could) )?(?:not|n['’]t) (?:be |been )?(?:found|installed|recogni[sz]ed)\b|\bnot (?:found )?(?:in|on) (?:the |your |my )?\$?PATH\b|\bspawn\b.{0,120}\b(?:ENOENT|not found)|\(os error (?:2|3|123)\)|\b(?:cannot|can't|could not|couldn't|unable to|failed to) (?:find|locate|spawn|execute) (?:the )?(?:command|executable|program|binary|interpreter)\b|CommandNotFoundException/iu,
    unless: /\b(?:config|settings|lock ?file|database|\.json|\.toml|\.ya?ml)\b|\bin the (?:code|docs?)\b/iu,
    says: 'The system finds no program of this name or path, so the server was not started.',
  },
  {
    id: 'package-version',
    rank: RANK.crashed - 1,
    looks:
      /\bTypeLoadException|\bMissing(?:Method|Field)Exception|\b(?:incompatible|conflicting|mismatch\w{0,3}) (?:package |dependency |library |SDK )?versions?\b|\bversion (?:conflict|mismatch|incompatib\w{2,6})\b/iu,
    unless: /protocol/iu,
    says: 'The installed version of a package does not fit the code that uses it.',
    title: 'The packages must have versions that fit the code',
    how: [
      {
        says: 'Install the versions of the lock file, or pin the package to the version that the code was written for.',
      },
    ],
  },
  {
    id: 'npx-cannot-find-module',
    rank: RANK.crashed,
    looks:
      /\b(?:module|package|class|gem|crate|assembly|library|dependency|dependencies|script)s?\b.{0,80}?\b(?:(?:is|was|are|were|has|have|could) )?(?:not|n['’]t) (?:be |been )?(?:found|resolved?|loaded?|installed)\b|\b(?:cannot|can't|could not|couldn't|unable to|failed to) (?:find|load|resolve|import|locate) (?:the )?(?:type|module|package|class|assembly|library|native|shared|dependency)\b|\bLoadError\b/iu,
    says: 'The runtime could not load a file or a module.',
  },
  {
    id: 'eaddrinuse',
    rank: RANK.crashed,
    looks: /\bport\b.{0,40}\b(?:in use|taken|occupied|allocated|busy)\b|\bEADDRINUSE\b|端口.{0,12}占用/iu,
    says: 'Another process uses the port.',
  },
  {
    id: 'permission-denied',
    rank: RANK.crashed,
    looks:
      /\b(?:EACCES|EPERM)\b|\bpermission denied\b|\baccess is denied\b|\boperation not permitted\b|\bread-only file ?system\b|拒绝访问|权限不足/iu,
    unless: /\b(?:40[13]|token|scope|API)\b/iu,
    says: 'The system denied access to a file, a folder or a program.',
    title: 'The process must be allowed to use its files',
    how: [
      { says: 'Give the account of the host access to what the line names, or choose a folder of your own in `cwd`.' },
    ],
  },
  {
    id: 'python-cant-open-file',
    rank: RANK.crashed + 1,
    looks:
      /\bENOENT\b|\bno such file or directory\b|\bcannot find the (?:file|path)\b|\bFileNotFound\w{0,12}|\b(?:file|directory|folder|path) (?:was |is )?(?:not found|does(?: not|n['’]t) exist)|系统找不到/iu,
    says: 'A file or a folder that the line names does not exist where the program looks for it.',
  },
  {
    id: 'roo-json-syntax',
    rank: RANK.config,
    title: 'The configuration must be right in its notation and in its members',
    looks:
      /\b(?:failed|unable|could not|cannot|can't|error)\b.{0,16}\b(?:re)?(?:load|pars|read)(?:ing|e|ed)?\b.{0,60}(?:\bconfig\w{0,10}|\bsettings|\.json|\.toml|\.ya?ml)\b|\b(?:config\w{0,10}|settings|TOML|YAML)\b.{0,60}\b(?:is invalid|invalid|malformed|syntax|pars(?:e|ing) (?:error|fail\w{0,4}))\b|\binvalid (?:config\w{0,10}|settings|TOML|YAML)\b|\b(?:TOML|YAML) (?:parse |syntax )error|\bmissing escaped value\b|\bunknown (?:field|key|variant) `/iu,
    unless: /\b(?:OAuth|metadata|well-known|config flow)\b/iu,
    says: 'The host could not read its configuration, so it started none of the servers in it.',
    how: [
      { says: 'Correct the place that the line names; in JSON and TOML strings, a backslash must be doubled.' },
      { says: 'Paste the whole configuration here: the checker marks what a host rejects.' },
    ],
  },
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
  {
    id: 'unexpected-token-html',
    rank: RANK.http + 1,
    looks: /<!doctype html|<html[ >]|\btext\/html\b/iu,
    says: 'The client got a web page instead of JSON: the URL is wrong, or a proxy or a sign-in page answers.',
  },
  {
    id: 'cors-blocked',
    rank: RANK.http,
    looks: /\bCORS\b.{0,60}\b(?:policy|blocked|error|fail\w{0,4}|missing|header)\b|\bAccess-Control-Allow-/iu,
    says: 'A browser blocked the answer, because the server does not allow the origin of the page.',
  },
  {
    id: 'unexpected-token-not-valid-json',
    rank: RANK.stdout + 1,
    looks:
      /\b(?:JSONDecodeError|JsonReaderException|JsonException|JsonParseException|json\.Unmarshal)\b|\bJSON\b.{0,40}?\b(?:pars(?:e|ing) (?:error|fail\w{0,4})|decod\w{1,4}|deserializ\w{2,6}|syntax error|unexpected|malformed)\b|\b(?:pars(?:e|ing)|decode|decoding|deserializ\w{1,6}|invalid|malformed|not (?:a )?valid)\b.{0,40}?\bJSON\b|\bExpecting value: line\b|\bunexpected (?:token|character|end of (?:JSON )?input)\b|\b(?:not|non)[- ]JSON\b/iu,
    unless: /\b(?:OAuth|config\w{0,10}|settings|metadata|\.json)\b/iu,
    says: 'What arrived is not JSON: often a log line on stdout, or an error page.',
  },
  {
    id: 'schema-reference-unresolved',
    rank: RANK.tools - 1,
    looks: /['"`]#\/(?:\$defs|definitions|properties|components)\/[^\s'"`]{1,160}['"`]/u,
    says: 'A reference in the schema of a tool leads nowhere, or the client cannot follow it.',
    title: 'A client must be able to resolve each reference in a schema',
    how: [{ for: 'the server', says: 'Write the schema in the place of the reference.' }],
  },
  {
    id: 'unknown-tool',
    rank: RANK.tools,
    looks:
      /\b(?:unknown|no such|unrecogni[sz]ed) tool\b|\btool\b ?['"`“]?[\w./:-]{0,80}['"`”]? (?:is |was )?(?:not (?:found|available|registered|known)|does(?: not|n['’]t) exist|unknown)\b/iu,
    says: 'The server offers no tool of this name.',
  },
  {
    id: 'method-not-found',
    rank: RANK.capability,
    looks:
      /\b(?:method|request|notification)\b.{0,40}\b(?:not (?:found|supported|implemented|allowed)|unknown|unsupported)\b|\b(?:unknown|unsupported) method\b/iu,
    unless: /\b40[45]\b/u,
    says: 'The other side does not implement this method.',
  },
  {
    id: 'openai-schema-refused',
    rank: RANK.tools,
    looks:
      /\b(?:input_?schema|json ?schema|function(?:_declarations)?|tools?\[?\.?\d{0,4}\]?)\b.{0,80}?\b(?:is invalid|invalid schema|not supported|unsupported|must (?:be|have|match|not)|exceeds?|too (?:many|long))\b|\binvalid (?:tool |function |input |JSON )?schema\b/iu,
    says: 'The API of the model does not accept the name or the schema of a tool.',
  },
  {
    id: 'py-input-validation',
    rank: RANK.tools + 1,
    looks:
      /\bvalidation (?:errors?|failed|failure)\b|\bfailed validation\b|\b(?:invalid|missing|unexpected) (?:params|parameters?|arguments?|input|field)\b|\bdoes(?: not|n['’]t) match (?:the )?schema\b|\bis a required property\b|\brequired property\b|\bInput should be\b|\bValidationError\b|\bexpected \S{1,30},? (?:but )?(?:received|got|found)\b/iu,
    says: 'A value does not fit what the other side expects.',
    title: 'The values must fit the schema of the tool or the type of the message',
    how: [
      {
        says: 'Compare the message with the schema that `tools/list` shows, and correct the member that the line names.',
      },
    ],
  },
  {
    id: 'gemini-no-tools',
    rank: RANK.capability,
    looks:
      /\b(?:0|zero|no) (?:MCP )?tools? (?:(?:were|was|are|is) )?(?:found|listed|available|loaded|discovered|returned|registered|enabled|shown?)\b|\bfound (?:0|no) tools\b|\bno (?:MCP )?servers? (?:(?:is|are|was|were) )?(?:enabled|configured|available|found|loaded)\b|\b(?:returned|loaded|discovered|with) (?:0|zero|no) tools\b/iu,
    says: 'The host is connected, and no tools arrive.',
  },
  {
    id: 'fetch-failed',
    rank: RANK.network + 1,
    looks:
      /\bfetch failed\b|\bfailed to fetch\b|\bnetwork ?(?:error|request failed)\b|\berror sending request\b|\b(?:host|server|network|endpoint)\b (?:is |was )?(?:unreachable|not reachable)\b|\b(?:E(?:HOST|NET)UNREACH|ETIMEDOUT)\b|\b(?:could not|couldn't|unable to|cannot|can't|failed to) (?:connect|reach)\b.{0,30}(?:https?:\/\/|\blocalhost|\b127\.0\.0\.1|\b\d{1,3}\.\d{1,3}\.|:\d{2,5}\b)/iu,
    says: 'The client reached no server at this address.',
  },
  {
    id: 'request-timed-out',
    rank: RANK.time,
    looks:
      /\btim(?:ed|es|ing)[ -]?out\b|\btime-?outs?\b|\bdeadline exceeded\b|\btook too long\b|\bno (?:response|reply|answer) (?:from|after|within|received|was)\b|\bdid(?: not|n['’]t) (?:respond|answer|reply)\b|\bnot responding\b|超时|タイムアウト/iu,
    unless: /\btimeout['"]? ?[:=]|_timeout\b/iu,
    says: 'A response did not arrive in time.',
  },
  {
    id: 'connection-closed-32000',
    rank: RANK.ended,
    looks:
      /\bexit(?:ed|ing|s)?\b.{0,30}\b(?:code|status|signal)\b.{0,6}\d|\bexit (?:code|status)\b|\b(?:process|server)\b (?:has |was |is |unexpectedly )?(?:exited|crashed|died|terminated|quit|stopped)\b|\bSIG(?:SEGV|KILL|TERM|ABRT)\b|\b(?:connection|transport|stream|socket|channel|pipe)\b (?:(?:was|is|has been|got) )?(?:unexpectedly )?(?:closed|terminated|ended|destroyed|reset|lost|dropped|aborted)\b|\bECONNRESET\b|\bEPIPE\b|\bbroken pipe\b|\bsocket hang up\b|\bdisconnected\b|\bunexpected EOF\b/iu,
    unless: /\bcode:? 0\b|\bgracefully\b/iu,
    says: 'The process or the connection ended while the client still needed it.',
  },
];

/** A status of HTTP in a line, near a word about one: before it, or its reason after it. */
export const STATUS_NEAR =
  /\b(?:HTTP(?:\/[\d.]{1,3})?|status(?:[ _]?code)?|errors?|code|returns|returned|returning|respon(?:se|ds|ded)(?: with)?|got|getting|gets?|received?|receiving|fail(?:s|ed|ing)?(?: with)?|answers?|throws?|上报|返回)\b[^\w\n]{0,4}(?:(?:HTTP|status(?:[ _]?code)?|code|error|an?|the|with|of)\b[^\w\n]{0,4}){0,3}(4(?:0[0134568]|09|1[0135]|2[12689]|31)|5(?:0[0-4]|2\d|30))\b(?![.\d]|:\d| ?(?:ms|s|MB|kB|bytes|items|tokens|tools|lines|chars)\b)|\b(4(?:0[0134568]|09|1[0135]|2[12689]|31)|5(?:0[0-4]|2\d|30))\b:? ?\(?(?:errors?\b|status\b|response\b|Bad Request|Unauthori|Forbidden|Not Found|Method Not|Not Acceptable|Conflict|Gone\b|Payload|Unsupported Media|Misdirected|Unprocessable|Too Many|Internal Server|Not Implemented|Bad Gateway|Service Unavailable|Gateway Time|报错|错误)|[`"“']([45]\d\d)(?=[ :][/A-Za-z ])/iu;

/** An error of a program, in any language. */
export const EXCEPTION =
  /\b[A-Z]\w{1,60}(?:Error|Exception)\b['"]?(?:: ?|\(| \[)\S|\bhas no attribute\b|\b[Cc]annot (?:read|set|access) propert|\b(?:of|is|are) (?:undefined|null)\b|\bis not (?:a function|iterable|defined|a constructor|callable|subscriptable)\b|\bNullPointer|\bnil pointer\b|\bnull reference\b|\bObject reference not set\b|\bon null\b|\bpanic(?:ked)?\b|\b[Ss]egmentation fault\b|\bstack overflow\b|\bundefined (?:method|local variable|index|variable|function)\b|\bNoneType\b|\bTraceback \(|\b[Ii]nternal (?:server )?error\b/u;

/** A failure with its reason after a colon. */
export const FAILED_WITH =
  /\b(?:[Ff]ailed|FAILED|[Ee]xception|[Ee]rror|ERROR|[Uu]nable)(?: (?:to|in|while|during|when|at|from|on) \w[^:\n]{0,80})?: {0,2}[^\s{[:][^\n]{4}/u;
