// Exercises: one of each kind solved by mouse and by keyboard only, with a wrong answer of each and its feedback.
import type { Page } from '@playwright/test';
import { CURRICULUM } from '../web/course/index.ts';
import { MESSAGES } from './exercise-answers.ts';
import {
  checkAnswer,
  editor,
  openExercise,
  piece,
  result,
  solved,
  pane,
  tabTo,
  feedback,
  verdict,
  whenFull,
  write,
} from './exercise-screen.ts';
import { expect, test } from './fixtures.ts';

const TITLES = new Map(CURRICULUM.flatMap(({ items }) => items.map(({ id, title }) => [id, title] as const)));

/** The mark of an item in the list beside the lesson. */
const mark = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: new RegExp(`^(\\w+: )?${title}\\s*, exercise, done$`) });

/** Drags a message to the position of another one. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const rows = page.getByRole('list', { name: 'Messages in order' }).getByRole('listitem');
  const start = await rows.nth(from).locator('span').first().boundingBox();
  const end = await rows.nth(to).boundingBox();
  if (!start || !end) throw new Error('A row is out of sight');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + (to < from ? 2 : end.height - 2), { steps: 8 });
  await page.mouse.up();
}

test(
  'a message: a wrong answer is explained, a correct one solves it; by keyboard and by mouse',
  { tag: '@journey' },
  async ({ page }) => {
    for (const { kind, id, wrong, says, right } of MESSAGES) {
      if (id === 'null-id')
        await test.step(`${kind}: by keyboard only`, async () => {
          await openExercise(page, id);
          await whenFull(page);
          await tabTo(page, editor(page));
          for (const [text, expected] of [
            [wrong, 'Not solved yet'],
            [right, 'Solved.'],
          ] as const) {
            await page.keyboard.press('Control+A');
            await page.keyboard.type(text);
            await page.keyboard.press('Control+Enter');
            await expect(result(page)).toContainText(expected);
            await expect(editor(page)).toBeFocused();
          }
          await page.keyboard.press('Escape');
          await tabTo(page, pane(page).getByRole('link', { name: /^Next: / }));
          await page.keyboard.press('Enter');
          await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
        });
      await test.step(kind, async () => {
        await openExercise(page, id);
        const title = TITLES.get(id) ?? '';
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await write(page, wrong);
        await checkAnswer(page).click();
        await expect(feedback(page)).toContainText(says);
        await expect(result(page)).toContainText('Not solved yet');
        await expect(pane(page).getByRole('list', { name: 'Failed tests' }).getByText('not yet').first()).toBeVisible();
        await expect(solved(page)).toHaveCount(0);
        await write(page, right);
        await expect(verdict(page)).toHaveText(/^Valid in /);
        await checkAnswer(page).click();
        await expect(solved(page)).toBeVisible();
        await expect(result(page)).toHaveText('Solved.');
        await expect(checkAnswer(page)).toBeFocused();
        await expect(page.getByRole('link', { name: /\(opens a new tab\)/ }).first()).toHaveAttribute(
          'href',
          /^https:\/\//,
        );
        await expect(mark(page, title)).toBeVisible();
        await pane(page)
          .getByRole('link', { name: /^Next: / })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      });
    }
  },
);

test(
  'order: a canceled drag changes nothing; dragged and moved by buttons; by keyboard only, each move is announced',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('a canceled drag changes nothing', async () => {
      await openExercise(page, 'handshake-order');
      const rows = page.getByRole('list', { name: 'Messages in order' }).getByRole('listitem');
      const grip = await rows.nth(4).locator('span').first().boundingBox();
      const top = await rows.nth(0).boundingBox();
      if (!grip || !top) throw new Error('A row is out of sight');
      await page.mouse.move(grip.x + 8, grip.y + 8);
      await page.mouse.down();
      await page.mouse.move(top.x + 20, top.y + 2, { steps: 5 });
      await expect(piece(page, /^1 of 5: Request initialize/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(piece(page, /^5 of 5: Request initialize/)).toBeVisible();
      await page.mouse.up();
    });
    await test.step('dragged and moved by buttons', async () => {
      await checkAnswer(page).click();
      await expect(feedback(page)).toContainText('The client requests the tools before the response to initialize');
      await pane(page)
        .getByText(/^\d+ more remarks?$/)
        .click();
      await expect(pane(page).getByRole('list', { name: 'More feedback' })).toContainText(
        'The first message must be initialize.',
      );
      await drag(page, 4, 0);
      await expect(piece(page, /^1 of 5: Request initialize/)).toBeVisible();
      await checkAnswer(page).click();
      await expect(result(page)).toContainText('The client requests the tools before the response to initialize');
      const down = page.getByRole('button', { name: 'Move down: Request tools/list' });
      await down.click();
      await down.click();
      await expect(piece(page, /^4 of 5: Request tools\/list/)).toBeVisible();
      await piece(page, /^4 of 5/).click();
      await expect(pane(page).getByRole('region', { name: /^Text of Request tools\/list/ })).toContainText(
        '"tools/list"',
      );
      await checkAnswer(page).click();
      await expect(solved(page)).toBeVisible();
      await expect(mark(page, 'Put a handshake in order')).toBeVisible();
    });
    await test.step('by keyboard only, each move is announced', async () => {
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await tabTo(page, piece(page, /^5 of 5: Request initialize/));
      for (let step = 0; step < 4; step++) await page.keyboard.press('Alt+ArrowUp');
      await expect(piece(page, /^1 of 5: Request initialize/)).toBeFocused();
      await expect(pane(page).getByText(/^Request initialize.* is now 1 of 5\.$/)).toBeAttached();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(pane(page).getByText('is already first.')).toBeAttached();
      await tabTo(page, page.getByRole('button', { name: 'Move down: Request tools/list' }));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Move down: Request tools/list' })).toBeFocused();
      await tabTo(page, checkAnswer(page));
      await page.keyboard.press('Enter');
      await expect(result(page)).toHaveText('Solved.');
    });
  },
);

test('find the mistake: by keyboard only, and by mouse', { tag: '@journey' }, async ({ page }) => {
  await openExercise(page, 'undeclared');
  await checkAnswer(page).click();
  await expect(feedback(page)).toHaveText(/Choose the invalid message and its mistake/);
  await test.step('by keyboard only', async () => {
    await tabTo(page, page.getByRole('radio', { name: /Message 1/ }));
    await page.keyboard.press('Space');
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Message 6/ })).toBeChecked();
    await tabTo(
      page,
      page.getByRole('radio', { name: 'The other side has not declared the capability for this request' }),
    );
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    await expect(result(page)).toHaveText('Solved.');
  });
  const messages = page.getByRole('group', { name: 'Which message?' });
  await messages.getByRole('button', { name: 'Text of message 7' }).click();
  await expect(messages.getByRole('region', { name: 'Message 7 as text' })).toContainText('-32601');
  await messages.getByRole('radio', { name: /Message 7/ }).check();
  await page.getByRole('radio', { name: 'The error code is wrong' }).check();
  await checkAnswer(page).click();
  await expect(feedback(page)).toContainText('-32601 is right for a method that the server does not have.');
  await pane(page)
    .getByText(/^\d+ more remarks?$/)
    .click();
  await expect(pane(page).getByRole('list', { name: 'More feedback' })).toContainText('Message 7 is right');
  await messages.getByRole('radio', { name: /Message 6/ }).check();
  await page.getByRole('radio', { name: 'The other side has not declared the capability for this request' }).check();
  await checkAnswer(page).click();
  await expect(solved(page)).toBeVisible();
  await expect(mark(page, 'Find the message that ignores the handshake')).toBeVisible();
});

test('choose the error: by keyboard only, and by mouse; the result is shown again when the learner returns', async ({
  page,
}) => {
  await test.step('by keyboard only, and by mouse', async () => {
    await openExercise(page, 'unknown-tool');
    await checkAnswer(page).click();
    await expect(feedback(page)).toHaveText(/Choose one of the codes/);
    await expect(pane(page).getByRole('region', { name: 'Text of message 1' })).toContainText('square_root');
    await test.step('by keyboard only', async () => {
      await tabTo(page, page.getByRole('radio', { name: '-32700 Parse error' }));
      await page.keyboard.press('Space');
      await page.keyboard.press('Control+Enter');
      await expect(result(page)).toContainText('The message is valid JSON, so the server could parse it.');
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
      await tabTo(page, checkAnswer(page));
      await page.keyboard.press('Enter');
      await expect(result(page)).toHaveText('Solved.');
      await expect(checkAnswer(page)).toBeFocused();
    });
    await page.getByRole('radio', { name: '-32601 Method not found' }).check();
    await checkAnswer(page).click();
    await expect(feedback(page)).toContainText('The tool does not exist, and its name is a parameter.');
    await page.getByRole('radio', { name: '-32602 Invalid params' }).check();
    await checkAnswer(page).click();
    await expect(solved(page)).toBeVisible();
    await expect(mark(page, 'Choose the code for an unknown tool')).toBeVisible();
  });
  await test.step('the result of an answer is shown again when the learner returns', async () => {
    await page.getByRole('radio', { name: '-32601 Method not found' }).check();
    await checkAnswer(page).click();
    await expect(feedback(page)).toContainText('The tool does not exist, and its name is a parameter.');
    await page.getByRole('link', { name: 'All chapters' }).click();
    await expect(page.getByRole('heading', { name: 'Learn the protocol on the wire' })).toBeVisible();
    await page.goBack();
    await expect(feedback(page)).toContainText('The tool does not exist, and its name is a parameter.');
    await expect(page.getByRole('radio', { name: '-32601 Method not found' })).toBeChecked();
    // A previous result belongs to this exercise only, and is cleared with the progress.
    await page.goto('./#/learn');
    await page.getByRole('button', { name: 'Clear progress' }).click();
    await page.getByRole('button', { name: 'Yes, clear all of it' }).click();
    await page.goBack();
    await expect(checkAnswer(page)).toBeVisible();
    await expect(feedback(page)).toHaveCount(0);
  });
});

test('on a phone the start of the result scrolls into view, and the focused element is not covered, by Back and Next', async ({
  page,
}) => {
  await test.step('on a phone the start of the result scrolls into view, above Back and Next', async () => {
    await page.setViewportSize({ width: 375, height: 780 });
    await openExercise(page, 'null-id');
    await checkAnswer(page).click();
    const head = pane(page).getByRole('heading', { name: /^Not solved yet/ });
    await expect(head).toBeInViewport({ ratio: 1 });
    const foot = await page.getByRole('link', { name: 'Next' }).boundingBox();
    await expect.poll(async () => (await feedback(page).first().boundingBox())?.y ?? 0).toBeGreaterThan(0);
    const note = await feedback(page).first().boundingBox();
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  });
  await test.step('on a phone the focused element is not covered by Back and Next', async () => {
    await page.setViewportSize({ width: 375, height: 780 });
    await openExercise(page, 'handshake-order');
    const foot = page.getByRole('link', { name: 'Next' });
    await page.getByRole('button', { name: 'Show a hint' }).focus();
    let stops = 0;
    while (stops < 40 && !(await checkAnswer(page).evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press('Tab');
      stops++;
      const bottom = await pane(page).evaluate((one) => {
        const focused = document.activeElement;
        return focused && one.contains(focused) ? focused.getBoundingClientRect().bottom : 0;
      });
      expect(bottom, `stop ${stops}`).toBeLessThanOrEqual((await foot.boundingBox())?.y ?? 0);
    }
    expect(stops).toBeGreaterThan(10);
    await expect(checkAnswer(page)).toBeInViewport({ ratio: 1 });
  });
});
