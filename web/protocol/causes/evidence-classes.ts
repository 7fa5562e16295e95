/** Classes of evidence for starts and configurations, and for what the two sides exchange; all classes in their order. */
import { RANK } from './define.ts';
import type { EvidenceClass } from './evidence-class.ts';
import { CONNECTING } from './evidence-connecting.ts';
import { RUNNING } from './evidence-running.ts';
import { SAYING } from './evidence-saying.ts';
import { STATING } from './evidence-stating.ts';

const STARTING: readonly EvidenceClass[] = [
  {
    id: 'spawn-path-with-space-enoent',
    rank: RANK.notStarted,
    looks:
      /\b(?:paths?|folders?|director(?:y|ies))\b.{0,40}\b(?:contain(?:s|ing)?|ha(?:s|ve|ving)|with|includ(?:es?|ing)) (?:an? |any )?(?:spaces?|blanks?)\b|(?:^|[\s'"])Files(?: \(x86\))?[\\/][^:\n]{1,120}: (?:no such file|(?:command )?not found)|\bspaces? in (?:the |its |a |my |their )?(?:\w{1,20} )?(?:path|folder|directory)\b/iu,
  },
  {
    id: 'spawn-npx-enoent',
    rank: RANK.notStarted,
    looks:
      /\bno such file or directory: '[\w-]{1,30}'(?![\w./])|(?<![\w./\\])(?:npx|npm|node|uvx?|python3?|docker|bunx?|deno|java|dotnet): no such file or directory\b/iu,
  },
  {
    id: 'spawn-npx-enoent',
    rank: RANK.notStarted,
    looks:
      /\b(?:program|command|executable|binary|interpreter|uvx?|npx|npm|node|python3?|docker|bun|deno|java|dotnet)['"`]? (?:(?:is|was|are|were|has|have|could|ca) ?)?(?:not|n['’]t) ?(?:be |been )?(?:found|installed|recogni[sz]ed)\b|\bnot (?:found )?(?:in|on) (?:the |your |my )?\$?PATH\b|\bspawn\b.{0,120}\b(?:ENOENT|not found)|\(os error (?:2|3|123)\)|\b(?:cannot|can't|could not|couldn't|unable to|failed to) (?:find|locate|spawn|execute) (?:the )?(?:command|executable|program|binary|interpreter)\b|CommandNotFoundException|\bposix_spawnp?\b/iu,
    unless: /\b(?:config|settings|lock ?file|database|\.json|\.toml|\.ya?ml)\b|\bin the (?:code|docs?)\b/iu,
  },
  {
    id: 'spawn-npx-enoent',
    rank: RANK.notStarted,
    looks:
      /(?<!\w)\.?(?:cmd|bat)\b.{0,40}\b(?:shims?|cannot|can['’]t|not)\b|\b(?:cannot|can['’]t|not|never) (?:run|execute|spawn|start) [`'"]?\.(?:cmd|bat)\b|\b(?:does(?: not|n['’]t)|do(?: not|n['’]t)|without|never)\W{1,4}(?:load|read|sourc|inherit|us)\w{0,4} (?:(?:your|the|my|a) ){0,2}(?:login |user['’]?s? )?(?:shell|PATH\b|profile|\.?(?:bash|zsh)rc)/iu,
    says: 'The host does not start the program as a shell does.',
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
      /\b(?:failed|unable|could not|cannot|can't|error)\b.{0,16}\b(?:re)?(?:load|pars|read)(?:ing|e|ed)?\b.{0,60}(?:\bconfig\w{0,10}|\bsettings|\.json|\.toml|\.ya?ml)\b|\b(?:config\w{0,10}|settings|TOML|YAML)\b.{0,60}\b(?:is invalid|invalid|malformed|syntax|pars(?:e|ing) (?:error|fail\w{0,4}))\b|\binvalid (?:\w{1,12} ){0,3}(?:config\w{0,10}|settings|TOML|YAML)\b|(?:\b|_)(?:config\w{0,10}|settings)\b.{0,30}\bmust be (?:an? )?valid\b|\b(?:TOML|YAML) (?:parse |syntax )error|\bmissing escaped value\b|\b(?:TOML|YAML|config\w{0,10}|settings)\b.{0,80}\bunknown (?:field|key|variant) `/iu,
    unless: /\b(?:OAuth|metadata|well-known|config flow)\b|\bmissing (?:httpUrl|url|command)\b/iu,
    says: 'The host or the server could not read its configuration.',
    how: [
      { says: 'Correct the place that the line names; in JSON and TOML strings, a backslash must be doubled.' },
      { says: 'Paste the whole configuration here: the checker marks what a host rejects.' },
    ],
  },
  {
    id: 'mcpb-validation-failed',
    rank: RANK.config - 1,
    looks: /\binvalid manifest: \S/iu,
  },
  {
    id: 'roo-missing-fields',
    rank: RANK.config,
    looks:
      /\b(?:command|url|serverUrl|httpUrl|args)['"`]? (?:(?:field|member|property) )?(?:is|are) (?:required|missing|not (?:set|specified|provided)|undefined)\b|\b(?:missing|must (?:specify|have)|requires) (?:required )?(?:an? |the |either |field )?['"`]?(?:command|url|serverUrl|httpUrl)\b/iu,
  },
  {
    id: 'roo-type-error',
    rank: RANK.config,
    looks: /\b(?:invalid|unknown|unsupported|missing|unrecogni[sz]ed) (?:MCP )?(?:server|transport)[ -]?type\b/iu,
  },
];

const EXCHANGING: readonly EvidenceClass[] = [
  {
    id: 'bad-request-no-valid-session',
    rank: RANK.http,
    looks: /\bno valid session\b/iu,
  },
  {
    id: 'client-not-support-sampling',
    rank: RANK.capability,
    looks:
      /\bclient\b.{0,40}\b(?:does(?: not|n['’]t)|not) support (?:sampling|elicitation|(?:listing )?roots)\b|\b(?:sampling|elicitation) (?:is )?not supported\b/iu,
  },
  {
    id: 'fetch-failed',
    rank: RANK.network + 1,
    looks:
      /\bfetch failed\b|\bfailed to fetch\b|\bnetwork ?(?:error|request failed)\b|\berror sending request\b|\bConnectionError\b|\bconnect E(?:ACCES|PERM)\b|\berror occurred while sending the request\b|\bResponseEnded\b|\b(?:host|server|network|endpoint)\b (?:is |was )?(?:unreachable|not reachable)\b|\b(?:E(?:HOST|NET)UNREACH|ETIMEDOUT)\b|\b(?:could not|couldn't|unable to|cannot|can't|failed to) (?:connect|reach|contact)\b.{0,30}(?:https?:\/\/|\blocalhost|\b127\.0\.0\.1|\b\d{1,3}\.\d{1,3}\.|:\d{2,5}\b)/iu,
  },
  {
    id: 'fetch-failed',
    rank: RANK.network + 1,
    title: 'The program that the server works with must run and be reachable',
    looks:
      /\b[Cc](?:ould not|ouldn't|annot|an't) (?:connect to|reach) (?:the )?(?:remote server|(?!MCP\b)\p{Lu}\w{2,20}\b(?! MCP| server))|\b(?:[Uu]nable|[Ff]ailed) to (?:connect to|reach) (?:the )?(?:remote server|(?!MCP\b)\p{Lu}\w{2,20}\b(?! MCP| server))/u,
    unless: /\bMCP (?:server|client)\b/u,
    says: 'The line names what is not reached: a service, an application or a remote server that your server uses.',
  },
  {
    id: 'docker-not-interactive',
    rank: RANK.ended - 1,
    looks:
      /^[\w.-]{1,60} exited with code 0\b|\b(?:docker|containers?|image)\b.{0,80}\bexit(?:s|ed|ing)?\b.{0,20}\bcode:? 0\b|\bcontainers?\b.{0,30}\b(?:(?:just|immediately|instantly|then) exits?|exits? (?:immediately|instantly|at once))\b|\b(?:docker|podman|container|stdin)\b.{0,80}\b(?:without|needs?|omits|lacks) (?:the )?[`'"]?-i\b/iu,
    says: 'The container ended without an error: a server on stdio ends when nothing is connected to its stdin.',
  },
  {
    id: 'request-timed-out',
    rank: RANK.time,
    looks:
      /\btim(?:ed|es|ing)[ -]?out\b|\btime[ -]?outs?\b|\btakes? (?:longer|more) than \d|\bexceed\w{0,3} \d{1,6} ?(?:m?s|secs?|seconds?|min\w{0,4})\b|\bdeadline exceeded\b|\btook too long\b|\bno (?:response|reply|answer) (?:from|after|within|received|was)\b|\bdid(?: not|n['’]t) (?:respond|answer|reply)\b|(?:\bnot|n['’]t) responding\b|\berror:? (?:code:? )?-32001\b|超时|タイムアウト/iu,
    unless: /\btimeout['"]? ?[:=]|_timeout\b/iu,
  },
  {
    id: 'claude-server-disconnected',
    rank: RANK.ended,
    looks: /\b[Ss]erver disconnected\b/u,
    says: 'The process or the connection ended while the client still needed it.',
  },
  {
    id: 'not-connected',
    rank: RANK.ended,
    looks: /(?:^|["'`“:>] ?)Not connected\b/u,
    says: 'The client sent a message before the connection was open, or after its end.',
  },
  {
    id: 'connection-closed-32000',
    rank: RANK.ended,
    looks:
      /\bexit(?:ed|ing|s)?\b.{0,30}\b(?:code|status|signal)\b.{0,6}\d|\bexit (?:code|status)\b|\b(?:process|server)\b (?:has |was |is |unexpectedly )?(?:exited|crashed|died|terminated|quit|stopped|shut down)\b|\bSIG(?:SEGV|KILL|TERM|ABRT)\b|\b(?:connection|transport|stream|socket|channel|pipe)\b (?:(?:was|is|has been|got) )?(?:unexpectedly )?(?:closed|terminated|ended|destroyed|reset|lost|dropped|aborted)\b|\bclient closed\b|\bECONNRESET\b|\bEPIPE\b|\bbroken pipe\b|\bsocket hang up\b|\bdisconnected\b|\bnot connected\b|\bunexpected EOF\b|\b(?:connection|request|context|operation|task|session|call)\b (?:(?:was|is|has been|got) )?cancell?ed\b|\b(?:Cancell?ed|TaskCancell?ed|Abort)(?:Error|Exception)\b|\bprematurely\b|\bkilled by\b|\berror:? (?:code:? )?-32000\b/iu,
    unless: /\bcode:? 0\b|\bgracefully\b/iu,
    says: 'The process or the connection ended while the client still needed it.',
  },
];

/** All classes; for one line, the first that fits counts. */
export const EVIDENCE: readonly EvidenceClass[] = [
  ...STATING,
  ...RUNNING,
  ...STARTING,
  ...CONNECTING,
  ...SAYING,
  ...EXCHANGING,
];
