/** Failures in words that no catalog knows: their class is named, and texts in which nothing failed stay silent. */
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../testing/cpu-clock.ts';
import { causesIn } from './testing/causes-of.ts';

const ids = (text: string): string[] => causesIn(text).map(({ id }) => id);

/** Lines as programs print them, and the class of each. */
const LINES: readonly (readonly [string, string])[] = [
  ['[notes] could not start: program not found', 'spawn-npx-enoent'],
  ['x Launch aborted: No such file or directory (os error 2)', 'spawn-npx-enoent'],
  ['ERROR failed to reload config: line 12: missing escaped value', 'roo-json-syntax'],
  ['ERROR cannot start: unsupported transport type', 'roo-type-error'],
  ['ERROR handshake failed: remote certificate untrusted', 'tls-self-signed'],
  ['ERROR failed to lookup address information', 'enotfound'],
  ['ERROR peer refused the connection', 'sse-conn-refused'],
  ['ERROR sign-in failed: client_id notes-app is not registered', 'invalid-client'],
  ['ERROR failed to discover OAuth metadata for https://notes.example', 'no-prm'],
  ['ERROR the notes service says: API token is invalid', 'environment-variable-missing'],
  ['ERROR tools/list rejected: authorization required', 'www-authenticate-401'],
  ['ERROR upstream returned a 502', 'http-error-status'],
  ['ERROR got 406 from the gateway', 'not-acceptable-both'],
  ['ERROR no valid session for this call', 'session-not-found-ts'],
  ['ERROR the peer took too long', 'request-timed-out'],
  ['ERROR notes cannot start: no module named notes_core', 'python-no-module-mcp'],
  ['ERROR package "notes-core" was not found', 'npx-cannot-find-module'],
  ['ERROR this release needs Node 22.4', 'runtime-too-old'],
  ['ERROR cannot open the journal: access is denied', 'permission-denied'],
  ['ERROR port 7070 is already taken', 'eaddrinuse'],
  ['ERROR notes failed: unable to connect to Docker', 'docker-daemon'],
  ['ERROR entry "notes" rejected: command is missing', 'roo-missing-fields'],
  ['ERROR sign-in failed: the provider does not offer dynamic client registration', 'no-dynamic-registration'],
  ['ERROR could not register our client with the provider', 'py-registration-failed'],
  ['ERROR token refresh was rejected', 'py-token-exchange-failed'],
  ['ERROR request failed: session-id not set', 'session-not-found-ts'],
  ['ERROR Could not connect to Cinema', 'fetch-failed'],
  ['ERROR page rejected by a CORS policy', 'cors-blocked'],
  ['ERROR peer has an incompatible protocol version', 'server-protocol-not-supported'],
  ['ERROR notesManager was never initialized', 'mcp-go-not-initialized'],
  ['ERROR too many functions in this request', 'openai-too-many-tools'],
  ['ERROR function name is too long', 'openai-name-pattern'],
  ['ERROR the model says that this tool definition is unsupported', 'openai-schema-refused'],
  ['ERROR tool "archive" is not registered', 'unknown-tool'],
  ['ERROR MCP server "notes" is not enabled', 'server-unknown-to-host'],
  ['ERROR Server "notes" not found.', 'server-unknown-to-host'],
  ['ERROR peer says: unknown method', 'method-not-found'],
  ['ERROR malformed JSON from the peer', 'unexpected-token-not-valid-json'],
  ['ERROR result dropped: data did not match any shape', 'response-refused'],
  ['ERROR prompt too long', 'model-context-exceeded'],
  ['ERROR the input tokens exceed what this model takes', 'model-context-exceeded'],
  ['ERROR quota exceeded', 'http-error-status'],
  ['ERROR the notes API says: ThrottlingException', 'http-error-status'],
  ['ERROR the gateway answered with: invalid Host', 'invalid-host-header'],
  ['ERROR connect EACCES 192.0.2.1:443', 'fetch-failed'],
  ['ERROR call ended with MCP error -32602', 'error-response'],
  ['notes-1 exited with code 0', 'docker-not-interactive'],
  ['ERROR the task was cancelled', 'connection-closed-32000'],
  ['ERROR sign-in ended with notes_client_invalid', 'invalid-client'],
  ['ERROR 17 token_exchange_failed', 'py-token-exchange-failed'],
  ['ERROR the host fails to refresh its access_token', 'py-token-exchange-failed'],
  ['ERROR the request has no Authorization header', 'www-authenticate-401'],
  ['ERROR the health check received HTML', 'unexpected-token-html'],
  ['ERROR the call ended: not connected', 'connection-closed-32000'],
  ['ERROR notes rejected this: unrecognized flag "--verbos"', 'wrong-arguments'],
  ['ERROR the profile is already in use by process 41', 'browser-missing'],
  ['ERROR the notes helper has version 1.2, the host requires 1.16.0', 'package-version'],
  ['ERROR unable to download the notes package', 'npm-network'],
  ['ERROR the notes process exited with code 3221225781', 'program-crashed'],
  ['ERROR the sign-in page says: Unknown OAuth client', 'invalid-client'],
  ['ERROR notes: Expected array, received string', 'response-refused'],
  ['ERROR the session was opened on another replica', 'session-not-found-ts'],
  ['ERROR structuredContent does not fit the declared schema', 'structured-mismatch'],
  ['ERROR both sides use incompatible transports', 'sse-405'],
  ['ERROR [CIMD] rejected: non-200 status 403', 'invalid-client'],
  ['ERROR OAuthFlowError: Protected Resource Metadata request failed: 404', 'no-prm'],
  ['ERROR the client never sends Mcp-Session-Id', 'session-id-not-sent'],
  ['ERROR the handshake exceeded 60 s', 'request-timed-out'],
  ['ERROR sign-in done, but no MCP server was found at the provided URL', 'error-posting-404'],
  ['ERROR notes: server is closing: EOF', 'connection-closed-32000'],
  ['Error POSTing to endpoint (HTTP 400): the session is not initialized', 'bad-request-not-initialized'],
  ['ERROR could not bind to 127.0.0.1', 'eaddrinuse'],
  ['ERROR port 7070 is still in use', 'eaddrinuse'],
  ['ERROR this entry has the wrong transport', 'sse-405'],
  ['ERROR the notes do not support SSE', 'sse-405'],
  ['ERROR NotesTransport already started!', 'already-connected'],
  ["ERROR notes failed: [Errno 2] No such file or directory: 'notes-tool'", 'spawn-npx-enoent'],
  ['ERROR the notes start without setting NOTES_TOKEN', 'environment-variable-missing'],
  ['ERROR 28P01: password authentication failed for notes', 'environment-variable-missing'],
  ['ERROR notes failed: RetryError[raised ConnectionError]', 'fetch-failed'],
  ['ERROR Notes needs "uvx" notfound', 'spawn-npx-enoent'],
  ['ERROR notes crashed: SIGSEGV in the encoder', 'program-crashed'],
  ['ERROR the parameters are always empty', 'invalid-arguments-for-tool'],
  ['ERROR the POST was answered with 307', 'redirected'],
  ['ERROR events arrive late: nginx buffers the stream', 'proxy-buffering'],
  ['ERROR the notes package version is too old', 'package-version'],
  ['notes-core: ValidationError: a tool result lacks content', 'py-calltoolresult-validation'],
  ['ERROR the notes server is already initialized', 'server-already-initialized'],
  ['ERROR the reply lacks Access-Control-Allow-Origin', 'cors-blocked'],
  ['ERROR spawn of npx.cmd failed: EINVAL', 'spawn-einval'],
  ['ERROR notes dropped the result: {id: nil}', 'zod-id-null'],
  ['ERROR Notes\\Call::run(): Argument #2 ($title) must be of type string, null given', 'program-crashed'],
  ['ERROR the model refused a tool without a `properties` field', 'openai-object-missing-properties'],
  ['✗ Execution failed: Cannot read properties of undefined (reading "type")', 'program-crashed'],
  ["notes: failed to start: 'Settings' object has no attribute 'mode'", 'program-crashed'],
  ['ERROR lstat C:\\notes\\${APPDATA} failed', 'appdata-literal'],
  ['ERROR the notes binary lost its executable bit', 'spawn-eacces'],
  ['ERROR the issuer https://a.example does not match https://b.example', 'issuer-mismatch'],
  ['ERROR no session ID in this call', 'bad-request-no-valid-session'],
  ['ERROR task group was not initialized', 'task-group'],
  ['ERROR notes: 200 with a non-JSON body', 'unexpected-content-type'],
  ['ERROR invalid repository URL: https://example.com/notes', 'registry-remote-url'],
  ['ERROR Invalid arguments: not an object', 'invalid-arguments-for-tool'],
  ['ERROR the notes server shut down unexpectedly', 'connection-closed-32000'],
  ['ERROR add_notes is refused: array parameter without items', 'openai-array-missing-items'],
];

