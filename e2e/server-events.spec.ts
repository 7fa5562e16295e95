// Server: another transport replays the same conversation, an ended conversation is restored, and manual actions.
import { clean } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { callLongWork, openServer, pick, section, sendAndSee, toggle, wire } from './server-screen.ts';
import type { Locator, Page } from '@playwright/test';

const why = 'Explanation';

/** Selects from one of the menus of “Trigger events”. */
async function trigger(page: Page, menu: string, item: string | RegExp): Promise<void> {
  await section(page, 'Trigger events').getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
const last = (page: Page): Locator => wire(page).last();

test('another transport replays the same conversation, including responses to server requests', async ({ page }) => {
  await openServer(page, '?server=everything');
  await toggle(page, 'Automatic handshake').click();
  await expect(wire(page)).toHaveCount(3);
  await pick(page, 'tools/call', 'ask_person');
  await sendAndSee(page);
  await page.getByRole('group', { name: 'Answer elicitation/create' }).getByRole('button', { name: 'Accept' }).click();
  await expect(last(page)).toHaveAccessibleName(/Response result of tools\/call/);
  await expect(wire(page)).toHaveCount(7);
  await page.getByRole('button', { name: 'HTTP', exact: true }).click();
  await expect(page.getByText('replayed over HTTP')).toBeVisible();
  await expect(wire(page).filter({ hasText: 'result of tools/call' })).toHaveCount(1);
  await expect(wire(page).filter({ hasText: '202 Accepted' })).toHaveCount(2);
  await expect(wire(page).filter({ hasText: 'elicitation/create' })).toHaveCount(2);
  await expect(page.locator('[data-severity="error"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'stdio', exact: true }).click();
  await expect(page.getByText('replayed over stdio')).toBeVisible();
  await expect(wire(page)).toHaveCount(7);
});

test('another server or revision restarts the run, and one click restores the conversation', async ({ page }) => {
  await openServer(page, '?server=notes');
  await sendAndSee(page);
  await page.getByRole('button', { name: 'Server: Notes' }).click();
  await page.getByRole('menuitemradio', { name: /Calculator/ }).click();
  await expect(wire(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(wire(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Server: Notes' })).toBeVisible();
  await page.getByRole('button', { name: 'Revision' }).click();
  await page.getByRole('menuitemradio', { name: /2025-03-26/ }).click();
  await expect(wire(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(wire(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Revision' })).toHaveText('MCP 2025-11-25');
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
});

test('events: lists, resources, logs, with the reason if no notification is sent', async ({ page }) => {
  await openServer(page, '?server=everything');
  const hand = section(page, 'Trigger events');
  for (const one of await hand.getByRole('button').all()) await expect(one).toBeDisabled();
  await toggle(page, 'Automatic handshake').click();
  await expect(wire(page)).toHaveCount(3);
  await expect(hand.getByRole('button', { name: 'Cancel a request' })).toBeDisabled();
  await trigger(page, 'Change a list', 'tools');
  await expect(last(page)).toHaveAccessibleName(/notifications\/tools\/list_changed/);
  await trigger(page, 'Change a resource', /demo:\/\/text/);
  await expect(section(page, why)).toContainText('has not subscribed to it');
  await trigger(page, 'Write a log', 'debug');
  await expect(section(page, why)).toContainText('below that');
  await trigger(page, 'Write a log', 'error');
  await expect(last(page)).toHaveAccessibleName(/notifications\/message/);
  await clean(page, 'events');
});

test('events: a request in flight is canceled, a stream is closed', async ({ page }) => {
  await openServer(page, '?server=everything&transport=http');
  await toggle(page, 'Automatic handshake').click();
  await expect(wire(page).filter({ hasText: 'GET /mcp' })).toHaveCount(1);
  await callLongWork(page);
  await trigger(page, 'Cancel a request', /^tools\/call, id/);
  await expect(wire(page).filter({ hasText: 'notifications/cancelled' })).toHaveCount(1);
  await expect(section(page, 'Requests in flight')).toContainText('The server is idle');
  await trigger(page, 'Close a stream', 'of GET /mcp');
  await expect(section(page, why)).toContainText('closes this stream');
  await trigger(page, 'Change a list', 'tools');
  await expect(wire(page).filter({ hasText: 'Not sent yet' })).toHaveCount(1);
});
