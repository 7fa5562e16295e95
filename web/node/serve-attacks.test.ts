/** Attacks on the real `serve` command over HTTP: each is refused, and the server answers the next client as before. */
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveOnFreePort, type Served } from './testing/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serveOnFreePort(['--server', 'everything']);
});
afterAll(() => served.stop());

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const HELLO = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
});

const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(served.url, { method: 'POST', headers: { ...HEADERS, ...headers }, body });

/** A new client is served. */
afterEach(async () => {
  const answer = await post(HELLO);
  if (answer.status !== 200 || !(await answer.text()).includes('"protocolVersion":"2025-11-25"'))
    throw new Error(`the server does not answer any more: ${answer.status}`);
  if (served.errors().includes('internal error')) throw new Error(served.errors());
});

/** Sends bytes, and returns what comes back until the server closes. `isSlow`: it sends one byte more now and then. */
function raw(bytes: string | Buffer, isSlow = false): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(served.port, '127.0.0.1');
    const drip = isSlow ? setInterval(() => socket.write('x'), 200) : undefined;
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      resolve(answer);
    });
    socket.write(bytes);
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/u.exec(answer)?.[1] ?? 0);
const rawPost = (host: string, more = '', body = HELLO): string =>
  `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${more}\r\n${body}`;

describe('who asks', () => {
  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.0.1'])(
    'under the name %s is refused: DNS rebinding',
    async (host) => {
      expect(statusOf(await raw(rawPost(`${host}:${served.port}`)))).toBe(403);
    },
  );

  it.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'file://'])(
    'from a page of %s is refused',
    async (origin) => {
      expect(statusOf(await raw(rawPost(`127.0.0.1:${served.port}`, `Origin: ${origin}\r\n`)))).toBe(403);
      const preflight = await fetch(served.url, { method: 'OPTIONS', headers: { origin } });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('with a guessed session gets nothing of it', async () => {
    const session = (await post(HELLO)).headers.get('mcp-session-id') ?? '';
    expect(session.length).toBeGreaterThanOrEqual(32);
    const ping = '{"jsonrpc":"2.0","id":2,"method":"ping"}';
    const guesses = [
      session.slice(0, -1),
      `${session}0`,
      session.toUpperCase(),
      '1',
      '*',
      '../',
      '__proto__',
      'constructor',
    ];
    for (const guess of guesses) {
      if (guess === session) continue;
      const answer = await post(ping, { 'mcp-session-id': guess, 'mcp-protocol-version': '2025-11-25' });
      expect(answer.status).toBe(404);
      expect((await fetch(served.url, { method: 'DELETE', headers: { 'mcp-session-id': guess } })).status).toBe(404);
    }
    expect((await post(ping, { 'mcp-session-id': session, 'mcp-protocol-version': '2025-11-25' })).status).toBe(200);
  });
});

describe('requests that are not right', () => {
  it('a body over the limit is refused, and not kept', async () => {
    const huge = await post('x'.repeat(40_000_000)).then(
      ({ status }) => status,
      () => 0,
    );
    expect([413, 0]).toContain(huge);
  });

  it.each([
    ['no HTTP', 'garbage\r\n\r\n'],
    ['bytes', Buffer.from([0, 255, 1, 10, 13, 10, 13, 10])],
    ['two lengths', 'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx'],
    [
      'a length and chunks',
      'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['chunks without a size', 'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
    ['headers without an end', `GET /mcp HTTP/1.1\r\nX: ${'y'.repeat(200_000)}\r\n\r\n`],
  ])('%s: 400 or 431', async (_, bytes) => {
    expect([400, 431]).toContain(statusOf(await raw(bytes)));
  });

  it('slow ones end after a time, and hold nobody up meanwhile', { tags: ['all'] }, async () => {
    const slow = Array.from({ length: 50 }, () =>
      raw('POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n{'),
    );
    slow.push(raw('POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ', true));
    expect((await post(HELLO)).status).toBe(200);
    for (const answer of await Promise.all(slow)) expect([0, 408]).toContain(statusOf(answer));
  });
});

describe('many', { tags: ['all'] }, () => {
  it('streams are open at the same time, and others are served', async () => {
    const session = (await post(HELLO)).headers.get('mcp-session-id') ?? '';
    const headers = { accept: 'text/event-stream', 'mcp-session-id': session, 'mcp-protocol-version': '2025-11-25' };
    const stop = new AbortController();
    const streams = await Promise.allSettled(
      Array.from({ length: 300 }, () => fetch(served.url, { headers, signal: stop.signal })),
    );
    const statuses = streams.map((one) => (one.status === 'fulfilled' ? one.value.status : 0));
    expect(statuses.every((status) => [200, 409, 429, 503].includes(status))).toBe(true);
    stop.abort();
  });

  it('sessions are begun, and others are served', async () => {
    for (let count = 0; count < 500; count++) expect([200, 429, 503]).toContain((await post(HELLO)).status);
  });

  it('connections do nothing, and others are served', async () => {
    const idle = Array.from({ length: 400 }, () => connect(served.port, '127.0.0.1').on('error', () => undefined));
    expect((await post(HELLO)).status).toBe(200);
    for (const one of idle) one.destroy();
  });
});
