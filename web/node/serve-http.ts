/**
 * The simulated server over Node's HTTP server, on this machine only. This module only transports messages;
 * `simulator/transport` decides their content.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  BODY_LIMIT,
  createHttp,
  dueAtHttp,
  ENDPOINT,
  stepHttp,
  type HttpInput,
  type HttpOutput,
} from '../simulator/transport/http.ts';
import type { ServerDefinition, Settings } from '../simulator/types.ts';
import { Unusable } from './arguments.ts';
import { clock } from './clock.ts';

/** The address to listen on: loopback, so that no other machine can connect. */
const HOST = '127.0.0.1';
/** Time limits for a whole request and for its headers, in milliseconds. */
const REQUEST_TIME = 10_000;
const HEAD_TIME = 5_000;
/** Longer than clients keep idle connections for reuse, so that none breaks during a request. */
const IDLE_TIME = 65_000;
/** Maximum number of connections; further ones are closed. */
const CONNECTIONS = 1_000;
/** Interval of comments on idle streams: clients and proxies close connections that are silent for long. */
const STILL_HERE = 15_000;
/** How long to read from a client that sends more than is used, in milliseconds. */
const MOMENT = 2_000;
/** Clients that leave this many bytes unread are disconnected. */
const UNREAD = 32 * 1024 * 1024;

/** A listening server. */
export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves until it is closed. Throws `Unusable` if the port is not available. `silence` is the longest time that a stream is
 * silent.
 */
export async function serveHttp(
  definition: ServerDefinition,
  settings: Partial<Settings>,
  port: number,
  silence = STILL_HERE,
): Promise<Serving> {
  const time = clock();
  const waiting = new Map<string, ServerResponse>();
  let state = createHttp(definition, settings);
  let count = 0;

  const feed = (input: HttpInput): void => {
    const stepped = stepHttp(state, input);
    ({ state } = stepped);
    for (const { output } of stepped.sentMessages)
      if (output.channel === 'log') process.stderr.write(`${output.text}\n`);
    carry(stepped.outputs, waiting);
    time.wakeAt(dueAtHttp(state), () => feed({ kind: 'tick', at: time.now() }));
  };

  const server = createServer(
    {
      requestTimeout: REQUEST_TIME,
      headersTimeout: HEAD_TIME,
      keepAliveTimeout: IDLE_TIME,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => {
      const exchange = `x${++count}`;
      waiting.set(exchange, response);
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      response.on('close', () => {
        if (waiting.delete(exchange)) feed({ kind: 'gone', at: time.now(), exchange });
      });
      readBody(request, (body, cut) => {
        const { method = '', url: path = '/', headers } = request;
        const plain = Object.entries(headers).map(([name, value]) => [name, wordsOf(value)]);
        const input = { at: time.now(), exchange, method, path, headers: Object.fromEntries(plain), body, cut };
        if (waiting.has(exchange)) feed({ kind: 'request', ...input });
      });
    },
  );
  server.maxConnections = CONNECTIONS;
  const still = setInterval(() => {
    for (const response of waiting.values()) if (isStream(response)) response.write(': still here\n\n');
  }, silence);
  still.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Unusable(`cannot listen on port ${port}: ${error.code ?? error.message}`)),
    );
    server.listen(port, HOST, resolve);
  });
  server.on('error', (error) => process.stderr.write(`serve: ${error.message}\n`));
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${HOST}:${bound}${ENDPOINT}`,
    close: () =>
      new Promise((resolve) => {
        time.stop();
        clearInterval(still);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isStream = (response: ServerResponse): boolean =>
  response.headersSent && response.getHeader('content-type') === 'text/event-stream';

const wordsOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '');

/**
 * Reads a body up to the limit and discards the rest. A body that is too large is reported when it ends, or after a moment. The
 * connection closes after the response; a client that is still writing would otherwise see only the broken connection, not the
 * reason.
 */
function readBody(request: IncomingMessage, done: (body: string, cut: boolean) => void): void {
  const parts: Buffer[] = [];
  let size = 0;
  let late: NodeJS.Timeout | undefined;
  let finished = false;
  const finish = (body: string, cut: boolean): void => {
    clearTimeout(late);
    if (!finished) done(body, cut);
    finished = true;
  };
  const tooLarge = (): void => {
    parts.length = 0;
    late ??= setTimeout(() => finish('', true), MOMENT).unref();
  };
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) tooLarge();
  request.on('data', (part: Buffer) => {
    size += part.length;
    if (size > BODY_LIMIT) tooLarge();
    if (!late) parts.push(part);
  });
  request.on('end', () => (late ? finish('', true) : finish(textOf(Buffer.concat(parts)), false)));
}

/**
 * Bytes that are not UTF-8 are not JSON either: the text then begins with a character that no JSON parser accepts. A byte order
 * mark is kept: JSON does not allow it, and over stdio it is a parse error too.
 */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return `\ufffd${bytes.toString('utf8')}`;
  }
}

/** Carries out the server's instructions. A response that is complete at once gets its Content-Length. */
function carry(outputs: readonly HttpOutput[], waiting: Map<string, ServerResponse>): void {
  outputs.forEach((output, index) => {
    const response = waiting.get(output.exchange);
    if (!response) return;
    try {
      if (output.kind === 'head') {
        const headers = { ...output.headers, ...lengthOf(outputs, index) };
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.writeHead(output.status);
        response.flushHeaders();
      } else if (output.kind === 'chunk') {
        response.write(output.text);
        if (response.writableLength > UNREAD) response.destroy();
      } else {
        waiting.delete(output.exchange);
        response.end();
        letGo(response);
      }
    } catch (error) {
      process.stderr.write(`serve: a response could not be written: ${String(error)}\n`);
      response.destroy();
    }
  });
}

function lengthOf(outputs: readonly HttpOutput[], index: number): Record<string, number> {
  const head = outputs[index];
  if (head?.kind !== 'head' || head.status === 204) return {};
  const [first, second] = outputs.slice(index + 1).filter(({ exchange }) => exchange === head.exchange);
  if (first?.kind === 'end') return { 'content-length': 0 };
  return first?.kind === 'chunk' && second?.kind === 'end' ? { 'content-length': Buffer.byteLength(first.text) } : {};
}

/** Gives a client that is still writing a moment to read the response. */
function letGo(response: ServerResponse): void {
  const { req: request } = response;
  if (request.complete) return;
  request.resume();
  setTimeout(() => request.destroy(), MOMENT).unref();
}
