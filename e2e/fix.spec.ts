// The buttons that fix: “Fix”, “Fix all safe”, the lightbulb, and undo.
import { expect, test } from './fixtures.ts';
import {
  editor,
  expectHolds,
  expectText,
  expectVerdict,
  open,
  openWith,
  problem,
  report,
  status,
  write,
} from './screen.ts';

/** A pasted text, its format family, and the fixed text. */
const FIXED: readonly (readonly [family: string, text: string, after: string])[] = [
  [
    'comments',
    '{\n  // the id ties the answer to it\n  "jsonrpc": "2.0", /* always */\n  "id": 1,\n  "method": "tools/list"\n}',
    '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}',
  ],
  [
    'trailing comma',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list",}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  ],
  [
    'null id',
    '{"jsonrpc":"2.0","id":4,"method":"ping"}\n{"jsonrpc":"2.0","id":null,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":4,"method":"ping"}\n{"jsonrpc":"2.0","id":5,"method":"tools/list"}',
  ],
  [
    'a notification with an id',
    '{"jsonrpc":"2.0","id":2,"method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  ],
  [
    'a shortened name',
    '{"jsonrpc":"2.0","method":"initialized"}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  ],
  [
    'capitals in a method',
    '{"jsonrpc":"2.0","id":1,"method":"Tools/List"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  ],
  [
    'null error beside a result',
    '{"jsonrpc":"2.0","id":1,"result":{},"error":null}',
    '{"jsonrpc":"2.0","id":1,"result":{}}',
  ],
  [
    'null result beside an error',
    '{"jsonrpc":"2.0","id":1,"result":null,"error":{"code":-32601,"message":"Method not found"}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
  ],
  [
    'null params',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":null}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  ],
  ['no version', '{"id":1,"method":"tools/list"}', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
  [
    'version as a number',
    '{"jsonrpc":2.0,"id":1,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  ],
  [
    'an error code in quotes',
    '{"jsonrpc":"2.0","id":1,"error":{"code":"-32601","message":"Method not found"}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
  ],
];

test('“Fix all safe” corrects each classic mistake in one step of undo', async ({ page }) => {
  await open(page);
  for (const [family, text, after] of FIXED) {
    await test.step(family, async () => {
      await write(page, text);
      await expect(status(page)).toHaveText(/^\d+ error/);
      await report(page).getByRole('button', { name: 'Fix all safe' }).click();
      await expectVerdict(page, 'Valid');
      await expectText(page, after);
      await report(page).getByRole('button', { name: /^Undo/ }).first().click();
      await expectText(page, text);
      await expect(status(page)).toHaveText(/^\d+ error/);
    });
  }
});

/** Notation of programs that is no mistake by itself, and the strict JSON that it stands for. */
const PRINTED: typeof FIXED = [
  [
    'Python',
    "{'jsonrpc': '2.0', 'id': 1, 'method': 'tools/call', 'params': {'name': 'a', 'arguments': {'deep': True, 'to': None}}}",
    '{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "a", "arguments": {"deep": true, "to": null}}}',
  ],
  ['unquoted keys', '{jsonrpc:"2.0",id:1,method:"tools/list"}', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
];

test('program text is valid as printed, and fixed where it is chosen to be JSON', async ({ page }) => {
  for (const [family, text, after] of PRINTED) {
    await test.step(family, async () => {
      await openWith(page, text);
      await expectVerdict(page, 'Valid');
      await expect(problem(page, 'Notation of lessons and programs, not of the wire')).toBeVisible();
      await expect(report(page).getByRole('button', { name: 'Fix all safe' })).toHaveCount(0);
      await openWith(page, text, '&format=json');
      await expect(status(page)).toHaveText(/^\d+ error/);
      await report(page).getByRole('button', { name: 'Fix all safe' }).click();
      await expectVerdict(page, 'Valid');
      await expectText(page, after);
    });
  }
});

test('“Fix” fixes one problem, confirms it in place, and can undo it', { tag: '@journey' }, async ({ page }) => {
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

test('a fix previews what it removes and inserts, and marks a guess', async ({ page }) => {
  await openWith(page, '{"jsonrpc":"2.0","id":1,"result":{},"error":{"code":-32603,"message":"Internal error"}}');
  const row = report(page).getByRole('article').first();
  await expect(row).toContainText('This is a guess.');
  await expect(report(page).getByRole('button', { name: 'Fix all safe' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Fix', exact: true }).click();
  await expectVerdict(page, 'Valid');
  await write(page, '{"jsonrpc":"2.0","id":null,"method":"tools/list"}');
  await expect(row.locator('del')).toHaveText('before: "id":null');
  await expect(row.locator('ins')).toHaveText('after: "id":1');
});

test('2026-07-28: missing members are added', async ({ page }) => {
  await openWith(page, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}', '&revision=2026-07-28');
  await report(page).getByRole('button', { name: 'Fix', exact: true }).first().click();
  await expectVerdict(page, 'Valid');
  await expectHolds(page, '"io.modelcontextprotocol/clientCapabilities":{}');

  await openWith(page, '{"jsonrpc":"2.0","id":1,"result":{"content":[]}}', '&revision=2026-07-28');
  await expect(status(page)).toHaveText(/^\d error/);
  await report(page).getByRole('button', { name: 'Fix', exact: true }).first().click();
  await expectHolds(page, '"resultType":"complete"');
});

test('the lightbulb appears at the problem and opens the fixes', { tag: '@journey' }, async ({ page }) => {
  await openWith(page, '{"jsonrpc":"2.0","id":7,"method":"ping"}\n\n{"jsonrpc":"2.0","method":"initialized"}\n');
  await expectVerdict(page, '1 error');
  await page.keyboard.press('F8');
  await expect(editor(page)).toBeFocused();
  // Monaco shows the lightbulb when the caret moves in an editor that has the focus already.
  await page.keyboard.press('ArrowRight');
  const bulb = page.locator('.lightBulbWidget');
  await expect(bulb).toBeVisible();
  await bulb.click();
  const choices = page.getByRole('listbox', { name: 'Action Widget' });
  await choices.getByRole('option', { name: 'Change the method to notifications/initialized.' }).click();
  await expectVerdict(page, 'Valid');
  await page.keyboard.press('Control+Z');
  await expectVerdict(page, '1 error');
});
