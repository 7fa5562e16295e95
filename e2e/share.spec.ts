// A text in a link: compressed, with its options, without secrets; and invalid links.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectHolds, expectText, expectVerdict, open, openWith, status, whenReady, write } from './screen.ts';

const NULL_ID = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';
const KEY = 'sk-proj-a1B2c3D4e5F6g7H8i9J0';
const SECRETS = [
  'Authorization: Bearer abc123def456',
  'Mcp-Session-Id: 5e70c917-c5d7-416e-9daa-23bf521b7b82',
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"read","arguments":{"path":"/Users/ann/work","api_key":"${KEY}","mail":"ann.lee@corp.io"}}}`,
  NULL_ID,
].join('\n');

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this text' });
const linkField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Link' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** Opens the dialog and returns its link. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(linkField(page)).toHaveValue(/#\/check\?/);
  return linkField(page).inputValue();
}

/** The status line without the reason for the revision, which a share link changes. */
const verdict = async (page: Page): Promise<string> =>
  (await status(page).innerText()).replace(/\s+/g, ' ').replace(/(judged by (?:JSON-RPC|MCP) [\d.-]+).*/, '$1');

test(
  'the link opens the same text with the same verdict and the same revision',
  { tag: '@journey' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWith(page, NULL_ID);
    await expectVerdict(page, '1 error');
    const before = await verdict(page);
    const link = await share(page);
    expect(link.length).toBeLessThan(300);
    await expect(dialog(page)).toContainText('judged by MCP 2025-11-25');
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    const other = await context.newPage();
    await other.goto(link);
    await whenReady(other);
    await expectText(other, NULL_ID);
    await expectVerdict(other, '1 error');
    expect(await verdict(other)).toBe(before);
    await expect(other.getByRole('button', { name: /^Revision/ })).toHaveText('MCP 2025-11-25');
    await expect(other.getByRole('button', { name: 'Format: JSON' })).toBeVisible();
    // The address can be shared until the text changes.
    expect(other.url()).toBe(link);
    await write(other, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
    await expectVerdict(other, 'Valid');
    expect(other.url()).not.toContain('s=');
    await expect(other.getByRole('button', { name: 'Format: automatic' })).toBeVisible();
  },
);

test('possible secrets are pointed out and hidden by kind; a single one is named by its line', async ({
  page,
  context,
}) => {
  await test.step('a single secret is named by its line', async () => {
    await openWith(page, `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"x.y/token":"${KEY}"}}}`);
    await share(page);
    await expect(dialog(page)).toContainText(
      'Line 1 contains what looks like a key or token. Hide it before you share?',
    );
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('axe reports nothing in the dialog', async () => {
    await write(page, SECRETS.split('\n')[2] ?? '');
    await share(page);
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(3);
    await cleanInBoth(page, 'share');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('possible secrets are pointed out and hidden by kind; the verdict does not change', async () => {
    await write(page, SECRETS);
    await expect(status(page)).toContainText('2 messages');
    const before = await verdict(page);
    const link = await share(page);
    await expect(dialog(page)).toContainText('5 places may contain secrets or personal data.');
    const box = (name: string) => dialog(page).getByRole('checkbox', { name });
    for (const name of [
      'Hide authorization values',
      'Hide keys and tokens',
      'Hide session ids',
      'Hide email addresses',
      'Hide home folders',
    ])
      await expect(box(name)).toBeChecked();
    await expect(dialog(page).getByText('line 3').first()).toBeVisible();

    await box('Hide email addresses').uncheck();
    await expect(linkField(page)).not.toHaveValue(link);
    await expect(linkField(page)).toHaveValue(/#\/check\?/);
    const stored = await linkField(page).inputValue();

    const other = await context.newPage();
    await other.goto(stored);
    await whenReady(other);
    await expectHolds(other, 'Authorization: Bearer REDACTEDxxxx');
    await expectHolds(other, '"path":"/Users/xxx/work"');
    await expectHolds(other, '"mail":"ann.lee@corp.io"');
    for (const secret of [KEY, 'abc123def456', '5e70c917'])
      await expect(other.locator('.view-lines')).not.toContainText(secret);
    await expect.poll(() => verdict(other)).toBe(before);
    // The original text stays unchanged.
    await page.keyboard.press('Escape');
    await expectHolds(page, KEY);
  });
});

test('a text too long for a link is saved as a file, and an empty one has no link', async ({ page }) => {
  await test.step('too long for a link: a file that contains the text', async () => {
    let seed = 7;
    const noise = (): string => (seed = (seed * 48_271) % 2_147_483_647).toString(36);
    const text = Array.from(
      { length: 1500 },
      (_, id) =>
        `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"a${noise()}","arguments":{"q":"${noise()} ${noise()} ${noise()}"}}}`,
    ).join('\n');
    await open(page);
    await write(page, text);
    await expect(status(page)).toContainText('1,500 messages');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(dialog(page)).toContainText('too long for a link');
    await expect(linkField(page)).toHaveCount(0);
    await expect(dialog(page)).toContainText('Nothing leaves your machine here.');
    await expect(dialog(page)).not.toContainText('in the link itself');
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Save as a file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('messages.txt');
    expect(readFileSync(await file.path(), 'utf8')).toBe(text);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('on a narrow screen it is in the menu; in the reference it shares the page; an empty text has no link', async () => {
    await page.setViewportSize({ width: 375, height: 780 });
    await write(page, NULL_ID);
    await page.getByRole('button', { name: 'More: share, theme, keyboard shortcuts' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await expect(linkField(page)).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    await write(page, '');
    await expectVerdict(page, 'Nothing to check');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeDisabled();
    await page.goto('./#/reference/errors');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = page.getByRole('dialog', { name: 'Share this page' }).getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/#\/reference\/errors$/);
  });
});

const GONE = '#/check?revision=2025-06-18&v=0.1.0&s=';

test('an invalid link is reported, and no text is lost', async ({ page }) => {
  await open(page);
  await write(page, '{"jsonrpc":"2.0","id":7,"method":"mine"}');
  await expect(status(page)).toContainText('1 message');
  for (const [what, packed, says] of [
    ['cut off', '1eJyrVspMU', /truncated or damaged/],
    ['no text at all', '!!!', /truncated or damaged/],
    ['of a newer page', '9abcdef', /newer version of this page/],
  ] as const) {
    await test.step(what, async () => {
      await page.goto('about:blank');
      await open(page, `${GONE}${packed}`);
      await expect(notice(page)).toContainText(says);
      await expectText(page, '{"jsonrpc":"2.0","id":7,"method":"mine"}');
      await expect(status(page)).toContainText('judged by MCP 2025-06-18');
      await expect(page).not.toHaveURL(/s=/);
    });
  }
});

test('a link opens in an open page, and one of another version says so', async ({ page }) => {
  await test.step('a link opened in an open page loads its text, and the previous one can be restored', async () => {
    await openWith(page, NULL_ID);
    await expectVerdict(page, '1 error');
    const { hash } = new URL(await share(page));
    await page.keyboard.press('Escape');
    await write(page, '{"jsonrpc":"2.0","id":7,"method":"ping"}');
    await expectVerdict(page, 'Valid');
    await page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await expectText(page, NULL_ID);
    await expectVerdict(page, '1 error');
    await notice(page).getByRole('button', { name: 'Restore the previous text' }).click();
    await expectText(page, '{"jsonrpc":"2.0","id":7,"method":"ping"}');
  });
  await test.step('a link of another version reports that findings may differ', async () => {
    await write(page, NULL_ID);
    const { hash } = new URL(await share(page));
    await page.goto('about:blank');
    await open(page, hash.replace(/v=[\d.]+/, 'v=99.1'));
    await expect(notice(page)).toContainText('made with version 99.1');
    await expectText(page, NULL_ID);
  });
});

test('a text of several parts has the same parts behind its link', async ({ page, context }) => {
  const tool = '{"name": "add", "inputSchema": {"type": "object", "required": null}}';
  const config = '{"mcpServers": {"docs": {"command": "npx", "args": ["docs-mcp"]}}}';
  await openWith(page, `Our tool:\n\n\`\`\`json\n${tool}\n\`\`\`\n\nThe file:\n\n\`\`\`json\n${config}\n\`\`\`\n`);
  await expect(status(page)).toContainText(/2 parts: \d problems/);
  const before = await verdict(page);
  const link = await share(page);
  const other = await context.newPage();
  await other.goto(link);
  await whenReady(other);
  await expect(status(other)).toContainText(/2 parts: \d problems/);
  expect(await verdict(other)).toBe(before);
  await other.getByRole('tab', { name: 'Parts' }).click();
  await expect(other.getByRole('button', { name: 'Call this tool' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Format: automatic' })).toBeVisible();
});
