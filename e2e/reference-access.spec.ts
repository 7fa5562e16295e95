// The reference in both themes, wide and narrow: axe finds nothing, and nothing is wider than the page.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { find, go, heading, index } from './reference-screen.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SHOWN: readonly (readonly string[])[] = [
  ['', 'messages', 'methods', 'methods/tools%2Fcall', 'types/2025-11-25', 'types/2025-11-25/Tool', 'capabilities'],
  [
    'errors/-32602',
    'transports',
    'changes/2024-11-05/2025-03-26',
    'rules/ids',
    'rules/ids%2Fnull-id',
    'rules/result-type%2Fvalue',
  ],
];

/** What axe has against the page as it is. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const width of [1280, 320]) {
      for (const [at, paths] of SHOWN.entries()) {
        test(`${width} px, ${at + 1}: axe finds nothing, nothing is wider than the page, headings are in order`, async ({
          page,
        }) => {
          test.slow();
          await page.setViewportSize({ width, height: 780 });
          for (const path of paths) {
            await go(page, path);
            await expect(page.getByText('Examples are on their way.')).toHaveCount(0);
            const sideways = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(sideways, path).toBe(0);
            const levels = await page
              .getByRole('heading')
              .evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
            expect(
              levels.every((level, place) => place === 0 || level <= (levels[place - 1] ?? 0) + 1),
              path,
            ).toBe(true);
            expect(await violations(page), path).toEqual([]);
          }
        });
      }

      test(`${width} px: axe finds nothing in a search`, async ({ page }) => {
        await page.setViewportSize({ width, height: 780 });
        await go(page, 'messages');
        await find(page).fill('-3260');
        await expect(heading(page)).toContainText('found for');
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test('on a narrow screen the contents fold away, and a link closes them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await go(page, 'messages');
  await expect(index(page)).toBeHidden();
  await page.getByRole('button', { name: 'Contents' }).click();
  expect(await violations(page)).toEqual([]);
  await index(page).getByRole('link', { name: 'Methods' }).first().click();
  await expect(heading(page)).toHaveText('Methods');
  await expect(index(page)).toBeHidden();
});

for (const width of [1024, 768, 375]) {
  test(`${width} px: the tables of methods and capabilities never scroll sideways, and no name is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    for (const [path, names] of [
      ['methods', ['Methods']],
      ['capabilities', ['Declared by servers', 'Declared by clients']],
    ] as const) {
      await go(page, path);
      for (const name of names) {
        const table = page.getByRole('table', { name });
        await expect(table.getByRole('columnheader', { name: '2026-07-28' })).toHaveCount(1);
        const wide = await table.evaluate((all) => {
          const edge = (all.parentElement ?? all).getBoundingClientRect().right;
          const inside = [...all.querySelectorAll('th, td, a, code')].filter((one) => !one.closest('thead'));
          return inside.filter((one) => one.getBoundingClientRect().right > edge + 1).map((one) => one.textContent);
        });
        expect(wide, name).toEqual([]);
        const cut = await table
          .getByRole('rowheader')
          .evaluateAll((all) =>
            all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
          );
        expect(cut, name).toEqual([]);
      }
    }
    // The revisions stay in sight.
    const last = page.getByRole('table').last().getByRole('row').last();
    await last.scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: '2026-07-28' }).last()).toBeInViewport();
  });
}

test('375 px: what a method is in each revision is read without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  for (const name of [
    'tools/call',
    'elicitation/create',
    'notifications/elicitation/complete',
    'subscriptions/listen',
  ]) {
    await go(page, `methods/${name}`);
    const table = page.getByRole('region', { name }).getByRole('table', { name });
    await expect(table.getByRole('columnheader')).toHaveText(['Revision', 'Message', 'Answer', 'Needs']);
    const box = page.getByRole('region', { name });
    expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth), name).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  }
});
