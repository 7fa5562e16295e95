// Reference: every page by its address, and its content.
import { expect, test } from './fixtures.ts';
import { go, heading } from './reference-screen.ts';
import { expectText, expectVerdict, report, whenReady } from './screen.ts';

const PAGES: readonly (readonly [path: string, heading: string | RegExp, title: RegExp])[] = [
  ['', 'Reference', /^Overview · Reference/],
  ['messages', 'Message kinds', /^Message kinds/],
  ['methods', 'Methods', /^Methods/],
  ['methods/tools%2Fcall', 'tools/call', /^tools\/call/],
  ['methods/tools/call', 'tools/call', /^tools\/call/],
  ['types', 'Types', /^Types/],
  ['types/2025-06-18', 'Types', /^Types/],
  ['types/2025-11-25/Tool', 'Tool', /^Tool/],
  ['types/2025-11-25/Tool/inputSchema', 'Tool', /^Tool/],
  ['types/Tool', 'Tool', /^Tool/],
  ['capabilities', 'Capabilities', /^Capabilities/],
  ['errors', 'Error codes', /^Error codes/],
  ['errors/-32602', 'Error codes', /^Error codes/],
  ['transports', 'Transports', /^Transports/],
  ['changes/2025-03-26/2025-06-18', 'What changed', /^What changed from 2025-03-26 to 2025-06-18/],
  ['hosts', 'Hosts', /^Hosts/],
  ['hosts/claude-code', 'Claude Code', /^Claude Code/],
  ['hosts/typescript-sdk/tssdk-input-root-type-object', 'TypeScript SDK', /^TypeScript SDK/],
  ['extensions', 'Extensions', /^Extensions/],
  ['extensions/apps', 'MCP Apps', /^MCP Apps/],
  ['extensions/skills/skills%2Flist', 'Skills', /^Skills/],
  ['methods/ui%2Finitialize', 'MCP Apps', /^MCP Apps/],
  ['types/UiToolMeta', 'MCP Apps', /^MCP Apps/],
  ['rules/apps%2Fdirection', /must/, /· Reference/],
  ['rules/config%2Fno-command-or-url', /must/, /· Reference/],
  ['rules', 'Rules', /^Rules/],
  ['rules/ids', 'Ids', /^Rules, Ids/],
  ['rules/ids%2Fnull-id', 'The id of a request must not be null', /^The id of a request must not be null/],
  ['rules/ids/null-id', 'The id of a request must not be null', /^The id of a request must not be null/],
  ['rules/json-comment', 'JSON must not contain comments', /^JSON must not contain comments/],
];

test('every page has its address, its heading and its title, and the overview leads to them', async ({ page }) => {
  await test.step('every page has its address, its heading and its title', async () => {
    for (const [path, headline, title] of PAGES) {
      await test.step(path, async () => {
        await go(page, path);
        await expect(heading(page)).toHaveText(headline);
        await expect(page).toHaveTitle(title);
        await expect(heading(page)).toHaveCount(1);
      });
    }
  });
  await test.step('an unknown page is the overview, with a notice', async () => {
    for (const path of [
      'nowhere',
      'rules/no%2Fsuch-rule',
      'methods/tools%2Fbake',
      'types/2025-11-25/Nothing',
      'hosts/netscape',
      'extensions/nothing',
    ]) {
      await go(page, path);
      await expect(page.getByRole('note')).toContainText('There is no page');
      await expect(heading(page)).toHaveText('Reference');
    }
  });
  await test.step('the overview leads to every page, and back returns to it', async () => {
    await go(page, '');
    const entries = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    const names = [
      'Message kinds',
      'Methods',
      'Types',
      'Capabilities',
      'Error codes',
      'Transports',
      'What changed',
      'Hosts',
      'Extensions',
      'Rules',
    ];
    await expect(entries).toHaveText(names);
    for (const name of names) {
      await entries.filter({ hasText: name }).click();
      await expect(heading(page)).toHaveText(name);
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await expect(heading(page)).toHaveText('Reference');
    }
  });
  await test.step('the number of rules is the same everywhere, and its meaning is explained', async () => {
    await go(page, '');
    const link = page.getByRole('navigation', { name: 'Reference' }).getByRole('link', { name: /^Rules [\d,]+$/ });
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Rules' }) });
    const summary = /([\d,]+) pages: ([\d,]+) requirements and (\d+) rules/;
    await expect(entry).toContainText(summary);
    const [, all = '', requirements = '', rules = ''] = summary.exec((await entry.textContent()) ?? '') ?? [];
    const number = (text: string): number => Number(text.replace(/,/g, ''));
    expect(number(requirements) + number(rules)).toBe(number(all));
    await expect(link).toContainText(all.trim());
    await go(page, 'rules');
    await expect(page.getByRole('main')).toContainText(`${all.trim()} pages:`);
  });
});

