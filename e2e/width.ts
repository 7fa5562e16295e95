import { expect, type Page } from '@playwright/test';

/** The page does not scroll horizontally, as soon as the layout for its width is settled. */
export async function expectFit(page: Page, about?: string): Promise<void> {
  const beyond = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond, about === undefined ? {} : { message: about }).toBeLessThanOrEqual(0);
}

/** The same in each of these widths, which the viewport takes one after the other; it stays in the last one. */
export async function expectFitIn(page: Page, widths: readonly number[], about?: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 780;
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expectFit(page, `${about === undefined ? '' : `${about}, `}${width} px`);
  }
}
