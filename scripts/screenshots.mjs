// `npm run screenshots`: the pictures of the README, taken from the served build.
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
  // A handshake, the list of tools and a forecast, each as prepared by the screen.
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${server.url}#/server?server=weather&revision=2025-11-25`);
  await page.locator('.monaco-editor .view-line').first().waitFor();
  const lines = page.getByRole('list', { name: 'Messages on the wire' }).locator('[aria-expanded]');
  for (const count of [2, 3, 5, 7]) {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await lines.nth(count - 1).waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(root, 'docs', 'server-light.png') });
  console.log('docs/server-light.png');
  // The handshake, until a question about a wrong message is answered.
  await page.goto(`${server.url}#/learn/handshake?revision=2025-11-25`);
  for (const wanted of [/^Step 2 of/, /^Step 3 of/]) await onWith(page, page.getByRole('list', { name: wanted }));
  await onWith(page, page.getByText('The correct answer is'));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(root, 'docs', 'learn-light.png') });
  console.log('docs/learn-light.png');
} finally {
  await browser.close();
  await server.close();
}

/** Continues a walkthrough until something is visible, choosing the first option of every question. */
async function onWith(page, there) {
  while (!(await there.isVisible())) {
    const answer = page.getByRole('main').getByRole('radio').first();
    if (await answer.isVisible()) await answer.check({ timeout: 2000 }).catch(() => undefined);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Next|Send|Reveal)/ })
      .click();
    await page.waitForTimeout(300);
  }
}
