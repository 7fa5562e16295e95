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
    ['steps', 'sequence: client sends initialize -> server answers -> client sends initialized -> tools/list'],
  ])('has no message and no error: %s', (_name, text) => {
    const { entries, diagnostics } = checkOne(text);
    expect(entries).toEqual([]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
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