describe.each<[string, (line: string) => string]>([
  ['alone', (line) => line],
  ['in a fence', (line) => `My server does not start. The host shows:\n\n\`\`\`\n${line}\n\`\`\`\n`],
])('a line %s', (_, wrapped) => {
  it.each(LINES)('%s', (line, id) => {
    expect(ids(wrapped(line))[0]).toBe(id);
  });
});

it.each([
  ['I always get `tools call rejected: authorization required` in the panel.', 'www-authenticate-401', 'warning'],
  ['The sign-in fails, and I see an error stating `client_id does not exist`.', 'invalid-client', 'warning'],
  ['The host could not start the server: the Notes object has no attribute mode.', 'program-crashed', 'info'],
  ['The notes fail when I start them, and it says: port 7070 is in use', 'eaddrinuse', 'warning'],
  ['If I leave out the header, the call fails, because its session-id is not set.', 'session-not-found-ts', 'info'],
  ['Our host reports: "The notes aren’t responding. Try later." and fails.', 'request-timed-out', 'info'],
  ['Our host reports: "The notes peer refused the connection. Try later." and fails.', 'sse-conn-refused', 'warning'],
  ['We expected ten calls a minute, but we hit `429 Too Many Requests` at once.', 'http-error-status', 'warning'],
  ['The notes fail: the host keeps returning 401.', 'www-authenticate-401', 'info'],
  ['My notes fail, and I see that the server writes its logs to stdout.', 'unexpected-token-not-valid-json', 'info'],
  ['My notes fail on Windows: the host does not load the profile of the shell.', 'spawn-npx-enoent', 'info'],
  ['My notes fail: the notes server is in a .cmd shim, which spawn refuses.', 'spawn-npx-enoent', 'info'],
  [
    'My notes fail: each session lives in one pod, and the next request reaches a different pod.',
    'session-not-found-ts',
    'info',
  ],
  [
    'After a restart of our notes server, the client gets a 404 for all calls and fails.',
    'session-not-found-ts',
    'info',
  ],
  ['My client fails: it gets a 400 when it uses the SSE transport.', 'http-error-status', 'info'],
  [
    'My notes fail, and the launcher prints a banner to stdout, which is not JSON.',
    'unexpected-token-not-valid-json',
    'info',
  ],
  ['My notes fail, and the host shows the error `A title is required for notes`.', 'error-reported', 'info'],
  ['The tool is called, but its args are {} whatever the model sends.', 'invalid-arguments-for-tool', 'info'],
  ['The host passes `undefined` as arguments to list_notes.', 'invalid-arguments-for-tool', 'info'],
  [
    'The title and the text never reach the tool: arguments never reach the handler.',
    'invalid-arguments-for-tool',
    'info',
  ],
  ['Notes expect `{}`, but the host passes undefined instead.', 'invalid-arguments-for-tool', 'info'],
  ['The notes panic on `initialize`, and the client reports: connection closed.', 'program-crashed', 'info'],
  ['The host refuses the sign-in with:\n\n> Invalid client. Ask your administrator.', 'invalid-client', 'warning'],
  ['The gateway ends our stream with CRLF line endings, and the client hangs.', 'carriage-return', 'info'],
  ['The calls time out with `-32001` after a minute.', 'request-timed-out', 'info'],
  ['The notes container exits immediately: it was started without `-i`.', 'docker-not-interactive', 'info'],
  ['The gateway returned **HTTP 415 Unsupported Media Type** for our POST.', 'unsupported-media-type', 'warning'],
  ['The gateway returned **HTTP 403 Forbidden** for our POST.', 'insufficient-scope', 'info'],
  ['I keep hitting a 403 when I add the connector.', 'insufficient-scope', 'info'],
  ['My host warns: MCP client for `notes` timed out after 10 seconds', 'codex-startup-timeout', 'info'],
  [
    'My host fails with: worker quit with fatal: unexpected server response: empty sse stream',
    'handshake-unanswered',
    'info',
  ],
  [
    'My server ends:\n\n```\nNeed to install the following packages:\nnotes-core@1.2.0\nOk to proceed? (y) y\nTypeError: notes.open is not a function\n```',
    'program-crashed',
    'warning',
  ],
  ['The gateway fails with this: Response status code does not indicate success: 400', 'http-error-status', 'info'],
  [
    'My call fails:\n\nError POSTing to endpoint (HTTP 400): {"error":{"code":-32000,"message":"No valid session. Say hello."}}',
    'bad-request-no-valid-session',
    'warning',
  ],
  ['The call fails:\n\n```\nrequest failed with status 404\n```', 'mcp-go-status', 'info'],
  ['My host shows “SSE Error: Non-200 status code (405)” for the notes.', 'sse-405', 'info'],
  ["My notes fail in the host:\n\n```\n'notes' \uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\n```", 'spawn-npx-enoent', 'warning'],
  ['My host shows an error: No connection found for server: notes', 'server-unknown-to-host', 'warning'],
  ['My notes fail: the stdout stream is corrupted by a banner.', 'unexpected-token-not-valid-json', 'info'],
  ['My notes fail:\n\n```\nunknown variant `draft`, expected `open` or `done`\n```', 'response-refused', 'warning'],
  [
    "When I start it, it throws the error: 'notes' is not recognized as an internal or external command",
    'spawn-npx-enoent',
    'warning',
  ],
  ['Our notes do not support SSE, and the host shows an error.', 'sse-405', 'info'],
  [
    'The ping fails:\n\n```js\nawait notes.ping(); // ❌ McpError -32601: Method not supported\n```',
    'method-not-found',
    'warning',
  ],
  ['The notes server fails with every client: it answered `-32601` to tools/list.', 'method-not-found', 'info'],
  ['The host 提示“fetch failed”。\n\n证书是自签的。', 'tls-self-signed', 'info'],
  ['后面的请求都没有带上 session id', 'session-id-not-sent', 'warning'],
  [
    'notes 1.2 rejects hosts that send a ping before `notifications/initialized`.',
    'rust-expect-initialized',
    'warning',
  ],
  ['add_note fails: it has an outputSchema, but sends no structuredContent.', 'output-schema-no-structured', 'warning'],
  ['The host shows no prompts: the answer to `initialize` only declared tools.', 'tools-not-declared', 'warning'],
  ['That is too much for our host, which has a limit of 60 tools, and fails.', 'openai-too-many-tools', 'warning'],
  [
    'The sign-in fails with "Could not register with the sign-in service." Expected, as it has none.',
    'py-registration-failed',
    'warning',
  ],
  ['The notes answer each call with 200 and an empty body.', 'unexpected-end-of-json', 'info'],
  ['Tool results over 30K tokens are cut, so the host fails.', 'claude-code-result-too-large', 'info'],
  [
    'Each call that passes a list as an argument fails:\n\n```\nInput should be a valid list\n```',
    'invalid-arguments-for-tool',
    'warning',
  ],
])('%s', (text, id, severity) => {
  expect(causesIn(text)[0]).toMatchObject({ id, severity });
});

