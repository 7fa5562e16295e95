/** Parts of messages that programs show without the rest: the History pane of the MCP Inspector, parts shown again, printed objects. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { errors, messages } from '../testing/read-back.ts';

const kinds = (text: string): string[] =>
  checkOne(text)
    .parts.map(({ kind }) => kind)
    .filter((kind) => kind !== 'prose' && kind !== 'lesson-text');

describe('a request and a result of the History pane', () => {
  it.each([
    ['below each other', '{ "method": "tools/list", "params": {} }\n\n{ "tools": [] }', 'fragment-empty-list'],
    [
      'in fences',
      'Request:\n```json\n{ "method": "tools/call", "params": { "name": "add", "arguments": {} } }\n```\nResponse:\n```json\n{ "content": [{ "type": "text", "text": "3" }] }\n```\n',
      'fragment-call-result',
    ],
    [
      'without the parameters',
      'Request:\n\n{\nmethod:\n"prompts/list"\n}\nResponse:\n\n{\nprompts:\n[]\n}\n',
      'fragment-empty-list',
    ],
  ])('have no envelope, which is no error: %s', (_, text, result) => {
    expect(kinds(text)).toEqual(expect.arrayContaining(['fragment-message-without-jsonrpc', result]));
    expect(messages(text)).toEqual([]);
    expect(errors(text)).toEqual([]);
  });

  it('are judged within', () => {
    const text = '{ "method": "tools/call", "params": { "arguments": {} } }\n\n{ "content": "3" }';
    expect(errors(text).map((one) => one.split(':')[0])).toEqual(['shape/missing', 'shape/type']);
  });

  it.each([
    ['alone', '{ "method": "tools/list", "params": {} }'],
    ['before a result of another method', '{ "method": "tools/list", "params": {} }\n\n{ "contents": [] }'],
    [
      'before a whole response',
      '{ "method": "tools/list" }\n\n{ "jsonrpc": "2.0", "id": 1, "result": { "tools": [] } }',
    ],
  ])('are a message without its envelope otherwise: %s', (_, text) => {
    expect(errors(text).join('\n')).toContain('envelope/jsonrpc-missing');
  });
});

describe('a part of a message that a text has shown whole', () => {
  const CALL = '{"jsonrpc":"2.0","id":1,"method":"resources/list","params":{"_meta":{"progressToken":1}}}';
  const FAILED = '{"jsonrpc":"2.0","id":3,"error":{"code":-32603,"message":"Path not found"}}';

  it.each([
    ['an error', FAILED, '{"error":{"code":-32603,"message":"Entity not found"}}', 'unknown error'],
    ['a request', CALL, '{ "method": "resources/list", "params": {} }', 'client resources/list'],
  ])('needs no envelope: %s', (_, whole, part, message) => {
    const text = `It answers so:\n\`\`\`json\n${whole}\n\`\`\`\nFor the other it has the same shape:\n\`\`\`json\n${part}\n\`\`\`\n`;
    expect(messages(text)).toEqual([message, message]);
    expect(errors(text)).toEqual([]);
  });
});

describe('a message without its envelope below a whole one', () => {
  it('is wrong if nothing says that only a part of it is shown', () => {
    const CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
    const text = `Expected:\n\`\`\`json\n${CALL}\n\`\`\`\nActual:\n\`\`\`json\n{"method":"tools/list"}\n\`\`\`\n`;
    expect(errors(text).join('\n')).toContain('envelope/jsonrpc-missing');
  });
});

describe('what a program prints or builds', () => {
  it('has nulls in place of what a Python SDK omits', () => {
    const text =
      '{"meta": null, "content": [{"type": "text", "text": "a", "annotations": null, "meta": null}], "structured_content": null, "is_error": false}';
    expect(kinds(text)).toEqual(['fragment-call-result']);
    expect(errors(text)).toEqual([]);
  });

  it.each([
    [
      'in a list of Markdown',
      '- It sends `{ method: "initialize", params: { clientInfo: { name: "notes", version } } }`.',
    ],
    [
      'an error with its code by name',
      '`_fail` emits `JSONRPCError(code=32600, message="Session terminated")` and returns.',
    ],
    [
      'a dictionary that a change adds',
      'app/mcp.py:145\n```diff\n+        return {\n+            "jsonrpc": "2.0",\n+            "id": response_id,\n+            "result": {\n+                "capabilities": {"tools": {}},\n+            },\n+        }\n```\n',
    ],
    [
      'members of a dictionary of Python',
      'It is started so:\n```\n  "command": "npx",\n  "args": ["-y", "notes"],\n  "env": None,\n   "transport": "stdio"\n```\nNothing happens.',
    ],
  ])('is neither a message nor broken JSON: %s', (_, text) => {
    expect(messages(text)).toEqual([]);
    expect(errors(text)).toEqual([]);
  });

  it('has the method of its parameters if a constant names it', () => {
    const text =
      '```ts\nwrite({\n  jsonrpc: "2.0",\n  method: PROGRESS_METHOD,\n  params: {\n    progressToken: `call-${id}`,\n    progress: 0,\n  },\n});\n```\n';
    expect(messages(text)).toEqual(['unknown notifications/progress']);
  });
});
