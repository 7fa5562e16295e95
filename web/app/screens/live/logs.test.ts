/** The runs of a tap: rows from records alone, bounded memory, and lines that are no records. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '../../../protocol/json/plain.ts';
import { Logs } from './logs.ts';
import { messageText } from './message-text.ts';
import { refusalsOf } from './refusals.ts';
import { runs as numberOfRuns } from '../../../testing/runs.ts';

const AT = '2026-01-01T10:00:00.000Z';
const START = { kind: 'run', transport: 'stdio', target: 'server', by: 'host', pid: 7 };

/** Logs with these records, numbered; `at` is in milliseconds after the start. */
function logsOf(records: readonly object[], logs = new Logs()): Logs {
  for (const record of records) {
    const { at = 0, ...rest } = record as { at?: number };
    const time = new Date(Date.parse(AT) + at).toISOString();
    logs.add(JSON.stringify({ seq: logs.last + 1, at: time, run: 1, ...rest }), null);
  }
  return logs;
}

const sentBy = (from: 'client' | 'server', message: unknown, at = 0, more: object = {}) => ({
  kind: 'message',
  from,
  message,
  at,
  ...more,
});
const request = (id: unknown, method = 'tools/list') => ({ jsonrpc: '2.0', id, method });
const result = (id: unknown) => ({ jsonrpc: '2.0', id, result: {} });

describe('a run', () => {
  it('pairs responses with requests of the other side, with the time that they took', () => {
    const [run] = logsOf([
      START,
      sentBy('client', request(1), 10),
      sentBy('server', request(1, 'ping'), 20),
      sentBy('client', result(1), 25),
      sentBy('server', result(1), 1010),
    ]).views();
    expect(run?.entries.map(({ answers, answeredBy, took }) => ({ answers, answeredBy, took }))).toEqual([
      { answeredBy: 3 },
      { answeredBy: 2 },
      { answers: 1, took: 5 },
      { answers: 0, took: 1000 },
    ]);
    expect(run?.open).toEqual([]);
  });

  it('knows what is in flight: not what was canceled, and not a subscription', () => {
    const [run] = logsOf([
      START,
      sentBy('client', request(1)),
      sentBy('client', request('1')),
      sentBy('client', request(2)),
      sentBy('client', request(3, 'subscriptions/listen')),
      sentBy('client', { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } }),
      sentBy('server', result('1')),
    ]).views();
    expect(run?.open).toEqual([0]);
    expect(run?.session).toMatchObject({ unanswered: [0], unansweredCount: 1 });
  });

  it('answers the requests of a batch', () => {
    const [run] = logsOf([
      START,
      sentBy('client', [request(1), request(2), { jsonrpc: '2.0', method: 'x' }]),
      sentBy('server', [result(2), result(1)]),
    ]).views();
    expect(run?.entries[0]).toMatchObject({ kind: 'batch', answeredBy: 1, items: [{ id: '1' }, { id: '2' }, {}] });
    expect(run?.open).toEqual([]);
  });

  it('follows the handshake', () => {
    const initialize = { ...request(0, 'initialize'), params: { clientInfo: { name: 'host', version: '2' } } };
    const answer = { ...result(0), result: { serverInfo: { name: 'srv' }, protocolVersion: '2025-06-18' } };
    const logs = logsOf([START, sentBy('client', initialize)]);
    expect(logs.views()[0]?.session).toMatchObject({ state: 'asked', client: { name: 'host' } });
    logsOf([sentBy('server', answer)], logs);
    expect(logs.views()[0]?.session).toMatchObject({
      state: 'answered',
      server: { name: 'srv' },
      revision: '2025-06-18',
    });
    logsOf([sentBy('client', { jsonrpc: '2.0', method: 'notifications/initialized' })], logs);
    expect(logs.views()[0]?.session.state).toBe('running');
  });

  it('has what each message is about, and failed calls', () => {
    const failed = { jsonrpc: '2.0', id: 1, result: { isError: true, content: [{ type: 'text', text: 'no' }] } };
    const [run] = logsOf([
      START,
      sentBy('client', { ...request(1, 'tools/call'), params: { name: 'add', arguments: { a: 1 } } }),
      sentBy('server', failed),
    ]).views();
    expect(run?.briefs.get(0)).toBe('add · a: 1');
    expect(run?.failed.get(1)).toBe(1);
  });

  it('keeps other output, and the end', () => {
    const [run] = logsOf([
      START,
      { kind: 'stderr', text: 'starting' },
      { kind: 'noise', from: 'server', text: 'oops' },
      { kind: 'noise', from: 'server', text: '{"jso', cut: 5000 },
      { kind: 'lost', from: 'server', bytes: 12 },
      { kind: 'end', by: 'server', code: 1, signal: null },
    ]).views();
    expect(run?.output.map(({ kind, text, bytes, line }) => [kind, text, bytes, line])).toEqual([
      ['stderr', 'starting', undefined, 1],
      ['noise', 'oops', undefined, 2],
      ['noise', '{"jso', 5000, 3],
      ['lost', '', 12, 4],
    ]);
    expect(run?.end).toMatchObject({ by: 'server', code: 1 });
  });

  it('has HTTP exchanges with their messages, and requests that HTTP refused', () => {
    const logs = logsOf([
      { ...START, transport: 'http' },
      { kind: 'request', exchange: 1, method: 'POST', url: 'http://a/mcp', headers: { accept: 'x' } },
      sentBy('client', request(1), 0, { exchange: 1 }),
      { kind: 'response', exchange: 1, status: 401, headers: { 'www-authenticate': 'Bearer' }, at: 30 },
      { kind: 'close', exchange: 1, by: 'server' },
      { kind: 'request', exchange: 2, method: 'GET', url: 'http://a/mcp', headers: {} },
      { kind: 'close', exchange: 2, by: 'server', error: 'connect ECONNREFUSED' },
    ]);
    const [run] = logs.views();
    expect(run?.exchanges).toMatchObject([
      { exchange: 1, method: 'POST', status: 401, took: 30, messages: [0], error: null, lines: [1, 3, 4] },
      { exchange: 2, method: 'GET', status: null, took: null, messages: [], error: 'connect ECONNREFUSED' },
    ]);
    expect(run && [...refusalsOf(run)]).toEqual([[0, { status: '401', hasError: false }]]);
  });

  it('has the text of a message as it was on the wire', () => {
    const [run] = logsOf([
      START,
      sentBy('client', request(1)),
      sentBy('client', request(2), 0, { text: '{"jsonrpc": "2.0", "id":2, "method":"tools/list"}' }),
    ]).views();
    expect(run && messageText(run, 0)).toEqual({ text: JSON.stringify(request(1)), verbatim: true });
    expect(run && messageText(run, 1)).toMatchObject({
      text: '{"jsonrpc": "2.0", "id":2, "method":"tools/list"}',
      verbatim: false,
    });
  });

  it('does not change after it was seen', () => {
    const logs = logsOf([START, sentBy('client', request(1))]);
    const [before] = logs.views();
    logsOf([sentBy('server', result(1))], logs);
    expect(before?.entries).toHaveLength(1);
    expect(before?.entries[0]?.answeredBy).toBeUndefined();
    const [after] = logs.views();
    expect(after?.entries[0]?.answeredBy).toBe(1);
    expect(logs.views()[0]).toBe(after);
  });
});

