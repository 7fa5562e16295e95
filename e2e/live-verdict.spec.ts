// Live: verdicts follow the rows: findings at their messages, causes with their evidence, the chosen revision.
import { expect } from './fixtures.ts';
import { test } from './live-tap.ts';
import { beforeScripts } from './shared-page.ts';
import { handshake, sentBy, START, traffic } from './live-session.ts';
import { details, openLive, row, rows, section, table, verdict, view } from './live-screen.ts';

test('findings at their messages, for each session, with extensions and for another revision', async ({
  page,
  tap,
}) => {
  await test.step('findings are listed, marked in the rows and in the text', async () => {
    await openLive(page, tap);
    tap.push(START, ...handshake());
    await expect(verdict(page)).toHaveText(/^Valid/);
    tap.push(...traffic());
    await expect(verdict(page)).toHaveText(/error/);
    await expect(details(page)).toContainText('12 messages, judged by MCP 2025-11-25, negotiated in message 2');
    await expect(row(page, 7)).toContainText('orphan');
    const finding = details(page).getByRole('article', { name: /keep the JSON type of the id/ });
    await expect(finding).toContainText('Message 7, /id');
    await finding.getByRole('heading').getByRole('button').click();
    await expect(details(page).getByRole('heading', { name: 'Message 7' })).toBeVisible();
    await expect(details(page).locator('[data-marked]').filter({ hasText: '"2"' })).toBeVisible();
    await expect(row(page, 7)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('checkbox', { name: /With findings/ }).check();
    await expect(rows(page).first()).toHaveAttribute('id', 'message-6');
  });
  await test.step('extensions are judged as in Check', async () => {
    tap.push(START, ...handshake());
    await expect(verdict(page)).toHaveText(/^Valid/);
    const tool = {
      name: 'map',
      inputSchema: { type: 'object' },
      _meta: { ui: { resourceUri: 'https://library.example/map' } },
    };
    tap.push(sentBy('client', { id: 1, method: 'tools/list' }), sentBy('server', { id: 1, result: { tools: [tool] } }));
    await expect(verdict(page)).toHaveText(/error/);
    await view(page, 'Findings').click();
    await expect(details(page).getByRole('link', { name: /apps\/tool-resource-uri-scheme/ })).toHaveAttribute(
      'href',
      '#/reference/rules/apps%2Ftool-resource-uri-scheme',
    );
  });
  await test.step('another revision judges the session again', async () => {
    tap.push(START, ...handshake());
    await expect(verdict(page)).toHaveText(/^Valid/);
    await page.getByRole('button', { name: /^Revision/ }).click();
    await page.getByRole('menuitemradio', { name: /2026-07-28/ }).click();
    await expect(verdict(page)).toHaveText(/error/);
    await expect(details(page)).toContainText('judged by MCP 2026-07-28');
    await page.getByRole('button', { name: /^Revision/ }).click();
    await page.getByRole('menuitemradio', { name: 'Auto' }).click();
    await expect(verdict(page)).toHaveText(/^Valid/);
  });
  await test.step('each session keeps its verdict', async () => {
    tap.push(START, ...handshake(), ...traffic());
    await expect(verdict(page)).toHaveText(/error/);
    tap.push(START, ...handshake());
    await expect(verdict(page)).toHaveText(/^Valid/);
    await section(page, 'Sessions')
      .getByRole('button', { name: /^Session 1/ })
      .click();
    await expect(verdict(page)).toHaveText(/error/);
  });
});

test('causes are named with their evidence: a crash, a line on stdout', async ({ page, tap }) => {
  await test.step('the reason of a crash is named, with the line that shows it', async () => {
    await openLive(page, tap);
    tap.push(START, ...handshake(), { kind: 'stderr', text: "Error: Cannot find module 'zod'" });
    tap.push({ kind: 'end', by: 'server', code: 1, signal: null });
    const why = details(page).getByRole('region', { name: 'Why it fails' });
    await expect(why).toContainText('All modules of the server must be installed and built');
    await why.getByRole('button', { name: 'Evidence in output on stderr' }).first().click();
    await expect(page.getByRole('list', { name: 'Output of the server' }).locator('[aria-current]')).toContainText(
      'zod',
    );
  });
  await test.step('a line on stdout that is not a message is a cause, with its evidence', async () => {
    tap.push(START, { kind: 'noise', from: 'server', text: 'Server listening...' }, ...handshake());
    await view(page, 'Findings').click();
    const why = details(page).getByRole('region', { name: 'Why it fails' });
    await expect(why).toContainText('nothing but messages to stdout');
    await expect(verdict(page)).toHaveText(/^1 error/);
    await view(page, 'Output').click();
    await expect(details(page)).toContainText('1 line on the wire is not JSON.');
  });
});

test('rows do not wait for the checker, even if it never responds', async ({ page, tap }) => {
  await beforeScripts(page, () => {
    Worker.prototype.postMessage = () => undefined;
  });
  await openLive(page, tap);
  tap.push(START, ...handshake(), ...traffic());
  await expect(rows(page)).toHaveCount(12);
  await expect(verdict(page)).toHaveText('Checking');
  tap.push(...Array.from({ length: 100 }, (_, id) => sentBy('client', { id: id + 100, method: 'ping' })));
  await expect(table(page)).toHaveAttribute('aria-rowcount', '113');
});
