/** What rmcp prints, as the messages that it sends. */
import { describe, expect, it } from 'vitest';
import { toValue } from '../json/value.ts';
import { checkOne } from '../check.ts';
import { readDebug } from './rust-debug.ts';
import { messageIn } from './rust-messages.ts';

const shown = (text: string): unknown => {
  const value = readDebug(text, 0, text.length);
  const node = value && messageIn(value);
  return node ? toValue(node) : null;
};
const HEAD = 'jsonrpc: JsonRpcVersion2_0, id: Number(1)';

describe('a structure of rmcp', () => {
  it.each([
    [
      `Request(JsonRpcRequest { ${HEAD}, request: CallToolRequest(Request { method: CallToolRequestMethod, params: CallToolRequestParam { name: "add", arguments: Some({"a": Number(1), "b": Object {"c": Bool(true)}}) }, extensions: Extensions }) })`,
      { id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: { c: true } } } },
    ],
    [
      `Request(JsonRpcRequest { ${HEAD}, request: ListToolsRequest(RequestOptionalParam { method: ListToolsRequestMethod, params: None, extensions: Extensions }) })`,
      { id: 1, method: 'tools/list' },
    ],
    [
      'JsonRpcRequest { jsonrpc: JsonRpcVersion2_0, id: String("a\\"b"), request: Request { method: "initialize", params: {"capabilities": Object {}, "protocolVersion": String("2025-06-18")}, extensions: Extensions } }',
      { id: 'a"b', method: 'initialize', params: { capabilities: {}, protocolVersion: '2025-06-18' } },
    ],
    [
      `Response(JsonRpcResponse { ${HEAD}, result: CallToolResult(CallToolResult { content: [Annotated { raw: Text(RawTextContent { text: "3", meta: None }), annotations: None }], structured_content: None, is_error: Some(false) }) })`,
      { id: 1, result: { content: [{ type: 'text', text: '3' }], isError: false } },
    ],
    [`Response(JsonRpcResponse { ${HEAD}, result: EmptyResult(EmptyObject) })`, { id: 1, result: {} }],
    [
      `Error(JsonRpcError { ${HEAD}, error: ErrorData { code: ErrorCode(-32601), message: "tools/x", data: None } })`,
      { id: 1, error: { code: -32601, message: 'tools/x' } },
    ],
    [
      'Notification(JsonRpcNotification { jsonrpc: JsonRpcVersion2_0, notification: ProgressNotification(Notification { method: ProgressNotificationMethod, params: ProgressNotificationParam { progress_token: ProgressToken(Number(7)), progress: 0.5, total: None, message: None }, extensions: Extensions }) })',
      { method: 'notifications/progress', params: { progressToken: 7, progress: 0.5 } },
    ],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual({ jsonrpc: '2.0', ...expected });
  });

  it.each([
    'Extensions',
    'Tool { name: "a" }',
    'Request(JsonRpcRequest { jsonrpc: ',
    '"text"',
    'Foo(Bar { x: [1, 2 })',
    '{{{{',
  ])('is no message: %s', (text) => {
    expect(shown(text)).toBeNull();
  });
});

const TIME = '2026-01-14T09:12:31.118345Z';
const EVENT = `${TIME} DEBUG rmcp::service: new event evt=PeerMessage(Request(JsonRpcRequest { ${HEAD}, request: ListToolsRequest(RequestOptionalParam { method: ListToolsRequestMethod, params: None, extensions: Extensions }) }))`;
const HANDLED = `${TIME}  INFO rmcp::service: received request id=1 request=ListToolsRequest(RequestOptionalParam { method: ListToolsRequestMethod, params: None, extensions: Extensions })`;
const RESULT = `${TIME}  INFO rmcp::service: response message id=1 result=ListToolsResult(ListToolsResult { next_cursor: None, tools: [Tool { name: "a", description: None, input_schema: {"type": Number(3)}, annotations: None }] })`;

describe('a log of rmcp', () => {
  it('has each message once', () => {
    const { format, entries } = checkOne([EVENT, HANDLED, RESULT].join('\n'));
    expect(format.id).toBe('rust-sdk');
    expect(entries.map(({ kind, method, from }) => [kind, method, from])).toEqual([
      ['request', 'tools/list', 'client'],
      ['response', undefined, 'server'],
    ]);
  });

  it('has messages without its events', () => {
    expect(checkOne([HANDLED, RESULT].join('\n')).entries.map(({ kind }) => kind)).toEqual(['request', 'response']);
  });

  it('is judged at the place of the value', () => {
    const text = [EVENT, RESULT].join('\n');
    const found = checkOne(text).diagnostics.find(({ severity }) => severity === 'error');
    expect(found?.pointer).toBe('/result/tools/0/inputSchema/type');
    expect(text.slice(found?.span.start, found?.span.end)).toBe('3');
  });
});
