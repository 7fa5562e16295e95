/** What people write around the output that they paste, and values that programs print: neither is taken for the other, nor for code. */
import { describe, expect, it } from 'vitest';
import { causesIn } from './testing/causes-of.ts';

const LOST = '{"jsonrpc":"2.0","error":{"code":-32001,"message":"Session not found"},"id":null}';
const LIST = '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}';

const first = (text: string): string | undefined => causesIn(text)[0]?.id;
const isPolluted = (text: string): boolean => causesIn(text).some(({ id }) => id === 'unexpected-token-not-valid-json');

describe('what people write is no output of the server', () => {
  it.each([
    ['a question below', `The request fails with\n\n${LOST}\n\nAny idea?`],
    ['thanks below', `curl returns\n\n${LOST}\n\nThanks in advance.`],
    ['an account of themselves', `${LOST}\nThat is what my server answers since I restarted it`],
    ['a question on the next line', `${LIST}\nWhy is the list empty?`],
    ['short paragraphs', `Response of the server\n\n${LIST}\n\nworks with the inspector though`],
    ['a sentence beside a question', `It worked yesterday.\n${LOST}\nWhat can I do?`],
  ])('%s', (_, text) => {
    expect(isPolluted(text)).toBe(false);
  });

  it.each([
    ['a banner', `Notes server is ready\n${LIST}`],
    ['a banner below the words of a person', `When I run it, I see this:\nNotes server is ready\n${LIST}`],
    ['a logger between empty lines', `[INFO] notes: ready on stdio\n\n${LIST}\n\n[INFO] notes: waiting`],
  ])('but %s is', (_, text) => {
    expect(isPolluted(text)).toBe(true);
  });
});

describe('values that programs print', () => {
  it.each([
    ["[{'error': 'Not Acceptable: Client must accept text/event-stream'}]", 'not-acceptable-sse'],
    [
      "The call returns\n[{'detail': 'Task group is not initialized. Make sure to use run().'}]\nwhat now?",
      'task-group',
    ],
    [
      "notes-1  | ERROR Error code: 400 - {'error': {'message': \"Invalid schema for function 'note': In context=(), object schema missing properties.\", 'type': 1}}",
      'openai-object-missing-properties',
    ],
  ])('%s', (text, id) => {
    expect(first(text)).toBe(id);
  });

  it.each([
    ["res.status(400).json({ error: 'Bad Request: No valid session ID provided' })"],
    ["throw new NotesError({ message: 'Session not found' })"],
    [
      "app.post('/mcp', (req, res) => {\n  res.json({ error: { message: 'Bad Request: Server not initialized' } });\n});",
    ],
    ["raise NotesError({'error': 'Session not found'})"],
    ["def notes():\n    return {'error': 'Session not found'}"],
    ["assert result == {'error': 'Unknown tool: notes'}"],
  ])('are not the same as code: %s', (code) => {
    expect(causesIn(`\`\`\`\n${code}\n\`\`\``)).toEqual([]);
  });
});

