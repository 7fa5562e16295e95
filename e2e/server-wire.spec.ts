// Server, “Wire”: time, steps back, the sequence, HTTP, and the way into Check.
import { expect, test } from './fixtures.ts';
import { expectVerdict, status, tab, whenReady } from './screen.ts';
import {
  callLongWork,
  line,
  openServer,
  pick,
  section,
  sendAndSee,
  sendButton,
  toggle,
  wire,
} from './server-screen.ts';

const why = 'Explanation';

test('long-running work progresses with the clock, and shows its progress', async ({ page }) => {
  await openServer(page, '?server=everything');
  await toggle(page, 'Automatic handshake').click();
  await expect(wire(page)).toHaveCount(3);
  await callLongWork(page);
  await expect(section(page, 'Requests in flight')).toContainText('tools/call');
  await expect(wire(page).filter({ hasText: 'waiting' })).toHaveCount(1);
  await expect(wire(page).filter({ hasText: 'notifications/progress' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Step back' }).click();
  await pick(page, 'tools/call', 'long_work, with progress');
  await sendAndSee(page);
  await expect(wire(page).last()).toHaveAccessibleName(/Response result of tools\/call/);
  await expect(section(page, 'Requests in flight')).toContainText('The server is idle');
});

test('a run as a sequence, a step back, replayed, disconnected, reset, and opened in Check', async ({ page }) => {
  await openServer(page);
  for (const count of [2, 3, 5]) {
    await sendButton(page).click();
    await expect(wire(page)).toHaveCount(count);
  }
  const before = await wire(page).allInnerTexts();
  await test.step('the wire as a sequence, and one message in both', async () => {
    await page.getByRole('group', { name: 'Show as' }).getByRole('button', { name: 'Sequence' }).click();
    const arrows = page.getByRole('listbox').getByRole('option');
    await expect(arrows).toHaveCount(5);
    await expect(arrows.last()).toHaveAttribute('aria-selected', 'true');
    await arrows.nth(1).click();
    await expect(section(page, why)).toContainText('The server supports 2025-11-25, so it agrees');
    await arrows.nth(1).dblclick();
    await expect(line(page, 2)).toHaveAttribute('aria-expanded', 'true');
  });
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(wire(page)).toHaveCount(3);
  await expect(section(page, 'Compose').locator('.view-lines')).toContainText('tools/list');
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(wire(page)).toHaveCount(2);
  await expect(page.getByRole('img', { name: /initialize answered \(now\)/ })).toBeVisible();
  for (const count of [3, 5]) {
    await sendButton(page).click();
    await expect(wire(page)).toHaveCount(count);
  }
  const titles = (texts: string[]): string[] => texts.map((text) => text.replace(/^\S+/, ''));
  expect(titles(await wire(page).allInnerTexts())).toEqual(titles(before));
  const now = await wire(page).allInnerTexts();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => wire(page).count()).toBeLessThan(5);
  await expect(wire(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Replay' })).toBeVisible();
  expect(await wire(page).allInnerTexts()).toEqual(now);
  await test.step('the client can disconnect', async () => {
    await page.getByRole('button', { name: 'Close the connection' }).click();
    await expect(page.getByRole('img', { name: /Closed \(now\)/ })).toBeVisible();
    await expect(section(page, why)).toContainText('The client has disconnected');
    await expect(page.getByRole('button', { name: 'Close the connection' })).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(wire(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await test.step('the run opens in Check unchanged', async () => {
    for (const count of [2, 3, 5, 7]) {
      await sendButton(page).click();
      await expect(wire(page)).toHaveCount(count);
    }
    await page.getByRole('button', { name: 'Open in Check' }).click();
    await expect(page).toHaveURL(/#\/check/);
    await whenReady(page);
    await expectVerdict(page, 'Valid');
    await expect(status(page)).toContainText('7 messages');
    await tab(page, 'Messages').click();
    await expect(page.getByRole('grid', { name: 'Messages' })).toContainText('tools/call');
    await page.goBack();
    await expect(wire(page)).toHaveCount(7);
  });
});

test('over HTTP: requests with headers, status codes, event streams', async ({ page }) => {
  await openServer(page, '?server=everything');
  await page.getByRole('group', { name: 'Transport' }).getByRole('button', { name: 'HTTP' }).click();
  await expect(page).toHaveURL(/transport=http/);
  await sendButton(page).click();
  await expect(wire(page)).toHaveCount(2);
  await line(page, 1).click();
  await expect(page.getByRole('region', { name: 'Text of line 1' })).toContainText('POST /mcp HTTP/1.1');
  await line(page, 2).click();
  await expect(page.getByRole('region', { name: 'Text of line 2' })).toContainText('mcp-session-id');
  await sendButton(page).click();
  await expect(wire(page).filter({ hasText: '202 Accepted' })).toHaveCount(1);
  await expect(wire(page).filter({ hasText: 'GET /mcp' })).toHaveCount(1);
  await pick(page, 'tools/call', 'long_work, with progress');
  await sendAndSee(page);
  await expect(wire(page).filter({ hasText: '200 OK, start of a stream' }).last()).toBeVisible();
  await expect(wire(page).filter({ hasText: 'notifications/progress' }).first()).toContainText('event');
  await expect(wire(page).last()).toHaveAccessibleName(/Response result of tools\/call/);
  await expect(wire(page).last()).toContainText('event');
  await page.getByRole('button', { name: 'Open in Check' }).click();
  await whenReady(page);
  await expect(status(page)).toHaveText(/^Valid/);
});
