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
