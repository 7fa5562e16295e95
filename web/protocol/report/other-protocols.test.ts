/** Messages of other protocols are named, and judged as JSON-RPC 2.0. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';

/** The kind and title of each part, the revision, and the severity and rule of each finding. */
function read(...messages: readonly object[]): { parts: string[]; revision: string; found: string[] } {
  const { parts, revision, diagnostics } = checkOne(messages.map((message) => JSON.stringify(message)).join('\n'));
  return {
    parts: parts.map(({ kind, title }) => `${kind}: ${title}`),
    revision,
    found: diagnostics.map(({ severity, rule }) => `${severity} ${rule}`),
  };
}

const v2 = { jsonrpc: '2.0' };
/** One note names the protocol at its first method. */
const NOTE = 'info methods/unknown-request';
const named = (title: string, found: readonly string[] = []) => ({
  parts: [`other-protocol: ${title}`],
  revision: 'jsonrpc-2.0',
  found,
});

describe('messages of another protocol', () => {
  it.each([
    [
      'Language Server Protocol',
      [
        { ...v2, id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } },
        { ...v2, id: 1, result: { capabilities: { hoverProvider: true } } },
        { ...v2, method: 'initialized', params: {} },
        { ...v2, id: 2, method: 'shutdown' },
        { ...v2, id: 2, result: null },
        { ...v2, method: 'exit' },
      ],
    ],
    ['Language Server Protocol', [{ ...v2, method: 'textDocument/didClose', params: { textDocument: {} } }]],
    [
      'Agent2Agent Protocol',
      [
        { ...v2, id: 1, method: 'message/send', params: { message: { role: 'user', parts: [], messageId: 'm' } } },
        { ...v2, id: 1, result: { kind: 'task', id: 't', contextId: 'c', status: { state: 'working' } } },
        { ...v2, id: 2, method: 'tasks/get', params: { id: 't' } },
      ],
    ],
    [
      'Agent2Agent Protocol',
      [{ ...v2, id: 1, result: { message: { messageId: 'm', role: 'ROLE_AGENT', parts: [] } } }],
    ],
    ['Ethereum JSON-RPC API', [{ ...v2, id: 1, method: 'eth_getBalance', params: ['0x00', 'latest'] }]],
    ['Ethereum JSON-RPC API', [{ ...v2, id: 83, result: '0x1b4' }]],
  ])('of the %s are judged as JSON-RPC 2.0', (title, messages) => {
    const note = messages.some((message) => 'method' in message) ? [NOTE] : [];
    expect(read(...messages)).toEqual(named(title, note));
  });

  it('of the Chrome DevTools Protocol get one note that they omit `jsonrpc`', () => {
    expect(
      read(
        { id: 1, method: 'Page.navigate', params: { url: 'https://example.com' } },
        { id: 1, result: { frameId: 'A' }, sessionId: 'B' },
        { method: 'Page.loadEventFired', params: { timestamp: 1 } },
      ),
    ).toEqual(named('Chrome DevTools Protocol', ['info envelope/jsonrpc-missing']));
  });

  it('keep the problems of their JSON', () => {
    const { diagnostics } = checkOne('{"id":1,"method":"Page.enable","params":{},}');
    expect(diagnostics.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
      'error json-trailing-comma',
      'info envelope/jsonrpc-missing',
    ]);
  });

  it('are recognized over HTTP and in a block', () => {
    const message = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';
    const kinds = (text: string): string[] => checkOne(text).parts.map(({ kind }) => kind);
    expect(kinds(`POST / HTTP/1.1\nContent-Type: application/json\n\n${message}`)).toEqual(['other-protocol']);
    expect(kinds(`\`\`\`json\n${message}\n\`\`\``)).toEqual(['other-protocol']);
  });
});

describe('messages of MCP', () => {
  it.each([
    [{ ...v2, id: 1, method: 'acme/run', params: {} }, 'message', 'jsonrpc-2.0'],
    [{ ...v2, id: 1, method: 'eth_get_balance', params: {} }, 'message', 'jsonrpc-2.0'],
    [{ ...v2, id: 1, method: 'tasks/get', params: { id: 't' } }, 'message', '2025-11-25'],
    [{ ...v2, method: 'initialized' }, 'message', '2025-11-25'],
    [{ id: 1, method: 'acme.run' }, 'fragment-message-without-jsonrpc', 'jsonrpc-2.0'],
  ])('and of custom methods stay so: %j', (message, kind, revision) => {
    const report = checkOne(JSON.stringify(message));
    expect([report.parts[0]?.kind, report.revision]).toEqual([kind, revision]);
  });

  it('beside those of another protocol are judged as MCP', () => {
    const { parts, revision } = read(
      { id: 1, method: 'Page.navigate', params: {} },
      { ...v2, id: 1, method: 'tools/list' },
    );
    expect([parts, revision]).toEqual([['message: One message per line'], '2025-11-25']);
  });
});

describe('a method that MCP does not have', () => {
  const note = (text: string, revision?: 'jsonrpc-2.0'): string[] =>
    checkOne(text, revision ? { revision } : {}).diagnostics.map(
      ({ severity, pointer, what }) => `${severity} ${pointer} ${what}`,
    );
  const call = JSON.stringify({ ...v2, id: 3, method: 'get_weather', params: { city: 'Lima' } });

  it('is noted once, with how a tool is called', () => {
    expect(note([call, call.replace('3', '4')].join('\n'))).toEqual([
      expect.stringMatching(/^info \/method .*`get_weather`.*`tools\/call`/u),
    ]);
  });

  it('is not noted in the chosen revision, and not beside methods of MCP', () => {
    expect(note(call, 'jsonrpc-2.0')).toEqual([]);
    expect(note([call, JSON.stringify({ ...v2, id: 4, method: 'ping' })].join('\n'))[0]).toMatch(/^warning/u);
  });

  it('of plain JSON-RPC is no tool’s name if its parameters are by position', () => {
    const [one = ''] = note(JSON.stringify({ ...v2, id: 1, method: 'subtract', params: [42, 23] }));
    expect(one).toMatch(/`subtract`/u);
    expect(one).not.toMatch(/tools\/call/u);
  });
});
