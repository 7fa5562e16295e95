/** Text on stdout, in every format that can show it. */
import { describe, expect, it } from 'vitest';
import { causesIn } from './testing/causes-of.ts';

const ANSWER =
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"maps","version":"1.0.0"}}}';
const LIST = '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}';
const HELLO =
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}';

/** Format, text, what is quoted. */
const SHOWN: readonly (readonly [string, string, string])[] = [
  ['lines of a pipe', `Starting maps server\n${ANSWER}\n${LIST}`, 'Starting maps server'],
  ['lines of both sides', `${HELLO}\nloaded 3 layers\n${ANSWER}\n`, 'loaded 3 layers'],
  [
    'Claude Desktop',
    `2025-06-13T14:44:30.062Z [maps] [info] Message from client: ${HELLO}\n2025-06-13T14:44:30.100Z [maps] [error] Unexpected token 'S', "Starting m"... is not valid JSON { metadata: { context: 'connection' } }\n2025-06-13T14:44:30.162Z [maps] [info] Message from server: ${ANSWER}`,
    'Starting m',
  ],
  ['a message of Claude Desktop', 'MCP maps: Unexpected token \'i\', "info: Micr"... is not valid JSON', 'info: Micr'],
  [
    'a position in Claude Desktop',
    "MCP maps: Expected ',' or ']' after array element in JSON at position 5 (line 1 column 6)",
    'begins with a bracket',
  ],
  [
    'a date in Claude Desktop',
    'MCP maps: Unexpected non-whitespace character after JSON at position 4 (line 1 column 5)',
    'as a date does',
  ],
  [
    'VS Code',
    '2025-11-20 11:42:06.129 [info] Connection state: Running\n2025-11-20 11:42:06.908 [warning] Failed to parse message: "maps server started\\n"\n2025-11-20 11:42:06.912 [info] Discovered 8 tools',
    'maps server started',
  ],
  [
    'Cursor',
    '2025-04-04 18:41:18.778 [error] user-maps: Client error for command Unexpected token \'P\', "Printing l"... is not valid JSON',
    'Printing l',
  ],
  [
    'the Inspector',
    'Error from MCP server: SyntaxError: Unexpected token \'L\', "Listening o"... is not valid JSON\n    at JSON.parse (<anonymous>)\n    at deserializeMessage (file:///opt/sdk/dist/esm/shared/stdio.js:26:44)',
    'Listening o',
  ],
  [
    'Gemini CLI',
    '✖ MCP ERROR (maps): SyntaxError: Unexpected token \'L\', "Loaded 65 "... is not valid JSON',
    'Loaded 65',
  ],
  [
    'the Python SDK',
    "ERROR:mcp.client.stdio:Failed to parse JSONRPC message from server\npydantic_core._pydantic_core.ValidationError: 1 validation error for JSONRPCMessage\n  Invalid JSON: expected value at line 1 column 1 [type=json_invalid, input_value='Starting server...', input_type=str]",
    'Starting server',
  ],
  [
    'the Java SDK',
    "Error processing inbound message for line: Service initialized\ncom.fasterxml.jackson.core.JsonParseException: Unrecognized token 'Service': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false')",
    'Service',
  ],
  [
    'JetBrains AI Assistant',
    `2025-10-03 15:46:00,093 CLIENT - ${HELLO}\n2025-10-03 15:46:00,983 SERVER - info: Maps.Service[0]\n2025-10-03 15:46:01,216 INFO - Server stopped`,
    'info: Maps.Service[0]',
  ],
  ['supergateway', '[supergateway] Child non-JSON: Listening on stdio', 'Listening on stdio'],
  [
    'Kubernetes',
    `2026-01-12T09:14:02.034Z stdout F Starting orders server\n2026-01-12T09:14:02.134Z stdout F ${ANSWER}\n2026-01-12T09:14:02.234Z stdout F ${LIST}`,
    'Starting orders server',
  ],
  [
    'Docker',
    `{"log":"Starting orders server\\n","stream":"stdout","time":"2026-01-12T09:14:02.034Z"}\n{"log":${JSON.stringify(`${ANSWER}\n`)},"stream":"stdout","time":"2026-01-12T09:14:02.134Z"}\n{"log":${JSON.stringify(`${LIST}\n`)},"stream":"stdout","time":"2026-01-12T09:14:02.234Z"}`,
    'Starting orders server',
  ],
  [
    'output in a terminal',
    `[09/15/25 00:30:17] INFO     maps.run: Starting server 'time' over stdio\n${ANSWER}\n${LIST}`,
    'Starting server',
  ],
  [
    'records of pino',
    `{"level":30,"time":1736840000000,"pid":7,"msg":"maps server started"}\n${ANSWER}\n${LIST}`,
    'maps server started',
  ],
  [
    'records of slog',
    `${HELLO}\n{"time":"2026-01-12T09:14:02.034Z","level":"INFO","msg":"maps server started"}\n${ANSWER}`,
    'slog',
  ],
  [
    'the log of a container',
    `maps-1  | Starting orders server\nmaps-1  | ${ANSWER}\nmaps-1  | ${LIST}`,
    'Starting orders server',
  ],
  [
    'Zed',
    '2026-02-03T10:11:12+01:00 ERROR [context_server::client] Unhandled JSON from context_server: \n\n2026-02-03T10:11:12+01:00 ERROR [context_server::client] Unhandled JSON from context_server: maps server ready',
    'maps server ready',
  ],
  [
    'Claude Code',
    'STDIO connection dropped after 0s uptime\nConnection error: JSON Parse error: Unexpected identifier "Maps"',
    'Maps',
  ],
  [
    'Copilot in IntelliJ',
    `[2026-02-03 10:11:12.605][error]   [maps]Connection state: Error: Unexpected token 'M', "Maps serve"... is not valid JSON`,
    'Maps serve',
  ],
  [
    'the Java SDK, a date',
    "com.fasterxml.jackson.core.JsonParseException: Unexpected character ('-' (code 45)): Expected space separating root-level values\n at [Source: REDACTED; line: 1, column: 5]\n\tat io.modelcontextprotocol.spec.McpSchema.deserializeJsonRpcMessage(McpSchema.java:153)",
    'begins with a number',
  ],
  [
    'the C# SDK',
    "System.Text.Json.JsonException: 'M' is an invalid start of a value. Path: $ | LineNumber: 0 | BytePositionInLine: 0.\n   at ModelContextProtocol.Client.StdioClientTransport.Read()",
    'begins with “M”',
  ],
  [
    'the Kotlin SDK',
    "JsonDecodingException: Unexpected JSON token at offset 0: Expected start of the object '{', but had 'M' instead at path: $\nJSON input: Maps server ready\n\tat io.modelcontextprotocol.kotlin.sdk.shared.ReadBufferKt.deserializeMessage(ReadBuffer.kt:54)",
    'Maps server ready',
  ],
  ['a client in Go', 'calling "initialize": invalid character \'M\' looking for beginning of value', 'begins with “M”'],
  [
    'a message that a terminal broke into lines',
    'It fails. Claude shows this:\n\n  MCP maps: Unexpected\n  non-whitespace character after JSON at position\n  4 (line 1 column 5)',
    'begins with a number',
  ],
  [
    'a sentence, where the log shows only the end',
    'I get these errors:\n\n```\nMCP client for maps failed to start: handshaking with MCP server failed: connection closed: initialize response\n```\n\nAs it turned out, its logger prints everything to STDOUT, and the client gets confused.',
    'says so itself',
  ],
  [
    'an escaped log',
    JSON.stringify({ level: 'error', data: 'Failed to parse message: "maps server started\\n"' }),
    'maps server started',
  ],
];

