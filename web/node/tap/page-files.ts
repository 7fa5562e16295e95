/** The files of the built page, with the headers that its own documents ask for. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
};
/** The policy that a document contains. */
const POLICY = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/iu;
/** How many folders above this file the page is looked for. */
const ABOVE = 7;

/** A build may add files; they are listed again at most this often, in milliseconds. */
const LIST_AGAIN = 1_000;

/** Headers of every response. No other page may embed or read what is here. */
export const PLAIN_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/**
 * Instead of the page’s service worker: nothing is stored for a time without `tap`, and what an earlier server on this port left
 * is removed.
 */
const SERVICE_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('playground ')).map((name) => caches.delete(name))))
));
`;

const BUILDING = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>The page is being built</title>
<p>The page is being built, which takes a minute or two. It then opens by itself; the session is recorded meanwhile.</p></html>
`;
const MISSING = 'The page is not part of this installation; the records are in the file that --out names.\n';

/** The folder of the built page, found from the folder of this program; `build` is the script that makes it, if it is missing. */
function findPage(): { folder: string | null; build: string | null } {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (let above = 0; above < ABOVE; above++) {
    for (const name of ['page', 'dist']) {
      const place = join(folder, name);
      if (existsSync(join(place, 'index.html')) && existsSync(join(place, 'assets')))
        return { folder: place, build: null };
    }
    const build = join(folder, 'scripts', 'build.mjs');
    if (existsSync(build) && existsSync(join(folder, 'vite.config.ts'))) return { folder: join(folder, 'dist'), build };
    folder = dirname(folder);
  }
  return { folder: null, build: null };
}

/** Serves the files of the page. */
export class PageFiles {
  readonly #folder: string | null;
  /** Paths relative to the folder: nothing else is ever opened. */
  #paths = new Set<string>();
  #policy = '';
  #building = false;
  #listed = -Infinity;

  /** `folder` is looked for if it is omitted. A missing page is built in the background. */
  constructor(note: (text: string) => void, folder?: string) {
    const found = folder === undefined ? findPage() : { folder, build: null };
    this.#folder = found.folder;
    if (found.build === null) return;
    this.#building = true;
    const builder = spawn(process.execPath, [found.build, '--if-needed'], { stdio: 'ignore' });
    builder.unref();
    builder.on('error', (error) => note(`the page could not be built: ${error.message}`));
    builder.on('exit', (code) => {
      this.#building = false;
      if (code !== 0) note('the page could not be built; see what npm run build prints');
    });
  }

  /** Answers a request for a file. `path` begins with a slash and is not decoded. */
  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, type: string, body: string | Buffer, policy = this.#policy): void => {
      response.writeHead(status, {
        ...PLAIN_HEADERS,
        'Content-Security-Policy': `${policy || "default-src 'none'"}; frame-ancestors 'self'`,
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-cache',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const name = nameOf(path);
    if (name === 'sw.js') return send(200, TYPES['.js'] ?? '', SERVICE_WORKER);
    const bytes = name === null ? null : await this.#read(name);
    if (name !== null && bytes) {
      const html = name.endsWith('.html');
      const own = html ? policyOf(bytes) : null;
      return send(200, TYPES[extname(name).toLowerCase()] ?? 'text/plain; charset=utf-8', bytes, own ?? this.#policy);
    }
    if (name === 'index.html' && this.#building) return send(503, TYPES['.html'] ?? '', BUILDING);
    if (name === 'index.html') return send(404, 'text/plain; charset=utf-8', MISSING);
    return send(404, 'text/plain; charset=utf-8', 'Not found.\n');
  }

  async #read(name: string): Promise<Buffer | null> {
    if (this.#folder === null) return null;
    if (!this.#paths.has(name) && performance.now() - this.#listed > LIST_AGAIN) this.#list();
    if (!this.#paths.has(name)) return null;
    try {
      if (this.#policy === '') this.#policy = policyOf(await readFile(join(this.#folder, 'index.html'))) ?? '';
      return await readFile(join(this.#folder, name));
    } catch {
      return null;
    }
  }

  #list(): void {
    this.#listed = performance.now();
    try {
      const items = readdirSync(this.#folder ?? '', { recursive: true, withFileTypes: true });
      const below = (this.#folder ?? '').length + 1;
      const paths = items
        .filter((item) => item.isFile())
        .map((item) => join(item.parentPath, item.name).slice(below).replaceAll('\\', '/'));
      this.#paths = new Set(paths);
    } catch {
      this.#paths = new Set();
    }
  }
}

/** The name of a file from a path of a URL; null if it cannot be decoded. */
function nameOf(path: string): string | null {
  try {
    const name = decodeURIComponent(path.slice(1));
    return name === '' ? 'index.html' : name;
  } catch {
    return null;
  }
}

function policyOf(bytes: Buffer): string | null {
  const found = POLICY.exec(bytes.toString('utf8', 0, 20_000))?.[1];
  return found?.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&') ?? null;
}
