/** The connection to a `tap`: what it requests, when it tries again, and when it stops. The clock is the test’s. */
import { describe, expect, it } from 'vitest';
import { connect } from './connection.ts';
import type { Link } from './connection.ts';

const STATE = {
  version: '1',
  transport: 'stdio',
  target: 'server',
  last: 0,
  first: 1,
  settings: [],
  hand: true,
};

/** What the server answers, in turn: a status with a body, a stream of texts, or no connection. */
type Answer = { status: number; body: unknown } | { lines: string[]; open?: boolean } | 'down';

function watch(answers: Answer[]) {
  const links: Link[] = [];
  const lines: string[] = [];
  const requests: { path: string; headers: unknown }[] = [];
  const waits: number[] = [];
  const alarms: (() => void)[] = [];
  const ended: (() => void)[] = [];
  const connection = connect({
    token: 'secret',
    fetch: (input, init) => {
      requests.push({ path: typeof input === 'string' ? input : '', headers: init?.headers });
      const answer = answers.shift() ?? 'down';
      if (answer === 'down') return Promise.reject(new TypeError('Failed to fetch'));
      if ('status' in answer)
        return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const line of answer.lines) controller.enqueue(new TextEncoder().encode(line));
          if (answer.open === true) ended.push(() => controller.error(new TypeError('network error')));
          else controller.close();
        },
      });
      return Promise.resolve(new Response(body, { status: 200 }));
    },
    later: (task, wait) => {
      waits.push(wait);
      alarms.push(task);
      return () => undefined;
    },
    onLink: (link) => links.push(link),
    onState: () => undefined,
    onLine: (line) => lines.push(line),
    last: () => lines.length,
  });
  /** Lets everything that is pending happen. */
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => undefined);
  return { links, lines, requests: requests, waits, alarms, ended, connection, settle };
}

const states = (links: readonly Link[]): string[] => links.map(({ state }) => state);
const good = { status: 200, body: STATE };

describe('a connection', () => {
  it('requests the state and the records, with the token in a header alone', async () => {
    const one = watch([good, { lines: ['{"seq":1}\n{"se', 'q":2}\n\n'], open: true }]);
    await one.settle();
    expect(one.lines).toEqual(['{"seq":1}', '{"seq":2}']);
    expect(states(one.links)).toEqual(['connecting', 'open']);
    expect(one.requests.map(({ path }) => path)).toEqual(['live/state', 'live/records?after=0']);
    for (const { headers } of one.requests) expect(headers).toEqual({ Authorization: 'Bearer secret' });
    one.connection.stop();
  });

  it('continues after the last record, and waits longer each time nobody answers', async () => {
    const one = watch([good, { lines: ['{"seq":1}\n'] }]);
    await one.settle();
    expect(states(one.links)).toEqual(['connecting', 'open', 'lost']);
    for (let tries = 0; tries < 7; tries++) {
      one.alarms.at(-1)?.();
      await one.settle();
    }
    expect(one.waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
    one.connection.stop();
  });

  it('begins with short waits again after it was connected', async () => {
    const one = watch(['down', 'down', good, { lines: ['{"seq":1}\n'] }, good, { lines: [], open: true }]);
    for (let tries = 0; tries < 3; tries++) {
      await one.settle();
      one.alarms.at(-1)?.();
    }
    await one.settle();
    expect(one.waits).toEqual([500, 1000, 500]);
    expect(one.requests.at(-1)?.path).toBe('live/records?after=1');
    one.connection.stop();
  });

  it('stops when the token is refused, with the reason, until somebody tries again', async () => {
    const one = watch([{ status: 401, body: { problem: 'Wrong token.' } }, good, { lines: [], open: true }]);
    await one.settle();
    expect(one.links.at(-1)).toEqual({ state: 'refused', problem: 'Wrong token.' });
    expect(one.waits).toEqual([]);
    one.connection.retry();
    await one.settle();
    expect(states(one.links)).toEqual(['connecting', 'refused', 'connecting', 'open']);
    one.connection.stop();
  });

  it.each([
    ['has no such path', { status: 404, body: 'Not found' }],
    ['sends a page for every path', { status: 200, body: '<!doctype html>' }],
    ['sends something else', { status: 200, body: { version: 1 } }],
  ])('says that there is no tap where the host %s', async (_, answer) => {
    const one = watch([answer]);
    await one.settle();
    expect(one.links.at(-1)).toEqual({ state: 'absent' });
    expect(one.requests).toHaveLength(1);
  });

  it('keeps the sentence of a tap that refuses for now', async () => {
    const one = watch([good, { status: 503, body: { problem: 'Too many pages are open.' } }]);
    await one.settle();
    expect(one.links.at(-1)).toEqual({ state: 'lost', attempt: 1, wait: 500, problem: 'Too many pages are open.' });
    one.connection.stop();
  });

  it('does nothing more after it was stopped', async () => {
    const one = watch([good, { lines: ['{"seq":1}\n'], open: true }, good]);
    await one.settle();
    one.connection.stop();
    one.ended[0]?.();
    await one.settle();
    expect(states(one.links)).toEqual(['connecting', 'open']);
    expect(one.requests).toHaveLength(2);
    expect(one.waits).toEqual([]);
  });

  it('discards a line that was not completed', async () => {
    const one = watch([good, { lines: ['{"seq":1}\n{"seq":2'] }]);
    await one.settle();
    expect(one.lines).toEqual(['{"seq":1}']);
    one.connection.stop();
  });
});
