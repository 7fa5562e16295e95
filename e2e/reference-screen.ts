/** The reference as a person uses it: everything is found by its role and name. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The heading of the page in sight. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Where one searches. */
export const find = (page: Page): Locator => page.getByRole('searchbox', { name: 'Find in the reference' });

/** The contents at the side. */
export const index = (page: Page): Locator => page.getByRole('navigation', { name: 'Reference' });

/** Opens one of its pages. */
export async function go(page: Page, path: string): Promise<void> {
  await page.goto(`./#/reference/${path}`);
  await expect(heading(page)).toBeVisible();
}
