/** The Live screen as a user operates it: all elements are found by role and name. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { TestTap } from './live-tap.ts';

/** Opens the address that `tap` prints, and waits for the connection. */
export async function openLive(page: Page, tap: TestTap): Promise<void> {
  await page.goto(tap.address);
  // The first screen of a new origin loads its own code first.
  await expect(connection(page)).toContainText('Connected');
}

/** A part of a pane, by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The section with the state of the connection. */
export const connection = (page: Page): Locator => section(page, 'Connection');

/** The table of messages. */
export const table = (page: Page): Locator => page.getByRole('grid', { name: 'Messages' });

/** The rows of the table without its head. */
export const rows = (page: Page): Locator => table(page).locator('tbody tr[aria-rowindex]');

/** A row by the number of its message. */
export const row = (page: Page, number: number): Locator => page.locator(`#message-${number - 1}`);

/** The region “Details”. */
export const details = (page: Page): Locator => page.getByRole('region', { name: 'Details', exact: true });

/** The verdict. */
export const verdict = (page: Page): Locator => details(page).getByRole('status');

/** A view of the details. */
export const view = (page: Page, name: 'Findings' | 'Message' | 'Output' | 'HTTP'): Locator =>
  page.getByRole('group', { name: 'Show details' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** A tool of the messages. */
export const tool = (page: Page, name: string): Locator =>
  section(page, 'Messages').getByRole('button', { name, exact: true }).first();

/** A pane, on narrow screens. */
export const pane = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Pane' }).getByRole('button', { name });
