// The left half of Check and the status line: what a text is, which revision judges it, and how texts are loaded.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  chip,
  dropFile,
  editor,
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
  write,
} from './screen.ts';

const RIGHT = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const NULL_ID = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';

const menuItem = (page: Page, name: string | RegExp) => page.getByRole('menuitemradio', { name });

test('a first visit, and text that is pasted or typed', { tag: '@journey' }, async ({ page, context }) => {
  await test.step('pasted text replaces the selection and is judged', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${NULL_ID}\n`);
    await editor(page).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expectText(page, NULL_ID);
    await expectVerdict(page, '1 error');
    await page.keyboard.press('Control+Z');
    await expectVerdict(page, '2 errors');
  });
  await test.step('a first visit shows a realistic mistake with an explanation and a button that fixes it', async () => {
    await expectVerdict(page, '2 errors');
    await expect(status(page)).toContainText('6 messages');
    await expectHolds(page, '"method":"initialized"');
    const first = problem(page, /notifications\//);
    await expect(first).toContainText('initialized');
    await expect(first.getByRole('button', { name: 'Fix', exact: true })).toBeVisible();
    await report(page).getByRole('button', { name: 'Fix all safe' }).click();
    await expectVerdict(page, 'Valid');
  });
  await test.step('a message typed by hand gets its verdict, and no characters are inserted automatically', async () => {
    await write(page, '');
    await expectVerdict(page, 'Nothing to check');
    await expect(report(page).getByRole('listitem').getByRole('link')).toHaveCount(3);
    await page.keyboard.type(RIGHT);
    await expectVerdict(page, 'Valid');
    await expectText(page, RIGHT);
    await page.keyboard.press('Backspace');
    await expectVerdict(page, '1 error');
  });
});

test('revisions and overrides change how the text is judged', { tag: '@journey' }, async ({ page }) => {
  await test.step('“Verdict per revision”: six chips; a click selects the revision, and what changed is reported', async () => {
    await openWith(page, '[{"jsonrpc":"2.0","id":1,"method":"ping"}]');
    const chips = page.getByRole('group', { name: 'Verdict per revision' }).getByRole('button');
    await expect(chips).toHaveCount(6);
    await expect(chip(page, '2025-03-26: valid')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, '2025-06-18: 1 error')).toHaveAttribute('aria-pressed', 'false');
    await expect(chip(page, 'JSON-RPC 2.0: valid')).toBeVisible();
    await expectVerdict(page, 'Valid');
    await expect(report(page)).toContainText(
      'In MCP 2025-06-18 a message must be a single object; this revision has no batches.',
    );

    await chip(page, '2025-06-18').click();
    await expectVerdict(page, '1 error');
    await expect(status(page)).toContainText('judged by MCP 2025-06-18, chosen by hand');
    await expect(chip(page, '2025-06-18')).toHaveAttribute('aria-pressed', 'true');
    await expect(problem(page, /single object, not an array/)).toContainText('only 2025-03-26 has batches');
    await expect(page.getByRole('button', { name: 'Revision' })).toHaveText('MCP 2025-06-18');

    await chip(page, '2025-06-18').click();
    await expect(page.getByRole('button', { name: 'Revision' })).toHaveText('Auto');
    await expectVerdict(page, 'Valid');
  });
  await test.step('warnings of a revision are part of the name of its chip', async () => {
    await write(page, NULL_ID);
    await expect(chip(page, 'JSON-RPC 2.0: valid, 1 warning')).toBeVisible();
  });
  await test.step('“Revision”: a manual choice is in the address and can be reset to Auto', async () => {
    await write(page, RIGHT);
    await page.getByRole('button', { name: 'Revision' }).click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(7);
    await menuItem(page, 'MCP 2026-07-28').click();
    await expect(status(page)).toHaveText(/^1 error .*judged by MCP 2026-07-28, chosen by hand$/);
    await expect(page).toHaveURL(/revision=2026-07-28/);
    await page.getByRole('button', { name: 'Revision' }).click();
    await expect(menuItem(page, 'MCP 2026-07-28')).toBeChecked();
    await menuItem(page, 'Auto').click();
    await expectVerdict(page, 'Valid');
    await expect(page).not.toHaveURL(/revision=/);
  });
  await test.step('overrides: “Format”, “Sender” and “Transport” change how the text is judged', async () => {
    await write(
      page,
      '{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[],"maxTokens":9}}',
    );
    const override = (name: string) =>
      page.getByRole('group', { name: 'How the text is read' }).getByRole('button', { name });
    await expectVerdict(page, 'Valid');
    await override('Sender').click();
    await menuItem(page, 'Client').click();
    await expectVerdict(page, '1 error');
    await expect(problem(page, /./).first()).toContainText('sampling/createMessage');
    await expect(override('Sender: client')).toBeVisible();
    await override('Sender').click();
    await menuItem(page, 'Server').click();
    await expectVerdict(page, 'Valid');

    await override('Transport').click();
    await menuItem(page, 'stdio').click();
    await expect(override('Transport: stdio')).toBeVisible();
    await expect(page).toHaveURL(/transport=stdio/);
    await override('Transport').click();
    await menuItem(page, 'Any').click();

    await override('Sender').click();
    await menuItem(page, 'Auto').click();
    await write(page, `An answer:\n\`\`\`json\n${RIGHT}\n\`\`\`\n`);
    await expectVerdict(page, 'Valid');
    await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText('1 line skipped');
    await override('Format').click();
    await page.getByRole('menuitemradio', { name: 'JSON', exact: true }).click();
    await expect(override('Format: JSON')).toBeVisible();
    await expect(status(page)).toHaveText(/^\d errors? /);
    await override('Format').click();
    await menuItem(page, 'Auto').click();
    await expectVerdict(page, 'Valid');
  });
});

