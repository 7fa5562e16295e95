/** In front of an HTTP server: every request goes to the server, and every response back, as they are. */
import {
  Agent,
  createServer,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import { LISTEN_PORT, type Target } from './arguments.ts';
import { endpointRewriter } from './endpoint.ts';
import { isOwnHost } from './guard.ts';
import { passedHeaders, rawHeaders } from './headers.ts';
import { note } from './standard.ts';
import type { Recorder } from './thread.ts';
import { Unusable } from '../arguments.ts';

/** The only address that is listened on. */
const LOOPBACK = '127.0.0.1';
/** Ports that are tried after the default one. */
const FURTHER = 50;
/** The body of a request is kept up to this size, to send it again if an idle connection turns out to be closed; in bytes. */
const AGAIN = 1024 * 1024;

/** Listens until the process ends. `record` receives the address that clients connect to. */
export async function tapHttp(target: Target & { over: 'http' }, record: (address: string) => Recorder): Promise<void> {
  const server = new URL(target.url);
  let count = 0;
  let recorder: Recorder | null = null;
  let port = 0;
  const http = createServer({ requestTimeout: 0, keepAliveTimeout: 65_000 }, (request, response) => {
    if (!isOwnHost(request.headers.host, port)) {
      // A web page that was loaded under another name must not reach the server through this address.
      response.writeHead(421, { 'Content-Type': 'text/plain' });
      response.end('The Host header names another server.\n');
      return;
    }
    if (recorder)
      new Exchange(++count, server, `http://${request.headers.host ?? ''}`, recorder).carry(request, response);
  });
  port = await listen(http, target.listen);
  const address = `http://${LOOPBACK}:${port}${server.pathname}${server.search}`;
  recorder = record(address);
  note(`the client connects to ${address}`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  http.close();
  http.closeAllConnections();
  if (!(await recorder.finish())) process.kill(process.pid, 'SIGKILL');
  process.exit(0);
}

async function listen(http: ReturnType<typeof createServer>, wanted: number | null): Promise<number> {
  const first = wanted ?? LISTEN_PORT;
  for (let port = first; ; port++) {
    const problem = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      http.once('error', resolve);
      http.listen({ port, host: LOOPBACK, exclusive: true }, () => {
        http.off('error', resolve);
        resolve(null);
      });
    });
    const address = http.address();
    if (!problem) return typeof address === 'object' && address !== null ? address.port : port;
    if (wanted !== null || problem.code !== 'EADDRINUSE' || port >= first + FURTHER)
      throw new Unusable(`cannot listen on port ${port}: ${problem.code ?? problem.message}`);
  }
}

const agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };

/** One request and its response. */
class Exchange {
  readonly #number: number;
  readonly #server: URL;
  /** The origin under which the client knows this tap. */
  readonly #own: string;
  readonly #recorder: Recorder;
  #over = false;
  /** The body so far, while it may have to be sent again. */
  #sent: Buffer[] | null = [];
  #size = 0;
  #complete = false;

  constructor(number: number, server: URL, own: string, recorder: Recorder) {
    this.#number = number;
    this.#server = server;
    this.#own = own;
    this.#recorder = recorder;
  }

  carry(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/' } = request;
    const headers = rawHeaders(request);
    this.#recorder.feed({ kind: 'head', of: 'request', ...this.#now(), method, url, headers });
    let outgoing = this.#forward(request, response);
    request.on('data', (bytes: Buffer) => {
      this.#size += bytes.length;
      if (this.#size > AGAIN) this.#sent = null;
      this.#sent?.push(bytes);
      if (!outgoing.write(bytes)) {
        request.pause();
        outgoing.once('drain', () => request.resume());
      }
      this.#recorder.feed({ kind: 'body', of: 'request', ...this.#now(), bytes });
    });
    request.on('end', () => {
      this.#complete = true;
      outgoing.end();
      this.#recorder.feed({ kind: 'complete', of: 'request', ...this.#now() });
    });
    request.on('error', () => outgoing.destroy());
    response.on('error', () => outgoing.destroy());
    response.on('close', () => {
      if (response.writableFinished) return;
      outgoing.destroy();
      this.#gone('client');
    });
    const failed = (error: NodeJS.ErrnoException): void => {
      if (outgoing.reusedSocket && error.code === 'ECONNRESET' && this.#sent && !response.headersSent && !this.#over) {
        // The server closed an idle connection at the moment when it was used again.
        outgoing = this.#forward(request, response);
        for (const bytes of this.#sent) outgoing.write(bytes);
        if (this.#complete) outgoing.end();
        outgoing.on('error', failed);
        return;
      }
      this.#gone('server', error.message);
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`tap could not reach the server: ${error.message}\n`);
    };
    outgoing.on('error', failed);
  }

  #forward(request: IncomingMessage, response: ServerResponse): ClientRequest {
    const { method = 'GET', url = '/', headers } = request;
    const secure = this.#server.protocol === 'https:';
    // Addresses in a stream of the older transport may have to be changed, which needs its plain text.
    const streams = method === 'GET' && (headers.accept ?? '').includes('text/event-stream');
    const passed = passedHeaders(request, ['host', ...(streams ? ['accept-encoding'] : [])]);
    if (headers['transfer-encoding'] !== undefined) passed.push('Transfer-Encoding', 'chunked');
    const outgoing = (secure ? httpsRequest : httpRequest)({
      protocol: this.#server.protocol,
      hostname: this.#server.hostname.replace(/^\[(.*)\]$/u, '$1'),
      port: this.#server.port,
      agent: agents[secure ? 'https:' : 'http:'],
      method,
      path: url,
      headers: ['Host', this.#server.host, ...passed],
    });
    outgoing.on('response', (answer) => this.#answer(answer, response, streams));
    outgoing.flushHeaders();
    return outgoing;
  }

  #answer(answer: IncomingMessage, response: ServerResponse, streams: boolean): void {
    const status = answer.statusCode ?? 502;
    const rewriter =
      streams && /^text\/event-stream/iu.test(answer.headers['content-type'] ?? '')
        ? endpointRewriter(this.#server.origin, this.#own)
        : null;
    this.#recorder.feed({ kind: 'head', of: 'response', ...this.#now(), status, headers: rawHeaders(answer) });
    response.writeHead(status, answer.statusMessage ?? '', passedHeaders(answer, rewriter ? ['content-length'] : []));
    response.flushHeaders();
    response.on('drain', () => answer.resume());
    answer.on('data', (bytes: Buffer) => {
      if (!response.write(rewriter ? rewriter.pass(bytes) : bytes)) answer.pause();
      this.#recorder.feed({ kind: 'body', of: 'response', ...this.#now(), bytes });
    });
    answer.on('end', () => {
      response.end(rewriter?.rest());
      if (this.#over) return;
      this.#over = true;
      this.#recorder.feed({ kind: 'complete', of: 'response', ...this.#now() });
    });
    answer.on('close', () => {
      if (answer.complete) return;
      this.#gone('server', 'the connection was closed');
      response.destroy();
    });
    answer.on('error', () => response.destroy());
  }

  #gone(by: 'client' | 'server', error?: string): void {
    if (this.#over) return;
    this.#over = true;
    this.#recorder.feed({ kind: 'gone', ...this.#now(), by, ...(error === undefined ? {} : { error }) });
  }

  #now(): { at: number; exchange: number } {
    return { at: Date.now(), exchange: this.#number };
  }
}
