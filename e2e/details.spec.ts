// Details that were once wrong: texts without their occasion, controls without contrast, tables that break.
import { expect, test } from './fixtures.ts';
import { checkAnswer, openExercise, solved, write } from './exercise-screen.ts';
import { open, openWith, report, tab } from './screen.ts';
import { expectFit } from './width.ts';

test('links beside a solved exercise have their own heading', async ({ page }) => {
  await openExercise(page, 'null-id');
  await write(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}');
  await checkAnswer(page).click();
  await expect(solved(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to remember' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'In the specification' })).toBeVisible();
});

test('forced colors: a switch has a visible thumb', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '#/check');
  await page.goto('./#/server');
  const toggle = page.getByRole('switch').first();
  await expect(toggle).toBeVisible();
  // The colors of a switch take a moment to change, also those of forced colors.
  const thumbStandsOut = () =>
    expect
      .poll(() =>
        toggle.evaluate(
          (element) =>
            getComputedStyle(element).backgroundColor !== getComputedStyle(element, '::before').backgroundColor,
        ),
      )
      .toBe(true);
  await thumbStandsOut();
  const before = (await toggle.getAttribute('aria-checked')) ?? '';
  await toggle.click();
  await expect(toggle).not.toHaveAttribute('aria-checked', before);
  await thumbStandsOut();
});

test('forced colors: a selected message is readable and marked, and a picture has its colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWith(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":1,"result":{}}');
  await tab(page, 'Messages').click();
  const rows = report(page).getByRole('grid', { name: 'Messages' }).getByRole('row');
  await rows.nth(1).click();
  const looks = (at: number) =>
    rows.nth(at).evaluate((row) => ({
      outline: getComputedStyle(row).outlineStyle,
      text: [...row.querySelectorAll('td, td *')].map((one) => getComputedStyle(one).color),
      page: getComputedStyle(document.body).backgroundColor,
    }));
  await expect.poll(async () => [(await looks(1)).outline, (await looks(2)).outline]).toEqual(['solid', 'none']);
  const { text, page: paper } = await looks(1);
  expect(text).not.toContain(paper);
  await tab(page, 'Sequence').click();
  const saved = page.waitForEvent('download');
  await report(page).getByRole('button', { name: 'Save as SVG' }).click();
  const file = await (await saved).createReadStream();
  const svg = Buffer.concat(await file.toArray()).toString();
  expect(new Set(svg.match(/#[0-9a-f]{6}\b/gu)).size).toBeGreaterThan(3);
});

for (const name of ['Methods', 'Capabilities']) {
  test(`${name} at 1024 px: names and revisions are not broken or joined`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 780 });
    await page.goto(`./#/reference/${name.toLowerCase()}`);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const heads = await page
      .locator('table')
      .first()
      .locator('thead th[data-code]')
      .evaluateAll((all) =>
        all.map((head) => {
          const range = document.createRange();
          range.selectNodeContents(head);
          const { left, right } = range.getBoundingClientRect();
          return [left, right] as const;
        }),
      );
    expect(heads).toHaveLength(5);
    heads.forEach(([left], at) => {
      const before = heads[at - 1];
      if (before) expect(left - before[1], `space before revision ${at}`).toBeGreaterThan(5);
    });
    // A line may break after a slash only.
    const broken = await page.locator('table code').evaluateAll((all) =>
      all
        .filter((one) => one.textContent.includes('_changed'))
        .filter((one) => {
          const text = one.textContent;
          const node = [...one.childNodes].find((child) => child.textContent?.includes('_changed'));
          if (!node) return true;
          const range = document.createRange();
          range.selectNodeContents(node);
          return range.getClientRects().length > 1 && text.length > 0;
        })
        .map((one) => one.textContent),
    );
    expect(broken).toEqual([]);
    await expectFit(page);
  });
}
