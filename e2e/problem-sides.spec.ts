// “My side”: each problem names the sender of its message, and the list can show one side only.
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openWith, problem, report, whenReady, write } from './screen.ts';
import { expectFit } from './width.ts';

const LOG = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"trip-planner","version":"1.4.0"}}}',
  '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"weather","version":"0.9.2"}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '{"jsonrpc":"2.0","id":null,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":3,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":3,"result":{"tools":"none"}}',
].join('\n');

const filter = (page: Page) => report(page).getByRole('group', { name: 'My side' });
const side = (page: Page, name: RegExp) => filter(page).getByRole('button', { name });
const NULL_ID = /id of a request must not be null/i;

test(
  'each problem names the side that sent its message; the filter is remembered',
  { tag: '@journey' },
  async ({ page }) => {
    await openWith(page, LOG);
    const ofClient = problem(page, NULL_ID);
    await expect(ofClient).toContainText('Sent by the client');
    const articles = report(page).getByRole('article');
    await expect(articles.filter({ hasText: 'Sent by the server' })).not.toHaveCount(0);
    await side(page, /^Server/).click();
    await expect(ofClient).toHaveCount(0);
    await expect(articles.filter({ hasText: 'Sent by the server' })).not.toHaveCount(0);
    await page.reload();
    await whenReady(page);
    await expect(side(page, /^Server/)).toHaveAttribute('aria-pressed', 'true');
    await expect(ofClient).toHaveCount(0);

    await write(page, '{"jsonrpc":"2.0","id":null,"method":"tools/list","params":{}}');
    await expect(filter(page)).toBeVisible();
    await expect(report(page)).toContainText('1 problem hidden, sent by the client.');
    await side(page, /^Both/).click();
    await expect(ofClient).toBeVisible();
    await expect(filter(page), 'one side has all problems, so there is nothing to choose').toHaveCount(0);
  },
);

test('F8 passes over the problems of the other side', async ({ page }) => {
  await openWith(page, LOG);
  await side(page, /^Server/).click();
  const place = page.getByText(/^Line \d+, column \d+/);
  await page.keyboard.press('F8');
  await expect(place).toHaveText(/^Line 6/);
  await page.keyboard.press('F8');
  await expect(place).toHaveText(/^Line 6/);
});

test('an unknown sender is stated and stays in the list', async ({ page }) => {
  await openWith(page, `${LOG}\n{"jsonrpc":"2.0","id":99,"result":{"content":[]}}`);
  const articles = report(page).getByRole('article');
  await expect(articles.filter({ hasText: 'Sender unknown' })).not.toHaveCount(0);
  await side(page, /^Client/).click();
  await expect(articles.filter({ hasText: 'Sender unknown' })).not.toHaveCount(0);
  await expect(report(page)).toContainText('Problems with an unknown sender stay in the list.');
});

test('axe reports nothing, and 320 px are enough', async ({ page }) => {
  await openWith(page, LOG);
  await expect(filter(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: /^Report/ }).click();
  await side(page, /^Client/).click();
  await cleanInBoth(page, 'problems of one side');
  await expectFit(page);
});
