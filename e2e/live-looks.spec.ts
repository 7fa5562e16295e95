// Live: axe reports nothing in any state, light and dark; nothing is wider than the page; everything works with keys alone.
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect } from './fixtures.ts';
import { test } from './live-tap.ts';
import type { TestTap } from './live-tap.ts';
import { serveByHand } from './live-server.ts';
import { handshake, overHttp, START, traffic } from './live-session.ts';
import { connection, details, openLive, pane, row, rows, table, tool, verdict, view } from './live-screen.ts';
import { expectFit } from './width.ts';

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

for (const width of [320, 390, 768, 1000]) {
  test(`${width} px: each pane, one at a time below 900 px, and nothing is wider than the page`, async ({
    page,
    tap,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 780 });
    await page.goto(tap.address);
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await expectFit(page, 'empty');
    tap.push(START, ...handshake(), ...traffic());
    await expect(rows(page)).toHaveCount(12);
    await expectFit(page, 'messages');
    await cleanInBoth(page, 'messages');
    if (width > 900) {
      await expect(details(page)).toBeVisible();
      return;
    }
    await expect(details(page)).toBeHidden();
    // A tap selects, and a button shows the text.
    await row(page, 7).click();
    await page.getByRole('button', { name: 'Show message 7' }).click();
    await expect(details(page).getByRole('heading', { name: 'Message 7' })).toBeInViewport();
    await expect(table(page)).toBeHidden();
    await expectFit(page, 'details');
    await cleanInBoth(page, 'details');
    await pane(page, /^Sessions/).click();
    await expect(connection(page)).toBeVisible();
    await expectFit(page, 'sessions');
    await cleanInBoth(page, 'sessions');
    await pane(page, /^Messages/).click();
    await page.getByRole('button', { name: 'Sequence' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectFit(page, 'sequence');
  });

  test(`${width} px: without a tap`, async ({ page, tap }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`${tap.url}#/live`);
    await expect(page.getByRole('heading', { name: 'Watch a live session' })).toBeVisible();
    await expectFit(page);
    await cleanInBoth(page, 'without a tap');
  });
}

test('keys alone: to the table, to a message, to its response, and back to following', async ({ page, tap }) => {
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

test('headings are in order, and one is first', async ({ page, tap }) => {
  await openSession(page, tap);
  const levels = await page.getByRole('heading').evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.every((level, place) => place === 0 || level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
});
