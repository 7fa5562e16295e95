// Typed text is never lost.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beforeScripts } from './shared-page.ts';
import { editor, expectHolds, expectText, expectVerdict, open, paste, status, whenReady, write } from './screen.ts';

declare global {
  /** The background color of the page, in each frame from the first. */
  var seenGrounds: string[] | undefined;
}

const TEXT = '{"jsonrpc":"2.0","id":"kept","method":"ping"}';

async function reload(page: Page): Promise<void> {
  await page.reload();
  await whenReady(page);
}

test(
  'typed text and a cleared editor are restored after a reload, and clearing can be undone',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('typed text is restored after a reload, however soon', async () => {
      await open(page);
      await write(page, '');
      await page.keyboard.type(TEXT);
      await reload(page);
      await expectText(page, TEXT);
      await expectVerdict(page, 'Valid');
    });
    await test.step('a cleared editor stays empty', async () => {
      await page.getByRole('button', { name: 'Clear' }).click();
      await expectVerdict(page, 'Nothing to check');
      await reload(page);
      await expectVerdict(page, 'Nothing to check');
    });
    await test.step('clearing and loading an example can each be undone in one step', async () => {
      await write(page, TEXT);
      await page.getByRole('button', { name: 'Clear' }).click();
      await expectVerdict(page, 'Nothing to check');
      await page
        .getByRole('link', { name: 'A null id' })
        .or(page.getByRole('region', { name: 'Report' }).getByRole('link').first())
        .first()
        .click();
      await expect(status(page)).toContainText('1 message');
      await editor(page).focus();
      await page.keyboard.press('Control+Z');
      await expectVerdict(page, 'Nothing to check');
      await page.keyboard.press('Control+Z');
      await expectText(page, TEXT);
    });
  },
);

test('text typed into the text box before the editor loads is saved too', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/\/Editor-[\w-]+\.js$/, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue().catch(() => undefined);
  });
  await page.goto('./');
  await expect(status(page)).toContainText('2 errors');
  const box = page.locator('textarea');
  await box.fill(TEXT);
  await expectVerdict(page, 'Valid');
  await page.reload();
  await expect(box).toHaveValue(TEXT);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const go of held) go();
  await reload(page);
  await expectText(page, TEXT);
});

test('a large text and later edits are restored after a reload', async ({ page }) => {
  await open(page);
  const log = Array.from({ length: 20_000 }, (_, id) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`).join('\n');
  await write(page, log);
  await expect(status(page)).toHaveText(/^Valid 20,000 messages/);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('here ');
  await expect(status(page)).toHaveText(/^\d+ errors? /);
  await reload(page);
  await expect(status(page)).toHaveText(/^\d+ errors? /);
  await expectHolds(page, 'here {"jsonrpc":"2.0","id":0,"method":"ping"}');
  await expect(status(page)).toContainText('20,00');
});

test('a large text is restored after the page was closed at once', async ({ page }) => {
  await open(page);
  const log = Array.from({ length: 8000 }, (_, id) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`).join('\n');
  await write(page, log);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('{"jsonrpc":"2.0","id":"first","method":"ping"}\n');
  await reload(page);
  await expect(status(page)).toHaveText(/^Valid 8,001 messages/);
  await expectHolds(page, '"first"');
});

test('a link’s text does not overwrite the previous text', async ({ page }) => {
  await open(page);
  await write(page, TEXT);
  await expectVerdict(page, 'Valid');
  await page.goto('about:blank');
  await open(page, '#/check?text=%5B%5D');
  await page.goto('about:blank');
  await open(page);
  await page.goto('about:blank');
  await open(page, `#/check?text=${encodeURIComponent('[1]')}`);
  await page.getByRole('button', { name: 'Restore the previous text' }).click();
  await expectText(page, '[]');
});

test('two tabs: the text of one does not appear in the other', { tag: '@journey' }, async ({ page, context }) => {
  await open(page);
  await write(page, TEXT);
  const other = await context.newPage();
  await open(other);
  await paste(other, ' ');
  await expectText(page, TEXT);
});

test(
  'the system’s theme applies until a theme is selected, which is saved and applied before the first paint',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('the system’s theme applies until a theme is selected', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page);
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const paper = () =>
        page
          .locator('.monaco-editor-background')
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      const [light, sheet] = [await ground(), await paper()];
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(ground).not.toBe(light);
      await expect.poll(paper).not.toBe(sheet);
      await page.emulateMedia({ colorScheme: 'light' });
    });
    await test.step('the theme is saved and applied before the first paint', async () => {
      await page.getByRole('button', { name: /^Theme/ }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const dark = await ground();
      await beforeScripts(page, () => {
        globalThis.seenGrounds = [];
        const look = () => {
          if (document.body) globalThis.seenGrounds?.push(getComputedStyle(document.body).backgroundColor);
          if ((globalThis.seenGrounds?.length ?? 0) < 20) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.reload();
      await whenReady(page);
      await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
      const seen = await page.evaluate(() => globalThis.seenGrounds);
      expect([...new Set(seen)]).toEqual([dark]);
      await page.getByRole('button', { name: /^Theme/ }).click();
      await page.getByRole('menuitemradio', { name: 'Light' }).click();
      await expect.poll(ground).not.toBe(dark);
    });
  },
);
