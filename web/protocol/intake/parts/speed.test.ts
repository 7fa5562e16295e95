/** The time that reading takes grows no faster than the text, whatever is in it. */
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../../testing/cpu-clock.ts';
import { some } from '../../../testing/runs.ts';
import { checkOne } from '../../check.ts';

const PROSE = 'The server sends a request to the client, and then it waits for the response. '.repeat(4);

/** Beginnings and marks that readers look for; each is repeated, alone and after running text. */
const PIECES = [
  'issuer a output schema initialize b ',
  'rejects a session, expected array argument ',
  'Unsupported protocol version will 工具没带 ',
  'The host returns:\n\ninvalid_client\n',
  'It is fixed. Now it fails. ',
  'After I changed a, ',
  '"command": "a", "options": {"a": {} ',
  "Failed: '#/properties/a ",
  'requires schemas additionalProperties ',
  "missing the 'a' ",
  'client does not support library no longer accepts ',
  "Unexpected token '>'\n    at wrapSafe (a)\n",
  '"disabledMcpjsonServers": [ "notes ',
  'docker run notes stdio closes instantly ',
  'invalid JSON "command": "a", // \n',
  'MCP error -32603: notes connection timeout ',
  'error=unauthorized_client\nerror_description=redirect_uri is not registered\n',
  ' Files/notes: no such ',
  'function_declarations[1].parameters.items',
  'getting a notes unauthorize ',
  "Failed 'http://+:47",
  'rejects with expected notes, ',
  "'notes'\n\uFFFD\uFFFD\uFFFD\n",
  'NOTES_API_KEY: Not Set\n',
  'Error POSTing to endpoint: a (code: 4',
  'HTTP 404: Invalid OAuth error response:\nSyntaxError: a\n',
  "[{'error': 'Session not found'}]\n",
  '`initialize` fails with -3260 ',
  'protected resource metadata of the resource ',
  'non-JSON lines from ',
  'RESPONSE: 404 Not\nMETHOD: POST ',
  'Protected resource metadata declares a ',
  'SSEClientException: status code 405 from GET http://a\n',
  'satisfies the requirement a (from ',
  'a path with a space in the folder ',
  'SSE event type is absent ',
  '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"No session here"}}\n\nDoes it work?\n\n',
  'array(1) {\n["a"]=>\n',
  'array(1) {\n[0]=>\nstring(9000) "x"\n',
  'Array\n(\n[a] => b\n',
  '{a={jsonrpc=2.0, b=',
  'JavaScript Object Notation\n Object\n',
  '{\n',
  '{"a": 1}\n',
  '[[a]]\n',
  '["a"]=>\n',
  '{ a: 1 }\n',
  '# a\n{\n',
  '```json\n{\n',
  '```\n{}\n```\n',
  '`',
  '"',
  '"a": {',
  'f(',
  '= {',
  '[a]\nb = 1\n',
  'key:\n ',
  '- k:\n',
  '<a ',
  "print({'a': 1})\n",
  'Some(A { b: ',
  'map[a:',
  'Error: MCP error -32000: a\n',
  '{"method":"tools/list"}\n\n{"tools": ',
  '{"method":"tools/list"}\n\n{"tools":[]}\n\n',
  'a `{ method: "ping", params: { a } }` b\n',
  '{"jsonrpc":"2.0","id":1,"error":{}}\n{"error":{}}\n',
  '{"content": [], "is_error": null}\n',
  'a:\n"b": {\n',
  'a {\\"jsonrpc\\": {}} ',
  'return {"jsonrpc":\n"id": a,\n',
  'curl -d \'{"a":1}\' http://localhost\n',
  '| a | b |\n',
  '\n',
  "{ jsonrpc: '2.0', id: 1, method: 'ping' }\n",
  '{{a b ',
  '{% a ',
  ' at a:1\n',
  '  File "a", line 1\n',
  'a: {"b": 1}\n',
  'data: {"type":"a","delta":{}}\n\n',
  'a:\n  jsonrpc: "2.0"\n  id: 1\n',
  '```diff\n+ return {"jsonrpc": f(), "error": 1}\n```\n',
  'Received a response for an unknown message ID: {"jsonrpc":"2.0", "id" "a": {',
  '"event: a\\ndata: {\\"id\\":1}\\n\\n"\n',
  "curl -d '{\"id\":1}' http://localhost | jq '.a'\n{}\n",
  '[2026-01-01 10:00:00] a.DEBUG: to server: {"jsonrpc": "2.0", "id": 1 } []\n',
  'wrote {"jsonrpc":"2.0","id":',
  'wrote {"jsonrpc":"2.0","id":1,"method":"ping"} now\n\n',
  '{ "id": ',
  'wrote {\\"jsonrpc\\":\\"2.0\\",\\"id\\":',
  '{\\"id\\":1,\\"method\\":\\"a\\\\\\" ',
  '< Date: a\n',
  '"Content-Length: 1\\r\\n\\r\\n{',
  'Request:\n{',
];
const SIZE = 4_000;
const TIMES = 4;

