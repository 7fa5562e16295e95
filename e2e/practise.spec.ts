// From a problem to an exercise about it, to the simulated server, and to an excerpt that can be shared.
import type { Page } from '@playwright/test';
import { clean as accessible, cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open, openFile, openWith, problem, report, status } from './screen.ts';
import { expectFit } from './width.ts';

const KEY = 'sk-abcdefghijklmnopqrstuvwx0123456789';
const LOG = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"trip-planner","version":"1.4.0"}}}',
  '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"weather","version":"0.9.2"}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '{"jsonrpc":"2.0","id":2,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"forecast","inputSchema":{"type":"object","properties":{"city":{"type":"string"}}}}]}}',
  `{"jsonrpc":"2.0","id":null,"method":"tools/call","params":{"name":"forecast","arguments":{"city":"Oslo","key":"${KEY}"}}}`,
];
const NULL_ID = /id of a request must not be null/i;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share an excerpt' });

test(
  'a problem leads to its exercise, which Learn offers later, and to the server with the revision and the tools of the log',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('a problem leads to its exercise, and Learn offers it later', async () => {
      await openWith(page, LOG.join('\n'));
      const link = problem(page, NULL_ID).getByRole('link', { name: 'Practise: Fix a request with a null id' });
      await expect(link).toBeVisible();
      await page.goto('./#/learn');
      const offered = page.getByRole('region', { name: 'Practise mistakes from Check' });
      await offered.getByRole('link', { name: /Fix a request with a null id/ }).click();
      await expect(page.getByRole('heading', { name: 'Fix a request with a null id', level: 1 })).toBeVisible();
    });
    await test.step('a log is reproduced on the server with its revision and tools', async () => {
      await page.goBack();
      await page.goBack();
      await problem(page, NULL_ID).getByRole('button', { name: 'Reproduce on the server' }).click();
      await expect(page).toHaveURL(/#\/server/);
      await expect(
        page.getByText('4 messages of the log sent to a simulated server with 1 tool of the log.'),
      ).toBeVisible();
      const wire = page.getByRole('region', { name: 'Wire' });
      await expect(wire).toContainText('tools/call');
      await expect(wire).toContainText('result of tools/list');
      await expect(page.getByRole('main')).toContainText('2025-06-18');
    });
  },
);

test('a failed call that breaks no rule is reproduced too', async ({ page }) => {
  const failed = [
    '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"forecast","arguments":{"city":"Oslo"}}}',
    '{"jsonrpc":"2.0","id":3,"error":{"code":-32603,"message":"The station is offline"}}',
  ];
  await openWith(page, [...LOG.slice(0, -1), ...failed].join('\n'));
  await expect(status(page)).toContainText('All rules kept; 1 call failed');
  await expect(report(page)).toContainText('No rule is broken in message 7.');
  await cleanInBoth(page, 'a failed call without a finding');
  await report(page).getByRole('button', { name: 'Reproduce on the server' }).click();
  await expect(page).toHaveURL(/#\/server/);
  await expect(
    page.getByText('4 messages of the log sent to a simulated server with 1 tool of the log.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Wire' })).toContainText('tools/call');
  // A finding about the message has the same button.
  await openWith(page, LOG.join('\n'));
  await expect(problem(page, NULL_ID)).toBeVisible();
  await expect(report(page)).not.toContainText('No rule is broken');
});

test('an excerpt is redacted, and opens from its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWith(page, LOG.join('\n'));
  await problem(page, NULL_ID).getByRole('button', { name: 'Share an excerpt' }).click();
  const text = dialog(page).getByRole('region', { name: 'Excerpt' });
  await expect(text).toContainText('client: {"jsonrpc":"2.0","id":null');
  await expect(text).not.toContainText(KEY);
  await dialog(page).getByRole('button', { name: '1', exact: true }).click();
  await expect(dialog(page)).toContainText('2 messages around the problem');
  await dialog(page).getByRole('button', { name: 'Copy issue text' }).click();
  await expect(dialog(page)).toContainText('The issue text is copied.');
  const issue = await page.evaluate(() => navigator.clipboard.readText());
  expect(issue).toContain('must not be null');
  expect(issue).not.toContain(KEY);
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save picture' }).click();
  const picture = await saved;
  expect(picture.suggestedFilename()).toBe('excerpt.png');
  const bytes = Buffer.concat(await (await picture.createReadStream()).toArray());
  // Width and height of a PNG: the messages are in it, not only their arrows.
  expect(bytes.readUInt32BE(16)).toBe(1520);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(600);
  await expect(dialog(page).getByLabel('Link')).toHaveValue(/#\/check\?/);
  const link = await dialog(page).getByLabel('Link').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(status(page)).toContainText('2 messages');
  await expect(problem(page, NULL_ID)).toBeVisible();
});

test('an excerpt of a log that is too long for a link', async ({ page }) => {
  await open(page);
  const pad = (id: number) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"t${id}","arguments":{"x":"${Math.imul(id, 2654435761).toString(36).repeat(9)}"}}}`;
  const rows = Array.from({ length: 20_000 }, (_, at) => pad(at));
  rows[12_345] = '{"jsonrpc":"2.0","id":null,"method":"ping"}';
  await openFile(page, 'long.jsonl', rows.join('\n'));
  await expect(status(page)).toContainText('20,000 messages');
  await problem(page, NULL_ID).getByRole('button', { name: /null/ }).first().click();
  await problem(page, NULL_ID).getByRole('button', { name: 'Share an excerpt' }).click();
  await expect(dialog(page)).toContainText('7 messages around the problem');
  await expect(dialog(page).getByLabel('Link')).toHaveValue(/#\/check\?/);
});

test('axe reports nothing in the dialog and in Learn, and 320 px are enough', async ({ page }) => {
  const clean = async (state: string) => {
    await accessible(page, state);
    await expectFit(page, state);
  };
  await openWith(page, LOG.join('\n'));
  await expect(problem(page, NULL_ID)).toContainText('Practise');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: /^Report/ }).click();
  await clean('problems');
  await report(page).getByRole('button', { name: 'Share an excerpt' }).first().click();
  await expect(dialog(page).getByLabel('Link')).toBeVisible();
  await clean('dialog');
  await page.keyboard.press('Escape');
  await page.goto('./#/learn');
  await expect(page.getByRole('region', { name: 'Practise mistakes from Check' })).toBeVisible();
  await clean('Learn');
});
