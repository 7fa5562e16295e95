/** Text as people paste it into issues: messages among sentences, quotations, logs of a line, diffs; all with our own examples. */
import { describe, expect, it } from 'vitest';
import { checkOne } from './check.ts';
import { applyEdits } from './json/apply.ts';

const LIST = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const LISTED = '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}';
const LAID_OUT = '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "tools/list"\n}';
const fence = (text: string, info = ''): string => `\`\`\`${info}\n${text}\n\`\`\``;
/** The next line number for each call. */
const numbered = (): (() => string) => {
  let line = 0;
  return () => `${++line} `;
};
const DATE = '2026-03-01 10:00:00';

/** Name, text, number of messages. None has an error. */
const clean: readonly (readonly [name: string, text: string, messages: number])[] = [
  ['two messages in a sentence', `I send ${LIST} and the shelf server returns ${LISTED} a minute later.`, 2],
  ['messages in backticks', `When I send \`${LIST}\` the answer is \`${LISTED}\`.`, 2],
  ['a fence that names another language', fence(LAID_OUT, 'python'), 1],
  ['a diff', fence(`@@ -1,2 +1,5 @@\n-{"old": 1}\n${LAID_OUT.replace(/^/gm, '+')}`, 'diff'), 1],
  ['a fence in a diff', fence(`+  ~~~json\n${LAID_OUT.replace(/^/gm, '+  ')}\n+  ~~~`, 'diff'), 1],
  [
    'a quoted fence',
    `> Here it is:\n>\n> \`\`\`json\n${LAID_OUT.replace(/^/gm, '> ')}\n> \`\`\`\n\nI see the same.`,
    1,
  ],
  [
    'HTML around messages',
    `### Logs\n\n<details><summary>Log</summary>\n<pre>\n${LIST}\n${LISTED}\n</pre>\n</details>`,
    2,
  ],
  ['echo with escapes', `echo -e '${LIST}\\n{"jsonrpc":"2.0","id":2,"method":"ping"}' | npx shelf-server`, 2],
  [
    'an error of a model’s API in parentheses',
    'API Error (529 {"type":"error","error":{"type":"overloaded_error"}})',
    0,
  ],
  [
    'a long sentence after messages',
    `Request:\n\n${LAID_OUT}\n\nResponse:\n\n${LISTED}\n\nThe client matches the two by their id, so it knows which request the response belongs to.`,
    2,
  ],
  ['a challenge of another scheme', 'WWW-Authenticate: Basic realm="shelf"', 0],
  ['one line of a log', `${DATE},123 DEBUG shelf.server: got ${LIST}`, 1],
  ['one line of a log in a fence', `The log of the server:\n\n${fence(`[INFO] received ${LIST}`)}`, 1],
  [
    'a note for readers in a marked-up text',
    `**All** tools:\n${fence('{"jsonrpc":"2.0","id":1,"result":{"tools":[\n  // ... 15 more\n]}}', 'json')}`,
    1,
  ],
  [
    'a command outside of a fence, and one inside',
    `My test was\n\ncurl -X POST https://shelf.example.com/mcp -H "Accept: application/json, text/event-stream" -H "Content-Type: application/json" -d '${LIST}'\n\nwhich fails. This one works here:\n\n${fence(`curl -X POST https://shelf.example.com/mcp -H "Accept: application/json, text/event-stream" -H "Content-Type: application/json" -d '${LIST}'`, 'shell')}`,
    2,
  ],
  [
    'a log of two handlers',
    `${DATE},600 - mcp.server.sse - DEBUG - Received JSON: b'${LIST}'\n                    DEBUG    Received JSON: b'${LIST}'      sse.py:160\n${DATE},601 - mcp.server.sse - DEBUG - Parsed session ID: 7`,
    1,
  ],
  ['a tip', '> [!TIP]\n>\n> Start the server before the client, as in `[a, b]`.', 0],
  [
    'a link after a mark of quotation',
    `> [the documentation](https://shelf.example.com) says more.\n\n${fence('npm install shelf', 'bash')}`,
    0,
  ],
  ['a heading', '# 1.0.0 (2026-04-16)', 0],
  [
    'a time in brackets',
    '╭─ Shelf 2.0 ─╮\n│ Transport: stdio │\n╰─────────────╯\n\n[06/05/25 10:00:00] INFO     Starting the server',
    0,
  ],
  [
    'a configuration of a compiler',
    `The settings:\n\n${fence('{"compilerOptions": {"module": "amd", "baseUrl": "./", "paths": {}}}')}`,
    0,
  ],
  ['a long text', 'The license of a library has many words, and none of them is a message.\n\n'.repeat(800), 0],
  [
    'an abbreviated message in a sentence',
    'The result (`{"id":1,"result":{"tools":[…]}}`, 132 kB) is sent on the other stream only, so the client waits.',
    1,
  ],
  ['a record of a logger behind a time in milliseconds', '1773312345678\t{"level":"INFO","message":"up"}', 0],
  [
    'an export of a log as a table, with records of a logger between the messages',
    `timestamp,message\n1773312345678,"{""jsonrpc"":""2.0"",""id"":1,""method"":""ping""}"\n1773312345679,"{""level"":""INFO"",""message"":""up""}"`,
    1,
  ],
  [
    'an interface in TypeScript',
    'interface ListBooks {\n  jsonrpc: "2.0";\n  id: string | number;\n  method: "books/list";\n}',
    0,
  ],
  [
    'a type in TypeScript',
    "export type ListBooks = {\n  jsonrpc: '2.0',\n  id: number,\n  result: { books: string[] }\n};",
    0,
  ],
  [
    'a schema of Zod',
    'const Books = z.object({\n  jsonrpc: z.literal("2.0"),\n  id: z.number(),\n  method: z.string(),\n});',
    0,
  ],
  [
    'a class of pydantic',
    'class JSONRPCRequest(BaseModel):\n    jsonrpc: Literal["2.0"] = "2.0"\n    id: str | int\n    method: str',
    0,
  ],
  [
    'a struct in Rust',
    fence(
      'pub struct JsonRpcRequest {\n    pub jsonrpc: String,\n    pub id: Value,\n    pub method: String,\n}',
      'rust',
    ),
    0,
  ],
  [
    'a method that sends a message, in a class',
    'export class Shelf {\n  list() {\n    return this.send({ jsonrpc: "2.0", id: 1, method: "tools/list" });\n  }\n}',
    1,
  ],
  [
    'a printed object of the Python SDK around a request',
    "RequestResponder(request_id=3, request_meta=None, request=ClientRequest(root=CallToolRequest(method='tools/call', params=CallToolRequestParams(meta=None, name='shelf', arguments={'a': 1}))))",
    1,
  ],
  [
    'a printed request of the Python SDK without its envelope',
    "CallToolRequest(method='tools/call', params=CallToolRequestParams(meta=None, name='shelf', arguments={'a': 1}))",
    1,
  ],
  [
    'a request as Go prints it with its types',
    'mcp.CallToolRequest{Request:mcp.Request{Method:"tools/call", Params:mcp.RequestParams{Meta:(*mcp.Meta)(nil)}}, Params:mcp.CallToolParams{Name:"shelf", Arguments:map[string]interface {}{"a":1}}}',
    1,
  ],
  [
    'a command of PowerShell',
    `Invoke-RestMethod -Uri http://localhost:3001/mcp -Method Post -ContentType application/json -Body '${LIST}'`,
    1,
  ],
  [
    'a hash table of PowerShell',
    '$body = @{\n    jsonrpc = "2.0"\n    id      = 1\n    method  = "tools/call"\n    params  = @{ name = "shelf"; arguments = @{ ids = @(1, 2); full = $true } }\n} | ConvertTo-Json -Depth 5',
    1,
  ],
  ['a here-string of PowerShell', `$json = @'\n${LAID_OUT}\n'@\nirm -Uri $url -Method Post -Body $json`, 1],
  ['escapes of PowerShell', `PS C:\\> iwr $url -Method Post -Body "${LIST.replaceAll('"', '`"')}"`, 1],
  [
    'a request that a browser copied for cmd.exe',
    `curl ^"https://shelf.example.com/mcp^" ^\n  -H ^"accept: application/json, text/event-stream^" ^\n  -H ^"content-type: application/json^" ^\n  --data-raw ^"${LIST.replaceAll('"', '^\\^"').replaceAll(/[{}]/g, '^$&')}^"`,
    1,
  ],
  [
    'a request for curl.exe in PowerShell',
    `curl.exe https://shelf.example.com/mcp -H "Accept: application/json, text/event-stream" -H "Content-Type: application/json" -d '${LIST.replaceAll('"', '\\"')}'`,
    1,
  ],
  ['a message in entities of HTML', LIST.replaceAll('"', '&quot;'), 1],
  ['a message with line numbers', LAID_OUT.replace(/^/gm, '7 ').replaceAll(/7 /g, numbered()), 1],
  ['colors that lost their escape character', `[2m2026-03-01T10:00:00Z[0m [32mDEBUG[0m rpc: [1mreceived[0m ${LIST}`, 1],
  [
    'a message that says where it was shortened',
    `${LISTED.slice(0, -3)}{"name":"find","description":"Finds… [truncated 900 chars]`,
    1,
  ],
  ['a request and its response on one line of a log', `${DATE} rpc ${LIST} -> ${LISTED} (3 ms)`, 2],
  ['a sentence with a word between two messages', `Request ${LIST} returns ${LISTED} instead of a list.`, 2],
  [
    'requests and responses that people chose',
    `I start with\n\n${fence('{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}')}\n\nand it returns\n\n${fence('{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}')}\n\nThen I list the tools:\n\n${fence('{"jsonrpc":"2.0","id":2,"method":"tools/list"}')}`,
    3,
  ],
];

