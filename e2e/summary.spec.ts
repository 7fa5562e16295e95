// The summary of sessions, and the comparison of two revisions.
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectVerdict, holdTypes, open, openWith, problem, report, status, tab, write } from './screen.ts';

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
const TWO = [...session('weather', 1), ...session('github', 1)].join('\n');

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

test('an excerpt is marked as one, and one message has no summary', async ({ page }) => {
  await unfold(page, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n{"jsonrpc":"2.0","id":2,"method":"ping"}');
  await expect(fact(page, 'State')).toContainText('An excerpt');
  await expect(fact(page, 'No response shown')).toContainText('tools/list message 1');
  await write(page, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
  await expect(facts(page)).toHaveCount(0);
  await expect(grid(page).getByRole('row')).toHaveCount(2);
});

test('several sessions are separate: a list, one of them, and back', async ({ page }) => {
  await unfold(page, TWO);
  await expect(line(page)).toHaveText(/2 sessions\s*weather, github/);
  await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText('8 messages, 2 sessions');
  await expect(grid(page).getByRole('row').nth(5)).toContainText('to github');
  const list = report(page).getByRole('list', { name: 'Sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'github' }).click();
  await expect(fact(page, 'Server')).toContainText('github 0.9.2');
  await expect(grid(page).getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('search')).toContainText('4 of 8 messages');
  await report(page).getByRole('button', { name: 'All 2 sessions' }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(9);
});

test.describe('comparison of two revisions', () => {
  const compared = (page: Page, a: string, b: string) => report(page).getByRole('region', { name: `${a} beside ${b}` });

  test('findings of either revision only and of both; a click goes there', async ({ page }) => {
    await openWith(page, `${ONE}\n{"jsonrpc":"2.0","id":null,"method":"ping"}`);
    await expectVerdict(page, '1 error');
    await page.getByRole('button', { name: 'Compare with 2026-07-28' }).click();
    const region = compared(page, 'MCP 2025-11-25', 'MCP 2026-07-28');
    await expect(region.getByRole('heading', { name: 'Only in 2026-07-28' })).toBeVisible();
    await region.getByRole('button', { name: 'A method must be defined by the revision in use' }).first().click();
    await expect(place(page)).toHaveText(/^Line 1,/);
    await region.getByRole('button', { name: 'Beside: MCP 2026-07-28' }).click();
    await page.getByRole('menuitemradio', { name: 'JSON-RPC 2.0' }).click();
    const other = compared(page, 'MCP 2025-11-25', 'JSON-RPC 2.0');
    await expect(other.getByText('warning in JSON-RPC 2.0')).toBeVisible();
    await other.getByRole('button', { name: 'Close the comparison' }).click();
    await expect(problem(page, 'The id of a request must not be null')).toBeVisible();
  });

  test('of one session if one is selected', async ({ page }) => {
    await unfold(page, TWO);
    await report(page).getByRole('list', { name: 'Sessions' }).getByRole('button', { name: 'github' }).click();
    await page.getByRole('button', { name: 'Compare with 2026-07-28' }).click();
    const region = compared(page, 'MCP 2025-11-25', 'MCP 2026-07-28');
    await expect(region).toContainText('Session github.');
    await expect(region.getByText('message 5, line 5').first()).toBeVisible();
    await expect(region.getByText('message 1, line 1')).toHaveCount(0);
    await region.getByRole('button', { name: 'Compare the whole text' }).click();
    await expect(region.getByText('message 1, line 1').first()).toBeVisible();
  });

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

  test('by keyboard only', async ({ page }) => {
    await open(page);
    await expectVerdict(page, '2 errors');
    await page.getByRole('button', { name: 'Compare with 2026-07-28' }).press('Enter');
    const region = report(page).getByRole('region', { name: / beside / });
    await expect(region).toBeVisible();
    await region.getByRole('button', { name: 'Close the comparison' }).press('Enter');
    await expect(region).toHaveCount(0);
    await expect(report(page).locator('li[aria-current] h3 button'), 'the focus goes on in the list').toBeFocused();
  });
});

test('axe reports nothing in summary and comparison', async ({ page }) => {
  await unfold(page, TWO);
  await cleanInBoth(page, 'several sessions');
  await report(page).getByRole('list', { name: 'Sessions' }).getByRole('button', { name: 'github' }).click();
  await expect(facts(page)).toBeVisible();
  await cleanInBoth(page, 'one of them');
  await page.getByRole('button', { name: 'Compare with 2026-07-28' }).click();
  await expect(report(page).getByRole('region', { name: / beside / })).toContainText('message 5');
  await cleanInBoth(page, 'compared');
});
