/** HTTP of 2026-07-28: no sessions, error codes with a fixed status, headers that mirror the body, subscriptions. */
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../testing/converse.ts';
import { messagesOf } from '../testing/exchange.ts';
import { call, talk } from '../testing/conversation.ts';

describe('a server of 2026-07-28 only', () => {
  it('has no sessions and no GET: 405', () => {
    const it = talk('2026-07-28');
    expect(it.listen()).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect(it.send('DELETE', '/mcp', {})).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    const served = it.post({ id: 1, method: 'tools/list' }, { 'mcp-session-id': 'left-over' });
    expect(served.status).toBe(200);
    expect(served.headers['mcp-session-id']).toBeUndefined();
  });

  it('lists its revisions for a client with a handshake', () => {
    const it = talk('2026-07-28');
    const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'c', version: '1' } };
    const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello });
    const refused = it.text(text, { 'mcp-protocol-version': null });
    expect(refused.status).toBe(400);
    expect(messagesOf(refused)[0]).toMatchObject({
      id: 1,
      error: { code: -32022, data: { supported: ['2026-07-28'] } },
    });
  });

  it.each([
    ['an unknown method', { id: 1, method: 'no/such' }, {}, 404, -32601],
    ['a method that another revision had', { id: 1, method: 'ping' }, {}, 404, -32601],
    [
      'an unknown version',
      { id: 1, method: 'tools/list', params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '1999-01-01' } } },
      { 'mcp-protocol-version': '1999-01-01' },
      400,
      -32022,
    ],
    [
      'another version in the header',
      { id: 1, method: 'tools/list' },
      { 'mcp-protocol-version': '2025-11-25' },
      400,
      -32020,
    ],
    ['no version in the header', { id: 1, method: 'tools/list' }, { 'mcp-protocol-version': null }, 400, -32020],
    ['another method in the header', { id: 1, method: 'tools/list' }, { 'mcp-method': 'ping' }, 400, -32020],
    ['no method in the header', { id: 1, method: 'tools/list' }, { 'mcp-method': null }, 400, -32020],
    ['another letter case in the value', { id: 1, method: 'tools/list' }, { 'mcp-method': 'Tools/List' }, 400, -32020],
    ['another name in the header', call(1, 'test_simple_text'), { 'mcp-name': 'test_image_content' }, 400, -32020],
    ['no name in the header', call(1, 'test_simple_text'), { 'mcp-name': null }, 400, -32020],
    ['an argument that is missing in its header', call(1, 'test_custom_header', { region: 'eu' }), {}, 400, -32020],
    [
      'another argument in its header',
      call(1, 'test_custom_header', { region: 'eu' }),
      { 'mcp-param-region': 'us' },
      400,
      -32020,
    ],
    [
      'an argument whose header is not base64',
      call(1, 'test_custom_header', { region: 'eu' }),
      { 'mcp-param-region': '=?base64?x?=' },
      400,
      -32020,
    ],
    [
      'a capability that the client lacks',
      { ...call(1, 'test_missing_capability', {}, { 'io.modelcontextprotocol/clientCapabilities': {} }) },
      {},
      400,
      -32021,
    ],
  ] as const)('refuses %s', (_, message, headers, status, code) => {
    const it = talk('2026-07-28');
    const refused = it.post(message, headers);
    expect(refused.status).toBe(status);
    expect(messagesOf(refused)[0]).toMatchObject({ id: 1, error: { code } });
  });

  it.each([
    ['an argument in its header', { region: 'eu' }, { 'mcp-param-region': 'eu' }],
    [
      'an argument that is encoded in its header',
      { region: 'größe' },
      { 'mcp-param-region': '=?base64?Z3LDtsOfZQ==?=' },
    ],
    ['spaces around the value', { region: 'eu' }, { 'mcp-param-region': '  eu ' }],
  ])('serves %s', (_, args, headers) => {
    const it = talk('2026-07-28');
    expect(it.post(call(1, 'test_custom_header', args), headers).status).toBe(200);
    expect(wordsOf(it.found())).toEqual([]);
  });

  it('accepts no responses, and rejects requests without their `_meta`', () => {
    const it = talk('2026-07-28');
    expect(it.text('{"jsonrpc":"2.0","id":1,"result":{}}').status).toBe(400);
    const bare = it.text('{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{}}', { 'mcp-method': 'tools/list' });
    expect(bare.status).toBe(400);
    expect(messagesOf(bare)[0]).toMatchObject({ id: 7, error: { code: -32602 } });
  });

  it('treats the end of a connection as cancellation', () => {
    const it = talk('2026-07-28');
    const work = it.post(call(1, 'test_tool_with_progress', {}, { progressToken: 1 }));
    it.lose(work);
    expect(it.state.shared?.running).toEqual([]);
    it.pass(500);
    expect(messagesOf(work).every(({ id }) => id === undefined)).toBe(true);
  });

  it('keeps a subscription open, and acknowledges it', () => {
    const it = talk('2026-07-28');
    const stream = it.post({
      id: 'l',
      method: 'subscriptions/listen',
      params: { notifications: { toolsListChanged: true } },
    });
    expect(stream.ended).toBe(false);
    it.post(call(1, 'test_trigger_tool_change'));
    expect(messagesOf(stream).map(({ method }) => method)).toEqual([
      'notifications/subscriptions/acknowledged',
      'notifications/tools/list_changed',
    ]);
    expect(wordsOf(it.found())).toEqual([]);
    it.lose(stream);
    expect(it.state.shared?.listening).toEqual([]);
  });
});
