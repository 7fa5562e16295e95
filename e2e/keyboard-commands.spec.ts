// Commands and shortcuts: keys that work anywhere, and where the focus is afterwards.
import { expect, test } from './fixtures.ts';
import { editor, expectHolds, expectText, expectVerdict, focused, open, openWith, status, tab } from './screen.ts';

test('“Skip to content”, commands by Ctrl+K, and shortcuts by “?”, with the focus afterward', async ({ page }) => {
  await test.step('“Skip to content” moves the focus to the screen', async () => {
    await open(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('New to MCP? Start here');
  });
  await test.step('Ctrl+K: commands are found by search, also from the editor; the focus returns', async () => {
    await editor(page).focus();
    const palette = page.getByRole('dialog', { name: 'Commands' });
    await page.keyboard.press('Control+K');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('judge 2024');
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
    await expect(status(page)).toContainText('judged by MCP 2024-11-05');
    await expect(editor(page)).toBeFocused();

    await page.keyboard.press('Control+K');
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await expect(editor(page)).toBeFocused();

    await page.keyboard.press('Control+K');
    await page.keyboard.type('fix all safe');
    await page.keyboard.press('Enter');
    await expectVerdict(page, 'Valid');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('anatomy');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Anatomy')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('a method too new');
    await page.keyboard.press('Enter');
    await expectHolds(page, 'subscriptions/listen');
  });
  await test.step('“?” opens “Keyboard shortcuts” outside of text fields, and can be turned off', async () => {
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await tab(page, 'Problems').focus();
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('F8');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(tab(page, 'Problems')).toBeFocused();

    await editor(page).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('?');
    await expectText(page, '?');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const single = dialog.getByRole('switch', { name: /Single keys/ });
    await expect(single).toBeChecked();
    await single.press(' ');
    await expect(single).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Commands');
  });
});

test('keys pressed right after Ctrl+K are not typed into the text', async ({ page }) => {
  await openWith(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}');
  await editor(page).focus();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('zzz');
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeFocused();
  await expectText(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}');
});
