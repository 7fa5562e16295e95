/** The files of the built page, with the headers of the build. A page that is not built yet is built in the background. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { packageFolder, pageHandler, type Handler } from '../page.ts';

/** Headers of every response. No other page may embed or read what is here. */
export const PLAIN_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'SAMEORIGIN',
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
const MISSING = 'The page is not part of this installation. The records are in the file that --out names.\n';

/** Serves the files of the page. */
export class PageFiles {
  #handler: Handler | null;
  #building = false;

  /** `note` receives a line if the page cannot be built. */
  constructor(note: (text: string) => void) {
    this.#handler = handlerOfPage();
    const home = packageFolder();
    const script = home === null ? null : join(home, 'scripts', 'build.mjs');
    if (this.#handler || script === null || !existsSync(script)) return;
    this.#building = true;
    const builder = spawn(process.execPath, [script, '--if-needed'], { stdio: 'ignore' });
    builder.unref();
    builder.on('error', (error) => note(`the page could not be built: ${error.message}`));
    builder.on('exit', (code) => {
      this.#building = false;
      this.#handler = handlerOfPage();
      if (code !== 0) note('the page could not be built; see what npm run build prints');
    });
  }

  /** Answers a request for a file; `path` is that of its URL. */
  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(PLAIN_HEADERS)) response.setHeader(name, value);
    if (path === '/sw.js') return send(request, response, 200, 'text/javascript', SERVICE_WORKER);
    if (this.#handler) return this.#handler(request, response);
    const first = path === '/' || path === '/index.html';
    if (first && this.#building) return send(request, response, 503, 'text/html', BUILDING);
    return send(request, response, 404, 'text/plain', first ? MISSING : 'Not found.\n');
  }
}

function handlerOfPage(): Handler | null {
  try {
    return pageHandler();
  } catch {
    return null;
  }
}

function send(request: IncomingMessage, response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Security-Policy': "default-src 'none'",
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
