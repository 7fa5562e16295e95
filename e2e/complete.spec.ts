// Completion during typing: by keyboard only, and what it inserts is judged valid. Hovers show the type information.
import type { Locator, Page } from '@playwright/test';
import { check } from '../web/protocol/check.ts';
import type { ToWorker } from '../web/app/engine/wire.ts';
import { expect, test } from './fixtures.ts';
import { beforeScripts } from './shared-page.ts';
import { editor, expectHover, expectText, expectVerdict, openWith, write } from './screen.ts';

const suggestions = (page: Page): Locator => page.locator('.suggest-widget.visible');
const suggestion = (page: Page, label: string): Locator =>
  suggestions(page)
    .locator('.monaco-list-row')
    .filter({ has: page.locator('.monaco-icon-name-container').getByText(label, { exact: true }) });
const chosen = (page: Page): Locator => suggestions(page).locator('.monaco-list-row.focused');

/** Moves the caret after a fragment of the only line. */
async function caretAfter(page: Page, text: string, piece: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('Control+Home');
  for (let step = text.indexOf(piece) + piece.length; step > 0; step--) await page.keyboard.press('ArrowRight');
}

/** Requests suggestions until the schemas are loaded. */
async function request(page: Page, label: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await editor(page).focus();
    await page.keyboard.press('Control+Space');
    await expect(suggestion(page, label)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function openFor(page: Page, text: string, revision = '2025-11-25'): Promise<void> {
  await openWith(page, text, `&revision=${revision}`);
  await expectText(page, text);
}

test('completion: methods, members and values; a hover shows the type', async ({ page }) => {
  await test.step('a partly typed method', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":""}';
    await openFor(page, text);
    await caretAfter(page, text, '"method":"');
    await request(page, 'tools/list');
    await page.keyboard.type('reso');
    await expect(suggestion(page, 'resources/list')).toBeVisible();
    await expect(suggestion(page, 'tools/list')).toHaveCount(0);
    await page.keyboard.type('urces/li');
    await expect(chosen(page)).toContainText('resources/list');
    await page.keyboard.press('Enter');
    await expectText(page, text.replace('""', '"resources/list"'));
    await expectVerdict(page, 'Valid');
  });
  await test.step('a member, with its comma and a value', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"arguments":{}}}';
    await openFor(page, text);
    await expectVerdict(page, '1 error');
    await caretAfter(page, text, '"params":{');
    await request(page, 'name');
    await expect(suggestion(page, 'arguments')).toHaveCount(0);
    await page.keyboard.type('na');
    await expect(chosen(page)).toContainText('name');
    await page.keyboard.press('Enter');
    await page.keyboard.type('sum');
    await expectText(page, text.replace('{"arg', '{"name":"sum","arg'));
    await expectVerdict(page, 'Valid');
  });
  await test.step('one of a few values, by the arrow keys', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":""}}';
    await openFor(page, text);
    await caretAfter(page, text, '"level":"');
    await request(page, 'debug');
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toContainText('info');
    await page.keyboard.press('Tab');
    await expectText(page, text.replace('""', '"info"'));
    await expectVerdict(page, 'Valid');
  });
  await test.step('completion never replaces what is typed', async () => {
    await write(page, '');
    const text = '{"jsonrpc": "2.0",\n"id": 1,\n"method": "tools/list",\n"params": {\n}}';
    await page.keyboard.type(text);
    await expectText(page, text);
    expect(check(text).diagnostics).toEqual([]);
    await expectVerdict(page, 'Valid');
  });
  await test.step('Escape closes the list first, then leaves the editor', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":""}';
    await openFor(page, text);
    await caretAfter(page, text, '"method":"');
    await request(page, 'ping');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor(page)).not.toBeFocused();
  });
  await test.step('a hover shows the purpose of a member, whether it is required, since when, and a link to its type', async () => {
    const text =
      '{"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"message":"Name?","requestedSchema":{"type":"object","properties":{}}}}';
    await openFor(page, text);
    const hover = page.locator('.monaco-hover:visible');
    await expectHover(page, page.locator('.view-line').getByText('"requestedSchema"'), 'requestedSchema, required');
    await expect(hover).toContainText('since 2025-06-18');
    await expectHover(page, page.locator('.view-line').first().getByText('"params"'), 'ElicitRequestFormParams');
    await hover.getByText('ElicitRequestFormParams').click();
    await expect(page).toHaveURL(/#\/reference\/types\/2025-11-25\/ElicitRequestFormParams$/);
  });
});

test('a whole message in an empty document, then its response', { tag: '@journey' }, async ({ page }) => {
  await openFor(page, ' ', '2026-07-28');
  await write(page, '');
  await request(page, 'tools/list');
  await page.keyboard.type('tools/call');
  await expect(chosen(page)).toContainText('tools/call');
  await page.keyboard.press('Enter');
  await expectVerdict(page, 'Valid');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await editor(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await request(page, 'tools/call result');
  await expect(chosen(page)).toContainText('tools/call result');
  await page.keyboard.press('Enter');
  await expectVerdict(page, 'Valid');
});

test('the list opens even if the user types faster than the checker responds', async ({ page }) => {
  await beforeScripts(page, () => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...sent: [message: ToWorker]): void {
      const [message] = sent;
      if (message.type !== 'call' || message.call.name !== 'complete') Reflect.apply(post, this, sent);
      else setTimeout(() => Reflect.apply(post, this, sent), 400);
    };
  });
  await openFor(page, '{}');
  await write(page, '');
  await page.keyboard.type('{"jsonrpc":"2.0","id":9,"method":"too');
  await expect(suggestion(page, 'tools/list')).toBeVisible();
  await page.keyboard.type('ls/c');
  await expect(chosen(page)).toContainText('tools/call');
});
