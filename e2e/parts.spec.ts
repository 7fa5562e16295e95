// Texts that are no messages: fragments, configurations, documents and prose, from the paste to the fix.
import { expect, test } from './fixtures.ts';
import { cleanInBoth } from './axe.ts';
import { editor, expectHolds, open, openWith, report, status, write } from './screen.ts';
import { expectFit } from './width.ts';

const TOOL = '{"name": "add", "description": "Adds numbers", "inputSchema": {"type": "object"}}';
const CONFIG =
  '{"servers": {"docs": {"type": "http", "uri": "https://docs.example.com/mcp"}, "files": {"command": "npx", "args": ["-y", "files-mcp"]}}}';
const NOTHING = 'Nothing to judge';

test('a tool is named, judged, wrapped in a message and called', { tag: '@journey' }, async ({ page }) => {
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

test('a configuration shows its problem, its fix, and other hosts', { tag: '@journey' }, async ({ page }) => {
  await openWith(page, CONFIG);
  await expect(status(page)).toContainText(/VS Code, 2 servers: \d problems?/);
  await expect(page.getByRole('group', { name: 'Verdict per revision' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Parts' }).click();
  await report(page).getByRole('button', { name: 'Convert to …' }).click();
  await page.getByRole('menuitem', { name: 'Cursor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configuration for Cursor' });
  await expect(dialog.getByRole('textbox')).toHaveValue(/"mcpServers"[^]*"files-mcp"/);
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('parts are reached, converted, wrapped and found in the editor by keyboard', async ({ page }) => {
  await openWith(page, `${TOOL}\n\n${CONFIG}\n`);
  await expect(status(page)).toContainText('2 parts');
  await page.getByRole('tab', { name: 'Problems' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Parts' })).toBeFocused();
  const tool = report(page).getByRole('button', { name: 'A tool' });
  await expect(tool).toBeVisible();
  const convert = report(page).getByRole('button', { name: 'Convert to …' });
  await expect(convert).toBeVisible();
  for (const button of [
    tool,
    report(page).getByRole('button', { name: 'Wrap in a message' }),
    report(page).getByRole('button', { name: 'Call this tool' }),
    report(page).getByRole('button', { name: /^Configuration of VS Code/ }),
    convert,
  ]) {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Configuration for / });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(convert).toBeFocused();
  await tool.focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
});

test('findings about a configuration name no sender', async ({ page }) => {
  await openWith(page, CONFIG);
  await expect(report(page).getByRole('article').first()).toBeVisible();
  await expect(report(page).getByText(/^Sen(?:t by|der)/)).toHaveCount(0);
});

test('prose has nothing to judge and says what to paste instead; an error line has a cause', async ({ page }) => {
  await open(page);
  await write(page, 'The server does not start on my machine.');
  await expect(status(page)).toContainText(NOTHING);
  await expect(report(page)).toContainText(/Paste .*messages?/);
  await write(page, 'npm error code ENOENT\nError: spawn npx ENOENT\n');
  await expect(status(page)).toContainText('The command must be on the PATH of the host');
  await expect(page.getByRole('region', { name: 'Why it fails' })).toContainText('What to change:');
});

test('a paste of several parts counts them, and a click goes to one', async ({ page }) => {
  await openWith(page, `Our tool:\n\n\`\`\`json\n${TOOL}\n\`\`\`\n\nThe file:\n\n\`\`\`json\n${CONFIG}\n\`\`\`\n`);
  await expect(status(page)).toContainText(/2 parts: \d problems?/);
  await expect(report(page).getByRole('article').first()).toContainText('VS Code');
  await page.getByRole('tab', { name: 'Parts' }).click();
  await report(page).getByRole('button', { name: 'A tool' }).click();
  await expect(editor(page)).toBeFocused();
});

test(`parts are accessible and fit 375 px`, async ({ page }) => {
  await openWith(page, `${TOOL}\n\n${CONFIG}\n`);
  await page.getByRole('tab', { name: 'Parts' }).click();
  await expect(report(page).getByRole('button', { name: 'Call this tool' })).toBeVisible();
  await cleanInBoth(page, `parts`);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectFit(page);
});
