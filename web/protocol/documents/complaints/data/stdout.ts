/** Complaints about text on stdout that is not a message, about invalid messages, and about time. */
import { complaintsAbout } from '../define.ts';

/** Text on stdout that is not JSON. */
export const stdout = complaintsAbout('stdout', [
  {
    id: 'vscode-failed-to-parse-message',
    title: 'A server over stdio must write nothing but messages to stdout',
    signs: [/Failed to parse message: "/],
    emitter: 'VS Code, in the output of the server',
    says: 'A line of stdout was not JSON.',
    causes: [
      'The server or a library prints to stdout.',
      'npm, pip or docker report their progress on stdout.',
      'A framework prints a banner.',
      'The JSON is spread over several lines.',
    ],
    next: ['The quoted text shows the source: print it to stderr.'],
    payload: 'quoted',
  },
  {
    id: 'unexpected-token-not-valid-json',
    title: 'Each line of stdout must be JSON; logs must go to stderr',
    signs: [
      /Unexpected token '[^'<\n]{1,4}' is not valid JSON/,
      /Unrecognized token\s{1,3}'/,
      /Unexpected token '?.{1,8}?'?,? ?(?:"|in JSON)[^\n]{0,200}?(?:is not valid JSON|at position)/,
      /Unexpected token [^\n"]{1,10} in JSON at position/,
      /Unexpected non-whitespace character after JSON at position/,
      /No number after minus sign in JSON/,
      /Expected ',' or ']' after array element in JSON at position \d\b/,
      /Unexpected JSON token at offset 0\b/,
      /xpected value at line 1 column 1\b(?<!deserialize response: [^\n]{0,40})/,
      /invalid character '[^'<\n]{1,4}' looking for beginning of value/,
    ],
    emitter: 'Clients in JavaScript, such as Claude Desktop, the Inspector or Cursor',
    says: 'A line of the server’s stdout is not JSON. The quoted text is its beginning.',
    causes: [
      'The server prints to stdout: use stderr.',
      'npx, uv, docker or a shell profile prints to stdout.',
      'A logger writes color codes.',
      'The URL returns a web page.',
      'The server frames messages with `Content-Length`.',
    ],
    next: ['Search for the quoted characters in the server and its start script.', 'Paste the raw lines.'],
    payload: 'quoted',
  },
  {
    id: 'unexpected-end-of-json',
    title: 'A message must be complete: neither empty nor cut off',
    signs: [/Unexpected end of JSON input/],
    emitter: 'Programs in JavaScript',
    says: 'The text is empty, or it ends inside a value.',
    causes: [
      'A message over stdio is spread over several lines.',
      'A successful response has an empty body.',
      'A log has a limit for the length of a line.',
    ],
    next: ['Paste the raw response.'],
  },
  {
    id: 'extra-data-python',
    title: 'Each line must contain one JSON value and nothing else',
    signs: [
      /Expecting value: line 1 column 1 \(char 0\)/,
      /JSONDecodeError: Extra data/,
      /JSONDecodeError: Expecting value/,
      /JSONDecodeError: Expecting property name/,
    ],
    emitter: 'Programs in Python',
    says: 'The line does not begin with a JSON value, or something follows it.',
    causes: [
      'Two messages are on one line.',
      'A log prefix is before the message.',
      'A Python value was printed instead of JSON: use `json.dumps`.',
    ],
    next: ['Paste the raw line.'],
  },
  {
    id: 'supergateway-child-non-json',
    title: 'A server over stdio must write nothing but messages to stdout',
    signs: [/Child non-JSON:/],
    emitter: 'supergateway',
    says: 'The wrapped server wrote a line that is not JSON.',
    causes: ['The server logs to stdout.'],
    next: ['The quoted text shows the source: print it to stderr.'],
    payload: 'rest',
  },
  {
    id: 'py-failed-parse-jsonrpc',
    title: 'A server over stdio must write nothing but messages to stdout',
    signs: [
      /Failed to parse JSONRPC message from server(?:[^\n]{0,400}\n[^\n]{0,400}validation errors? for JSONRPCMessage\n[^\n]{0,400})?/,
      /validation errors? for JSONRPCMessage\s{1,8}Invalid JSON[^\n]{0,300}/,
    ],
    emitter: 'Python SDK client over stdio',
    says: 'A line of stdout is not JSON. `input_value` is that line.',
    causes: [
      'The server uses `print()`.',
      'A library prints a banner or its progress.',
      'On Windows, a code page changes the first bytes.',
    ],
    next: ['Look at `input_value` in the message.'],
    payload: 'quoted',
  },
]);

/** Values that are JSON, but not messages of JSON-RPC. */
export const jsonrpc = complaintsAbout('jsonrpc', [
  {
    id: 'py-jsonrpcmessage-validation',
    title: 'A message must be a request, a notification or a response',
    signs: [/validation errors for JSONRPCMessage/],
    emitter: 'Python SDK',
    says: 'The value is JSON, but neither a request, a notification nor a response.',
    causes: [
      'A response has `"id": null`.',
      'The message has both `result` and `error`, or neither.',
      '`jsonrpc` is missing, or a number.',
      'The server answered a notification.',
    ],
    next: ['Paste the value of `input_value`. The checker names the member.'],
    payload: 'json',
  },
  {
    id: 'zod-id-null',
    title: 'The `id` of a message must be a string or a number',
    signs: [/path":\s{0,20}\[\s{0,20}"id"\s{0,20}\]/],
    emitter: 'TypeScript SDK (Zod)',
    says: 'The `id` of a message has a type that the client does not accept, such as null.',
    causes: [
      'An error response answers a message without a readable id.',
      'The server answered a notification.',
      'A serializer writes a null id into notifications.',
    ],
    next: ['Paste the message.'],
    payload: 'json',
  },
  {
    id: 'zod-unrecognized-keys',
    title: 'A message must have only the members of its type',
    signs: [/unrecognized_keys"/, /Unrecognized key\(s\) in object/, /Unrecognized keys?: "/],
    emitter: 'TypeScript SDK (Zod)',
    says: 'The message has a member that its type does not have.',
    causes: [
      'The message has both `result` and `error`.',
      'The message has `"error": null` beside a result.',
      'The top level has further members, such as `timestamp`.',
    ],
    next: ['Paste the message.'],
    payload: 'json',
  },
]);

/** Requests without a response in time. */
export const time = complaintsAbout('time', [
  {
    id: 'request-timed-out',
    title: 'A request should be answered before the client stops waiting',
    signs: [
      /Timed out (?:while )?waiting for (?!OAuth|auth)/,
      /timed out awaiting /,
      /aborted due to timeout/,
      /Client\.Timeout exceeded/,
      /did not respond in time/,
      /asyncio\.exceptions\.TimeoutError/,
      /timed out while loading/,
      /MCP error -32001:? Request timed out/,
      /-32001[^\n]{0,80}?[Rr]equest timed out/,
    ],
    emitter: 'Clients with the TypeScript SDK',
    says: 'No response arrived in time. The client made the code itself; no message had it.',
    causes: [
      'During `initialize`: the program is not an MCP server, loads too long, or buffers stdout.',
      'During a call: the tool takes long. Raise the timeout, or send progress.',
      'The response has another `id`, or arrived on another stream.',
      'The server waits for its own request, which the client does not answer.',
    ],
    next: ['Paste the log: it shows which request has no response.'],
  },
  {
    id: 'maximum-total-timeout',
    title: 'A request must end within `maxTotalTimeout`, even with progress',
    signs: [/Maximum total timeout exceeded/],
    emitter: 'Clients with the TypeScript SDK',
    says: 'The request took longer than `maxTotalTimeout`, in spite of its progress.',
    causes: ['The tool takes very long.'],
    next: ['Raise `maxTotalTimeout` of the client.'],
  },
  {
    id: 'py-timed-out-waiting',
    title: 'A request should be answered within the read timeout of the client',
    signs: [/Timed out while waiting for response to \w{1,60}\. Waited/],
    emitter: 'Python SDK client',
    says: 'No response arrived within the read timeout.',
    causes: [
      'The server is slow, or does not answer.',
      'A framework has a short default, such as 5 seconds in the OpenAI Agents SDK.',
    ],
    next: ['Raise the timeout of the client.', 'Look at the log of the server.'],
  },
]);

/** Bundles for desktop hosts. */
export const bundle = complaintsAbout('bundle', [
  {
    id: 'mcpb-validation-failed',
    title: '`manifest.json` must fit the schema of its version',
    signs: [/Manifest validation failed/, /extension: Invalid manifest: /],
    over: ['zod-unrecognized-keys'],
    emitter: '`mcpb validate` and `mcpb pack`',
    says: '`manifest.json` does not fit the schema of its version.',
    causes: [
      '`manifest_version` is missing.',
      '`server.mcp_config` is missing.',
      'The manifest has unknown members.',
      '`repository` is a string.',
    ],
    next: ['Paste `manifest.json`.'],
  },
  {
    id: 'mcpb-unsupported-version',
    title: '`manifest_version` must be a known version, as a string',
    signs: [/Unrecognized or unsupported manifest version/, /Manifest version mismatch/, /Invalid manifest version/],
    emitter: 'mcpb',
    says: '`manifest_version` is not a known version.',
    causes: [
      'It has the version of the extension.',
      'It is a number instead of a string.',
      'The manifest has `dxt_version` instead.',
    ],
    next: ['Paste `manifest.json`.'],
  },
  {
    id: 'mcpb-icon',
    title: '`icon` must be a PNG file inside the bundle',
    signs: [/Icon validation failed/, /Icon path (?:should|must|cannot)/, /Icon file (?:not|must|does|is)/],
    emitter: 'mcpb',
    says: 'The icon is not a PNG file inside the bundle.',
    causes: ['The path is absolute, or has `${__dirname}`.', 'The icon is a URL or an SVG.', 'The file is missing.'],
    next: ['Check `icon` of the manifest.'],
  },
  {
    id: 'mcpb-invalid-json',
    title: '`manifest.json` must be strict JSON',
    signs: [/Invalid JSON in manifest file/, /Failed to parse manifest\.json/],
    emitter: 'mcpb',
    says: '`manifest.json` is not JSON.',
    causes: ['The file has comments or trailing commas.'],
    next: ['Paste `manifest.json`.'],
  },
]);
