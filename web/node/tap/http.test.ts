/**
 * `tap --http` in front of real servers: requests and responses pass as they are, and each session is a run.
 *
 * @module-tag all
 */
import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TapRecord } from '../../protocol/recording-types.ts';
import { firstGeneration, secondGeneration } from '../testing/partners.ts';
import { serveOnFreePort, type Served } from '../testing/served.ts';
import { freePort, tap, type PageClient, type Tapped } from '../testing/tapped.ts';

/** A tap in front of a server, and where clients connect. */
async function tapFor(url: string, more: readonly string[] = []): Promise<{ run: Tapped; url: URL; page: PageClient }> {
  const run = tap(['--http', url, '--listen', '0', '--port', String(await freePort()), ...more]);
  const [, address = ''] = await run.says(/the client connects to (\S+)/u);
  return { run, url: new URL(address), page: await run.page() };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const servers: Server[] = [];
async function server(handler: Handler): Promise<{ url: string; server: Server }> {
  const one = createServer(handler);
  servers.push(one);
  one.listen(0, '127.0.0.1');
  await once(one, 'listening');
  return { url: `http://127.0.0.1:${(one.address() as AddressInfo).port}/mcp?x=1`, server: one };
}
const runs: Tapped[] = [];
afterEach(async () => {
  for (const one of servers.splice(0)) {
    one.closeAllConnections();
    one.close();
  }
  await Promise.all(runs.splice(0).map((one) => one.stop()));
});

/** A request as raw as Node allows; the whole response. */
function ask(
  url: URL | string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string | string[]>; body?: Buffer },
): Promise<{ status: number; reason: string; headers: IncomingHttpHeaders; raw: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          reason: response.statusMessage ?? '',
          headers: response.headers,
          raw: response.rawHeaders,
          body: Buffer.concat(parts),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const tapIn = async (handler: Handler): Promise<{ url: URL; page: PageClient; run: Tapped; server: Server }> => {
  const upstream = await server(handler);
  const found = await tapFor(upstream.url);
  runs.push(found.run);
  return { ...found, server: upstream.server };
};

describe('what passes', () => {
  it('bodies, headers, statuses and paths are the same on both sides', async () => {
    const seen: { url: string; method: string; raw: string[]; body: Buffer }[] = [];
    const answer = gzipSync(Buffer.from('{"jsonrpc":"2.0","id":1,"result":{}}'));
    const { url, page } = await tapIn((request, response) => {
      void bodyOf(request).then((body) => {
        seen.push({ url: request.url ?? '', method: request.method ?? '', raw: request.rawHeaders, body });
        response.writeHead(207, 'Some Reason', [
          'Content-Type',
          'application/json',
          'Content-Encoding',
          'gzip',
          'X-Twice',
          'a',
          'X-Twice',
          'b',
          'Content-Length',
          String(answer.length),
        ]);
        response.end(answer);
      });
    });
    expect(`${url.pathname}${url.search}`).toBe('/mcp?x=1');
    const body = Buffer.concat([
      Buffer.from('\ufeff{"jsonrpc":"2.0",\r\n "id":1,"method":"ping"}'),
      Buffer.from([0xff, 0, 0xc3]),
    ]);
    const got = await ask(url, {
      method: 'POST',
      headers: {
        'X-Mixed-Case': 'One',
        'content-type': 'application/json',
        'Content-Length': String(body.length),
        Connection: 'close, X-Mine',
        'X-Mine': 'hop',
      },
      body,
    });
    expect([got.status, got.reason]).toEqual([207, 'Some Reason']);
    expect(got.body.equals(answer)).toBe(true);
    expect(got.raw.slice(0, 10)).toEqual([
      'Content-Type',
      'application/json',
      'Content-Encoding',
      'gzip',
      'X-Twice',
      'a',
      'X-Twice',
      'b',
      'Content-Length',
      String(answer.length),
    ]);
    const [request] = seen;
    expect(request).toMatchObject({ url: '/mcp?x=1', method: 'POST' });
    expect(request?.body.equals(body)).toBe(true);
    expect(request?.raw).toEqual(expect.arrayContaining(['X-Mixed-Case', 'One', 'content-type', 'application/json']));
    expect(request?.raw).not.toContain('X-Mine');
    // A compressed response is recorded as what it contains.
    const records = await page.until((one) => one.kind === 'close');
    expect(records.find((one) => one.kind === 'message')).toMatchObject({
      from: 'server',
      message: { id: 1, result: {} },
    });
    expect(records.find((one) => one.kind === 'noise')).toMatchObject({
      from: 'client',
      text: expect.stringContaining('"method":"ping"') as string,
    });
  });

  it('large bodies, with and without a length', async () => {
    const { url } = await tapIn((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' });
      request.pipe(response);
    });
    const body = Buffer.alloc(30_000_000, 'abcdefghijklmnop');
    for (const [name, value] of [
      ['Content-Length', String(body.length)],
      ['Transfer-Encoding', 'chunked'],
    ] as const) {
      const got = await ask(url, { method: 'POST', headers: { [name]: value }, body });
      expect(got.body.equals(body)).toBe(true);
    }
  });

  it('every piece of a stream at once, before the next one is sent', async () => {
    let next: (() => void) | null = null;
    const { url } = await tapIn((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      let count = 0;
      next = () => response.write(`id: ${++count}\ndata: {"jsonrpc":"2.0","method":"notifications/x"}\n\n`);
      next();
    });
    const response = await fetch(url, { headers: { Accept: 'text/event-stream' } });
    const reader = response.body?.getReader();
    for (let count = 1; count <= 5; count++) {
      const { value } = (await reader?.read()) ?? {};
      expect(Buffer.from(value ?? []).toString()).toContain(`id: ${count}\n`);
      (next as (() => void) | null)?.();
    }
    await reader?.cancel();
  });

  it('the end of either side', async () => {
    let gone = 0;
    let broken: ServerResponse | null = null;
    const { url } = await tapIn((_, response) => {
      response.on('close', () => gone++);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(': here\n\n');
      broken = response;
    });
    const stop = new AbortController();
    const response = await fetch(url, { signal: stop.signal });
    await response.body?.getReader().read();
    stop.abort();
    await vi.waitFor(() => expect(gone).toBe(1));
    const other = await fetch(url);
    const reader = other.body?.getReader();
    await reader?.read();
    (broken as ServerResponse | null)?.destroy();
    await expect(reader?.read()).rejects.toThrow('terminated');
  });

  it('an idle connection that the server closes does not make a request fail', async () => {
    const { url, server: upstream } = await tapIn((request, response) => {
      void bodyOf(request).then((body) => response.end(body));
    });
    upstream.keepAliveTimeout = 1;
    for (let count = 0; count < 20; count++) {
      const body = Buffer.from(`message ${count}`);
      expect((await ask(url, { method: 'POST', body })).body.equals(body)).toBe(true);
      upstream.closeIdleConnections();
    }
  });
});

describe('what fails', () => {
  it('a server that is not there is reported to the client, and may come back', async () => {
    const port = await freePort();
    const { run, url, page } = await tapFor(`http://127.0.0.1:${port}/mcp`);
    runs.push(run);
    const refused = await ask(url, { method: 'POST', body: Buffer.from('{"jsonrpc":"2.0","id":1,"method":"ping"}') });
    expect(refused.status).toBe(502);
    expect(refused.body.toString()).toContain('ECONNREFUSED');
    const records = await page.until((one) => one.kind === 'close');
    expect(records.at(-1)).toMatchObject({ by: 'server', error: expect.stringContaining('ECONNREFUSED') as string });
    const back = createServer((_, response) => response.end('back'));
    servers.push(back);
    back.listen(port, '127.0.0.1');
    await once(back, 'listening');
    expect((await ask(url, {})).body.toString()).toBe('back');
  });

  it('broken requests and other names are refused, and others are served', async () => {
    const { url } = await tapIn((_, response) => response.end('fine'));
    for (const host of ['evil.example', `evil.example:${url.port}`, '127.0.0.1:1'])
      expect((await ask(url, { headers: { Host: host } })).status).toBe(421);
    const socket = connect(Number(url.port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write('\0\x01garbage\r\n\r\n');
    await once(socket, 'close');
    expect((await ask(url, {})).body.toString()).toBe('fine');
    expect((await ask(url, { headers: { Host: `localhost:${url.port}` } })).body.toString()).toBe('fine');
  });

  it('a port that is taken: exit code 2', async () => {
    const { server: taken } = await server((_, response) => response.end());
    const run = tap(['--http', 'http://127.0.0.1:1/mcp', '--listen', String((taken.address() as AddressInfo).port)]);
    expect(await run.exit).toEqual({ code: 2, signal: null });
    expect(run.errors).toMatch(/^tap: cannot listen on port \d+: EADDRINUSE\n$/u);
  });
});

describe('what is recorded', () => {
  it('no secrets: headers, addresses, and bodies that are no messages', async () => {
    const { url, page } = await tapIn((request, response) => {
      if (request.url?.startsWith('/token')) {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'sid=c00kie12345678; Path=/' });
        response.end(
          '{"access_token":"eyJhbGciOi.J9abc123.zzz9","token_type":"Bearer","refresh_token":"r3fr3sh-t0ken-value"}',
        );
      } else {
        response.writeHead(401, { 'WWW-Authenticate': 'Bearer realm="x"', 'Content-Type': 'application/json' });
        response.end('{"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"no"}}');
      }
    });
    const headers = {
      Authorization: 'Bearer t0psecret',
      Cookie: 'a=b4n4n4split',
      'X-Api-Key': 'ab1',
      'X-Goog-Api-Key': 'AIzaSyA-1234567890abcdefghijklmnopqrstu',
      'Proxy-Authorization': 'Basic dXNlcjpwYXNz',
      'Mcp-Session-Id': '0f8fad5b-d9cb-469f-a165-70867728950e',
      'X-Visible': 'plain',
    };
    await ask(`${url.href}&api_key=qu3ry-s3cret-123`, {
      method: 'POST',
      headers,
      body: Buffer.from('{"jsonrpc":"2.0","id":1,"method":"ping"}'),
    });
    await ask(new URL('/token', url), {
      method: 'POST',
      body: Buffer.from('grant_type=authorization_code&code=c0de12345678&client_secret=cl13nt-s3cret'),
    });
    const records = await page.until((_, all) => all.filter((one) => one.kind === 'close').length === 2);
    const text = JSON.stringify(records);
    for (const secret of [
      't0psecret',
      'b4n4n4',
      '"ab1"',
      'AIzaSyA',
      'dXNlcjpwYXNz',
      '0f8fad5b',
      'qu3ry',
      'c00kie',
      'eyJhbGciOi',
      'r3fr3sh',
      'c0de123',
      'cl13nt',
    ])
      expect(text).not.toContain(secret);
    for (const kept of ['plain', 'Bearer realm', 'X-Api-Key', 'grant_type', 'token_type']) expect(text).toContain(kept);
    // The same session id has the same placeholder everywhere.
    expect(records[0]).toMatchObject({ kind: 'run', transport: 'http' });
  });

  it('an absolute endpoint of the older transport is changed, so that the client comes back', async () => {
    for (const absolute of [true, false]) {
      const upstream = await server((request, response) => {
        if (request.method === 'GET') {
          const place = absolute ? `http://${request.headers.host ?? ''}` : '';
          response.writeHead(200, { 'Content-Type': 'text/event-stream' });
          // In pieces, and with another line ending than usual.
          const text = `: hello\r\n\r\nevent: endpoint\r\ndata: ${place}/messages?sessionId=5e5510n-1d-12345678\r\n\r\n`;
          for (const part of text.match(/.{1,7}/gsu) ?? []) response.write(part);
        } else {
          response.writeHead(202).end('Accepted');
        }
      });
      const { run, url, page } = await tapFor(upstream.url.replace('/mcp', '/sse'));
      runs.push(run);
      const stream = await fetch(url, { headers: { Accept: 'text/event-stream' } });
      const reader = stream.body?.getReader();
      let text = '';
      while (!/data: .*\r\n\r\n/u.test(text)) text += Buffer.from((await reader?.read())?.value ?? []).toString();
      expect(text).toBe(
        `: hello\r\n\r\nevent: endpoint\r\ndata: ${absolute ? url.origin : ''}/messages?sessionId=5e5510n-1d-12345678\r\n\r\n`,
      );
      const endpoint = new URL(/data: (\S+)/u.exec(text)?.[1] ?? '', url);
      await ask(endpoint, { method: 'POST', body: Buffer.from('{"jsonrpc":"2.0","id":1,"method":"ping"}') });
      await reader?.cancel();
      const records: TapRecord[] = await page.until((one) => one.kind === 'end');
      expect(new Set(records.map(({ run: number }) => number))).toEqual(new Set([1]));
      expect(records[0]).toMatchObject({ kind: 'run', transport: 'sse' });
      expect(records.find((one) => one.kind === 'noise')).toMatchObject({ stream: { event: 'endpoint' } });
      expect(JSON.stringify(records)).not.toContain('5e5510n');
    }
  });
});

describe('the official clients', () => {
  let served: Served;
  let front: { run: Tapped; url: URL; page: PageClient };
  beforeAll(async () => {
    served = await serveOnFreePort(['--server', 'everything']);
    front = await tapFor(served.url);
  });
  afterAll(async () => {
    await front.run.stop();
    await served.stop();
  });

  it.each([
    ['the first generation', 'http', () => firstGeneration(front.url)],
    ['the first generation over HTTP+SSE', 'sse', () => firstGeneration(new URL('/sse', front.url), true)],
    ['the second generation', 'http', () => secondGeneration(front.url, 'legacy')],
    ['the second generation in 2026-07-28', 'http', () => secondGeneration(front.url, 'modern')],
  ] as const)('%s: each session is a run with its messages', async (_, transport, connectClient) => {
    const { last } = await front.page.state();
    const client = await connectClient();
    expect((await client.call('echo', { message: 'Through tap' })).content[0]?.text).toBe('Through tap');
    expect((await client.tools()).length).toBeGreaterThan(5);
    await client.close();
    const records = await front.page.until(
      (one) => one.kind === 'message' && JSON.stringify(one.message).includes('"tools":['),
      last,
    );
    const begun = records.filter((one) => one.kind === 'run');
    if (begun.length > 0) expect(begun).toMatchObject([{ transport, by: 'host' }]);
    expect(new Set(records.filter((one) => one.kind === 'message').map(({ run }) => run)).size).toBe(1);
    const messages = records.flatMap((one) => (one.kind === 'message' ? [[one.from, one.exchange !== undefined]] : []));
    expect(messages).toContainEqual(['client', true]);
    expect(messages).toContainEqual(['server', true]);
  });
});
