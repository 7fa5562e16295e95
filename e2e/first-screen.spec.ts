// The first screen: what MCP and this page are, and the sample that gives way to the reader's own text.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectHolds, expectText, expectVerdict, open, openWith, paste, report } from './screen.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const intro = (page: Page) => page.getByText('MCP, the Model Context Protocol, connects');

/** Pastes where the focus is. */
async function pasteHere(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

test(
  'a first visit says what MCP and this page are, and leads newcomers to Learn',
  { tag: '@journey' },
  async ({ page }) => {
    await open(page);
    await expect(intro(page)).toBeVisible();
    for (const welcome of ['message', 'log', 'curl', 'HAR file', 'list of tools']) {
      await expect(intro(page)).toContainText(welcome);
    }
    await page.getByRole('link', { name: 'New to MCP? Start here' }).click();
    await expect(page).toHaveURL(/#\/learn$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('the first paste replaces the sample, and one undo brings it back', { tag: '@journey' }, async ({ page }) => {
  await open(page);
  await paste(page, PING);
  await expectText(page, PING);
  await expectVerdict(page, 'Valid');
  await expect(intro(page)).toHaveCount(0);
  await page.keyboard.press('Control+Z');
  await expectVerdict(page, '2 errors');
  await expectHolds(page, '"method":"initialized"');
});

test('so it does wherever the focus is', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Messages' }).focus();
  await pasteHere(page, PING);
  await expectText(page, PING);
  await expect(intro(page)).toHaveCount(0);
  await page.keyboard.press('Control+Z');
  await expectHolds(page, '"method":"initialized"');
});

test('a sample that was edited, and any other text, takes a paste at the caret', async ({ page }) => {
  await open(page);
  await report(page).getByRole('button', { name: 'Fix', exact: true }).first().click();
  await expectVerdict(page, '1 error');
  await expect(intro(page)).toBeVisible();
  await paste(page, `${PING}\n`);
  await expectHolds(page, '"notifications/initialized"');
  await expect(intro(page)).toHaveCount(0);
});

test('a text from a link needs no introduction; an empty one says what is welcome', async ({ page }) => {
  await openWith(page, PING);
  await expect(intro(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(report(page)).toContainText('a HAR file or a list of tools');
  await expect(report(page).getByRole('link', { name: 'New to MCP? Start here' })).toBeVisible();
});
