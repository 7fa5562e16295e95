// “Sequence”, saved as a file: a self-contained drawing.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { HOSTILE, lineOf, long, TALK } from '../web/testing/talk.ts';
import { write } from './screen.ts';
import { drawing, openTalk } from './sequence-screen.ts';

/** How a browser parses a saved file: element names, text, and whether it is well formed. */
const readSvg = (page: Page, svg: string) =>
  page.evaluate((text) => {
    const tree = new DOMParser().parseFromString(text, 'image/svg+xml');
    const names = [...new Set([...tree.querySelectorAll('*')].map((one) => one.localName))].sort();
    return { names, text: tree.documentElement.textContent, label: tree.querySelector('title')?.textContent };
  }, svg);

test('“Sequence” is saved as SVG and as PNG, and a file that is incomplete says so', async ({ page }) => {
  await test.step('saved as SVG: well formed, in the colors of the page, and hostile names are text', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openTalk(page, `${TALK}\n${lineOf('>', { id: 9, method: HOSTILE }, 2070)}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as SVG' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('sequence.svg');
    const svg = readFileSync(await file.path(), 'utf8');
    const { names, text, label } = await readSvg(page, svg);
    expect(names).toEqual(['circle', 'desc', 'g', 'path', 'rect', 'style', 'svg', 'text', 'title']);
    expect(text).toContain('</text><script>alert(1)');
    expect(label).toBe('Sequence of 8 messages between client and server');
    expect(svg).not.toMatch(/href=|url\(|var\(/);
    const sheet = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(sheet).toContain('dark');
    expect(/<rect width="\d+" height="\d+" fill="#([0-3][0-9a-f]){3}"/.test(svg), 'a dark ground').toBe(true);
  });
  await test.step('saved as PNG: drawn under the page’s own policy, and not blank', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await write(page, TALK);
    await expect(drawing(page).getByRole('option')).toHaveCount(7);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PNG' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('sequence.png');
    const bytes = readFileSync(await file.path());
    const inks = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const brush = canvas.getContext('2d');
      brush?.drawImage(image, 0, 0);
      const points = new Uint32Array(
        brush?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0),
      );
      return { width: image.width, height: image.height, colors: new Set(points).size };
    }, bytes.toString('base64'));
    expect(inks.width).toBe(1520);
    expect(inks.height).toBeGreaterThan(900);
    expect(inks.colors).toBeGreaterThan(50);
  });
  await test.step('a file that is incomplete states its rows', async () => {
    await write(page, long(1200));
    await page.getByRole('button', { name: 'Unfold all' }).click();
    // The rows render after the click, when the page is idle.
    await expect(page.getByRole('button', { name: /^Fold all/ })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PNG' }).click(),
    ]);
    await file.path();
    await expect(page.getByText(/It holds \d+ of 1,\d{3} rows, from message 1 to message \d+\./)).toBeVisible();
  });
});
