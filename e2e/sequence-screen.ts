/** “Sequence” as a user operates it. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { TALK } from '../web/testing/talk.ts';
import { openWith, status, tab } from './screen.ts';

/** The drawing: a list of rows to select from. */
export const drawing = (page: Page): Locator => page.getByRole('listbox', { name: 'Sequence', exact: true });

/** One row, by its name. */
export const row = (page: Page, name: string | RegExp): Locator => drawing(page).getByRole('option', { name });

/** The selected row. */
export const current = (page: Page): Locator => drawing(page).getByRole('option', { selected: true });

/** The search field. */
export const find = (page: Page): Locator => page.getByLabel('Find in the sequence');

/** Opens Check with a text and its sequence visible. */
export async function openTalk(page: Page, text = TALK): Promise<void> {
  await openWith(page, text);
  await expect(status(page)).not.toContainText('loading');
  await tab(page, 'Sequence').click();
  await expect(drawing(page)).toBeVisible();
}
