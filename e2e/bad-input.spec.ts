// Any pasted, dropped or opened input: a clear message about what it is, a responsive page, and no lost text.
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  dropFile,
  expectHover,
  expectHolds,
  expectText,
  expectVerdict,
  open,
  openFile,
  openWith,
  problem,
  report,
  status,
  tab,
  write,
} from './screen.ts';

const RIGHT = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

declare global {
  /** What the page did while a text was checked: frames that it painted, and whether a tab was selected in the meantime. */
  var whileChecking: { frames: number; answered: boolean };
}

/**
 * Counts frames as long as the status says that the text is being checked. In the first such frame it clicks the tab “Messages”,
 * inside the page, so that delays of the test do not matter.
 */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counts = { frames: 0, answered: false };
    globalThis.whileChecking = counts;
    const frame = () => {
      const checking = [...document.querySelectorAll('[role="status"]')].some((one) =>
        one.textContent.startsWith('Checking'),
      );
      const messages = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find((one) =>
        one.textContent.startsWith('Messages'),
      );
      if (checking) {
        counts.frames++;
        if (counts.frames === 1) messages?.click();
        else if (messages?.getAttribute('aria-selected') === 'true') counts.answered = true;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** The number of elements of the page: work that must not grow with the text. */
const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

/** A log file of this many bytes, with messages and other lines. */
function bigLog(bytes: number): { file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'big-log-'));
  const file = join(folder, 'server.log');
  const handle = openSync(file, 'w');
  let written = 0;
  for (let id = 0; written < bytes;) {
    const lines: string[] = [];
    for (let line = 0; line < 2000; line++, id++) {
      lines.push(
        id % 5 === 4
          ? `2026-11-21 07:15:${id % 60} INFO transport: ${id} bytes read`
          : `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"search_flights","arguments":{"from":"OSL","to":"LIS"}}}`,
      );
    }
    written += writeSync(handle, `${lines.join('\n')}\n`);
  }
  closeSync(handle);
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

test(
  'empty, binary, hostile and odd input is data, with a message about what it is',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('empty text, spaces and an empty file', async () => {
      await openWith(page, RIGHT);
      await openFile(page, 'empty.json', '');
      await expect(notice(page)).toHaveText('“empty.json” is empty. Your text is unchanged.');
      await openFile(page, 'spaces.json', ' \n\t');
      await expect(notice(page)).toHaveText('“spaces.json” is empty. Your text is unchanged.');
      await expectText(page, RIGHT);
      await write(page, ' \n \t ');
      await expectVerdict(page, 'Nothing to check');
      await expect(report(page)).toContainText('Paste a message, a log, a curl command');
      await expect(page.locator('.squiggly-error')).toHaveCount(0);
    });
    await test.step('binary files are reported by type, and the text stays', async () => {
      await write(page, RIGHT);
      const files: readonly (readonly [string, Buffer, RegExp])[] = [
        ['picture.png', PNG, /“picture.png” is a PNG picture. Messages are text/],
        ['paper.pdf', Buffer.from('%PDF-1.7\n\0\0'), /is a PDF document/],
        ['log.gz', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]), /is a gzip archive/],
        ['core', Buffer.from([1, 2, 0, 4, 0]), /is a binary file/],
        ['latin1.json', Buffer.from('{"a":"é"}', 'latin1'), /text in an encoding other than UTF-8/],
      ];
      for (const [name, content, says] of files) {
        await openFile(page, name, content);
        await expect(notice(page)).toHaveText(says);
        await expect(notice(page)).toContainText('Your text is unchanged.');
      }
      await expectText(page, RIGHT);
      await expectVerdict(page, 'Valid');
    });
    await test.step('pasted binary text is reported as containing no message', async () => {
      await write(page, 'PK\u0003\u0004\u0014\u0000\u0006\u0008 \ufffd\ufffd\ufffd!');
      await expectVerdict(page, '1 error');
      await expect(problem(page, 'The text must contain a message')).toBeVisible();
    });
    await test.step('markup in a text is never rendered as markup', async () => {
      const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>[x](javascript:alert(3))`code`**b**';
      const pictures = await page.locator('img').count();
      await write(
        page,
        [
          JSON.stringify({ jsonrpc: '2.0', id: evil, method: evil, [evil]: evil }),
          JSON.stringify({ jsonrpc: evil, id: null, method: 'notifications/initialized', params: { [evil]: evil } }),
          JSON.stringify({ jsonrpc: '2.0', id: 3, error: { code: evil, message: evil, data: evil } }),
          evil,
        ].join('\n'),
      );
      await expect(status(page)).toHaveText(/^\d+ errors?/);
      await expect(report(page)).toContainText('<img src=x onerror=alert(1)>');
      await report(page).getByRole('heading', { level: 3 }).first().getByRole('button').click();
      await page.locator('.view-line').first().hover();
      await tab(page, 'Messages').click();
      await expect(page.getByRole('grid')).toContainText('<img src=x');
      await tab(page, 'Anatomy').click();
      await expect(page.getByRole('list', { name: 'Members' })).toContainText('<img src=x');
      const evilElements = page.locator('img, [onerror], a[href^="javascript:"], body script:not([src])');
      await expect(evilElements).toHaveCount(pictures);
      await expectHover(page, page.locator('.view-lines').getByText('"method"').first(), 'method');
      await expect(evilElements).toHaveCount(pictures);
      await dropFile(page, '<img src=x onerror=alert(1)>.bin', 'a\0b');
      await expect(notice(page)).toContainText('<img src=x onerror=alert(1)>.bin');
      await expect(evilElements).toHaveCount(pictures);
    });
    await test.step('__proto__, unpaired surrogates, huge numbers and duplicate keys are data', async () => {
      await openFile(page, 'odd.json', '{"__proto__":{"polluted":1},"jsonrpc":"2.0","id":1,"method":"tools/list"}');
      await expect(status(page)).toHaveText(/1 message/);
      await expect(report(page)).toContainText('__proto__');
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
      await openFile(
        page,
        'odd.json',
        '{"jsonrpc":"2.0","id":12345678901234567890,"id":"\\ud800","method":"tools/list"}',
      );
      await expect(status(page)).toHaveText(/^Valid, \d warnings?/);
      await expectHolds(page, '12345678901234567890');
      await tab(page, 'Anatomy').click();
      await expect(page.getByRole('list', { name: 'Members' })).toContainText('method');
    });
  },
);

