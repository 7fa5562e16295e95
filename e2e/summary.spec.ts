// The summary of a session, and a comparison of two revisions that waits for the schemas.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdTypes, openWith, report, status, tab } from './screen.ts';

const place = (page: Page) => page.getByText(/^Line [\d,]+, column \d+/);
const grid = (page: Page) => page.getByRole('grid', { name: 'Messages' });
const facts = (page: Page) => report(page).getByLabel('Session', { exact: true });
const fact = (page: Page, name: string) =>
  facts(page)
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) });
const line = (page: Page) => report(page).locator('summary').first();

const session = (server: string, base: number) => [
  `{"jsonrpc":"2.0","id":${base},"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{"listChanged":true}},"clientInfo":{"name":"trip-planner","version":"1.4.0"}}}`,
  `{"jsonrpc":"2.0","id":${base},"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"${server}","version":"0.9.2"}}}`,
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  `{"jsonrpc":"2.0","id":${base + 1},"method":"tools/list"}`,
];
const ONE = session('weather', 1).join('\n');

async function unfold(page: Page, text: string): Promise<void> {
  await openWith(page, text);
  await tab(page, 'Messages').click();
  await line(page).click();
}

test('one session: its progress, its participants, its waiting requests', { tag: '@journey' }, async ({ page }) => {
  await unfold(page, ONE);
  await expect(line(page)).toHaveText(/Session\s*weather, running, 2025-11-25, 1 waiting/);
  await expect(fact(page, 'State')).toContainText('the handshake is complete');
  await expect(fact(page, 'Revision')).toContainText('MCP 2025-11-25, negotiated in message 2');
  await expect(fact(page, 'Client')).toContainText('trip-planner 1.4.0, roots.listChanged');
  await expect(fact(page, 'Server')).toContainText('weather 0.9.2, tools');
  await expect(fact(page, 'Messages')).toContainText('2 requests');
  await fact(page, 'Waiting').getByRole('button', { name: 'tools/list message 4' }).click();
  await expect(place(page)).toHaveText('Line 4, column 1');
  await expect(grid(page).getByRole('row').nth(4)).toHaveAttribute('aria-selected', 'true');
});

const compared = (page: Page, a: string, b: string) => report(page).getByRole('region', { name: `${a} beside ${b}` });

test('requested before the schemas are loaded, it starts when they are ready', async ({ page }) => {
  const letThrough = await holdTypes(page);
  // Only the schemas can detect that the call has no name.
  await openWith(page, `${ONE}\n{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{}}`);
  await expect(status(page)).toContainText('schemas still loading');
  const compare = page.getByRole('button', { name: 'Compare with 2026-07-28' });
  await compare.press('Enter');
  const region = compared(page, 'MCP 2025-11-25', 'MCP 2026-07-28');
  await expect(region).toContainText('The schemas are still loading. The comparison starts when they are ready.');
  await compare.focus();
  letThrough();
  await expect(status(page)).not.toContainText('loading');
  await expect(region.getByRole('heading', { name: 'Only in 2026-07-28' })).toBeVisible();
  await expect(region.getByRole('heading', { name: 'In both' })).toBeVisible();
  await expect(region).toContainText('name');
  await expect(compare, 'the button was not drawn anew under the hand').toBeFocused();
});
