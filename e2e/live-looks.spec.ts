// Live: axe reports nothing in any state, light and dark; nothing is wider than the page; everything works with keys alone.
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect } from './fixtures.ts';
import { test } from './live-tap.ts';
import type { TestTap } from './live-tap.ts';
import { serveByHand } from './live-server.ts';
import { handshake, overHttp, START, traffic } from './live-session.ts';
import { connection, details, openLive, pane, row, rows, table, tool, verdict, view } from './live-screen.ts';
import { expectFit, expectFitIn } from './width.ts';

/** A judged session. */
async function openSession(page: Page, tap: TestTap): Promise<void> {
  await openLive(page, tap);
  tap.push(START, ...handshake(), ...traffic());
  await expect(verdict(page)).toHaveText(/error/);
}

test('wide: every state of a session', async ({ page, tap, watch }) => {
  test.slow();
  watch.allow(/Failed to load resource/);
  await openLive(page, tap);
  await cleanInBoth(page, 'no messages yet');
  tap.push(START, ...handshake(), ...traffic());
  await expect(verdict(page)).toHaveText(/error/);
  await cleanInBoth(page, 'running');
  await row(page, 7).click();
  await view(page, 'Message').click();
  await cleanInBoth(page, 'a message');
  await view(page, 'Output').click();
  await cleanInBoth(page, 'output');
  await page.getByRole('button', { name: 'Sequence' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await cleanInBoth(page, 'the sequence');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await tool(page, 'Pause').click();
  await cleanInBoth(page, 'paused');
  await tool(page, 'Save').click();
  await expect(page.getByRole('dialog')).toContainText('No secrets were found');
  await cleanInBoth(page, 'the dialog to save');
  await page.keyboard.press('Escape');
  tap.push({ kind: 'end', by: 'server', code: 1, signal: null });
  await tool(page, 'Resume').click();
  await expect(page.getByText('The server exited with code 1.')).toBeVisible();
  await cleanInBoth(page, 'ended');
  tap.down(true);
  await expect(connection(page)).toContainText('Connection lost');
  await cleanInBoth(page, 'lost');
});

test('wide: refused, and HTTP', async ({ page, tap, watch }) => {
  watch.allow(/status of 401/);
  tap.change({ transport: 'http', target: 'https://example.com/mcp' });
  await openLive(page, tap);
  tap.push(...overHttp());
  await view(page, 'HTTP').click();
  await page.getByRole('list', { name: 'HTTP exchanges' }).getByText('POST /mcp', { exact: true }).click();
  await cleanInBoth(page, 'HTTP');
  tap.rotate('another');
  await page.reload();
  await expect(connection(page)).toContainText('refused');
  await cleanInBoth(page, 'refused');
});

test('wide: by hand, with a request of the server', async ({ page, tap }) => {
  serveByHand(tap);
  await openLive(page, tap);
  await page.getByRole('switch', { name: 'Automatic responses' }).click();
  await page.getByRole('button', { name: 'Connect as the client' }).click();
  await page.getByRole('button', { name: 'Method: tools/list' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Variant of tools/call' }).click();
  await page.getByRole('menuitem', { name: 'ask', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Answer elicitation/create' })).toBeVisible();
  await cleanInBoth(page, 'a request of the server');
});

const NARROW = [320, 390, 768] as const;

/**
 * Widths below 900 px one after the other: nothing is wider than the page. With `axe`, axe reports nothing in the first and the
 * last one, which have the layouts of all three.
 */
async function inNarrow(page: Page, state: string, axe = true): Promise<void> {
  for (const width of NARROW) {
    await expectFitIn(page, [width], state);
    if (axe && width !== 390) await cleanInBoth(page, `${state}, ${width} px`);
  }
}

test('320, 390 and 768 px: each pane, one at a time, and nothing is wider than the page', async ({ page, tap }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto(tap.address);
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await inNarrow(page, 'empty', false);
  tap.push(START, ...handshake(), ...traffic());
  await expect(rows(page)).toHaveCount(12);
  await inNarrow(page, 'messages');
  await expect(details(page)).toBeHidden();
  // A tap selects, and a button shows the text.
  await page.setViewportSize({ width: 320, height: 780 });
  await row(page, 7).click();
  await page.getByRole('button', { name: 'Show message 7' }).click();
  await expect(details(page).getByRole('heading', { name: 'Message 7' })).toBeInViewport();
  await expect(table(page)).toBeHidden();
  await inNarrow(page, 'details');
  await pane(page, /^Sessions/).click();
  await expect(connection(page)).toBeVisible();
  await inNarrow(page, 'sessions');
  await pane(page, /^Messages/).click();
  await page.getByRole('button', { name: 'Sequence' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await inNarrow(page, 'sequence', false);
});

test('1000 px: the messages and their details beside each other', async ({ page, tap }) => {
  await page.setViewportSize({ width: 1000, height: 780 });
  await page.goto(tap.address);
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expectFit(page, 'empty');
  tap.push(START, ...handshake(), ...traffic());
  await expect(rows(page)).toHaveCount(12);
  await expectFit(page, 'messages');
  await cleanInBoth(page, 'messages');
  await expect(details(page)).toBeVisible();
});

test('without a tap, from 320 to 1000 px', async ({ page, tap }) => {
  await page.goto(`${tap.url}#/live`);
  await expect(page.getByRole('heading', { name: 'Watch a live session' })).toBeVisible();
  for (const width of [...NARROW, 1000]) {
    await expectFitIn(page, [width]);
    if (width !== 390 && width !== 768) await cleanInBoth(page, `without a tap, ${width} px`);
  }
});

test('keys alone: to the table, to a message, to its response, and back to following; headings are in order', async ({
  page,
  tap,
}) => {
  await test.step('keys alone: to the table, to a message, to its response, and back to following', async () => {
    await openSession(page, tap);
    await page.getByRole('textbox', { name: 'Text in messages' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(table(page)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await expect(row(page, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(tool(page, 'Follow')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(details(page).getByRole('heading', { name: 'Message 2' })).toBeVisible();
    await tool(page, 'Follow').focus();
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Follow')).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('headings are in order, and one is first', async () => {
    const levels = await page.getByRole('heading').evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
    expect(levels[0]).toBe(1);
    expect(levels.every((level, place) => place === 0 || level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
  });
});
