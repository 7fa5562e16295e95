/** Which request is answered from what, and which stores outlive an update. Pure: the service worker asks, tests too. */

/** What a build consists of. The build writes it into `sw.js`. */
export interface Build {
  /** Hash of everything below, and of the worker's own code. */
  version: string;
  /** Laid up when the worker is installed: path from its folder, `./` for the page, to the start of the file's SHA-256. */
  first: Readonly<Record<string, string>>;
  /** Large and wanted seldom: kept when somebody fetches them. */
  seldom: Readonly<Record<string, string>>;
}

/** The little of a request that decides. */
export interface Asked {
  url: string;
  method: string;
  /** `navigate` when a page is opened. */
  mode: string;
  /** True for a part of a file. */
  part: boolean;
}

/** `network` leaves the request alone; `former` may be a file of the build before, for a page that is still open. */
export type Answer = { from: 'network' } | { from: 'former' } | { from: 'first' | 'seldom'; path: string };

/** The path of the page itself. */
export const PAGE = './';

const NETWORK: Answer = { from: 'network' };

/** The path below the worker's folder, without query and fragment; `null` for what is elsewhere. */
export function pathBelow(scope: string, url: string): string | null {
  const { origin, pathname } = new URL(url);
  const home = new URL(scope);
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return null;
  return pathname.slice(home.pathname.length);
}

/** What answers a request to a build that lives at `scope`. */
export function answerTo({ url, method, mode, part }: Asked, scope: string, build: Build): Answer {
  const path = method === 'GET' && !part ? pathBelow(scope, url) : null;
  if (path === null) return NETWORK;
  if (path === '' || path === 'index.html') return { from: 'first', path: PAGE };
  if (Object.hasOwn(build.first, path)) return { from: 'first', path };
  if (Object.hasOwn(build.seldom, path)) return { from: 'seldom', path };
  return mode !== 'navigate' && path.startsWith('assets/') ? { from: 'former' } : NETWORK;
}

/** True for the page itself, false for frames it makes and for whatever else lies in the folder. */
export function isPage(scope: string, url: string): boolean {
  const path = pathBelow(scope, url);
  return path === '' || path === 'index.html';
}

/** Names of the stores of the build at `scope`: another copy on the same host has names of its own. */
export function storeNames(scope: string, version: string): { mine: string; first: string; seldom: string } {
  const mine = `playground ${new URL(scope).pathname} `;
  return { mine, first: mine + version, seldom: `${mine}seldom` };
}

/** Those of the stores that belong to former builds at `scope`. */
export function formerStores(names: readonly string[], scope: string, version: string): string[] {
  const { mine, first, seldom } = storeNames(scope, version);
  return names.filter((name) => name.startsWith(mine) && name !== first && name !== seldom);
}

/** A path without the hash of its content. */
function plain(path: string): string {
  return path.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

/** The seldom files that somebody has in a former edition: who once used Python has the new one with the update. */
export function renewed(build: Build, kept: readonly string[]): string[] {
  const had = new Set(kept.map(plain));
  return Object.keys(build.seldom).filter((path) => had.has(plain(path)) && !kept.includes(path));
}
