// “Messages”: requests and their responses, the filter, long logs; the strip with the detected format.
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectVerdict, holdTypes, open, openFile, openWith, report, status, tab, write } from './screen.ts';

/** The label of a filter that matches every message. */
const ANY = 'any';

const place = (page: Page) => page.getByText(/^Line [\d,]+, column \d+/);
const grid = (page: Page) => page.getByRole('grid', { name: 'Messages' });
const row = (page: Page, number: number) => grid(page).getByRole('row').nth(number);
const filter = (page: Page) => page.getByRole('search', { name: 'Filter messages' });
const field = (page: Page) => filter(page).getByLabel('Text in messages');
const message = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

const HANDSHAKE = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"trip-planner","version":"1.4.0"}}}',
  '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"weather","version":"0.9.2"}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
];
const SESSION = [
  ...HANDSHAKE,
  '{"jsonrpc":"2.0","id":2,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"forecast","inputSchema":{"type":"object"}}]}}',
  '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"forecast","arguments":{"city":"Oslo"}}}',
  '{"jsonrpc":"2.0","id":99,"result":{"content":[]}}',
];

async function openMessages(page: Page, text: string): Promise<void> {
  await openWith(page, text);
  await tab(page, 'Messages').click();
  await expect(grid(page)).toBeVisible();
}

test(
  'each row shows the response state of its message; an excerpt shows no state for missing messages',
  { tag: '@journey' },
  async ({ page }) => {
    await openMessages(page, SESSION.join('\n'));
    await expect(row(page, 1)).toContainText('answered by 2');
    await expect(row(page, 2)).toContainText('result of initialize');
    await expect(row(page, 2)).toContainText('answers 1');
    await expect(row(page, 3)).toContainText('no response due');
    await expect(row(page, 6)).toContainText('waiting');
    await expect(row(page, 7)).toContainText('orphan');
    await write(page, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n{"jsonrpc":"2.0","id":2,"method":"ping"}');
    await expect(row(page, 1)).toContainText('response not shown');
    await write(page, '{"jsonrpc":"2.0","id":9,"result":{}}\n{"jsonrpc":"2.0","id":8,"result":{}}');
    await expect(row(page, 1)).toContainText('request not shown');
  },
);

test('schemas that load late do not change a message that was selected meanwhile', async ({ page }) => {
  const release = await holdTypes(page);
  await openMessages(page, SESSION.join('\n'));
  await expect(status(page)).toContainText('schemas still loading');
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 2)).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(row(page, 7)).toContainText('orphan');
  await expect(status(page)).toContainText('1 error');
  await expect(row(page, 2)).toHaveAttribute('aria-selected', 'true');
});