/** The least of several times, which are taken until one is below a limit. */
function leastUntil(limit: number, times: number, take: () => number): number {
  let least = Infinity;
  for (let taken = 0; taken < times && least >= limit; taken++) least = Math.min(least, take());
  return least;
}

describe('a text of any content', () => {
  it.each(some(PIECES))('is read in linear time: %j', { tags: ['property'] }, (piece) => {
    for (const head of ['', `${PROSE}\n`]) {
      const timeOf = (size: number): number => {
        const text = head + piece.repeat(Math.ceil(size / piece.length));
        const elapsed = cpuClock();
        checkOne(text);
        return elapsed();
      };
      // The constant covers what is compiled or loaded meanwhile; below it, the shorter text need not be measured.
      const constant = 200;
      const long = timeOf(SIZE * TIMES);
      if (long < constant) continue;
      // The least of several: other tests of the process leave garbage to collect. A quadratic reader takes 16 times as long.
      const limit = 2 * TIMES * Math.min(timeOf(SIZE), timeOf(SIZE), timeOf(SIZE)) + constant;
      const least = long < limit ? long : leastUntil(limit, 2, () => timeOf(SIZE * TIMES));
      expect(least, head).toBeLessThan(limit);
    }
  });
});

describe('a long text without messages', () => {
  it.each([
    ['values', '{"a": 1}\n', 'unknown'],
    ['prose', `${PROSE}\n`, 'prose'],
  ])('is one part: %s', (_name, piece, kind) => {
    const { entries, diagnostics, parts } = checkOne(piece.repeat(2000));
    expect({ entries, diagnostics, kinds: parts.map((part) => part.kind) }).toEqual({
      entries: [],
      diagnostics: [],
      kinds: [kind],
    });
  });

  it('that begins with a bracket is broken JSON', () => {
    const { entries, diagnostics } = checkOne('{\n'.repeat(6000));
    expect(entries).toEqual([]);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['json-unclosed']);
  });

  it('has a limited number of messages made of brackets, whatever it names', () => {
    const { entries } = checkOne(`{"method": \n${'{\n'.repeat(6000)}`);
    expect(entries.length).toBeLessThan(2000);
  });
});

/** Texts around one long run of a piece: bodies of commands, headers, types of media, messages in sentences. */
const AROUND: readonly (readonly [name: string, piece: string, before: string, after: string])[] = [
  ['arrays in a command', '[]', 'curl http://localhost/mcp -d ', ''],
  ['objects in a command', '{}', 'curl http://localhost/mcp -d ', ''],
  ['objects for a pipe', '{} ', 'echo ', ' | server'],
  ['arguments of a host’s command', '[] ', 'claude mcp add notes -- ', ''],
  ['times in brackets', '1:1:1 ', '[', ']'],
  ['keys in braces', 'a:', '{', '}'],
  ['options in brackets', '-H ', '[', ''],
  ['attributes in braces', '="', '{', ''],
  ['a media type', 'text/', 'HTTP/1.1 200 OK\nContent-Type: ', '\n\n{"jsonrpc":"2.0","id":1,"result":{}}'],
  ['parameters of a media type', ' a=b;', 'HTTP/1.1 200 OK\nContent-Type: text/event-stream;', '\n\ndata: {}\n'],
  ['a header', 'a, ', 'POST /mcp HTTP/1.1\nX-Trace: ', '\n\n{"jsonrpc":"2.0","id":1,"method":"ping"}'],
  [
    'media types',
    'application/json;q=0.1, ',
    'POST /mcp HTTP/1.1\nAccept: ',
    '\n\n{"jsonrpc":"2.0","id":1,"method":"ping"}',
  ],
  ['parameters of a challenge', 'a="b", ', 'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer ', '\n\n'],
  ['schemes of a challenge', 'Bearer ', 'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: ', '\n\n'],
  ['open messages in sentences', 'The message {"jsonrpc": "2.0", "id": 1 is sent by me.\n', '', ''],
  ['printed messages without an end', "DEBUG: {'jsonrpc': '2.0', 'id': 1\n", '', ''],
  ['introductions', 'The client sends: {\n"a":\n', '', ''],
  ['a template', '{{a b', '', ''],
  ['words in a sentence', 'words {"a": 1} and ', 'It is ', '.'],
  ['a document after words', '{"a":', 'The result: {"content":[', '}'],
  ['prompts', 'ann@host ~ % curl \n', '', ''],
];

describe('a text of 100 kB', () => {
  it.each(some(AROUND))(
    'is read soon, and half of it in about half the time: %s',
    { tags: ['property'] },
    (_name, piece, before, after) => {
      const timeOf = (size: number): number => {
        const text = before + piece.repeat(Math.ceil(size / piece.length)) + after;
        const elapsed = cpuClock();
        checkOne(text);
        return elapsed();
      };
      // Short times vary with what is compiled meanwhile. Half a second on a quiet machine; what is not linear takes minutes.
      const limit = Math.min(5000, 2.3 * Math.min(timeOf(50_000), timeOf(50_000)) + 100);
      // Other work in the machine only adds time: what is linear needs no more than a few attempts.
      expect(leastUntil(limit, 6, () => timeOf(100_000))).toBeLessThan(limit);
    },
  );
});