test(
  '“Examples”: texts and logs, loaded with one key and undone with one step',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('“Examples”: found by search, loaded with one key, undone with one step', async () => {
      await open(page);
      await page.getByRole('button', { name: 'Examples' }).click();
      const list = page.getByRole('dialog', { name: 'Examples' });
      await expect(list.getByRole('option').first()).toBeVisible();
      await expect.poll(() => list.getByRole('option').count()).toBeGreaterThan(40);
      await expect(list.getByRole('group', { name: 'Start here' })).toContainText('A request');
      await page.keyboard.type('method too new');
      await expect(list.getByRole('option').first()).toHaveText(/^A method too new/);
      await page.keyboard.press('Enter');
      await expect(list).toBeHidden();
      await expectHolds(page, 'subscriptions/listen');
      await expect(status(page)).toContainText('judged by MCP 2025-06-18');
      await editor(page).focus();
      await page.keyboard.press('Control+Z');
      await expectHolds(page, '"method":"initialized"');
    });
    await test.step('“Examples” includes logs: each is downloaded when selected, and undone with one step', async () => {
      await open(page);
      await page.getByRole('button', { name: 'Examples' }).click();
      const list = page.getByRole('dialog', { name: 'Examples' });
      await expect(list.getByRole('group', { name: 'Logs' })).toContainText('Claude Desktop log');
      await page.keyboard.type('claude desktop');
      const fetched = page.waitForResponse(/samples\/claude-desktop-tails\.log$/u);
      await page.keyboard.press('Enter');
      expect((await fetched).ok()).toBe(true);
      await expect(list).toBeHidden();
      await expect(page.getByText('Claude Desktop log').first()).toBeVisible();
      await expect(status(page)).toContainText('judged by MCP');
      await editor(page).focus();
      await page.keyboard.press('Control+Z');
      await expectHolds(page, '"method":"initialized"');
    });
  },
);

test('“Format”, “Clear”, files and drops', { tag: '@journey' }, async ({ page }) => {
  await test.step('“Format” formats each message, “Clear” empties the editor, and both can be undone', async () => {
    await openWith(page, `${RIGHT}\n${NULL_ID}`);
    const tools = page.getByRole('group', { name: 'Text tools' });
    await tools.getByRole('button', { name: 'Format' }).click();
    await expect(page.locator('.view-line').nth(8)).toBeVisible();
    await expectText(page, RIGHT + NULL_ID);
    await expectVerdict(page, '1 error');
    await tools.getByRole('button', { name: 'Clear' }).click();
    await expectVerdict(page, 'Nothing to check');
    await expect(editor(page)).toBeFocused();
    await expect(tools.getByRole('button', { name: 'Clear' })).toBeDisabled();
    await page.keyboard.press('Control+Z');
    await expectText(page, RIGHT + NULL_ID);
    await page.keyboard.press('Control+Z');
    await expect(page.locator('.view-line')).toHaveCount(2);
  });
  await test.step('a text that cannot be formatted is reported and stays', async () => {
    await write(page, 'no message here');
    await page.getByRole('group', { name: 'Text tools' }).getByRole('button', { name: 'Format' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be formatted' })).toBeVisible();
    await expectText(page, 'no message here');
  });
  await test.step('a file is opened by “Open file” and by a drop anywhere', async () => {
    await open(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open file' }).click();
    await (await chooser).setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(NULL_ID) });
    await expectText(page, NULL_ID);
    await expectVerdict(page, '1 error');
    await dropFile(page, 'b.jsonl', `${RIGHT}\n`);
    await expectText(page, RIGHT);
    await expectVerdict(page, 'Valid');
    await openFile(page, 'utf16.json', Buffer.from(`\ufeff${RIGHT.replace('tools', 'prompts')}`, 'utf16le'));
    await expectHolds(page, 'prompts/list');
    await editor(page).focus();
    await page.keyboard.press('Control+Z');
    await expectText(page, RIGHT);
  });
});

test('the hover of a member describes it and explains its problem', async ({ page }) => {
  await openWith(page, `${NULL_ID}\n`);
  const line = page.locator('.view-line').first();
  await expectHover(page, line.getByText('"method"'), 'method, required');
  await expectHover(page, line.getByText('null'), 'The id of a request must not be null');
});
