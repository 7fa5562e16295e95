/** A copy of the build on a host of its own, which a test may take away, spoil or replace by a newer one. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { filesIn, writeServiceWorker } from '../scripts/service-worker.mjs';
import { serve } from '../scripts/serve.mjs';
import { expect, test as base } from './fixtures.ts';

/** The host and what lies on it. */
export interface Site {
  folder: string;
  url: string;
  /** Takes the host away. */
  close(): Promise<void>;
  /** Brings it back, at the same address. */
  open(): Promise<void>;
}

/** Tests whose page comes from a host of their own, at `base`, with service workers. */
export const test = base.extend<{ site: Site; below: string }>({
  below: ['/', { option: true }],
  site: async ({ below }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'playground-site-'));
    cpSync(resolve(process.env['PLAYGROUND_DIST'] ?? 'dist'), folder, { recursive: true });
    const first = await serve({ folder, base: below });
    let { close } = first;
    await use({
      folder,
      url: first.url,
      close: () => close(),
      open: async () => {
        ({ close } = await serve({ folder, base: below, port: first.port }));
      },
    });
    await close();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
});

/** Waits until the page is kept for times without network: the worker is in charge only then. */
export async function whenPrecached(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'), { timeout: 30_000 })
    .toBe('activated');
}

/** No network: neither for the page nor for its worker, and no host at the other end. */
export async function goOffline(context: BrowserContext, site: Site): Promise<void> {
  await context.setOffline(true);
  await site.close();
}

/** The stores of this browser: their names, each with the paths in it. */
export function stores(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      found[name] = kept.map(({ url }) => url.slice(new URL('./', document.baseURI).href.length));
    }
    return found;
  });
}

/** Makes a newer build of the one in the folder: every asset under another name, and “Playground 2” in the bar. */
export async function makeNewer(folder: string): Promise<void> {
  const paths = filesIn(folder).filter((path) => path !== 'sw.js');
  const names = paths.filter((path) => path.startsWith('assets/')).map((path) => path.slice('assets/'.length));
  const renamed = new Map(names.map((name) => [name, name.replace(/-[\w-]{8}(\.\w+)$/, '-2$&')]));
  const mentions = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const path of paths) {
    if (!/\.(js|mjs|css|html)$/.test(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    const newer = text.replace(mentions, (name) => renamed.get(name) ?? name);
    const described = path.includes('/mount-')
      ? newer.replaceAll('MCP Protocol Playground', 'MCP Protocol Playground 2')
      : newer;
    writeFileSync(join(folder, path), described);
  }
  for (const [name, other] of renamed) renameSync(join(folder, 'assets', name), join(folder, 'assets', other));
  await describeAnew(folder);
}

/** Writes the worker for the files as they lie there now. */
export async function describeAnew(folder: string): Promise<void> {
  await writeServiceWorker(
    folder,
    filesIn(folder).filter((path) => path !== 'sw.js'),
  );
}
