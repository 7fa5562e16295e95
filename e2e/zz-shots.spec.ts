
import { test, expect } from './fixtures.ts';
import { openServer, pick, sendButton, section, wire } from './server-screen.ts';
test('shots', async ({ page }) => {
  for (const theme of ['light','dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 1280, height: 1000 });
    await openServer(page, '?server=apps&revision=2025-11-25');
    await page.reload();
    await sendButton(page).click();
    await expect(wire(page)).toHaveCount(2);
    await sendButton(page).click();
    await expect(wire(page)).toHaveCount(3);
    await pick(page, 'tools/call', 'show_forecast');
    await sendButton(page).click();
    const panel = section(page, 'View of show_forecast');
    await expect(panel.getByRole('status')).toContainText('The view is ready');
    await page.getByRole('list', { name: 'Messages between host and view' }).locator('> li > button').nth(3).click();
    await page.screenshot({ path: `/tmp/w/ext-host-shots/${theme}-1280.png` });
    await panel.getByRole('button', { name: /^Variant:/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.screenshot({ path: `/tmp/w/ext-host-shots/${theme}-1280-menu.png` });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sequence' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.screenshot({ path: `/tmp/w/ext-host-shots/${theme}-1280-sequence.png` });
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.setViewportSize({ width: 375, height: 900 });
    await page.getByRole('group', { name: 'Pane' }).getByRole('button', { name: /^Wire/ }).click();
    await page.screenshot({ path: `/tmp/w/ext-host-shots/${theme}-375.png` });
  }
});
