// Lessons embedded in a page that receives their messages: ready, height, and solved or completed.
import { createServer } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { checkAnswer, result, solved } from './exercise-screen.ts';
import { expect, test } from './fixtures.ts';
import { beforeScripts } from './shared-page.ts';
import type { Watch } from './fixtures.ts';
import { ending, goOn, onward } from './walk-screen.ts';

interface ReceivedMessage {
  origin: string;
  ours: boolean;
  data: Record<string, unknown>;
}

/** A custom course page on its own host, with a lesson in a frame and a message listener. */
async function courseWith(lesson: string): Promise<{ url: string; close: () => void }> {
  const html = `<!doctype html><title>A course</title><iframe title="Lesson" src="${lesson}" width="900" height="760"></iframe>
    <script>
      heard = [];
      const frame = document.querySelector('iframe');
      addEventListener('message', ({ origin, source, data }) =>
        heard.push({ origin, ours: source === frame.contentWindow, data }));
    </script>`;
  const server = createServer((_, response) => void response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

/** Opens such a page; returns the frame, and a function that stops its host. */
async function openCourse(
  page: Page,
  watch: Watch,
  lesson: string,
): Promise<{ frame: FrameLocator; close: () => void }> {
  const { url, close } = await courseWith(lesson);
  watch.allow(new RegExp(`^request to ${new URL(url).origin}$`, 'u'));
  await page.goto(url);
  return { frame: page.frameLocator('iframe'), close };
}

const receivedBy = (page: Page, type: string): Promise<ReceivedMessage[]> =>
  page.evaluate(
    (wanted) => (Reflect.get(globalThis, 'heard') as ReceivedMessage[]).filter(({ data }) => data['type'] === wanted),
    type,
  );

test(
  'an embedded lesson reports to its parent page that it is ready, its height, and that it is solved',
  { tag: '@journey' },
  async ({ page, baseURL, watch }) => {
    const { frame, close } = await openCourse(page, watch, `${baseURL}/#/learn/unknown-tool?embed=1`);
    await expect(frame.getByRole('button', { name: 'Check answer' })).toBeVisible();
    await expect(frame.getByRole('navigation', { name: 'Chapters' })).toHaveCount(0);
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect.poll(() => receivedBy(page, 'ready')).toHaveLength(1);
    const [ready] = await receivedBy(page, 'ready');
    expect(ready).toEqual({
      origin: baseURL,
      ours: true,
      data: { source: 'mcp-playground', version: 1, type: 'ready', item: 'unknown-tool' },
    });
    await expect
      .poll(async () => Number((await receivedBy(page, 'height')).at(-1)?.data['height']))
      .toBeGreaterThan(200);
    const radios = frame.getByRole('radio');
    await expect(radios.first()).toBeVisible();
    await frame.getByRole('radio', { name: /-32601/ }).check();
    await frame.getByRole('button', { name: 'Check answer' }).click();
    await expect(frame.getByRole('status', { name: 'Result' })).not.toBeEmpty();
    expect(await receivedBy(page, 'solved')).toEqual([]);
    await frame.getByRole('radio', { name: /-32602/ }).check();
    await frame.getByRole('button', { name: 'Check answer' }).click();
    await expect.poll(() => receivedBy(page, 'solved')).toHaveLength(1);
    // A statement of xAPI for each attempt; the learner is known to the page around it alone.
    await expect.poll(() => receivedBy(page, 'xapi')).toHaveLength(2);
    const statements = (await receivedBy(page, 'xapi')).map(({ data }) => data['statement']);
    expect(statements).toMatchObject([
      { verb: { id: 'http://adlnet.gov/expapi/verbs/failed' }, result: { score: { scaled: 0 }, success: false } },
      {
        verb: { id: 'http://adlnet.gov/expapi/verbs/passed' },
        object: { objectType: 'Activity', id: `${baseURL}/#/learn/unknown-tool` },
        result: {
          score: { scaled: 1 },
          success: true,
          completion: true,
          duration: expect.stringMatching(/^PT[\d.]+S$/),
        },
      },
    ]);
    expect(statements[0]).not.toHaveProperty('actor');
    expect((await receivedBy(page, 'solved'))[0]?.data).toEqual({
      source: 'mcp-playground',
      version: 1,
      type: 'solved',
      item: 'unknown-tool',
      kind: 'choose-error',
      title: expect.any(String),
      attempts: 2,
      hints: 0,
      passed: true,
    });
    close();
  },
);

for (const width of [700, 1100])
  test(`${width} px: the reported height of an embedded lesson follows its content, up and down`, async ({
    page,
    baseURL,
    watch,
  }) => {
    const { frame, close } = await openCourse(page, watch, `${baseURL}/#/learn/unknown-tool?embed=1`);
    await page.locator('iframe').evaluate((one, wide) => one.setAttribute('width', String(wide)), width);
    await page.evaluate(() =>
      addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => {
        if (data['type'] === 'height') document.querySelector('iframe')?.setAttribute('height', String(data['height']));
      }),
    );
    const feedback = async (): Promise<number> =>
      Number((await receivedBy(page, 'height')).at(-1)?.data['height'] ?? 0);
    const row = frame.getByRole('list', { name: 'Client messages' }).getByRole('button');
    await row.click();
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await row.click();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    // Expanding is animated: the height is reported until it is stable.
    let open = 0;
    await expect
      .poll(async () => {
        const before = open;
        open = await feedback();
        return open - before;
      })
      .toBe(0);
    await row.click();
    await expect.poll(feedback).toBeLessThan(open - 50);
    await row.click();
    await expect.poll(feedback).toBe(open);
    // A frame of the reported height does not scroll.
    const hidden = frame.locator('html').evaluate((html) => {
      const columns = [...html.querySelectorAll('article, section')];
      const boxes = [html, ...columns.filter((one) => getComputedStyle(one).overflowY === 'auto')];
      return Math.max(...boxes.map((one) => one.scrollHeight - one.clientHeight));
    });
    expect(await hidden).toBeLessThanOrEqual(1);
    close();
  });

test('an embedded walkthrough reports its completion', async ({ page, baseURL, watch }) => {
  const { frame, close } = await openCourse(page, watch, `${baseURL}/#/learn/pages?embed=1`);
  await expect(onward(frame)).toBeVisible();
  for (let steps = 0; steps < 20 && (await ending(frame).count()) === 0; steps++) await goOn(frame);
  await expect.poll(() => receivedBy(page, 'solved')).toHaveLength(1);
  expect((await receivedBy(page, 'solved'))[0]?.data).toMatchObject({
    item: 'pages',
    kind: 'walkthrough',
    passed: true,
  });
  close();
});

test('outside of a frame no message is posted', async ({ page }) => {
  await beforeScripts(page, () => addEventListener('message', () => Reflect.set(globalThis, 'heard', true)));
  await page.goto('./#/learn/unknown-tool?embed=1');
  await page.getByRole('radio', { name: /-32602/ }).check();
  await checkAnswer(page).click();
  await expect(result(page)).not.toBeEmpty();
  await expect(solved(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard') as unknown)).toBeUndefined();
});
