/** Texts that are too large for an editor: shown through windows, still judged, and without effect on the next text. */
import { mkdtempSync, openSync, rmSync, writeSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';
import { expectText, expectVerdict, lines, openWith, status, write } from './screen.ts';

const RIGHT = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** A log of about this many bytes; the line in the middle has an invalid version. */
function hugeLog(bytes: number): { file: string; lines: number; wrong: number; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'huge-'));
  const file = join(folder, 'host.log');
  const handle = openSync(file, 'w');
  const text = 'what the tool says '.repeat(30);
  const size = 700;
  const pairs = Math.floor(bytes / size);
  const wrong = Math.floor(pairs / 2);
  let part = '';
  for (let id = 1; id <= pairs; id++) {
    const version = id === wrong ? '1.0' : '2.0';
    part += `{"jsonrpc":"${version}","id":${id},"method":"tools/call","params":{"name":"read"}}\n`;
    part += `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"${text}"}]}}\n`;
    if (part.length > 8_000_000 || id === pairs) {
      writeSync(handle, part);
      part = '';
    }
  }
  closeSync(handle);
  return { file, lines: pairs * 2, wrong: wrong * 2 - 1, remove: () => rmSync(folder, { recursive: true }) };
}

test('a file of 200 MB is judged, read through windows, and closed again', async ({ page }) => {
  const log = hugeLog(200_000_000);
  try {
    await openWith(page, RIGHT);
    await page.getByLabel('File to check').setInputFiles(log.file);
    const text = page.getByRole('listbox', { name: 'Message editor' });
    await expect(text).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Checking')).toBeVisible({ timeout: 30_000 });
    await expect(status(page)).toHaveText(/^1 error[^]*messages/, { timeout: 120_000 });
    await page
      .getByRole('button', { name: /jsonrpc must be exactly/ })
      .first()
      .click();
    await expect(text.getByRole('option', { selected: true })).toContainText('"jsonrpc":"1.0"');
    await expect(text.getByRole('option', { selected: true })).toContainText(String(log.wrong));
    await text.press('End');
    // The line after the last line feed is empty.
    await expect(text.getByRole('option', { selected: true })).toContainText(String(log.lines + 1));
    await page.getByRole('button', { name: 'Fix', exact: true }).first().click();
    await expect(status(page)).toHaveText(/^Valid/, { timeout: 120_000 });
    await notice(page).getByRole('button', { name: 'Restore the previous text' }).click();
    await expectText(page, RIGHT);
    await expectVerdict(page, 'Valid');
  } finally {
    log.remove();
  }
});

test('a pasted log is judged, undone and fixed like any text', async ({ page }) => {
  const log = (count: number, end: string): string =>
    Array.from({ length: count }, (_, at) => RIGHT.replace('"id":1', `"id":${at + 1}`)).join(end);
  await openWith(page, RIGHT);
  for (const [count, end, text] of [
    [6000, '\n', /6\D000 messages/],
    [6001, '\r\n', /6\D001 messages/],
    [50_000, '\n', /50\D000 messages/],
  ] as const) {
    await write(page, log(count, end));
    await expect(status(page)).toContainText(text);
    await page.keyboard.press('Backspace');
    await expectVerdict(page, '1 error');
    await page.keyboard.press('Control+z');
    await expectVerdict(page, 'Valid');
    await page.keyboard.press('Control+z');
    await expectText(page, RIGHT);
    await expectVerdict(page, 'Valid');
    await expect(status(page)).toContainText('1 message');
  }
  // The user does not have to wait for a separate undo step: text typed immediately is a step of its own.
  await write(page, log(6000, '\n'));
  await page.keyboard.press('Control+z');
  await expectText(page, RIGHT);
  await page.keyboard.press('Control+Shift+z');
  await expect(status(page)).toContainText(/6\D000 messages/);
  await write(page, log(6001, '\n'));
  await page.keyboard.type('x');
  await page.keyboard.press('Control+z');
  await expect(status(page)).toContainText(/^Valid[^]*6\D001 messages/);
  await page.keyboard.press('Control+z');
  await expect(status(page)).toContainText(/6\D000 messages/);
  // Short texts are wrapped again.
  await write(page, `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"a/b":"${'x'.repeat(500)}"}}}`);
  await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(3);
});
