// The right half of Check: Problems, Messages, Anatomy, and their links to the editor.
import type { Page } from '@playwright/test';
import { MIXED } from '../web/testing/report-texts.ts';
import { expect, test } from './fixtures.ts';
import { editor, expectVerdict, open, openWith, problem, report, tab } from './screen.ts';

const place = (page: Page) => page.getByText(/^Line [\d,]+, column \d+/);
/** The highlighted member in the editor. */
const lit = (page: Page) => page.locator('.mp-lit').first();

test('“Problems”: the list with its sources, and its links to the editor', { tag: '@journey' }, async ({ page }) => {
  await test.step('“Problems”: most severe first, then by position, each with what, why and its source', async () => {
    await openWith(page, MIXED);
    await expectVerdict(page, '2 errors, 1 warning');
    await expect(tab(page, 'Problems')).toHaveText('Problems 4');
    const rows = report(page).getByRole('article');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(0)).toContainText('line 3, /jsonrpc');
    await expect(rows.nth(1)).toContainText('line 4, /id');
    await expect(rows.nth(2)).toContainText('line 2, /id');
    await expect(rows.nth(3)).toContainText('line 1, /extra');
    const row = rows.nth(1);
    await expect(row.getByRole('heading')).toHaveText('The id of a request must not be null');
    await expect(row).toContainText('Message 4 requests tools/call with "id": null');
    await expect(row).toContainText('so a receiver may not respond at all.');
    await expect(row).toContainText('MUST NOT');
    await expect(row).toContainText('ids/null-id');
    const link = row.getByRole('link', { name: /opens a new tab/ });
    await expect(link).toHaveAttribute(
      'href',
      'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#requests',
    );
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(row.getByRole('link', { name: 'The rule ids/null-id' })).toHaveAttribute(
      'href',
      '#/reference/rules/ids%2Fnull-id',
    );
    const items = report(page).getByRole('tabpanel').locator('ol > li');
    await expect(items).toHaveText([/^error/, /^error/, /^warning/, /^info/]);
  });
  await test.step('a click on a problem goes to its position, and the editor’s caret selects the current problem', async () => {
    const current = report(page).locator('li[aria-current]');
    await expect(current).toContainText('jsonrpc must be exactly "2.0"');
    await report(page).getByRole('button', { name: 'The id of a request must not be null' }).click();
    await expect(place(page)).toHaveText('Line 4, column 23');
    await expect(page.locator('.mp-tint').first()).toBeVisible();
    await expect(current).toContainText('The id of a request must not be null');
    await expect(page.locator('.mp-tint')).toHaveCount(0);

    await page.locator('.view-line').nth(2).getByText('"1.0"').click();
    await expect(current).toContainText('jsonrpc must be exactly "2.0"');
  });
  await test.step('a finding based on two messages leads to the other one', async () => {
    await openWith(
      page,
      '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n{"jsonrpc":"2.0","id":1,"method":"ping"}',
      '&from=client',
    );
    const row = problem(page, 'Each request must have its own id');
    await row.getByRole('list', { name: 'Other places' }).getByRole('button', { name: 'See message 1' }).click();
    await expect(place(page)).toHaveText(/^Line 1,/);
    await expect(page.locator('.mp-tint').first()).toBeVisible();
  });
});

