// The ways into the reference and out of it: from Check and back, by search, by the palette.
import { expect, test } from './fixtures.ts';
import { find, go, heading } from './reference-screen.ts';
import { expectText, expectVerdict, openWith, report, status, whenReady } from './screen.ts';

test('from Check and back: text, undo and choices stay; the difference between revisions leads to their changes', async ({
  page,
}) => {
  await test.step('text, undo and choices stay', async () => {
    await openWith(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}', '&revision=2025-06-18');
    await expectVerdict(page, 'Valid');
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Reference' }).click();
    await expect(heading(page)).toHaveText('Reference');
    await expect(status(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Message editor' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Check' }).click();
    await expectText(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}');
    await expectVerdict(page, 'Valid');
    await expect(page.getByRole('button', { name: 'Revision' })).toHaveText('MCP 2025-06-18');
    await expect(page).toHaveTitle(/^Check/);
    await page.goBack();
    await expect(heading(page)).toHaveText('Reference');
    await page.goBack();
    await expectText(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
  await test.step('the difference between revisions leads to their changes', async () => {
    await openWith(page, '{"jsonrpc":"2.0","id":1,"method":"tasks/list"}', '&revision=2025-11-25');
    // The report of the text before has such a link too.
    await expect(report(page)).toContainText('tasks/list');
    await report(page)
      .getByRole('link', { name: /^What changed with/ })
      .click();
    await expect(heading(page)).toHaveText('What changed');
    await expect(page).toHaveURL(/changes\/(2025-06-18\/2025-11-25|2025-11-25\/2026-07-28)$/);
  });
});

test('opened first, without the editor: its search, going back, its revision, and the palette', async ({ page }) => {
  await test.step('opened first, it does not load the editor', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await go(page, 'methods');
    await expect(page.getByRole('table')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => /\/(Editor|ground)-/.test(url))).toEqual([]);
  });
  await test.step('search by keyboard: type, select, open; Escape ends it', async () => {
    await go(page, 'methods');
    await find(page).focus();
    await page.keyboard.type('subscri');
    await expect(heading(page)).toContainText('found for “subscri”');
    const hits = page.getByRole('main').locator('[data-hits]').getByRole('link');
    await expect(hits.first()).toContainText(/subscri/i);
    await page.keyboard.press('ArrowDown');
    await expect(hits.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(find(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(heading(page)).toHaveText('Methods');
    await page.keyboard.type('-32022');
    await expect(heading(page)).toContainText('found for “-32022”');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/errors\/-32022$/);
    await expect(find(page)).toHaveValue('');
    await find(page).fill('zzzz nothing has this');
    await expect(heading(page)).toContainText('No results found');
    await find(page).fill('<img src=x onerror=alert(1)>');
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    await find(page).fill('');
  });
  await test.step('going back restores the scroll position', async () => {
    await go(page, 'rules');
    await expect(page.getByRole('link', { name: 'ids/null-id' })).toBeVisible();
    await page.getByRole('link', { name: 'ids/null-id' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'ids/null-id' }).click();
    await expect(heading(page)).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'ids/null-id' })).toBeInViewport();
  });
  await test.step('the picker in the top bar is the revision of the page', async () => {
    await go(page, 'messages');
    await expect(page.getByRole('region', { name: 'Batch' })).toContainText('no batches');
    await page.getByRole('button', { name: 'Revision' }).click();
    await page.getByRole('menuitemradio', { name: /2025-03-26/ }).click();
    await expect(page.getByRole('region', { name: 'Batch' })).toContainText('"tools/list"');
    await expect(page).toHaveURL(/#\/reference\/messages$/);
  });
  await test.step('the palette leads here, and its other commands lead to Check, which works when it is opened later', async () => {
    await go(page, '');
    const palette = page.getByRole('dialog', { name: 'Commands' });
    await page.keyboard.press('Control+K');
    await expect(palette).toBeVisible();
    await page.keyboard.type('reference: error');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Error codes');
    await page.keyboard.press('Control+K');
    await expect(palette).toBeVisible();
    await page.keyboard.type('anatomy');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Anatomy' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/#\/check/);
    await whenReady(page);
    await expectVerdict(page, '2 errors');
  });
});
