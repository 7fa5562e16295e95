// “Messages”: requests and their responses, the filter, long logs; the strip with the detected format.
import type { Page } from '@playwright/test';
import { OUTCOMES, WAITING } from '../web/testing/report-texts.ts';
import { expect, test } from './fixtures.ts';
import { holdTypes, open, openFile, openWith, status, tab, write } from './screen.ts';

/** The label of a filter that matches every message. */
const ANY = 'any';

const place = (page: Page) => page.getByText(/^Line [\d,]+, column \d+/);
const grid = (page: Page) => page.getByRole('grid', { name: 'Messages' });
const row = (page: Page, number: number) => grid(page).getByRole('row').nth(number);
const filter = (page: Page) => page.getByRole('search', { name: 'Filter messages' });
const field = (page: Page) => filter(page).getByLabel('Text in messages');
const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

async function openMessages(page: Page, text: string): Promise<void> {
  await openWith(page, text);
  await tab(page, 'Messages').click();
  await expect(grid(page)).toBeVisible();
}

test('“Messages”: what each row says, the filter, and skipped lines', { tag: '@journey' }, async ({ page }) => {
  await test.step('each row shows the response state of its message', async () => {
    await openMessages(page, WAITING.join('\n'));
    await expect(row(page, 1)).toContainText('answered by 2');
    await expect(row(page, 2)).toContainText('result of initialize');
    await expect(row(page, 2)).toContainText('answers 1');
    await expect(row(page, 3)).toContainText('no response due');
    await expect(row(page, 6)).toContainText('waiting');
    await expect(row(page, 7)).toContainText('orphan');
  });
  await test.step('each row says what its message is about', async () => {
    await write(page, OUTCOMES);
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
  await test.step('by kind, side, method and findings, all combined', async () => {
    await write(page, `${WAITING.join('\n')}\n{"jsonrpc":"2.0","id":null,"method":"tools/call"}`);
    const choose = async (menu: string, now: string, choice: RegExp) => {
      await filter(page)
        .getByRole('button', { name: `${menu}: ${now}` })
        .click();
      await page.getByRole('menuitemradio', { name: choice }).click();
    };
    await choose('Method', ANY, /tools\/list/);
    await expect(filter(page)).toContainText('2 of 8 messages');
    await expect(row(page, 2)).toContainText('result of tools/list');
    await choose('Side', ANY, /Server/);
    await expect(filter(page)).toContainText('1 of 8 messages');
    await choose('Method', 'tools/list', /Any/);
    await choose('Side', 'server', /Any/);
    await choose('Kind', ANY, /Request/);
    await expect(filter(page)).toContainText('4 of 8 messages');
    await filter(page)
      .getByLabel(/With findings/)
      .check();
    await expect(filter(page)).toContainText('1 of 8 messages');
    await expect(row(page, 1)).toContainText('null');
    await filter(page).getByRole('button', { name: 'Clear the filter' }).click();
    await expect(filter(page)).toContainText('8 messages');
    await expect(filter(page).getByLabel(/With findings/)).not.toBeChecked();
  });
  await test.step('stays while another view is open, and is reset with the text', async () => {
    await write(page, WAITING.join('\n'));
    await field(page).fill('forecast');
    await expect(filter(page)).toContainText('2 of 7 messages');
    await tab(page, 'Problems').click();
    await tab(page, 'Messages').click();
    await expect(filter(page)).toContainText('2 of 7 messages');
    await openFile(page, 'other.jsonl', WAITING.slice(0, 4).join('\n'));
    await expect(filter(page)).toContainText('4 messages');
    await expect(field(page)).toHaveValue('');
  });
  await test.step('skipped lines are counted, listed with their reason, and lead to their position', async () => {
    await write(page, ['weather 0.9.2 listening', ...WAITING, 'Traceback (most recent call last)'].join('\n'));
    const button = message(page).getByRole('button', { name: '2 lines skipped' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const list = message(page).getByRole('group', { name: 'Skipped lines' });
    await expect(list).toContainText('weather 0.9.2 listening');
    await expect(list.getByRole('paragraph').first()).not.toBeEmpty();
    await list.getByRole('button', { name: 'line 9' }).click();
    await expect(place(page)).toHaveText('Line 9, column 1');
    await button.click();
    await expect(list).toHaveCount(0);
  });
});

test('schemas that load late do not change a message that was selected meanwhile', async ({ page }) => {
  const release = await holdTypes(page);
  await openMessages(page, WAITING.join('\n'));
  await expect(status(page)).toContainText('schemas still loading');
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 2)).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(row(page, 7)).toContainText('orphan');
  await expect(status(page)).toContainText('1 error');
  await expect(row(page, 2)).toHaveAttribute('aria-selected', 'true');
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
