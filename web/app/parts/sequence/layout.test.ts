import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../../testing/cpu-clock.ts';
import type { Kind, Sender } from '../../../protocol/types.ts';
import { layoutOf, ROW, rowsBetween } from './layout.ts';
import type { Row } from './rows.ts';
import type { Layout } from './layout.ts';
import { messageName, foldName } from './names.ts';
import { planOf } from './plan.ts';
import { answer, request, entriesOf, HANDSHAKE, formatted, longTalk, sessionsOf, notify } from './testing/messages.ts';
import type { EntryDraft } from './testing/messages.ts';

/** A short form of each row: the number of its message, or the count of messages that a run hides. */
const short = ({ rows }: Layout): string[] =>
  rows.map((row) => (row.type === 'message' ? String(row.entry.index + 1) : `+${row.run.hidden.length}`));

const nameAt = (layout: Layout, at: number): string => {
  const row = layout.rows[at];
  const section = layout.sections.find((one) => one.first <= at && at < one.end);
  if (!row || !section) throw new Error('no such row');
  return row.type === 'fold' ? foldName(row, 0) : messageName(row, section, layout.titled);
};

describe('rows', () => {
  it('are in order, one for each message, with enough height for an arrow', () => {
    const { rows, height } = formatted(HANDSHAKE);
    expect(rows.map((row) => row.type)).toEqual(['message', 'message', 'message']);
    for (const [n, row] of rows.entries()) {
      expect(row.height).toBe(ROW);
      expect(row.line).toBeGreaterThan(row.y);
      if (n > 0) expect(row.y).toBe((rows[n - 1]?.y ?? 0) + ROW);
    }
    expect(height).toBeGreaterThan((rows.at(-1)?.y ?? 0) + ROW);
  });

  it('of several sessions are grouped by session, each in order, under a heading', () => {
    const drafts: EntryDraft[] = Array.from({ length: 6 }, (_, n) => request('ping', n, { session: n % 2 }));
    const both = formatted(drafts);
    expect(short(both)).toEqual(['1', '3', '5', '2', '4', '6']);
    expect(both.titled).toBe(true);
    expect(nameAt(both, 3)).toMatch(/session server-2 begins$/);
    const second = formatted(drafts, { session: 1 });
    expect(short(second)).toEqual(['2', '4', '6']);
    expect(second.titled).toBe(false);
    expect(second.rowOf[0]).toBe(-1);
  });

  it('of a batch grow with its messages, up to a limit', () => {
    const batch = (n: number): EntryDraft => ({
      kind: 'batch',
      items: Array.from({ length: n }, (_, at) => ({
        pointer: `/${at}`,
        kind: 'request',
        method: 'ping',
        id: '1',
        span: { start: 0, end: 1 },
      })),
    });
    const [two, eight, many] = [2, 8, 5000].map((n) => formatted([batch(n)]).rows[0]?.height ?? 0);
    expect(eight).toBeGreaterThan(two ?? 0);
    expect(many).toBeLessThan(2 * (eight ?? 0));
  });

  it('in the viewport are found by position', () => {
    const { rows } = formatted(longTalk(2000), { isOpen: () => true });
    const [from, to] = rowsBetween(rows, 5000, 6000);
    const within = rows.filter((row) => row.y + row.height > 5000 && row.y < 6000);
    expect(rows.slice(from, to)).toEqual(within);
  });
});

describe('phases', () => {
  const phases = (layout: Layout) =>
    layout.rows.flatMap((row) => (row.type === 'message' && row.phase ? [`${row.entry.index + 1} ${row.phase}`] : []));

  it('begin with initialize, and with the message after notifications/initialized', () => {
    const drafts = [...HANDSHAKE, notify('notifications/message'), request('tools/list', 2)];
    expect(phases(formatted(drafts))).toEqual(['1 Handshake', '4 Operation']);
  });

  it('end a handshake at the next request if notifications/initialized is missing', () => {
    const drafts = [
      ...HANDSHAKE.slice(0, 2),
      notify('notifications/message'),
      request('ping', 7),
      request('tools/list', 2),
    ];
    expect(phases(formatted(drafts))).toEqual(['1 Handshake', '5 Operation']);
  });

  it('accept a misspelled notification', () => {
    const drafts = [
      ...HANDSHAKE.slice(0, 2),
      notify('initialized', { from: 'client' }),
      notify('notifications/message'),
    ];
    expect(phases(formatted(drafts))).toEqual(['1 Handshake', '4 Operation']);
  });

  it('name server/discover a discovery', () => {
    const drafts = [request('server/discover', 1), answer(0, 1), request('tools/call', 2)];
    expect(phases(formatted(drafts, {}, { state: 'stateless' }))).toEqual(['1 Discovery', '3 Operation']);
  });

  it('are not named if the text starts within a session', () => {
    expect(phases(formatted([request('tools/list', 2), answer(0, 2)], {}, { state: 'excerpt' }))).toEqual([]);
  });
});

