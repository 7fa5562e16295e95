// The appearance of exercises with an editor, wrong and solved: axe in both themes, narrow screens. The others are in
// web/app/screens/learn/learn-access.browser.test.tsx.
import type { Page } from '@playwright/test';
import { CURRICULUM } from '../web/course/index.ts';
import { clean, cleanInBoth } from './axe.ts';
import { MESSAGES } from './exercise-answers.ts';
import { checkAnswer, openExercise, result, solved, write } from './exercise-screen.ts';
import { expect, test } from './fixtures.ts';
import { expectFit } from './width.ts';

const TITLES = new Map(CURRICULUM.flatMap(({ items }) => items.map(({ id, title }) => [id, title] as const)));

/** Opens another exercise in the same page, and waits until it has replaced the previous one. */
async function openNext(page: Page, id: string): Promise<void> {
  await openExercise(page, id);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.get(id) ?? id);
}

test('axe reports nothing, wrong and solved', async ({ page }) => {
  for (const { id, wrong, right } of MESSAGES.slice(-1))
    await test.step(id, async () => {
      await openNext(page, id);
      await page.getByRole('button', { name: 'Show a hint' }).click();
      await write(page, wrong);
      await checkAnswer(page).click();
      await expect(result(page)).toContainText('Not solved yet');
      await page.getByRole('button', { name: 'Show the solution' }).click();
      await expect(page.getByRole('region', { name: 'Solution', exact: true })).toBeVisible();
      await cleanInBoth(page, `${id} wrong, with a hint and the solution`);
      await write(page, right);
      await checkAnswer(page).click();
      await expect(result(page)).toHaveText('Solved.');
      await cleanInBoth(page, `${id} solved`);
    });
});

// 640 × 400 is the viewport of a 1280 × 800 screen at 200% zoom.
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 1024, height: 768 },
];

/** The page in each size; it stays in the first one. */
async function fits(page: Page, state: string): Promise<void> {
  for (const size of [...SIZES.slice(1), ...SIZES.slice(0, 1)]) {
    await page.setViewportSize(size);
    await expectFit(page, `${state}, ${size.width} px`);
  }
}

test('320, 640 and 1024 px: nothing is wider than the page, and the result is in sight', async ({ page }) => {
  for (const { id, wrong, right } of MESSAGES)
    await test.step(id, async () => {
      await openNext(page, id);
      await fits(page, `${id} begins`);
      await page.getByRole('button', { name: 'Show a hint' }).click();
      await write(page, wrong);
      await checkAnswer(page).click();
      await expect(result(page)).toContainText('Not solved yet');
      await page.getByRole('button', { name: 'Show the solution' }).click();
      await fits(page, `${id} wrong`);
      await write(page, right);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await checkAnswer(page).click();
        await expect(solved(page)).toBeInViewport();
        await expectFit(page, `${id} solved, ${size.width} px`);
      }
    });
  await page.setViewportSize({ width: 320, height: 640 });
  await clean(page, '320 px');
});
