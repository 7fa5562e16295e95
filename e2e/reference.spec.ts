// Reference: every page by its address, found by search, linked from Check, and as easy to use with a keyboard as with a mouse.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectText, expectVerdict, open, openWith, report, status, whenReady } from './screen.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find in the reference' });
const index = (page: Page) => page.getByRole('navigation', { name: 'Reference' });

async function go(page: Page, path: string): Promise<void> {
  await page.goto(`./#/reference/${path}`);
  await expect(heading(page)).toBeVisible();
}

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
  ['rules', 'Rules', /^Rules/],
  ['rules/ids', 'Ids', /^Rules, Ids/],
  ['rules/ids%2Fnull-id', 'The id of a request is not null', /^The id of a request is not null/],
  ['rules/ids/null-id', 'The id of a request is not null', /^The id of a request is not null/],
  ['rules/json-comment', 'JSON has no comments', /^JSON has no comments/],
];

test('every page has its address, its heading and its title', async ({ page }) => {
  for (const [path, words, title] of PAGES) {
    await test.step(path, async () => {
      await go(page, path);
      await expect(heading(page)).toHaveText(words);
      await expect(page).toHaveTitle(title);
      await expect(heading(page)).toHaveCount(1);
    });
  }
});

test('an unknown page is the overview, with a word on it', async ({ page }) => {
  for (const path of ['nowhere', 'rules/no%2Fsuch-rule', 'methods/tools%2Fbake', 'types/2025-11-25/Nothing']) {
    await go(page, path);
    await expect(page.getByRole('note')).toContainText('There is no page');
    await expect(heading(page)).toHaveText('Reference');
  }
});