test(
  '“Messages” and “Anatomy”: one row each, selected in the editor, and from message to message',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('“Messages”: one row each; selecting one selects it in the editor and opens its anatomy', async () => {
      await open(page);
      await tab(page, 'Messages').click();
      const grid = page.getByRole('grid', { name: 'Messages' });
      await expect(grid.getByRole('columnheader')).toHaveText([
        'Number',
        'Kind',
        'Direction, inferred',
        'Method',
        'Id, size',
        'Response',
      ]);
      await expect(grid.getByRole('row')).toHaveCount(7);
      const row = grid.getByRole('row').nth(3);
      await expect(row).toContainText('Notification');
      await expect(row).toContainText('client → server');
      await expect(row).toContainText('initialized');
      await expect(row).toContainText('1 error');
      await expect(grid.getByRole('row').nth(2)).toContainText('Response');
      await expect(grid.getByRole('row').nth(6)).toContainText('null');
      await row.click();
      await expect(row).toHaveAttribute('aria-selected', 'true');
      await expect(place(page)).toHaveText('Line 3, column 1');
      await grid.press('ArrowDown');
      await expect(grid.getByRole('row').nth(4)).toHaveAttribute('aria-selected', 'true');
      await expect(place(page)).toHaveText('Line 4, column 1');
      await grid.press('Enter');
      await expect(tab(page, 'Anatomy')).toHaveAttribute('aria-selected', 'true');
      await expect(report(page).getByRole('heading', { name: 'Message 4' })).toBeVisible();
    });
    await test.step('“Anatomy” moves from message to message', async () => {
      const heading = report(page).getByRole('heading', { level: 3 });
      await expect(heading).toHaveText('Message 4');
      await page.getByRole('button', { name: 'Next message' }).click();
      await expect(heading).toHaveText('Message 5');
      await expect(place(page)).toHaveText(/^Line 5,/);
      await page.getByRole('button', { name: 'Message before' }).click();
      await page.getByRole('button', { name: 'Message before' }).click();
      await expect(heading).toHaveText('Message 3');
      await expect(problem(page, /./)).toHaveCount(0);
    });
  },
);

test(
  '“Anatomy”: every member with its value, its requiredness and its purpose',
  { tag: '@journey' },
  async ({ page }) => {
    await openWith(page, '{\n  "jsonrpc": "2.0",\n  "id": null,\n  "method": "tools/list"\n}\n');
    await tab(page, 'Anatomy').click();
    const members = page.getByRole('list', { name: 'Members' });
    const member = (name: string) =>
      members.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
    await expect(member('jsonrpc')).toContainText('"2.0"');
    await expect(member('jsonrpc')).toContainText('required');
    await expect(member('method')).toContainText('"tools/list"');
    await expect(member('id')).toContainText('null');
    await expect(member('params')).toContainText('absent');
    await expect(member('params')).toContainText('optional');
    await expect(member('id').getByText('error')).toBeAttached();

    await test.step('pointing at a field highlights it in the editor', async () => {
      await member('method').hover();
      await expect(lit(page)).toBeVisible();
      const box = await lit(page).boundingBox();
      const line = await page.locator('.view-line').nth(3).boundingBox();
      expect(Math.abs((box?.y ?? 0) - (line?.y ?? -99))).toBeLessThan(4);
      await page.mouse.move(5, 400);
      await expect(lit(page)).toHaveCount(0);
    });
    await test.step('focus does the same', async () => {
      await members.getByRole('button', { name: 'jsonrpc', exact: true }).focus();
      await expect(lit(page)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(members.getByRole('button', { name: 'id', exact: true })).toBeFocused();
      const line = await page.locator('.view-line').nth(2).boundingBox();
      await expect
        .poll(async () => Math.round((await lit(page).boundingBox())?.y ?? 0))
        .toBe(Math.round(line?.y ?? -99));
    });
    await test.step('pointing at the editor highlights the field', async () => {
      await page.locator('.view-line').nth(3).getByText('"tools/list"').hover();
      await expect(member('method')).toHaveAttribute('data-lit', 'true');
      await expect(member('id')).not.toHaveAttribute('data-lit');
      // The description of the method may cover the lines above it.
      await page.mouse.move(5, 400);
      await expect(page.locator('.monaco-hover:visible')).toHaveCount(0);
      await page.locator('.view-line').nth(1).getByText('"2.0"').click();
      await expect(member('jsonrpc')).toHaveAttribute('data-lit', 'true');
    });
    await test.step('a click goes there', async () => {
      await members.getByRole('button', { name: 'method', exact: true }).click();
      await expect(place(page)).toHaveText(/^Line 4,/);
      await expect(editor(page)).toBeFocused();
    });
  },
);
