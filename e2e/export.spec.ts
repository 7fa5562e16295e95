// Files exported from the page: the report in three formats, the messages in one; possible secrets are confirmed first.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectVerdict, openWith, report, status, tab, write } from './screen.ts';

const LOG = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
  '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"2"}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '{"jsonrpc":"2.0","id":12345678901234567890,"method":"tools/list"}',
  "{'jsonrpc': '2.0', 'id': None, 'method': 'tools/call', 'params': {'name': 'x',}}",
].join('\n');
const SECRET =
  '{"jsonrpc":"2.0","id":null,"method":"tools/call","params":{"name":"x","arguments":{"password":"hunter2hunter2","at":"/home/ann/x"}}}';

/** Selects a format and returns the file. */
async function saved(page: Page, form: string, confirm?: string): Promise<{ name: string; text: string }> {
  await report(page).getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: form }).click();
  if (confirm !== undefined) await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** The output of the command for the same text. */
function printed(text: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/check.mjs', ...args, '-'], {
    input: text,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

test('the report and the messages as files: JSON as the command prints it, clean lines, what hosts do', async ({
  page,
}) => {
  await test.step('what hosts do is in the file as the command prints it', async () => {
    const tools =
      '{"tools":[{"name":"find.book","inputSchema":{"type":"object","properties":{"tags":{"type":"array"}}}}]}';
    await openWith(page, tools);
    await expect(tab(page, 'Hosts')).toBeVisible();
    expect((await saved(page, 'JSON report')).text).toBe(printed(tools, '--hosts', 'all'));
    expect((await saved(page, 'Markdown')).text).toContain('## What hosts do');
  });
  await test.step('clean lines are the messages, and a notice names the changed ones', async () => {
    await write(page, LOG);
    await expect(status(page)).toContainText('5 messages');
    const file = await saved(page, 'Clean JSONL');
    expect(file.name).toBe('messages.jsonl');
    const lines = file.text.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[3]).toBe(
      '{"from":"client","message":{"jsonrpc":"2.0","id":12345678901234567890,"method":"tools/list"}}',
    );
    expect(JSON.parse(lines[4] ?? '')).toEqual({
      from: 'client',
      message: { jsonrpc: '2.0', id: null, method: 'tools/call', params: { name: 'x' } },
    });
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('normalized');
    await write(page, file.text);
    await expect(status(page)).toContainText('5 messages');
  });
  await test.step('JSON is byte for byte the output of the command', async () => {
    await write(page, LOG);
    await expect(status(page)).toContainText('5 messages');
    const file = await saved(page, 'JSON report');
    expect(file.name).toBe('report.json');
    expect(file.text).toBe(printed(LOG));
    // The page and the command use the same options.
    await openWith(page, LOG, '&revision=2025-06-18&from=client&transport=stdio');
    await expect(status(page)).toContainText('chosen by hand');
    const chosen = await saved(page, 'JSON report');
    expect(chosen.text).toBe(printed(LOG, '--revision', '2025-06-18', '--from', 'client', '--transport', 'stdio'));
  });
  await test.step('export is disabled for an empty text', async () => {
    await write(page, LOG);
    await expect(report(page).getByRole('button', { name: 'Export' })).toBeVisible();
    await write(page, '');
    await expectVerdict(page, 'Nothing to check');
    await expect(report(page).getByRole('button', { name: 'Export' })).toHaveCount(0);
  });
});

test('SARIF, Markdown, and possible secrets that are confirmed first', async ({ page }) => {
  await test.step('SARIF and Markdown contain the same findings as the report', async () => {
    await openWith(page, LOG);
    const sarif = await saved(page, 'SARIF');
    expect(sarif.name).toBe('report.sarif');
    const command = JSON.parse(printed(LOG, '--format', 'sarif')) as object;
    const place = (text: string): string => text.replaceAll('"uri":"stdin"', '"uri":"messages.txt"');
    expect(JSON.parse(sarif.text)).toEqual(JSON.parse(place(JSON.stringify(command))));
    const markdown = await saved(page, 'Markdown');
    expect(markdown.name).toBe('report.md');
    expect(markdown.text).toMatch(/^# 1 error in 5 messages, MCP 2025-11-25\n/);
    expect(markdown.text).toContain('| `c 1`, no capabilities | `s 2`, `tools` |');
  });
  await test.step('possible secrets are confirmed first, and redacted in the file', async () => {
    await write(page, SECRET);
    await expect(status(page)).toContainText('1 message');
    const hidden = await saved(page, 'Markdown', 'Hide all and save');
    expect(hidden.text).toContain('REDACTED');
    for (const secret of ['hunter2', '/home/ann']) expect(hidden.text).not.toContain(secret);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await report(page).getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'JSON report' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Hide home folders' }).uncheck();
    await expect(page.getByRole('button', { name: 'Hide these and save' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Hide all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hide nothing' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Save as is' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(printed(SECRET));
  });
  await test.step('axe reports nothing in the menu and the dialog', async () => {
    await write(page, SECRET);
    await report(page).getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem', { name: 'SARIF' })).toBeVisible();
    await cleanInBoth(page, 'menu');
    await page.getByRole('menuitem', { name: 'SARIF' }).click();
    await expect(page.getByRole('dialog', { name: 'Export as SARIF' })).toBeVisible();
    await cleanInBoth(page, 'question');
  });
});
