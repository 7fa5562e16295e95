// Server by keyboard only.
import { expect, test } from './fixtures.ts';
import { line, message, openServer, section, sendButton, toggle, whenFull, wire } from './server-screen.ts';

test('four keys lead from the empty screen to the result of a tool', { tag: '@journey' }, async ({ page }) => {
  await openServer(page);
  await whenFull(page);
  await message(page).focus();
  for (const count of [2, 3, 5, 7]) {
    await page.keyboard.press('Control+Enter');
    await expect(wire(page)).toHaveCount(count);
  }
  await expect(line(page, 7)).toHaveAccessibleName(/Response result of tools\/call/);
  await expect(message(page)).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(section(page, 'Compose').locator('.view-lines')).toContainText('"id": 3');

  await test.step('the lines of the wire are selected, expanded and collapsed', async () => {
    await line(page, 7).focus();
    await page.keyboard.press('ArrowUp');
    await expect(line(page, 6)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(line(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(line(page, 1)).toHaveAttribute('aria-expanded', 'true');
    await expect(section(page, 'Explanation')).toContainText('1, initialize');
    await page.keyboard.press('Enter');
    await expect(line(page, 1)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('End');
    await expect(line(page, 7)).toBeFocused();
    // One Tab stop, however many lines there are.
    await expect(page.locator('[aria-label="Messages on the wire"] > li > button[tabindex="0"]')).toHaveCount(1);
  });
});

test('the text box sends too if the full editor cannot load', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/Editor-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('./#/server');
  const box = page.locator('textarea[aria-label="Message to send"]');
  await expect(box).toHaveValue(/"initialize"/);
  await box.focus();
  await page.keyboard.press('Control+Enter');
  await expect(wire(page)).toHaveCount(2);
  await expect(box).toHaveValue(/notifications\/initialized/);
  await box.fill('{"jsonrpc":"2.0","id":"x"}');
  await expect(section(page, 'Compose').getByRole('status')).toContainText('error');
});

test('Escape leaves the editor, and menus, faults and definition are operated by keys', async ({ page }) => {
  await test.step('Escape leaves the editor, and Tab continues to Send', async () => {
    await openServer(page);
    await whenFull(page);
    await message(page).focus();
    await page.keyboard.press('Escape');
    await expect(message(page)).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(wire(page)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(toggle(page, 'Automatic handshake')).toBeFocused();
    // Its description has links to the pages of two methods.
    for (const method of ['initialize', 'notifications/initialized']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: method, exact: true }).and(page.locator(':focus'))).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(toggle(page, 'Automatic responses')).toBeChecked();
  });
  await test.step('menus, faults and definition by keys', async () => {
    await page.getByRole('button', { name: /^Method/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.type('ping');
    await expect(page.getByRole('menuitem', { name: 'ping' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Method: ping' })).toBeFocused();
    const fault = toggle(page, 'Ids are returned as strings');
    await fault.focus();
    await page.keyboard.press('Space');
    await expect(fault).toBeChecked();
    await page.getByRole('button', { name: 'Edit as JSON' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Server definition as JSON' }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Return to the wire' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Server definition as JSON' })).toHaveCount(0);
  });
});

test('the palette leads here and runs the commands of the screen', async ({ page }) => {
  await page.goto('./#/reference');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const run = async (query: string): Promise<void> => {
    await page.keyboard.press('Control+K');
    await expect(palette).toBeVisible();
    await page.keyboard.type(query);
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
  };
  await run('simulated server');
  await expect(section(page, 'Inside the server')).toBeVisible();
  await expect(section(page, 'Compose').getByRole('status')).toHaveText(/Valid/);
  await run('send the message');
  await expect(wire(page)).toHaveCount(2);
  await run('server: show as sequence');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
  await run('step back');
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await run('server: notes');
  await expect(page).toHaveURL(/server=notes/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Send the message');
});
