// The map of the course as a page: one scroller, “Continue”, and the skip link.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const title = (page: Page) => page.getByRole('heading', { name: 'Learn the protocol on the wire' });
const bar = (page: Page) => page.getByRole('banner');

async function openMap(page: Page): Promise<void> {
  await page.goto('./#/learn');
  await expect(title(page)).toBeVisible();
}

/** How far the page is scrolled, and how far it can scroll, px. */
const scrolled = (page: Page): Promise<[at: number, most: number]> =>
  page.evaluate(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    return [Math.round(scrollTop), scrollHeight - clientHeight];
  });

test(
  'keys and wheel scroll the map from its top to its end, and the bar stays',
  { tag: '@journey' },
  async ({ page }) => {
    await openMap(page);
    const last = page.getByRole('link', { name: 'For teachers' });
    for (const key of ['Space', 'PageDown', 'End']) {
      const [before] = await scrolled(page);
      await page.keyboard.press(key);
      await expect.poll(async () => (await scrolled(page))[0], key).toBeGreaterThan(before);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
    }
    // The end of the page is the end of the map: nothing blank comes after it.
    await expect(last).toBeInViewport();
    const below = await last.evaluate(
      (one) => document.documentElement.clientHeight - one.getBoundingClientRect().bottom,
    );
    expect(below).toBeLessThan(120);
    await page.keyboard.press('Home');
    await expect.poll(async () => (await scrolled(page))[0]).toBe(0);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await scrolled(page))[0]).toBeGreaterThan(0);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  },
);

test('a lesson with its chapters beside it never scrolls the page itself', async ({ page }) => {
  for (const id of ['null-id', 'handshake', 'undeclared', 'teachers']) {
    await page.goto(`./#/learn/${id}`);
    await expect(page.locator('main [data-content]')).toBeVisible();
    await expect(page.getByText(/^(Loading the|The simulated server is starting)/)).toHaveCount(0);
    expect(await scrolled(page), id).toEqual([0, 0]);
    await page.keyboard.press('End');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  }
});

test('“Continue” leads to the lesson that was begun last, and after it to the next one', async ({ page }) => {
  await page.goto('./#/learn/greet');
  await page.getByRole('button', { name: /hint/ }).click();
  await page.goto('./#/learn/call-add');
  await page.getByRole('button', { name: /hint/ }).click();
  // Only looked at: it is not what a learner was doing.
  await page.goto('./#/learn/log-name');
  await expect(page.getByRole('button', { name: /hint/ })).toBeVisible();
  await openMap(page);
  const way = page.getByRole('link', { name: /^Continue: / });
  await expect(way).toHaveText('Continue: Call a tool with arguments');
  await expect(page.getByText('Exercise in chapter 3, “Tools”, about 4 min')).toBeVisible();
  // The page saves a moment after a change, and would overwrite what is written here before that.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mcp-playground/progress'))).toContain('call-add');
  await page.evaluate(() => {
    const key = 'mcp-playground/progress';
    const stored: { items: Record<string, object> } = JSON.parse(localStorage.getItem(key) ?? '{}');
    stored.items['call-add'] = { done: '2026-01-02T03:04:05.000Z' };
    localStorage.setItem(key, JSON.stringify(stored));
  });
  await page.reload();
  await expect(way).toHaveText('Continue: Request the next page of a list');
});

test('the skip link leads to the content, past the list of chapters', async ({ page }) => {
  for (const [address, name] of [
    ['#/learn', 'Learn the protocol on the wire'],
    ['#/learn/null-id', 'Fix a request with a null id'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`./${address}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
});