it('says that only an end is known, if the words name only an end', () => {
  const [only] = causesIn('My notes server fails: the process exited with status 3 after a second.');
  expect(only).toMatchObject({ severity: 'info', why: expect.stringContaining('names the end, not the reason') });
});

it('reads the record of a logger as a line', () => {
  const record = {
    time: '2026-02-03T10:11:12Z',
    level: 'ERROR',
    msg: 'client failed',
    error: 'EOF: the peer rejected the TLS certificate: it has expired',
  };
  expect(ids(JSON.stringify(record))[0]).toBe('tls-self-signed');
});

it('reads the reason beside a line that names only an end', () => {
  const log = 'Error executing tool notes: no data\nFATAL: login failed for "notes"';
  expect(ids(`My notes fail:\n\n\`\`\`\n${log}\n\`\`\`\n`)[0]).toBe('environment-variable-missing');
});

it('names no reason where a line ends before it', () => {
  const log =
    'ERROR Transport error for "notes":\nERROR Failed to restart "notes":\nERROR Transport error for "notes":';
  expect(ids(`My host shows only this:\n\n\`\`\`\n${log}\n\`\`\`\n`)).toEqual(['error-reported']);
  expect(
    ids('My host shows:\n\n```\nFailed to start notes on first attempt: Failed to start notes:\n```\n'),
  ).not.toContain('program-crashed');
  expect(ids('I get this in my host:\n\nError calling tool notes: undefined')).not.toContain('program-crashed');
});