describe('all runs', () => {
  it('ignore lines that are known, and report lines that are none', () => {
    const logs = logsOf([START, sentBy('client', request(1))]);
    logs.add(JSON.stringify({ ...sentBy('client', request(1)), seq: 2, at: AT, run: 1 }), null);
    expect(logs.views()[0]?.entries).toHaveLength(1);
    for (const line of ['nonsense', '[]', '{"seq":"3"}', '{"seq":3,"at":"now","run":1,"kind":"stderr","text":"x"}'])
      logs.add(line, null);
    logs.add(JSON.stringify({ seq: 4, at: AT, run: 1, kind: 'future' }), null);
    expect(logs.unreadable).toBe(5);
    expect(logs.last).toBe(4);
  });

  it('without its first record belong to a run whose beginning is missing', () => {
    const logs = new Logs();
    const line = JSON.stringify({ ...sentBy('client', request(1)), seq: 90, at: AT, run: 3 });
    logs.add(line, { transport: 'http', target: 'http://a' });
    expect(logs.views()).toMatchObject([{ run: 3, transport: 'http', target: 'http://a', cut: true }]);
    expect(logs.views()[0]?.session.state).toBe('excerpt');
  });

  it('keep the newest records when memory is short, and count the others', () => {
    const logs = new Logs({ records: 8, characters: 1e9 });
    logsOf([START], logs);
    for (let id = 0; id < 20; id++) logsOf([sentBy('client', request(id)), sentBy('server', result(id))], logs);
    const [run] = logs.views();
    const shifts = logs.takeShifts();
    expect(run?.length).toBeLessThanOrEqual(8);
    expect((run?.length ?? 0) + (run?.dropped ?? 0)).toBe(41);
    expect(shifts.get(1)).toBe((run?.dropped ?? 0) - 1);
    expect(run?.entries.at(-1)).toMatchObject({ id: '19', answers: (run?.entries.length ?? 0) - 2 });
    expect(run?.cut).toBe(true);
    expect(logs.takeShifts().size).toBe(0);
  });

  it('keep at least the last record, whatever its size', () => {
    const logs = new Logs({ records: 10, characters: 100 });
    logsOf([START, sentBy('client', { ...request(1), params: { text: 'x'.repeat(5000) } })], logs);
    expect(logs.views()[0]?.entries).toHaveLength(1);
  });

  it('survive any line', { tags: ['property'] }, () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.json(), (line, message) => {
        const logs = new Logs();
        logs.add(line, null);
        const value = jsonOf(message);
        logsOf([START, sentBy('client', value), sentBy('server', value), sentBy('client', [value, value])], logs);
        expect(logs.views().at(-1)?.entries).toHaveLength(3);
      }),
      { numRuns: numberOfRuns(300) },
    );
  });
});
