/** JSON comes first: a message that quotes a log line stays a message; and messages that logs quote are found. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { takeIn } from './testing/all-formats.ts';

const methods = (text: string): (string | undefined)[] => checkOne(text).entries.map(({ method }) => method);
const errors = (text: string): (string | null)[] =>
  checkOne(text).diagnostics.flatMap(({ severity, requirement }) => (severity === 'error' ? [requirement] : []));
const line = (value: object): string => JSON.stringify({ jsonrpc: '2.0', ...value });
const notice = (data: string): object => ({ method: 'notifications/message', params: { level: 'info', data } });

/** Lines of logs that have readers of their own. */
const QUOTED = [
  '2025-06-01 12:00:00,123 - mcp.server.lowlevel.server - DEBUG - Received message: {"jsonrpc":"2.0"}',
  'DEBUG:mcp.server.lowlevel.server:Received message: root=ClientRequest(method="ping")',
  'INFO:mcp.server.lowlevel.server:Processing request of type CallToolRequest',
  '2025-06-01T12:00:00.000Z [weather] [info] Message from client: {"jsonrpc":"2.0","id":1,"method":"ping"}',
  '[12345] Received error: Error POSTing to endpoint (HTTP 405): {"a":1}',
  '[supergateway] SSE → Child: {"jsonrpc":"2.0","id":1,"method":"ping"}',
  'INFO:     127.0.0.1:53422 - "POST /mcp HTTP/1.1" 200 OK',
];

describe('a message that quotes a line of a log', () => {
  it.each(QUOTED)('is that message: %s', (quoted) => {
    for (const text of [line(notice(quoted)), JSON.stringify(JSON.parse(line(notice(quoted))), null, 2)]) {
      expect(methods(text)).toEqual(['notifications/message']);
      expect(errors(text)).toEqual([]);
    }
    const result = line({ id: 1, result: { content: [{ type: 'text', text: `${quoted}\n${quoted}` }] } });
    expect(takeIn(result).entries).toHaveLength(1);
    expect(takeIn(`${result}\n${line(notice(quoted))}\n`).entries).toHaveLength(2);
  });

  it('does not hide the log around it', () => {
    const log = `DEBUG:mcp.server.lowlevel.server:Received message: root=JSONRPCRequest(method='ping', params=None, jsonrpc='2.0', id=1)`;
    expect(takeIn(`${log}\n${line(notice(QUOTED[1] ?? ''))}\n`).entries).toHaveLength(2);
  });
});

describe('a structured logger', () => {
  const quoted = JSON.stringify(line({ id: 1, method: 'tools/list' }));
  it.each([
    `2025-06-01T12:00:00.000Z\tINFO\tserver/server.go:42\trequest\tbody=${quoted}`,
    `time=2025-06-01T12:00:00Z level=INFO msg="got request" payload=${quoted} size=52`,
    `2025-06-01T12:00:00.000Z\tDEBUG\tproxy\tforward\t{"body": ${quoted}, "size": 52}`,
  ])('quotes a message as a value: %s', (text) => {
    for (const whole of [text, `${text}\n${text.replace('tools/list', 'prompts/list')}\n`]) {
      expect(methods(whole)[0]).toBe('tools/list');
      expect(errors(whole).filter((id) => id === 'envelope/valid-json-text')).toEqual([]);
    }
  });

  it('may quote anything else', () => {
    expect(takeIn('2025-06-01T12:00:00.000Z\tINFO\trequest\tbody="{\\"a\\":1}"\n').entries).toEqual([]);
  });
});

describe('mcp-remote', () => {
  const refused = (body: string): string =>
    `[12345] Connecting to remote server: https://mcp.example.com/mcp\n[12345] Received error: Error POSTing to endpoint (HTTP 405): ${body}\n`;

  it('prints the body of a refusal after its own words', () => {
    const body = line({ error: { code: -32000, message: 'Method not allowed.' }, id: null });
    const { entries, diagnostics } = checkOne(refused(body));
    expect(entries).toMatchObject([{ kind: 'error', from: 'server' }]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('prints other bodies, which are no messages', () => {
    for (const body of ['<html>Not here</html>', '{"detail":"Method Not Allowed"}', '']) {
      expect(takeIn(refused(body)).entries).toEqual([]);
    }
  });
});
