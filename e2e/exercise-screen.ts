/** Exercises as a person meets them: everything is found by its role and name. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { replace } from './server-screen.ts';

/** The right half: the answer, and what came of it. */
export const stage = (page: Page): Locator => page.getByRole('region', { name: 'Your answer' });

/** What is read out of a result. */
export const result = (page: Page): Locator => page.getByRole('status', { name: 'Result' });

/** Said once an answer is right. */
export const solved = (page: Page): Locator => stage(page).getByRole('heading', { name: 'Solved', exact: true });

/** What the checker says while somebody writes. */
export const verdict = (page: Page): Locator => page.getByRole('status', { name: 'Verdict' });

/** Hands the answer in. */
export const checkAnswer = (page: Page): Locator => page.getByRole('button', { name: 'Check answer' });

/** Runs the tests of a program. */
export const runTests = (page: Page): Locator => page.getByRole('button', { name: 'Run tests' });

/** The editor, whichever of the two is there; for a moment both are. */
export const editor = (page: Page): Locator => page.getByRole('textbox', { name: /^Your (message|program)$/ }).last();

/** What is said of a wrong answer, the most useful first. */
export const feedback = (page: Page): Locator => stage(page).getByRole('note');

/** One message of a session that is put in order, by its name. */
export const piece = (page: Page, name: RegExp): Locator =>
  page.getByRole('list', { name: 'Messages in order' }).getByRole('button', { name });

/** How far the page can be scrolled sideways, px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens an exercise and waits until it can be answered. */
export async function openExercise(page: Page, id: string, parameters = ''): Promise<void> {
  await page.goto(`./#/learn/${id}${parameters}`);
  await expect(checkAnswer(page).or(runTests(page))).toBeVisible();
}

/** Waits until Monaco has taken the text box's place. */
export async function whenFull(page: Page): Promise<void> {
  await expect(stage(page).locator('.monaco-editor .view-line').first()).toBeVisible();
}

/** Puts another text into the editor. */
export async function write(page: Page, text: string): Promise<void> {
  await whenFull(page);
  await replace(page, editor(page), text);
}

/** Presses Tab until something has the focus; fails where Tab does not lead there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'Tab leads there').toBeFocused();
}
