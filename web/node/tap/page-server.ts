/** The page’s server: files of the page for browsers of this machine, and `live/…` for those that know the secret. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectRequest, LiveState } from '../../protocol/recording-types.ts';
import type { Board } from './board.ts';
import { foreign, unauthorized, type Refusal } from './guard.ts';
import { lineOf } from './journal.ts';
import { PLAIN_HEADERS, type PageFiles } from './page-files.ts';

/** The only address that is listened on. */
export const LOOPBACK = '127.0.0.1';
/** Maximum size of the body of a request, in bytes. */
const BODY = 32 * 1024 * 1024;
/** Maximum number of open streams of records, and of connections. */
const STREAMS = 16;
const CONNECTIONS = 128;
/** A stream that is not read so far waits, in bytes. */
const UNREAD = 4 * 1024 * 1024;
/** Records that are written at a time. */
const BATCH = 500;
/** Time limits for the head of a request and for all of it, in milliseconds. */
const HEAD_TIME = 10_000;
const REQUEST_TIME = 60_000;
/** How long the end waits for pages to receive the last records, in milliseconds. */
const LAST_TIME = 500;

/** What the page can do besides reading. Rejects with a `Problem`. */
export interface PageActions {
  state(): Promise<LiveState>;
  /** Returns the number of the run on the page. */
  connect(request: ConnectRequest): Promise<number>;
  send(run: number, text: string): Promise<void>;
  close(run: number): Promise<void>;
}

/** A request that cannot be carried out; the message is one sentence for the user. */
export class Problem extends Error {
  readonly status: number;

  constructor(message: string, status = 409) {
    super(message);
    this.status = status;
  }
}

/** What the server needs to know. */
export interface PageSetup {
  readonly board: Board;
  readonly files: PageFiles;
  readonly actions: PageActions;
  token(): string;
  /** Receives connections of other taps. */
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void;
}

/** A server that listens. */
export interface PageServer {
  readonly port: number;
  /** Ends all streams after their last records; then nothing listens any more. */
  close(): Promise<void>;
}

/** Listens on a port of this machine; rejects if it is taken. Port 0 takes a free one. */
export async function servePage(port: number, setup: PageSetup): Promise<PageServer> {
  let bound = port;
  /** Open streams, each with what writes its last records and ends it. */
  const streams = new Map<ServerResponse, () => void>();
  const server = createServer(
    { headersTimeout: HEAD_TIME, requestTimeout: REQUEST_TIME, connectionsCheckingInterval: 2_000 },
    (request, response) => {
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      answer(request, response).catch((error: unknown) => {
        if (response.headersSent) return void response.destroy();
        const { status, message } = error instanceof Problem ? error : new Problem('An internal error of tap.', 500);
        refuse(response, { status, problem: message });
      });
    },
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '/' } = request;
    const path = url.replace(/[?#].*$/su, '');
    const refusal = foreign(request, bound);
    if (refusal) return refuse(response, refusal);
    if (!path.startsWith('/live/')) {
      if (method === 'GET' || method === 'HEAD') return setup.files.answer(path, request, response);
      return refuse(response, { status: 405, problem: 'Only GET and HEAD.' });
    }
    const unknown = unauthorized(request, setup.token());
    if (unknown) return refuse(response, unknown);
    if (method === 'GET' && path === '/live/state') return reply(response, await setup.actions.state());
    if (method === 'GET' && path === '/live/records') return stream(url, response);
    if (method !== 'POST' || !POSTS.has(path))
      return refuse(response, { status: 404, problem: 'There is no such part.' });
    return act(path, await readJson(request), response);
  }

  async function act(path: string, body: unknown, response: ServerResponse): Promise<void> {
    const given = typeof body === 'object' && body !== null ? body : {};
    const { run, text, bearer, tap } = given as Partial<Record<string, unknown>>;
    if (path === '/live/connect') {
      const request = {
        ...(typeof bearer === 'string' && bearer !== '' ? { bearer } : {}),
        ...(typeof tap === 'number' ? { tap } : {}),
      };
      return reply(response, { run: await setup.actions.connect(request) });
    }
    if (typeof run !== 'number') throw new Problem('The request names no run.', 400);
    if (path === '/live/close') await setup.actions.close(run);
    else if (typeof text === 'string') await setup.actions.send(run, text);
    else throw new Problem('The request has no text to send.', 400);
    return reply(response, {});
  }

  function stream(url: string, response: ServerResponse): void {
    if (streams.size >= STREAMS) return refuse(response, { status: 503, problem: 'Too many pages are open.' });
    const wanted = Number(new URL(url, 'http://page').searchParams.get('after') ?? 0);
    let after = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : 0;
    response.writeHead(200, {
      ...PLAIN_HEADERS,
      'Content-Type': 'application/jsonl; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.flushHeaders();
    let scheduled = false;
    const write = (): void => {
      scheduled = false;
      while (!response.destroyed && response.writableLength < UNREAD) {
        const entries = setup.board.held.after(after, BATCH);
        const last = entries.at(-1);
        if (!last) return;
        response.write(`${entries.map(lineOf).join('\n')}\n`);
        after = last.seq;
      }
    };
    const soon = (): void => {
      if (!scheduled) setImmediate(write);
      scheduled = true;
    };
    const stop = setup.board.onRecord(soon);
    response.on('drain', soon);
    response.on('close', () => {
      stop();
      streams.delete(response);
    });
    streams.set(response, () => {
      write();
      response.end();
    });
    write();
  }

  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => undefined);
    if (foreign(request, bound)) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    else setup.upgrade(request, socket, head);
  });
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  server.maxConnections = CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', () => undefined);
  const address = server.address();
  bound = typeof address === 'object' && address !== null ? address.port : port;
  const close = async (): Promise<void> => {
    const all = [...streams.keys()].map((response) => new Promise<void>((done) => response.once('close', done)));
    for (const end of streams.values()) end();
    server.close();
    let alarm: NodeJS.Timeout | undefined;
    const late = new Promise<void>((done) => (alarm = setTimeout(done, LAST_TIME)));
    await Promise.race([Promise.all(all), late]);
    clearTimeout(alarm);
    server.closeAllConnections();
  };
  return { port: bound, close };
}

const POSTS = new Set(['/live/connect', '/live/send', '/live/close']);

function reply(response: ServerResponse, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(200, {
    ...PLAIN_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

function refuse(response: ServerResponse, { status, problem }: Refusal): void {
  const text = JSON.stringify({ problem });
  response.writeHead(status, {
    ...PLAIN_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    // What is left of a refused body is not read.
    ...(status === 413 ? { Connection: 'close' } : {}),
  });
  response.end(text);
}

/** Reads a body that is JSON. Rejects with a `Problem`. */
function readJson(request: IncomingMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (!/^application\/json\b/iu.test(request.headers['content-type'] ?? ''))
      return reject(new Problem('The body must be application/json.', 415));
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= BODY) parts.push(part);
      else reject(new Problem('The body is too large.', 413));
    });
    request.on('close', () => reject(new Problem('The body is not complete.', 400)));
    request.on('end', () => {
      try {
        resolve(JSON.parse(Buffer.concat(parts).toString('utf8')));
      } catch {
        reject(new Problem('The body must be JSON.', 400));
      }
    });
  });
}
