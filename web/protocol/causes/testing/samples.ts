/** Texts that show one cause each, with what the answer must contain. For tests only. */

/** A text with its first cause. */
export interface Sample {
  readonly name: string;
  readonly text: string;
  readonly first: string;
  /** A part of what the first cause says or advises. */
  readonly shows: string;
}

const T = '2025-06-13T14:44:30.062Z';
/** The request `initialize`. */
export const HELLO =
  '{"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"claude-ai","version":"0.1.0"}},"jsonrpc":"2.0","id":0}';
/** Its response. */
export const ANSWER =
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"maps","version":"1.0.0"}}}';
const READY = '{"jsonrpc":"2.0","method":"notifications/initialized"}';

/** The log of Claude Desktop for a server that prints some lines and ends. */
export const ended = (...lines: readonly string[]): string =>
  [
    `${T} [maps] [info] Initializing server...`,
    `${T} [maps] [info] Server started and connected successfully`,
    `${T} [maps] [info] Message from client: ${HELLO}`,
    ...lines,
    `${T} [maps] [info] Server transport closed`,
    `${T} [maps] [info] Server transport closed unexpectedly, this is likely due to the process exiting early.`,
    `${T} [maps] [error] Server disconnected. For troubleshooting guidance, please visit our debugging documentation`,
  ].join('\n');

/** Programs that ended. */
export const CRASHES: readonly Sample[] = [
  {
    name: 'an old Node, by its syntax error',
    text: ended(
      'npx: installed 79 in 8.153s',
      'file:///opt/maps/dist/index.js:5452',
      'crypto = globalThis.crypto?.webcrypto ?? // Node.js [18-16] REPL',
      "SyntaxError: Unexpected token '.'",
      '    at Loader.moduleStrategy (internal/modules/esm/translators.js:140:18)',
    ),
    first: 'node-too-old',
    shows: 'full path of a newer Node',
  },
  {
    name: 'an old Node, by a missing global',
    text: ended(
      'ReferenceError: File is not defined',
      '    at Object.<anonymous> (/opt/undici/index.js:531:48)',
      'Node.js v18.15.0',
    ),
    first: 'node-too-old',
    shows: 'File is not defined',
  },
  {
    name: 'an old Python',
    text: ended("TypeError: unsupported operand type(s) for |: 'type' and 'NoneType'"),
    first: 'python-too-old',
    shows: 'Python 3.10',
  },
  {
    name: 'a module of Python',
    text: ended(
      'Traceback (most recent call last):',
      '  File "/opt/server.py", line 3, in <module>',
      "ModuleNotFoundError: No module named 'httpx'",
    ),
    first: 'python-no-module-mcp',
    shows: 'virtual environment',
  },
  {
    name: 'a module of Node',
    text: ended(
      "Error: Cannot find module '/opt/maps/dist/index.js'",
      '    at Module._resolveFilename (node:internal/modules/cjs/loader:1145:15)',
    ),
    first: 'npx-cannot-find-module',
    shows: 'npm run build',
  },
  {
    name: 'a command that a shell does not find',
    text: [
      '2025-07-09 10:00:00.000 [info] Starting server maps',
      '2025-07-09 10:00:00.010 [warning] [server stderr] /bin/sh: uvx: command not found',
      '2025-07-09 10:00:00.020 [info] Connection state: Error Process exited with code 127',
    ].join('\n'),
    first: 'spawn-uvx-enoent',
    shows: 'full path of the program',
  },
  {
    name: 'an environment variable',
    text: ended('Error: MAPS_API_KEY environment variable is required', '    at file:///opt/maps/index.js:12:9'),
    first: 'environment-variable-missing',
    shows: '`env`',
  },
  {
    name: 'wrong arguments',
    text: ended('usage: server.py [-h] --root ROOT', 'server.py: error: the following arguments are required: --root'),
    first: 'wrong-arguments',
    shows: '--root',
  },
  {
    name: 'memory',
    text: ended('FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'),
    first: 'out-of-memory',
    shows: 'max-old-space-size',
  },
  {
    name: 'a folder that it may not write to',
    text: ended("PermissionError: [Errno 13] Permission denied: '/server.log'"),
    first: 'permission-denied',
    shows: 'absolute path',
  },
  {
    name: 'a character outside of the code page',
    text: ended(
      "UnicodeEncodeError: 'charmap' codec can't encode character '\\u2705' in position 0: character maps to <undefined>",
    ),
    first: 'wrong-encoding',
    shows: 'PYTHONUTF8=1',
  },
  {
    name: 'an error in the string of a host',
    text: String.raw`Failed to add extension configuration, error: ProcessExit(ProcessExit { stderr: "/opt/setup.sh: line 13: /tmp/mcp.log: Permission denied\n", source: ConnectionClosed("initialize response") })`,
    first: 'permission-denied',
    shows: 'absolute path',
  },
  {
    name: 'line ends of Windows in a script',
    text: ended("/usr/bin/env: 'node\\r': No such file or directory"),
    first: 'carriage-return',
    shows: 'dos2unix',
  },
  {
    name: 'an exit code',
    text: [
      '2025-06-13 16:50:52.677 [info] Connection state: Running',
      '2025-06-13 16:51:00.111 [info] Connection state: Error Process exited with code 243',
      '2025-06-13 16:51:00.112 [error] Server exited before responding to `initialize` request.',
    ].join('\n'),
    first: 'permission-denied',
    shows: '243',
  },
  {
    name: 'an error without a better explanation',
    text: ended(
      "TypeError: Cannot read properties of undefined (reading 'connect')",
      '    at main (/opt/maps/index.js:8:3)',
    ),
    first: 'program-crashed',
    shows: "reading 'connect'",
  },
  {
    name: 'no output at all',
    text: ended(),
    first: 'claude-transport-closed-unexpectedly',
    shows: 'Run the same command in a terminal',
  },
];

