// The palette finds methods, types, rules, lessons, exercises and actions; method names link to their pages.
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { checkAnswer, feedback, openExercise, write } from './exercise-screen.ts';
import { openWith, report, status, tab } from './screen.ts';
import { openServer, sendButton, wire } from './server-screen.ts';
import { expectFit } from './width.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const WRONG = '{"jsonrpc":"2.0","id":null,"method":"tools/call","params":{"name":"add"}}';

async function find(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command' }).fill(query);
}

test('methods, types, rules and lessons are found and open', { tag: '@journey' }, async ({ page }) => {
  await openWith(page, WRONG);
  await find(page, 'resources/templates');
  await expect(option(page, /^resources\/templates\/list/).first()).toBeVisible();
  await option(page, /^resources\/templates\/list/)
    .first()
    .click();
  await expect(page).toHaveURL(/#\/reference\/methods\/resources%2Ftemplates%2Flist/);
  for (const [query, hit, address] of [
    ['CallToolResult', /^CallToolResult type/, /#\/reference\/types\/[\d-]+\/CallToolResult/],
    ['ids/null-id', /^ids\/null-id/, /#\/reference\/rules\/ids%2Fnull-id/],
    ['ui/initialize', /^ui\/initialize request/, /#\/reference\/extensions\/apps\/ui%2Finitialize/],
    ['UiToolMeta', /^UiToolMeta type/, /#\/reference\/extensions\/apps\/UiToolMeta/],
    ['apps/direction', /^apps\/direction/, /#\/reference\/rules\/apps%2Fdirection/],
    ['null id', /^Learn: Fix a request with a null id/, /#\/learn\/null-id/],
    ['-32602', /^-32602/, /#\/reference\/errors\/-32602/],
  ] as const) {
    await find(page, query);
    await option(page, hit).first().click();
    await expect(page).toHaveURL(address);
  }
});

test('actions, and method names that link to their pages', async ({ page }) => {
  await test.step('axe reports nothing among the results, and 320 px are enough', async () => {
    await openWith(page, WRONG);
    await page.setViewportSize({ width: 320, height: 700 });
    await find(page, 'tools');
    await expect(option(page, /^tools\/call/).first()).toBeVisible();
    await cleanInBoth(page, 'results');
    await expectFit(page);
  });
  await test.step('actions: export, compare, share and theme', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(status(page)).toContainText('error');
    await find(page, 'export sarif');
    const saved = page.waitForEvent('download');
    await option(page, 'Export the report as SARIF').click();
    expect((await saved).suggestedFilename()).toBe('report.sarif');
    await find(page, 'compare json-rpc');
    await option(page, 'Compare with JSON-RPC 2.0').click();
    await expect(report(page)).toContainText('JSON-RPC 2.0');
    await find(page, 'theme dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await find(page, 'share');
    await option(page, 'Share').first().click();
    await expect(page.getByRole('dialog', { name: 'Share this text' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('method names link to their pages', async () => {
    await report(page).getByRole('button', { name: 'Close the comparison' }).click();
    const link = report(page).getByRole('article').getByRole('link', { name: 'tools/call', exact: true }).first();
    await expect(link).toHaveAttribute('href', '#/reference/methods/tools%2Fcall');
    await tab(page, 'Anatomy').click();
    await expect(report(page).getByRole('link', { name: 'tools/call', exact: true }).first()).toBeVisible();
    await tab(page, 'Messages').click();
    const row = report(page).getByRole('grid', { name: 'Messages' }).getByRole('row').nth(1);
    await row.click();
    await row.getByRole('link', { name: 'Reference: tools/call' }).click();
    await expect(page.getByRole('heading', { name: 'tools/call', level: 1 })).toBeVisible();
  });
});

test('method names of the wire, of hints and of feedback link to their pages', async ({ page }) => {
  await test.step('method names of the wire link to their pages', async () => {
    await openServer(page);
    await sendButton(page).click();
    await wire(page).first().click();
    const link = page.getByRole('region', { name: 'Wire' }).getByRole('link', { name: 'Reference: initialize' });
    const box = await link.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(24);
    await link.click();
    await expect(page.getByRole('heading', { name: 'initialize', level: 1 })).toBeVisible();
  });
  await test.step('method names of hints and feedback link to their pages', async () => {
    await openExercise(page, 'listen');
    const next = page.getByRole('button', { name: /^Show (a|the next) hint$/ });
    while (await next.isVisible()) await next.click();
    const hint = page.getByRole('list', { name: 'Hints' }).getByRole('link', { name: 'resources/subscribe' });
    await expect(hint).toHaveAttribute('href', '#/reference/methods/resources%2Fsubscribe');
    await openExercise(page, 'cancel');
    await write(page, '{"jsonrpc":"2.0","method":"tools/cancel","params":{"requestId":7}}');
    await checkAnswer(page).click();
    await feedback(page).getByRole('link', { name: 'notifications/cancelled' }).click();
    await expect(page.getByRole('heading', { name: 'notifications/cancelled', level: 1 })).toBeVisible();
  });
});
