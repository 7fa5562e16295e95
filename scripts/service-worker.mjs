/**
 * Writes `sw.js` into a build: the service worker of `web/app/offline/`, preceded by the list of all files and their hashes. The
 * plugin is for the development server, which serves a `sw.js` that only unregisters itself.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

/**
 * Rarely used: Python as WebAssembly with its library, the notices, and the pages of other languages with their scripts. All other
 * files are cached on the first visit.
 */
const SELDOM = /(^|\/)(?:pyodide|python_stdlib|THIRD-PARTY)[\w.-]*\.\w+$|^[a-z]{2}\.html$|^assets\/[a-z]{2}\//;
/** Maximum size of the precache, bytes: a larger file should be in the list of rarely used ones. */
const MAX = 16_000_000;

/**
 * A worker left by a build at the same address would show that build forever: this one replaces it and unregisters itself. A page of
 * the build that still loads meanwhile may register it again, so it does the same at the next request.
 */
export const leaving = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
self.addEventListener('fetch', () => void self.registration.unregister());
async function leave() {
  const mine = 'playground ' + new URL(self.registration.scope).pathname + ' ';
  for (const name of await caches.keys()) if (name.startsWith(mine)) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
}
`;

/** @returns {import('vite').Plugin} */
export function serviceWorker() {
  return {
    name: 'service-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/sw\.js(\?|$)/.test(request.url ?? '')) return next();
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(leaving);
      });
    },
  };
}

/** Writes `sw.js` for the build in a folder, over an older one. */
export async function writeServiceWorker(folder) {
  const paths = filesIn(folder).filter((path) => path !== 'sw.js');
  const list = listOf(
    folder,
    paths.toSorted((a, b) => (a < b ? -1 : 1)),
  );
  const code = await compiled();
  const version = hashOf(JSON.stringify(list) + code);
  writeFileSync(join(folder, 'sw.js'), `const PLAYGROUND_BUILD=${JSON.stringify({ version, ...list })};\n${code}`);
}

/**
 * The files of a build in two lists, each with the start of its hash. The page is listed as its folder: some hosts redirect
 * `index.html` to it.
 */
function listOf(folder, paths) {
  const list = { first: {}, seldom: {} };
  let size = 0;
  for (const path of paths) {
    if (path.endsWith('.map')) continue;
    const bytes = readFileSync(join(folder, path));
    const seldom = SELDOM.test(path);
    if (!seldom) size += bytes.length;
    list[seldom ? 'seldom' : 'first'][path === 'index.html' ? './' : encodeURI(path)] = hashOf(bytes);
  }
  if (size > MAX)
    throw new Error(
      `A first visit would cache ${size} bytes, more than the limit of ${MAX}: add rarely used files to SELDOM`,
    );
  return list;
}

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Every file of a folder, by its relative path. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) =>
      join(item.parentPath, item.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** The worker as one classic script, which all browsers support. */
async function compiled() {
  const { build } = await import('vite');
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'web/app/offline/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const [{ output }] = [made].flat();
  const [entry] = output;
  if (output.length !== 1 || !entry || entry.type !== 'chunk') throw new Error('The service worker is not one file');
  return entry.code;
}
