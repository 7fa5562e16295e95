// “Present”: a walkthrough for a projector. And the QR code of a link, with which an audience opens it.
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { onward, whenFull } from './walk-screen.ts';

const rootSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

test('a walkthrough is presented large, without bars, by keys; Escape ends it', async ({ page }) => {
  await page.goto('./#/learn/handshake');
  const bar = page.getByRole('banner');
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  await expect(chapters).toBeVisible();
  const small = await page.evaluate(rootSize);
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await expect(bar).toHaveCount(0);
  await expect(chapters).toHaveCount(0);
  await expect(page).toHaveURL(/#\/learn\/handshake\?.*present=1$/u);
  expect(await page.evaluate(rootSize)).toBe(small * 1.5);
  await whenFull(page);
  await cleanInBoth(page, 'a presentation');
  // The states grow with the text, in a row and in a column.
  const states = page.getByRole('img', { name: /Waiting for initialize \(now\)/u });
  for (const width of [1280, 1000, 400]) {
    await page.setViewportSize({ width, height: 800 });
    const letters = await states.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const text = one.matches('svg') ? one.querySelector('text') : [...one.querySelectorAll('span')].at(-1);
          return text ? text.getBoundingClientRect().height : 0;
        }),
    );
    expect(letters).toHaveLength(1);
    expect(letters[0], `${width}`).toBeGreaterThanOrEqual(20);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const stepNumber = (number: number) => page.getByRole('list', { name: new RegExp(`^Step ${number} of`, 'u') });
  await expect(stepNumber(1)).toBeVisible();
  // A choice keeps the arrows; the other keys of a remote control go on.
  await page.getByRole('radio').first().check();
  await page.keyboard.press('PageDown');
  await expect(onward(page)).toHaveText('Next');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(stepNumber(2)).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(stepNumber(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
  await expect(chapters).toBeVisible();
  expect(await page.evaluate(rootSize)).toBe(small);
  expect(page.url()).not.toContain('present');
});

test('an address begins a presentation, and a reload keeps it', async ({ page }) => {
  await page.goto('./#/learn/pages?present=1');
  await expect(page.getByRole('button', { name: 'Leave the presentation' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Leave the presentation' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the link to an exercise is a QR code on request', async ({ page }) => {
  await page.goto('./#/learn/null-id');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this page' });
  const code = dialog.getByRole('img', { name: 'QR code of the link' });
  await expect(code).toHaveCount(0);
  await dialog.getByRole('button', { name: 'QR code' }).click();
  await expect(code).toBeVisible();
  // Three corners of every code have the same pattern, with white around.
  const size = await code.evaluate((svg) => Number(svg.getAttribute('viewBox')?.split(' ')[2]));
  const dark = new Set((await code.locator('path').getAttribute('d'))?.match(/M\d+ \d+/gu));
  const corner = (x: number, y: number): string =>
    Array.from({ length: 7 }, (_, at) => (dark.has(`M${x + at} ${y + 3}`) ? '#' : '.')).join('');
  expect([corner(4, 4), corner(size - 11, 4), corner(4, size - 11)]).toEqual(['#.###.#', '#.###.#', '#.###.#']);
  expect([...dark].some((module) => /M[0-3] | [0-3]$/u.test(module))).toBe(false);
  await cleanInBoth(page, 'the QR code');
});
