/** What SDKs and their frameworks write about a transport, a session or an order that the other side does not keep. */
import { RANK } from './define.ts';
import type { Wording } from './host-wordings.ts';

/** Each is looked for in every line. */
export const SDK_WORDINGS: readonly Wording[] = [
  {
    looks:
      /\bapplication\/json and text\/event-stream required\b|\bAccept\b[^\n]{0,30} must (?:contain|include|allow) (?:both )?['"`]?(?:application\/json|text\/event-stream)/u,
    id: 'not-acceptable-both',
    rank: RANK.http,
    emitter: 'A server with the Java SDK, or another one',
  },
  {
    looks: /Failed to wait for the message endpoint/u,
    id: 'sse-endpoint-missing',
    rank: RANK.http,
    emitter: 'A client with the Java SDK',
    title: 'An SSE server must send the event `endpoint` first',
    says: 'The client opened the stream and received no address for its messages.',
    how: [
      {
        says: 'Compare the SSE path with that of the server, often `/sse`: `curl -N URL` must print `event: endpoint`.',
      },
      { for: 'the client', says: 'Use the Streamable HTTP transport if the server offers `/mcp`.' },
      { for: 'a proxy', says: 'Turn buffering off, so that the first event arrives at once.' },
    ],
  },
  {
    looks: /McpException: Transport is not connected|\bTransport is (?:not connected|closed)\b/u,
    id: 'not-connected',
    rank: RANK.order,
    emitter: 'A client with the C# SDK',
    title: 'The client must connect again after the connection is lost',
    says: 'The connection ended before, because the server restarted, a proxy closed the stream, or the client was disposed.',
    how: [
      { for: 'the client', says: 'Create a new client when a call fails so, and call `initialize` again.' },
      { for: 'the server', says: 'Send keep-alive comments on open streams, or use the stateless mode.' },
    ],
  },
  {
    looks:
      /\b(?:Client|Session|Server) (?:is )?not (?:yet )?initialized\b|\binvalid during (?:session )?initialization\b/u,
    unless: /Make sure you call `connect/u,
    id: 'mcp-go-not-initialized',
    rank: RANK.order,
    emitter: 'The server',
    title: 'A session must be initialized before other requests, and the server must remember it',
    says: 'The server knows no completed handshake of this session.',
    how: [
      {
        for: 'the client',
        says: 'Send `initialize` and `notifications/initialized` first, also after a restart of the server.',
      },
      { for: 'PHP', says: 'Keep the sessions in a cache that lives long enough and is shared by all workers.' },
    ],
  },
  {
    looks:
      /\\{0,4}"id\\{0,4}" must be an integer\b|\bid must be (?:a number|an integer)\b|\bInvalid id: expected (?:integer|number)/iu,
    id: 'request-id-refused',
    rank: RANK.order - 1,
    emitter: 'The server',
    title: 'The `id` of a request may be a string or an integer, so the server must accept both',
    says: 'The client sends a string as `id`, and the server accepts only numbers.',
    how: [
      { for: 'the server', says: 'Update its SDK, or accept strings, and return the `id` unchanged.' },
      { for: 'the client, until then', says: 'Configure or use a client that counts its ids as integers.' },
    ],
  },
  {
    looks:
      /\bNo (?:transport|session|connection|server)(?: found)? (?:for|with) (?:this )?session ?_?id\b|\b(?:Unknown|Invalid|Expired|No such) session(?: ?_?id)?\b|\bsession (?:does not exist|has expired|expired|is invalid)\b|\b[Ss]ession ID not found\b/iu,
    id: 'session-not-found-ts',
    rank: RANK.http,
    emitter: 'The server',
  },
  {
    looks:
      /(?:Failed to connect to|Connection (?:to|failed for)|Error connecting to|Could not connect to)[^\n]{0,120}: Connection closed\b|\bMcpError[:(] ?(?:MCP error -\d{1,5}: )?\\{0,4}['"]?Connection closed\b/u,
    id: 'py-connection-closed',
    rank: RANK.ended,
    emitter: 'A client, such as one with the Python SDK',
    unless: /-32000|MCP error -1\b/u,
  },
  {
    looks: /Transport channel closed\b|worker quit with fatal: /u,
    unless: /empty sse stream/u,
    id: 'codex-handshake-send-error',
    rank: RANK.time - 2,
    emitter: 'A client with the Rust SDK, such as Codex',
  },
  {
    looks: /\b421 Misdirected Request\b/iu,
    id: 'invalid-host-header',
    rank: RANK.http,
    emitter: 'A server with the Python SDK',
  },
  {
    looks:
      /\b(?:SSE error: )?Non-200 status code \(\d{3}\)|\b(?:HTTP(?: error| status)?|[Ss]tatus(?: code)?)[: (]{1,3}[45]\d\d\b|\bresponse status(?: code)? (?:of )?[45]\d\d\b|\b(?:[Ff]ailed|SSE|Error)[^\n{]{0,40}: [45]\d\d\b|\b4(?:13|15|29) (?:Request Entity|Payload|Content|Unsupported Media|Too Many)|[Tt]oo[ _]?[Ll]arge(?:Error)?: |(?:Client|Server) error '[45]\d\d\b|"status(?:_?[cC]ode)?\\{0,4}": ?[45]\d\d\b|[Ss]tatus_?[Cc]ode[^\d\n]{1,4}[45]\d\d\b|\b(?:returns?|returned|responded with|got|received|failed with)(?: an?| status| code| HTTP){0,3} `?[45]\d\d (?:Bad Request|Unauthorized|Forbidden|Not Found|Method Not Allowed|Not Acceptable|Unsupported Media Type|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)\b/iu,
    id: 'http-error-status',
    rank: RANK.tools + 3,
    title: 'The server must answer the request with a successful status',
    says: 'The server answered with an HTTP error.',
    emitter: 'A client over HTTP',
    unless:
      /well-known|favicon|telemetry|registry\.npmjs|\(non-fatal\)|\b424: unhandled errors in a TaskGroup|\(code: \d{3}, errno/u,
    isGeneral: true,
  },
  {
    looks:
      /"message\\{0,4}": ?\\{0,4}"[^"\n]{0,80}\b(?:failed validation|validation (?:failed|error)|should be not present|additional propert\w{1,5}|is \\{0,4}'?\w{1,10}\\{0,4}'? but should be)\b/iu,
    id: 'response-refused',
    rank: RANK.tools + 1,
    emitter: 'The service',
    title: 'A request must have the members and types that the service accepts',
    says: 'The service refuses the body of the request: it has a member too many or too few, or one of another type.',
    how: [
      { says: 'Correct the member that `message` names, or update the client that adds or drops it.' },
      { for: 'the server', says: 'Pass on only the arguments that its `inputSchema` declares.' },
    ],
  },
  {
    looks:
      /\bCannot (?:GET|POST) \/\S{0,100}|\bRoute (?:GET|POST):? ?\/\S{0,100} not found\b|\bNo route matches \[?(?:GET|POST)\b/u,
    id: 'error-posting-404',
    rank: RANK.http,
    emitter: 'A web framework, such as Express, Fastify or Rails',
    title: 'The URL must be the MCP endpoint, for the method that the client uses',
    says: 'The server runs, and has no route for this method and path.',
  },
  {
    looks:
      /\bStreamable HTTP POST response completed without a reply\b|\bSSE stream ended without (?:a )?(?:response|result)\b|\bunexpected server response: empty sse stream\b/u,
    id: 'handshake-unanswered',
    rank: RANK.http,
    isSymptom: true,
    emitter: 'A client over HTTP',
    title: 'The server must answer each request in its response or on its stream',
    says: 'The response ended, and had no message with the `id` of the request.',
    how: [
      {
        for: 'the server',
        says: 'Write the response with the same `id`, string or integer as in the request, and only then end the stream.',
      },
      {
        for: 'the client',
        says: 'Look at the body with `curl -iN`: if the response is there, update the client’s SDK.',
      },
    ],
  },
  {
    looks:
      /\breceived request for method '[^'\n]{1,60}', but not? handler is available|McpException: The method does not exist or is not available/u,
    id: 'method-not-found',
    rank: RANK.capability,
    emitter: 'A server with the C# SDK',
    isSymptom: true,
  },
  {
    looks: /\b(?:[Mm]ethod not found|[Uu]nknown method):? [^\s|]|-32601 method not found/u,
    id: 'method-not-found',
    rank: RANK.capability,
    emitter: 'The other side',
    isGeneral: true,
  },
  {
    looks: /\bCould not load file or assembly\b/u,
    id: 'npx-cannot-find-module',
    rank: RANK.crashed,
    emitter: '.NET',
    title: 'The .NET program must be deployed with all its assemblies',
    says: 'The runtime could not find an assembly, in the version with which the program was built.',
    how: [
      { for: 'the server', says: 'Start the output of `dotnet publish`, not a single file copied from the build.' },
    ],
  },
  {
    looks: /permission denied while trying to connect to the (?:Docker daemon|docker API)/iu,
    id: 'docker-daemon',
    rank: RANK.notStarted - 1,
    emitter: 'Docker',
    title: 'The user that starts the server must have access to the Docker daemon',
    says: 'The daemon runs, but its socket does not belong to this user or is not mounted with the right group.',
    how: [
      { for: 'Linux', says: 'Add the user to the group `docker`, log in again, and restart the host.' },
      { for: 'a container', says: 'Mount `/var/run/docker.sock` and add its group: `--group-add`.' },
    ],
  },
  {
    looks: /Couldn['’]t connect to (?:the )?MCP Proxy Server/u,
    id: 'inspector-connection-error',
    rank: RANK.http,
    emitter: 'The Inspector’s page',
    title: 'The page of the Inspector must reach its proxy',
    says: 'The page loaded, but its proxy does not answer at the address that the page uses.',
    how: [
      { says: 'Open the URL that the Inspector prints, with its token and ports, on the same machine.' },
      {
        for: 'a container or a remote machine',
        says: 'Publish the port of the proxy too (6277), and set `MCP_PROXY_FULL_ADDRESS` in the page’s settings.',
      },
    ],
  },
  {
    looks: /\b(?:transport|(?:stdio )?client) (?:is )?not started(?: yet)?\b|\bno transport configured\b/u,
    id: 'not-connected',
    rank: RANK.order,
    emitter: 'A client with a Go SDK',
    title: 'The client must have a transport, and start it, before it sends requests',
    says: 'The program calls the client without a started transport; the server is not involved.',
    how: [
      {
        for: 'the client',
        says: 'Call `Start` before `Initialize`, also for a transport that was created separately.',
      },
      { for: 'the client', says: 'Pass a transport where the client is created: the command, or the URL.' },
    ],
  },
  {
    looks:
      /\bExecutable doesn['’]t exist at \S|\b(?:Chromium|Firefox|WebKit) distribution ['"][\w-]{1,30}['"] is not found|\bBrowser "[\w-]{1,30}" is not installed|\bCould not find (?:Google )?Chrome\b|\bNo usable browser\b/u,
    id: 'browser-missing',
    rank: RANK.stdout - 2,
    emitter: 'Playwright, Puppeteer or Chrome DevTools in the server',
    title: 'The browser that the server controls must be installed where the server runs',
    says: 'The connection and the call work; the tool did not find its browser.',
    how: [
      {
        for: 'Playwright',
        says: 'Run `npx playwright install`, with the same version and the same user as the server.',
      },
      {
        for: 'another browser',
        says: 'Pass its path or name to the server, such as `--executable-path` or `--browser`.',
      },
      { for: 'a container', says: 'Use an image that contains the browser.' },
    ],
  },
  {
    looks: /Could not connect to your MCP server|\bError in sub-node\b/u,
    id: 'n8n-not-connected',
    rank: RANK.ended,
    emitter: 'n8n',
    title: 'n8n must reach the server at the URL of the node, by the transport that the server offers',
    says: 'n8n does not show the reason: the address, the transport or the authentication does not fit.',
    how: [
      {
        for: 'n8n',
        says: 'Set the transport of the node to that of the server: HTTP Streamable for `/mcp`, SSE for `/sse`.',
      },
      { for: 'n8n in Docker', says: 'Use the name of the container or `host.docker.internal` instead of `localhost`.' },
      { says: 'Run `curl -iN URL` from the machine or container of n8n.' },
    ],
  },
];