test('a click on the other message’s number, or Space, goes there', async ({ page }) => {
  await openMessages(page, SESSION.join('\n'));
  await row(page, 1).getByText('2', { exact: true }).click();
  await expect(row(page, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(place(page)).toHaveText('Line 2, column 1');
  await grid(page).press(' ');
  await expect(row(page, 1)).toHaveAttribute('aria-selected', 'true');
});

test('inferred senders are marked, and repaired text is reported', async ({ page }) => {
  await openMessages(page, `${SESSION.join('\n')}\n{'jsonrpc':'2.0','id':4,'method':'ping'}`);
  await expect(grid(page).getByRole('columnheader', { name: 'Direction, inferred' })).toBeVisible();
  await expect(row(page, 8)).toContainText('normalized');
  await expect(message(page)).toContainText('sender inferred');
});

test.describe('the filter', () => {
  test('by search text, with a live count, and a way back if no message matches', async ({ page }) => {
    await openMessages(page, SESSION.join('\n'));
    await expect(filter(page)).toContainText('7 messages');
    await field(page).fill('OSLO');
    await expect(filter(page)).toContainText('1 of 7 messages');
    await expect(grid(page).getByRole('row')).toHaveCount(2);
    await expect(row(page, 1)).toContainText('tools/call');
    await field(page).fill('Oslo, or (not');
    await expect(report(page).getByText('No message contains “Oslo, or (not”.')).toBeVisible();
    await report(page).getByRole('button', { name: 'Show all 7 messages' }).click();
    await expect(grid(page).getByRole('row')).toHaveCount(8);
    await expect(field(page)).toBeFocused();
  });

  test('by kind, side, method and findings, all combined', { tag: '@journey' }, async ({ page }) => {
    await openMessages(page, `${SESSION.join('\n')}\n{"jsonrpc":"2.0","id":null,"method":"tools/call"}`);
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

  test('by keyboard: Down continues to the table, Escape clears the field', async ({ page }) => {
    await openMessages(page, SESSION.join('\n'));
    await field(page).focus();
    await page.keyboard.type('forecast');
    await expect(filter(page)).toContainText('2 of 7 messages');
    await page.keyboard.press('ArrowDown');
    await expect(grid(page)).toBeFocused();
    await expect(row(page, 1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(row(page, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(place(page)).toHaveText('Line 6, column 1');
    await field(page).focus();
    await page.keyboard.press('Escape');
    await expect(grid(page).getByRole('row')).toHaveCount(8);
    await expect(row(page, 6)).toHaveAttribute('aria-selected', 'true');
  });

  test('stays while another view is open, and is reset with the text', async ({ page }) => {
    await openMessages(page, SESSION.join('\n'));
    await field(page).fill('forecast');
    await expect(filter(page)).toContainText('2 of 7 messages');
    await tab(page, 'Problems').click();
    await tab(page, 'Messages').click();
    await expect(filter(page)).toContainText('2 of 7 messages');
    await openFile(page, 'other.jsonl', SESSION.slice(0, 4).join('\n'));
    await expect(filter(page)).toContainText('4 messages');
    await expect(field(page)).toHaveValue('');
  });
});

test('20,000 messages: found during typing, and navigated to the end', async ({ page }) => {
  await open(page);
  const lines = [...HANDSHAKE];
  for (let id = 2; lines.length < 20_000; id += 1) {
    lines.push(
      `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"t${id % 7}","arguments":{"n":${id}}}}`,
    );
    lines.push(`{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"answer ${id}"}]}}`);
  }
  await openFile(page, 'long.jsonl', lines.slice(0, 20_000).join('\n'));
  await expect(status(page)).toContainText('20,000 messages');
  await tab(page, 'Messages').click();
  await expect(row(page, 5)).toContainText('answers');
  await field(page).pressSequentially('answer 77', { delay: 40 });
  await expect(filter(page)).toContainText(/(?<!\d)111 of 20,000 messages/);
  await page.keyboard.type('7');
  await expect(filter(page)).toContainText(/(?<!\d)11 of 20,000 messages/);
  await expect(row(page, 2)).toContainText('result of tools/call');
  await page.keyboard.press('Escape');
  await expect(filter(page)).not.toContainText(' of ');
  await grid(page).press('End');
  await expect(grid(page).locator('[aria-rowindex="20001"]')).toBeInViewport();
});

test(
  'skipped lines are counted, listed with their reason, and lead to their position',
  { tag: '@journey' },
  async ({ page }) => {
    await openWith(page, ['weather 0.9.2 listening', ...SESSION, 'Traceback (most recent call last)'].join('\n'));
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
  },
);

const ARROWS = [
  '14:02:07.118 > {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  '14:02:07.160 < {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}',
  '14:02:08.000 > {"jsonrpc":"2.0","id":2,"method":"ping"}',
  '14:02:09.886 < {"jsonrpc":"2.0","id":2,"result":{}}',
].join('\n');

test('a log with timestamps shows response times, with slow ones marked', async ({ page }) => {
  await openMessages(page, ARROWS);
  await expect(grid(page).getByRole('columnheader').last()).toHaveText('Time taken');
  await expect(row(page, 1).getByRole('gridcell').last()).toHaveText('42 ms');
  await expect(row(page, 2).getByRole('gridcell').last()).toHaveText('');
  await expect(row(page, 3).getByRole('gridcell').last()).toHaveText('1.89 s, slow');
  await filter(page)
    .getByRole('button', { name: `Kind: ${ANY}` })
    .click();
  await page.getByRole('menuitemradio', { name: /Response/ }).click();
  await expect(row(page, 2).getByRole('gridcell').last(), 'where its request is out of sight').toHaveText(
    '1.89 s, slow',
  );
});

for (const width of [1024, 375]) {
  test(`${width} px: method names are readable to their end, and times stay`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const log = [
      '14:02:07.200 > {"jsonrpc":"2.0","method":"notifications/resources/list_changed"}',
      '14:02:07.300 > {"jsonrpc":"2.0","id":3,"method":"resources/templates/list"}',
      '14:02:07.400 < {"jsonrpc":"2.0","id":3,"result":{"resourceTemplates":[]}}',
    ];
    await openWith(page, [ARROWS, ...log].join('\n'));
    if (width < 900) await page.getByRole('button', { name: /^Report/ }).click();
    await tab(page, 'Messages').click();
    await expect(grid(page).getByRole('columnheader').last()).toHaveText('Response, time');
    await expect(row(page, 6)).toContainText('resources/templates/list');
    await expect(row(page, 6).getByText('100 ms').first()).toBeVisible();
    const cut = await grid(page)
      .getByRole('gridcell')
      .locator('div > span:first-child')
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
          .map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
    const heights = await grid(page)
      .getByRole('row')
      .evaluateAll((all) => all.slice(1).map((one) => Math.round(one.getBoundingClientRect().height)));
    expect(new Set(heights).size, 'rows are equally high').toBe(1);
  });
}

test('sides inferred from arrows are marked as a guess that one click swaps', async ({ page }) => {
  await openMessages(page, ARROWS);
  await expect(message(page)).toContainText('sides guessed');
  await expect(row(page, 1)).toContainText('client → server');
  await message(page).getByRole('button', { name: 'Flip sides' }).click();
  await expect(row(page, 1)).toContainText('server → client');
  const sender = message(page).getByRole('button', { name: 'Sender: flipped' });
  await sender.click();
  await page.getByRole('menuitemradio', { name: /Auto/ }).click();
  await expect(row(page, 1)).toContainText('client → server');
});

test('a log without messages shows how to get some', async ({ page }) => {
  await openWith(page, '2025-04-04 18:41:17.344 [info] ools: Found 14 tools, 0 resources, and 0 resource templates\n');
  await expect(message(page).getByRole('note')).toContainText('To capture messages, put a recording proxy');
});

test('“Format” lists Auto first, then every format under its heading', async ({ page }) => {
  await openWith(page, HANDSHAKE.join('\n'));
  await expectVerdict(page, 'Valid');
  await message(page).getByRole('button', { name: 'Format: automatic' }).click();
  const items = page.getByRole('menuitemradio');
  await expect(items.first()).toContainText('Auto');
  await expect(items.first()).toBeChecked();
  await items.filter({ hasText: 'One message per line' }).click();
  await expect(message(page).getByRole('button', { name: 'Format: One message per line' })).toBeVisible();
});

test('axe reports nothing in table, filter and strip', async ({ page }) => {
  await openMessages(page, ['noise', ...SESSION, "{'jsonrpc':'2.0','id':4,'method':'ping'}"].join('\n'));
  await message(page).getByRole('button', { name: '1 line skipped' }).click();
  await expect(message(page).getByRole('group', { name: 'Skipped lines' })).toBeVisible();
  await cleanInBoth(page, 'all');
  await field(page).fill('nowhere');
  await expect(report(page).getByRole('button', { name: 'Show all 8 messages' })).toBeVisible();
  await cleanInBoth(page, 'nothing passes');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Report/ }).click();
  await field(page).fill('');
  await expect(grid(page)).toBeVisible();
  await cleanInBoth(page, 'narrow');
});
