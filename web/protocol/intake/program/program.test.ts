/** Messages and fragments in every language: what is read, what is a hole, and what the note names. */
import { describe, expect, it } from 'vitest';
import { languageOf, readProgram, type ProgramValue } from './index.ts';

const read = (text: string, hint?: string) => readProgram(text, { start: 0, end: text.length }, hint);
const values = (text: string, hint?: string): readonly ProgramValue[] => read(text, hint)?.values ?? [];

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const CALL = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'echo', arguments: { text: 'hi' } } };

/** Program texts with one value each: language, text, value with null for holes. */
const ONE: readonly (readonly [string, string, unknown])[] = [
  ['python', `body = {'jsonrpc': '2.0', 'id': 1, 'method': 'ping'}\nprint(body)`, PING],
  [
    'python',
    `import json\nline = json.dumps({\n    "jsonrpc": "2.0",\n    "id": 1,\n    "method": "ping",  # alive?\n})`,
    PING,
  ],
  ['python', `def go(n):\n    return f'{{"jsonrpc": "2.0", "id": {n}, "method": "ping"}}'`, { ...PING, id: null }],
  ['python', `def go():\n    raw = b'{"jsonrpc":"2.0","id":1,' b'"method":"ping"}'\n    return raw`, PING],
  ['python', `from x import y\nraw = """\n{"jsonrpc": "2.0",\n "id": 1, "method": "ping"}\n"""`, PING],
  [
    'python',
    `import json\nr = {"jsonrpc": "2.0", "id": 3, "result": {"isError": False, "content": [], "x": None, "t": (1, 2)}}`,
    { jsonrpc: '2.0', id: 3, result: { isError: false, content: [], x: null, t: [1, 2] } },
  ],
  ['javascript', `const m = { jsonrpc: '2.0', id: 1, method: "ping", };`, PING],
  [
    'javascript',
    `socket.send(JSON.stringify({ jsonrpc: "2.0", id: nextId++, method: "ping" }));`,
    { ...PING, id: null },
  ],
  [
    'javascript',
    `await fetch(url, {\n  method: 'POST',\n  headers: { Accept: 'application/json' },\n  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),\n});`,
    PING,
  ],
  ['javascript', 'const line = `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;', { ...PING, id: null }],
  ['javascript', `const m = { jsonrpc: '2.0', id: 1, method: 'ping', params: undefined }; // none`, PING],
  ['typescript', `const m: JSONRPCRequest = { jsonrpc: '2.0', id: 1, method: 'ping' } as const;`, PING],
  [
    'java',
    `String s = "{\\"jsonrpc\\":\\"2.0\\"," +\n    "\\"id\\":" + id + ",\\"method\\":\\"ping\\"}";`,
    { ...PING, id: null },
  ],
  ['java', `var m = Map.of("jsonrpc", "2.0", "id", 1, "method", "ping");`, PING],
  [
    'java',
    `String s = """\n    {"jsonrpc":"2.0","id":7,"method":"tools/call",\n     "params":{"name":"echo","arguments":{"text":"hi"}}}\n    """;`,
    CALL,
  ],
  [
    'kotlin',
    `val m = buildJsonObject {\n    put("jsonrpc", "2.0")\n    put("id", 7)\n    put("method", "tools/call")\n    putJsonObject("params") {\n        put("name", "echo")\n        putJsonObject("arguments") { put("text", "hi") }\n    }\n}`,
    CALL,
  ],
  ['kotlin', `val m = mapOf("jsonrpc" to "2.0", "id" to 1, "method" to "ping")`, PING],
  ['kotlin', 'val s = """{"jsonrpc":"2.0","id":$id,"method":"ping"}"""', { ...PING, id: null }],
  ['csharp', `var m = new { jsonrpc = "2.0", id = 1, method = "ping" };`, PING],
  ['csharp', `var m = new Dictionary<string, object> { ["jsonrpc"] = "2.0", ["id"] = 1, ["method"] = "ping" };`, PING],
  ['csharp', `string s = @"{""jsonrpc"":""2.0"",""id"":1,""method"":""ping""}";`, PING],
  ['csharp', `string s = $"{{\\"jsonrpc\\":\\"2.0\\",\\"id\\":{n},\\"method\\":\\"ping\\"}}";`, { ...PING, id: null }],
  ['csharp', 'var s = $$"""{"jsonrpc":"2.0","id":{{n}},"method":"ping"}""";', { ...PING, id: null }],
  ['go', 'msg := []byte(`{"jsonrpc":"2.0","id":1,"method":"ping"}`)', PING],
  [
    'go',
    `m := map[string]any{\n\t"jsonrpc": "2.0",\n\t"id":      7,\n\t"method":  "tools/call",\n\t"params": map[string]any{\n\t\t"name": "echo",\n\t\t"arguments": map[string]interface{}{"text": "hi"},\n\t},\n}`,
    CALL,
  ],
  ['go', 's := fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"ping"}`, n)', { ...PING, id: null }],
  ['rust', `let m = json!({"jsonrpc": "2.0", "id": 1, "method": "ping"});`, PING],
  ['rust', `let s = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;`, PING],
  [
    'rust',
    `let s = format!("{{\\"jsonrpc\\":\\"2.0\\",\\"id\\":{},\\"method\\":\\"ping\\"}}", n);`,
    { ...PING, id: null },
  ],
  ['ruby', `puts JSON.generate({ jsonrpc: "2.0", "id" => 1, :method => "ping" })`, PING],
  ['ruby', `body = <<~JSON\n  {"jsonrpc":"2.0","id":#{id},"method":"ping"}\nJSON\n`, { ...PING, id: null }],
  ['php', `$m = ['jsonrpc' => '2.0', 'id' => 1, 'method' => 'ping'];`, PING],
  ['php', `$s = '{"jsonrpc":"2.0","id":' . $id . ',"method":"ping"}';`, { ...PING, id: null }],
  ['php', `echo json_encode(array('jsonrpc' => '2.0', 'id' => $n, 'method' => 'ping'));`, { ...PING, id: null }],
  ['php', `$m = ['jsonrpc' => '2.0', 'id' => 1, 'method' => 'ping', 'params' => []];`, { ...PING, params: null }],
  ['ruby', `assert_equal({ jsonrpc: "2.0", id: 1, method: "ping" }, sent)`, PING],
  ['csharp', 'var node = JsonNode.Parse("""{"jsonrpc":"2.0","id":1,"method":"ping"}""");', PING],
  ['elixir', `m = %{"jsonrpc" => "2.0", "id" => 1, "method" => "ping"}`, PING],
  ['elixir', `s = ~s({"jsonrpc":"2.0","id":1,"method":"ping"})\n|> send()`, PING],
  ['swift', `let m: [String: Any] = ["jsonrpc": "2.0", "id": 1, "method": "ping"]`, PING],
  ['swift', `let s = #"{"jsonrpc":"2.0","id":\\#(n),"method":"ping"}"#`, { ...PING, id: null }],
  ['c', `const char *line =\n    "{\\"jsonrpc\\":\\"2.0\\","\n    "\\"id\\":1,\\"method\\":\\"ping\\"}\\n";`, PING],
  ['c', `auto s = std::string(R"({"jsonrpc":"2.0","id":1,"method":"ping"})");`, PING],
  ['shell', `curl -s localhost:3000/mcp -d '{"jsonrpc":"2.0","id":1,"method":"ping"}'`, PING],
  ['shell', `cat <<EOF | server\n{"jsonrpc":"2.0","id":$ID,"method":"ping"}\nEOF\n`, { ...PING, id: null }],
  ['yaml', `jsonrpc: "2.0"\nid: 7\nmethod: tools/call\nparams:\n  name: echo\n  arguments: {text: hi}\n`, CALL],
  ['yaml', `jsonrpc: '2.0'\nid: 7\nmethod: tools/call\nparams:\n  name: echo\n  arguments:\n    text: hi\n`, CALL],
  ['teaching', `// the probe\n{\n  "jsonrpc": "2.0", // always\n  "id": 1,\n  "method": "ping"\n}`, PING],
];

