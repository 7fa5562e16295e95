// An exercise: the task first, failed tests first and each cause once, passed ones folded, all texts of a log at once.
import { CURRICULUM } from '../web/course/index.ts';
import { clean } from './axe.ts';
import { checkAnswer, feedback, openExercise, pane } from './exercise-screen.ts';
import { expect, test } from './fixtures.ts';
import { expectFit } from './width.ts';

test(
  'the task comes first, then the situation, then what judges it; failed tests come first, each cause once, and passed ones are folded',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('the task comes first, then the situation, then what judges it', async () => {
      await openExercise(page, 'both-members');
      const texts = await page.getByRole('article').getByRole('paragraph').allInnerTexts();
      expect(texts.slice(0, 4)).toEqual([
        expect.stringMatching(/Resources and subscriptions, exercise$/),
        'Fix this response and keep the contents of the file.',
        expect.stringMatching(/^The server has read the file/),
        expect.stringMatching(/^Fix the message\. Judged by MCP 2025-11-25\./),
      ]);
    });
    await test.step('failed tests come first, each cause once, and passed ones are folded', async () => {
      await checkAnswer(page).click();
      // One remark, with the place of the mistake; others about the same cause are folded.
      await expect(feedback(page)).toHaveCount(1);
      await expect(feedback(page)).toContainText('error is still there.');
      await expect(feedback(page).getByRole('button', { name: 'Show it on line 9' })).toBeVisible();
      await expect(pane(page).getByRole('list', { name: 'More feedback' })).toBeHidden();
      const failed = pane(page).getByRole('list', { name: 'Failed tests' });
      await expect(failed.getByRole('listitem')).toHaveCount(2);
      await expect(pane(page).getByRole('list', { name: 'Passed tests' })).toBeHidden();
      const passed = pane(page).getByText('7 tests passed');
      expect((await failed.boundingBox())?.y).toBeLessThan((await passed.boundingBox())?.y ?? 0);
      await passed.focus();
      await page.keyboard.press('Enter');
      await expect(pane(page).getByRole('list', { name: 'Passed tests' }).getByRole('listitem')).toHaveCount(7);
      await pane(page)
        .getByText(/more remarks$/)
        .click();
      // The row at the foot may cover half of the button, and axe would measure the other half.
      await page
        .getByRole('button', { name: 'Show a hint' })
        .evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await clean(page, 'unfolded');
    });
    await test.step('tools and resources are taught before exercises are about them', async () => {
      const chapterOf = (id: string) =>
        CURRICULUM.find(({ items }) => items.some((item) => item.id === id))?.title ?? '';
      for (const [id, chapter] of [
        ['tool-failed', 'Tools'],
        ['both-members', 'Resources and subscriptions'],
      ] as const) {
        expect(chapterOf(id)).toBe(chapter);
        await openExercise(page, id);
        await expect(page.getByText(`${chapter}, exercise`)).toBeVisible();
      }
    });
  },
);

test('“Find the mistake” shows the texts of all messages at once, and hides them again', async ({ page }) => {
  await openExercise(page, 'undeclared');
  const messages = page.getByRole('group', { name: 'Which message?' });
  const texts = messages.getByRole('region', { name: /^Message \d+ as text$/ });
  const all = messages.getByRole('button', { name: 'Show all texts' });
  await expect(texts).toHaveCount(0);
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(texts).toHaveCount(await messages.getByRole('radio').count());
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await clean(page, 'all texts');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFit(page);
  await messages.getByRole('button', { name: 'Text of message 1' }).click();
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  await all.click();
  await all.click();
  await expect(texts).toHaveCount(0);
});
