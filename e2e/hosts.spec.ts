// What hosts do with pasted tools: the table, the choice of hosts, the reasons with their sources, fixes, and sizes.
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { TOOLS } from '../web/testing/report-texts.ts';
import { clean } from './axe.ts';
import { editor, expectHolds, open, openWith, report, tab, write } from './screen.ts';
import { expectFit } from './width.ts';

const HANDSHAKE = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

test(
  '“Hosts”: reasons with a fix, opened from the palette, in an export, chosen for good',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('tools are shown against hosts, with reasons, a fix and sizes', async () => {
      await openWith(page, TOOLS);
      await tab(page, 'Hosts').click();
      const table = report(page).getByRole('table', { name: 'What hosts do with it' });
      await expect(table.getByRole('row', { name: /^VS Code 1/ })).toBeVisible();
      await table.getByRole('button', { name: 'VS Code', exact: true }).click();
      const reason = report(page)
        .getByRole('article')
        .filter({ hasText: 'fails the whole chat request if a schema of type array has no items' });
      await expect(reason).toContainText('not a rule of the specification');
      await expect(reason.getByRole('link', { name: /seen on \d{4}-\d\d-\d\d/ })).toBeVisible();
      const sizes = report(page).getByRole('table', { name: 'Largest tools' });
      await expect(sizes.getByRole('row').nth(1)).toContainText('large');
      await expect(report(page).getByText(/characters?, about [\d,]+ to [\d,]+ tokens/)).toBeVisible();
      await expect(
        report(page)
          .getByRole('table', { name: 'Limits of hosts' })
          .getByRole('row', { name: /Claude Code .*2.048/ }),
      ).toContainText('more');
      await reason.getByRole('heading').getByRole('button').click();
      await expect(editor(page)).toBeFocused();
      await reason.getByRole('button', { name: 'Fix' }).click();
      await expectHolds(page, '"items"');
      await expect(reason).toHaveCount(0);
    });
    await test.step('the palette opens the view, and an export contains the chosen hosts', async () => {
      await write(page, TOOLS);
      await tab(page, 'Problems').click();
      await expect(tab(page, 'Hosts')).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find a command' }).fill('hosts');
      await page.getByRole('option', { name: 'Hosts', exact: true }).click();
      await expect(tab(page, 'Hosts')).toHaveAttribute('aria-selected', 'true');
      await report(page).getByText('Choose hosts:').click();
      await report(page).getByRole('checkbox', { name: 'VS Code' }).check();
      await report(page).getByRole('button', { name: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'JSON report' }).click();
      const { diagnostics } = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
        diagnostics: { rule: string; class: string; hosts?: string[] }[];
      };
      const found = diagnostics.filter((one) => one.class === 'host');
      expect(found.map(({ rule }) => rule)).toContain('vscode-array-items');
      for (const { hosts } of found) expect(hosts).toContain('vscode');
    });
    await test.step('the choice of hosts limits the table, and is kept', async () => {
      const rows = report(page).getByRole('table', { name: 'What hosts do with it' }).getByRole('row');
      await expect(rows).toHaveText([/^Host/, /^VS Code/]);
      await page.reload();
      await tab(page, 'Hosts').click();
      await expect(rows).toHaveText([/^Host/, /^VS Code/]);
      await report(page).getByText('Choose hosts:').click();
      await report(page).getByRole('button', { name: 'Show all hosts' }).click();
      await expect.poll(() => rows.count()).toBeGreaterThan(3);
    });
    await test.step('examples of what hosts refuse open with the view', async () => {
      await write(page, HANDSHAKE);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find a command' }).fill('a schema that hosts refuse');
      await page.keyboard.press('Enter');
      await tab(page, 'Hosts').click();
      await expect(report(page).getByRole('row', { name: /^Claude’s API/ })).toBeVisible();
    });
  },
);

test('the page of a host has its limits, features, sources and dates', async ({ page }) => {
  await open(page, '#/check');
  await page.goto('./#/reference/hosts');
  await page.getByRole('main').getByRole('link', { name: 'VS Code', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VS Code');
  const facts = page.getByRole('list', { name: 'Limits and behavior' });
  await expect(facts.getByRole('listitem').filter({ hasText: 'no items' }).first()).toContainText(
    /last seen on \d{4}-\d\d-\d\d/,
  );
  const features = page.getByRole('table', { name: 'Features' });
  await expect(features.getByRole('row', { name: /^sampling/ })).toContainText(/\d{4}-\d\d-\d\d/);
  await expect(features.getByRole('link').first()).toBeVisible();
  await page.goto('./#/reference/hosts/cline');
  await expect(facts.getByRole('listitem').filter({ hasText: 'Never reported:' }).first()).toContainText('stdout');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await clean(page, `a host in the reference, ${colorScheme}`);
  }
  await page.setViewportSize({ width: 375, height: 800 });
  await expectFit(page);
});