describe('a message in a program', () => {
  it.each(ONE)('%s: %s', (language, text, value) => {
    const reading = read(text);
    expect(reading?.language).toBe(language);
    expect(reading?.values.map((one) => one.value)).toEqual([value]);
  });

  it.each(ONE)('%s has its place in the text: %s', (_, text) => {
    for (const { span, tree } of values(text)) {
      expect([tree.start, tree.end]).toEqual([span.start, span.end]);
      expect(text.slice(span.start, span.end)).toMatch(/jsonrpc/i);
    }
  });
});

describe('a debug print', () => {
  it('of pydantic is the wire value without what is None', () => {
    const text = `CallToolResult(meta=None, content=[TextContent(type='text', text='ok', annotations=None)], structured_content={'a_b': 1}, isError=False)`;
    const [one] = values(text);
    expect(one).toMatchObject({ kind: 'repr', typeName: 'CallToolResult', problems: [] });
    expect(one?.value).toEqual({
      content: [{ type: 'text', text: 'ok' }],
      structuredContent: { a_b: 1 },
      isError: false,
    });
    expect(one?.notation).toContain('`None` for an absent member');
  });

  it('of a root model is the message in it', () => {
    const [one] = values(`JSONRPCMessage(root=JSONRPCRequest(method='tools/list', params=None, jsonrpc='2.0', id=1))`);
    expect(one).toMatchObject({ typeName: 'JSONRPCRequest', value: { method: 'tools/list', jsonrpc: '2.0', id: 1 } });
  });

  it('without the name of its type is read as well', () => {
    const [one] = values(`meta=None content=[TextContent(type='text', text='5')] isError=False`);
    expect(one?.value).toEqual({ content: [{ type: 'text', text: '5' }], isError: false });
  });

  it.each([
    ['java', 'CallToolResult[content=[TextContent[annotations=null, text=Hello, world]], isError=false]'],
    ['kotlin', 'CallToolResult(content=[TextContent(text=Hello, world, annotations=null)], isError=false)'],
  ])('of %s has unknown texts and is incomplete', (_, text) => {
    const [one] = values(text);
    expect(one).toMatchObject({ typeName: 'CallToolResult', value: { content: [{ text: null }], isError: false } });
    expect(one?.tree).toMatchObject({ type: 'object', incomplete: true });
  });

  it('of Rust unwraps options and numbers', () => {
    const [one] = values(`CallToolResult { content: [], structured_content: None, is_error: Some(false), meta: None }`);
    expect(one).toMatchObject({ kind: 'repr', typeName: 'CallToolResult', value: { content: [], isError: false } });
  });

  it('of Go has the members of the specification, and holes for pointers', () => {
    const [one] = values('&{Meta:map[] Content:[0xc000123450] IsError:false}');
    expect(one?.value).toEqual({ _meta: {}, content: [], isError: false });
  });

  it('of Node leaves out what was not printed', () => {
    const [one] = values(
      `{\n  jsonrpc: '2.0',\n  id: 1,\n  result: { tools: [ [Object], ... 2 more items ], nextCursor: undefined }\n}`,
    );
    expect(one?.value).toEqual({ jsonrpc: '2.0', id: 1, result: { tools: [null] } });
  });
});

