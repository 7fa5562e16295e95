// What is said around the list of problems: whose they are, what happened, and why it fails.
import type { Locator, Page } from '@playwright/test';
import { BOTH_SIDES } from '../web/testing/report-texts.ts';
import { expect, test } from './fixtures.ts';
import { expectVerdict, openWith, problem, report, status, whenReady, write } from './screen.ts';

const filter = (page: Page) => report(page).getByRole('group', { name: 'My side' });
const side = (page: Page, name: RegExp) => filter(page).getByRole('button', { name });
const NULL_ID = /id of a request must not be null/i;

const OPEN = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
  '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
];
const CALL = '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","arguments":{}}}';
const UNKNOWN = '{"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Unknown tool"}}';

const HELLO =
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}';
const ANSWER =
  '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"maps","version":"1.0.0"}}}';
const TIME = '2025-06-13T14:44:30.062Z [maps]';
const CRASH = [
  `${TIME} [info] Message from client: ${HELLO}`,
  `${TIME} [error] Unexpected token 'S', "Starting m"... is not valid JSON { metadata: { context: 'connection' } }`,
  `${TIME} [info] Message from server: ${ANSWER}`,
  `${TIME} [info] Server transport closed unexpectedly, this is likely due to the process exiting early.`,
].join('\n');

const block = (page: Page): Locator => page.getByRole('region', { name: 'Why it fails' });

test(
  'problems have a side, a verdict has an outcome, and a failure has a cause',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('each problem names the side that sent its message; the filter is remembered', async () => {
      await openWith(page, BOTH_SIDES);
      const ofClient = problem(page, NULL_ID);
      await expect(ofClient).toContainText('Sent by the client');
      const articles = report(page).getByRole('article');
      await expect(articles.filter({ hasText: 'Sent by the server' })).not.toHaveCount(0);
      await side(page, /^Server/).click();
      await expect(ofClient).toHaveCount(0);
      await expect(articles.filter({ hasText: 'Sent by the server' })).not.toHaveCount(0);
      await page.reload();
      await whenReady(page);
      await expect(side(page, /^Server/)).toHaveAttribute('aria-pressed', 'true');
      await expect(ofClient).toHaveCount(0);

      await write(page, '{"jsonrpc":"2.0","id":null,"method":"tools/list","params":{}}');
      await expect(filter(page)).toBeVisible();
      await expect(report(page)).toContainText('1 problem hidden, sent by the client.');
      await side(page, /^Both/).click();
      await expect(ofClient).toBeVisible();
      await expect(filter(page), 'one side has all problems, so there is nothing to choose').toHaveCount(0);
    });
    await test.step('“Valid” does not stand alone above a failed call, and the outcome leads there', async () => {
      await write(page, [...OPEN, CALL, UNKNOWN].join('\n'));
      await expect(status(page)).toHaveText(/^All rules kept; 1 call failed: -32602 Unknown tool 5 messages, judged/);
      await status(page).getByRole('button', { name: '1 call failed: -32602 Unknown tool' }).click();
      await expect(page.getByText(/^Line 5, column/)).toBeVisible();
    });
    await test.step('the first cause is above the verdict, its evidence marks the line, and a good text has none', async () => {
      await write(page, CRASH);
      await expect(block(page)).toContainText('A server over stdio must write nothing but messages to stdout');
      await expect(block(page)).toContainText('What to change:');
      const [cause, verdict] = await Promise.all([block(page).boundingBox(), status(page).boundingBox()]);
      expect((cause?.y ?? 0) + (cause?.height ?? 0)).toBeLessThanOrEqual(verdict?.y ?? 0);
      await block(page).getByRole('button', { name: 'Evidence in line 2' }).first().click();
      await expect(page.getByText(/^Line 2, column/)).toBeVisible();
      await write(page, `${HELLO}\n${ANSWER}`);
      await expectVerdict(page, 'Valid');
      await expect(block(page)).toHaveCount(0);
    });
  },
);
