// axe reports nothing, in any state, in light and dark.
import { clean, cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { editor, expectVerdict, open, report, status, tab, write } from './screen.ts';

test('first visit, valid, empty, warnings, invalid JSON', { tag: '@journey' }, async ({ page }) => {
  await open(page);
  await expectVerdict(page, '2 errors');
  await cleanInBoth(page, 'first visit');
  await report(page).getByRole('button', { name: 'Fix', exact: true }).first().click();
  await expect(report(page).getByText('Fixed, undo')).toBeVisible();
  await cleanInBoth(page, 'after a fix');
  await report(page).getByRole('button', { name: 'Fix all safe' }).click();
  await expectVerdict(page, 'Valid');
  await cleanInBoth(page, 'valid');
  await write(page, '');
  await expectVerdict(page, 'Nothing to check');
  await cleanInBoth(page, 'empty');
  await write(page, '{"jsonrpc":"1.0","id":null,"id":null,"method":"a","extra":1,} // and so on');
  await expect(status(page)).toContainText('error');
  await cleanInBoth(page, 'errors, warnings, infos');
});

test('messages, anatomy, a long list', async ({ page }) => {
  await open(page);
  await tab(page, 'Messages').click();
  await expect(page.getByRole('grid', { name: 'Messages' }).getByRole('row').nth(6)).toBeVisible();
  await cleanInBoth(page, 'messages');
  await tab(page, 'Anatomy').click();
  const members = page.getByRole('list', { name: 'Members' });
  await expect(members).toContainText('method');
  await members.getByRole('button', { name: 'method', exact: true }).focus();
  await expect(page.locator('.mp-lit').first()).toBeVisible();
  await cleanInBoth(page, 'anatomy, a member lit');
  await write(page, Array.from({ length: 150 }, (_, id) => `[{"id":${id},"method":"ping"},1]`).join('\n'));
  await expect(status(page)).toContainText('150 messages');
  await tab(page, 'Messages').click();
  await expect(page.getByRole('grid').getByRole('row').nth(9)).toBeVisible();
  await cleanInBoth(page, 'rows drawn as they come in sight');
  await tab(page, 'Problems').click();
  await expect(
    report(page)
      .getByRole('button', { name: /more like this/ })
      .first(),
  ).toBeVisible();
  await cleanInBoth(page, 'folded problems');
});

test('menus, dialogs, notices, the lightbulb', async ({ page }) => {
  await open(page, '#/nowhere');
  await expect(page.getByRole('alert').filter({ hasText: 'no page' })).toBeVisible();
  await cleanInBoth(page, 'a notice');
  for (const name of ['Revision', 'Sender']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await cleanInBoth(page, `menu ${name}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Examples' }).click();
  await expect(page.getByRole('dialog', { name: 'Examples' }).getByRole('option').first()).toBeVisible();
  await cleanInBoth(page, 'examples');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  await cleanInBoth(page, 'palette');
  await page.keyboard.type('nothing has these words');
  await cleanInBoth(page, 'palette without a hit');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await cleanInBoth(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F8');
  await expect(editor(page)).toBeFocused();
  await cleanInBoth(page, 'at a problem');
});

test('320 and 375 px', async ({ page }) => {
  test.slow();
  const cleanInWidths = async (state: string): Promise<void> => {
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 700 });
      await cleanInBoth(page, `${state}, ${width} px`);
    }
  };
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page);
  await cleanInWidths('message');
  await page.getByRole('button', { name: /^Report/ }).click();
  await expectVerdict(page, '2 errors');
  await cleanInWidths('report');
  await tab(page, 'Messages').click();
  await expect(page.getByRole('grid').getByRole('row').nth(6)).toBeVisible();
  await cleanInWidths('messages');
  await tab(page, 'Anatomy').click();
  await expect(page.getByRole('list', { name: 'Members' })).toContainText('method');
  await cleanInWidths('anatomy');
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await cleanInBoth(page, `menu, ${width} px`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

test('before the editor has loaded, and embedded', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/mount-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('./');
  await expect(status(page)).not.toBeEmpty();
  await cleanInBoth(page, 'the page itself');
  await page.unrouteAll();
  await page.route(/\/assets\/Editor-[\w-]+\.js$/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'plain text box' })).toBeVisible();
  await cleanInBoth(page, 'the plain text box');
  await page.unrouteAll();
  await page.goto('about:blank');
  await open(page, '#/check?embed=1');
  await cleanInBoth(page, 'embedded');
});

test('one main, one status, headings in order, a title and a language', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/Check/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check messages');
  const levels = await page.getByRole('heading').evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
  expect(levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
});

test('reduced motion: nothing moves on its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await report(page).getByRole('heading', { level: 3 }).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Revision' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .map((one) => one.effect?.getComputedTiming())
        .filter((timing) => Number(timing?.duration ?? 0) > 1 && timing?.progress !== 1).length,
  );
  expect(moving).toBe(0);
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('body *:not(.monaco-editor, .monaco-editor *)')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return [...transitionDuration.split(','), ...animationDuration.split(',')]
        .map(parseFloat)
        .filter((s) => s > 0.01);
    }),
  );
  expect(durations).toEqual([]);
});

test('forced colors: the selected chip, the selected tab and the verdict can be distinguished', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await expectVerdict(page, '2 errors');
  const looks = (name: string) =>
    page.getByRole('tab', { name }).evaluate((element) => getComputedStyle(element).borderBottomColor);
  await expect.poll(async () => (await looks('Problems')) === (await looks('Messages'))).toBe(false);
  const chips = page.getByRole('group', { name: 'Verdict per revision' }).getByRole('button');
  const look = (pressed: boolean) =>
    chips
      .and(page.locator(`[aria-pressed="${pressed}"]`))
      .first()
      .evaluate((element) => {
        const own = getComputedStyle(element);
        const before = getComputedStyle(element, '::after');
        return [own.backgroundColor, own.boxShadow, own.borderBottomColor, own.outline, before.backgroundColor].join();
      });
  await expect.poll(async () => (await look(true)) === (await look(false))).toBe(false);
  const ink = (selector: string, property: 'color' | 'backgroundColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  const paper = await ink('.monaco-editor-background', 'backgroundColor');
  for (const token of ['.view-line span span', '.line-numbers'])
    expect(await ink(token, 'color'), token).not.toBe(paper);
  // The system chooses the colors.
  await clean(page, 'forced colours', ['color-contrast']);
});
