/** What platforms, middleware and logs of HTTP libraries print, with one cause each. For tests only. */
import type { Sample } from './samples.ts';

const lines = (...all: readonly string[]): string => all.join('\n');

/** Texts as people post them. */
export const PLATFORMS: readonly Sample[] = [
  {
    name: 'a redirect in the log of httpcore, beside a refusal that is not fatal',
    text: lines(
      "DEBUG:mcp.client.streamable_http:GET stream error (non-fatal): Client error '400 Bad Request' for url 'http://notes.example/mcp/'",
      "DEBUG:httpcore.http11:receive_response_headers.complete return_value=(b'HTTP/1.1', 307, b'Temporary Redirect', [(b'location', b'http://notes.example/mcp/')])",
      'INFO:httpx:HTTP Request: DELETE http://notes.example/mcp "HTTP/1.1 307 Temporary Redirect"',
    ),
    first: 'redirected',
    shows: 'slash',
  },
  {
    name: 'a status of httpcore over HTTP/2',
    text: "DEBUG:httpcore.http2:receive_response_headers.complete return_value=(401, [(b'content-type', b'application/json')])",
    first: 'www-authenticate-401',
    shows: 'Bearer',
  },
  {
    name: 'a status that middleware logs in Chinese',
    text: lines(
      'INFO 2026-02-03 10:11:12,566 middleware 20421 MCP响应',
      'INFO 2026-02-03 10:11:12,567 middleware 20421 响应状态码: 406',
    ),
    first: 'not-acceptable-both',
    shows: 'text/event-stream',
  },
  {
    name: 'a status in Spanish',
    text: 'La petición falló con código de estado: 415',
    first: 'unsupported-media-type',
    shows: 'application/json',
  },
  {
    name: 'a member that Jackson does not know, without its class',
    text: 'debug 后发现 Caused by: com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException: Unrecognized field "form"',
    first: 'response-refused',
    shows: 'FAIL_ON_UNKNOWN_PROPERTIES',
  },
  {
    name: 'a namespace that Cloudflare does not accept',
    text: lines(
      'I ran `npx wrangler@latest deploy` and got the following error:',
      '```',
      'X [ERROR] A request to the Cloudflare API (/accounts/1f/workers/scripts/notes) failed.',
      '',
      "  KV namespace '<NOTES-KV>' is not valid.  [code: 10042]",
      '```',
    ),
    first: 'deploy-failed',
    shows: 'placeholders',
  },
  {
    name: 'a module that Wrangler does not find',
    text: '✘ [ERROR] Could not resolve "node:zlib"',
    first: 'build-failed',
    shows: 'nodejs_compat',
  },
  {
    name: 'another error of Wrangler',
    text: '✘ [ERROR] Uncaught TypeError: Notes is not a constructor',
    first: 'program-crashed',
    shows: 'Notes is not a constructor',
  },
  {
    name: 'an answer that ChatGPT does not accept',
    text: lines(
      'The browser shows **HTTP 424** and this response:',
      '```json',
      '{',
      '  "detail": {',
      '    "type": "mcp_error",',
      '    "developer_message": "MCP SSE probe returned 404",',
      '    "kind": "http_error",',
      '    "upstream_status": 404',
      '  }',
      '}',
      '```',
    ),
    first: 'chatgpt-answer-refused',
    shows: 'MCP SSE probe returned 404',
  },
  {
    name: 'the same on one line',
    text: '{"detail":{"type":"mcp_error","developer_message":"MCP initialize timed out","kind":"timeout"}}',
    first: 'chatgpt-answer-refused',
    shows: 'MCP initialize timed out',
  },
  {
    name: 'a program that is missing, behind the parser of another host',
    text: "plugin notes/mcp_client:0.0.1: invalid character 'e' looking for beginning of value status: original response: error in async execution: Failed to connect to MCP server: [Errno 2] No such file or directory: 'uvx'",
    first: 'spawn-npx-enoent',
    shows: 'full path',
  },
  {
    name: 'a server that a registry does not know',
    text: '✖ Failed to install @acme/notes\nError: 404 {"error":"Server not found"}',
    first: 'server-unknown-to-host',
    shows: 'registry',
  },
  {
    name: 'a setting that a registry requires',
    text: String.raw`[Runner] Error: Failed to fetch server connection: Registry request failed with status 400: {"error":"[{\"keyword\":\"required\",\"params\":{\"missingProperty\":\"notesDir\"}}]"}`,
    first: 'setting-missing',
    shows: 'missingProperty',
  },
  {
    name: 'an address that n8n cannot use',
    text: 'NodeOperationError: Failed to execute operation: Invalid URL at ExecuteContext.execute (/home/node/McpClient.node.ts:584:10)',
    first: 'url-invalid',
    shows: 'whole address',
  },
  {
    name: 'words of n8n after its own error object, which is no message',
    text: lines(
      'McpClientTool: Failed to connect to MCP Server {"error":{"type":"connection","error":{}}}',
      'Could not connect to your MCP server',
    ),
    first: 'n8n-not-connected',
    shows: 'HTTP Streamable',
  },
  {
    name: 'an end that a host in Chinese reports without a space',
    text: '更新服务器失败\nError: [Mcp] Error activating server notes:\nMCP error-32000: Connection closed',
    first: 'connection-closed-32000',
    shows: 'terminal',
  },
  {
    name: 'an end for the C# SDK',
    text: 'System.IO.IOException: The server shut down unexpectedly.',
    first: 'csharp-exited',
    shows: 'terminal',
  },
  {
    name: 'a stream for the Java SDK that is JSON',
    text: 'io.modelcontextprotocol.spec.McpTransportException: Invalid SSE response',
    first: 'unexpected-content-type',
    shows: '405',
  },
  {
    name: 'a stream that ends in the middle',
    text: lines(
      '2026-02-03T10:11:12.225+08:00 ERROR 8831 --- [ient-2-Worker-1] i.m.c.t.HttpClientSseClientTransport     : SSE connection error',
      'java.io.IOException: chunked transfer encoding, state: READING_LENGTH',
    ),
    first: 'socket-hang-up',
    shows: 'Connect again',
  },
  {
    name: 'warnings of PHP before a result',
    text: lines(
      'Calling any tool produced:',
      '```',
      'Deprecated: Acme\\Notes::add(): Implicitly marking parameter $tag as nullable is deprecated, the explicit type must be used instead in /srv/notes.php on line 12',
      '{"isError":false,"content":[]}',
      '```',
    ),
    first: 'unexpected-token-not-valid-json',
    shows: 'display_errors=stderr',
  },
  {
    name: 'a server in a container without stdin',
    text: lines(
      'notes-mcp  | [2026-02-03 10:11:12,103][INFO] - MCP Server has stopped',
      'notes-mcp  | Traceback (most recent call last):',
      'notes-mcp  |   File "/app/server.py", line 92, in run',
      'notes-mcp  |     print("stopped")',
      'notes-mcp  | ValueError: I/O operation on closed file.',
      'notes-mcp exited with code 1',
    ),
    first: 'stream-closed',
    shows: '`-i`',
  },
  {
    name: 'a package index that does not answer',
    text: lines(
      '  × Failed to build `notes-mcp @ file:///srv/notes-mcp`',
      '  ├─▶ Failed to resolve requirements from `build-system.requires`',
      '  ├─▶ Failed to fetch: `https://pypi.org/simple/hatchling/`',
      '  ╰─▶ operation timed out',
    ),
    first: 'npm-network',
    shows: 'HTTPS_PROXY',
  },
  {
    name: 'rights of a database, which are no rights of the system',
    text: 'Error: Failed to read the profile: permission denied for table profiles',
    first: 'program-crashed',
    shows: 'permission denied for table',
  },
  {
    name: 'a notification that the server does not accept',
    text: 'TransportError { error: DynamicTransportError { transport_name: "rmcp::transport::worker", error: TransportChannelClosed }, context: "send initialized notification" }.',
    first: 'notification-refused',
    shows: '202',
  },
  {
    name: 'the same, as Codex logs it, broken into lines',
    text: lines(
      "MCP client for 'notes' failed to start: handshaking with MCP server failed: Send message error Transport",
      '    [rmcp::transport::worker::WorkerTransport<rmcp::Client>] error: Transport channel closed, when send',
      '    initialized notification',
    ),
    first: 'notification-refused',
    shows: '202',
  },
  {
    name: 'a redirect URI with the scheme of a host',
    text: '2026-02-03 10:11:12.900 [error] Client error for command Redirect URIs must be localhost or HTTPS',
    first: 'redirect-uri-mismatch',
    shows: 'mcp-remote',
  },
  {
    name: 'a session manager that FastMCP did not start',
    text: "RuntimeError: FastMCP's StreamableHTTPSessionManager task group was not initialized. This commonly occurs when the lifespan is not passed to the parent.",
    first: 'task-group',
    shows: 'lifespan',
  },
  {
    name: 'statuses that a person lists',
    text: lines('POST http://127.0.0.1:8080/mcp initialize -> 500', 'GET http://127.0.0.1:8080/health -> 200 healthy'),
    first: 'error-posting-500',
    shows: 'POST /mcp',
  },
  {
    name: 'a status in the console of a browser',
    text: 'POST https://notes.example/mcp 401 (Unauthorized)',
    first: 'www-authenticate-401',
    shows: 'POST /mcp',
  },
  {
    name: 'the error of a plugin in Dify',
    text: lines(
      '运行报错：',
      `Failed to transform agent message: PluginInvokeError: {"args":{},"error_type":"TypeError","message":"Notes.__init__() got an unexpected keyword argument 'runtime'"}`,
    ),
    first: 'program-crashed',
    shows: 'unexpected keyword argument',
  },
  {
    name: 'a connection that the agents SDK lost, without a code',
    text: 'Error initializing MCP server: Connection closed\nTraceback (most recent call last):\n  File "notes.py", line 32, in <module>',
    first: 'connection-closed-32000',
    shows: 'terminal',
  },
  {
    name: 'an option that a Go program does not have',
    text: 'It complains about the transport:\n> ./bin/notes-mcp --transport sse\nflag provided but not defined: -transport\nUsage of ./bin/notes-mcp:',
    first: 'wrong-arguments',
    shows: 'args',
  },
];
