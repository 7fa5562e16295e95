/** Files in and out: drop, open, export, share. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { button, openText, report, status, tab } from './elements.ts';
import type { Scene, Step } from './scene.ts';

const TALK = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
  '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"2"}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '{"jsonrpc":"2.0","id":2,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}',
].join('\n');
const NULL_ID = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';

/** Waits until a download is complete, by its last bytes. */
async function downloaded({ downloads }: Scene, name: string, end: string): Promise<Buffer> {
  const path = join(downloads, name);
  for (;;) {
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    if (bytes.subarray(-64).includes(end)) return bytes;
    await setTimeout(20);
  }
}

/** The steps with files and links. */
export const FILES: readonly Step[] = [
  {
    name: 'a dropped file is read',
    run: async ({ page }) => {
      await page.open('#/check');
      await page.run((_, text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'dropped.json'));
        const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
        for (const type of ['dragenter', 'dragover', 'drop'])
          target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      }, NULL_ID);
      await page.shows(status, /^1 error 1 message/);
      await page.holds(NULL_ID);
    },
  },
  {
    name: '“Open file” reads a file',
    run: async ({ page }) => {
      await page.chooseFile('input[type="file"]', 'talk.jsonl', TALK);
      await page.shows(status, /^Valid 5 messages/);
    },
  },
  {
    name: 'the sequence is drawn, and saved as SVG',
    run: async (scene) => {
      const { page } = scene;
      await openText(page, TALK, /^Valid 5 messages/);
      await page.click(tab(/^Sequence/));
      await page.click(button('Save as SVG'));
      const svg = (await downloaded(scene, 'sequence.svg', '</svg>')).toString('utf8');
      const read = await page.run((_, text) => {
        const tree = new DOMParser().parseFromString(text, 'image/svg+xml');
        return { root: tree.documentElement.localName, title: tree.querySelector('title')?.textContent };
      }, svg);
      expect(read).toEqual({ root: 'svg', title: 'Sequence of 5 messages between client and server' });
    },
  },
  {
    name: 'the sequence is saved as PNG, and is not blank',
    run: async (scene) => {
      const { page } = scene;
      await page.click(button('Save as PNG'));
      const bytes = await downloaded(scene, 'sequence.png', 'IEND');
      const { width, colors } = await page.run(async (_, data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        const brush = canvas.getContext('2d');
        brush?.drawImage(image, 0, 0);
        const points = brush?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0);
        return { width: image.width, colors: new Set(new Uint32Array(points)).size };
      }, bytes.toString('base64'));
      expect(width).toBeGreaterThan(1000);
      expect(colors).toBeGreaterThan(50);
    },
  },
  {
    name: 'the report is exported as JSON',
    run: async (scene) => {
      const { page } = scene;
      await page.click(button(/^Export/, report));
      await page.click({ role: 'menuitem', name: /^JSON report/ });
      const saved = JSON.parse((await downloaded(scene, 'report.json', '}\n')).toString('utf8')) as object;
      expect(Object.keys(saved).length).toBeGreaterThan(3);
    },
  },
  {
    name: 'a share link opens the same text with the same verdict',
    run: async ({ page }) => {
      await openText(page, NULL_ID, /^1 error 1 message/);
      await page.click(button('Share'));
      const field = { role: 'textbox', name: 'Link', within: { role: 'dialog', name: 'Share this text' } };
      await page.shows(field, /#\/check\?s=|#\/check\?.*s=/);
      await page.load(await page.textOf(field));
      await page.shows(status, /^1 error 1 message, judged by MCP 2025-11-25/);
      await page.holds(NULL_ID);
    },
  },
];