describe('text on stdout', () => {
  it.each(SHOWN)('in %s', (_, text, quote) => {
    const [cause] = causesIn(text);
    expect(cause?.title).toContain('nothing but messages to stdout');
    expect(cause?.what).toContain(quote);
    expect(cause?.how.length).toBeGreaterThan(0);
  });

  it.each([
    ['> maps@1.0.0 start', 'npm or yarn', 'shell'],
    ['info: Microsoft.Hosting.Lifetime[14]', '.NET', 'C#'],
    ['2025-06-09 21:38:09,942 - src.log_utils - INFO - ready', '`logging` of Python', 'Python'],
    ['2026-01-14T09:12:31.004210Z  INFO maps::server: ready', 'tracing', 'Rust'],
    ['[dotenv@17.2.0] injecting env (3) from .env', 'dotenv', 'JavaScript'],
    ['12:00:01.123 [main] INFO com.example.Maps -- ready', 'Logback', 'Java'],
    ['PHP Warning: Undefined variable $a in /srv/index.php on line 3', 'PHP', 'PHP'],
    ['2026/01/14 09:12:31 ready', 'Go', 'Go'],
  ])('names the likely logger of %s', (line, name, language) => {
    const [cause] = causesIn(`${line}\n${ANSWER}\n${LIST}`);
    expect(cause?.what).toContain(name);
    expect(cause?.how[0]?.for).toBe(language);
  });

  it.each([
    ['Using laun', '`dotnet run`', 'C#'],
    ['> maps@1.2', 'npm or yarn', 'shell'],
    ['Requiremen', 'pip or uv', 'shell'],
    ['Active cod', '`chcp`', 'shell'],
    ['[Nest] 123', 'NestJS', 'JavaScript'],
    ['Executing ', 'database library', 'JavaScript'],
    ['╭─ FastMCP', 'framework in Python', 'Python'],
    ['[12:00:01 ', 'Serilog', 'C#'],
    ['2026/01/14', 'of Go', 'Go'],
    ['\\tat org.map', 'stack trace that Java', 'Java'],
    ['[2026-01-14T09:12:31Z INFO  maps] ready', 'env_logger', 'Rust'],
    ['<br />', 'PHP', 'PHP'],
    ['09:12:31.004 [info] ready', 'Elixir', 'Elixir'],
  ])('names the likely logger of the ten characters that a host quotes: %s', (beginning, name, language) => {
    const [cause] = causesIn(`MCP maps: Unexpected token 'x', "${beginning}"... is not valid JSON`);
    expect(cause?.what).toContain(name);
    expect(cause?.how[0]?.for).toBe(language);
  });

  it('does not take the language of the client’s stack for that of the server', () => {
    const [cause] = causesIn(
      `MCP maps: Unexpected token 'M', "Maps serve"... is not valid JSON\n    at JSON.parse (<anonymous>)\n    at read (/opt/host/index.js:1:2)\nServer command: uv run maps.py`,
    );
    expect(cause?.how[0]?.for).toBe('Python');
  });

  it.each([
    [
      'a message that is cut off',
      `MCP maps: Unexpected token '}', "{"jsonrpc":"2.0","... is not valid JSON`,
      'cut off',
    ],
    [
      'two messages on a line',
      'MCP maps: Unexpected non-whitespace character after JSON at position 312 (line 1 column 313)',
      'second message',
    ],
    [
      'a raw line feed',
      'MCP maps: Bad control character in string literal in JSON at position 97 (line 1 column 98)',
      'raw line feed',
    ],
    [
      'an object as Node prints it',
      `MCP maps: Unexpected token 'l', "{ level: 'i"... is not valid JSON`,
      'as the language itself prints it',
    ],
    [
      'a body with an id that is no JSON',
      `1 validation error for JSONRPCMessage\n  Invalid JSON: invalid number at line 1 column 42 [type=json_invalid, input_value=b'{"jsonrpc":"2.0","id":4c80-9cc}', input_type=bytes]`,
      'begins like a message',
    ],
  ])('is not the same as %s', (_, text, why) => {
    const [cause] = causesIn(text);
    expect(cause?.title).toMatch(/message (?:in|must be valid) JSON/u);
    expect(cause?.why).toContain(why);
  });

  it('is not in a file', () => {
    const text = "Failed to load: Expected ',' or '}' after property value in JSON at position 213 (line 10 column 3)";
    expect(causesIn(text).filter(({ title }) => title.includes('stdout'))).toEqual([]);
  });

  it.each([
    ['output on stderr', `(node:311) Warning: A warning\nnpm warn deprecated a@1\n${ANSWER}\n${LIST}`],
    [
      'stderr of Kubernetes',
      `2026-01-12T09:14:02.034Z stderr F ready\n2026-01-12T09:14:02.134Z stdout F ${ANSWER}\n2026-01-12T09:14:02.234Z stdout F ${LIST}`,
    ],
    [
      'stderr of VS Code',
      `2025-11-20 11:42:06.129 [info] Connection state: Running\n2025-11-20 11:42:06.908 [warning] [server stderr] maps server started`,
    ],
    ['a server that listens on a port', `maps-1  | Listening on port 3000\nmaps-1  | ${ANSWER}\nmaps-1  | ${LIST}`],
    [
      'a file of log records',
      `{"level":30,"time":1,"msg":"a"}\n{"level":30,"time":2,"msg":"b"}\n{"level":30,"time":3,"msg":"c"}`,
    ],
    [
      'a log of what a client sends',
      `{"jsonrpc":"2.0","id":7,"method":"tools/list"}\n2026-01-12 09:14:02 INFO transport: 46 bytes sent\n{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}`,
    ],
    ['a shell prompt', `$ node server.js\n${ANSWER}\n${LIST}`],
  ])('is not %s', (_, text) => {
    expect(causesIn(text).filter(({ title }) => title.includes('stdout'))).toEqual([]);
  });

  it('is not the address of an SSE stream', () => {
    const [cause] = causesIn(
      '2025-04-16 14:13:05.469 [info] 405 status sending message to http://localhost:19193/sse, will attempt to fall back to legacy SSE\n2025-04-16 14:13:05.470 [warning] Failed to parse message: "/messages/?session_id=7f7ad415"\n2025-04-16 14:13:10.437 [info] Waiting for server to respond to `initialize` request...',
    );
    expect(cause?.title).toContain('`endpoint` event');
  });
});
