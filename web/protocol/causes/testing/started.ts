/** Starts that fail, time-outs, and errors between lines of hosts, with one cause each. For tests only. */
import type { Sample } from './samples.ts';

const lines = (...all: readonly string[]): string => all.join('\n');
const STDIO = 'rmcp::transport::worker::WorkerTransport<…>';

/** Texts as hosts and systems print them. */
export const STARTED: readonly Sample[] = [
  {
    name: 'a file that the system cannot execute',
    text: 'spawn Unknown system error -8',
    first: 'not-executable',
    shows: 'interpreter',
  },
  {
    name: 'a limit of processes, in the journal',
    text: lines(
      "gateway[311]:       throw er; // Unhandled 'error' event",
      'gateway[311]: Error: spawn /bin/sh EAGAIN',
      'gateway[311]:     at onErrorNT (node:internal/child_process:483:16)',
    ),
    first: 'process-limit',
    shows: 'TasksMax',
  },
  {
    name: 'a setting that Zed needs',
    text: '2026-02-03T10:11:12+01:00 ERROR [project::context_server_store] Failed to create context server configuration from settings: from extension "Maps Server" version 0.0.3: missing field `maps_token`',
    first: 'setting-missing',
    shows: 'maps_token',
  },
  {
    name: 'a server that Windsurf does not know',
    text: 'Logs:\n\n"2026-02-03 10:11:12.975 [info] E0203 interceptor.go:70] /ListMcpResources (unknown): failed to get server instance: server name maps not found",\n],',
    first: 'server-unknown-to-host',
    shows: 'server name maps not found',
  },
  {
    name: 'an event without a name, for the Java SDK',
    text: lines(
      'io.modelcontextprotocol.spec.McpError: Received unrecognized SSE event type: null',
      '\tat io.modelcontextprotocol.client.transport.HttpClientSseClientTransport.connect(HttpClientSseClientTransport.java:211)',
    ),
    first: 'sse-event-type',
    shows: 'event: message',
  },
  {
    name: 'an error response with a message of its own',
    text: 'McpError: MCP error -32603: No project is open',
    first: 'error-response',
    shows: 'No project is open',
  },
  {
    name: 'an error of which the end is not shown',
    text: 'TypeError: Cannot read properties of undefined (reading "layers")\n    at draw (/srv/maps.js:3:1)',
    first: 'program-crashed',
    shows: 'reading "layers"',
  },
  {
    name: 'a time-out of LibreChat',
    text: lines(
      '2026-02-03 10:11:02 info: [MCP][maps] Creating SSE transport: http://maps:8001/sse',
      '2026-02-03 10:11:12 error: [MCP][maps] Connection failed: Connection timeout',
    ),
    first: 'request-timed-out',
    shows: 'curl -iN',
  },
  {
    name: 'an address that does not answer',
    text: 'TypeError: fetch failed: ConnectTimeoutError: Connect Timeout Error (attempted address: maps.example:443, timeout: 10000ms)',
    first: 'fetch-failed',
    shows: 'Connect Timeout',
  },
  {
    name: 'a refused connection, of a client in Rust',
    text: `Failed to load extension maps: failed to initialize MCP client: Send message error\n  Transport [${STDIO}] … ConnectionRefused`,
    first: 'sse-conn-refused',
    shows: 'Start the server',
  },
  {
    name: 'the output of a process that Goose quotes',
    text: 'Error activating extension: Failed to add extension configuration, error: Initialization(Stdio { name: "maps", cmd: "uvx", envs: Envs { map: {} } }, McpServerError { method: "initialize", source: ServerBoxError(StdioProcessError("Unable to download extension, sign in again.")) })',
    first: 'npm-network',
    shows: 'Unable to download extension',
  },
  {
    name: 'the end of a process of Goose',
    text: 'Error activating extension: Failed to add extension configuration, error: Initialization(Stdio { name: "maps", envs: Envs { map: {} } }, McpServerError { method: "initialize", source: ServerBoxError(ChannelClosed) })',
    first: 'connection-closed-32000',
    shows: 'ChannelClosed',
  },
  {
    name: 'an empty line, for a client in Java',
    text: lines(
      'ERROR io.modelcontextprotocol.client.transport.StdioClientTransport -- Error processing inbound message for line: ',
      'com.fasterxml.jackson.databind.exc.MismatchedInputException: No content to map due to end-of-input',
    ),
    first: 'unexpected-end-of-json',
    shows: 'Print no empty lines',
  },
  {
    name: 'an error that a terminal broke into lines',
    text: '⚠ MCP client for `maps` failed to start: MCP startup failed: handshaking with MCP server failed: connection\n  closed: initialize response',
    first: 'codex-handshake-closed',
    shows: 'terminal',
  },
  {
    name: 'an error that nothing explains',
    text: '2026-02-03 10:11:12 ERROR maps.tiles: could not warm up the tile cache',
    first: 'error-reported',
    shows: 'tile cache',
  },
  {
    name: 'a host in another language',
    text: '2026-02-03 10:11:12 [ERROR]\n [Plugin(mcp/maps)] stderr: "npx" non è riconosciuto come comando interno o esterno,\n un programma eseguibile o un file batch.',
    first: 'spawn-npx-enoent',
    shows: 'full path',
  },
  {
    name: 'a registration that fails',
    text: lines(
      'curl -X POST https://auth.maps.example/oauth2/register -H "content-type: application/json" -d "{}"',
      '',
      'HTTP/1.1 500 Internal Server Error',
      'Content-Type: application/json',
      '',
    ),
    first: 'py-registration-failed',
    shows: 'registration endpoint',
  },
  {
    name: 'a transport that was not started',
    text: 'failed to list tools: transport error: transport not started yet',
    first: 'not-connected',
    shows: 'client.Start',
  },
  {
    name: 'an event loop without processes',
    text: '  File "C:\\Python311\\Lib\\asyncio\\base_events.py", line 498, in _make_subprocess_transport\n    raise NotImplementedError\nNotImplementedError',
    first: 'event-loop-without-processes',
    shows: 'Proactor',
  },
  {
    name: 'a program that Python cannot find',
    text: "FileNotFoundError: [Errno 2] No such file or directory: 'npx'",
    first: 'spawn-npx-enoent',
    shows: 'full path',
  },
  {
    name: 'a certificate of another name',
    text: "Error: SSE error: TypeError: fetch failed: Hostname/IP does not match certificate's altnames: Host: maps.example",
    first: 'tls-self-signed',
    shows: 'certificate',
  },
  {
    name: 'a status in a sentence',
    text: 'I get an error after a minute: the request receives 504 Gateway Timeout, although the server goes on.',
    first: 'proxy-buffering',
    shows: 'proxy_buffering off',
  },
  {
    name: 'a script without the executable bit, in the words of a shell',
    text: lines(
      '/bin/sh: /opt/notes/start.py: Permission denied',
      'Connection state: Error Process exited with code 126',
    ),
    first: 'spawn-eacces',
    shows: 'chmod +x',
  },
  {
    name: 'a folder as a command',
    text: lines('bash: /opt/notes: Is a directory', 'Process exited with code 126'),
    first: 'spawn-eacces',
    shows: 'a folder is no command',
  },
  {
    name: 'a denied permission beside the number of a shell',
    text: lines('Process exited with code 126', '/opt/notes/run: permission denied'),
    first: 'spawn-eacces',
    shows: 'permission denied',
  },
  {
    name: 'a program of another system beside the number of a shell',
    text: lines('/opt/notes/run: cannot execute: required file not found', 'Process exited with code 126'),
    first: 'not-executable',
    shows: 'uname -sm',
  },
  {
    name: 'a file that a script may not write',
    text: lines('/opt/notes/setup.sh: line 4: /var/notes.log: Permission denied', 'Process exited with code 1'),
    first: 'permission-denied',
    shows: 'absolute path',
  },
  {
    name: 'a module that another version of the SDK has',
    text: lines('Traceback (most recent call last):', "ModuleNotFoundError: No module named 'mcp.server.fastmcp'"),
    first: 'python-no-module-mcp',
    shows: 'mcp<2',
  },
  {
    name: 'a name that a package no longer has',
    text: 'NotImplementedError: As of notes-adapters 0.1.0, NotesClient cannot be used as a context manager',
    first: 'package-version',
    shows: 'pin the package',
  },
  {
    name: 'a configuration that its host cannot parse',
    text: "Could not load settings.json: SyntaxError: Unexpected token ',' in JSON at position 40",
    first: 'roo-json-syntax',
    shows: 'backslash must be doubled',
  },
  {
    name: 'a refused request that another transport does not help',
    text: lines(
      '2026-02-03 10:11:12.229 [error] otes: Client error for command Error POSTing to endpoint (HTTP 401): no key',
      '2026-02-03 10:11:12.231 [error] otes: Error connecting to streamableHttp server, falling back to SSE: Error POSTing to endpoint (HTTP 401): no key',
    ),
    first: 'error-posting-401',
    shows: '401',
  },
];
