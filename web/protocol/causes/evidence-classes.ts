/** Classes of evidence for starts and configurations, and for what the two sides exchange; all classes in their order. */
import { RANK } from './define.ts';
import type { EvidenceClass } from './evidence-class.ts';
import { CONNECTING } from './evidence-connecting.ts';

const STARTING: readonly EvidenceClass[] = [
  {
    id: 'spawn-npx-enoent',
    rank: RANK.notStarted,
    looks:
      /\b(?:program|command|executable|binary|interpreter|uvx?|npx|npm|node|python3?|docker|bun|deno|java|dotnet)['"`]? (?:(?:is|was|are|were|has|have|could) )?(?:not|n['’]t) (?:be |been )?(?:found|installed|recogni[sz]ed)\b|\bnot (?:found )?(?:in|on) (?:the |your |my )?\$?PATH\b|\bspawn\b.{0,120}\b(?:ENOENT|not found)|\(os error (?:2|3|123)\)|\b(?:cannot|can't|could not|couldn't|unable to|failed to) (?:find|locate|spawn|execute) (?:the )?(?:command|executable|program|binary|interpreter)\b|CommandNotFoundException|\bposix_spawnp?\b/iu,
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
    unless:
      /\b(?:40[13]|token|scope|API)\b|\bdenied for (?:table|relation|schema|database|sequence|function|column|view)\b/iu,
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
    id: 'roo-type-error',
    rank: RANK.config,
    looks: /\b(?:invalid|unknown|unsupported|missing|unrecogni[sz]ed) (?:MCP )?(?:server|transport)[ -]?type\b/iu,
    says: 'The host does not know the value of `type` in this entry.',
  },
];

const EXCHANGING: readonly EvidenceClass[] = [
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
      /\bexit(?:ed|ing|s)?\b.{0,30}\b(?:code|status|signal)\b.{0,6}\d|\bexit (?:code|status)\b|\b(?:process|server)\b (?:has |was |is |unexpectedly )?(?:exited|crashed|died|terminated|quit|stopped)\b|\bSIG(?:SEGV|KILL|TERM|ABRT)\b|\b(?:connection|transport|stream|socket|channel|pipe)\b (?:(?:was|is|has been|got) )?(?:unexpectedly )?(?:closed|terminated|ended|destroyed|reset|lost|dropped|aborted)\b|\bclient closed\b|\bECONNRESET\b|\bEPIPE\b|\bbroken pipe\b|\bsocket hang up\b|\bdisconnected\b|\bunexpected EOF\b/iu,
    unless: /\bcode:? 0\b|\bgracefully\b/iu,
    says: 'The process or the connection ended while the client still needed it.',
  },
];

/** All classes; for one line, the first that fits counts. */
export const EVIDENCE: readonly EvidenceClass[] = [...STARTING, ...CONNECTING, ...EXCHANGING];
