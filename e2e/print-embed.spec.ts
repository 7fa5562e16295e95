// Print: Check prints its report, Reference its page without bars. Embed: `nav=0` keeps an item by itself.
import { expect, test } from './fixtures.ts';
import { openWith, report } from './screen.ts';

test('Check prints its report in dark ink, without bars and editor, in both themes', async ({ page }) => {
  await openWith(page, '{"jsonrpc":"2.0","id":null,"method":"tools/list"}');
  await expect(report(page)).toContainText('1 error');
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.locator('#pane-message')).toBeHidden();
      await expect(report(page).getByRole('status')).toBeVisible();
      await expect(report(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
      const ink = (): Promise<number> =>
        report(page).evaluate((pane) => {
          const canvas = document.createElement('canvas').getContext('2d');
          if (!canvas) return 255;
          canvas.fillStyle = getComputedStyle(pane).color;
          canvas.fillRect(0, 0, 1, 1);
          return canvas.getImageData(0, 0, 1, 1).data[0] ?? 255;
        });
      await expect.poll(ink).toBeLessThan(80);
    });
  }
});

test('a narrow page prints the report; paper shows all causes and problems', async ({ page }) => {
  await test.step('a narrow page that shows the message prints the report', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openWith(page, '{"jsonrpc":"2.0","id":null,"method":"tools/list"}');
    await page.emulateMedia({ media: 'print' });
    await expect(report(page).getByRole('status')).toBeVisible();
    await expect(page.locator('#pane-message')).toBeHidden();
  });
  await test.step('paper shows all causes and problems: nothing of the report scrolls', async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 700 });
    const hello = '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}';
    await openWith(
      page,
      ['Starting maps', ...Array.from({ length: 30 }, () => hello), 'Server exited with code 1'].join('\n'),
    );
    await expect(report(page).getByRole('article').first()).toBeVisible();
    await expect(report(page).getByRole('region', { name: 'Why it fails' })).toBeVisible();
    const cut = () =>
      report(page).evaluate((pane) =>
        [...pane.querySelectorAll<HTMLElement>('section, div')]
          .filter((box) => getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1)
          .map((box) => box.className),
      );
    expect(await cut()).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await cut()).toEqual([]);
  });
});

test('Reference prints its whole page without bars', async ({ page }) => {
  await page.goto('./#/reference/errors');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(heading).toBeVisible();
  const cut = await heading.evaluate((title) => {
    for (let box = title.parentElement; box; box = box.parentElement)
      if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible') return box.tagName;
    return null;
  });
  expect([null, 'HTML']).toContain(cut);
});

test('nav=0 keeps an embedded item by itself', async ({ page, context }) => {
  await page.goto('./#/learn/null-id?embed=1');
  await expect(page.getByRole('navigation', { name: 'Previous and next lesson' })).toBeVisible();
  await page.goto('./#/learn/null-id?embed=1&nav=0');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Previous and next lesson' })).toHaveCount(0);
  await expect(page.locator('a[href*="#/learn"]')).toHaveCount(0);
  expect(page.url()).toContain('nav=0');
  const link = page.getByRole('main').locator('a[href]').first();
  if ((await link.count()) === 0) return;
  const opened = context.waitForEvent('page');
  await link.click();
  await opened;
  expect(page.url()).toContain('nav=0');
});
