// Walkthroughs: by mouse, by keyboard only; questions, changes, back, forward, restart; saved state.
import { expect, test } from './fixtures.ts';
import {
  button,
  editor,
  goOn,
  goTo,
  onward,
  openWalk,
  outcome,
  RIGHT_NAME,
  pane,
  state,
  step,
  tabTo,
  verdict,
  whenFull,
  wire,
  write,
} from './walk-screen.ts';

test('the handshake by mouse, from the first message to the next lesson', { tag: '@journey' }, async ({ page }) => {
  await openWalk(page, 'handshake');
  await expect(page).toHaveTitle(/^The handshake/);
  await expect(page.getByText('The handshake, step 1 of 6')).toBeVisible();
  await expect(button(page, 'Back')).toBeDisabled();
  await expect(pane(page)).toContainText('No messages yet.');
  await page.getByRole('radio', { name: 'It answers with an error' }).check();
  await button(page, 'Send').click();
  await expect(outcome(page)).toContainText('Correct. Nothing but initialize and ping may come first.');
  await expect(wire(page)).toHaveCount(2);
  await expect(wire(page).nth(1)).toHaveAccessibleName(/^2, server → client, Error error of tools\/list, id 1/);
  await expect(page.getByRole('region', { name: 'Text of line 2' })).toContainText('-32600');
  await expect(state(page, 'Waiting for initialize')).toBeVisible();
  await button(page, 'Next').click();
  await expect(step(page, 'First message: initialize')).toBeFocused();
  await expect(page.getByRole('list', { name: 'Step 2 of 6' })).toBeVisible();
  await button(page, 'Send').click();
  await expect(state(page, 'initialize answered')).toBeVisible();
  await expect(pane(page)).toContainText('so it agrees and declares its capabilities');
  await goTo(page, 'Third message: notifications/initialized');
  await button(page, 'Send').click();
  await expect(state(page, 'Ready')).toBeVisible();
  await goTo(page, 'The end');
  await expect(page.getByText('Upcoming events: The client disconnects.')).toBeVisible();
  await page.getByRole('radio', { name: 'None' }).check();
  await button(page, 'Reveal').click();
  await expect(state(page, 'Closed')).toBeVisible();
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  await button(page, 'Finish').click();
  await expect(page.getByRole('heading', { name: 'You completed “The handshake”' })).toBeFocused();
  await expect(page.getByText('Next in this chapter: Agree on a revision, a walkthrough')).toBeVisible();
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page).toHaveURL(/#\/learn\/versions$/);
  await expect(chapters.getByRole('link', { name: /^The handshake.*done/ })).toBeVisible();
});

