// One script of messages produces the same transcript in the page's worker as with `step` in Node.
import type { Page } from '@playwright/test';
import type { ShownRun } from '../web/app/engine/types.ts';
import type { FromWorker, ToWorker } from '../web/app/engine/wire.ts';
import type { RunInput, RunSetup } from '../web/simulator/inputs.ts';
import { serverNamed } from '../web/simulator/servers/index.ts';
import { playScript, SCRIPT_SERVER, StepCarrier, type Carrier } from '../web/simulator/testing/script.ts';
import type { JsonRecord, McpRevision } from '../web/simulator/types.ts';
import { expect, test } from './fixtures.ts';
import { openServer } from './server-screen.ts';

declare global {
  /** Plays a run in the page's worker; defined by this test. */
  var playRun: (setup: RunSetup, inputs: readonly RunInput[]) => Promise<ShownRun>;
}

/** Starts a second instance of the page's own worker file, and calls it from the page. */
async function workerOf(page: Page): Promise<void> {
  const url = page
    .workers()
    .map((worker) => worker.url())
    .find((one) => /\/worker-/.test(one));
  await page.evaluate((address) => {
    const worker = new Worker(address ?? '', { type: 'module' });
    let settle = (_run: ShownRun): void => {};
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'answer') settle(data.value as ShownRun);
    });
    globalThis.playRun = (setup, inputs) =>
      new Promise((resolve) => {
        settle = resolve;
        const message: ToWorker = {
          type: 'call',
          id: inputs.length + 1,
          call: { name: 'simulate', version: -1, args: [setup, inputs] },
        };
        worker.postMessage(message);
      });
  }, url);
}

/** In the page. The type of a setup is too deep for serialization. */
async function playInPage(given: string): Promise<Pick<ShownRun, 'rows' | 'dueAt'>> {
  const [setup, inputs] = JSON.parse(given) as [RunSetup, RunInput[]];
  const { rows, dueAt } = await playRun(setup, inputs);
  return { rows, dueAt };
}

/** Passes messages to the page's worker. Time advances when nothing else is pending. */
class WorkerCarrier implements Carrier {
  readonly #page: Page;
  readonly #setup: RunSetup;
  readonly #inputs: RunInput[] = [];
  #seen = 0;
  #at = 0;
  #dueAt: number | null = null;
  readonly #received: JsonRecord[] = [];

  constructor(page: Page, setup: RunSetup) {
    this.#page = page;
    this.#setup = setup;
  }

  send(message: JsonRecord): Promise<void> {
    return this.#feed({ kind: 'send', at: this.#at, text: JSON.stringify(message) });
  }

  async receive(): Promise<JsonRecord> {
    while (this.#received.length === 0) {
      if (this.#dueAt === null) throw new Error('Nothing more comes.');
      this.#at = this.#dueAt;
      await this.#feed({ kind: 'tick', at: this.#at });
    }
    return this.#received.shift() ?? {};
  }

  rest(): Promise<JsonRecord[]> {
    return Promise.resolve(this.#received.splice(0));
  }

  async #feed(input: RunInput): Promise<void> {
    this.#inputs.push(input);
    const given = JSON.stringify([this.#setup, this.#inputs]);
    const run = await this.#page.evaluate(playInPage, given);
    for (const { from, channel, text } of run.rows.slice(this.#seen))
      if (from === 'server' && channel === 'message') this.#received.push(JSON.parse(text) as JsonRecord);
    this.#seen = run.rows.length;
    this.#dueAt = run.dueAt;
    const reported = run.rows.flatMap(({ from, findings }) => (from === 'server' ? findings : []));
    expect(reported, 'nothing is wrong with what the server says').toEqual([]);
  }
}

const setupFor = (revision: McpRevision, transport: RunSetup['transport']): RunSetup => ({
  server: SCRIPT_SERVER,
  definition: null,
  revision,
  transport,
  faults: [],
  plays: { handshake: false, answers: false },
});

test('the worker returns the same as step, over stdio and over HTTP', async ({ page }) => {
  test.slow();
  await openServer(page);
  await workerOf(page);
  const definition = serverNamed(SCRIPT_SERVER)?.definition ?? { info: { name: '', version: '' } };
  // With a handshake and without one; every revision is played in the unit tests.
  for (const revision of ['2025-11-25', '2026-07-28'] as const) {
    const expected = await playScript(revision, new StepCarrier(definition, [revision]));
    for (const transport of ['stdio', 'http'] as const)
      await test.step(`${revision} over ${transport}`, async () => {
        const played = await playScript(revision, new WorkerCarrier(page, setupFor(revision, transport)));
        expect(played.requests).toEqual(expected.requests);
        expect(played.requests.length).toBeGreaterThan(20);
      });
  }
});