it('takes the meaning of a status from its number', () => {
  const [first] = causesIn('When I add the connector, it fails and shows an Internal Server Error (500).');
  expect(first).toMatchObject({ id: 'error-posting-500', title: expect.stringMatching(/must/u) });
});

it('reads values beside sentences, and results on one line', () => {
  expect(ids('The sign-in fails and returns:\n\n{"error": "invalid client"}\n')[0]).toBe('invalid-client');
  const result = '{"meta": null, "content": [{"type": "text", "text": "missing required parameter: title"}]}';
  expect(ids(`The call fails:\n\n\`\`\`\nnotes(tool)\n${result}\n\`\`\`\n`)).toContain('response-refused');
});

it('takes the answer to the second transport for the failure', () => {
  const log = [
    'Received error: Error POSTing to endpoint (HTTP 405): no',
    'Reconnecting for reason: falling back to the other transport',
    'Error: Incompatible auth server: does not support dynamic client registration',
  ];
  expect(ids(log.join('\n'))[0]).toBe('no-dynamic-registration');
});

it('reads the reason below an error', () => {
  const log = 'Error: cannot finish the sign-in\n\nCaused by:\n    token exchange failed: the code is used\n';
  expect(ids(`I get this error:\n\n\`\`\`\n${log}\`\`\`\n`)[0]).toBe('py-token-exchange-failed');
});

