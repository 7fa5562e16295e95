/**
 * Several taps on one port: one page for all of them, which outlives each.
 *
 * @module-tag all
 */
import { describe, expect, it, vi } from 'vitest';
import type { TapRecord } from '../../protocol/recording-types.ts';
import { freePort, PageClient, program, tap, type Tapped } from '../testing/tapped.ts';

const MIRROR = program('process.stdin.pipe(process.stdout)');
const ping = (id: number): string => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`;

/** A page that stays open while taps come and go, and asks only for what it has not seen. */
class Watcher {
  readonly records: TapRecord[] = [];
  readonly #client: PageClient;
  #on = true;

  constructor(client: PageClient) {
    this.#client = client;
    void this.#follow();
  }

  async #follow(): Promise<void> {
    while (this.#on) {
      try {
        await this.#client.until(
          (record) => {
            this.records.push(record);
            return !this.#on;
          },
          this.records.at(-1)?.seq ?? 0,
        );
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  /** Ids of the pings that a client sent, in order. */
  get pings(): number[] {
    return this.records.flatMap((one) =>
      one.kind === 'message' && one.from === 'client' ? [(one.message as { id: number }).id] : [],
    );
  }

  stop(): void {
    this.#on = false;
  }
}

const start = async (port: number, name: string): Promise<Tapped> => {
  const run = tap(['--port', String(port), '--', ...MIRROR, '--', name]).collect();
  await run.page();
  return run;
};

describe('several taps', () => {
  it('share one page, each run a session of its own', async () => {
    const port = await freePort();
    const [one, two] = [await start(port, 'one'), await start(port, 'two')];
    const [page, same] = [await one.page(), await two.page()];
    expect([same.port, same.token]).toEqual([page.port, page.token]);
    one.process.stdin.write(ping(1));
    two.process.stdin.write(ping(2));
    const records = await page.until(
      (_, all) => all.filter((item) => item.kind === 'message' && item.from === 'server').length === 2,
    );
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, index) => index + 1));
    const runs = records.filter((item) => item.kind === 'run');
    expect(runs.map(({ run, tap: number }) => [run, number])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    for (const item of records) if (item.kind === 'message') expect(item.run).toBe((item.message as { id: number }).id);
    expect((await page.state()).taps?.map(({ tap: number, running }) => [number, running])).toEqual([
      [1, true],
      [2, true],
    ]);
    two.process.stdin.end();
    await two.exit;
    await vi.waitFor(async () =>
      expect((await page.state()).taps?.map(({ running }) => running)).toEqual([true, false]),
    );
    const after = await page.until((item) => item.kind === 'end');
    expect(after.at(-1)).toMatchObject({ kind: 'end', run: 2, code: 0 });
    await one.stop();
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'another takes over when the first ends by %s: nothing is lost or shown twice',
    async (signal) => {
      const port = await freePort();
      const first = await start(port, 'first');
      const others = [await start(port, 'second'), await start(port, 'third')];
      const watcher = new Watcher(await first.page());
      first.process.stdin.write(ping(1));
      others.forEach((one, index) => one.process.stdin.write(ping(10 + index)));
      await vi.waitFor(() => expect(watcher.pings.toSorted((a, b) => a - b)).toEqual([1, 10, 11]));
      await first.stop(signal);
      others.forEach((one, index) => one.process.stdin.write(ping(20 + index)));
      await vi.waitFor(() => expect(watcher.pings.toSorted((a, b) => a - b)).toEqual([1, 10, 11, 20, 21]), {
        timeout: 20_000,
      });
      // Their runs are the same as before, and numbers only grow.
      const runsOf = (id: number): number | undefined =>
        watcher.records.find((one) => one.kind === 'message' && (one.message as { id: number }).id === id)?.run;
      expect([runsOf(20), runsOf(21)]).toEqual([runsOf(10), runsOf(11)]);
      const numbers = watcher.records.map(({ seq }) => seq);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(watcher.records.filter((one) => one.kind === 'run').map(({ run }) => run)).toEqual([1, 2, 3]);
      // A page that is opened now shows what the living ones have.
      const page = new PageClient(port, (await first.page()).token);
      const all = await page.until(
        (one) => one.kind === 'message' && one.from === 'server' && (one.message as { id: number }).id >= 20,
      );
      expect(all.some((one) => one.kind === 'message' && (one.message as { id: number }).id === 10)).toBe(true);
      // The last one takes over in turn.
      await others[0]?.stop('SIGKILL');
      others[1]?.process.stdin.write(ping(31));
      await vi.waitFor(() => expect(watcher.pings).toContain(31), { timeout: 20_000 });
      watcher.stop();
      others[1]?.process.stdin.write(ping(32));
      await others[1]?.stop();
    },
  );

  it('a host that starts its server again finds the same page', async () => {
    const port = await freePort();
    const before = await start(port, 'before');
    const page = await before.page();
    const watcher = new Watcher(page);
    before.process.stdin.end(ping(1));
    await before.exit;
    await vi.waitFor(() => expect(watcher.records.at(-1)?.kind).toBe('end'));
    const after = await start(port, 'after');
    expect((await after.page()).token).toBe(page.token);
    after.process.stdin.write(ping(2));
    await vi.waitFor(() => expect(watcher.pings).toEqual([1, 2]));
    expect(watcher.records.map(({ seq }) => seq)).toEqual(watcher.records.map((_, index) => index + 1));
    expect(watcher.records.filter((one) => one.kind === 'run').map(({ run }) => run)).toEqual([1, 2]);
    watcher.stop();
    after.process.stdin.write(ping(3));
    await after.stop();
  });

  it('messages made by hand reach the tap they are meant for', async () => {
    const port = await freePort();
    const [one, two] = [await start(port, 'one'), await start(port, 'two')];
    const page = await one.page();
    const { status, body } = await page.post('/live/connect', { tap: 2 });
    expect(status).toBe(200);
    const run = body['run'] as number;
    expect(await page.post('/live/send', { run, text: ping(5).trim() })).toEqual({ status: 200, body: {} });
    const records = await page.until((item) => item.run === run && item.kind === 'message' && item.from === 'server');
    expect(records.find((item) => item.run === run)).toMatchObject({ kind: 'run', by: 'hand', tap: 2 });
    expect(two.output.toString()).toBe('');
    expect((await page.post('/live/close', { run })).status).toBe(200);
    expect((await page.post('/live/connect', { tap: 7 })).status).toBe(404);
    await two.stop();
    await vi.waitFor(async () => expect((await page.post('/live/connect', { tap: 2 })).status).toBe(404));
    await one.stop();
  });
});