test('the overview leads to every page, and back leads back', async ({ page }) => {
  await go(page, '');
  const entries = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  const names = await entries.allTextContents();
  expect(names).toEqual([
    'Message kinds',
    'Methods',
    'Types',
    'Capabilities',
    'Error codes',
    'Transports',
    'What changed',
    'Rules',
  ]);
  for (const name of names) {
    await entries.filter({ hasText: name }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText('Reference');
  }
});

test('methods: who sends what, since when; the sender can be chosen', async ({ page }) => {
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

test('a type: members with requiredness, since when, and links to what they hold', async ({ page }) => {
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

test('a row that the address names is in sight and marked', async ({ page }) => {
  await go(page, 'errors/-32603');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '-32603', exact: true }) });
  await expect(row).toHaveAttribute('data-target', 'true');
  await expect(row).toBeInViewport();
  await go(page, 'types/2025-11-25/Tool/outputSchema');
  await expect(page.locator('li[data-target]')).toContainText('outputSchema');
  await expect(page.locator('li[data-target]')).toBeInViewport();
});

test('what changed: any two revisions, forwards and backwards', async ({ page }) => {
  await go(page, 'changes/2025-03-26/2025-06-18');
  const main = page.getByRole('main');
  await expect(main).toContainText('Each message travels alone');
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

test('a rule: level and clause per revision, examples that can be tried', async ({ page }) => {
  await go(page, 'rules/ids%2Fnull-id');
  const facts = page.getByRole('complementary', { name: 'Facts' });
  const levels = facts.getByRole('list').first().getByRole('listitem');
  await expect(levels).toHaveCount(6);
  await expect(levels.first()).toContainText('SHOULD NOT');
  await expect(levels.nth(4)).toContainText('MUST NOT');
  await expect(levels.nth(4).getByRole('link')).toHaveAttribute('href', /specification\/2025-11-25\/basic/);
  const bad = page.getByRole('figure', { name: 'Bad example 1' });
  await expect(bad).toContainText('found in');
  await bad.getByRole('link', { name: 'Try it' }).click();
  await whenReady(page);
  await expectText(page, '{"jsonrpc":"2.0","id":null,"method":"tools/list"}');
  await expectVerdict(page, '1 error');
  await report(page).getByRole('link', { name: 'The rule ids/null-id' }).click();
  await expect(heading(page)).toHaveText('The id of a request is not null');
});

test('from Check and back: text, undo and choices stay', async ({ page }) => {
  await openWith(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}', '&revision=2025-06-18');
  await expectVerdict(page, 'Valid');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Reference' }).click();
  await expect(heading(page)).toHaveText('Reference');
  await expect(status(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Message editor' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Check' }).click();
  await expectText(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}');
  await expectVerdict(page, 'Valid');
  await expect(page.getByRole('button', { name: 'Revision' })).toHaveText('MCP 2025-06-18');
  await expect(page).toHaveTitle(/^Check/);
  await page.goBack();
  await expect(heading(page)).toHaveText('Reference');
  await page.goBack();
  await expectText(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('the difference of revisions leads to what changed between them', async ({ page }) => {
  await openWith(page, '{"jsonrpc":"2.0","id":1,"method":"tasks/list"}', '&revision=2025-11-25');
  await report(page)
    .getByRole('link', { name: /^What changed with/ })
    .click();
  await expect(heading(page)).toHaveText('What changed');
  await expect(page).toHaveURL(/changes\/(2025-06-18\/2025-11-25|2025-11-25\/2026-07-28)$/);
});

test('search by keyboard: type, walk, open; Escape ends it', async ({ page }) => {
  await go(page, 'methods');
  await find(page).focus();
  await page.keyboard.type('subscri');
  await expect(heading(page)).toContainText('found for “subscri”');
  const hits = page.getByRole('main').locator('[data-hits]').getByRole('link');
  await expect(hits.first()).toContainText(/subscri/i);
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(find(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('Methods');
  await page.keyboard.type('-32022');
  await expect(heading(page)).toContainText('found for “-32022”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/errors\/-32022$/);
  await expect(find(page)).toHaveValue('');
  await find(page).fill('zzzz nothing has this');
  await expect(heading(page)).toContainText('Nothing found');
  await find(page).fill('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('the picker at the top is the revision of the page', async ({ page }) => {
  await go(page, 'messages');
  await expect(page.getByRole('region', { name: 'Batch' })).toContainText('no batches');
  await page.getByRole('button', { name: 'Revision' }).click();
  await page.getByRole('menuitemradio', { name: /2025-03-26/ }).click();
  await expect(page.getByRole('region', { name: 'Batch' })).toContainText('"tools/list"');
  await expect(page).toHaveURL(/#\/reference\/messages$/);
});

test('going back brings the place back where one was reading', async ({ page }) => {
  await go(page, 'rules');
  await expect(page.getByRole('link', { name: 'ids/null-id' })).toBeVisible();
  await page.getByRole('link', { name: 'ids/null-id' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'ids/null-id' }).click();
  await expect(heading(page)).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'ids/null-id' })).toBeInViewport();
});

test('opened first, it fetches no editor; Check works when it is opened later', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await go(page, 'methods');
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/(Editor|ground)-/.test(url))).toEqual([]);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Check' }).click();
  await whenReady(page);
  await expectVerdict(page, '2 errors');
});

test('Check fetches nothing of the reference', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /Reference|virtual_book/.test(url))).toEqual([]);
});

test('the palette leads here, and its other commands back to Check', async ({ page }) => {
  await go(page, '');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await page.keyboard.press('Control+K');
  await expect(palette).toBeVisible();
  await page.keyboard.type('reference: error');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Error codes');
  await page.keyboard.press('Control+K');
  await expect(palette).toBeVisible();
  await page.keyboard.type('anatomy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Anatomy' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/#\/check/);
});

const SHOWN: readonly (readonly string[])[] = [
  ['', 'messages', 'methods', 'methods/tools%2Fcall', 'types/2025-11-25', 'types/2025-11-25/Tool', 'capabilities'],
  [
    'errors/-32602',
    'transports',
    'changes/2024-11-05/2025-03-26',
    'rules/ids',
    'rules/ids%2Fnull-id',
    'rules/result-type%2Fvalue',
  ],
];

/** What axe has against the page as it is. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const width of [1280, 320]) {
      for (const [at, paths] of SHOWN.entries()) {
        test(`${width} px, ${at + 1}: axe finds nothing, nothing is wider than the page, headings are in order`, async ({
          page,
        }) => {
          test.slow();
          await page.setViewportSize({ width, height: 780 });
          for (const path of paths) {
            await go(page, path);
            await expect(page.getByText('Examples are on their way.')).toHaveCount(0);
            const sideways = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(sideways, path).toBe(0);
            const levels = await page
              .getByRole('heading')
              .evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
            expect(
              levels.every((level, place) => place === 0 || level <= (levels[place - 1] ?? 0) + 1),
              path,
            ).toBe(true);
            expect(await violations(page), path).toEqual([]);
          }
        });
      }

      test(`${width} px: axe finds nothing in a search`, async ({ page }) => {
        await page.setViewportSize({ width, height: 780 });
        await go(page, 'messages');
        await find(page).fill('-3260');
        await expect(heading(page)).toContainText('found for');
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test('on a narrow screen the contents fold away, and a link closes them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await go(page, 'messages');
  await expect(index(page)).toBeHidden();
  await page.getByRole('button', { name: 'Contents' }).click();
  expect(await violations(page)).toEqual([]);
  await index(page).getByRole('link', { name: 'Methods' }).first().click();
  await expect(heading(page)).toHaveText('Methods');
  await expect(index(page)).toBeHidden();
});