describe('what is not on the wire', () => {
  it('is named once, and only the notation of the text itself as wrong there', () => {
    const [one] = values(
      `m = {'jsonrpc': '2.0', 'id': next_id, 'method': 'x/y', 'params': {'a': True, 'b': None,},}\nprint(m)`,
    );
    expect(one?.notation).toEqual([
      'single quotes',
      'a variable',
      '`True` for `true`',
      '`None` for `null`',
      'a trailing comma',
    ]);
    expect(one?.wire).toEqual(['single quotes', '`True` for `true`', '`None` for `null`', 'a trailing comma']);
  });

  it('is nothing for JSON that a program happens to contain', () => {
    const [one] = values(`import json\nprint(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"}))`);
    expect([one?.notation, one?.wire]).toEqual([[], []]);
  });

  it('makes an object incomplete where it is spread', () => {
    const [one] = values(`send({ jsonrpc: '2.0', id: 1, ...rest });\nconst x = 1;`);
    expect(one?.tree).toMatchObject({ incomplete: true });
  });

  it('is a sketch where values are types', () => {
    const sketch = `{\n  jsonrpc: "2.0";\n  id: string | number;\n  method: string;\n}`;
    const [one] = values(`The form:\n${sketch}`, 'typescript');
    expect(one).toMatchObject({ schematic: true, value: { jsonrpc: '2.0', id: null, method: null } });
    const [two] = values(
      `{\n  "jsonrpc": "2.0",\n  "id": "string | number",\n  "method": "string",\n  "params": {...}\n}`,
    );
    expect(two).toMatchObject({ schematic: true, value: { jsonrpc: '2.0', id: null, method: null, params: {} } });
    // A declaration has no value.
    expect(values(`interface Request ${sketch}`)).toEqual([]);
    expect(values(`const x: Request = ${sketch};`, 'typescript')).toHaveLength(1);
  });

  it('shows the sender where a heading names it', () => {
    const found = values(
      `Client → Server:\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n\nServer → Client:\n{"jsonrpc":"2.0","id":1,"result":{...}}`,
    );
    expect(found.map(({ from }) => from)).toEqual(['client', 'server']);
  });

  it('does not hide an error in the JSON of a string', () => {
    const [one] = values(`const bad = '{"jsonrpc": "2.0", "id": 1, "method": }';`);
    expect(one?.problems.map(({ code }) => code)).toEqual(['json-missing-value']);
  });
});

