// Offline: the page as it was after the first visit, and the browser features this needs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { filesIn } from '../scripts/service-worker.mjs';
import { openExercise, runTests, solved, pane, write as writeAnswer } from './exercise-screen.ts';
import { expect } from './fixtures.ts';
import { expectVerdict, open, report, status, whenReady, write } from './screen.ts';
import { compose, line, openServer, sendAndSee } from './server-screen.ts';
import { describeAnew, goOffline, stores, test, whenPrecached } from './site.ts';

const BARE_CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}';
const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}';
/** A large file that nothing but a test requests. */
const LATE = 'assets/pyodide.trial-AAAAAAAA.wasm';
// Each test loads the page, waits until it is idle and precached, and reloads it.

/** The cached large files, in order of arrival. */
async function seldom(page: Page): Promise<string[]> {
  return Object.entries(await stores(page)).find(([name]) => name.endsWith('seldom'))?.[1] ?? [];
}

/** Requests of the code that precaches the page, and of its worker: the first sign that it starts. */
function precacheRequests(context: BrowserContext): string[] {
  const requested: string[] = [];
  context.on(
    'request',
    (request) => void (/\/(sw|assets\/page-[\w-]+)\.js$/.test(request.url()) && requested.push(request.url())),
  );
  return requested;
}

test('after a first visit everything works offline', { tag: '@journey' }, async ({ page, context, site }) => {
  const requested = precacheRequests(context);
  let letThrough = (): void => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/Editor-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await test.step('precaching starts only after the editor and the schemas are loaded', async () => {
    await page.goto('./');
    await expectVerdict(page, '2 errors');
    await page.clock.runFor(20_000);
    expect(requested).toEqual([]);
    letThrough();
    await whenReady(page);
    await whenPrecached(page);
    expect(requested).not.toEqual([]);
  });
  await test.step('all files of the build are precached once, except large and rarely used ones', async () => {
    const stored = Object.values(await stores(page)).flat();
    const wanted = filesIn(site.folder).filter(
      (path) => path !== 'sw.js' && !/pyodide|python_stdlib|THIRD-PARTY|^es\.html|^assets\/es\//.test(path),
    );
    expect(stored.toSorted()).toEqual(wanted.map((path) => (path === 'index.html' ? '' : path)).toSorted());
  });
  await goOffline(context, site);

  await page.reload();
  await whenReady(page);
  await expectVerdict(page, '2 errors');
  // Only the schemas can detect the missing name.
  await write(page, BARE_CALL);
  await expectVerdict(page, '1 error');
  await expect(report(page).getByRole('article')).toHaveText([/name/]);
  await page.getByRole('button', { name: 'Examples' }).click();
  await page
    .getByRole('dialog', { name: 'Examples' })
    .getByRole('option', { name: /Claude Desktop log/ })
    .first()
    .click();
  await expect(status(page)).toContainText('judged by MCP');
  await expect(page.getByText('Claude Desktop log').first()).toBeVisible();

  await openServer(page);
  await compose(page, PING);
  await sendAndSee(page);
  await expect(line(page, 2)).toContainText('7');

  await page.goto('./#/reference/rules/ids%2Fnull-id');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('must not be null');
  await page.goto('./#/learn');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/learn\/[\w-]+/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('programs run offline: JavaScript at once, Python if it was loaded before; large files are cached when they are downloaded', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  writeFileSync(join(site.folder, LATE), Buffer.alloc(100_000, LATE));
  await describeAnew(site.folder);
  const bytes = (path: string) =>
    page.evaluate(async (address) => {
      const response = await fetch(`./${address}`);
      return (await response.arrayBuffer()).byteLength;
    }, path);
  await openExercise(page, 'build-request', '?language=python');
  await writeAnswer(page, 'def build_request(id, method, params):\n    return "not yet"\n');
  await runTests(page).click();
  await expect(pane(page).getByRole('list', { name: 'Failed tests' })).toContainText('Expected');
  await whenPrecached(page);
  // The four files of Python, which were downloaded before the worker was active; then one after it.
  await expect.poll(() => seldom(page)).toHaveLength(4);
  expect(await bytes(LATE)).toBe(100_000);
  await expect.poll(() => seldom(page)).toHaveLength(5);
  await goOffline(context, site);

  await page.reload();
  expect(await bytes(LATE)).toBe(100_000);
  await writeAnswer(
    page,
    'import json\ndef build_request(id, method, params):\n    return json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params})\n',
  );
  await runTests(page).click();
  await expect(solved(page)).toBeVisible();
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'JavaScript', exact: true }).click();
  await writeAnswer(
    page,
    'const build_request = (id, method, params) => JSON.stringify({ method, params, id, jsonrpc: "2.0" });',
  );
  await runTests(page).click();
  await expect(solved(page)).toBeVisible();
});

test.describe('in a subfolder', () => {
  test.use({ below: '/courses/mcp/' });

  test('the page in another language is precached when it is opened; it, each screen opened first, and an address with a query work offline', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('./es.html');
    await whenPrecached(page);
    const spanish = filesIn(site.folder).filter((path) => /^es\.html$|^assets\/es\//.test(path));
    await expect.poll(async () => (await seldom(page)).toSorted()).toEqual(spanish.toSorted());
    expect(Object.keys(await stores(page)).every((name) => name.startsWith('playground /courses/mcp/ '))).toBe(true);
    await goOffline(context, site);

    await page.reload();
    await whenReady(page);
    await expect(page.getByRole('region', { name: 'Informe' })).toContainText('2 errores');
    await page.goto('./es.html#/reference/rules/ids%2Fnull-id');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('no debe ser null');
    for (const address of ['./?from=mail#/reference/errors', './index.html#/learn', './#/server']) {
      // A different fragment alone would not reload the page.
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    }
    await page.goto('about:blank');
    await page.goto('./');
    await whenReady(page);
    await expectVerdict(page, '2 errors');
  });
});

test('if the browser does not support service workers, or refuses them, the page shows nothing about it and works', async ({
  page,
}) => {
  await page.clock.install();
  for (const [what, script, text, verdict] of [
    [
      'service workers are refused',
      () => {
        // The empty page has none.
        if (isSecureContext)
          ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
      },
      PING,
      'Valid',
    ],
    ['no service workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'), BARE_CALL, '1 error'],
  ] as const)
    await test.step(what, async () => {
      await page.addInitScript(script);
      await page.goto('about:blank');
      await open(page);
      await page.clock.runFor(20_000);
      await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
      await write(page, text);
      await expectVerdict(page, verdict);
      await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
    });
});

test('an embedded page caches nothing', async ({ page, context, site }) => {
  const requested = precacheRequests(context);
  writeFileSync(
    join(site.folder, 'course.html'),
    '<!doctype html><title>Course</title><link rel="icon" href="data:,"><iframe src="./#/check?embed=1"></iframe>',
  );
  await page.clock.install();
  await page.goto('./course.html');
  await expect(page.frameLocator('iframe').locator('.monaco-editor .view-line').first()).toBeVisible();
  await page.clock.runFor(20_000);
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
});
