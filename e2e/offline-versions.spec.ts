// Newer versions of the page: offered, never forced; and builds that load incompletely.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filesIn, leaving } from '../scripts/service-worker.mjs';
import { expect } from './fixtures.ts';
import { expectText, expectVerdict, open, whenReady, write } from './screen.ts';
import { goOffline, makeNewer, stores, test, whenPrecached } from './site.ts';

const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}';

/** A new version is precached file by file when the page is idle: on a busy machine this takes a while. */
const LATER = { timeout: 90_000 };

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version is ready.' });

const isOld = (page: Page) =>
  expect(page.getByRole('link', { name: 'MCP Protocol Playground', exact: true })).toBeVisible();
const isNew = (page: Page) => expect(page.getByRole('link', { name: 'MCP Protocol Playground 2' })).toBeVisible(LATER);

// One journey, since the precache of a version takes as long as three loads of the page.
test('a new version is offered, never forced, in each of two pages; typed text stays, and the old version is removed completely', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await open(page);
  await whenPrecached(page);
  const before = Object.keys(await stores(page)).filter((name) => !name.endsWith('seldom'));
  expect(before).toHaveLength(1);
  const second = await context.newPage();
  await open(second);
  await write(second, PING);

  await test.step('with a file that does not match its hash it is rejected', async () => {
    await makeNewer(site.folder);
    const index = join(site.folder, 'index.html');
    const whole = readFileSync(index, 'utf8');
    writeFileSync(index, whole.replace('<title>', '<title>Half a '));
    const failed = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return new Promise<string>((resolve) => {
        registration.addEventListener('updatefound', () => {
          const { installing } = registration;
          installing?.addEventListener('statechange', () => resolve(installing.state));
        });
        void registration.update();
      });
    });
    expect(await failed).toBe('redundant');
    await goOffline(context, site);
    await page.reload();
    await whenReady(page);
    await isOld(page);
    await expect(offer(page)).toHaveCount(0);
    writeFileSync(index, whole);
    await site.open();
    await context.setOffline(false);
  });

  await test.step('it waits for the user, also after “Dismiss”', async () => {
    await page.reload();
    await expect(offer(page)).toBeVisible(LATER);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(offer(page)).toHaveCount(0);
    await isOld(page);
    await page.reload();
    await whenReady(page);
    await isOld(page);
    await expect(offer(page)).toBeVisible(LATER);
    await write(page, PING);
    await expectVerdict(page, 'Valid');
    // The old version is complete, although its files are gone from the host.
    await page.goto('./#/reference/errors');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('./#/check');
  });

  await test.step('one page switches to it', async () => {
    await offer(page).getByRole('button', { name: 'Reload' }).click();
    await isNew(page);
    await whenReady(page);
    await expectText(page, PING);
    await expect(offer(page)).toHaveCount(0);
  });

  await test.step('the other page keeps its own until it reloads', async () => {
    await expect(offer(second)).toBeVisible(LATER);
    // A part that this page has not loaded yet, under a name that the host no longer has.
    await second.getByRole('link', { name: 'Reference' }).click();
    await expect(second.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await second.getByRole('link', { name: 'Check' }).click();
    await expectText(second, PING);
    await offer(second).getByRole('button', { name: 'Reload' }).click();
    await isNew(second);
    await whenReady(second);
    await expectText(second, PING);
    await page.close();
    await second.reload();
    await whenReady(second);
    const names = async (): Promise<string[]> =>
      Object.keys(await stores(second)).filter((name) => !name.endsWith('seldom'));
    await expect.poll(names).toHaveLength(1);
    expect(await names()).not.toEqual(before);
  });

  await test.step('the development server unregisters the service worker of a build', async () => {
    writeFileSync(
      join(site.folder, 'index.html'),
      '<!doctype html><title>Development</title><link rel="icon" href="data:,">',
    );
    writeFileSync(join(site.folder, 'sw.js'), leaving);
    await second.reload();
    // The worker of the build ends when it has cached what the page loaded, which takes a busy machine a minute.
    await expect.poll(() => second.title(), { timeout: 180_000 }).toBe('Development');
    // The page of the build may have registered the worker once more while it was left: the next load ends that.
    await expect
      .poll(async () => {
        await second.reload();
        return second.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
      })
      .toBe(0);
    expect(await stores(second)).toEqual({});
  });
});

test('an incomplete build changes nothing, and its missing files load on the next visit', async ({
  page,
  context,
  site,
}) => {
  const missing = filesIn(site.folder).find((path) => /\/ServerScreen-[\w-]+\.js$/.test(path)) ?? '';
  const at = join(site.folder, missing);
  renameSync(at, `${at}.away`);
  const requested: string[] = [];
  context.on(
    'request',
    (request) => void (request.serviceWorker() && requested.push(new URL(request.url()).pathname.slice(1))),
  );
  await open(page);
  await expect.poll(() => requested).toContain(missing);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
    .toBe(true);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await write(page, PING);
  await expectVerdict(page, 'Valid');
  const before = requested.length;
  expect(before).toBeGreaterThan(10);

  renameSync(`${at}.away`, at);
  await page.reload();
  await whenReady(page);
  await whenPrecached(page);
  expect(requested.slice(before), 'what was laid up already is not asked for again').not.toContain('icon.svg');
  await goOffline(context, site);
  await page.reload();
  await whenReady(page);
  await expectText(page, PING);
});
