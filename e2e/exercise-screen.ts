/** The exercise screen as a user operates it: all elements are found by role and name. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { replace } from './server-screen.ts';

/** The right half: the answer and its result. */
export const pane = (page: Page): Locator => page.getByRole('region', { name: 'Your answer' });

/** The announced text of a result. */
export const result = (page: Page): Locator => page.getByRole('status', { name: 'Result' });

/** Shown when an answer is correct. */
export const solved = (page: Page): Locator => pane(page).getByRole('heading', { name: 'Solved', exact: true });

/** The checker's messages during typing. */
export const verdict = (page: Page): Locator => page.getByRole('status', { name: 'Verdict' });

/** Submits the answer. */
export const checkAnswer = (page: Page): Locator => page.getByRole('button', { name: 'Check answer' });

/** Runs the tests of a program. */
export const runTests = (page: Page): Locator => page.getByRole('button', { name: 'Run tests' });

/** The editor, text box or Monaco; both exist for a moment. */
export const editor = (page: Page): Locator => page.getByRole('textbox', { name: /^Your (message|program)$/ }).last();

/** The feedback for a wrong answer, the most useful first. */
export const feedback = (page: Page): Locator => pane(page).getByRole('note');

/** One message of a session to put in order, by its name. */
export const piece = (page: Page, name: RegExp): Locator =>
  page.getByRole('list', { name: 'Messages in order' }).getByRole('button', { name });

/** Opens an exercise and waits until it accepts an answer. */
export async function openExercise(page: Page, id: string, parameters = ''): Promise<void> {
  await page.goto(`./#/learn/${id}${parameters}`);
  await expect(checkAnswer(page).or(runTests(page))).toBeVisible();
}

/** Waits until Monaco replaces the text box. */
export async function whenFull(page: Page): Promise<void> {
  await expect(pane(page).locator('.monaco-editor .view-line').first()).toBeVisible();
}

/** Replaces the text in the editor. */
export async function write(page: Page, text: string): Promise<void> {
  await whenFull(page);
  await replace(page, editor(page), text);
}

/** Presses Tab until an element has the focus; fails if Tab does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'Tab leads there').toBeFocused();
}
