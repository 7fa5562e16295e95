/** The caches of a build: filled only with files that match the build, removed when no page uses them. */
import { formerStores, isPage, PAGE, pathBelow, renewed, storeNames } from './answers.ts';
import type { Build } from './answers.ts';

/** Parallel downloads; few, so that the open page has priority. */
const LANES = 3;

/** The caches of one build at one scope. */
export interface Stores {
  /**
   * Precaches all files for a first visit. Fails if a file is missing or does not match the build; cached files stay for the
   * next attempt.
   */
  precache(): Promise<void>;
  /** A precached file, or the response from the network. */
  first(path: string, request: Request): Promise<Response>;
  /** A rarely needed file, cached after the first fetch. `lasting` receives the work that continues after the response. */
  seldom(path: string, request: Request, lasting: (work: Promise<unknown>) => void): Promise<Response>;
  /** A file of a former build, for a page of that build. */
  former(request: Request): Promise<Response>;
  /** Caches rarely needed files that a page loaded before this worker was active. */
  keepLoaded(urls: readonly string[]): Promise<void>;
  /** Removes caches of former builds, unless more than one of these windows is a page: one may still use them. */
  tidy(windows: readonly { url: string }[]): Promise<void>;
}

/** Creates the caches. */
export function createStores(build: Build, scope: string): Stores {
  const names = storeNames(scope, build.version);
  const addressOf = (path: string): string => new URL(path, scope).href;
  const any = { ignoreVary: true, ignoreSearch: true };

  /** Stores a file if it matches the build. */
  async function put(cache: Cache, path: string, response: Response, digest: string): Promise<boolean> {
    if (response.status !== 200) return false;
    const copy = response.clone();
    if ((await digestOf(await response.arrayBuffer())) !== digest) return false;
    // Browsers reject a redirected response to a navigation.
    const plain = copy.redirected ? new Response(copy.body, { headers: copy.headers }) : copy;
    await cache.put(addressOf(path), plain);
    return true;
  }

  /** The same file in another of our caches: most files of a build do not change. */
  async function cached(path: string): Promise<Response | null> {
    for (const name of await caches.keys()) {
      const found = name.startsWith(names.mine) ? await (await caches.open(name)).match(addressOf(path), any) : null;
      if (found) return found;
    }
    return null;
  }

  async function fetchInto(cache: Cache, path: string, digest: string): Promise<void> {
    if (await cache.match(addressOf(path), any)) return;
    const old = await cached(path);
    if (old && (await put(cache, path, old, digest))) return;
    // File names with a hash never change their content; all others are revalidated.
    const how = path.startsWith('assets/') ? 'default' : 'no-cache';
    const response = await fetch(addressOf(path), { cache: how, priority: 'low' });
    if (!(await put(cache, path, response, digest))) throw new Error(`${path} does not match this build`);
  }

  async function renew(): Promise<void> {
    const cache = await caches.open(names.seldom);
    const stored = (await cache.keys()).map(({ url }) => pathBelow(scope, url) ?? '');
    for (const path of renewed(build, stored)) await fetchInto(cache, path, build.seldom[path] ?? '');
  }

  return {
    async precache() {
      const cache = await caches.open(names.first);
      const waiting = Object.entries(build.first);
      const failures: unknown[] = [];
      const lane = async (): Promise<void> => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          await fetchInto(cache, ...next).catch((error: unknown) => failures.push(error));
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      if (failures.length > 0) throw new AggregateError(failures, 'Some files of this build failed to load');
      await renew().catch(() => undefined);
    },
    async first(path, request) {
      const cache = await caches.open(names.first);
      return (await cache.match(addressOf(path), any)) ?? fetch(request);
    },
    async seldom(path, request, lasting) {
      const cache = await caches.open(names.seldom);
      const stored = await cache.match(addressOf(path), any);
      if (stored) return stored;
      const response = await fetch(request);
      lasting(put(cache, path, response.clone(), build.seldom[path] ?? '').catch(() => false));
      return response;
    },
    async former(request) {
      const path = pathBelow(scope, request.url);
      return (path === null ? null : await cached(path)) ?? fetch(request);
    },
    async keepLoaded(urls) {
      const cache = await caches.open(names.seldom);
      for (const url of urls) {
        const path = pathBelow(scope, url);
        const digest = path === null ? undefined : build.seldom[path];
        if (path !== null && digest !== undefined) await fetchInto(cache, path, digest).catch(() => undefined);
      }
    },
    async tidy(windows) {
      if (windows.filter(({ url }) => isPage(scope, url)).length > 1) return;
      const former = formerStores(await caches.keys(), scope, build.version);
      await Promise.all(former.map((name) => caches.delete(name)));
      const cache = await caches.open(names.seldom);
      for (const request of await cache.keys()) {
        const path = pathBelow(scope, request.url) ?? PAGE;
        if (!Object.hasOwn(build.seldom, path)) await cache.delete(request);
      }
    },
  };
}

/** The first 16 hex digits of SHA-256, as the build writes them. */
async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
