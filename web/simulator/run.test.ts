import { describe, expect, it } from 'vitest';
import { MCP_REVISIONS } from './eras.ts';
import { stepBack, type RunInput, type RunSetup } from './inputs.ts';
import { begin, feed, played, replay, view, type Run } from './run.ts';

const setupFor = (more: Partial<RunSetup> = {}): RunSetup => ({
  server: 'calculator',
  definition: null,
  revision: '2025-11-25',
  transport: 'stdio',
  faults: [],
  plays: { handshake: false, answers: false },
  ...more,
});
const send = (at: number, message: unknown): RunInput => ({
  kind: 'send',
  at,
  text: typeof message === 'string' ? message : JSON.stringify(message),
});
const add = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'add', arguments: { a: 2, b: 3 } } };
const brief = (run: Run) => view(run).rows.map(({ from, kind, method, id }) => [from, kind, method ?? id]);

describe('a run', () => {
  it.each(MCP_REVISIONS.flatMap((revision) => [[revision, 'stdio'] as const, [revision, 'http'] as const]))(
    'of %s over %s reaches a tool result by its suggestions, without a finding',
    (revision, transport) => {
      let run = begin(setupFor({ revision, transport }));
      for (let at = 0; at < 4; at++) {
        const { offers, next } = view(run);
        run = feed(run, send(at, offers[next ?? -1]?.text.replaceAll(/\n\s*/g, '') ?? ''));
      }
      const { rows, report } = view(run);
      expect(rows.findLast(({ kind }) => kind !== null)).toMatchObject({
        from: 'server',
        kind: 'response',
        answersMethod: 'tools/call',
      });
      expect(rows.flatMap(({ findings }) => findings)).toEqual([]);
      expect(report.errors + report.warnings).toBe(0);
    },
  );

  it('handles the handshake if configured', () => {
    const run = begin(setupFor({ plays: { handshake: true, answers: false } }));
    expect(brief(run)).toEqual([
      ['client', 'request', 'initialize'],
      ['server', 'response', '1'],
      ['client', 'notification', 'notifications/initialized'],
    ]);
    expect(view(run).rows.map(({ by }) => by)).toEqual(['page', 'server', 'page']);
    expect(view(run).inside.life.find(({ place }) => place === 'now')?.title).toBe('Ready');
  });

  it('returns equal views for equal inputs, and the previous one when a step is undone', () => {
    const setup = setupFor({ plays: { handshake: true, answers: true } });
    const first = [send(5, add)];
    const both: RunInput[] = [...first, { kind: 'tick', at: 9 }, send(12, { ...add, id: 8 }), { kind: 'tick', at: 20 }];
    const run = both.reduce(feed, begin(setup));
    expect(view(both.reduce(feed, begin(setup)))).toEqual(view(run));
    expect(stepBack(both)).toEqual(both.slice(0, 2));
    expect(view(played(run, stepBack(both)))).toEqual(view(both.slice(0, 2).reduce(feed, begin(setup))));
    expect(view(replay(run, 1))).toEqual(view(first.reduce(feed, begin(setup))));
  });

  it('marks the position of a mistake in its line, and explains the server’s response', () => {
    const text = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';
    const run = feed(begin(setupFor({ plays: { handshake: true, answers: false } })), send(1, text));
    const { rows } = view(run);
    const wrong = rows.find((row) => row.text === text);
    const [finding] = wrong?.findings ?? [];
    expect(finding?.rule).toBe('ids/null-id');
    expect(text.slice(finding?.start, finding?.end)).toContain('null');
    expect(wrong?.says).toContain('`id`');
    expect(rows.at(-1)?.findings).toEqual([]);
  });

  it('judges input that is not JSON separately', () => {
    const text = '{"jsonrpc":"2.0","id":4,"method":"ping"';
    const run = feed(begin(setupFor({ plays: { handshake: true, answers: false } })), send(1, text));
    const wrong = view(run).rows.find((row) => row.text === text);
    expect(wrong?.findings.map(({ rule }) => rule)).toEqual(['json-unclosed']);
    expect(view(run).rows.at(-1)).toMatchObject({ from: 'server', kind: 'error', findings: [] });
  });

  it('shows a fault at its position, and only there', () => {
    const run = feed(
      begin(setupFor({ faults: ['id-as-text'], plays: { handshake: false, answers: false } })),
      send(1, add),
    );
    const { rows } = view([send(2, { ...add, id: 9 })].reduce(feed, run));
    expect(rows.every(({ fault }) => fault === null || fault === 'id-as-text')).toBe(true);
    const found = rows.flatMap(({ findings, from }) => findings.map(({ rule }) => [from, rule]));
    expect(found.filter(([from]) => from === 'server').length).toBeGreaterThan(0);
  });

  it('over HTTP shows headers, a stream for unrelated messages, and a wrong header at its position', () => {
    const setup = setupFor({ transport: 'http', plays: { handshake: true, answers: false } });
    const run = [send(5, add), send(6, { jsonrpc: '2.0', method: 'notifications/roots/list_changed' })].reduce(
      feed,
      begin(setup),
    );
    const { rows, report, log } = view(run);
    expect(rows.map(({ http }) => http?.head?.split('\n')[0] ?? '')).toEqual([
      'POST /mcp HTTP/1.1',
      'HTTP/1.1 200 OK',
      'POST /mcp HTTP/1.1',
      'HTTP/1.1 202 Accepted',
      'GET /mcp HTTP/1.1',
      'HTTP/1.1 200 OK',
      'POST /mcp HTTP/1.1',
      'HTTP/1.1 200 OK',
      'POST /mcp HTTP/1.1',
      'HTTP/1.1 202 Accepted',
    ]);
    expect(rows[5]).toMatchObject({ text: '', http: { event: 'id: g2_0\nretry: 1000\n' } });
    expect(rows[6]?.http?.head).toMatch(/^mcp-session-id: /m);
    expect(report.errors + report.warnings).toBe(0);
    expect(log).toMatch(/^POST \/mcp HTTP\/1.1\n/);
  });

  it('sends a request to the client and continues with the learner’s response', () => {
    const setup = setupFor({ server: 'everything', plays: { handshake: true, answers: false } });
    const call = { jsonrpc: '2.0', id: 9, method: 'tools/call', params: { name: 'ask_person', arguments: {} } };
    const requesting = feed(begin(setup), send(1, call));
    const [request] = view(requesting).openRequests;
    expect(request?.methods).toEqual(['elicitation/create']);
    expect(view(requesting).rows.find(({ id }) => id === '9')?.answer.state).toBe('waiting');
    const answered = feed(requesting, send(2, request?.choices[0]?.text.replaceAll(/\n\s*/g, '') ?? ''));
    expect(view(answered).openRequests).toEqual([]);
    expect(view(answered).rows.at(-1)).toMatchObject({ kind: 'response', answersMethod: 'tools/call', findings: [] });
  });

  it('sends a request again with the input that a 2026-07-28 round requests', () => {
    const setup = setupFor({ server: 'everything', revision: '2026-07-28' });
    const offered = view(begin(setup)).offers.find(({ title }) => title === 'tools/call ask_person');
    const requesting = feed(begin(setup), send(1, offered?.text.replaceAll(/\n\s*/g, '') ?? ''));
    const [request] = view(requesting).openRequests;
    expect(request?.methods).toEqual(['elicitation/create']);
    const answered = feed(requesting, send(2, request?.choices[0]?.text.replaceAll(/\n\s*/g, '') ?? ''));
    expect(view(answered).openRequests).toEqual([]);
    expect(view(answered).rows.at(-1)).toMatchObject({ kind: 'response', answersMethod: 'tools/call', findings: [] });
  });
});