it('examples of failures in brackets did not happen', () => {
  const text =
    'My host says: notes failed. It never names a reason (e.g., wrong address, connection refused, timeout).';
  expect(ids(text)).not.toContain('sse-conn-refused');
});

it('a guess is never certain', () => {
  const text = 'My notes fail to start. I think it might be `spawn notes ENOENT`, maybe.';
  expect(causesIn(text).filter(({ severity }) => severity !== 'info')).toEqual([]);
});

describe('no class', () => {
  it.each([
    'WARNING: NOTES_TOKEN is not set. The notes will run without a login.',
    'The client asked for an unsupported protocol version: 2024-01-01, so the server will suggest 2025-06-18.',
    'The server advertises `tools` in `initialize`, and an array has `items`. A host may have a limit.',
    '# Sign-in\n\nAn anonymous request is unauthorized here, and authorization is required before the first call.',
    'Requests time out after 60 seconds. Set `timeout` to change this.',
    'A tool that fails returns a result with `isError: true`; the session goes on.',
    '## 1.4.0\n\n- The client no longer times out on slow servers\n- A process that exited with code 1 is started again',
    'No tools are returned before the handshake is complete.',
    'If the connection is refused, then start the server first. The host should not report an error then.',
    'Each session has an id. The server answers 404 for an unknown session, and the client may start a new one.',
    '# Notes\n\nThe API key is required for the notes service; create one in its settings.',
    '## Errors\n\nThe endpoint returns 401 Unauthorized if the token is missing.',
    '# Notes\n\n- Internal errors: `-32603` (Internal error)\n- Unknown tools: `-32602` (Invalid params)',
    '# Notes\n\nNever print to stdout: this breaks the protocol. A module that is not found ends the server.',
    '# Install\n\nThis package requires Node.js 20. Its port must not be in use.\n\n```\nnpx notes\n```\n',
    'A server may register a client, and the registration endpoint rejects a client without a name.',
    '2026-02-03 10:11:12 INFO loaded 404 notes in 500 ms\n2026-02-03 10:11:13 INFO 12 tools registered',
    '2026-02-03 10:11:12 INFO session 5 closed gracefully\n2026-02-03 10:11:13 INFO stream closed by the client',
    'A session lives in the memory of one process. Sticky routing sends each request of a session to the same pod.',
    'The host reads the profile of the shell, and runs .cmd files through cmd.exe.',
    'The launcher requires version 1.16.0 of the notes.',
    'structuredContent must fit the outputSchema; a client may reject other results.',
    'Each server can be restarted. A client that gets a 404 then sends initialize again.',
    'If a tool has no parameters, clients send empty arguments or leave them out.',
    'nginx buffers responses. Set `proxy_buffering off` for event streams.',
    'A container without stdin ends at once; start it with `-i`.',
    'A request must pass arguments as an object; `null` and `undefined` are not allowed.',
    'stdout is for messages only: other output must go to stderr.',
    '```js\nnotes.close(); // throws an Error if it is not open\n```',
  ])('in %s', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

it('takes little time', () => {
  const texts = [
    'error module '.repeat(8000),
    'I get an error: port '.repeat(4000),
    `failed to start ${'certificate '.repeat(8000)}`,
    'ERROR config session token tool schema '.repeat(300).concat('\n').repeat(60),
    `failed ${'a'.repeat(60_000)}: b`,
    'My server fails. "'.repeat(5000),
    'ERROR issuer output schema initialize array reject '.repeat(2000),
    'ERROR got got got got the the the '.repeat(2000),
  ];
  for (const text of texts) {
    const clock = cpuClock();
    causesIn(text);
    expect(clock(), text.slice(0, 30)).toBeLessThan(4000);
  }
});
