// From 320 px to a wall display, with the editor; each view in each width is in `looks.browser.test.tsx`.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { editor, expectVerdict, open, problem, report, status, tab, write } from './screen.ts';
import { expectFit, expectFitIn } from './width.ts';

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

test('from 320 to 2560 px: nothing is wider than the page, and positions lead to the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await open(page);
  await expectFit(page, 'as it opens');
  await test.step('below 900 px: “Message” and “Report” with its error count, and positions lead to the text', async () => {
    await page.setViewportSize({ width: 375, height: 780 });
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
  });
  await test.step('on a phone the content of “Share” fits the dialog, including secrets and link', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"token":"sk-abcdefghijklmnopqrstuvwx1234567890"}}';
    await page.getByRole('button', { name: 'Message', exact: true }).click();
    await write(page, text);
    await page.getByRole('button', { name: 'More: share, theme, keyboard shortcuts' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog');
    const copy = dialog.getByRole('button', { name: 'Copy link' });
    await expect(copy).toBeVisible();
    const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
    expect(right(await copy.boundingBox())).toBeLessThanOrEqual(right(await dialog.boundingBox()) - 12);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  for (const width of [320, 1440]) await test.step(`every view in ${width} px`, () => walk(page, width));
  await expectFitIn(page, [375, 768, 900, 2560]);
});
