// Server, “Server definition”: edited as JSON, or created from the tools of a real server.
import { expect, test } from './fixtures.ts';
import { compose, openServer, pick, replace, section, sendAndSee, sendButton, toggle, wire } from './server-screen.ts';

test('a definition is edited, or created from the tools of a real server', async ({ page }) => {
  await test.step('a definition is edited; an invalid one is marked at its position, and the last valid one stays in effect', async () => {
    await openServer(page);
    for (const count of [2, 3]) {
      await sendButton(page).click();
      await expect(wire(page)).toHaveCount(count);
    }
    await page.getByRole('button', { name: 'Edit as JSON' }).click();
    const editor = page.getByRole('textbox', { name: 'Server definition as JSON' }).last();
    const pane = page.getByRole('region', { name: 'Definition', exact: true });
    await expect(pane.locator('.monaco-editor .view-line').first()).toBeVisible();
    await expect(pane.getByRole('status')).toHaveText('Active');
    const greeter = (does: string): string =>
      `{\n  "info": {"name": "mine", "version": "1"},\n  "tools": [\n    {"name": "greet", "inputSchema": {"type": "object"}, ${does}}\n  ]\n}`;
    await replace(page, editor, greeter('"does": 3'));
    await expect(pane.getByRole('status')).toContainText('the last valid definition is active');
    await expect(pane.getByRole('listitem').first()).toContainText('line 4');
    await expect(pane.getByRole('listitem').first()).toContainText('/tools/0/does');
    await expect(pane.locator('.squiggly-error').first()).toBeVisible();
    await expect(section(page, 'Server definition')).toContainText('5 tools');
    await replace(page, editor, greeter('"does": {"answer": {"content": [{"type": "text", "text": "Hello"}]}}'));
    await expect(pane.getByRole('status')).toHaveText('Active');
    await expect(section(page, 'Server definition')).toContainText('1 tool,');
    await replace(page, editor, '{"info": ');
    await expect(pane.getByRole('status')).toContainText('1 problem');
    await page.getByRole('button', { name: 'Return to the wire' }).click();
    await expect(wire(page).filter({ hasText: 'notifications/tools/list_changed' })).toHaveCount(1);
    await pick(page, 'tools/call');
    await sendAndSee(page);
    await expect(page.getByRole('region', { name: /^Text of line/ })).toContainText('"Hello"');
  });
  await test.step('the tools of a real server can be pasted, and calls to them are checked', async () => {
    await page.getByRole('button', { name: 'Paste your tools/list' }).click();
    const editor = page.getByRole('textbox', { name: 'Server definition as JSON' }).last();
    const schema = { type: 'object', properties: { place: { type: 'string' } }, required: ['place'] };
    const tools = [{ name: 'look_up', description: 'Looks a place up.', inputSchema: schema }];
    await expect(page.locator('.monaco-editor .view-line').last()).toBeVisible();
    await replace(page, editor, '{"tools": [{"name": 5}]}');
    await expect(
      page.getByRole('region', { name: 'Tools of a real server' }).getByRole('listitem').first(),
    ).toContainText('/tools/0');
    await replace(page, editor, JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools } }));
    await expect(section(page, 'Server definition')).toContainText('1 tool,');
    await page.getByRole('button', { name: 'Return to the wire' }).click();
    await toggle(page, 'Automatic handshake').click();
    await expect(wire(page)).toHaveCount(3);
    await compose(page, '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"look_up","arguments":{}}}');
    await sendAndSee(page);
    await expect(page.getByRole('region', { name: /^Text of line/ })).toContainText('place');
  });
});