test('a walkthrough by keyboard only, including a change of the message', async ({ page }) => {
  test.slow();
  await openWalk(page, 'handshake');
  await whenFull(page);
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'It answers with an error' })).toBeChecked();
  await page.keyboard.press('Enter');
  // The options are gone; the focus moves on from the question.
  await expect(page.getByRole('heading', { name: 'What does the server do?' })).toBeFocused();
  await expect(outcome(page)).toContainText('Correct.');
  await tabTo(page, button(page, 'Next'));
  await page.keyboard.press('Enter');
  await expect(step(page, 'First message: initialize')).toBeFocused();
  await tabTo(page, editor(page));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+Enter');
  await expect(wire(page)).toHaveCount(4);
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await tabTo(page, wire(page).nth(3));
  await page.keyboard.press('ArrowUp');
  await expect(wire(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Text of line 3' })).toContainText('clientInfo');
  // Back through the editor, which captures Tab until Ctrl+M.
  await tabTo(page, editor(page), 'Shift+Tab');
  await page.keyboard.press('Control+M');
  await tabTo(page, button(page, 'Next'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(step(page, 'A wrong notification name')).toBeFocused();
  // Next without a choice: an explanation, and the focus on the options.
  await tabTo(page, button(page, 'Send'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose what you expect first.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  for (const key of ['Space', 'Enter']) await page.keyboard.press(key);
  await expect(outcome(page)).toBeVisible();
  for (
    let presses = 0;
    presses < 12 && !(await page.getByRole('link', { name: 'Next lesson' }).isVisible());
    presses++
  ) {
    const options = page.getByRole('radio');
    if (await options.first().isVisible()) {
      await tabTo(page, options.first());
      await page.keyboard.press('Space');
    }
    const label = await onward(page).textContent();
    const before = await page.locator('article').textContent();
    await tabTo(page, button(page, label ?? ''));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('article').textContent()).not.toBe(before);
  }
  await expect(page.getByRole('heading', { name: 'You completed “The handshake”' })).toBeFocused();
});

test('a question is resolved by an answer, a change affects all that follows, is carried along, and is reverted', async ({
  page,
}) => {
  await test.step('a question is resolved only after an answer is chosen, correct or wrong', async () => {
    await openWalk(page, 'handshake');
    await expect(verdict(page)).toHaveText('1 error in 2025-11-25');
    // The findings of the message would reveal the answer.
    await expect(pane(page)).toContainText('Choose an answer to see what is wrong with the message.');
    await expect(page.getByText('A session must begin with')).toBeHidden();
    await button(page, 'Send').click();
    await expect(page.getByText('Choose what you expect first.')).toBeVisible();
    await expect(wire(page)).toHaveCount(0);
    await page.getByRole('radio', { name: 'It closes the connection' }).check();
    await button(page, 'Send').click();
    await expect(outcome(page)).toContainText('The correct answer is “It answers with an error”.');
    await expect(outcome(page)).toContainText('About your choice: It doesn’t have to');
    const options = page.getByRole('list', { name: 'What does the server do?' }).getByRole('listitem');
    await expect(options).toHaveText([
      /^It returns its tools$/,
      /error\s*right$/,
      /closes the connection\s*your choice$/,
    ]);
    await expect(page.getByRole('list', { name: 'Findings' })).toContainText('A session must begin with initialize');
    await expect(page.getByRole('note')).toContainText('This step breaks a rule on purpose');
    await expect(page.getByRole('note').getByRole('link')).toHaveAttribute(
      'href',
      '#/reference/rules/lifecycle%2Ffirst-message',
    );
    await button(page, 'Back').click();
    await expect(page.getByRole('radio', { name: 'It closes the connection' })).toBeChecked();
    await page.getByRole('radio', { name: 'It answers with an error' }).check();
    await button(page, 'Send').click();
    await expect(outcome(page)).toContainText('Correct.');
  });
  await test.step('a change affects verdict, state and response at once, and Reset reverts all of it', async () => {
    await goTo(page, 'A wrong notification name');
    await goOn(page);
    await expect(verdict(page)).toHaveText('1 error in 2025-11-25');
    await expect(pane(page).locator('.squiggly-error').first()).toBeAttached();
    await expect(state(page, 'initialize answered')).toBeVisible();
    await expect(button(page, 'Reset')).toBeHidden();
    const altered = page.getByRole('region', { name: 'Effect of your change' });
    await expect(altered).toBeHidden();
    await write(page, RIGHT_NAME);
    await expect(verdict(page)).toHaveText('Valid in 2025-11-25');
    await expect(state(page, 'Ready')).toBeVisible();
    await expect(pane(page).locator('.squiggly-error')).toHaveCount(0);
    await expect(altered).toContainText('Without your change: initialize answered');
    await expect(altered).toContainText('Now: Ready');
    await expect(wire(page).last()).toHaveAccessibleName(/notifications\/initialized/);
    const tries = page.getByRole('region', { name: 'Try it' });
    await expect(tries.getByRole('listitem').filter({ hasText: 'Fix the message' })).toContainText('Done.');
    // An id makes it a request, and requests get responses.
    await write(page, RIGHT_NAME.replace('"method"', '"id":9,"method"'));
    await expect(pane(page).getByRole('heading', { name: 'Message' }).locator('..')).toContainText('Request');
    await expect(wire(page)).toHaveCount(6);
    await expect(altered).toContainText('Error -326');
    await write(page, '{"jsonrpc":"2.0",');
    await expect(verdict(page)).toHaveText('1 error in 2025-11-25');
    await expect(pane(page).getByRole('heading', { name: 'Message' }).locator('..')).toContainText('Invalid');
    await button(page, 'Reset').click();
    await expect(verdict(page)).toHaveText('1 error in 2025-11-25');
    await expect(state(page, 'initialize answered')).toBeVisible();
    await expect(wire(page)).toHaveCount(5);
    await expect(altered).toBeHidden();
    await expect(button(page, 'Reset')).toBeHidden();
    await expect(pane(page).locator('.view-lines')).toContainText('"initialized"');
  });
  await test.step('a change of an earlier step is carried along, back and forward; Restart discards it', async () => {
    await write(page, RIGHT_NAME);
    await expect(verdict(page)).toHaveText('Valid in 2025-11-25');
    await goTo(page, 'Third message: notifications/initialized');
    await expect(state(page, 'Ready')).toBeVisible();
    await button(page, 'Back').click();
    await expect(step(page, 'A wrong notification name')).toBeFocused();
    await expect(outcome(page)).toContainText('Notification names in MCP');
    await expect(pane(page).locator('.view-lines')).toContainText(/notifications\/\s*initialized/);
    for (const _ of ['hidden', 'before']) await button(page, 'Back').click();
    await expect(step(page, 'First message: initialize')).toBeVisible();
    await goTo(page, 'A wrong notification name');
    await expect(button(page, 'Reset')).toBeVisible();
    await button(page, 'Restart').click();
    await expect(step(page, 'A request before the handshake')).toBeFocused();
    await expect(wire(page)).toHaveCount(0);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await goTo(page, 'A wrong notification name');
    await expect(button(page, 'Reset')).toBeHidden();
    await expect(verdict(page)).toHaveText('1 error in 2025-11-25');
  });
  await test.step('fast typing is saved to the last character, with the caret in place', async () => {
    await goOn(page);
    await whenFull(page);
    await editor(page).focus();
    await page.keyboard.press('Control+A');
    const text = '{"jsonrpc":"2.0","id":"a long enough name for the question","method":"ping"}';
    await page.keyboard.type(text, { delay: 15 });
    await expect(verdict(page)).toHaveText('Valid in 2025-11-25');
    await expect(pane(page).locator('.view-lines')).toHaveText(text);
    await page.keyboard.type('x');
    await expect(verdict(page)).toHaveText('1 error in 2025-11-25');
    await expect(pane(page).locator('.view-lines')).toHaveText(`${text}x`);
    await page.keyboard.press('Backspace');
    await expect(wire(page).last()).toHaveAccessibleName(/Response result of ping, id "a long enough/);
  });
});

test('a reload resumes the walkthrough with its changes; clearing the progress discards them', async ({ page }) => {
  await openWalk(page, 'handshake');
  await goTo(page, 'A wrong notification name');
  await write(page, RIGHT_NAME);
  await page.reload();
  await expect(step(page, 'A wrong notification name')).toBeVisible();
  await expect(verdict(page)).toHaveText('Valid in 2025-11-25');
  await whenFull(page);
  await expect(pane(page).locator('.view-lines')).toContainText(/notifications\/\s*initialized/);
  await goOn(page);
  await expect(state(page, 'Ready')).toBeVisible();
  // Another walkthrough and back again.
  await page.getByRole('link', { name: 'Agree on a revision' }).click();
  await expect(page.getByText('Agree on a revision, step 1 of')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'A wrong notification name')).toBeVisible();
  await expect(state(page, 'Ready')).toBeVisible();
  // The state that a later visit restores.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(step(page, 'A wrong notification name')).toBeVisible();
  await expect(verdict(page)).toHaveText('1 error in 2025-11-25');
  await write(page, RIGHT_NAME);
  await page.goto('./#/learn');
  await button(page, 'Clear progress').click();
  await button(page, 'Yes, clear all of it').click();
  await openWalk(page, 'handshake');
  await expect(step(page, 'A request before the handshake')).toBeVisible();
});

test('the text box does this too if the full editor cannot load', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/Editor-[\w-]+\.js$/, (route) => route.abort());
  await openWalk(page, 'handshake');
  await goTo(page, 'First message: initialize');
  const box = page.locator('textarea[aria-label="Message editor"]');
  await expect(box).toHaveValue(/"initialize"/);
  await box.focus();
  await page.keyboard.press('Control+Enter');
  await expect(state(page, 'initialize answered')).toBeVisible();
  await box.fill('{"jsonrpc":"2.0","id":2,"method":"ping"}');
  await expect(state(page, 'Waiting for initialize')).toBeVisible();
  await button(page, 'Reset').click();
  await expect(box).toHaveValue(/"initialize"/);
});
