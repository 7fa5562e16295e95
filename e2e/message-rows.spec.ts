// Rows of “Messages”: what each message is about, direction, size, time; outcomes, order, and a filter that stays in sight.
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open, openFile, openWith, report, status, tab } from './screen.ts';
import { expectFit } from './width.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Messages' });
const row = (page: Page, number: number) => grid(page).getByRole('row').nth(number);
const filter = (page: Page) => page.getByRole('search', { name: 'Filter messages' });

const LOG = [
  '14:02:07.000 > {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"trip-planner","version":"1.4.0"}}}',
  '14:02:07.040 < {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"weather","version":"0.9.2"}}}',
  '14:02:07.050 > {"jsonrpc":"2.0","method":"notifications/initialized"}',
  '14:02:08.000 > {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"forecast","arguments":{"city":"Oslo","days":3}}}',
  '14:02:09.886 < {"jsonrpc":"2.0","id":2,"result":{"isError":true,"content":[{"type":"text","text":"The API key has expired"}]}}',
  '14:02:10.000 > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"forcast","arguments":{}}}',
  '14:02:10.020 < {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Unknown tool: forcast"}}',
  '14:02:11.000 > {"jsonrpc":"2.0","id":4,"method":"tools/list"}',
].join('\n');

async function openMessages(page: Page, text: string): Promise<void> {
  await openWith(page, text);
  await tab(page, 'Messages').click();
  await expect(grid(page)).toBeVisible();
}

test('each row says what its message is about', { tag: '@journey' }, async ({ page }) => {
  await openMessages(page, LOG);
  await expect(row(page, 1)).toContainText('trip-planner 1.4.0');
  await expect(row(page, 2)).toContainText('weather 0.9.2');
  await expect(row(page, 4)).toContainText('forecast · city: "Oslo"');
  await expect(row(page, 5)).toContainText('failed');
  await expect(row(page, 5)).toContainText('The API key has expired');
  await expect(row(page, 7)).toContainText('-32602 Unknown tool: forcast');
  await expect(row(page, 4)).toContainText('+1.00 s');
  await expect(row(page, 3)).toContainText('size 54');
  await expect(row(page, 4)).toContainText('client → server');
});

test('filters by outcome show a request with its response', async ({ page }) => {
  await openMessages(page, LOG);
  const outcome = (name: string) => filter(page).getByRole('button', { name, exact: true });
  await outcome('failed 2').click();
  await expect(filter(page)).toContainText('4 of 8 messages');
  await expect(row(page, 1)).toContainText('forecast');
  await outcome('waiting 1').click();
  await expect(filter(page)).toContainText('1 of 8 messages');
  await expect(row(page, 1)).toContainText('tools/list');
  await outcome('slow 1').click();
  await expect(filter(page)).toContainText('2 of 8 messages');
  await outcome('slow 1').click();
  await expect(filter(page)).toContainText('8 messages');
});

test('rows are sorted by time, size and method; arrows follow the order', async ({ page }) => {
  await openMessages(page, LOG);
  const sort = async (now: string, next: string) => {
    await filter(page)
      .getByRole('button', { name: `Sort: ${now}` })
      .click();
    await page.getByRole('menuitemradio', { name: next }).click();
  };
  await sort('as logged', 'Slowest first');
  await expect(row(page, 1)).toContainText('forecast · city: "Oslo"');
  await sort('slowest first', 'Largest first');
  await expect(row(page, 1)).toContainText('initialize');
  await sort('largest first', 'By method');
  await expect(row(page, 1)).toContainText('initialize');
  await expect(row(page, 3)).toContainText('notifications/initialized');
  await row(page, 3).click();
  await grid(page).press('ArrowDown');
  await expect(row(page, 4)).toHaveAttribute('aria-selected', 'true');
});

const HTTP = `POST /mcp HTTP/1.1
Host: 127.0.0.1:3000
Content-Type: application/json
Accept: application/json, text/event-stream
Mcp-Session-Id: gone
MCP-Protocol-Version: 2025-11-25

{"jsonrpc":"2.0","id":7,"method":"tools/list"}

HTTP/1.1 404 Not Found
Content-Length: 0

`;

test('a request that HTTP refused shows the status and does not wait', async ({ page }) => {
  await openMessages(page, `${HTTP}${HTTP.replace('"id":7', '"id":8').replace('404 Not Found', '202 Accepted')}`);
  await expect(row(page, 1)).toContainText('HTTP 404 Not Found');
  await expect(row(page, 1)).not.toContainText('waiting');
  await expect(filter(page).getByRole('button', { name: 'failed 1', exact: true })).toBeVisible();
  await expect(report(page)).not.toContainText('2 waiting');
});

test('100,000 messages: lines appear for visible rows, and the filter stays in sight', async ({ page }) => {
  await open(page);
  const lines = Array.from({ length: 50_000 }, (_, at) =>
    [
      `{"jsonrpc":"2.0","id":${at},"method":"tools/call","params":{"name":"t${at % 7}","arguments":{"n":${at}}}}`,
      `{"jsonrpc":"2.0","id":${at},"result":{"isError":${at % 1000 === 0},"content":[{"type":"text","text":"answer ${at}"}]}}`,
    ].join('\n'),
  );
  await openFile(page, 'long.jsonl', lines.join('\n'));
  await expect(status(page)).toContainText('100,000 messages');
  await tab(page, 'Messages').click();
  await expect(row(page, 2)).toContainText('answer 0');
  await grid(page).press('End');
  const last = grid(page).locator('[aria-rowindex="100001"]');
  await expect(last).toBeInViewport();
  await expect(last).toContainText('answer 49999');
  await expect(filter(page).getByLabel('Text in messages')).toBeInViewport();
  await expect(grid(page).getByRole('columnheader', { name: 'Kind' })).toBeInViewport();
  await filter(page).getByRole('button', { name: 'failed 50', exact: true }).click();
  await expect(filter(page)).toContainText('100 of 100,000 messages');
  await grid(page).press('Home');
  await expect(row(page, 1)).toBeInViewport({ ratio: 1 });
});

test('axe reports nothing, and nothing scrolls sideways, in 1280 and 320 px', async ({ page }) => {
  await openMessages(page, LOG);
  await filter(page).getByRole('button', { name: 'failed 2', exact: true }).click();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 780 });
    if (width < 900) await page.getByRole('button', { name: /^Report/ }).click();
    await expect(grid(page)).toBeVisible();
    await cleanInBoth(page, `${width} px`);
    await expectFit(page);
  }
});
