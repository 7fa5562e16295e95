/** Classes of evidence for what the two sides and a model’s API refuse of each other’s messages. */
import { RANK } from './define.ts';
import type { EvidenceClass } from './evidence-class.ts';
import { GATEWAY } from './http-meanings.ts';
import { IS_RULE } from './printed.ts';
import { UNSENT, UNSENT_HOW, UNSENT_SAYS, UNSENT_TITLE } from './unsent.ts';

/** Each is searched for in a line; the first that fits counts. */
export const SAYING: readonly EvidenceClass[] = [
  {
    id: 'session-id-not-sent',
    rank: RANK.http - 1,
    isSure: true,
    status: 400,
    looks:
      /(?:\bnever|\bnot|n['’]t|\bwithout|\bmiss(?:es|ing)|\black(?:s|ing)|\bomit\w{0,4})\b.{0,40}\bMcp-Session-Id\b/iu,
  },
  {
    id: 'session-not-found-ts',
    rank: RANK.http,
    isSure: true,
    title: 'Requests of one session must reach the process that has the session',
    looks:
      /\bsessions?\b.{0,160}\b(?:other|another|different|wrong|one|same|multiple|several|which) (?:pod|replica|instance|worker|task|process|node|container|machine)s?\b|\b(?:other|another|different|wrong|multiple|several|more than one) (?:pod|replica|instance|worker|task|process|node|container|machine)s?\b.{0,160}\bsessions?\b|\bsessions?\b.{0,160}\b(?:load balancer|sticky|per-instance)\b/iu,
    says: 'The sessions are in the memory of one process, and requests also reach another one.',
  },
  {
    id: 'initialize-refused',
    rank: RANK.order,
    title: 'The server must accept `initialize`',
    looks:
      /\binitiali[sz]e\b.{0,60}\b(?:fail\w{0,3}|errors?|reject\w{0,3}|refus\w{0,3}|returns?|returned|with)\b.{0,30}-32\d{3}\b|-32\d{3}\b.{0,100}\b(?:on|to|for|during) [`'"]?initiali[sz]e\b/iu,
    says: 'The server answers the handshake with an error.',
    how: [
      { says: 'Read the message beside the code: it names what the server could not read or do.' },
      { for: 'the server', says: 'Update its SDK: older ones refuse members of `initialize` that newer clients send.' },
    ],
  },
  {
    id: 'proxy-buffering',
    rank: RANK.http,
    isSure: true,
    title: GATEWAY.title,
    how: GATEWAY.how,
    looks:
      /\b(?:prox(?:y|ies)|nginx|cloudflare|load balancer)\b.{0,100}\b(?:buffers?|buffered|(?:proxy_)?buffering)\b|\b(?:buffers|buffered)\b.{0,80}\b(?:prox(?:y|ies)|nginx|cloudflare)\b/iu,
    says: 'A proxy collects the events of a stream before it forwards them, so they arrive late or never.',
  },
  {
    id: 'redirected',
    rank: RANK.http,
    status: 307,
    looks:
      /\b30[1278]\b.{0,24}\bredirect|\bredirect\w{0,3}\b.{0,24}\b30[1278]\b|\b(?:with|got|gets?|getting|returns?|receiv\w{1,3}) (?:an? )?(?:HTTP )?30[178]\b/iu,
    unless: /\bOAuth|\blogin|\bsign/iu,
  },
  {
    id: 'cors-blocked',
    rank: RANK.http,
    isSure: true,
    looks:
      /\b(?:missing|lacks?|no|not (?:listed|included|allowed|contained|sent))\b.{0,40}\bAccess-Control-|\bAccess-Control-\S{4,20}.{0,30}\b(?:missing|lacks|does not (?:list|include|contain)|not set)\b|\bdisallowed CORS\b/iu,
  },
  {
    id: 'cors-blocked',
    rank: RANK.http,
    looks: /跨域|\bCORS\b.{0,40}\b(?:error|blocked|policy|fail\w{0,4}|issue|missing)\b|\bblocked by CORS\b/iu,
  },
  {
    id: 'server-protocol-not-supported',
    rank: RANK.order,
    looks:
      /\b(?:unsupported|incompatible|unknown|invalid|mismatch\w{0,4})\b.{0,24}\bprotocol[ -]?version\b|\bprotocol[ -]?version\b.{0,50}\b(?:not supported|unsupported|mismatch|incompatible)\b/iu,
    // Versions of this protocol are dates.
    unless: /\bprotocol version ['"`]?\d{1,5}['"`]?(?![-\d])|\bwill suggest\b/iu,
  },
  {
    id: 'mcp-go-not-initialized',
    rank: RANK.order,
    title: 'Clients, servers and sessions must be initialized before they are used',
    looks:
      /\w{0,30}(?:server|client|session|manager|transport)\b (?:is |was |has )?(?:not|n['’]t|never) (?:yet |been ){0,2}(?:initiali[sz]ed|started)\b/iu,
    says: 'A program used the server, the client or the session before it was ready, or after it was gone.',
    how: [
      { says: 'Look for the error before it: what was not initialized has failed earlier.' },
      {
        for: 'the client',
        says: 'Wait for the end of `connect` and `initialize`, and call both again after a restart.',
      },
    ],
  },
  {
    id: 'server-already-initialized',
    rank: RANK.order,
    isShown: true,
    looks: /\b(?:server|session|transport) (?:is |was )?already initiali[sz]ed\b/iu,
  },
  {
    id: 'openai-too-many-tools',
    rank: RANK.tools - 1,
    looks:
      /\btoo many (?:tools|functions)\b|\b(?:maximum|max|limit|more than|exceed\w{0,3})\b.{0,24}\b\d{2,4} (?:MCP )?(?:tools|functions)\b|\b(?:exceed\w{0,3}|reach\w{0,3}|over)\b.{0,24}\b(?:max\w{0,4}|limit|allowed)\b.{0,16}\btools\b|\btool limit\b/iu,
  },
  {
    id: 'openai-name-pattern',
    rank: RANK.tools - 1,
    looks: /\b(?:tool|function) names?\b.{0,60}\b(?:invalid|too long|exceeds?|pattern|characters)\b/iu,
  },
  {
    id: 'openai-object-missing-properties',
    rank: RANK.tools,
    looks:
      /\b(?:without|missing|lacks?|omit\w{0,4}|no) (?:an? |the )?(?:empty )?['"`]?properties['"`]? (?:field|key|member|object)|\bschema missing properties\b/iu,
  },
  {
    id: 'openai-schema-refused',
    rank: RANK.tools + 1,
    title: 'The schema of a tool must be one that the client and the model’s API accept',
    looks:
      /\b(?:invalid|unsupported|malformed|incompatible|bad)\b.{0,24}\b(?:schemas?|function declarations?|tool definitions?|inputSchema)\b|\brequires?\b.{0,60}\bschemas?\b.{0,60}\badditionalProperties\b|\b(?:schema|inputSchema|outputSchema|function declarations?|tool definitions?)\b.{0,80}\b(?:invalid|not (?:valid|supported|allowed|compatible)|incompatible|unsupported|refused|rejected)\b/iu,
    unless: /\bdatabase\b|\bSQL\b/iu,
    says: 'The schema of a tool, or a request with it, is refused.',
    how: [
      { says: 'Paste the response to `tools/list`: the checker names the tools that each API refuses.' },
      { for: 'the host', says: 'Turn the servers off one by one: the request works without the one that is refused.' },
    ],
  },
  {
    id: 'structured-mismatch',
    rank: RANK.tools,
    isSure: true,
    looks:
      /\b(?:structuredContent|structured (?:content|output))\b.{0,160}\b(?:not|n['’]t|different|mismatch\w{0,4}|fails?)\b.{0,60}\b(?:outputSchema|output schema|declared|schema)\b/iu,
  },
  {
    id: 'unknown-tool',
    rank: RANK.tools,
    looks:
      /\b(?:unknown|no such|unrecogni[sz]ed|non-existent) tool\b|\btool\b:? ?(?:['"`][^'"`\n]{1,80}['"`] |mcp_[^\n]{1,100}? )?(?:was |is )?(?:not found|does(?: not|n['’]t) exist|not (?:available|registered))\b/iu,
  },
  {
    id: 'server-unknown-to-host',
    rank: RANK.config,
    title: 'The server must be known to the host under the name that is used',
    looks:
      /\bno connection found for server\b|\bserver ["'`][\w.@/-]{1,60}["'`] not found\b|\bMCP server\b:? ?(?:['"`][^'"`\n]{1,80}['"`] )?(?:was |is )?(?:not (?:found|configured|registered|enabled)|unknown|does(?: not|n['’]t) exist)\b|\bno (?:such )?(?:MCP )?servers? (?:is |are )?(?:named|found|with|enabled|configured)\b/iu,
    unless: /\bNo MCP servers configured\b/u,
    says: 'The host or the gateway has no enabled server of this name.',
    how: [
      { says: 'Compare the name with the configuration that the host reads, letter by letter, and enable the server.' },
      { says: 'Restart the host after a change of its configuration.' },
    ],
  },
  {
    id: 'already-connected',
    rank: RANK.order,
    isShown: true,
    looks: /\w{0,30}(?:transport|session|server)\b.{0,4} already (?:started|connected)\b/iu,
  },
  {
    id: 'sse-405',
    rank: RANK.http,
    looks:
      /\bwrong transport\b|\b(?:does(?: not|n['’]t)|not) support (?:SSE|streamable ?HTTP|stdio)\b|\b(?:incompatible|mismatched|different) transports?\b|\btransport(?: type)? (?:mismatch|does(?: not|n['’]t) match)/iu,
  },
  {
    id: 'invalid-arguments-for-tool',
    // A validator that reports the missing value is the consequence.
    rank: RANK.report - 2,
    isSure: true,
    isTelling: true,
    title: UNSENT_TITLE,
    looks: UNSENT,
    says: UNSENT_SAYS,
    how: UNSENT_HOW,
  },
  {
    id: 'zod-id-null',
    rank: RANK.report,
    looks: /\bid['"`]? ?(?::|=>) ?['"`]?(?:nil|None)\b/u,
    unless: /["']?error["']? ?(?::|=>)/u,
  },
  {
    id: 'method-not-found',
    rank: RANK.capability,
    looks:
      /\b(?:method|prompts|resources|sampling|logging|completions) (?:(?:is|are) )?not (?:found|supported|available)\b|(?:\b|Mcp)error:? (?:code:? )?-32601\b|[`'"( ]-32601\b|\bunknown method\b/iu,
    unless: /\bassert\b.{1,200}[!=]=|^E {2,20}\S/u,
  },
  {
    id: 'gemini-no-tools',
    rank: RANK.ended - 2,
    isShown: true,
    looks:
      /\bno (?:tools|prompts|resources)\b.{0,24}\b(?:found|available|returned|listed|loaded|discovered|registered)\b|(?<![\d.])0 tools\b/iu,
    says: 'The server is connected, and offers no tools.',
  },
  {
    id: 'unexpected-token-html',
    rank: RANK.http + 1,
    looks:
      /\b(?:respond|answer|return|got|get|receiv)\w{0,4}\b.{0,24}\bHTML\b|\bHTML\b.{0,16}\b(?:instead of|rather than)\b/iu,
  },
  {
    id: 'unexpected-token-not-valid-json',
    rank: RANK.http + 2,
    title: 'What one side reads as a message must be valid JSON',
    looks:
      /\b(?:invalid|malformed|bad|incomplete|truncated) JSON\b(?! schema|-RPC)|\bnot valid JSON\b|\bunexpected (?:token|character|end of (?:JSON|input|data))\b|\bJSON(?:\.parse|Decode)?:? ?(?:pars(?:e|ing)|decod(?:e|ing)|syntax)? ?(?:error|exception|fail\w{0,4})\b|\b(?:failed|unable|cannot|could not|error|fails)\b.{0,12}\b(?:pars|decod)\w{1,6}\b.{0,40}\b(?:JSON|message|response|output|line|body)\b/iu,
    unless: /\bargument|\bparameter|\.json\b/iu,
    says: 'A program read something that is not JSON: output of a program on stdout, a web page, or a text that was cut off.',
  },
  {
    id: 'unexpected-token-not-valid-json',
    rank: RANK.stdout + 1,
    title: 'A server must write nothing but messages to stdout',
    isSure: true,
    isTelling: true,
    looks:
      /\b(?:stdout|standard output)(?: stream)? (?:is|was|gets|got|is being) (?:corrupted|polluted|broken)\b|\bnon-JSON\b.{0,120}\b(?:from|on|to) (?:the )?(?:`?stdout\b|standard output\b)/iu,
    says: 'The text reports output on stdout, where the protocol runs.',
  },
  {
    id: 'unexpected-token-not-valid-json',
    rank: RANK.stdout + 1,
    title: 'A server must write nothing but messages to stdout',
    looks:
      /\b(?:stdout|standard output)\b.{0,60}\b(?:corrupt|pollut|disrupt|break|interfer)\w{0,4}|\b(?:corrupt|pollut|disrupt|break|interfer)\w{0,4}\b.{0,40}\b(?:stdout|standard output)\b/iu,
    says: 'The text reports output on stdout, where the protocol runs.',
  },
  {
    id: 'unexpected-token-not-valid-json',
    rank: RANK.stdout + 1,
    isSure: true,
    title: 'A server must write nothing but messages to stdout',
    looks: /\bstdout\b.{0,40}\bwhich (?:corrupts|breaks|pollutes)\b/iu,
    unless: IS_RULE,
    says: 'The text reports output on stdout, where the protocol runs.',
  },
  {
    id: 'unexpected-token-not-valid-json',
    rank: RANK.stdout + 1,
    title: 'A server must write nothing but messages to stdout',
    looks:
      /\b(?:writ(?:es|ing|ten)|wrote|print(?:s|ed|ing)?|log(?:s|ged|ging)?|dump(?:s|ed|ing)?)\b.{0,40}\b(?:to|on|into) stdout\b/iu,
    unless: IS_RULE,
    says: 'The text reports output on stdout, where the protocol runs.',
  },
  {
    id: 'py-calltoolresult-validation',
    rank: RANK.report,
    isSure: true,
    looks:
      /\b(?:CallToolResult|call_tool|tool (?:result|response))\b.{0,120}\bcontent\b.{0,40}\b(?:required|missing|mandatory)\b|\b(?:CallToolResult|call_tool|tool (?:result|response))\b.{0,120}\b(?:omits|lacks|without) (?:the |a )?[`'"]?content\b/iu,
  },
  {
    id: 'invalid-arguments-for-tool',
    rank: RANK.report,
    looks: /\binvalid params: (?:invalid type|missing field|unknown (?:field|variant)|failed to deserialize)/iu,
  },
  {
    id: 'response-refused',
    rank: RANK.report,
    unless: /\bexpected value at line\b/u,
    title: 'A message must have the members and types that its reader checks',
    looks:
      /\b(?:missing|unknown|duplicate) field\b|\bunknown variant `|\bfield required\b|\binput should be\b|\bexpected\b.{0,40}\bbut (?:got|received|found)\b|\bexpected \w{3,9}, (?:received|got) \w|\bvalidation (?:errors?|fail\w{0,4}|exception)\b|ValidationException\b|\bdid not match any\b|\bis not a Json(?:Object|Array|Primitive)\b|\bZodError\b|\bValidationError\b|\binvalid_type\b|\b(?:de)?seriali[sz](?:e|ing|ation)\b.{0,16}\b(?:error|exception|fail\w{0,4})\b|\b(?:fail\w{0,3}|unable|cannot|could not) (?:to )?(?:de)?seriali[sz]e\b|\binvalid (?:type|value|length): [^,\n]{1,80}, expected\b|\bDecodingError\b|\bdid not decode\b|\b(?:missing|required) (?:required )?(?:parameter|argument|property)\b|\bimproperly formed\b/iu,
    says: 'A validator refused a message: a member is missing, or has another type.',
    how: [
      { says: 'Paste the message itself: the checker names the member that is missing or has another type.' },
      { says: 'Update the SDKs of both sides, if the message is right.' },
    ],
  },
  {
    id: 'model-context-exceeded',
    rank: RANK.tools,
    looks:
      /\bcontext (?:length|window|size)\b.{0,30}\b(?:exceed\w{0,3}|too (?:long|large|small))\b|\b(?:prompt|input|result|response|output) (?:is |was )?too (?:long|large)\b|\btokens exceed\b|\b(?:exceed\w{0,3}|over)\b.{0,24}\b(?:token limit|maximum (?:allowed )?tokens|\d{4,7} tokens)\b/iu,
  },
  {
    id: 'error-response',
    rank: RANK.lastWord - 1,
    title: 'The request must be valid, and the other side must handle it',
    looks: /\bMCP error:? -32[67]\d\d\b|\b(?:error|code):? (?:code:? )?-32[67]\d\d\b/iu,
    says: 'The code is that of JSON-RPC: -32600 to -32602 are about the request, -32603 is a failure inside of the other side.',
    how: [
      { says: 'Read the message beside the code: it is the reason.' },
      { for: 'the server', says: 'Read its log at this time.' },
    ],
  },
  {
    id: 'http-error-status',
    rank: RANK.http,
    status: 429,
    looks:
      /\brate[- ]limit(?:s|ed)?\b.{0,16}\b(?:exceeded|reached|hit|error)\b|\btoo many requests\b|\brate exceeded\b|\bThrottl(?:ed|ing)\w{0,9}\b|速率限制|限流|\b(?:quota|key limit|credits?)\b.{0,20}\b(?:exceeded|exhausted|reached)\b/iu,
  },
];
