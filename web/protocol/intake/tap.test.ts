/** What Check reads in a recording of `tap` besides its messages: HTTP, output, ends, and what is missing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { takeIn } from './testing/all-formats.ts';

const folder = join(fileURLToPath(import.meta.url), '../../../../public/samples');
const HTTP = readFileSync(join(folder, 'tap-http.jsonl'), 'utf8');

/** A recording: each record is completed by its number, time and run. */
const recording = (...records: readonly object[]): string =>
  records
    .map((record, index) =>
      JSON.stringify({ seq: index + 1, at: `2026-01-02T03:04:05.${String(100 + index)}Z`, run: 1, ...record }),
    )
    .join('\n');
const RUN = { kind: 'run', transport: 'stdio', target: 'npx -y maps', by: 'host', pid: 1 };
const hello = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
};
const welcome = {
  jsonrpc: '2.0',
  id: 0,
  result: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'maps', version: '1' } },
};
const HELLO = { kind: 'message', from: 'client', message: hello };
const WELCOME = { kind: 'message', from: 'server', message: welcome };
const READY = { kind: 'message', from: 'client', message: { jsonrpc: '2.0', method: 'notifications/initialized' } };
const GOOD = [RUN, HELLO, WELCOME, READY];

const causes = (text: string): string[] =>
  checkOne(text)
    .diagnostics.filter((one) => one.class === 'cause')
    .map(({ rule, severity }) => `${rule} ${severity}`);
const rules = (text: string): string[] =>
  checkOne(text)
    .diagnostics.filter((one) => one.class !== 'cause')
    .map(({ rule, entry }) => `${rule}@${entry}`);

describe('a session over stdio', () => {
  it('that is in order has no findings', () => {
    const text = recording(
      ...GOOD,
      { kind: 'stderr', text: 'listening' },
      { kind: 'end', by: 'host', code: 0, signal: null },
    );
    const report = checkOne(text);
    expect(report.diagnostics).toEqual([]);
    expect(report.entries.map(({ from }) => from)).toEqual(['client', 'server', 'client']);
    expect(report.entries.map(({ took }) => took)).toEqual([undefined, 1, undefined]);
    expect(report.skipped.map(({ start, end }) => text.slice(start, end))).toContain('listening');
  });

  it('keeps what JSON would lose: the text is judged, at its place', () => {
    const text = recording(...GOOD, {
      kind: 'message',
      from: 'client',
      message: { jsonrpc: '2.0', id: 2, method: 'ping' },
      text: '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}',
    });
    expect(rules(text)).toEqual(['json-duplicate-key@3']);
  });

  it('with lines on stdout names them as the cause, for certain', () => {
    const text = recording(...GOOD, { kind: 'noise', from: 'server', text: 'Server listening on "maps"...' });
    const [cause] = checkOne(text).diagnostics.filter((one) => one.class === 'cause');
    expect(cause).toMatchObject({ rule: 'unexpected-token-not-valid-json', severity: 'error' });
    expect(text.slice(cause?.span.start, cause?.span.end)).toBe('Server listening on \\"maps\\"...');
    // The same line on stderr is in order.
    expect(causes(recording(...GOOD, { kind: 'stderr', text: 'Server listening on "maps"...' }))).toEqual([]);
  });

  it('that ends with an error says why', () => {
    const crashed = recording(
      RUN,
      HELLO,
      { kind: 'stderr', text: "Error: Cannot find module '/srv/maps/index.js'" },
      { kind: 'end', by: 'server', code: 1, signal: null, error: 'the server process exited with code 1' },
    );
    expect(causes(crashed)[0]).toContain('cannot-find-module');
    expect(checkOne(crashed).outcome?.map(({ kind }) => kind)).toContain('stopped');
    const missing = recording(RUN, { kind: 'end', by: 'server', error: 'spawn npx ENOENT' });
    expect(causes(missing)[0]).toMatch(/enoent/u);
  });

  it('of which bytes are missing, or cut, is not accused of their absence', () => {
    const call = { kind: 'message', from: 'client', message: { jsonrpc: '2.0', id: 2, method: 'tools/list' } };
    const other = { kind: 'message', from: 'client', message: { jsonrpc: '2.0', id: 3, method: 'ping' } };
    const pong = { kind: 'message', from: 'server', message: { jsonrpc: '2.0', id: 3, result: {} } };
    const cut = { kind: 'noise', from: 'server', text: '{"jsonrpc":"2.0","id":2,"result":{"too', cut: 50_000_000 };
    expect(causes(recording(...GOOD, call, cut, other, pong))).toEqual([]);
    expect(rules(recording(...GOOD, call, cut, other, pong))).toEqual([]);
    expect(rules(recording(...GOOD, call, { kind: 'lost', from: 'server', bytes: 1_000_000 }, other, pong))).toEqual(
      [],
    );
  });
});

