// Anatomy: the arguments of a call by the schema of its tool, folded contents, and lines that break where words end.
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { editor, openWith, tab } from './screen.ts';
import type { Locator, Page } from '@playwright/test';

const TOOL =
  '{"name":"get_forecast","inputSchema":{"type":"object","properties":{"city":{"type":"string","description":"The city to look up"},"unit":{"enum":["C","F"]}},"required":["city"]}}';
const TEXT = [
  '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  `{"jsonrpc":"2.0","id":1,"result":{"tools":[${TOOL}]}}`,
  '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"get_forecast","arguments":{"unit":"C"}}}',
].join('\n');

const member = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Members' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

/** Opens the anatomy of the last message. */
async function openAnatomy(page: Page, text: string): Promise<void> {
  await openWith(page, text, '&revision=2025-11-25');
  await editor(page).focus();
  await page.keyboard.press('Control+End');
  await tab(page, 'Anatomy').click();
}

test('arguments are explained by the schema of the tool, and required ones are named', async ({ page }) => {
  await openAnatomy(page, TEXT);
  await expect(member(page, 'arguments')).toContainText('required');
  await expect(member(page, 'arguments')).toContainText('it requires city');
  const fold = page.getByRole('button', { name: 'Members of arguments' });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await expect(member(page, 'city')).toContainText('absent');
  await expect(member(page, 'city')).toContainText('required');
  await expect(member(page, 'city')).toContainText('The city to look up');
  await expect(member(page, 'unit')).toContainText('Allowed: "C", "F"');
  await cleanInBoth(page, 'anatomy of a call');
});

test('the keyboard folds and opens the contents of a member', async ({ page }) => {
  await openAnatomy(page, TEXT);
  await expect(member(page, 'arguments')).toBeVisible();
  const params = page.getByRole('list', { name: 'Members' }).getByRole('button', { name: 'params', exact: true });
  await params.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(member(page, 'arguments')).toHaveCount(0);
  await expect(params).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(member(page, 'arguments')).toBeVisible();
});

test('no name or type breaks inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openAnatomy(page, TEXT);
  const broken = await page.getByRole('list', { name: 'Members' }).evaluate((list) => {
    const found: string[] = [];
    for (const code of list.querySelectorAll('button code, a')) {
      for (const node of code.childNodes) {
        if (!(node instanceof Text)) continue;
        const range = document.createRange();
        range.selectNode(node);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(node.data);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});
