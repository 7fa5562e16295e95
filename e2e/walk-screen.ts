/** A walkthrough as a user operates it: all elements are found by role and name. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { replace } from './server-screen.ts';

/** Where a walkthrough is shown: the page itself, or a frame in a course. */
type Place = Pick<Page, 'getByRole'> | Pick<FrameLocator, 'getByRole'>;

/** The message that ends the handshake, with the correct method name. */
export const RIGHT_NAME = '{"jsonrpc":"2.0","method":"notifications/initialized"}';

/** The button that continues, whatever its action. */
export const onward = (page: Place): Locator => page.getByRole('button', { name: /^(Send|Reveal|Next|Finish)$/ });

/** A button by its name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The heading of the step, by its title. */
export const step = (page: Page, title: string): Locator => page.getByRole('heading', { level: 1, name: title });

/** The right half. */
export const pane = (page: Page): Locator => page.getByRole('region', { name: 'Wire and state', exact: true });

/** The checker's verdict on the edited message. */
export const verdict = (page: Page): Locator => page.getByRole('status', { name: 'Verdict' });

/** The editor of the message, text box or Monaco. */
export const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Message editor' });

/** The announcement after a step is resolved. */
export const outcome = (page: Page): Locator => page.getByRole('article').locator('[data-revealed]');

/** Shows or hides the earlier lines of the wire. */
export const earlier = (page: Page): Locator => pane(page).getByRole('button', { name: /^Earlier steps: / });

/** The lines of the wire, with those that are folded. */
export const wire = (page: Page): Locator =>
  page.getByRole('list', { name: 'Messages on the wire' }).locator('> li > button');

/** The current state of the server. */
export const state = (page: Page, title: string): Locator =>
  page.getByRole('img', { name: new RegExp(`${title} \\(now\\)`) });

/** The choice of the revision. */
export const revision = (page: Page, id: string): Locator =>
  page.getByRole('group', { name: 'Revision of the walkthrough' }).getByRole('button', { name: id });

/** Opens a walkthrough and waits until it is ready. */
export async function openWalk(page: Page, id: string, parameters = ''): Promise<void> {
  await page.goto(`./#/learn/${id}${parameters}`);
  await expect(onward(page)).toBeVisible();
}

/** Waits until Monaco replaces the text box; in one column it is part of the text. */
export async function whenFull(page: Page): Promise<void> {
  await expect(page.locator('main .monaco-editor .view-line').first()).toBeVisible();
}

/** Replaces the message. */
export async function write(page: Page, text: string): Promise<void> {
  await whenFull(page);
  await replace(page, editor(page), text);
}

/** Presses Tab until an element has the focus; fails if Tab does not reach it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'Tab leads there').toBeFocused();
}

/** The heading of the closing note. */
export const ending = (page: Place): Locator => page.getByRole('heading', { name: /^You completed/ });

/** Continues by one step, or by half of one; a question gets its first option. */
export async function goOn(page: Place): Promise<void> {
  const first = page.getByRole('radio').first();
  if (await first.isVisible()) await first.check();
  const before = await whereabouts(page);
  await onward(page).click();
  await expect.poll(() => whereabouts(page)).not.toBe(before);
}

/** The title of the step and the label of the button. */
async function whereabouts(page: Place): Promise<string> {
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const ended = await ending(page).count();
  return `${title} ${(await onward(page).count()) > 0 ? await onward(page).textContent() : ''} ${ended}`;
}

/** Continues until a step is visible. */
export async function goTo(page: Page, title: string): Promise<void> {
  while (!(await step(page, title).isVisible())) await goOn(page);
}
