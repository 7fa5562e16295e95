/** The server over Streamable HTTP, for programs on this machine. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { Unusable } from '../arguments.ts';
import { foreign } from '../tap/guard.ts';
import { createServer } from './server.ts';

/** The only address that is listened on, and the path of the endpoint. */
const LOOPBACK = '127.0.0.1';
const ENDPOINT = '/mcp';
/** Ports that are tried after the default one. */
const FURTHER = 50;
/** Maximum size of a body, in bytes. */
const MAX_BODY = 16 * 1024 * 1024;
/** Maximum number of connections at a time, and of requests whose bodies are held. */
const MAX_CONNECTIONS = 64;

/** A server that listens. */
export interface ServedHttp {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens on a port, or on the next free one if it was not chosen. No tool can read files. Throws `Unusable`. */
export async function serveHttp(port: number, chosen: boolean): Promise<ServedHttp> {
  const handler = createMcpHandler(({ era }) => createServer(null, era), {
    maxRequestBodySize: MAX_BODY,
    onerror: () => undefined,
  });
  let bound = port;
  const http = createHttpServer({ requestTimeout: 60_000, headersTimeout: 10_000 }, (request, response) => {
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    answer(handler, bound, request, response).catch((error: unknown) => {
      process.stderr.write(`mcp: a request could not be answered: ${String(error).slice(0, 300)}\n`);
      refuse(response, 500, 'The request could not be answered.');
    });
  });
  http.maxConnections = MAX_CONNECTIONS;
  bound = await listen(http, port, chosen);
  return {
    url: `http://${LOOPBACK}:${bound}${ENDPOINT}`,
    close: async () => {
      await handler.close();
      await new Promise<void>((done) => {
        http.close(() => done());
        http.closeAllConnections();
      });
    },
  };
}

async function listen(http: ReturnType<typeof createHttpServer>, wanted: number, chosen: boolean): Promise<number> {
  for (let port = wanted; ; port++) {
    const problem = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      http.once('error', resolve);
      http.listen({ port, host: LOOPBACK, exclusive: true }, () => {
        http.off('error', resolve);
        resolve(null);
      });
    });
    const address = http.address();
    if (!problem) return typeof address === 'object' && address !== null ? address.port : port;
    if (chosen || problem.code !== 'EADDRINUSE' || port >= wanted + FURTHER)
      throw new Unusable(`cannot listen on port ${port}: ${problem.code ?? problem.message}`);
  }
}

async function answer(
  handler: McpHttpHandler,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = foreign(request, port);
  if (refusal) return refuse(response, refusal.status, refusal.problem);
  if (new URL(request.url ?? '/', 'http://localhost').pathname !== ENDPOINT)
    return refuse(response, 404, `The endpoint is ${ENDPOINT}.`);
  if (request.method !== 'POST') {
    // Each request is independent: there is no stream to open, and no session to end.
    response.setHeader('Allow', 'POST');
    return refuse(response, 405, 'Send messages with POST.');
  }
  const body = await bodyOf(request);
  if (body === null) return refuse(response, 413, `A message may have at most ${MAX_BODY / 1024 / 1024} MiB.`);
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  await carry(await handler.fetch(requestOf(request, body, gone.signal)), response, gone.signal);
}

/** The whole body; null if it is too large. The connection then ends with the response. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) return null;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > MAX_BODY) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

function requestOf(request: IncomingMessage, body: Buffer, signal: AbortSignal): Request {
  const { url = '/', headers, rawHeaders } = request;
  const given = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!/^(?:connection|content-length|transfer-encoding|keep-alive|expect|upgrade)$/iu.test(name))
      given.append(name, value);
  }
  const address = new URL(url, `http://${headers.host ?? LOOPBACK}`);
  return new Request(address, { method: 'POST', headers: given, signal, body: new Uint8Array(body) });
}

/** Sends a response. A client that does not read it holds it back, but nothing else. */
async function carry(from: Response, to: ServerResponse, signal: AbortSignal): Promise<void> {
  to.writeHead(from.status, Object.fromEntries(from.headers));
  if (!from.body) return void to.end();
  to.flushHeaders();
  const reader = from.body.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    if (done || to.destroyed) break;
    if (!to.write(value))
      await new Promise<void>((resolve) => {
        to.once('drain', resolve);
        to.once('close', resolve);
      });
  }
  to.end();
}

/** A refusal, as an error of JSON-RPC without an id. The rest of a body is not read. */
function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_600, message } }));
  const { req: request } = response;
  request.resume();
  setTimeout(() => request.destroy(), 1000).unref();
}
