/** Texts as people paste them into issues, recreated: every message is found, and what is not a message has no JSON errors. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { errors, messages } from '../testing/read-back.ts';

const CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}';
const DONE = '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}';
const FENCE = '```';

const kinds = (text: string): string[] => checkOne(text).parts.map(({ kind }) => kind);

describe('a command after the prompt of a shell', () => {
  it.each([
    'ann@host ~ % ',
    'ann@host:~/project$ ',
    '(venv) ann@host project % ',
    '[root@host app]# ',
    '~/project ❯ ',
    'bash-5.2$ ',
    '➜  project git:(main) ✗ ',
    '➜  ~ ',
    'PS C:\\Users\\ann> ',
    'C:\\work>',
  ])('is read with its answer: %s', (prompt) => {
    const text = `I tried this:\n\n${prompt}curl -X POST http://localhost:8000/mcp -H 'Content-Type: application/json' -d '${CALL}'\n${DONE}\n`;
    expect(messages(text)).toEqual(['client tools/list', 'server response']);
  });

  it('is read among the lines of curl -v and the events that follow', () => {
    const text = [
      'ann@host ~ % curl -X POST "http://localhost:8000/message?sessionId=5f" \\',
      '  -H "Content-Type: application/json" \\',
      `  -d '${CALL}' -v`,
      '* Connected to localhost (::1) port 8000',
      '> POST /message?sessionId=5f HTTP/1.1',
      '> Host: localhost:8000',
      '> ',
      '< HTTP/1.1 202 Accepted',
      '< Content-Length: 0',
      '< ',
      '* Connection #0 to host localhost left intact',
      '',
      'ann@host ~ % curl http://localhost:8000/sse',
      'event: endpoint',
      'data: /message?sessionId=5f',
      '',
      'event: message',
      `data: ${DONE}`,
    ].join('\n');
    expect(messages(text)).toEqual(['client tools/list', 'server response']);
  });
});

describe('a fence that is no message', () => {
  it.each([
    [
      'a change of a program',
      `src/server.ts:104\n${FENCE}diff\n           return await run();\n         } catch (error) {\n+          console.error(\`Error calling \${name}:\`, error)\n           return {\n             content: [\n               {\n                 type: "text",\n-                text: \`It failed: \${error}\`, // hide this?\n+                text: \`It failed.\`,\n               },\n             ],\n           }\n${FENCE}\n**reviewer**:\n`,
    ],
    [
      'the log of another protocol',
      `The output of the client:\n\n${FENCE}\n>>> c.getinfo()\nDEBUG:WalletRPC:-1-> getinfo []\nDEBUG:WalletRPC:<-1- {"connections": 8, ...etc }\n>>> c.setgenerate(True, 2)\nDEBUG:WalletRPC:-2-> setgenerate [true, 2]\n${FENCE}\n`,
    ],
  ])('has no JSON errors: %s', (_name, text) => {
    expect(messages(text)).toEqual([]);
    expect(errors(text)).toEqual([]);
  });
});

describe('the printed form of a message in a line of a log', () => {
  it.each([
    ['Python', "WARNING:root:Rejected message: {'jsonrpc': '2.0', 'id': 1, 'method': 'tools/list'}"],
    ['Python', "2026-01-01 10:00:00,123 - DEBUG - Sent: {'jsonrpc': '2.0', 'id': 1, 'method': 'tools/list'}"],
    ['Python fields', "DEBUG:root:Message: method='tools/list' params=None jsonrpc='2.0' id=1"],
    ['JavaScript', "[2026-01-01T10:00:00.000Z] DEBUG: request { jsonrpc: '2.0', id: 1, method: 'tools/list' }"],
    ['Ruby', 'D, [2026-01-01T10:00:00.1 #12] DEBUG -- : {"jsonrpc"=>"2.0", "id"=>1, "method"=>"tools/list"}'],
    ['Ruby symbols', 'I, [2026-01-01T10:00:00.1 #12]  INFO -- : {:jsonrpc=>"2.0", :id=>1, :method=>"tools/list"}'],
    ['Elixir', '[debug] Received: %{"id" => 1, "jsonrpc" => "2.0", "method" => "tools/list", "params" => %{}}'],
    ['Go', '2026/01/01 10:00:00 received: &{JSONRPC:2.0 ID:1 Method:tools/list Params:map[]}'],
    [
      'Rust',
      'Jan 01 10:00:00.1 TRACE ws::server: call=Request { jsonrpc: TwoPointZero, id: Number(1), method: "tools/list", params: None }',
    ],
    [
      'a string with escapes',
      'Jan 01 10:00:00.1 TRACE ws::server: a=Call { x: 1 } send="{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"tools/list\\"}"',
    ],
  ])('is a message: %s', (_name, line) => {
    expect(messages(line)).toEqual(['client tools/list']);
    expect(errors(line)).toEqual([]);
  });

  it('is found in a fence between sentences', () => {
    const line = '[debug] Sent: %{"id" => 1, "jsonrpc" => "2.0", "result" => %{"tools" => []}}';
    const text = `The server prints this when it answers:\n\n${FENCE}\n[info] started\n${line}\n${FENCE}\n`;
    expect(messages(text)).toHaveLength(1);
    expect(kinds(text)).toEqual(['prose', 'program-repr']);
  });

  it('has the method that its type names', () => {
    const text =
      'JsonRpcRequest { jsonrpc: JsonRpcVersion2_0, id: Number(1), request: ListToolsRequest(RequestOptionalParam { method: ListToolsRequestMethod, params: None }) }';
    expect(messages(text)).toEqual(['client tools/list']);
    expect(errors(text)).toEqual([]);
  });
});

describe('an error of an interface over HTTP', () => {
  it.each([
    '{"error":"The session id is missing."}',
    '{"detail":"Not Found"}',
    '{"statusCode":404,"message":"Cannot POST /mcp","error":"Not Found"}',
    '{"message":"Missing Authentication Token"}',
  ])('is no message: %s', (text) => {
    expect(kinds(text)).toEqual(['fragment-error']);
    expect(messages(text)).toEqual([]);
    expect(errors(text)).toEqual([]);
  });
});

describe('a key or a string that reads like a line of a log', () => {
  it('makes no log of a tool or a message on one line', () => {
    const meta = '"_meta":{"io.modelcontextprotocol.example/mode":"fast"}';
    expect(kinds(`{${meta},"name":"a","inputSchema":{"type":"object"}}`)).toEqual(['fragment-tool']);
    expect(messages(`The request: {"jsonrpc":"2.0","id":1,"method":"ping","params":{${meta}}}`)).toHaveLength(1);
  });
});

describe('documents beside a log or a command', () => {
  const CONFIG = `{\n  "mcpServers": {\n    "notes": {\n      "command": "notes-mcp",\n      "args": []\n    }\n  }\n}`;
  const LOG = `2026-01-01T10:00:00.000Z [notes] [info] Server started { metadata: undefined }\n2026-01-01T10:00:01.000Z [notes] [info] Message from client: ${CALL} { metadata: undefined }\n2026-01-01T10:00:02.000Z [notes] [info] Message from server: ${DONE} { metadata: undefined }`;
  const CURL = `curl -X POST http://localhost:8000/mcp -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' -d '${CALL}'`;

  it.each([
    ['before the log', `${CONFIG}\n\n${LOG}`, ['host-config', 'log']],
    ['after it', `${LOG}\n\n${CONFIG}`, ['log', 'host-config']],
    ['between words', `My configuration:\n${CONFIG}\nand the log:\n${LOG}`, ['prose', 'host-config', 'log']],
    ['before a command', `${CONFIG}\n\n${CURL}\n${DONE}`, ['host-config', 'http']],
    ['a tool', `{"name": "add", "inputSchema": {"type": "object"}}\n\n${LOG}`, ['fragment-tool', 'log']],
  ])('are parts of their own: %s', (_name, text, expected) => {
    expect(kinds(text)).toEqual(expected);
    expect(messages(text)).toEqual(['client tools/list', 'server response']);
  });

  it('hide no faults of each other', () => {
    const text = `${CONFIG.replace('"command"', 'command')}\n\n${LOG.replace('"id":1,"method"', '"id":null,"method"')}`;
    const rules = errors(text).map((one) => one.split(':')[0]);
    expect(rules).toEqual(expect.arrayContaining(['config/syntax', 'ids/null-id']));
  });

  it('are none in the body of a response', () => {
    const text = `HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"name": "add", "inputSchema": {"type": "object"}}`;
    expect(kinds(text)).toEqual(['http']);
  });
});

describe('an error of a request that was refused by its status', () => {
  const REFUSED = '{"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"Invalid params"}}';
  const severities = (text: string): string[] =>
    checkOne(text)
      .diagnostics.filter(({ rule }) => rule === 'responses/error-id-null-mcp')
      .map(({ severity }) => severity);

  it.each([
    `1. Error invoking a method: Error: Error POSTing to endpoint (HTTP 400): ${REFUSED}`,
    `The server answers with HTTP 400:\n\n${FENCE}json\n${REFUSED}\n${FENCE}\n`,
    `request failed, status code: 422, body: ${REFUSED}`,
  ])('is worth a warning for its null id: %s', (text) => {
    expect(severities(text)).toEqual(['warning']);
  });

  it('is wrong without a status', () => {
    expect(severities(REFUSED)).toEqual(['error']);
  });
});

describe('a session id that is a variable', () => {
  const HEADERS = "-H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream'";
  const HELLO =
    '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}';

  it.each(['$SESSION_ID', '${SESSION}', '<session-id>', 'YOUR_SESSION_ID', '...'])('begins no session: %s', (id) => {
    const first = `SESSION_ID=$(curl -si http://localhost/mcp ${HEADERS} -d '${HELLO}' | grep -i mcp-session-id)`;
    const next = `curl http://localhost/mcp ${HEADERS} -H "Mcp-Session-Id: ${id}" -d '${CALL}'`;
    const { sessions, entries } = checkOne(`${FENCE}bash\n${first}\n${FENCE}\n\n${FENCE}bash\n${next}\n${FENCE}\n`);
    expect(entries.map(({ method }) => method)).toEqual(['initialize', 'tools/list']);
    expect(sessions).toHaveLength(1);
  });
});

describe('the revision that the text around messages names', () => {
  const guess = (text: string): string => {
    const { revision, revisionBecause } = checkOne(text);
    return `${revision} ${revisionBecause}`;
  };

  it.each([
    'See https://modelcontextprotocol.io/specification/2025-06-18/server/tools for the rules of this answer.',
    'The protocol version 2025-06-18 has one more member here, which our server should send.',
  ])('is judged by: %s', (prose) => {
    expect(guess(`${prose}\n\n${FENCE}json\n${DONE}\n${FENCE}\n`)).toBe(
      '2025-06-18 named by the text around the messages',
    );
  });

  it.each([
    ['two are named', 'The specification 2025-03-26 differs from the specification 2025-06-18 here, as we know.'],
    ['the date is no revision', 'The version 2025-06-19 of our server sends this.'],
    ['it is a time', 'The protocol log of 2025-06-18 10:00:00 has this line in it.'],
  ])('is unknown if %s', (_name, prose) => {
    expect(guess(`${prose}\n\n${FENCE}json\n${DONE}\n${FENCE}\n`)).toContain('2025-11-25');
  });

  it('weighs less than the messages', () => {
    const hello = `{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-03-26","capabilities":{},"serverInfo":{"name":"a","version":"1"}}}`;
    expect(guess(`The specification 2025-06-18 says so.\n\n${FENCE}json\n${hello}\n${FENCE}\n`)).toContain(
      '2025-03-26',
    );
  });
});

describe('dots for the rest of a message', () => {
  it('may have its closing brackets', () => {
    const open = '{\n  "jsonrpc": "2.0",\n  "id": 5,\n  "result": {\n    "tools": [],\n...\n}';
    expect(errors(`The server answers with this message:\n\n${FENCE}json\n${open}\n${FENCE}\n`)).toEqual([]);
  });
});

describe('the type of a request in TypeScript', () => {
  it('is no message', () => {
    const type = 'interface GetTaskRequest {\n  method: "tasks/get";\n  params: {\n    taskId: string;\n  };\n}';
    expect(messages(`${FENCE}typescript\n${type}\n${FENCE}`)).toEqual([]);
    expect(messages(type)).toEqual([]);
  });
});

describe('notation of lessons and slips in sentences', () => {
  it.each([
    ['# Int', []],
    ['// Int', ['json-comment']],
  ])('takes %s behind a member for notation beside prose; alone, it finds %j', (note, alone) => {
    const text = `{\n  "jsonrpc": "2.0",\n  "id": 1,  ${note}\n  "method": "tools/list"\n}`;
    const lesson = `The request is:\n\n${FENCE}json\n${text}\n${FENCE}\n`;
    expect(messages(text)).toEqual(['client tools/list']);
    expect(errors(text).map((one) => one.split(':')[0])).toEqual(alone);
    expect(messages(lesson)).toEqual(['client tools/list']);
    expect(errors(lesson)).toEqual([]);
  });

  it('reports the broken JSON of a command within a sentence', () => {
    const text = `To verify the answer of the server:\n1. Start the server with \`node server.js\`, and wait.\n2. Use \`curl -X POST http://localhost:3000 -d '{"jsonrpc": "2.0", "method": "tools/list""}'\` to send it.\n3. Expect an error, because the text is broken here.`;
    expect(messages(text)).toEqual(['client tools/list']);
    expect(errors(text).map((one) => one.split(':')[0])).toEqual(['json-unterminated-string']);
  });

  it('reads the forms of messages that a logger prints', () => {
    const text = `The lines of the log become shorter:\n\n${FENCE}\nDEBUG sent: {"jsonrpc":"2.0","method":"<METHOD>","params":<PARAMS>,"id":<ID>}\nDEBUG received: {"jsonrpc":"2.0","result":"<RESULT>","id":<ID>}\n${FENCE}`;
    expect(messages(text)).toHaveLength(2);
    expect(errors(text)).toEqual([]);
  });

  it('finds a part of a configuration in an indented paragraph', () => {
    const text = `My configuration looks like this, I hope you can help:\n\n    "notes": {\n      "command": "node",\n      "args": ["server.js"]\n    }\n  }\n\nIt does not start.\n`;
    expect(kinds(text)).toEqual(['prose', 'host-config', 'prose']);
    expect(errors(text)).toEqual([]);
  });
});

describe('a value that begins at the end of a line of words', () => {
  it('is a part of its own', () => {
    const text = `It fails when I try to connect {\n  "mcpServers": {\n    "notes": { "command": "notes-mcp" }\n  }\n}\n\nWhat is wrong with it?`;
    expect(kinds(text)).toEqual(['prose', 'host-config', 'prose']);
    const message = `The client sends: {\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "tools/list"\n}\nand nothing comes back from the server.`;
    expect(messages(message)).toEqual(['client tools/list']);
    expect(errors(message)).toEqual([]);
  });
});

describe('the version of JSON-RPC in a sentence', () => {
  it('is no message', () => {
    const text = `The server sends a valid \`{"jsonrpc": "2.0"}\` in every message, but the client rejects each of them, as the debug log of the client shows below this line.`;
    expect(messages(text)).toEqual([]);
    expect(kinds(text)).not.toContain('message');
  });
});

describe('JSON of other programs', () => {
  it.each([
    '{"level":"info","msg":"server started","time":"2026-04-17T10:00:00.000Z"}',
    '{"level":"info","msg":"started"}\n{"level":"info","msg":"listening","port":3000}',
    '{"name": "weather", "version": "1.0.0", "dependencies": {}}',
    '[{"role": "user", "content": "a"}, {"role": "assistant", "content": "b"}]',
  ])('is of an unknown kind: %s', (text) => {
    expect(messages(text)).toEqual([]);
    expect(new Set(kinds(text))).toEqual(new Set(['unknown']));
    expect(errors(text)).toEqual([]);
  });

  it.each([
    '{}',
    '{"jsonrpc": "2.0"}',
    '{"metod": "ping", "jsnrpc": "2.0"}',
    '[1, 2]',
    'true',
    '{"type": "call", "command": "list"}',
  ])('may be a message that went wrong: %s', (text) => {
    expect(checkOne(text).entries).toHaveLength(1);
    expect(errors(text)).not.toEqual([]);
  });
});

describe('members alone', () => {
  it('are the part of a tool or a server.json that they are, and their mistakes are at their place', () => {
    const schema = checkOne('"inputSchema": {"$schema": "https://json-schema.org/draft/2020-12/schema"}');
    expect(schema.parts.map(({ kind }) => kind)).toEqual(['fragment-input-schema']);
    expect(schema.diagnostics.map(({ rule, pointer }) => `${rule} ${pointer}`)).toContain('shape/missing /inputSchema');
    const remotes = checkOne('"remotes": {"streamable-http": {"url": "https://example.com/mcp"}},');
    expect(remotes.parts.map(({ kind }) => kind)).toEqual(['server-json']);
    expect(remotes.diagnostics.find(({ severity }) => severity === 'error')?.pointer).toBe('/remotes');
  });

  it('are judged inside `capabilities` too', () => {
    const found = checkOne('{"capabilities": {"tools": {"listChanged": "true"}}}').diagnostics;
    expect(found.map(({ rule, pointer }) => `${rule} ${pointer}`)).toContain(
      'shape/type /capabilities/tools/listChanged',
    );
  });
});

describe('a table in TOML between sentences', () => {
  it('is a configuration, and the sentences have no errors', () => {
    const text = `My file has this:\n\n[mcp.servers.notes]\ncommand = "notes-mcp"\n\nThe server is never started.`;
    expect(kinds(text)).toEqual(['prose', 'host-config', 'prose']);
    expect(errors(text).map((one) => one.split(':')[0])).toEqual(['config/top-key']);
  });
});

describe('the response to a command', () => {
  it('is found behind a few words', () => {
    const text = `curl -X POST http://localhost:8000/mcp -d '${CALL}'\n\nThe server answers:\n\n${DONE}\n`;
    expect(messages(text)).toEqual(['client tools/list', 'server response']);
  });

  it.each(['⎿', '└'])('is found after %s in a transcript of an agent', (mark) => {
    const output = JSON.stringify(JSON.parse(DONE), null, 2).replaceAll('\n', '\n     ');
    const run = `Bash(curl -X POST http://localhost:8000/mcp -d '${CALL}')\n  ${mark}  ${output}\n`;
    expect(messages(`It lists nothing:\n\n${FENCE}\n${run}${FENCE}\n`)).toEqual([
      'client tools/list',
      'server response',
    ]);
    expect(errors(run)).toEqual([]);
  });
});

describe('a hash as Ruby prints it', () => {
  it('is a message, however little of it is Ruby', () => {
    const text = '{"jsonrpc"=>"2.0", "id"=>1, "result"=>{"tools"=>[]}}';
    expect(messages(text)).toHaveLength(1);
    expect(errors(text)).toEqual([]);
  });
});

describe('a message that a line quotes', () => {
  const refused = JSON.stringify('{"jsonrpc":"2.0","id":1,"error":{"code":-32700,"message":"Parse error"}}').slice(
    1,
    -1,
  );

  it('may have words before it in its string', () => {
    const text = `2026-02-03T08:59:02+08:00  ERROR  gin  sync.go:43  failed  {"host": "a", "error": "status 400: ${refused}"}`;
    expect(messages(text)).toEqual(['unknown error']);
  });

  it('is one message though its stack repeats it', () => {
    const text = `{"level":"error","message":"HTTP 400: ${refused}","stack":"Error: HTTP 400: ${refused}\\n    at send (a.js:1:2)"}`;
    expect(messages(text)).toEqual(['unknown error']);
  });

  it('may be printed by Rust over several lines', () => {
    const text =
      'expected initialized, but received: Some(Request(JsonRpcRequest {\n  jsonrpc: JsonRpcVersion2_0,\n  id: Number(2),\n  request: SetLevelRequest(Request {\n    method: SetLevelRequestMethod,\n    params: SetLevelRequestParams { meta: None, level: Info },\n    extensions: Extensions\n  })\n}))';
    expect(messages(text)).toEqual(['client logging/setLevel']);
  });

  it('may be the body of a command whose beginning is not shown', () => {
    const text = `  -H "Authorization: Bearer <token>" \\\n  -d '{\n    "jsonrpc": "2.0",\n    "id": 1,\n    "method": "tools/list"\n  }'\n`;
    expect(messages(text)).toEqual(['client tools/list']);
    expect(errors(text)).toEqual([]);
  });

  it('may have a comment behind it', () => {
    const text = `$ printf '%s\\n' '${CALL}' | server 2>/dev/null\n{"jsonrpc":"2.0","id":0,"result":{ ... }}     # sent 1, got 0\n`;
    expect(messages(text)).toEqual(['client tools/list', 'unknown response']);
  });

  it('is a debug print if it is all that there is', () => {
    const text =
      "SessionMessage(message=JSONRPCMessage(root=JSONRPCRequest(method='ping', params=None, jsonrpc='2.0', id=1)))";
    expect(kinds(text)).toEqual(['program-repr']);
    expect(kinds(`DEBUG:mcp.client.sse:Sending client message: ${text}`)).toEqual(['log']);
  });
});