describe('text around messages', () => {
  it.each(clean)('is no message and has no error: %s', (_, text, messages) => {
    const { entries, diagnostics } = checkOne(text);
    expect(entries.map(({ kind }) => kind)).not.toContain('invalid');
    expect(entries).toHaveLength(messages);
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)).toEqual([]);
  });

  it('stays an error where it is all that surrounds one message', () => {
    const rules = (text: string) => checkOne(text).diagnostics.map(({ rule }) => rule);
    expect(rules(`# list the tools\n${LIST}`)).toContain('json-comment');
    expect(rules(`oops ${LISTED} ok`)).toContain('json-text-before-start');
  });
});

describe('text below a layer', () => {
  const config = '{\n  "mcpServers": {\n    "shelf": {"command": 5}\n  }\n}';

  it('has documents and findings at their places in the paste', () => {
    const text = config.replace(/^/gm, '7\t').replaceAll(/7\t/g, numbered());
    const { parts, diagnostics } = checkOne(text);
    expect(parts?.map(({ kind, span }) => [kind, text.slice(span.start, span.end)])).toEqual([
      ['host-config', text.slice(2)],
    ]);
    expect(diagnostics.map(({ rule, span }) => [rule, text.slice(span.start, span.end)])).toEqual([
      ['config/member-type', '5'],
    ]);
  });

  it('is left alone where a string quotes HTML or colors', () => {
    const tool = {
      name: 'shelf',
      description: 'Reads &quot; and [31mred[0m',
      inputSchema: { type: 'object', properties: { id: {} } },
    };
    const { format, diagnostics } = checkOne(LISTED.replace('[]', JSON.stringify([tool])));
    expect([format.because, diagnostics]).toEqual(['Nothing in the text indicates a log or a document.', []]);
  });
});

