/** A copy of the build on its own host, which a test can stop, damage or replace by a newer build. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { filesIn, writeServiceWorker } from '../scripts/service-worker.mjs';
import { serve } from '../scripts/serve.mjs';
import { expect, separate } from './fixtures.ts';

/** The host and its files. */
export interface Site {
  folder: string;
  url: string;
  /** Stops the host. */
  close(): Promise<void>;
  /** Restarts it at the same address. */
  open(): Promise<void>;
}

/** Tests whose page is served from its own host, at `base`, with service workers. */
export const test = separate.extend<{ site: Site; below: string }>({
  below: ['/', { option: true }],
  site: async ({ below }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'playground-site-'));
    cpSync(resolve(process.env['PLAYGROUND_DIST'] ?? 'dist'), folder, { recursive: true });
    // Fast to pack: every test packs a copy of its own.
    const first = await serve({ folder, base: below, quality: 1 });
    let { close } = first;
    await use({
      folder,
      url: first.url,
      close: () => close(),
      open: async () => {
        ({ close } = await serve({ folder, base: below, port: first.port, quality: 1 }));
      },
    });
    await close();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
});

/** Waits until the page is available offline: only then is the worker active. */
export async function whenPrecached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none')).toBe('activated');
}

/** No network: neither for the page nor for its worker, and no host. */
export async function goOffline(context: BrowserContext, site: Site): Promise<void> {
  await context.setOffline(true);
  await site.close();
}

/** The caches of this browser: their names, each with its paths. */
export function stores(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const stored = await (await caches.open(name)).keys();
      found[name] = stored.map(({ url }) => url.slice(new URL('./', document.baseURI).href.length));
    }
    return found;
  });
}

/** Turns the build in the folder into a newer one: every asset has a new name, and the top bar shows “Playground 2”. */
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

/** Writes the worker for the current files. */
export async function describeAnew(folder: string): Promise<void> {
  await writeServiceWorker(folder);
}
