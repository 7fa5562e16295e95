// The whole Check screen by keyboard only.
import type { Locator, Page } from '@playwright/test';
import type { ToWorker } from '../web/app/engine/wire.ts';
import { expect, test } from './fixtures.ts';
import { beforeScripts } from './shared-page.ts';
import { chip, editor, expectVerdict, focused, open, report, tab, write } from './screen.ts';

/** Whether the focus is visible: an outline on the element, or a caret in the editor. */
const visibly = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return false;
    if (element.closest('.monaco-editor')) return document.querySelector('.monaco-editor.focused .cursor') !== null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const inViewport = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && inViewport;
  });

const bulb = (page: Page): Locator => page.getByRole('listbox', { name: 'Action Widget' });

test('Tab reaches every control in visual order, with visible focus', { tag: '@journey' }, async ({ page }) => {
  await open(page);
  await expect(chip(page, '2026-07-28'), 'all revisions have judged').toHaveAccessibleName(/error|valid/);
  await expect(chip(page, 'JSON-RPC 2.0')).toHaveAccessibleName(/valid/);
  const stops: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    let name = await focused(page);
    if (name === 'nothing') break;
    await expect.poll(() => visibly(page), `${name} shows its focus`).toBe(true);
    if (name === 'Message editor') {
      await page.keyboard.press('Escape');
      name = 'Message editor, left by Escape';
    }
    stops.push(name);
  }
  const order = [
    'Skip to content',
    'MCP Protocol Playground',
    'Check',
    'Revision Auto',
    'Theme: system',
    'Keyboard shortcuts',
    'Commands, Ctrl K',
    'Examples',
    'Open file',
    'Format',
    'Clear',
    'Format: automatic',
    'Sender: automatic',
    'Transport: not given',
    'Message editor, left by Escape',
    'Width of the panes',
    'JSON-RPC 2.0: valid',
    '2024-11-05: 2 errors',
    '2026-07-28',
    'Problems 2',
    'Fix all safe 2',
    'Fix',
    'Base protocol',
  ];
  let at = -1;
  for (const name of order) {
    const next = stops.findIndex((stop, index) => index > at && stop.startsWith(name));
    expect(next, `${name} comes after ${order[order.indexOf(name) - 1]} in ${stops.join(' · ')}`).toBeGreaterThan(at);
    at = next;
  }
});

test('Escape and Ctrl+M leave the editor, and Tab continues from there', async ({ page }) => {
  await test.step('Escape leaves the editor when none of its widgets is open, and Tab continues from there', async () => {
    await open(page);
    await editor(page).focus();
    await page.keyboard.press('Control+F');
    const find = page.locator('.find-widget');
    await expect(find).toHaveClass(/visible/);
    await page.keyboard.press('Escape');
    await expect(find, 'the first Escape closes the find widget').not.toHaveClass(/visible/);
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor(page)).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Width of the panes');
    await expectVerdict(page, '2 errors');
  });
  await test.step('Ctrl+M makes Tab leave the editor, or type a tab again', async () => {
    await write(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}');
    await editor(page).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+M');
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Control+M');
    await page.keyboard.press('Tab');
    await expect(editor(page)).toBeFocused();
    await expect(page.locator('.view-line').first()).toHaveText(/^\s\s\{/);
  });
});

test(
  'a mistake is found by F8 from anywhere, fixed and undone by keyboard only',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('F8 and Shift+F8 go through the problems by position, from anywhere', async () => {
      await open(page);
      await expectVerdict(page, '2 errors');
      const current = report(page).locator('li[aria-current]');
      const place = page.getByText(/^Line [\d,]+, column \d+/);
      await tab(page, 'Problems').focus();
      await page.keyboard.press('F8');
      await expect(editor(page)).toBeFocused();
      await expect(place, 'by place').toHaveText(/^Line 3,/);
      const first = await place.innerText();
      await page.keyboard.press('F8');
      await expect(place).toHaveText(/^Line 6,/);
      await page.keyboard.press('F8');
      await expect(place, 'round again').toHaveText(first);
      await page.keyboard.press('Shift+F8');
      await expect(place).toHaveText(/^Line 6,/);
      await expect(current).toHaveCount(1);
    });
    await test.step('a mistake is found, fixed and undone by keyboard only', async () => {
      await expectVerdict(page, '2 errors');
      await page.keyboard.press('F8');
      await expect(editor(page)).toBeFocused();
      await page.keyboard.press('Control+.');
      await expect(bulb(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bulb(page)).toBeHidden();
      await expect(editor(page), 'Escape closed the list only').toBeFocused();
      await page.keyboard.press('Control+.');
      await expect(bulb(page).getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expectVerdict(page, '1 error');
      await page.keyboard.press('Control+Z');
      await expectVerdict(page, '2 errors');
    });
  },
);

/** Delays every check, so that the page shows “Checking” and removes the views meanwhile. */
const checkSlowly = (page: Page): Promise<unknown> =>
  beforeScripts(page, () => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...sent: [message: ToWorker]): void {
      const [message] = sent;
      if (message.type !== 'call' || message.call.name !== 'check') Reflect.apply(post, this, sent);
      else setTimeout(() => Reflect.apply(post, this, sent), 500);
    };
  });

for (const slow of [false, true]) {
  test(`the buttons of the report work by keyboard and keep the focus nearby${slow ? ', in a slow check, too' : ''}`, async ({
    page,
  }) => {
    if (slow) await checkSlowly(page);
    await open(page);
    await expectVerdict(page, '2 errors');
    const fix = report(page).getByRole('button', { name: 'Fix', exact: true }).first();
    await fix.focus();
    await page.keyboard.press('Enter');
    if (slow) await expect(tab(page, 'Problems'), 'the list is gone, the focus is not').toBeFocused();
    await expectVerdict(page, '1 error');
    await expect(report(page).getByRole('button', { name: /^Undo/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectVerdict(page, '2 errors');
    await expect(report(page).locator('li[aria-current]').getByRole('heading').getByRole('button')).toBeFocused();
    await report(page).getByRole('button', { name: 'Fix all safe' }).focus();
    await page.keyboard.press('Enter');
    await expectVerdict(page, 'Valid');
    await expect(tab(page, 'Problems'), 'the button is gone, the focus is not').toBeFocused();
  });
}