test('a log of 50 MB: the page stays responsive while it is judged, and the previous text can be restored', async ({
  page,
}) => {
  // What counts is that the page stays responsive, however long a slow machine reads.
  test.slow();
  const log = bigLog(50_000_000);
  try {
    await openWith(page, RIGHT);
    await watchFrames(page);
    await page.getByLabel('File to check').setInputFiles(log.file);
    await expect(page.getByText(/Line 1, column 1/)).toBeVisible();
    await expect(notice(page)).toContainText('“server.log” is open');
    await expect(status(page)).toHaveText(/^(Valid|\d+ errors?)[^]*\d{3},\d{3} messages/, { timeout: 90_000 });
    const { frames, answered } = await page.evaluate(() => globalThis.whileChecking);
    // A page that judged in its own thread would paint no frame until the verdict.
    expect(frames, 'frames painted before the verdict').toBeGreaterThan(10);
    expect(answered, 'a click took effect before the verdict').toBe(true);
    expect(await elements(page)).toBeLessThan(5000);
    await expect(page.getByRole('grid').getByRole('row').nth(5)).toBeVisible();
    await notice(page).getByRole('button', { name: 'Restore the previous text' }).click();
    await expectText(page, RIGHT);
    await expectVerdict(page, 'Valid');
  } finally {
    log.remove();
  }
});

test('one line of 10 MB is judged, shown in part, and can be cleared', async ({ page }) => {
  await open(page);
  const long = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{"data":"${'x'.repeat(10_000_000)}"}}}`;
  await openFile(page, 'long.json', long);
  await expectVerdict(page, 'Valid');
  await tab(page, 'Anatomy').click();
  await expect(page.getByRole('list', { name: 'Members' })).toContainText('method');
  // The page shows parts of the line; its whole text would be ten million characters of DOM.
  expect(await page.evaluate(() => document.body.textContent.length)).toBeLessThan(500_000);
  expect(await elements(page)).toBeLessThan(5000);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expectVerdict(page, 'Nothing to check');
});

test('nesting 100,000 deep is reported, without a stack overflow', async ({ page }) => {
  await open(page);
  await write(page, `{"jsonrpc":"2.0","id":1,"method":"a/b","params":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  await expect(status(page)).toHaveText(/1 message/);
  await tab(page, 'Anatomy').click();
  await expect(page.getByRole('list', { name: 'Members' })).toContainText('params');
  await write(page, '['.repeat(100_000));
  await expect(status(page)).toHaveText(/^1 problem\s*Broken JSON$/);
  await write(page, RIGHT);
  await expectVerdict(page, 'Valid');
});

test('a long check can be stopped and restarted', async ({ page }) => {
  await open(page);
  const log = Array.from(
    { length: 80_000 },
    (_, id) => `{"jsonrpc":"1.0","id":${id},"method":"tools/call","params":{"name":"a"},}`,
  ).join('\n');
  await openFile(page, 'long.log', log);
  const stop = report(page).getByRole('button', { name: 'Stop' });
  await expect(stop).toBeVisible();
  await expect(status(page)).toHaveText(/^Checking/);
  await stop.click();
  await expect(status(page)).toHaveText('Stopped');
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await page.getByRole('button', { name: /^(Check again|Restart the checker)$/ }).click();
  await expect(status(page)).toHaveText(/^Checking/);
  await write(page, RIGHT);
  await expectVerdict(page, 'Valid');
});
