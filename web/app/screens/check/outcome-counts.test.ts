/** Headline and filters of Messages count the same. */
import { describe, expect, it } from 'vitest';
import { createCore } from '../../engine/core.ts';
import { countedResults, outcomesOf } from '../../parts/outcomes.ts';
import { refusalsOf, sessionsWithout } from '../../parts/refusals.ts';

const call = (id: number): string => `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"add"}}`;
const ping = (id: number): string => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;
const done = (id: number): string => `{"jsonrpc":"2.0","id":${id},"result":{}}`;
const error = (id: number | null): string =>
  `{"jsonrpc":"2.0","id":${id},"error":{"code":-32602,"message":"Unknown tool"}}`;
const failed = (id: number): string =>
  `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"No"}],"isError":true}}`;
const OPEN = [
  '{"jsonrpc":"2.0","id":"i","method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
  '{"jsonrpc":"2.0","id":"i","result":{"protocolVersion":"2025-03-26","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
];
const log = (...lines: string[]): string => [...OPEN, ...lines].join('\n');
const http = (body: string, status: string, answer = ''): string => {
  const type = 'Content-Type: application/json';
  const request = `POST /mcp HTTP/1.1\nHost: localhost\n${type}\n\n${body}\n`;
  return `${request}\nHTTP/1.1 ${status}\n${answer === '' ? '' : `${type}\n`}\n${answer}\n`;
};

/** Numbers of the headline, `null` without its clause, and of the filters. */
async function countsOf(text: string): Promise<{ headline: [number, number | null]; filters: [number, number] }> {
  const core = createCore({
    keep: () => Promise.resolve(true),
    breathe: () => Promise.resolve(),
    loadSchemas: () => import('../../../protocol/shapes.ts'),
    loadParts: () => import('../../engine/parts.ts'),
  });
  core.setText(text, 1);
  await core.loadSchemas();
  const report = await core.answer({ name: 'check', version: 1, args: [{}, 1] });
  const results = await core.answer({ name: 'failed', version: 1, args: [{}, 1] });
  if (report === null || typeof report !== 'object' || !('skippedParts' in report)) throw new Error('no report');
  if (!Array.isArray(results)) throw new Error('no results');
  const refusals = refusalsOf(report);
  const sessions = sessionsWithout(report.sessions, refusals, report.entries);
  const outcomes = outcomesOf({
    entries: report.entries,
    sessions,
    refusals,
    failed: countedResults(results.map(Number)),
  });
  const part = (kind: string): number | undefined => report.outcome?.find((one) => one.kind === kind)?.count;
  return {
    headline: [(part('failed') ?? 0) + (part('refused') ?? 0), part('unanswered') ?? null],
    filters: [outcomes.failed.count, outcomes.waiting.count],
  };
}

describe('the counts of headline and filters', () => {
  it.each([
    ['a session without failures', log(ping(1), done(1)), 0, null],
    ['error responses', log(call(1), error(1), call(2), error(2)), 2, null],
    ['results with isError', log(call(1), failed(1), call(2), error(2)), 2, null],
    [
      'a batch with several failures',
      log(`[${call(1)},${call(2)},${ping(3)}]`, `[${error(1)},${failed(2)},${done(3)}]`),
      2,
      null,
    ],
    ['an error that is not an object', log(call(1), '{"jsonrpc":"2.0","id":1,"error":"no"}'), 1, null],
    ['a request that the log passes over', log(call(1), ping(2), done(2)), 0, 1],
    ['one at the end beside it', log(call(1), ping(2), done(2), ping(3)), 0, 2],
    ['a request refused over HTTP', http(ping(1), '401 Unauthorized'), 1, null],
    ['a redirected request', http(ping(1), '307 Temporary Redirect'), 1, null],
    ['a refusal with an error response', http(ping(1), '400 Bad Request', error(1)), 1, null],
    ['a refusal with an error for no id', http(ping(1), '400 Bad Request', error(null)), 1, null],
  ])('are equal for %s', async (_, text, failures, unanswered) => {
    const { headline, filters } = await countsOf(text);
    expect(headline).toEqual([failures, unanswered]);
    expect(filters).toEqual([failures, unanswered ?? 0]);
  });

  it('differ for a request at the end of a log only: it waits, and nothing has happened to it', async () => {
    const { headline, filters } = await countsOf(log(ping(1), done(1), call(2)));
    expect(headline).toEqual([0, null]);
    expect(filters).toEqual([0, 1]);
  });

  it('have no stream of a subscription', async () => {
    const listen = '{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{}}';
    const { headline, filters } = await countsOf([listen, ping(2), done(2)].join('\n'));
    expect([headline[1], filters[1]]).toEqual([null, 0]);
  });
});