describe('reports of people', () => {
  it.each([
    [
      "The host shows only this:\n'notes'\n\uFFFD\uFFFD\uFFFDa\uFFFD\uFFFD\nMCP error -32000: Connection closed",
      'spawn-npx-enoent',
    ],
    ['The ping fails.\n\nawait notes.ping();   // ❌ McpError -32601: Method not supported', 'method-not-found'],
    [
      'My notes do not connect. They print:\n```\n - NOTES_API_URL: Not Set\n - NOTES_MODE: local\n```',
      'environment-variable-missing',
    ],
    ["I connect to the notes of my team but i'm getting 401 Unauthorized.", 'www-authenticate-401'],
    [
      'The standard output is corrupted by a greeting that should probably go to the console of errors.  If it does, the host mixes them.',
      'unexpected-token-not-valid-json',
    ],
    ['My host fails on `initialize` with `-32603 "The data isn’t in the correct format"`.', 'initialize-refused'],
    [
      "My host cannot sign in:\n\n```\nHTTP 404: Invalid OAuth error response:\nSyntaxError: Unrecognized token '<'\n```",
      'oauth-error-not-json',
    ],
    [
      'The server answers this to my first request:\n```json\n{\n  "jsonrpc": "2.0",\n  "error": { "code": -32000, "message": "Invalid session. A valid Mcp-Session-Id header is required." },\n  "id": 0\n}\n```',
      'bad-request-session-header-required',
    ],
    [
      'Error: publish failed: server returned status 400: {"errors":[{"message":"schema version https://static.modelcontextprotocol.io/schemas/2025-09-29/server.schema.json is not supported. Use another one"}]}',
      'registry-schema-deprecated',
    ],
    [
      'Error: publish failed: server returned status 400: {"errors":[{"message":"registry validation failed for package 0 (notes): PyPI package \'notes\' not found (status: 404)"}]}',
      'registry-npm-404',
    ],
    [
      'My client stops. The build writes non-JSON lines to the standard output of the notes.',
      'unexpected-token-not-valid-json',
    ],
    [
      'The server shows:\n{"jsonrpc":"2.0","error":{"code":-32603,"message":"Routing error: invalid type: map, expected unit struct Notes"},"id":1}',
      'response-refused',
    ],
    [
      'The sign-in fails: the protected resource metadata names a `resource` on a different host.',
      'prm-resource-mismatch',
    ],
    ['The sign-in of my notes fails with `invalid_grant`.', 'invalid-grant'],
    ['My host shows the error “Not connected” since the restart.', 'not-connected'],
    ['My notes fail, and the host only says “Server disconnected”.', 'claude-server-disconnected'],
    ['My host says "Method not found". What is wrong?', 'method-not-found'],
    ['mcp.shared.exceptions.McpError: Session terminated', 'session-terminated'],
    ['424: unhandled errors in a TaskGroup (1 sub-exception)', 'py-task-group-exception'],
  ])('%s', (text, id) => {
    expect(first(text)).toBe(id);
  });
});

describe('evidence that leaves several causes open', () => {
  it.each([
    [
      'a notification that was not accepted',
      'TransportError { error: TransportChannelClosed, context: "send initialized notification" }',
      'notification-refused',
    ],
    [
      'a server with a URL, and a host that waits',
      'My server says:\n  ➜  Server is running at http://localhost:8000/sse\nand my host:\n2025-05-13 14:26:30.037 [info] Waiting for server to respond to `initialize` request...',
      'stdio-expected',
    ],
  ])('%s', (_, text, id) => {
    const cause = causesIn(text).find((one) => one.id === id);
    expect(cause).toMatchObject({ severity: 'info', why: expect.stringContaining('does not decide') });
  });
});

describe('a report about a value of another program', () => {
  const FIELD = '{"detail":[{"type":"missing","loc":["body","query"],"msg":"Field required","input":{"q":"x"}}]}';
  const ISSUES =
    '[{"expected":"string","code":"invalid_type","path":["name"],"message":"Invalid input: expected string, received undefined"}]';
  const severityOf = (text: string): string | undefined => causesIn(text)[0]?.severity;

  it.each([
    ['the body of a request', FIELD],
    ['settings', `Invalid environment variables: ${ISSUES}`],
  ])('proves no mistake in a message: %s', (_, text) => {
    expect(severityOf(text)).toBe('warning');
  });

  it('proves one in the text of a host', () => {
    expect(severityOf(`Error from MCP server: ${ISSUES}`)).toBe('error');
  });
});

describe('a result that program text builds', () => {
  it('is no error that was printed', () => {
    const text = [
      'I changed the handler, but the client still hangs:',
      '',
      '```ts',
      "server.tool('query', { sql: z.string() }, async ({ sql }) => {",
      '  try {',
      "    return { content: [{ type: 'text', text: await run(sql) }] };",
      '  } catch (error) {',
      "    return { isError: true, content: [{ type: 'text', text: `It failed: ${error}` }] };",
      '  }',
      '});',
      '```',
    ].join('\n');
    expect(causesIn(text).map(({ id }) => id)).not.toContain('program-crashed');
  });
});
