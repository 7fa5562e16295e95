// Reference: the pages of extensions and of the rules outside of the revisions, and the ways that lead to them.
import { expect, test } from './fixtures.ts';
import { go, heading } from './reference-screen.ts';
import { openWith, report } from './screen.ts';

const VIEW =
  '{"from":"view","message":{"jsonrpc":"2.0","id":1,"method":"ui/initialize","params":{"protocolVersion":"2026-01-26","appInfo":{"name":"a","version":"1"},"appCapabilities":{"availableDisplayModes":["modal"]}}}}';

test('an extension, its support, the search, and the index of rules', async ({ page }) => {
  await test.step('an extension: identifier, methods, types, keys, requirements and support', async () => {
    await go(page, 'extensions');
    await page.getByRole('main').getByRole('link', { name: 'MCP Apps' }).click();
    await expect(heading(page)).toHaveText('MCP Apps');
    const main = page.getByRole('main');
    await expect(main).toContainText('io.modelcontextprotocol/ui');
    const methods = main.getByRole('table', { name: 'Methods' });
    await expect(methods.getByRole('row').filter({ hasText: 'ui/initialize' })).toContainText('view');
    await methods.getByRole('link', { name: 'UiInitializeResult' }).click();
    await expect(page).toHaveURL(/extensions\/apps\/UiInitializeResult$/);
    await expect(main.locator('[data-target]')).toContainText('UiInitializeResult');
    await expect(main.getByRole('list', { name: 'Members of UiToolMeta' })).toContainText('resourceUri');
    const support = main.getByRole('table', { name: 'Support' });
    await expect(support.getByRole('row').filter({ hasText: 'Claude Code' })).toContainText('No');
    await expect(support.getByRole('row').filter({ hasText: 'Claude Code' })).toContainText(/\d{4}-\d\d-\d\d/);
    await expect(main).toContainText('Not known:');
    const requirement = main.getByRole('list', { name: 'Requirements' }).getByRole('listitem').first();
    await expect(requirement).toContainText(/MUST|SHOULD|MAY|INFO/);
    const id = await requirement.getByRole('link').first().textContent();
    await requirement.getByRole('link').first().click();
    await expect(page).toHaveURL(/rules\/apps%2F/);
    await expect(main.getByRole('complementary', { name: 'Facts' })).toContainText('2026-01-26');
    const bad = page.getByRole('figure', { name: 'Bad example 1' });
    await expect(page.getByRole('figure', { name: 'Good example 1' })).toContainText('valid in ');
    await expect(bad).toContainText('reported in ');
    await bad.getByRole('link', { name: /^Try it/ }).click();
    await expect(
      report(page)
        .getByRole('link', { name: id ?? 'no id' })
        .first(),
    ).toBeVisible();
  });
  await test.step('an extension that nobody is known to support or not says so', async () => {
    await go(page, 'extensions/client-credentials');
    await expect(page.getByRole('main')).toContainText(
      'The list of the project, which its community keeps, names mcpc',
    );
    await expect(page.getByRole('main')).toContainText('Not known: ');
    await expect(page.getByRole('table', { name: 'Support' })).toHaveCount(0);
  });
  await test.step('the search of the reference finds methods, types and rules of extensions', async () => {
    await go(page, '');
    const field = page.getByRole('searchbox', { name: 'Find in the reference' });
    for (const [query, first, url] of [
      ['skills/list', 'skills/list', /extensions\/skills\/skills%2Flist$/],
      ['UiToolMeta', 'UiToolMeta', /extensions\/apps\/UiToolMeta$/],
      ['config/no-command-or-url', 'config/no-command-or-url', /rules\/config%2Fno-command-or-url$/],
    ] as const) {
      await field.fill(query);
      const hit = page.locator('[data-hits] a').filter({ hasText: first }).first();
      await hit.click();
      await expect(page).toHaveURL(url);
    }
  });
  await test.step('the index of rules lists the requirements of extensions after the areas', async () => {
    await go(page, 'rules');
    const group = page.getByRole('main').getByRole('region', { name: 'MCP Apps' });
    await group.getByRole('link', { name: 'apps/app-capabilities-display-modes' }).click();
    await expect(page).toHaveURL(/rules\/apps%2Fapp-capabilities-display-modes$/);
    await expect(heading(page)).toContainText('must');
    await expect(page.getByRole('figure', { name: 'Bad example 1' }).locator('[data-marked]')).toContainText('window');
  });
});

test('a problem of an extension, one of a document, and a method in the anatomy lead to their pages', async ({
  page,
}) => {
  await test.step('a problem of an extension, and one of a document, lead to their pages', async () => {
    await openWith(page, VIEW);
    const rule = report(page).getByRole('link', { name: /apps\/app-capabilities-display-modes/ });
    await rule.first().click();
    await expect(page).toHaveURL(/rules\/apps%2Fapp-capabilities-display-modes$/);
    await expect(heading(page)).toContainText('must');
    await openWith(page, '{ "mcpServers": { "a": { "type": "stdio" } } }');
    await report(page)
      .getByRole('link', { name: /config\// })
      .first()
      .click();
    await expect(page).toHaveURL(/rules\/config%2F/);
    await expect(page.getByRole('figure', { name: 'Bad example 1' })).toBeVisible();
  });
  await test.step('the method of an extension links to its page, and hover and anatomy describe it', async () => {
    await openWith(page, VIEW);
    await report(page).getByRole('tab', { name: 'Anatomy' }).click();
    const link = report(page).getByRole('link', { name: 'ui/initialize', exact: true }).first();
    await expect(link).toHaveAttribute('href', '#/reference/methods/ui%2Finitialize');
    await expect(report(page)).toContainText('What the view supports.');
    await link.click();
    await expect(heading(page)).toHaveText('MCP Apps');
    await expect(page.getByRole('main').locator('[data-target]')).toContainText('ui/initialize');
  });
});
