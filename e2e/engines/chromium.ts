/** Chromium, driven by Playwright. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/ensure.mjs';
import type { Driver, StartOptions } from './driver.ts';
import { VIEWPORT } from './driver.ts';

/** Starts Chromium with one page. */
export async function startChromium({ downloads }: StartOptions): Promise<Driver> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    // Chromium drops a key that arrives in the last frames of a scroll animation.
    args: ['--disable-smooth-scrolling'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const page = await browser.newPage({ viewport: VIEWPORT });
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') log.push(`console error: ${message.text()}`);
  });
  page.on('pageerror', (error) => void log.push(`thrown: ${error.message}`));
  page.on('download', (file) => void file.saveAs(join(downloads, file.suggestedFilename())));
  return {
    load: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: async (expression, where = 'page') => {
      const frame = where === 'page' ? page.mainFrame() : page.mainFrame().childFrames()[0];
      if (!frame) throw new Error('The page has no frame');
      return frame.evaluate<string>(expression);
    },
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    chooseFile: (selector, path) => page.setInputFiles(selector, path),
    takeLog: () => log.splice(0),
    close: () => browser.close(),
  };
}
