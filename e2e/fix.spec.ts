// The buttons that fix: “Fix”, “Fix all safe”, the lightbulb, and undo.
import { expect, test } from './fixtures.ts';
import { editor, expectText, expectVerdict, open, problem, report, status, write } from './screen.ts';

test(
  'a fix is applied, confirmed and undone in place, previewed, and offered by the lightbulb',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('“Fix” fixes one problem, confirms it in place, and can undo it', async () => {
      await open(page);
      await expectVerdict(page, '2 errors');
      const first = problem(page, /notifications\//);
      await expect(first).toBeVisible();
      const title = await first.getByRole('heading').innerText();
      await first.getByRole('button', { name: 'Fix', exact: true }).click();
      await expectVerdict(page, '1 error');
      await expect(first).toHaveCount(0);
      const done = report(page).getByRole('listitem').filter({ hasText: 'Fixed, undo' });
      await expect(done).toContainText(title);
      await done.getByRole('button').click();
      await expectVerdict(page, '2 errors');
      await expect(first).toBeVisible();
      await expect(done).toHaveCount(0);

      await first.getByRole('button', { name: 'Fix', exact: true }).click();
      await expect(done).toBeVisible();
      await editor(page).focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' ');
      await expect(done, 'the next change of the text ends it').toHaveCount(0);
    });
    await test.step('a fix previews what it removes and inserts, and marks a guess', async () => {
      await write(page, '{"jsonrpc":"2.0","id":1,"result":{},"error":{"code":-32603,"message":"Internal error"}}');
      const row = report(page).getByRole('article').first();
      await expect(row).toContainText('This is a guess.');
      await expect(report(page).getByRole('button', { name: 'Fix all safe' })).toHaveCount(0);
      await row.getByRole('button', { name: 'Fix', exact: true }).click();
      await expectVerdict(page, 'Valid');
      await write(page, '{"jsonrpc":"2.0","id":null,"method":"tools/list"}');
      await expect(row.locator('del')).toHaveText('before: "id":null');
      await expect(row.locator('ins')).toHaveText('after: "id":1');
    });
    await test.step('“Fix all safe” is one step of undo, also where it changes several places', async () => {
      for (const [text, after] of [
        [
          '{\n  // the id ties the answer to it\n  "jsonrpc": "2.0", /* always */\n  "id": 1,\n  "method": "tools/list"\n}',
          '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}',
        ],
        [
          '{"jsonrpc":"2.0","id":1,"result":null,"error":{"code":-32601,"message":"Method not found"}}',
          '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
        ],
      ] as const) {
        await write(page, text);
        await expect(status(page)).toHaveText(/^\d+ error/);
        await report(page).getByRole('button', { name: 'Fix all safe' }).click();
        await expectVerdict(page, 'Valid');
        await expectText(page, after);
        await report(page).getByRole('button', { name: /^Undo/ }).first().click();
        await expectText(page, text);
        await expect(status(page)).toHaveText(/^\d+ error/);
      }
    });
    await test.step('the lightbulb appears at the problem and opens the fixes', async () => {
      await write(page, '{"jsonrpc":"2.0","id":7,"method":"ping"}\n\n{"jsonrpc":"2.0","method":"initialized"}\n');
      await expect(status(page)).toHaveText(/^1 error 2 messages/);
      const bulb = page.locator('.lightBulbWidget');
      // The one of the text before: at the end of this one nothing can be fixed.
      await expect(bulb).toBeHidden();
      await page.keyboard.press('F8');
      await expect(editor(page)).toBeFocused();
      // Monaco shows the lightbulb when the caret moves in an editor that has the focus already.
      await page.keyboard.press('ArrowRight');
      await expect(bulb).toBeVisible();
      await bulb.click();
      const choices = page.getByRole('listbox', { name: 'Action Widget' });
      await choices.getByRole('option', { name: 'Change the method to notifications/initialized.' }).click();
      await expectVerdict(page, 'Valid');
      await page.keyboard.press('Control+Z');
      await expectVerdict(page, '1 error');
    });
  },
);
