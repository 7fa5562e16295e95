/** Texts without messages: nothing is invented in JSON of other programs, in sentences and in records. */
import { describe, expect, it } from 'vitest';
import { checkOne as checkWhole } from '../../check.ts';
import { checkOne } from '../../testing/check-rules.ts';

describe('a text of other programs', () => {
  it.each([
    ['a request of GraphQL', '{"query":"query { viewer { login } }","variables":{"id":1}}'],
    [
      'a turn of a model',
      '{"role":"assistant","tool_calls":[{"id":"call_1","type":"function","function":{"name":"a"}}]}',
    ],
    ['a response of a model', '{"id":"c-1","object":"chat.completion","choices":[{"index":0}]}'],
    ['a span of a trace', '{"traceId":"5b8a","spanId":"0515","name":"tools/call add"}'],
    ['a record of a request', '{"method":"GET","url":"https://api.example.com/v1","status":200}'],
    ['a resource of Kubernetes', '{"apiVersion":"v1","kind":"Pod","metadata":{"name":"mcp"}}'],
    ['an event', '{"ref":"refs/heads/main","repository":{"full_name":"a/b"},"sender":{"login":"ann"}}'],
    ['a printed array', 'array:2 [▼\n  "method" => "POST"\n  "id" => 12\n]'],
    ['a printed map', '2026-01-01 DEBUG user: {id=1, name=Ann, roles=[admin, dev]}'],
    ['a question', 'Is `notifications/initialized` required before `tools/list`? What about `"id": null`?'],
    ['the state of a service', '{"status":"ok","uptime":481.2,"version":"1.4.2"}'],
    ['a failure of a service', '{"success":false,"error":"No such item"}'],
    ['an answer of a chat service', '{"ok":true,"result":[{"update_id":1}]}'],
    ['a failure with an id', '{"id":"req_81","error":"quota used up","retry_after":30}'],
    ['lines with two members each', '{"name":"Ann","age":31}\n{"name":"Ben","age":29}'],
    ['lines with types', '{"type":"point","size":1}\n{"type":"line","size":2}'],
    ['wrapped values', '{"data":[{"id":17}],"meta":{"total":1}}'],
    ['errors of GraphQL', '{"errors":[{"message":"Unknown field","path":["query"]}]}'],
    ['a list of items', '[{"id":1,"name":"A"},{"id":2,"name":"B"}]'],
    ['settings', '{"presets":["env"],"semi":false}'],
    ['settings with comments', '{\n  // Base\n  "compilerOptions": { "strict": true, },\n  "include": ["src"],\n}'],
    ['a state of Terraform', '{"version":4,"serial":1,"resources":[{"mode":"managed","type":"s3","name":"logs"}]}'],
    [
      'a turn with tools',
      '{"role":"assistant","model":"m","content":[{"type":"text","text":"Hi"}],"stop_reason":"end_turn"}',
    ],
    [
      'a HAR file of other requests',
      '{"log":{"version":"1.2","entries":[{"request":{"method":"GET","url":"http://a/b.css"},"response":{"status":200}}]}}',
    ],
    [
      'events of a model',
      'event: message\ndata: {"type":"content_block_delta","delta":{"text":"Hi"}}\n\ndata: {"type":"message_stop"}\n',
    ],
    ['a statement of SQL', 'SELECT id, method FROM jobs WHERE payload @> \'{"type":"call"}\' LIMIT 5;'],
    ['markup', '<a class="button" href="https://example.com/?a=b">Sign up</a>'],
    ['a template', '{{#if user}}Hello {{user.name}}, you have {{count}} new{{/if}}'],
    ['a template of a file', '{{- if .Values.on }}\nname: {{ include "app.name" . }}\n{{- end }}'],
    ['a printed struct', '#<struct Response id=12, result="ok", error=nil>'],
    ['encoded bytes', 'eyJ0eXAiOiJKV1QiLCJhbGciOiJSUzI1NiIsImtpZCI6IjEifQ=='],
    [
      'an access log',
      '[12/Jan/2026 08:11:20] "GET /a/?id=1 HTTP/1.1" 200 5\n[12/Jan/2026 08:11:24] "GET /b HTTP/1.1" 200 5',
    ],
    ['a struct in code', 'fn main() {\n    let job = Job { id: 1, method: "sync".into(), params: None };\n}'],
    [
      'an answer that code builds',
      'app.use((err, req, res) => {\n  res.json({ error: { code: 500 }, id: req.id });\n});',
    ],
    ['a request to a debugger', '{"seq":3,"type":"request","command":"next","arguments":{"threadId":1}}'],
    ['a configuration with a version', '{"version":2,"builds":[{"src":"a.ts"}],"routes":[]}'],
    ['a refusal of a cloud service', '{"__type":"ThrottlingException","message":"Rate exceeded"}'],
    ['TOML', 'name = "app"\nmain = "src/index.ts"\n\n[[objects.bindings]]\nname = "ROOM"\n'],
    ['a webhook', '{"action":"opened","issue":{"number":2},"repository":{"full_name":"a/b"}}'],
    ['a message of a broker', '{"topic":"home/temp","payload":"21.5","qos":1}'],
    ['a value in a sentence', 'A string in `{"name": "echo", "arguments": "hi"}` should be rejected with -32602.'],
    [
      'a value in a sentence without blanks',
      '请确认设置 {"tshark": "/usr/bin/tshark"} 是否正确，服务器已经启动，但是没有工具，日志里也没有错误。',
    ],
    ['steps', 'sequence: client sends initialize -> server answers -> client sends initialized -> tools/list'],
  ])('has no message and no error: %s', (_name, text) => {
    const { entries, diagnostics } = checkOne(text);
    expect(entries).toEqual([]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is a fragment after words on its line', () => {
    const { entries, parts } = checkOne(
      '[client] The tool "add" returned: {"content":[{"type":"text","text":"3"}],"isError":false}',
    );
    expect(entries).toEqual([]);
    expect(parts.map(({ kind }) => kind)).toEqual(['prose', 'fragment-call-result']);
  });

  it.each([
    'name: CI\non:\n  push:\njobs:\n  test:\n    steps:\n      - uses: actions/setup-node@v4\n        with:\n          node-version: 22\n',
    'panic: runtime error: index out of range\n\ngoroutine 1 [running]:\nmain.(*Server).Handle(0x0, {0xc0000b2000, 0x1c})\n\t/app/main.go:88 +0x2c\n',
    '** (KeyError) key :id not found in: %{name: "a", method: "get"}\n    (app 0.1.0) lib/app.ex:4: App.run/1\n',
  ])('is no program: %j', (text) => {
    expect(checkOne(text).parts.map(({ kind }) => kind)).toEqual(['prose']);
  });

  it.each(['{"id":1,"error":"Method not found"}', '{"id":1,"error":"Method not found","code":-32601}'])(
    'may be a response with a wrong error: %s',
    (text) => {
      expect(checkOne(text).entries.map(({ kind }) => kind)).toEqual(['error']);
    },
  );

  it('may be two messages that went wrong', () => {
    expect(checkOne('{"id":1,"name":"tools/list"}\n{"id":2,"name":"ping"}').entries).toHaveLength(2);
  });

  it('may be a message that went wrong if a member is like one of a message', () => {
    expect(checkOne('{"command":"list","type":"call","payload":{}}').entries).toHaveLength(1);
    expect(checkOne('{"method":"GET","params":{},"id":1}').entries).toHaveLength(1);
  });
});

describe('a failure that nothing had', () => {
  const causes = (text: string): string[] =>
    checkWhole(text).diagnostics.flatMap(({ rule, severity }) => (severity === 'info' ? [] : [rule]));

  it.each([
    [
      'the table of the codes',
      '| Code | Meaning |\n|------|------|\n| -32600 | Invalid Request |\n| -32601 | Method not found |',
    ],
    [
      'what a test expects',
      'FAILED test_rpc.py::test_unknown - AssertionError: assert {\'code\': -32602} == {\'code\': -32601, \'message\': \'Method not found\'}\nE       - {"code": -32601, "message": "Method not found"}\nE       + {"code": -32602}',
    ],
  ])('is not reported: %s', (_name, text) => {
    expect(causes(text)).toEqual([]);
  });

  it('is not the heading of a panel or the line of a chat', () => {
    const [sent, received] = ['{"jsonrpc":"2.0","id":1,"method":"ping"}', '{"jsonrpc":"2.0","id":1,"result":{}}'];
    expect(causes(`Request URL: http://localhost/mcp\n\nRequest Payload\n${sent}\n\nResponse\n${received}`)).toEqual(
      [],
    );
    expect(
      causes(`Ann  10:03 AM\nthis is what the client sends\n${sent}\nBob  10:05 AM\nand I return\n${received}`),
    ).toEqual([]);
  });
});
