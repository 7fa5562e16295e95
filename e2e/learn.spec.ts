// Learn: the map of the course, the chapters beside a lesson, and progress that is stored, saved, loaded and cleared.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CURRICULUM } from '../web/course/index.ts';
import { expect, test } from './fixtures.ts';
import { beforeScripts } from './shared-page.ts';

const ITEMS = CURRICULUM.flatMap(({ items }) => items);

/** Creates progress, as an earlier visit would. */
async function keep(page: Page, done: readonly string[]): Promise<void> {
  const items = Object.fromEntries(done.map((id) => [id, { done: '2026-01-02T03:04:05.000Z' }]));
  await beforeScripts(
    page,
    (progress) => localStorage.setItem('mcp-playground/progress', progress),
    JSON.stringify({ version: 1, items }),
  );
}

const openMap = async (page: Page): Promise<void> => {
  await page.goto('./#/learn');
  await expect(page.getByRole('heading', { name: 'Learn the protocol on the wire' })).toBeVisible();
};

const item = (page: Page, title: string) => page.locator(`#main a`).filter({ hasText: title });

test(
  'the map shows every chapter and every item of the course, and one place to start',
  { tag: '@journey' },
  async ({ page }) => {
    await openMap(page);
    await expect(page).toHaveTitle(/^Learn/);
    await expect(page.getByRole('link', { name: 'Learn', exact: true })).toHaveAttribute('aria-current', 'page');
    for (const { title } of CURRICULUM)
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    for (const { title } of ITEMS) await expect(item(page, title).first()).toBeAttached();
    await expect(page.getByText(`0 of ${ITEMS.length} done`)).toBeVisible();
    await test.step('each chapter states its goal, each item its duration', async () => {
      for (const { goal } of CURRICULUM) await expect(page.getByText(`After it you can ${goal}`)).toBeAttached();
      await expect(page.getByRole('link', { name: /^The handshake\s+6 min\s*, walkthrough$/ })).toBeVisible();
      const first = CURRICULUM[0]?.items ?? [];
      const minutes = first.reduce((sum, { minutes: more }) => sum + more, 0);
      const text = `about ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
      await expect(page.getByText(`0 of ${first.length} done`).locator('..').first()).toContainText(text);
      // No type before a title that already begins with it.
      await expect(page.getByText('Fix: Fix')).toHaveCount(0);
    });
    await page.getByRole('link', { name: /^Start: / }).click();
    await expect(page).toHaveURL(new RegExp(`#/learn/${ITEMS[0]?.id}$`));
    await expect(page.getByRole('navigation', { name: 'Chapters' })).toBeVisible();
  },
);

test('completed items are marked and counted by chapter, and the next open item is offered', async ({ page }) => {
  const [first, second] = ITEMS;
  if (!first || !second) throw new Error('the course has no items');
  await keep(page, [first.id]);
  await openMap(page);
  await expect(page.getByText(`1 of ${ITEMS.length} done`)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`${first.title}.*, done$`) })).toBeVisible();
  await expect(page.getByText(`1 of ${CURRICULUM[0]?.items.length} done`)).toBeVisible();
  await page.getByRole('link', { name: `Continue: ${second.title}` }).click();
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  await expect(chapters.getByRole('link', { name: new RegExp(second.title) })).toHaveAttribute('aria-current', 'page');
  await expect(chapters.getByRole('img', { name: `1 of ${CURRICULUM[0]?.items.length} done` })).toBeVisible();
  await chapters.getByRole('link', { name: 'All chapters' }).click();
  await expect(page).toHaveURL(/#\/learn$/);
});

test('progress is saved as a file, cleared, restored, and added from a file', { tag: '@journey' }, async ({ page }) => {
  await keep(page, ['null-id', 'greet']);
  await openMap(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export progress' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(saved)).toMatchObject({ format: 'mcp-playground-progress', items: { greet: {} } });
  await page.getByRole('button', { name: 'Clear progress' }).click();
  await page.getByRole('button', { name: 'Yes, clear all of it' }).click();
  await expect(page.getByText(`0 of ${ITEMS.length} done`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`2 of ${ITEMS.length} done`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear progress' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const file = { name: 'p.json', mimeType: 'application/json' };
  const more = saved.replace('"greet"', '"cancel"');
  await page.getByLabel('Progress file').setInputFiles({ ...file, buffer: Buffer.from(more) });
  await expect(page.getByText('The file was imported. It contains 2 completed items.')).toBeVisible();
  await expect(page.getByText(`3 of ${ITEMS.length} done`)).toBeVisible();
  await page.getByLabel('Progress file').setInputFiles({ ...file, buffer: Buffer.from('[1]') });
  await expect(page.getByText(/This file is not a progress file, so nothing was changed/)).toBeVisible();
  await expect(page.getByText(`3 of ${ITEMS.length} done`)).toBeVisible();
});

test('ways: from an unknown lesson by the palette, by keyboard to the map and into a lesson, and without chapters beside it', async ({
  page,
}) => {
  await test.step('an unknown lesson is reported; the palette finds lessons by name', async () => {
    await page.goto('./#/learn/no-such-lesson');
    await expect(page.getByRole('heading', { name: 'Unknown lesson' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
    await page.keyboard.type('learn put a handshake');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/learn\/handshake-order$/);
    await expect(page).toHaveTitle(/^Put a handshake in order/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Unknown lesson' })).toBeVisible();
  });
  await test.step('by keyboard only: to the map, into a lesson, and back', async () => {
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Learn', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Learn', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Learn the protocol on the wire' })).toBeVisible();
    const begin = page.getByRole('link', { name: /^Start: / });
    for (let pressed = 0; pressed < 20 && !(await begin.evaluate((one) => one === document.activeElement)); pressed++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#/learn/${ITEMS[0]?.id}$`));
    await page.getByRole('link', { name: 'All chapters' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/learn$/);
  });
  await test.step('if the chapters are not beside a lesson, the line above its title leads to them', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const id of ['handshake', 'null-id']) {
      await page.goto(`./#/learn/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'All chapters' }).click();
      await expect(page.getByRole('heading', { name: 'Learn the protocol on the wire' })).toBeVisible();
    }
    await page.goto('about:blank');
    await page.goto('./#/learn/null-id?embed=1');
    await expect(page.getByRole('button', { name: 'Check answer' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All chapters' })).toHaveCount(0);
  });
});
