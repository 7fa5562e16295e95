/** How the page loads Python: on request, after a failure, from a damaged snapshot, with its own policy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerIn, builtFile, DIST, EXERCISE, openLearn, prepareRunner, run } from './code-runner.ts';
import { expect, test } from './fixtures.ts';

test('a failure to load Python is reported, it loads when it is available again, and a damaged snapshot is replaced', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const right = answerIn('python', EXERCISE.solution.python);
  /** Changes the stored record; returns the sum of some of its bytes. */
  const stored = (spoil: boolean): Promise<number> =>
    page.evaluate(
      (wanted) =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('playground-python');
          opening.addEventListener('error', () => reject(new Error('The store did not open.')));
          opening.addEventListener('success', () => {
            const store = opening.result.transaction('snapshot', 'readwrite').objectStore('snapshot');
            const reading = store.get('python');
            reading.addEventListener('success', () => {
              const record = reading.result as { of: string; bytes: ArrayBuffer } | undefined;
              const bytes = new Uint8Array(record?.bytes ?? new ArrayBuffer(0));
              if (wanted) bytes.fill(7);
              if (record && wanted) store.put(record, 'python');
              resolve(bytes.slice(0, 100_000).reduce((sum, one) => sum + one, 0));
              opening.result.close();
            });
          });
        }),
      spoil,
    );
  await openLearn(page);
  await prepareRunner(page);
  await page.route('**/*.wasm', (route) => route.abort());
  await expect(run(page, right)).rejects.toThrow('Python could not be loaded: one of its files did not load.');
  await page.unroute('**/*.wasm');
  expect((await run(page, right)).grade).toMatchObject({ passed: true });
  await expect.poll(() => stored(false).catch(() => 0)).toBeGreaterThan(0);
  expect(await stored(true)).toBe(700_000);
  await page.reload();
  await prepareRunner(page);
  expect((await run(page, right)).grade).toMatchObject({ passed: true });
  await expect.poll(() => stored(false)).not.toBe(700_000);
});

test('Python loads only on request, with its progress; the sandbox has its own policy', async ({
  page,
  baseURL,
  request,
}) => {
  const requested: string[] = [];
  page.on('request', (one) => requested.push(new URL(one.url()).pathname));
  const ofPython = (): string[] => requested.filter((path) => /pyodide|python|\.zip$/i.test(path));
  for (const screen of ['check', 'server', 'learn', 'learn/build-request']) {
    await page.goto(`./#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await prepareRunner(page);
  expect((await run(page, answerIn('typescript', EXERCISE.solution.typescript))).grade).toMatchObject({ passed: true });
  expect(ofPython()).toEqual([]);

  const { grade, progress } = await run(page, answerIn('python', EXERCISE.solution.python));
  expect(grade).toMatchObject({ passed: true });
  expect(ofPython()).toHaveLength(4);
  const files = progress.filter(({ what }) => what === 'files');
  expect(files[0]?.done).toBe(0);
  expect(files.at(-1)?.done).toBe(files.at(-1)?.all);
  expect(files.at(-1)?.all).toBeGreaterThan(10_000_000);
  expect(files.map(({ done }) => done)).toEqual(files.map(({ done }) => done).toSorted((a, b) => a - b));
  expect(progress.some(({ what }) => what === 'start')).toBe(true);

  const policyOf = async (path: string): Promise<string> =>
    (await request.get(new URL(path, baseURL).href)).headers()['content-security-policy'] ?? '';
  const frame = await policyOf(builtFile(/^runner-[\w-]{8}\.html$/));
  expect(frame).toContain("'wasm-unsafe-eval'");
  expect(frame).toContain("connect-src 'none'");
  expect(await policyOf('')).not.toContain('wasm-unsafe-eval');
  expect(readFileSync(join(DIST, 'index.html'), 'utf8')).not.toContain('wasm-unsafe-eval');
});
