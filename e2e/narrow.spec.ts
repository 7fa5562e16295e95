// From 320 px to a wall display.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { editor, expectVerdict, open, problem, report, status, tab, write } from './screen.ts';
import { expectFit } from './width.ts';

const LONG =
  '{"jsonrpc":"2.0","id":null,"method":"aVeryLongMethodNameWithoutAnyPlaceToBreakItWhichStillHasToFitOnASmallScreen/andMore","_not-a-member-that-anybody-knows-of-with-a-long-name":1}';

/** Every view, a menu and the palette in this width; the page has a text already. */
async function walk(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  const narrow = width < 900;
  if (narrow) await page.getByRole('button', { name: 'Message', exact: true }).click();
  await expectFit(page, 'message');
  await write(page, `${LONG}\n${LONG}`);
  if (narrow) await page.getByRole('button', { name: /^Report/ }).click();
  await expect(status(page)).toContainText('2 messages');
  for (const name of ['Problems', 'Messages', 'Anatomy'] as const) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(report(page).getByRole('tabpanel')).not.toBeEmpty();
    await expectFit(page, name);
  }
  await page.getByRole('button', { name: /^Revision / }).click();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 0.99 });
  await expectFit(page, 'menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 0.99 });
  await expectFit(page, 'palette');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('opened in 320 px: nothing is wider than the page', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await open(page);
  await walk(page, 320);
});

test('from 375 to 2560 px: nothing is wider than the page', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 780 });
  await open(page);
  for (const width of [375, 768, 900, 1440, 2560]) await test.step(`${width} px`, () => walk(page, width));
});

test(
  'below 900 px: “Message” and “Report” with its error count, and positions lead to the text',
  { tag: '@journey' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 780 });
    await open(page);
    const message = page.getByRole('button', { name: 'Message', exact: true });
    const reportButton = page.getByRole('button', { name: /^Report/ });
    await expect(reportButton).toHaveAccessibleName('Report, 2 errors');
    await expect(message).toHaveAttribute('aria-pressed', 'true');
    await expect(editor(page)).toBeVisible();
    await expect(report(page)).toBeHidden();
    await reportButton.click();
    await expectVerdict(page, '2 errors');
    await expect(editor(page)).toBeHidden();
    await problem(page, /id of a request/)
      .getByRole('heading')
      .getByRole('button')
      .click();
    await expect(editor(page)).toBeVisible();
    await expect(page.getByText(/^Line 6, column/)).toBeVisible();
    await reportButton.click();
    await report(page).getByRole('button', { name: 'Fix all safe' }).click();
    await expectVerdict(page, 'Valid');
    await expect(reportButton).toHaveAccessibleName('Report');
  },
);

test(
  'on a phone verdict and first problem are in sight, and the revisions are folded',
  { tag: '@journey' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await open(page);
    await page.getByRole('button', { name: /^Report/ }).click();
    await expectVerdict(page, '2 errors');
    const first = report(page).getByRole('article').first();
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(first.getByRole('button', { name: 'Fix' })).toBeInViewport({ ratio: 1 });
    const strip = page.getByRole('group', { name: 'Verdict per revision' });
    await expect(strip).toBeHidden();
    const fold = report(page).getByRole('button', { name: 'Revisions: valid in 1 of 6' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.press('Enter');
    await expect(strip.getByRole('button')).toHaveCount(6);
    await strip.getByRole('button', { name: /^2024-11-05/ }).click();
    await fold.press('Enter');
    await expect(strip).toBeHidden();
    await expect(report(page).getByRole('button', { name: 'Back to auto' })).toBeVisible();
  },
);

test('on a phone the line below the verdict has the full width', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await open(page);
  await page.getByRole('button', { name: /^Report/ }).click();
  await expectVerdict(page, '2 errors');
  const [basis, pane] = await status(page).evaluate((it) => [
    it.lastElementChild?.getBoundingClientRect().width ?? 0,
    it.parentElement?.getBoundingClientRect().width ?? 0,
  ]);
  expect(basis).toBe(pane);
});

test('below 900 px an empty text has no error count', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await open(page);
  const reportButton = page.getByRole('button', { name: /^Report/ });
  await expect(reportButton).toHaveAccessibleName('Report, 2 errors');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(reportButton).toHaveAccessibleName('Report');
});

test('on a phone the content of “Share” fits the dialog, including secrets and link', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  const text = '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"token":"sk-abcdefghijklmnopqrstuvwx1234567890"}}';
  await open(page, `#/check?text=${encodeURIComponent(text)}`);
  await page.getByRole('button', { name: 'More: share, theme, keyboard shortcuts' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  const copy = dialog.getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeVisible();
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
  expect(right(await copy.boundingBox())).toBeLessThanOrEqual(right(await dialog.boundingBox()) - 12);
});

test('below 900 px theme, shortcuts and commands are one menu', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 780 });
  await open(page);
  await expect(page.getByRole('button', { name: /^Theme/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts', exact: true })).toHaveCount(0);
  const more = page.getByRole('button', { name: 'More: share, theme, keyboard shortcuts' });
  await more.click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await page.setViewportSize({ width: 1000, height: 780 });
  await expect(more).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
});

test('the width of the panes can be changed, and everything stays visible at 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 780 });
  await open(page);
  await expect(editor(page)).toBeVisible();
  await expect(report(page)).toBeVisible();
  const bar = page.getByRole('separator', { name: 'Width of the panes' });
  const before = (await report(page).boundingBox())?.width ?? 0;
  await bar.focus();
  await page.keyboard.press('End');
  await expect(bar).toHaveAttribute('aria-valuenow', '70');
  await expect.poll(async () => (await report(page).boundingBox())?.width ?? 0).toBeLessThan(before - 100);
  await expectFit(page);
});

test('rotating the screen keeps the text and the open view', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 780 });
  await open(page);
  await tab(page, 'Messages').click();
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: /^Report/ }).click();
  await expect(tab(page, 'Messages')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(page.locator('.view-line').first()).toContainText('"jsonrpc"');
});