describe('runs', () => {
  const progress = (n: number) => Array.from({ length: n }, () => notify('notifications/progress'));
  const rounds = (n: number, at: number): EntryDraft[] =>
    Array.from({ length: n }, (_, k) => [request('tools/call', k + 10), answer(at + 2 * k, k + 10)]).flat();

  it('fold repeated notifications into one row with their count', () => {
    const layout = formatted([...HANDSHAKE, ...progress(215)]);
    expect(short(layout)).toEqual(['1', '2', '3', '4', '+214']);
    expect(nameAt(layout, 4)).toBe('214 more notifications/progress, messages 5 to 218, folded');
    expect(layout.rowOf[100]).toBe(4);
  });

  it('fold repeated calls with their responses, and begin with a call', () => {
    const layout = formatted([
      request('tools/call', 1),
      notify('notifications/message'),
      answer(0, 1),
      ...rounds(30, 3),
    ]);
    expect(short(layout)).toEqual(['1', '2', '3', '4', '5', '+58']);
    expect(nameAt(layout, 5)).toMatch(/^29 more rounds of tools\/call/);
  });

  it('keep messages with findings, waiting requests and invalid messages visible', () => {
    const drafts = progress(90);
    drafts[30] = notify('notifications/progress', { errors: 1 });
    drafts[50] = request('tools/call', 5);
    drafts[70] = { kind: 'invalid', from: 'server' };
    expect(short(formatted(drafts))).toEqual(['1', '+29', '31', '32', '+18', '51', '52', '+18', '71', '72', '+18']);
  });

  it('do not fold short texts', () => {
    expect(short(formatted(progress(10)))).toHaveLength(10);
    expect(short(formatted(progress(20)))).toEqual(['1', '+19']);
  });

  it('expand and collapse separately without moving', () => {
    const drafts = [...HANDSHAKE, ...progress(60), ...rounds(30, 63)];
    const one = formatted(drafts, { isOpen: (run) => run.key === 4 });
    expect(one.rows).toHaveLength(3 + 1 + 1 + 59 + 2 + 1);
    expect(nameAt(one, 4)).toMatch(/unfolded$/);
  });

  it('keep every message: each has a row, and each row its own messages', () => {
    const word = fc.record({
      kind: fc.constantFrom<Kind>('request', 'notification', 'response', 'error', 'invalid', 'batch'),
      method: fc.constantFrom('a', 'b', '__proto__'),
      from: fc.constantFrom<Sender>('client', 'server', 'unknown'),
      errors: fc.constantFrom(0, 0, 0, 1),
      session: fc.constantFrom(0, 0, 0, 1),
      answers: fc.option(fc.nat(60), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 120 }), fc.boolean(), (words, open) => {
        const { rows, rowOf, entries, sections } = formatted(words, { isOpen: () => open });
        const seen = rows.flatMap((row) =>
          row.type === 'message' ? [row.entry.index] : row.open ? [] : row.run.hidden,
        );
        expect([...seen].sort((a, b) => a - b)).toEqual(entries.map(({ index }) => index));
        for (const { index } of entries) expect(holds(rows[rowOf[index] ?? -1], index)).toBe(true);
        for (const [n, row] of rows.entries()) if (n > 0) expect(row.y).toBeGreaterThan(rows[n - 1]?.y ?? 0);
        for (const { spans } of sections)
          for (const bars of spans.columns)
            for (const [n, bar] of bars.entries())
              if (n > 0) expect(bar.from).toBeGreaterThanOrEqual(bars[n - 1]?.from ?? 0);
      }),
    );
  });

  const holds = (row: Row | undefined, index: number): boolean =>
    row?.type === 'message' ? row.entry.index === index : (row?.run.hidden.includes(index) ?? false);
});

