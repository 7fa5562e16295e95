// A small static server: the headers of a build, brotli and gzip, nothing outside the folder. Scripts use it for dist/, and the
// package for the page that it contains.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.log': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
};
const PACKED = new Set(['.png', '.ico', '.woff2', '.zip']);
/** How many ports after the wanted one are tried. */
const NEXT_PORTS = 100;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Answers requests for the files of a folder. `headersOf` returns the headers of a file by its path below the folder; `elsewhere`
 * returns the place of a file that the folder lacks, or undefined. `quality` is brotli's (11 for measurements, 5 is fast); `base`
 * is the path under which the folder is mounted; `delay` is in milliseconds. The handler never rejects.
 */
export function fileHandler({ folder, headersOf, elsewhere = () => undefined, base = '/', quality = 5, delay = 0 }) {
  const files = makeFiles(resolve(folder), elsewhere, quality);
  return (request, response) =>
    answer({ files, headersOf, base, delay }, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The server could not read this file.\n');
    });
}

/**
 * Listens with a handler. Resolves to `{ port, url, close }`; rejects if the port is in use. `port` 0 selects any free port.
 * `orNext`: a port that is in use is replaced by the next free one.
 */
export async function listen(handler, { port = 0, host = '127.0.0.1', base = '/', orNext = false } = {}) {
  const server = createServer(handler);
  const last = orNext && port > 0 ? Math.min(port + NEXT_PORTS, 65_535) : port;
  for (let tried = port; ; tried += 1) {
    try {
      await listenOn(server, tried, host);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || tried >= last) throw error;
    }
  }
  const taken = server.address().port;
  const close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return { port: taken, url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${base}`, close };
}

function listenOn(server, port, host) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      done();
    });
  });
}

async function answer({ files, headersOf, base, delay }, request, response) {
  if (delay) await new Promise((done) => setTimeout(done, delay));
  const say = (status, text, headers = {}) => {
    response.writeHead(status, { ...headersOf(''), 'Content-Type': 'text/plain; charset=utf-8', ...headers });
    response.end(request.method === 'HEAD' ? undefined : text);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return say(405, 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' });
  const path = pathOf(request.url ?? '/', base);
  const file = path === undefined ? undefined : await files.find(path);
  if (!file) return say(404, 'Not found.\n');

  const accepted = String(request.headers['accept-encoding'] ?? '');
  const packing = file.packed
    ? 'identity'
    : /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : 'identity';
  const headers = {
    ...headersOf(path),
    'Content-Type': file.type,
    'Cache-Control': file.forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${file.tag}-${packing}"`,
    Vary: 'Accept-Encoding',
  };
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers);
    return response.end();
  }
  const body = await file.body(packing);
  if (packing !== 'identity') headers['Content-Encoding'] = packing;
  response.writeHead(200, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The path below `base`, decoded; `undefined` if it is invalid. */
function pathOf(url, base) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
    return path.startsWith(base) && !path.includes('\0') ? path.slice(base.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Finds files and caches them, compressed once per encoding, until they change on disk. */
function makeFiles(folder, elsewhere, quality) {
  const known = new Map();
  return {
    async find(path) {
      let full = resolve(folder, `.${sep}${path}`);
      if (full !== folder && !full.startsWith(folder + sep)) return undefined;
      let stats = await stat(full).catch(() => undefined);
      if (stats?.isDirectory()) {
        full = join(full, 'index.html');
        stats = await stat(full).catch(() => undefined);
      }
      if (!stats) {
        full = elsewhere(path) ?? full;
        stats = await stat(full).catch(() => undefined);
      }
      if (!stats?.isFile()) return undefined;
      const version = `${stats.size}-${stats.mtimeMs}`;
      const old = known.get(full);
      if (old?.version === version) return old;
      const entry = makeFile(await readFile(full), path, full, version, quality);
      known.set(full, entry);
      return entry;
    },
  };
}

function makeFile(bytes, path, full, version, quality) {
  const extension = extname(full).toLowerCase();
  const bodies = new Map([['identity', Promise.resolve(bytes)]]);
  const pack = (packing) =>
    packing === 'br'
      ? brotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
      : zip(bytes);
  return {
    version,
    type: TYPES[extension] ?? 'application/octet-stream',
    packed: PACKED.has(extension),
    // Vite includes a content hash in these names.
    forever: /(^|\/)assets\/[^/]*-[\w-]{8,}\.\w+$/.test(path),
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    body(packing) {
      if (!bodies.has(packing)) bodies.set(packing, pack(packing));
      return bodies.get(packing);
    },
  };
}