describe('several runs', () => {
  it('are sessions of their own, also when a file counts from 1 again', () => {
    const again = GOOD.map((one) => ({ ...one, run: 2 }));
    expect(checkOne(recording(...GOOD, ...again)).sessions.map(({ label }) => label)).toEqual(['run 1', 'run 2']);
    const twice = [...GOOD, ...GOOD];
    expect(checkOne(recording(...twice)).sessions).toHaveLength(2);
    expect(rules(recording(...GOOD, ...again))).toEqual([]);
  });

  it('go on in a file that was replaced at its limit, and begins with their first record', () => {
    const [first = ''] = recording(RUN).split('\n');
    const text = `${first}\n${recording(...GOOD)
      .split('\n')
      .slice(1)
      .join(
        '\n',
      )}\n${first}\n${recording({ kind: 'message', from: 'client', message: { jsonrpc: '2.0', id: 5, method: 'ping' }, seq: 90 })}`;
    expect(checkOne(text).sessions.map(({ label, messages }) => [label, messages])).toEqual([['run 1', 4]]);
  });
});

describe('HTTP', () => {
  it('is read with headers, bodies, events and the messages in them', () => {
    const { wire = [], entries, transport } = takeIn(HTTP);
    expect(transport).toBe('http');
    const requests = wire.filter(({ kind }) => kind === 'request');
    expect(requests.slice(0, 3).map(({ method, target }) => `${method} ${target}`)).toEqual([
      'POST /mcp',
      'POST /mcp',
      'GET /mcp',
    ]);
    for (const one of wire.filter(({ kind }) => kind === 'response'))
      expect(wire[one.answers ?? -1]?.kind).toBe('request');
    const stream = wire.find(({ events }) => (events?.length ?? 0) > 3);
    expect(stream?.events?.map(({ event }) => event)).toEqual(['endpoint', 'message', 'message', 'message', 'message']);
    for (const [index, message] of wire.entries())
      for (const entry of message.entries) expect(entries.at(entry)?.wire).toBe(index);
    expect(entries.length).toBe(18);
    for (let index = 1; index < 18; index++)
      expect(entries.at(index)?.span.start ?? 0).toBeGreaterThan(entries.at(index - 1)?.span.start ?? 0);
  });

  it('is judged by the rules of HTTP', () => {
    const bad = HTTP.replaceAll('"mcp-protocol-version":"2025-11-25",', '').replace(
      'application/json, text/event-stream',
      'application/json',
    );
    const found = rules(bad).map((one) => one.replace(/@.*/u, ''));
    expect(found).toContain('http/accept');
    expect(rules(HTTP)).not.toContain('http/accept');
  });

  it('of other kinds, such as OAuth, is no message', () => {
    const text = recording(
      { ...RUN, transport: 'http', target: 'http://127.0.0.1:3000/mcp' },
      { kind: 'request', exchange: 1, method: 'GET', url: '/.well-known/oauth-protected-resource', headers: {} },
      { kind: 'response', exchange: 1, status: 200, headers: { 'content-type': 'application/json' } },
      {
        kind: 'message',
        from: 'server',
        exchange: 1,
        message: { resource: 'https://mcp.example.com/mcp', authorization_servers: ['https://auth.example.com'] },
      },
      { kind: 'close', exchange: 1, by: 'server' },
      {
        kind: 'request',
        exchange: 2,
        method: 'POST',
        url: '/mcp',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      },
      { kind: 'message', from: 'client', exchange: 2, message: hello },
      { kind: 'close', exchange: 2, by: 'server', error: 'connect ECONNREFUSED 127.0.0.1:3000' },
    );
    const report = checkOne(text);
    expect(report.entries).toHaveLength(1);
    expect(report.wire).toHaveLength(3);
    expect(causes(text)).toEqual(['sse-conn-refused warning']);
  });
});
