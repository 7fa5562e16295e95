// A chosen revision: what it applies to, and where a picker makes a difference.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chip, expectVerdict, open, openWith, report, status, whenReady, write } from './screen.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const picker = (page: Page) => page.getByRole('button', { name: /^Revision / });
const screen = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name });
const back = (page: Page) => report(page).getByRole('button', { name: 'Back to auto' });

test('a preview is said, ends on request and with the next text; the picker’s choice stays', async ({ page }) => {
  await test.step('a chip previews and says so, and “Back to auto” ends it', async () => {
    await openWith(page, PING);
    await expect(back(page)).toHaveCount(0);
    await chip(page, '2024-11-05').click();
    await expect(report(page)).toContainText('Preview of MCP 2024-11-05, for this text only.');
    await page.reload();
    await whenReady(page);
    await expect(report(page)).toContainText('Preview of MCP 2024-11-05');
    await back(page).click();
    await expect(status(page)).toContainText('judged by MCP 2025-11-25');
    await expect(picker(page)).toHaveText('Auto');
    await expect(back(page)).toHaveCount(0);
  });
  await test.step('a preview ends with the next paste, file or example; the picker’s choice stays', async () => {
    await write(page, PING);
    await chip(page, '2024-11-05').click();
    await expect(picker(page)).toHaveText('MCP 2024-11-05');
    await write(page, '{"jsonrpc":"2.0","id":2,"method":"ping"}');
    await expect(picker(page)).toHaveText('Auto');
    await expect(status(page)).toContainText('judged by MCP 2025-11-25');
    await expect(page).not.toHaveURL(/revision=/);
    await picker(page).click();
    await page.getByRole('menuitemradio', { name: /2025-03-26/ }).click();
    await expect(report(page)).toContainText('MCP 2025-03-26 judges every text until you change it.');
    await write(page, PING);
    await expect(picker(page)).toHaveText('MCP 2025-03-26');
    await back(page).click();
    await expect(picker(page)).toHaveText('Auto');
  });
  await test.step('the revision of a link applies to its text', async () => {
    await openWith(page, PING, '&revision=2025-03-26');
    await expect(report(page)).toContainText('Preview of MCP 2025-03-26');
    await write(page, '{"jsonrpc":"2.0","id":2,"method":"ping"}');
    await expectVerdict(page, 'Valid');
    await expect(picker(page)).toHaveText('Auto');
  });
});

test('Server, Learn and Reference start from one default, and no picker is there that changes nothing', async ({
  page,
}) => {
  await open(page);
  await chip(page, '2024-11-05').click();
  await screen(page, 'Server').click();
  await expect(picker(page)).toHaveText('MCP 2025-11-25');
  await picker(page).click();
  await expect(page.getByRole('menuitemradio', { name: 'Auto' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await screen(page, 'Learn').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(picker(page)).toHaveCount(0);
  await screen(page, 'Reference').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reference' })).toBeVisible();
  await expect(picker(page)).toHaveCount(0);
  await page.goto('./#/reference/messages');
  await expect(picker(page)).toHaveText('MCP 2025-11-25');
});
