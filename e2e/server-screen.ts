/** The Server screen as a user operates it: all elements are found by role and name. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The button that sends the composed message. */
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true });

/** The editor of the composed message, text box or Monaco. */
export const message = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to send' });

/** The lines of the wire. */
export const wire = (page: Page): Locator =>
  page.getByRole('list', { name: 'Messages on the wire' }).locator('> li > button');

/** One line of the wire, by its number from 1. */
export const line = (page: Page, number: number): Locator => wire(page).nth(number - 1);

/** A part of a pane, by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The checker's verdict on the composed message. */
export const verdict = (page: Page): Locator => section(page, 'Compose').getByRole('status');

/** A switch. */
export const toggle = (page: Page, name: string | RegExp): Locator => page.getByRole('switch', { name });

/** Opens the screen and waits until the server has started. */
export async function openServer(page: Page, parameters = ''): Promise<void> {
  await page.goto(`./#/server${parameters}`);
  await expect(verdict(page)).toHaveText(/Valid/);
}

/** Waits until Monaco replaces the text box. */
export async function whenFull(page: Page): Promise<void> {
  await expect(section(page, 'Compose').locator('.monaco-editor .view-line').first()).toBeVisible();
}

/** Replaces the composed message. */
export async function compose(page: Page, text: string): Promise<void> {
  await whenFull(page);
  await replace(page, message(page), text);
}

/** Replaces the text of an editor by pasting. */
export async function replace(page: Page, editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await page.keyboard.press('Control+A');
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Sends the composed message, and waits for another line on the wire. */
export async function sendAndSee(page: Page): Promise<void> {
  const before = await wire(page).count();
  await sendButton(page).click();
  await expect.poll(() => wire(page).count()).toBeGreaterThan(before);
}

/** Selects a template by method and label. */
export async function pick(page: Page, method: string, which?: string): Promise<void> {
  await page.getByRole('button', { name: /^Method/ }).click();
  await page.getByRole('menuitem', { name: method, exact: true }).click();
  if (which === undefined) return;
  await page.getByRole('button', { name: `Variant of ${method}` }).click();
  await page.getByRole('menuitem', { name: which, exact: true }).click();
}

/** Calls a tool that works for over a minute and a half: a test that needs a request in flight cannot come too late. */
export async function callLongWork(page: Page): Promise<void> {
  await compose(
    page,
    '{"jsonrpc":"2.0","id":50,"method":"tools/call","params":{"name":"long_work","arguments":{"steps":20,"ms":5000},"_meta":{"progressToken":"work"}}}',
  );
  await sendAndSee(page);
}
