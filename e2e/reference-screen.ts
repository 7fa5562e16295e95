/** The reference as a user operates it: all elements are found by role and name. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The heading of the visible page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The search field. */
export const find = (page: Page): Locator => page.getByRole('searchbox', { name: 'Find in the reference' });

/** The index at the side. */
export const index = (page: Page): Locator => page.getByRole('navigation', { name: 'Reference' });

/** Opens one of its pages. */
export async function go(page: Page, path: string): Promise<void> {
  await page.goto(`./#/reference/${path}`);
  await expect(heading(page)).toBeVisible();
}
