/** Wordings of SDKs, libraries and hosts, with the complaint of the catalog that has the same meaning. */
import { API_WORDINGS } from './api-wordings.ts';
import { RANK } from './define.ts';
import { HOST_WORDINGS, READY, STARTUP, type Wording } from './host-wordings.ts';
import { OAUTH_WORDINGS } from './oauth-wordings.ts';
import { PLATFORM_WORDINGS } from './platform-wordings.ts';
import { SDK_WORDINGS } from './sdk-wordings.ts';

/** All of them; each is looked for in every line. */
export const WORDINGS: readonly Wording[] = [
  {
    looks: /invalid character '<' looking|'<' is an invalid start of a value|Unexpected character \('<' \(code 60/u,
    id: 'unexpected-token-html',
    rank: RANK.stdout - 1,
    emitter: 'A client in Go, .NET or Java',
  },
  {
    looks:
      /'[^'\n]{1,6}' is an invalid start of a value|MCP server output as JSON|[Ee]rror parsing JSON-RPC message|Non-JSON output from|[Ee]rror decoding message: |(?<!-32\d{3}\b[^\n]{0,80})isn’t in the correct format/u,
    id: 'unexpected-token-not-valid-json',
    rank: RANK.stdout,
    unless: /'<'/u,
    emitter: 'A client',
  },
  {
    looks:
      /Did not observe any item or terminal signal within \d{1,9}ms|\bFluxTimeout\$TimeoutMainSubscriber\.(?:handle|do)Timeout\(/u,
    id: 'request-timed-out',
    rank: RANK.time,
    emitter: 'A client with the Java SDK',
    title: READY,
    how: [
      { for: 'the client', says: 'Raise `requestTimeout` and `initializationTimeout` of `McpClient`.' },
      ...STARTUP,
    ],
  },
  {
    looks: /(?:^|: )java\.util\.concurrent\.TimeoutException/u,
    id: 'request-timed-out',
    rank: RANK.time,
    emitter: 'A client in Java',
  },
  {
    looks:
      /\bconnect ETIMEDOUT\b|\bConnectTimeout(?:Error)?\b|Connect Timeout Error|UND_ERR_CONNECT_TIMEOUT|\b[Cc]onnect timed out|Connection timed out(?: \(os error|: connect)|(?:tcp connect error|client error \(Connect\))[^\n]{0,80}timed out|i\/o timeout|\bEHOSTUNREACH\b|WinError 10060|\bENETUNREACH\b|[Nn]o route to host|Cannot connect to host \S{1,80}:\d(?![^\n]{0,60}(?:SSLC|CERT|call failed|refused|getaddrinfo|[Nn]ame or service|[Nn]odename|\[None\]))/u,
    id: 'fetch-failed',
    rank: RANK.network,
    emitter: 'A client',
    title: 'The server must be reachable at its URL',
    says: 'The address did not answer in time: a firewall, a VPN or a wrong address.',
  },
  {
    looks:
      /does not match certificate's altnames|ERR_TLS_CERT_ALTNAME_INVALID|certificate has expired|CERT_HAS_EXPIRED|x509: certificate|SSLHandshakeException|PKIX path building failed/u,
    id: 'tls-self-signed',
    rank: RANK.network - 1,
    emitter: 'A client',
    title: 'The certificate of the server must fit its name, be valid, and be trusted by the client',
    says: 'The client does not accept the certificate of this address.',
  },
  {
    looks: /Connection to MCP server "[^"]{1,80}" timed out after \d{1,9} ?ms/u,
    id: 'codex-startup-timeout',
    rank: RANK.time,
    emitter: 'Claude Code',
    title: READY,
    says: 'The server did not answer in time.',
    how: STARTUP,
  },
  {
    looks: /unrecognized SSE event type: \w{1,40}/u,
    id: 'sse-event-type',
    rank: RANK.http,
    emitter: 'A client with the Java SDK',
    title: 'Events of the older SSE transport must be named `endpoint` or `message`',
    says: 'The stream has an event of another type; `null` is one without a name.',
    how: [
      { for: 'the server', says: 'Send `event: message` before each message, and pings as comments (`: ping`).' },
      { for: 'the client', says: 'Update its SDK: newer versions ignore unknown events.' },
    ],
  },
  {
    looks:
      /Expected response header Content-Type to contain 'text\/event-stream', got '[^']{1,60}'|[Ii]nvalid content type, ?expected\b/u,
    id: 'unexpected-content-type',
    rank: RANK.http,
    emitter: 'A client with the Python SDK',
    title: 'The URL must be an SSE endpoint',
    says: 'The address answers with something else than an event stream: a web page, or an endpoint of the other transport.',
  },
  {
    looks:
      /[Cc]onnection refused|ConnectionRefused|ERR_CONNECTION_REFUSED|java\.net\.ConnectException|httpx\.ConnectError(?!: \[SSL)|WinError 10061|[Cc]onnect call failed|\[Errno (?:61|111)\]|\bConnectError\('All|tcp connect error(?![^\n]{0,40}timed out)|actively refused/u,
    id: 'sse-conn-refused',
    rank: RANK.network,
    emitter: 'A client in Go, Java, Python, Rust or .NET',
    title: 'A server must listen at the address that the client connects to',
  },
  {
    looks: /[Ee]rror decoding response body|[Ff]ailed to deserialize response: /u,
    id: 'unexpected-content-type',
    rank: RANK.http,
    emitter: 'A client with the Rust SDK',
    title: 'The server must answer with JSON or an event stream',
    says: 'The body of the response is neither: it is a page, empty, or cut off.',
  },
  {
    looks: /Received request before initialization was\b/u,
    id: 'py-before-initialization',
    rank: RANK.order - 1,
    emitter: 'A server with the Python SDK',
  },
  {
    looks: /Unexpected message, expect initialize request/u,
    id: 'rust-expect-initialized',
    rank: RANK.order - 1,
    emitter: 'A server with the Rust SDK',
    title: 'The first request of a session must be `initialize`, and later ones must send its session id',
  },
  {
    looks:
      /Session ID required in mcp-session-id header|\bMcp-Session-Id header (?:is |was )?(?:required|missing|not (?:set|sent|found|provided))|\b(?:[Mm]issing|[Nn]o) Mcp-Session-Id\b/iu,
    id: 'bad-request-session-header-required',
    rank: RANK.http - 1,
    emitter: 'A server over HTTP',
    title: 'The client must use Streamable HTTP, and send the session id after `initialize`',
    says: 'A request without a session id arrived: a client of the older SSE transport, or one that did not initialize.',
  },
  {
    looks:
      /(?:Unrecognized server error when connecting to SSE stream, status code|Invalid SSE response\. Status code): 40[04]\b/u,
    id: 'failed-to-open-sse',
    rank: RANK.http + 1,
    emitter: 'A client with the Java SDK',
    says: 'The server refused the GET stream with another status than 405.',
  },
  {
    looks: /Invalid SSE response\. Status code: 405/u,
    id: 'method-not-allowed',
    rank: RANK.aside,
    emitter: 'A client with an older Java SDK',
    says: 'The server has no GET stream, which it may say with 405. Newer versions of the SDK ignore it.',
  },
  {
    looks: /\b(?:[Cc]lient|[Tt]ransport|[Ss]ession) (?:is|was) not (?:yet )?connected\b/u,
    id: 'not-connected',
    rank: RANK.ended - 1,
    isSymptom: true,
    emitter: 'The client',
    says: 'A request was sent before the connection was open, or after it was lost.',
  },
  {
    looks: /transport (?:has )?not (?:been )?started yet/u,
    id: 'not-connected',
    rank: RANK.order,
    emitter: 'A client with mcp-go',
    title: 'The client must start its transport before it sends `initialize`',
    says: 'The transport was used before it was started.',
    how: [{ for: 'Go', says: 'Call `client.Start(ctx)` before `client.Initialize(ctx, …)`.' }],
  },
  {
    looks: /sending message to file:\/\/\/undefined/u,
    id: 'roo-missing-fields',
    rank: RANK.config,
    emitter: 'VS Code',
    says: 'The entry has neither a command nor a URL, so its address is undefined.',
    how: [{ says: 'Give the entry `"command"` and `"args"`, or `"type": "http"` and `"url"`.' }],
  },
  {
    looks: /Invalid function name\b/u,
    id: 'openai-name-pattern',
    rank: RANK.tools - 1,
    emitter: 'Gemini’s API',
    title:
      'Tool names for Gemini must begin with a letter or `_`, and have at most 64 letters, digits, `_`, `.` or `-`',
    says: 'The API refuses the name of a tool, which the host may have made from the server’s name.',
    how: [
      {
        says: 'Rename the tool, or the entry of the server in the configuration: hosts put its name before the tool’s.',
      },
    ],
  },
  {
    looks: /tools\.\d{1,4}\.custom\.input_schema\.type: (?:Input should be 'object'|Field required)/u,
    id: 'zod-inputschema-type',
    rank: RANK.tools - 1,
    emitter: 'Anthropic’s API',
    says: 'The schema of a tool is not an object schema.',
  },
  {
    looks: /Missing handler for request type: [\w/]{1,60}/u,
    id: 'method-not-found',
    rank: RANK.capability,
    emitter: 'A stateless server with the Java SDK',
    says: 'The client called a method that the server does not handle.',
  },
  {
    looks: /error during connect: |open \/\/\.\/pipe\/docker\w{0,40}|docker daemon is not running/u,
    id: 'docker-daemon',
    rank: RANK.notStarted - 1,
    emitter: 'Docker',
  },
  {
    looks: /invalid trailing data at the end of stream/u,
    id: 'extra-data-python',
    rank: RANK.stdout,
    emitter: 'A client with the Go SDK',
    title: 'Each line of stdout must be one message, with nothing after it',
    says: 'Something follows a message on its line: other text, a second message, or, for older versions of the SDK, a carriage return.',
    how: [
      { for: 'the server', says: 'Write nothing but messages to stdout, each followed by a line feed.' },
      { for: 'Windows', says: 'Write `\\n` instead of `\\r\\n`, or update the client.' },
    ],
  },
  {
    looks: /failed to unmarshal message: invalid character/u,
    id: 'unexpected-token-not-valid-json',
    rank: RANK.stdout,
    emitter: 'A client in Go, such as one with mcp-go',
    title: 'Each `data` of the event stream must be one message',
    says: 'An event of the stream is not JSON. If it is a ping, nothing is lost.',
    how: [{ for: 'the server', says: 'Send pings as comments (`: ping`), which have no `data`.' }],
  },
  {
    looks: /ConnectionClosed\(\\{0,4}"initialized? request|connection closed: initialized? request/u,
    id: 'codex-handshake-closed',
    rank: RANK.ended,
    emitter: 'A server with the Rust SDK',
    title: 'The client must keep stdin open and complete the handshake',
    says: 'stdin was closed, or had a line that is not a message, before the handshake was complete.',
    how: [
      { for: 'a terminal', says: 'Start the server from a host or the Inspector: by hand, it ends when stdin ends.' },
      { for: 'the client', says: 'Send `notifications/initialized` after the response, and each message on one line.' },
    ],
  },
  {
    looks: /calling \\{0,4}"initialize\\{0,4}": EOF|\bserver is closing: EOF/u,
    id: 'connection-closed-32000',
    rank: RANK.ended,
    emitter: 'A client with the Go SDK',
  },
  ...OAUTH_WORDINGS,
  ...API_WORDINGS,
  ...SDK_WORDINGS,
  ...HOST_WORDINGS,
  ...PLATFORM_WORDINGS,
];
