// `node scripts/icons.mjs`: draws the icons of the installed app from public/icon.svg, on the accent color of the tokens; and
// prints the colors that index.html and the manifest contain.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './ensure.mjs';
import { root } from './sources.mjs';

/**
 * Size, share of the width that the drawing takes, and corner radius of the background: launchers crop maskable icons
 * themselves.
 */
const ICONS = {
  'icon-192.png': { size: 192, drawing: 0.76, round: 0.22 },
  'icon-512.png': { size: 512, drawing: 0.76, round: 0.22 },
  'icon-maskable-512.png': { size: 512, drawing: 0.6, round: 0 },
  'apple-touch-icon.png': { size: 180, drawing: 0.7, round: 0 },
};

const drawing = readFileSync(join(root, 'public/icon.svg'), 'utf8').replace(/<style>.*?<\/style>/, '');
const tokens = readFileSync(join(root, 'web/app/styles/tokens.css'), 'utf8');
const folder = join(root, 'public', 'icons');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const [name, { size, drawing: share, round }] of Object.entries(ICONS)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>${tokens}
      html { color-scheme: light }
      body { margin: 0 }
      main { display: grid; place-items: center; height: 100vh; background: var(--accent); border-radius: ${round * 100}% }
      svg { width: ${share * 100}%; height: ${share * 100}%; stroke: var(--on-accent) }
      circle { fill: var(--on-accent) }
    </style><main>${drawing}</main>`);
    writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  for (const theme of ['light', 'dark']) {
    const page = await browser.newPage();
    await page.setContent(
      `<style>${tokens} html { color-scheme: ${theme} }</style><canvas width="1" height="1"></canvas>`,
    );
    const text = await page.evaluate(() =>
      ['--paper', '--accent'].map((token) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${token})`;
        const brush = document.querySelector('canvas').getContext('2d');
        brush.fillStyle = getComputedStyle(probe).color;
        brush.fillRect(0, 0, 1, 1);
        const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
        return `${token} #${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      }),
    );
    console.log(theme, ...text);
    await page.close();
  }
} finally {
  await browser.close();
}
