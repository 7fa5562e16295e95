// `npm run screenshots`: the two pictures of the README, taken from the served build.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildIfNeeded } from './build.mjs';
import { findChromium } from './ensure.mjs';
import { serve } from './serve.mjs';
import { root } from './sources.mjs';

await buildIfNeeded();
mkdirSync(join(root, 'docs'), { recursive: true });
const server = await serve();
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(server.url);
    // The first visit shows a message with a mistake; the picture waits for the editor and the verdict.
    await page.locator('.monaco-editor .view-line').first().waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /error|valid/i })
      .waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    const path = join('docs', `check-${colorScheme}.png`);
    await page.screenshot({ path: join(root, path) });
    console.log(path);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
