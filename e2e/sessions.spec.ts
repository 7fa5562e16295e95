// “Compare with…” and “Translate to…”: from the report and the palette to the differences and the translated text.
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { NOTES, sessionText } from '../web/protocol/compare/testing/notes.ts';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { editor, openWith, report, status, write } from './screen.ts';
import { expectFit } from './width.ts';

const BEFORE = sessionText(NOTES);
const AFTER = sessionText(
  { ...NOTES, server: { name: 'notes', version: '2.2.0' }, tools: NOTES.tools.slice(0, 1) },
  { firstId: 40, token: 'x' },
);

async function choose(page: Page, name: RegExp): Promise<Locator> {
  await report(page).getByRole('button', { name: 'Compare or translate' }).click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog');
}

test('a session is compared with another one by meaning, in both orders, also from a file', async ({ page }, info) => {
  await test.step('a session is compared with another one by meaning', async () => {
    await openWith(page, BEFORE);
    const dialog = await choose(page, /^Compare with…/);
    await expect(dialog).toHaveAccessibleName('Compare with another text');
    await expect(dialog.getByRole('button', { name: 'Compare', exact: true })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Other text' }).fill(AFTER);
    await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
    const found = dialog.getByRole('region', { name: 'Differences' });
    await expect(found).toContainText('2 differences, 1 breaking for clients');
    await expect(found.getByRole('heading', { level: 3 })).toHaveText(['Server', 'Tools']);
    const removed = found.getByRole('listitem').filter({ hasText: 'The tool delete_note is removed.' });
    await expect(removed).toContainText('breaking for clients');
    await expect(removed).toContainText('Calls of it are rejected.');
    await cleanInBoth(page, 'differences');
    await found.getByRole('switch', { name: 'Only changes that break clients' }).click();
    await expect(found.getByRole('listitem')).toHaveCount(1);
    await removed.getByRole('button', { name: /^line \d+ in the editor$/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
  });
  await test.step('the order can be reversed, and the other text can be a file', async () => {
    const path = info.outputPath('other.jsonl');
    await writeFile(path, AFTER);
    const dialog = await choose(page, /^Compare with…/);
    await dialog.getByLabel('File to compare with').setInputFiles(path);
    await expect(dialog.getByRole('textbox', { name: 'Other text other.jsonl' })).not.toBeEmpty();
    await dialog.getByRole('group', { name: 'Before' }).getByRole('button', { name: 'Other text' }).click();
    await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(dialog.getByRole('region', { name: 'Differences' })).toContainText('The tool delete_note is new.');
    await dialog.getByRole('button', { name: 'Clear the other text' }).click();
    await dialog.getByRole('textbox', { name: 'Other text' }).fill('nothing to see');
    await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(/text has neither messages/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('a session and a message alone are translated; prose cannot be', async ({ page }) => {
  await test.step('a session is translated, opened, and brought back by one undo', async () => {
    await openWith(page, BEFORE);
    await expect(status(page)).toContainText('judged by MCP 2025-11-25');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('translate');
    await page.getByRole('option', { name: /^Translate to… another revision/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Translate to another revision' });
    await expect(dialog.getByRole('region', { name: 'Lost' })).toContainText('listChanged is left out');
    await expect(dialog.getByRole('region', { name: 'Translated text' })).toContainText('"server/discover"');
    await cleanInBoth(page, 'translation');
    await dialog.getByRole('switch', { name: 'Begin with server/discover' }).click();
    await expect(dialog.getByRole('region', { name: 'Translated text' })).not.toContainText('"server/discover"');
    await dialog.getByRole('button', { name: 'Open in Check' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(status(page)).toContainText('judged by MCP 2026-07-28');
    await expect(status(page)).toContainText(/^All rules kept/);
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(status(page)).toContainText('judged by MCP 2025-11-25');
  });
  await test.step('a message alone is judged by the revision it is translated to, and prose cannot be translated', async () => {
    await write(page, '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}');
    const dialog = await choose(page, /^Translate to…/);
    await dialog.getByRole('button', { name: '2024-11-05' }).click();
    await dialog.getByRole('button', { name: 'Open in Check' }).click();
    await expect(status(page)).toContainText('judged by MCP 2024-11-05');
    await write(page, 'Nothing but prose.');
    await expect(status(page)).toContainText('Nothing to judge');
    await choose(page, /^Translate to…/);
    await expect(dialog).toContainText('The text has no messages to translate.');
  });
});

test('both fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await openWith(page, BEFORE);
  await page
    .getByRole('group', { name: 'Pane' })
    .getByRole('button', { name: /^Report/ })
    .click();
  const compare = await choose(page, /^Compare with…/);
  await compare.getByRole('textbox', { name: 'Other text' }).fill(AFTER);
  await compare.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(compare.getByRole('region', { name: 'Differences' })).toBeVisible();
  await expectFit(page);
  await page.keyboard.press('Escape');
  const translate = await choose(page, /^Translate to…/);
  await expect(translate.getByRole('region', { name: 'Translated text' })).toBeVisible();
  await expectFit(page);
});
