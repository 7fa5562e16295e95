/** The stores of a build in the browser: filled with files that are exactly the build's, emptied when nobody needs them. */
import { formerStores, isPage, PAGE, pathBelow, renewed, storeNames } from './answers.ts';
import type { Build } from './answers.ts';

/** Files on their way at once: the page in use comes first. */
const LANES = 3;

/** The stores of one build at one place. */
export interface Stores {
  /** Lays up everything a first visit needs. Fails when one file is missing or another than the build's; what is there stays for the next attempt. */
  precache(): Promise<void>;
  /** A file that was precached, or the network's. */
  first(path: string, request: Request): Promise<Response>;
  /** A file that is wanted seldom: kept once it has been fetched. `lasting` hears of the work that goes on behind the answer. */
  seldom(path: string, request: Request, lasting: (work: Promise<unknown>) => void): Promise<Response>;
  /** A file of a former build, for a page of it. */
  former(request: Request): Promise<Response>;
  /** Keeps seldom files that a page loaded before this worker was there. */
  keepLoaded(urls: readonly string[]): Promise<void>;
  /** Removes what former builds left, unless more than one of these windows is a page: one may still be theirs. */
  tidy(windows: readonly { url: string }[]): Promise<void>;
}

/** Makes them. */
export function createStores(build: Build, scope: string): Stores {
  const names = storeNames(scope, build.version);
  const addressOf = (path: string): string => new URL(path, scope).href;
  const any = { ignoreVary: true, ignoreSearch: true };

  /** Puts a file in, when it is the one of the build. */
  async function put(cache: Cache, path: string, response: Response, digest: string): Promise<boolean> {
    if (response.status !== 200) return false;
    const copy = response.clone();
    if ((await digestOf(await response.arrayBuffer())) !== digest) return false;
    // A page may not be opened with an answer that came by a detour.
    const plain = copy.redirected ? new Response(copy.body, { headers: copy.headers }) : copy;
    await cache.put(addressOf(path), plain);
    return true;
  }

  /** A file that another store of ours has already: most of a build is the same as before. */
  async function atHand(path: string): Promise<Response | null> {
    for (const name of await caches.keys()) {
      const found = name.startsWith(names.mine) ? await (await caches.open(name)).match(addressOf(path), any) : null;
      if (found) return found;
    }
    return null;
  }

  async function fetchInto(cache: Cache, path: string, digest: string): Promise<void> {
    if (await cache.match(addressOf(path), any)) return;
    const old = await atHand(path);
    if (old && (await put(cache, path, old, digest))) return;
    // Names with a hash never change their content; the others are asked for anew.
    const how = path.startsWith('assets/') ? 'default' : 'no-cache';
    const response = await fetch(addressOf(path), { cache: how, priority: 'low' });
    if (!(await put(cache, path, response, digest))) throw new Error(`${path} is not the file of this build`);
  }

  async function renew(): Promise<void> {
    const cache = await caches.open(names.seldom);
    const kept = (await cache.keys()).map(({ url }) => pathBelow(scope, url) ?? '');
    for (const path of renewed(build, kept)) await fetchInto(cache, path, build.seldom[path] ?? '');
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
      if (failures.length > 0) throw new AggregateError(failures, 'Not all files of this build arrived');
      await renew().catch(() => undefined);
    },
    async first(path, request) {
      const cache = await caches.open(names.first);
      return (await cache.match(addressOf(path), any)) ?? fetch(request);
    },
    async seldom(path, request, lasting) {
      const cache = await caches.open(names.seldom);
      const kept = await cache.match(addressOf(path), any);
      if (kept) return kept;
      const response = await fetch(request);
      lasting(put(cache, path, response.clone(), build.seldom[path] ?? '').catch(() => false));
      return response;
    },
    async former(request) {
      const path = pathBelow(scope, request.url);
      return (path === null ? null : await atHand(path)) ?? fetch(request);
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

/** As the build writes it: the first 16 hex digits of SHA-256. */
async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