describe('commands between brackets', () => {
  const echo = (message: string): string => `echo '${message}'\n`;

  it('feed one server, others a server each', () => {
    const sessions = (text: string) => checkOne(text).sessions?.length;
    expect(sessions(`(\n${echo(LIST)}sleep 1\n${echo(LIST.replace(':1', ':2'))}) | shelf-server`)).toBe(1);
    const run = echo(LIST).replace('\n', ' | shelf-server\n');
    expect(sessions(run + run)).toBe(2);
  });
});

describe('a result that Go prints', () => {
  it('is a result without its embedded struct, and no failure', () => {
    const text =
      'result: &{Result:{Meta:<nil>} Content:[{Annotated:{Annotations:<nil>} Type:text Text:two books}] StructuredContent:<nil> IsError:false}';
    const { parts, diagnostics } = checkOne(text);
    expect(parts?.map(({ kind }) => kind)).toEqual(['program-repr', 'fragment-call-result']);
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });
});

describe('a fix of a configuration', () => {
  const fixed = (text: string, rule: string): string | undefined => {
    const fix = checkOne(text).diagnostics.find((one) => one.rule === rule)?.fix;
    return fix && applyEdits(text, fix.edits);
  };
  const server = (entry: string): string => `{"mcpServers": {"shelf": ${entry}}}`;

  it('splits glued arguments where the words are certain', () => {
    const glued = (args: string): string => server(`{"command": "npx", "args": ${args}}`);
    expect(fixed(glued('["-y @scope/shelf", "--stdio"]'), 'config/glued-arguments')).toBe(
      glued('["-y", "@scope/shelf", "--stdio"]'),
    );
    expect(fixed(glued('["-y", "shelf-mcp --title My shelf"]'), 'config/glued-arguments')).toBeUndefined();
  });

  it('uses HTTP for the address of a WebSocket', () => {
    expect(fixed(server('{"url": "wss://shelf.example.com/mcp"}'), 'config/url')).toBe(
      server('{"url": "https://shelf.example.com/mcp"}'),
    );
  });
});

