// Without the full editor: the text box reports findings, and everything else works.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beforeScripts } from './shared-page.ts';
import { chip, editor, expectVerdict, open, openFile, problem, report, status, tab, whenReady } from './screen.ts';

const EDITOR = /\/assets\/Editor-[\w-]+\.js$/;
const APP = /\/assets\/mount-[\w-]+\.js$/;
const NULL_ID = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';
const RIGHT = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

/** Delays a file of the page until the returned function is called. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

const place = (page: Page) => page.getByText(/^Line [\d,]+, column \d+/);

test(
  'when the editor cannot be loaded, the text box judges, fixes, formats and is restored',
  { tag: '@journey' },
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
    await page.route(EDITOR, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByRole('alert').filter({ hasText: 'plain text box' })).toBeVisible();
    await test.step('it reports this once, and judges what is typed', async () => {
      await expectVerdict(page, '2 errors');
      await expect(editor(page)).toHaveCount(1);
      await editor(page).fill(NULL_ID);
      await expectVerdict(page, '1 error');
      await editor(page).press('Control+End');
      await editor(page).press('Backspace');
      await expectVerdict(page, '2 errors');
      await editor(page).fill('');
      await expectVerdict(page, 'Nothing to check');
      await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    });
    await test.step('fixes, undo, positions, chips, messages and anatomy work', async () => {
      await editor(page).fill(`${RIGHT}\n${NULL_ID}`);
      await expectVerdict(page, '1 error');
      await problem(page, /id of a request/)
        .getByRole('button', { name: 'The id of a request must not be null' })
        .click();
      await expect(place(page)).toHaveText(/^Line 2, column/);
      await problem(page, /id of a request/)
        .getByRole('button', { name: 'Fix', exact: true })
        .click();
      await expectVerdict(page, 'Valid');
      await expect(editor(page)).toHaveValue(`${RIGHT}\n${NULL_ID.replace('null', '2')}`);
      await report(page).getByRole('button', { name: /^Undo/ }).click();
      await expect(editor(page)).toHaveValue(`${RIGHT}\n${NULL_ID}`);
      await chip(page, 'JSON-RPC 2.0').click();
      await expectVerdict(page, 'Valid, 1 warning');
      await tab(page, 'Messages').click();
      const grid = page.getByRole('grid', { name: 'Messages' });
      await grid.getByRole('row').nth(1).click();
      await expect(place(page)).toHaveText(/^Line 1, column/);
      await grid.press('ArrowDown');
      await grid.press('Enter');
      await expect(page.getByRole('list', { name: 'Members' })).toContainText('method');
      await report(page).getByRole('button', { name: 'Back to auto' }).click();
    });
    await test.step('F8, Format, Clear, Open file and a reload work', async () => {
      await editor(page).fill(NULL_ID);
      await expectVerdict(page, '1 error');
      await page.keyboard.press('F8');
      await expect(editor(page)).toBeFocused();
      const tools = page.getByRole('group', { name: 'Text tools' });
      await tools.getByRole('button', { name: 'Format' }).click();
      await expect(editor(page)).toHaveValue(/\{\n {2}"jsonrpc": "2.0",\n/);
      await editor(page).press('Control+Z');
      await expect(editor(page)).toHaveValue(NULL_ID);
      await tools.getByRole('button', { name: 'Clear' }).click();
      await expect(editor(page)).toHaveValue('');
      await editor(page).press('Control+Z');
      await expect(editor(page)).toHaveValue(NULL_ID);
      await openFile(page, 'a.json', RIGHT);
      await expect(editor(page)).toHaveValue(RIGHT);
      await expectVerdict(page, 'Valid');
      await page.reload();
      await expect(editor(page)).toHaveValue(RIGHT);
      await expectVerdict(page, 'Valid');
    });
  },
);

test('text typed while the editor loads is saved, with caret and focus', async ({ page }) => {
  const release = await hold(page, EDITOR);
  await page.goto('./');
  await expectVerdict(page, '2 errors');
  await editor(page).fill('{"jsonrpc":"2.0","id":1,"method":""}');
  await editor(page).press('End');
  await editor(page).press('ArrowLeft');
  await editor(page).press('ArrowLeft');
  await page.keyboard.type('tools/');
  release();
  await whenReady(page);
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('list');
  await expectVerdict(page, 'Valid');
  await expect(page.locator('.view-line').first()).toHaveText(RIGHT);
});

test('before anything but the page itself has loaded, the box exists and judges', async ({ page }) => {
  const release = await hold(page, APP);
  await page.goto('./');
  await expect(editor(page)).toHaveValue(/"method":"initialized"/);
  await expect(status(page)).toHaveText('2 errors');
  await editor(page).fill(RIGHT);
  await expect(status(page)).toHaveText('Valid');
  await editor(page).fill(' ');
  await expect(status(page)).toHaveText('Nothing to check');
  await editor(page).fill(NULL_ID);
  release();
  await whenReady(page);
  await expectVerdict(page, '1 error');
  await expect(page.locator('.view-line').first()).toHaveText(NULL_ID);
});

test('if the rest of the page does not load, the box keeps working and shows what to do', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|net::ERR_FAILED/);
  await page.route(APP, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('Your text is saved and checked. Reload the page.');
  await expect(status(page)).toHaveText('2 errors');
  await editor(page).fill(RIGHT);
  await expect(status(page)).toHaveText('Valid');
});

test(
  'if the checker itself does not load, the text stays and one button restarts it',
  { tag: '@journey' },
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource|net::ERR_FAILED|worker/i);
    await page.route(/\/assets\/(requirement-texts|reader|worker)-[\w-]+\.js$/, (route) => route.abort());
    await page.goto('./');
    await whenReady(page);
    const alert = page.getByRole('alert').filter({ hasText: 'The checker stopped. Your text is saved.' });
    await expect(alert).toBeVisible();
    await expect(page.locator('.view-line')).not.toHaveCount(0);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Restart the checker' }).click();
    await expectVerdict(page, '2 errors');
    await expect(alert).toHaveCount(0);
  },
);

test('the page works if the browser blocks storage', async ({ page }) => {
  await beforeScripts(page, () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page);
  await expectVerdict(page, '2 errors');
  await page.getByRole('button', { name: 'Fix all safe' }).click();
  await expectVerdict(page, 'Valid');
});

test('the initial text is shown and judged before any of the page’s own code has run', async ({ page }) => {
  const release = await hold(page, /\/assets\/index-[\w-]+\.js$/);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(status(page)).toHaveText('2 errors');
  await expect(editor(page)).toHaveValue(/"trip-planner"/);
  // Text typed meanwhile removes the verdict, and becomes the page's text.
  await editor(page).fill(RIGHT);
  await expect(status(page)).toHaveText('');
  release();
  await expectVerdict(page, 'Valid');
  await whenReady(page);
  await expectVerdict(page, 'Valid');
});

test('a link with a text is not overridden by the previous text', async ({ page }) => {
  const release = await hold(page, /\/assets\/index-[\w-]+\.js$/);
  await page.goto(`./#/check?text=${encodeURIComponent(RIGHT)}`, { waitUntil: 'commit' });
  await expect(editor(page)).toHaveCount(1);
  await expect(editor(page)).toHaveValue('');
  await expect(status(page)).toHaveText('');
  release();
  await expectVerdict(page, 'Valid');
});