test('methods, types, marked rows, and what changed', async ({ page }) => {
  await test.step('methods: sender and first revision; the sender can be selected', async () => {
    await go(page, 'methods');
    const table = page.getByRole('table', { name: 'Methods' });
    const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(row('ping').getByRole('cell')).toHaveText([/both/, '', 'yes', 'yes', 'yes', 'yes', /no$/]);
    await expect(row('server/discover').getByRole('cell').nth(6)).toHaveText('yes');
    await expect(row('sampling/createMessage').getByRole('cell').nth(6)).toHaveText('inside a result');
    await expect(row('resources/subscribe')).toContainText('resources.subscribe');
    await page.getByRole('group', { name: 'Sent by' }).getByRole('button', { name: 'Server' }).click();
    await expect(row('tools/list')).toHaveCount(0);
    await expect(row('roots/list')).toHaveCount(1);
    await row('roots/list').getByRole('link').click();
    await expect(heading(page)).toHaveText('roots/list');
    await page.getByRole('link', { name: 'ListRootsResult' }).first().click();
    await expect(page).toHaveURL(/types\/2024-11-05\/ListRootsResult$/);
  });
  await test.step('a type: members with requiredness, first revision, and links to the types they contain', async () => {
    await go(page, 'types/2025-11-25/Tool');
    const members = page.getByRole('list', { name: 'Members' }).getByRole('listitem');
    const member = (name: string) => members.filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(member('inputSchema')).toContainText('required');
    await expect(member('outputSchema')).toContainText('Since 2025-06-18');
    await member('annotations').getByRole('link', { name: 'ToolAnnotations' }).click();
    await expect(heading(page)).toHaveText('ToolAnnotations');
    await page.goBack();
    await page.getByRole('group', { name: 'Revision' }).getByRole('link', { name: '2024-11-05' }).click();
    await expect(page).toHaveURL(/types\/2024-11-05\/Tool$/);
    await expect(member('name')).toHaveCount(1);
    await expect(member('outputSchema')).toHaveCount(0);
  });
  await test.step('a row named by the address is visible and marked', async () => {
    await go(page, 'errors/-32603');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '-32603', exact: true }) });
    await expect(row).toHaveAttribute('data-target', 'true');
    await expect(row).toBeInViewport();
    await go(page, 'types/2025-11-25/Tool/outputSchema');
    await expect(page.locator('li[data-target]')).toContainText('outputSchema');
    await expect(page.locator('li[data-target]')).toBeInViewport();
  });
  await test.step('what changed between two revisions, forward and backward', async () => {
    await go(page, 'changes/2025-03-26/2025-06-18');
    const main = page.getByRole('main');
    await expect(main).toContainText('Each message is sent alone');
    const methods = main.getByRole('region', { name: /^Methods/ }).getByRole('listitem');
    await expect(methods.filter({ hasText: 'elicitation/create' })).toContainText('new');
    await page.getByRole('link', { name: 'Swap' }).click();
    await expect(page).toHaveURL(/changes\/2025-06-18\/2025-03-26$/);
    await expect(methods.filter({ hasText: 'elicitation/create' })).toContainText('gone');
    await page.getByLabel('From').selectOption('2025-11-25');
    await expect(page).toHaveURL(/changes\/2025-11-25\/2025-03-26$/);
    await page.getByLabel('To', { exact: true }).selectOption('2025-11-25');
    await expect(main).toContainText('both are the same revision');
  });
});

test('a rule: level and clause per revision, examples to try', { tag: '@journey' }, async ({ page }) => {
  await go(page, 'rules/ids%2Fnull-id');
  const facts = page.getByRole('complementary', { name: 'Facts' });
  const levels = facts.getByRole('list').first().getByRole('listitem');
  await expect(levels).toHaveCount(6);
  await expect(levels.first()).toContainText('SHOULD NOT');
  await expect(levels.nth(4)).toContainText('MUST NOT');
  await expect(levels.nth(4).getByRole('link')).toHaveAttribute('href', /specification\/2025-11-25\/basic/);
  const bad = page.getByRole('figure', { name: 'Bad example 1' });
  await expect(bad).toContainText('reported in');
  await bad.getByRole('link', { name: 'Try it' }).click();
  await whenReady(page);
  await expectText(page, '{"jsonrpc":"2.0","id":null,"method":"tools/list"}');
  await expectVerdict(page, '1 error');
  await report(page).getByRole('link', { name: 'The rule ids/null-id' }).click();
  await expect(heading(page)).toHaveText('The id of a request must not be null');
});
