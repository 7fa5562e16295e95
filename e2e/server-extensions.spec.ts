// Server: demo servers with official extensions are judged by the rules of these extensions.
import { expect, test } from './fixtures.ts';
import { line, openServer, section, sendButton, wire } from './server-screen.ts';

test('a fault of MCP Apps is found on the wire', async ({ page }) => {
  await openServer(page, '?server=apps&revision=2026-07-28&fault=app-linked-by-https');
  for (const answered of [2, 4]) {
    await sendButton(page).click();
    await expect(wire(page)).toHaveCount(answered);
  }
  await expect(line(page, 3)).toContainText('tools/list');
  await expect(line(page, 4)).toHaveAccessibleName(/1 finding/);
  await expect(line(page, 4).locator('xpath=..')).toContainText('https://example.com/forecast.html');
});

test('without a fault nothing is found, and the view of a called tool opens', async ({ page }) => {
  await openServer(page, '?server=apps&revision=2026-07-28');
  for (const answered of [2, 4]) {
    await sendButton(page).click();
    await expect(wire(page)).toHaveCount(answered);
  }
  await sendButton(page).click();
  const panel = section(page, 'View of show_forecast');
  await expect(panel.getByRole('status')).toContainText('The view is ready');
  await panel.getByRole('button', { name: 'Client and server' }).click();
  // The host reads the view of the called tool, which is a fourth request.
  await expect(wire(page)).toHaveCount(8);
  for (const one of await wire(page).all()) await expect(one).not.toHaveAccessibleName(/finding|error/i);
});