const lines = (...messages: readonly string[]): string => messages.join('\n');

/** Sessions that fail. */
export const SESSIONS: readonly Sample[] = [
  {
    name: 'a version that is refused',
    text: lines(
      HELLO,
      '{"jsonrpc":"2.0","id":0,"error":{"code":-32602,"message":"Unsupported protocol version: 2025-06-18"}}',
    ),
    first: 'server-protocol-not-supported',
    shows: '`2025-06-18`',
  },
  {
    name: 'a request before the handshake is complete',
    text: lines(
      HELLO,
      ANSWER,
      '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"Server not initialized"}}',
    ),
    first: 'py-before-initialization',
    shows: '`notifications/initialized`',
  },
  {
    name: 'a handshake that is cancelled',
    text: lines(
      `2025-04-18T19:42:22.140Z [maps] [info] Message from client: ${HELLO}`,
      '2025-04-18T19:43:22.136Z [maps] [info] Message from client: {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":0,"reason":"Error: MCP error -32001: Request timed out"}}',
      '2025-04-18T19:43:22.137Z [maps] [info] Client transport closed',
    ),
    first: 'handshake-unanswered',
    shows: '60 s',
  },
  {
    name: 'a call without progress',
    text: lines(
      `2025-04-18T19:42:22.140Z [maps] [info] Message from client: ${HELLO}`,
      `2025-04-18T19:42:22.240Z [maps] [info] Message from server: ${ANSWER}`,
      `2025-04-18T19:42:22.250Z [maps] [info] Message from client: ${READY}`,
      '2025-04-18T19:42:23.000Z [maps] [info] Message from client: {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"slow"}}',
      '2025-04-18T19:43:23.000Z [maps] [info] Message from client: {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":4,"reason":"Request timed out"}}',
    ),
    first: 'request-timed-out',
    shows: 'No progress notification',
  },
  {
    name: 'tools that are not declared',
    text: lines(
      HELLO,
      ANSWER.replace('{"tools":{}}', '{}'),
      READY,
      '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
    ),
    first: 'tools-not-declared',
    shows: 'no capability',
  },
  {
    name: 'an id whose type changed',
    text: lines(HELLO.replace('"id":0', '"id":"0"'), ANSWER),
    first: 'response-id-type',
    shows: '`"id": "0"`',
  },
  {
    name: 'two messages on a line',
    text: `${ANSWER}\n{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}{"jsonrpc":"2.0","id":2,"result":{}}\n{"jsonrpc":"2.0","id":3,"result":{}}`,
    first: 'several-values-on-a-line',
    shows: 'line feed',
  },
  {
    name: 'a byte order mark',
    text: `\uFEFF${HELLO}\n${ANSWER}\n${READY}`,
    first: 'byte-order-mark',
    shows: 'UTF8Encoding(false)',
  },
  {
    name: 'headers of the Language Server Protocol',
    text: `Content-Length: ${HELLO.length}\r\n\r\n${HELLO}Content-Length: ${ANSWER.length}\r\n\r\n${ANSWER}`,
    first: 'content-length-framing',
    shows: 'Content-Length',
  },
  {
    name: 'a result that Zod rejects, without a complaint of its own',
    text: '[{"code":"invalid_type","expected":"string","received":"number","path":["serverInfo","version"],"message":"Expected string, received number"}]',
    first: 'response-refused',
    shows: '`initialize`',
  },
];
