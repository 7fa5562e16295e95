import { expect, type Page } from '@playwright/test';

/** The page does not scroll horizontally, as soon as the layout for its width is settled. */
export async function expectFit(page: Page, about?: string): Promise<void> {
  const beyond = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond, about === undefined ? {} : { message: about }).toBeLessThanOrEqual(0);
}