describe('a response with another id than the request', () => {
  const pair = (between: string): string => `${LIST.replace(':1', ':5')}${between}${LISTED.replace(':1', ':10')}`;
  const found = (text: string) =>
    checkOne(text)
      .diagnostics.filter(({ rule }) => rule === 'responses/id')
      .map(({ severity, span }) => [severity, text.slice(span.start, span.end)]);

  it.each(['\n\nResponse:\n', '\n\n**Server responds**\n\n', '\n→\n', '\n\n返回：\n'])(
    'is an error if the text shows it as the response: %j',
    (between) => {
      expect(found(pair(between))).toEqual([['error', '10']]);
    },
  );

  it('is an error in two fences, in a program, and in the middle of a text', () => {
    const [request = '', response = ''] = pair('\n').split('\n');
    expect(found(`Request:\n${fence(request)}\nResponse:\n${fence(response)}`)).toEqual([['error', '10']]);
    expect(found(`import json\nrequest = ${request}\nresponse = ${response}\n`)).toEqual([['error', '10']]);
    const before = `${LIST}\n\nResponse:\n${LISTED}\n\nAgain:\n\n`;
    expect(found(before + pair('\n\nResponse:\n'))).toEqual([['error', '10']]);
  });

  it('is a warning where nothing shows that they belong together, and nothing where the text denies it', () => {
    expect(found(pair('\n'))).toEqual([['warning', '10']]);
    expect(found(`${LIST}\n${LISTED}\n${pair('\n\nResponse to another request:\n')}`)).toEqual([]);
  });
});

describe('the revision of a text', () => {
  const curl = (header: string): string =>
    `curl -X POST https://shelf.example.com/mcp -H "Accept: application/json, text/event-stream" -H "Content-Type: application/json" ${header} -d '${LIST}'`;

  it('is named by the header of a request, unless a handshake names it', () => {
    expect(checkOne(curl('-H "MCP-Protocol-Version: 2025-06-18"')).revision).toBe('2025-06-18');
    expect(checkOne(curl('-H "mcp-protocol-version: 2025-03-26"')).revision).toBe('2025-03-26');
    expect(checkOne(curl('-H "MCP-Protocol-Version: 1999-01-01"')).revision).toBe('2025-11-25');
  });

  it('is none of MCP if initialize is the one of a language server', () => {
    const text =
      '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":1,"rootUri":null,"capabilities":{}}}';
    const { revision, diagnostics } = checkOne(text);
    const found = diagnostics.map(({ severity, title }) => [severity, title]);
    expect([revision, found]).toEqual(['jsonrpc-2.0', [['info', 'The messages belong to another protocol']]]);
  });
});