describe('bars', () => {
  const bars = (layout: Layout) => layout.sections.flatMap(({ spans }) => spans.columns.flat());

  it('span from request to response, with a duration beside them that is slow from one second', () => {
    const layout = formatted([
      ...HANDSHAKE,
      request('tools/list', 2, { at: 163 }),
      answer(3, 2, { at: 2049, took: 1886 }),
    ]);
    const [first, , , list, result] = layout.rows;
    expect(bars(layout)).toMatchObject([
      { side: 'server', column: 0, from: first?.line, look: 'plain' },
      { side: 'server', column: 0, from: list?.line, to: result?.line, look: 'slow' },
    ]);
    expect(layout.sections[0]?.spans.brackets.map(({ took }) => took)).toEqual([42, 1886]);
  });

  it('are side by side where requests overlap', () => {
    const layout = formatted([request('a', 1), request('b', 2), answer(1, 2), answer(0, 1)]);
    expect(bars(layout).map(({ column }) => column)).toEqual([0, 1]);
  });

  it('of the server’s own requests are on the client’s lifeline', () => {
    const layout = formatted([request('roots/list', 1, { from: 'server' }), answer(0, 1, { from: 'client' })]);
    expect(bars(layout)).toMatchObject([{ side: 'client' }]);
  });

  it('of a request without a response extend to the end, and its name includes “waiting”', () => {
    const layout = formatted(
      [request('tools/call', 3, { errors: 1 }), notify('notifications/message')],
      {},
      { counts: { request: 1, notification: 1, response: 1, error: 0, batch: 0, invalid: 0 } },
    );
    expect(bars(layout)).toMatchObject([{ look: 'open', to: layout.sections[0]?.foot }]);
    expect(layout.sections[0]?.open).toBe(1);
    expect(nameAt(layout, 0)).toBe('Message 1, request tools/call, id 3, from client to server, waiting, 1 error');
  });

  it('do not mark requests as waiting before responses are matched', () => {
    const entries = entriesOf([request('tools/call', 3)]);
    const plan = planOf(entries, sessionsOf(entries), false);
    const layout = layoutOf(plan, { session: 'all', isOpen: () => false, narrow: false });
    expect(bars(layout)).toEqual([]);
    expect(nameAt(layout, 0)).not.toContain('waiting');
  });

  it('stay few and short if thousands of requests are waiting', () => {
    const layout = formatted(Array.from({ length: 3000 }, (_, id) => request('tools/call', id)));
    const long = bars(layout).filter(({ to }) => to === layout.sections[0]?.foot);
    expect(long.length).toBeGreaterThan(0);
    expect(long.length).toBeLessThanOrEqual(4);
    expect(layout.sections[0]?.open).toBe(3000);
  });
});

describe('names', () => {
  it('describe a message, its direction and its response state', () => {
    const layout = formatted([
      request('tools/list', 2, { at: 163 }),
      answer(0, 2, { at: 2049, took: 1886, warnings: 1 }),
      { kind: 'invalid', nearly: 'nearly a request', from: 'server' },
      notify('notifications/progress', { from: 'unknown' }),
    ]);
    expect(layout.rows.map((row) => nameAt(layout, row.at))).toEqual([
      'Message 1, request tools/list, id 2, from client to server, answered by message 2 after 1.89 s',
      'Message 2, response, id 2, from server to client, answers message 1, 1 warning',
      'Message 3, invalid, nearly a request, from server to client',
      'Message 4, notification notifications/progress, sender unknown',
    ]);
  });
});

it('takes time proportional to the number of messages', () => {
  const choice = { session: 'all', isOpen: () => true, narrow: false } as const;
  /** The least CPU time of several layouts, in milliseconds. */
  const took = (count: number): number => {
    const entries = entriesOf(longTalk(count));
    const sessions = sessionsOf(entries);
    const times = Array.from({ length: 7 }, () => {
      const spent = cpuClock();
      const { rows } = layoutOf(planOf(entries, sessions, true), choice);
      expect(rows.length).toBeGreaterThan(count);
      return spent();
    });
    return Math.min(...times);
  };
  took(5000);
  const few = took(5000);
  // Sixteen times as many: quadratic work would take 256 times as long.
  expect(took(80_000)).toBeLessThan(100 * few);
});
