// axe reports nothing in the built page with its editor, light and dark; views and states are in `looks.browser.test.tsx`.
import { clean, cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { editor, expectVerdict, open, report, status, write } from './screen.ts';

test(
  'a first visit and a problem, with one main, one status, headings in order, a title and a language',
  { tag: '@journey' },
  async ({ page }) => {
    await open(page);
    await expectVerdict(page, '2 errors');
    await test.step('one main, one status, headings in order, a title and a language', async () => {
      await expect(page).toHaveTitle(/Check/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('status')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check messages');
      const levels = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
      expect(levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
    });
    await test.step('axe reports nothing on a first visit, at a problem, and for every severity', async () => {
      await cleanInBoth(page, 'first visit');
      await page.keyboard.press('F8');
      await expect(editor(page)).toBeFocused();
      await cleanInBoth(page, 'at a problem');
      await write(page, '{"jsonrpc":"1.0","id":null,"id":null,"method":"a","extra":1,} // and so on');
      await expect(status(page)).toContainText('error');
      await cleanInBoth(page, 'errors, warnings, infos');
    });
  },
);

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
