// Server: demo servers with official extensions are judged by the rules of these extensions.
import { expect, test } from './fixtures.ts';
import { line, openServer, sendAndSee, wire } from './server-screen.ts';

test('a fault of MCP Apps is found on the wire', async ({ page }) => {
  await openServer(page, '?server=apps&revision=2026-07-28&fault=app-linked-by-https');
  await sendAndSee(page);
  await sendAndSee(page);
  await expect(wire(page)).toHaveCount(4);
  await expect(line(page, 3)).toContainText('tools/list');
  await expect(line(page, 4)).toHaveAccessibleName(/1 finding/);
  await expect(line(page, 4).locator('xpath=..')).toContainText('https://example.com/forecast.html');
});

test('without a fault nothing is found', async ({ page }) => {
  await openServer(page, '?server=apps&revision=2026-07-28');
  await sendAndSee(page);
  await sendAndSee(page);
  await sendAndSee(page);
  await expect(wire(page)).toHaveCount(6);
  for (const one of await wire(page).all()) await expect(one).not.toHaveAccessibleName(/finding/);
});
