/** “Messages”: rows and their responses, outcomes and times, order, the filter, long logs; the strip with the detected format. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resize } from '../../../testing/browser.tsx';
import {
  expectCount,
  expectLooks,
  filter,
  focus,
  grid,
  message,
  openCheck,
  pick,
  place,
  press,
  report,
  row,
  status,
  tab,
  testCheck,
  write,
} from '../../../testing/check.tsx';
import { HANDSHAKE, OUTCOMES, WAITING } from '../../../testing/report-texts.ts';

testCheck();

const SESSION = WAITING.join('\n');
const field = filter.getByLabelText('Text in messages');
const rows = grid.getByRole('row');
async function openMessages(text: string): Promise<void> {
  await openCheck(text, { tab: 'messages' });
  await expect.element(grid).toBeVisible();
}

async function expectSelected(number: number): Promise<void> {
  await expect.element(row(number)).toHaveAttribute('aria-selected', 'true');
}

describe('rows', () => {
  it('say nothing about the response to a message of an excerpt', async () => {
    await openMessages('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n{"jsonrpc":"2.0","id":2,"method":"ping"}');
    await expect.element(row(1)).toHaveTextContent('response not shown');
    await write('{"jsonrpc":"2.0","id":9,"result":{}}\n{"jsonrpc":"2.0","id":8,"result":{}}');
    await expect.element(row(1)).toHaveTextContent('request not shown');
  });

  it('lead to the other message by a click on its number, or by Space', async () => {
    await openMessages(SESSION);
    await row(1).getByText('2', { exact: true }).click();
    await expectSelected(2);
    await expect.element(place).toHaveTextContent(/^Line 2, column 1$/);
    await focus(grid);
    await press(' ');
    await expectSelected(1);
  });

  it('mark inferred senders and repaired text', async () => {
    await openMessages(`${SESSION}\n{'jsonrpc':'2.0','id':4,'method':'ping'}`);
    await expect.element(grid.getByRole('columnheader', { name: 'Direction, inferred' })).toBeVisible();
    await expect.element(row(8)).toHaveTextContent('normalized');
    await expect.element(message).toHaveTextContent('sender inferred');
  });

  it('are rendered in a long log as they come in sight, and the last one is reachable', async () => {
    await openMessages(
      Array.from({ length: 900 }, (_, id) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`).join('\n'),
    );
    await expect.element(status).toHaveTextContent(/^Valid 900 messages/);
    await expect.element(grid).toHaveAttribute('aria-rowcount', '901');
    await expect.element(row(5)).toBeVisible();
    expect(rows.elements().length).toBeLessThan(150);
    await focus(grid);
    await press('{End}');
    await expect.element(page.getByRole('row', { selected: true })).toHaveAttribute('aria-rowindex', '901');
    await expect.element(page.getByRole('row', { selected: true })).toBeInViewport();
  });
});

describe('the filter', () => {
  it('searches, with a live count, and has a way back if no message matches', async () => {
    await openMessages(SESSION);
    await expect.element(filter).toHaveTextContent('7 messages');
    await field.fill('OSLO');
    await expect.element(filter).toHaveTextContent('1 of 7 messages');
    await expectCount(rows, 2);
    await expect.element(row(1)).toHaveTextContent('tools/call');
    await field.fill('Oslo, or (not');
    await expect.element(report.getByText('No message contains “Oslo, or (not”.')).toBeVisible();
    await report.getByRole('button', { name: 'Show all 7 messages' }).click();
    await expectCount(rows, 8);
    await expect.element(field).toHaveFocus();
  });

  it('continues to the table by Down, and Escape clears the field', async () => {
    await openMessages(SESSION);
    await field.fill('forecast');
    await expect.element(filter).toHaveTextContent('2 of 7 messages');
    await press('{ArrowDown}');
    await expect.element(grid).toHaveFocus();
    await expectSelected(1);
    await press('{ArrowDown}');
    await expectSelected(2);
    await expect.element(place).toHaveTextContent(/^Line 6, column 1$/);
    await focus(field);
    await press('{Escape}');
    await expectCount(rows, 8);
    await expectSelected(6);
  });

  it('stays while another view is open, and is reset with the text', async () => {
    await openMessages(SESSION);
    await field.fill('forecast');
    await expect.element(filter).toHaveTextContent('2 of 7 messages');
    await tab('Problems').click();
    await tab('Messages').click();
    await expect.element(filter).toHaveTextContent('2 of 7 messages');
    await write(HANDSHAKE.join('\n'));
    await expect.element(filter).toHaveTextContent('3 messages');
    await expect.element(field).toHaveValue('');
  });
});

it('20,000 messages: found during typing, and navigated to the end', { tags: ['all'] }, async () => {
  const lines = [...HANDSHAKE];
  for (let id = 2; lines.length < 20_000; id += 1) {
    lines.push(
      `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"t${id % 7}","arguments":{"n":${id}}}}`,
      `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"answer ${id}"}]}}`,
    );
  }
  await openMessages(lines.slice(0, 20_000).join('\n'));
  await expect.element(status).toHaveTextContent('20,000 messages');
  await expect.element(row(5)).toHaveTextContent('answers');
  await field.click();
  await press('answer 77');
  await expect.element(filter).toHaveTextContent(/(?<!\d)111 of 20,000 messages/);
  await press('7');
  await expect.element(filter).toHaveTextContent(/(?<!\d)11 of 20,000 messages/);
  await expect.element(row(2)).toHaveTextContent('result of tools/call');
  await press('{Escape}');
  await expect.element(filter).not.toHaveTextContent(' of ');
  await focus(grid);
  await press('{End}');
  await expect.element(page.getByRole('row', { selected: true })).toHaveAttribute('aria-rowindex', '20001');
  await expect.element(page.getByRole('row', { selected: true })).toBeInViewport();
});

describe('times', () => {
  const ARROWS = [
    '14:02:07.118 > {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    '14:02:07.160 < {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}',
    '14:02:08.000 > {"jsonrpc":"2.0","id":2,"method":"ping"}',
    '14:02:09.886 < {"jsonrpc":"2.0","id":2,"result":{}}',
  ].join('\n');
  const time = (number: number) => row(number).getByRole('gridcell').last();

  it('are shown for a log with timestamps, with slow ones marked', async () => {
    await openMessages(ARROWS);
    await expect.element(grid.getByRole('columnheader').last()).toHaveTextContent(/^Time taken$/);
    await expect.element(time(1)).toHaveTextContent(/^42 ms$/);
    await expect.element(time(2)).toHaveTextContent(/^$/);
    await expect.element(time(3)).toHaveTextContent(/^1\.89 s, slow$/);
    await pick(filter.getByRole('button', { name: 'Kind: any' }), /Response/);
    // Where its request is out of sight.
    await expect.element(time(2)).toHaveTextContent(/^1\.89 s, slow$/);
  });

  it.each([1024, 375])('and method names are readable to their end in %i px', async (width) => {
    const log = [
      '14:02:07.200 > {"jsonrpc":"2.0","method":"notifications/resources/list_changed"}',
      '14:02:07.300 > {"jsonrpc":"2.0","id":3,"method":"resources/templates/list"}',
      '14:02:07.400 < {"jsonrpc":"2.0","id":3,"result":{"resourceTemplates":[]}}',
    ];
    await resize(width);
    await openCheck([ARROWS, ...log].join('\n'), { tab: 'messages', pane: 'report' });
    await expect.element(grid.getByRole('columnheader').last()).toHaveTextContent(/^Response, time$/);
    await expect.element(row(6)).toHaveTextContent('resources/templates/list');
    await expect.element(row(6).getByText('100 ms').first()).toBeVisible();
    const names = [...grid.element().querySelectorAll('td div > span:first-child')];
    expect(names.length).toBeGreaterThan(5);
    const cut = names.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    const heights = rows.elements().slice(1);
    expect(
      new Set(heights.map((one) => Math.round(one.getBoundingClientRect().height))).size,
      'rows are equally high',
    ).toBe(1);
  });

  it('have sides that are marked as a guess where arrows tell them, and one click swaps', async () => {
    await openMessages(ARROWS);
    await expect.element(message).toHaveTextContent('sides guessed');
    await expect.element(row(1)).toHaveTextContent('client → server');
    await message.getByRole('button', { name: 'Flip sides' }).click();
    await expect.element(row(1)).toHaveTextContent('server → client');
    await pick(message.getByRole('button', { name: 'Sender: flipped' }), /Auto/);
    await expect.element(row(1)).toHaveTextContent('client → server');
  });
});

describe('outcomes and order', () => {
  const outcome = (name: string) => filter.getByRole('button', { name, exact: true });

  it('filter a request with its response', async () => {
    await openMessages(OUTCOMES);
    await outcome('failed 2').click();
    await expect.element(filter).toHaveTextContent('4 of 8 messages');
    await expect.element(row(1)).toHaveTextContent('forecast');
    await outcome('waiting 1').click();
    await expect.element(filter).toHaveTextContent('1 of 8 messages');
    await expect.element(row(1)).toHaveTextContent('tools/list');
    await outcome('slow 1').click();
    await expect.element(filter).toHaveTextContent('2 of 8 messages');
    await outcome('slow 1').click();
    await expect.element(filter).not.toHaveTextContent(' of 8');
  });

  it('sort by time, size and method, and arrows follow the order', async () => {
    await openMessages(OUTCOMES);
    const sort = (now: string, next: string) => pick(filter.getByRole('button', { name: `Sort: ${now}` }), next);
    await sort('as logged', 'Slowest first');
    await expect.element(row(1)).toHaveTextContent('forecast · city: "Oslo"');
    await sort('slowest first', 'Largest first');
    await expect.element(row(1)).toHaveTextContent('initialize');
    await sort('largest first', 'By method');
    await expect.element(row(1)).toHaveTextContent('initialize');
    await expect.element(row(3)).toHaveTextContent('notifications/initialized');
    await row(3).click();
    await press('{ArrowDown}');
    await expectSelected(4);
  });

  it('show the status where HTTP refused a request, which does not wait', async () => {
    const http = `POST /mcp HTTP/1.1\nHost: 127.0.0.1:3000\nContent-Type: application/json\nAccept: application/json, text/event-stream\nMcp-Session-Id: gone\nMCP-Protocol-Version: 2025-11-25\n\n{"jsonrpc":"2.0","id":7,"method":"tools/list"}\n\nHTTP/1.1 404 Not Found\nContent-Length: 0\n\n`;
    await openMessages(`${http}${http.replace('"id":7', '"id":8').replace('404 Not Found', '202 Accepted')}`);
    await expect.element(row(1)).toHaveTextContent('HTTP 404 Not Found');
    await expect.element(row(1)).not.toHaveTextContent('waiting');
    await expect.element(outcome('failed 1')).toBeVisible();
    await expect.element(report).not.toHaveTextContent('2 waiting');
  });

  it('axe reports nothing, and nothing scrolls sideways, in 1280 and 320 px', { tags: ['all'] }, async () => {
    await openMessages(`noise\n${OUTCOMES}\n14:02:12.000 > {'jsonrpc':'2.0','id':5,'method':'ping'}`);
    await message.getByRole('button', { name: '1 line skipped' }).click();
    await expect.element(message.getByRole('group', { name: 'Skipped lines' })).toBeVisible();
    await expectLooks([1280], 'all messages');
    await outcome('failed 2').click();
    await expectLooks([320], 'a filter');
    await field.fill('nowhere');
    await expect.element(report.getByRole('button', { name: 'Show all 9 messages' })).toBeVisible();
    await expectLooks([320], 'nothing passes');
  });
});

describe('the strip', () => {
  it('shows how to get messages where a log has none', async () => {
    await openCheck('2025-04-04 18:41:17.344 [info] ools: Found 14 tools, 0 resources, and 0 resource templates\n');
    await expect.element(message.getByRole('note')).toHaveTextContent('To capture messages, put a recording proxy');
  });

  it('lists Auto first in “Format”, then every format under its heading', async () => {
    await openCheck(HANDSHAKE.join('\n'));
    await message.getByRole('button', { name: 'Format: automatic' }).click();
    const items = page.getByRole('menuitemradio');
    await expect.element(items.first()).toHaveTextContent('Auto');
    await expect.element(items.first()).toBeChecked();
    await items.filter({ hasText: 'One message per line' }).click();
    await expect.element(message.getByRole('button', { name: 'Format: One message per line' })).toBeVisible();
  });
});
