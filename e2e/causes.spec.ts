// “Why it fails”: the likeliest cause above the verdict, with its evidence, what to change, and what to paste next.
import type { Locator, Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectVerdict, openWith, report, status, write } from './screen.ts';
import { expectFit } from './width.ts';

const HELLO =
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}';
const ANSWER =
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"maps","version":"1.0.0"}}}';
const TIME = '2025-06-13T14:44:30.062Z [maps]';
const LOG = [
  `${TIME} [info] Message from client: ${HELLO}`,
  `${TIME} [error] Unexpected token 'S', "Starting m"... is not valid JSON { metadata: { context: 'connection' } }`,
  `${TIME} [info] Message from server: ${ANSWER}`,
  `${TIME} [info] Server transport closed unexpectedly, this is likely due to the process exiting early.`,
].join('\n');

const block = (page: Page): Locator => page.getByRole('region', { name: 'Why it fails' });

test(
  'the first cause is above the verdict, its evidence marks the line, and a good text has none',
  { tag: '@journey' },
  async ({ page }) => {
    await openWith(page, LOG);
    await expect(block(page)).toContainText('A server over stdio must write nothing but messages to stdout');
    await expect(block(page)).toContainText('What to change:');
    const [cause, verdict] = await Promise.all([block(page).boundingBox(), status(page).boundingBox()]);
    expect((cause?.y ?? 0) + (cause?.height ?? 0)).toBeLessThanOrEqual(verdict?.y ?? 0);
    await block(page).getByRole('button', { name: 'Evidence in line 2' }).first().click();
    await expect(page.getByText(/^Line 2, column/)).toBeVisible();
    await write(page, `${HELLO}\n${ANSWER}`);
    await expectVerdict(page, 'Valid');
    await expect(block(page)).toHaveCount(0);
  },
);

test('further causes and changes are folded, and open with the keyboard', async ({ page }) => {
  await openWith(page, LOG);
  const further = block(page).getByText(/further cause/);
  await expect(further).toBeVisible();
  await expect(block(page).getByText('This line names the end, not the reason.')).toBeHidden();
  await further.focus();
  await page.keyboard.press('Enter');
  await expect(block(page).getByRole('button', { name: 'Evidence in line 4' })).toBeVisible();
  await block(page).getByRole('button', { name: 'Evidence in line 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Line 2, column/)).toBeVisible();
});

test('a line without its reason is admitted, with what to paste next', async ({ page }) => {
  await openWith(page, 'MCP error -32000: Connection closed');
  await expect(block(page)).toContainText('not observed here');
  await block(page)
    .getByText(/more change|If that does not help/)
    .click();
  await expect(block(page)).toContainText('Run the same command in a terminal');
  await expect(report(page)).not.toContainText('Nothing to judge');
});

test('axe reports nothing, light and dark, also at 375 px', async ({ page }) => {
  await openWith(page, LOG);
  await block(page)
    .getByText(/further cause/)
    .click();
  await cleanInBoth(page, 'a cause');
  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole('button', { name: /^Report/ }).click();
  await expect(block(page)).toBeVisible();
  await expect(status(page)).toBeVisible();
  await cleanInBoth(page, 'a cause, 375 px');
  await expectFit(page);
});
