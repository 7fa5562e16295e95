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

test('a new version waits for the user, also after “Dismiss”; typed text stays, and the old version is removed completely', async ({
  page,
  site,
}) => {
  await open(page);
  await whenPrecached(page);
  const before = Object.keys(await stores(page)).filter((name) => !name.endsWith('seldom'));
  expect(before).toHaveLength(1);
  await makeNewer(site.folder);

  await page.reload();
  await expect(offer(page)).toBeVisible(LATER);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'MCP Protocol Playground', exact: true })).toBeVisible();

  await page.reload();
  await whenReady(page);
  await expect(page.getByRole('link', { name: 'MCP Protocol Playground', exact: true })).toBeVisible();
  await expect(offer(page)).toBeVisible(LATER);
  await write(page, PING);
  await expectVerdict(page, 'Valid');
  // The old version is complete, although its files are gone from the host.
  await page.goto('./#/reference/errors');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('./#/check');

  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('link', { name: 'MCP Protocol Playground 2' })).toBeVisible(LATER);
  await whenReady(page);
  await expectText(page, PING);
  await expect(offer(page)).toHaveCount(0);
  await expect.poll(async () => Object.keys(await stores(page)).filter((name) => before.includes(name))).toEqual([]);
});

test('of two pages one switches to the new version; the other keeps its own until it reloads', async ({
  page,
  context,
  site,
}) => {
  await open(page);
  await whenPrecached(page);
  const second = await context.newPage();
  await open(second);
  await write(second, PING);
  await makeNewer(site.folder);
  await page.reload();
  await expect(offer(page)).toBeVisible(LATER);
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('link', { name: 'MCP Protocol Playground 2' })).toBeVisible(LATER);

  await expect(offer(second)).toBeVisible(LATER);
  // A part that this page has not loaded yet, under a name that the host no longer has.
  await second.getByRole('link', { name: 'Reference' }).click();
  await expect(second.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await second.getByRole('link', { name: 'Check' }).click();
  await expectText(second, PING);
  await offer(second).getByRole('button', { name: 'Reload' }).click();
  await expect(second.getByRole('link', { name: 'MCP Protocol Playground 2' })).toBeVisible(LATER);
  await whenReady(second);
  await expectText(second, PING);
  await page.close();
  await second.reload();
  await whenReady(second);
  await expect
    .poll(async () => Object.keys(await stores(second)).filter((name) => !name.endsWith('seldom')))
    .toHaveLength(1);
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

test('a new version with a file that does not match its hash is rejected', async ({ page, context, site }) => {
  await open(page);
  await whenPrecached(page);
  await makeNewer(site.folder);
  const index = join(site.folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<title>', '<title>Half a '));
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
  await expect(page.getByRole('link', { name: 'MCP Protocol Playground', exact: true })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('the development server unregisters the service worker of a build', async ({ page, site }) => {
  await open(page);
  await whenPrecached(page);
  writeFileSync(
    join(site.folder, 'index.html'),
    '<!doctype html><title>Development</title><link rel="icon" href="data:,">',
  );
  writeFileSync(join(site.folder, 'sw.js'), leaving);
  await page.reload();
  await expect.poll(() => page.title()).toBe('Development');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  expect(await stores(page)).toEqual({});
});
