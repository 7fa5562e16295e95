/** What platforms that deploy, register or call servers write: Cloudflare, Smithery, ChatGPT, n8n. */
import { RANK } from './define.ts';
import type { Wording } from './host-wordings.ts';

/** Each is looked for in every line. */
export const PLATFORM_WORDINGS: readonly Wording[] = [
  {
    looks:
      /[X✘] \[ERROR\] (?:Could not resolve|Build failed|No matching export|Missing entry-?point|The entry-?point)\b/u,
    id: 'build-failed',
    rank: RANK.crashed - 1,
    emitter: 'Wrangler',
    title: 'The Worker must be built without errors before it is started or deployed',
    says: 'Wrangler could not bundle the program, so no server runs.',
    how: [
      { says: 'Install the packages that it names, and compare `main` in the configuration with the file.' },
      { for: 'modules of Node', says: 'Add `"compatibility_flags": ["nodejs_compat"]` to the configuration.' },
    ],
  },
  {
    looks:
      /\bA request to the Cloudflare API \(\S{1,200}\) failed|[X✘] \[ERROR\] (?:Authentication error|You (?:must|need)|In a non-interactive|Processing \S{0,60}wrangler|(?:KV namespace|Durable Object|Database)\b)/u,
    id: 'deploy-failed',
    rank: RANK.config,
    emitter: 'Wrangler',
    title: 'Wrangler must accept the configuration of the Worker before a client can connect',
    says: 'Wrangler stopped, and the Worker does not run in this version. The lines after it may name a code.',
    how: [
      {
        says: 'Replace the placeholders in `wrangler.jsonc` by the ids that `wrangler kv namespace create NAME` prints.',
      },
      { says: 'Sign in with `wrangler login`, and check the account and the rights of the token.' },
    ],
  },
  {
    looks:
      /"developer_message\\{0,4}": ?\\{0,4}"[^"\n]{1,300}|"type\\{0,4}": ?\\{0,4}"mcp_error\\{0,4}", {0,4}\\{0,4}"/u,
    id: 'chatgpt-answer-refused',
    rank: RANK.http - 1,
    emitter: 'ChatGPT',
    title: 'ChatGPT must get valid answers of the server before it creates the connector',
    says: 'ChatGPT reached the address of the connector, and did not accept what came back.',
    how: [
      {
        says: 'Compare `upstream_status` and `response_content_type` with what `curl -i` prints for the same request.',
      },
      {
        for: 'the server',
        says: 'Answer requests that it does not know with the error -32601, and `initialize` with its result.',
      },
      { for: 'a tunnel', says: 'Update its client, and test the URL of the server without the tunnel.' },
    ],
  },
  {
    looks: /\{\\{0,4}"error\\{0,4}": ?\\{0,4}"Server not found\\{0,4}"\}/u,
    id: 'server-unknown-to-host',
    rank: RANK.config,
    emitter: 'Smithery',
    title: 'The server must be in the registry under the name of the command',
    says: 'The registry knows no server of this name: it was renamed, removed, or never published there.',
    how: [
      { says: 'Search the registry for the server, and use the name that its page shows.' },
      { says: 'Install the server as its README says, without the registry.' },
    ],
  },
  {
    looks: /Registry request failed with status 4\d\d\b[^\n]{0,400}required\b/u,
    id: 'setting-missing',
    rank: RANK.config,
    emitter: 'Smithery',
    title: 'The configuration must have each setting that the server requires',
    says: 'The registry refuses the configuration, because a required setting is missing.',
    how: [
      {
        says: 'Add the member that `missingProperty` names to the configuration of the server: `--config \'{"…": "…"}\'`.',
      },
    ],
  },
  {
    looks:
      /invalid character '\w' looking for beginning of value[^\n]{0,300}(?:\[Errno 2\] No such file|\bENOENT\b|[Cc]ommand not found|can't open file)/u,
    id: 'spawn-npx-enoent',
    rank: RANK.notStarted,
    emitter: 'A host in Go, such as Dify',
    says: 'The text that is not JSON is the error itself: the program, or the file that it was to run, does not exist there.',
    how: [
      { says: 'Write the full path of the program and of its file into the configuration.' },
      {
        for: 'a host in a container',
        says: 'Install the program in the image of the host, or use a server with a URL.',
      },
    ],
  },
  {
    looks: /\b(?:[Oo]peration|[Ff]ailed|[Ee]rror|reason)\b[^\n]{0,30}: Invalid URL\b/u,
    id: 'url-invalid',
    rank: RANK.config,
    emitter: 'A client in JavaScript, such as n8n',
  },
  {
    looks:
      /MCP error ?-(?:1|32000) ?[:：]? ?Connection closed|\b(?:MCP server|[Ii]nitializ\w{3,6})\b[^\n]{0,60}: Connection closed\b/u,
    unless: /MCP error -32000:? Connection closed/u,
    id: 'connection-closed-32000',
    rank: RANK.ended,
    emitter: 'A client',
  },
  {
    looks: /\bThe server shut down unexpectedly\b/u,
    id: 'csharp-exited',
    rank: RANK.ended,
    emitter: 'A client with the C# SDK',
  },
  {
    looks: /\bInvalid SSE response(?!\. Status)/u,
    id: 'unexpected-content-type',
    rank: RANK.http,
    emitter: 'A client with the Java SDK',
    title: 'The server must answer GET with an event stream, or with 405',
    says: 'The client asked for the stream with GET, and the body of the answer is no event stream.',
    how: [
      { for: 'the server', says: 'Answer GET with 405 if it offers no stream; 200 with JSON is not allowed there.' },
      { for: 'a gateway', says: 'Pass GET on to the server, and answer no health checks at the MCP endpoint.' },
      { for: 'the client', says: 'Update its SDK: newer versions go on without the stream.' },
    ],
  },
  {
    looks:
      /chunked transfer encoding, state: |Connection prematurely closed|PrematureCloseException|header parser received no bytes|\bincomplete chunked read\b|peer closed connection without sending complete message/u,
    id: 'socket-hang-up',
    rank: RANK.ended - 1,
    emitter: 'A client over HTTP',
    title: 'The server must keep its stream open while a session uses it',
    says: 'The connection was cut in the middle of a stream: the server or a proxy restarted, or closed it.',
    how: [
      { for: 'the client', says: 'Connect again, and call `initialize` again: the session of the server is gone.' },
      { for: 'a proxy', says: 'Raise its limit for idle connections.' },
      { for: 'the server', says: 'Send keep-alive comments on open streams.' },
    ],
  },
  {
    looks:
      /^(?:Deprecated|Notice|Warning): .{1,300} in \S{1,200} on line \d{1,7}\b|^Deprecated: .{1,300} is deprecated\b/u,
    id: 'unexpected-token-not-valid-json',
    rank: RANK.stdout,
    emitter: 'PHP',
    title: 'PHP must write its warnings to stderr, not to stdout',
    says: 'Without `PHP` before it, the line was displayed on stdout, between the messages.',
    how: [
      { for: 'PHP', says: 'Set `display_errors=stderr`: `"args": ["-d", "display_errors=stderr", "server.php"]`.' },
      { for: 'PHP', says: 'Correct what the warning names, or update the package.' },
    ],
  },
  {
    looks:
      /\bwhen send\s{1,8}initialized notification|context: \\{0,4}"send initialized notification|notifications\/initialized[^\n]{0,60}(?:expected 202|instead of 202)/u,
    id: 'notification-refused',
    rank: RANK.http + 2,
    emitter: 'A client with the Rust SDK, such as Codex',
    title: 'The server must answer the POST of a notification with 202 and no body',
    says: '`initialize` worked, and the POST of `notifications/initialized` did not.',
    how: [
      { for: 'the server', says: 'Answer 202 without a body to each POST that has only notifications or responses.' },
      { for: 'the server', says: 'Send `Mcp-Session-Id` with the response to `initialize`, and accept it afterwards.' },
      { says: 'Send `notifications/initialized` with `curl -i`, and look at the status and the body.' },
    ],
  },
  {
    looks: /\b[Rr]edirect[_ ](?:URI|uri)s? must (?:be|use)\b/u,
    id: 'redirect-uri-mismatch',
    rank: RANK.oauth - 1,
    emitter: 'The authorization server',
    title: 'The authorization server must accept the redirect URI of the client',
    says: 'It accepts only some kinds of addresses, and the client sends one of its own, such as `cursor://`.',
    how: [
      {
        for: 'the authorization server',
        says: 'Accept the schemes of desktop clients, or `http://127.0.0.1` with any port.',
      },
      {
        for: 'the client, until then',
        says: 'Connect by `npx -y mcp-remote URL`, which uses an address on `localhost`.',
      },
    ],
  },
  {
    looks: /StreamableHTTPSessionManager task group was not initialized/u,
    id: 'task-group',
    rank: RANK.http - 1,
    emitter: 'A server with FastMCP',
  },
];