describe('which values are returned', () => {
  it('a batch is one value, a list of messages is several', () => {
    const batch = `handle([\n  {'jsonrpc': '2.0', 'id': 1, 'method': 'a'},\n  {'jsonrpc': '2.0', 'id': 2, 'method': 'b', 'x': None},\n])`;
    expect(values(batch, 'python')).toHaveLength(1);
    expect(
      values(
        `messages = [\n  {'jsonrpc': '2.0', 'id': 1, 'method': 'a'},\n  {'jsonrpc': '2.0', 'id': 2, 'method': 'b'},\n]`,
        'python',
      ),
    ).toHaveLength(2);
  });

  it.each([
    `function f({ id, method, params }) { return { id, method, params }; }\nconst { jsonrpc, id } = msg;`,
    `const init = { method: 'POST', headers: { Accept: 'a/b' }, body };\nfetch(url, init);`,
    `@mcp.tool()\ndef add(a: int, b: int) -> int:\n    return a + b`,
    `const shape = { a: z.string(), b: z.number() };`,
  ])('not patterns, headers or definitions: %s', (text) => {
    expect(read(text)?.values).toEqual([]);
  });

  it.each([
    '{"jsonrpc": "2.0", "id": 1, "method": "ping"}',
    '{"jsonrpc": "2.0" "id": 1}',
    'The client sends a request. It isn’t a program.',
    '2026-01-01T10:00:00 INFO {"jsonrpc":"2.0","id":1,"method":"ping"}\n2026-01-01T10:00:01 INFO const x = 1;',
    '',
  ])('nothing of text that is no program: %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it('the language that a fence names', () => {
    const text = 'x = 1';
    expect(languageOf(text, { start: 0, end: 5 }, 'py')).toMatchObject({ language: 'python', score: 90 });
    expect(languageOf(text, { start: 0, end: 5 }, 'mermaid')).toBeNull();
  });
});
