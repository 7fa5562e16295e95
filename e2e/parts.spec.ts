// Texts that are no messages: fragments, configurations, documents and prose, from the paste to the fix.
import { expect, test } from './fixtures.ts';
import { editor, expectHolds, openWith, report, status, write } from './screen.ts';

const TOOL = '{"name": "add", "description": "Adds numbers", "inputSchema": {"type": "object"}}';
const CONFIG =
  '{"servers": {"docs": {"type": "http", "uri": "https://docs.example.com/mcp"}, "files": {"command": "npx", "args": ["-y", "files-mcp"]}}}';
const NOTHING = 'Nothing to judge';

test(
  'a tool, a configuration, prose and an error line: named, judged, and what can be done with them',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('a tool is named, judged, wrapped in a message and called', async () => {
      await openWith(page, TOOL);
      await expect(status(page)).toContainText(/A tool: valid in \d{4}-\d\d-\d\d/);
      await expect(page.getByRole('tab')).toHaveText([/^Problems/, /^Parts/, /^Hosts/]);
      await expect(page.getByRole('group', { name: 'Verdict per revision' })).toBeVisible();
      await page.getByRole('tab', { name: 'Parts' }).click();
      await report(page).getByRole('button', { name: 'Wrap in a message' }).click();
      await expectHolds(page, '"result"');
      await expect(status(page)).toContainText('1 message, judged by');
      await editor(page).focus();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(status(page)).toContainText('A tool: valid');
      await report(page).getByRole('button', { name: 'Call this tool' }).click();
      await expectHolds(page, '"tools/call"');
      await expect(status(page)).toContainText('2 messages, judged by');
    });
    await test.step('a configuration shows its problem, its fix, and other hosts', async () => {
      await write(page, CONFIG);
      await expect(status(page)).toContainText(/VS Code, 2 servers: \d problems?/);
      await expect(page.getByRole('group', { name: 'Verdict per revision' })).toHaveCount(0);
      await page.getByRole('tab', { name: 'Parts' }).click();
      await report(page).getByRole('button', { name: 'Convert to …' }).click();
      await page.getByRole('menuitem', { name: 'Cursor' }).click();
      const dialog = page.getByRole('dialog', { name: 'Configuration for Cursor' });
      await expect(dialog.getByRole('textbox')).toHaveValue(/"mcpServers"[^]*"files-mcp"/);
      await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
    await test.step('prose has nothing to judge and says what to paste instead; an error line has a cause', async () => {
      await write(page, 'Thank you for the quick reply to my question.');
      await expect(status(page)).toContainText(NOTHING);
      await page.getByRole('tab', { name: 'Problems' }).click();
      await expect(report(page)).toContainText(/Paste .*messages?/);
      await write(page, 'npm error code ENOENT\nError: spawn npx ENOENT\n');
      await expect(status(page)).toContainText('The command must be on the PATH of the host');
      await expect(page.getByRole('region', { name: 'Why it fails' })).toContainText('What to change:');
    });
  },
);
