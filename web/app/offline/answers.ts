/**
 * Decides which cache responds to a request, and which caches survive an update. Pure: used by the service worker and by tests.
 */

/** The files of a build. The build writes this into `sw.js`. */
export interface Build {
  /** Hash of all following data and of the worker’s own code. */
  version: string;
  /**
   * Files precached on installation: path relative to the worker’s folder, `./` for the page, mapped to the first digits of the
   * file’s SHA-256.
   */
  first: Readonly<Record<string, string>>;
  /** Large, rarely needed files, and those of other languages than English: cached when they are first fetched. */
  seldom: Readonly<Record<string, string>>;
}

/** The properties of a request that decide. */
export interface AssetRequest {
  url: string;
  method: string;
  /** `navigate` when a page is opened. */
  mode: string;
  /** True for a range request. */
  part: boolean;
}

/** `network` does not handle the request; `former` may return a file of the previous build, for a page that is still open. */
export type Answer = { from: 'network' } | { from: 'former' } | { from: 'first' | 'seldom'; path: string };

/** The path of the page itself. */
export const PAGE = './';

const NETWORK: Answer = { from: 'network' };

/** The path relative to the worker’s folder, without query and fragment; `null` for URLs outside of it. */
export function pathBelow(scope: string, url: string): string | null {
  const { origin, pathname } = new URL(url);
  const home = new URL(scope);
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return null;
  return pathname.slice(home.pathname.length);
}

/** Where the response to a request comes from, for a build at `scope`. */
export function answerTo({ url, method, mode, part }: AssetRequest, scope: string, build: Build): Answer {
  const path = method === 'GET' && !part ? pathBelow(scope, url) : null;
  if (path === null) return NETWORK;
  if (path === '' || path === 'index.html') return { from: 'first', path: PAGE };
  if (Object.hasOwn(build.first, path)) return { from: 'first', path };
  if (Object.hasOwn(build.seldom, path)) return { from: 'seldom', path };
  return mode !== 'navigate' && path.startsWith('assets/') ? { from: 'former' } : NETWORK;
}

/** True for the page itself in any language, false for its frames and for other files in the folder. */
export function isPage(scope: string, url: string): boolean {
  const path = pathBelow(scope, url);
  return path === '' || path === 'index.html' || (path !== null && LANGUAGE_PAGE.test(path));
}

/** The page in another language than English. */
const LANGUAGE_PAGE = /^[a-z]{2}\.html$/;
/** The scripts of a language, in a folder named after it. */
const LANGUAGE_SCRIPT = /^assets\/([a-z]{2})\//;

/** All files of the language to which a module belongs; none for English, whose files are cached on installation. */
export function languageFiles(build: Build, module: string): string[] {
  const [folder, language] = LANGUAGE_SCRIPT.exec(module) ?? [];
  if (folder === undefined || language === undefined) return [];
  return Object.keys(build.seldom).filter((path) => path.startsWith(folder) || path === `${language}.html`);
}

/** Cache names of the build at `scope`: another copy on the same host has its own names. */
export function storeNames(scope: string, version: string): { mine: string; first: string; seldom: string } {
  const mine = `playground ${new URL(scope).pathname} `;
  return { mine, first: mine + version, seldom: `${mine}seldom` };
}

/** The caches that belong to former builds at `scope`. */
export function formerStores(names: readonly string[], scope: string, version: string): string[] {
  const { mine, first, seldom } = storeNames(scope, version);
  return names.filter((name) => name.startsWith(mine) && name !== first && name !== seldom);
}

/** A path without its content hash. */
function plain(path: string): string {
  return path.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

/**
 * The rarely needed files that are cached in an older version: if Python was used before, the update fetches its new version.
 */
export function renewed(build: Build, stored: readonly string[]): string[] {
  const had = new Set(stored.map(plain));
  return Object.keys(build.seldom).filter((path) => had.has(plain(path)) && !stored.includes(path));
}
