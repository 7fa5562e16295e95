/** The page’s server of `tap`: what it shows, who may use it, and that the session outlives every attack and accident. */
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TapRecord } from '../../protocol/recording-types.ts';
import { contentSecurityPolicy } from '../../../scripts/policy.mjs';
import { tapBundle } from '../../../scripts/tap.mjs';
import { ENV, folder, freePort, program, tap, Tapped, type PageClient } from '../testing/tapped.ts';

const MIRROR = program('process.stdin.pipe(process.stdout)');
const ping = (id: number): string => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`;

let run: Tapped;
let page: PageClient;
let count = 0;
beforeAll(async () => {
  run = tap(['--port', String(await freePort()), '--', ...MIRROR]).collect();
  page = await run.page();
});
afterAll(() => run.stop());

/** A message still passes through the session, and is recorded. */
async function alive(): Promise<void> {
  const id = ++count;
  const { last } = await page.state();
  run.process.stdin.write(ping(id));
  await vi.waitFor(() => expect(run.output.toString()).toContain(`"id":${id},`));
  await page.until((one) => one.kind === 'message' && one.from === 'server', last);
}

/** A raw request; the status line and everything after it. */
function raw(text: string | Buffer, { port }: PageClient): Promise<string> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/u.exec(answer)?.[1]);

describe('the state', () => {
  it('says what this tap is, and how hosts are set up', async () => {
    const state = await page.state();
    expect(state).toMatchObject({ transport: 'stdio', hand: true, first: 1 });
    expect(state.target).toContain('process.stdin.pipe');
    expect(state.taps).toEqual([{ tap: 1, transport: 'stdio', target: state.target, running: true, hand: true }]);
    const desktop = state.settings.find(({ host }) => host === 'claude-desktop');
    const config = JSON.parse(desktop?.text ?? '') as {
      mcpServers: Record<string, { command: string; args: string[] }>;
    };
    const [server] = Object.values(config.mcpServers);
    expect(server?.command).toBe('npx');
    expect(server?.args.slice(0, 4)).toEqual(['-y', 'mcp-protocol-playground', 'tap', '--']);
    expect(server?.args.slice(4)).toEqual(MIRROR);
    expect(state.settings.map(({ host }) => host)).toEqual(
      expect.arrayContaining(['claude-code', 'cursor', 'vscode', 'codex', 'zed']) as string[],
    );
  });
});

describe('the records', () => {
  it('come as they happen, and from any number on', async () => {
    const { last } = await page.state();
    const next = page.until((one) => one.kind === 'message' && one.from === 'server', last);
    run.process.stdin.write(ping(++count));
    const records = await next;
    expect(records.map(({ kind }) => kind)).toEqual(['message', 'message']);
    expect(records.map(({ seq }) => seq)).toEqual([last + 1, last + 2]);
    const all = await page.until(({ seq }) => seq === last + 2);
    expect(all[0]).toMatchObject({
      seq: 1,
      kind: 'run',
      run: 1,
      tap: 1,
      by: 'host',
      pid: expect.any(Number) as number,
    });
    expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: last + 2 }, (_, index) => index + 1));
  });

  it('keep the text where JSON alone would lose something', async () => {
    const { last } = await page.state();
    run.process.stdin.write('{"jsonrpc":"2.0", "id":12345678901234567890,"id":1,"method":"ping"}\r\n');
    const [record] = await page.until((one) => one.kind === 'message', last);
    expect(record).toMatchObject({
      message: { jsonrpc: '2.0', id: 1, method: 'ping' },
      text: '{"jsonrpc":"2.0", "id":12345678901234567890,"id":1,"method":"ping"}\r',
    });
  });
});

describe('who may use it', () => {
  const state = (headers: Record<string, string>, path = '/live/state'): Promise<number> =>
    new Promise((resolve, reject) => {
      httpRequest({ port: page.port, host: '127.0.0.1', path, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
  const bearer = () => ({ Authorization: `Bearer ${page.token}` });

  it('nobody without the token', async () => {
    expect(page.token.length).toBeGreaterThanOrEqual(32);
    expect(await state({})).toBe(401);
    expect(await state({ Authorization: `Bearer ${page.token.slice(0, -1)}` })).toBe(401);
    expect(await state({ Authorization: `Bearer ${page.token}x` })).toBe(401);
    expect(await state({ Authorization: page.token })).toBe(401);
    expect(await state({ Authorization: `Bearer ${'x'.repeat(8000)}` })).toBe(401);
    expect(await state({}, `/live/state?token=${page.token}`)).toBe(401);
    expect(await state({ Cookie: `token=${page.token}` })).toBe(401);
    expect(await state(bearer())).toBe(200);
    for (const path of ['/live/connect', '/live/send', '/live/close'])
      expect((await fetch(page.url + path, { method: 'POST', body: '{}' })).status).toBe(401);
    await alive();
  });

  it('no name that others control: DNS rebinding', async () => {
    for (const host of [
      'evil.example',
      `evil.example:${page.port}`,
      '127.0.0.1',
      '127.0.0.1:1',
      `127.0.0.1.evil.example:${page.port}`,
      `localhost.evil.example:${page.port}`,
    ])
      for (const path of ['/live/state', '/', '/index.html'])
        expect(await state({ ...bearer(), Host: host }, path)).toBe(421);
    for (const line of ['', 'Host:\r\n', `Host: 127.0.0.1:${page.port}\r\nHost: evil.example\r\n`])
      expect([400, 421]).toContain(
        statusOf(
          await raw(
            `GET /live/state HTTP/1.1\r\n${line}Authorization: Bearer ${page.token}\r\nConnection: close\r\n\r\n`,
            page,
          ),
        ),
      );
    expect(await state({ ...bearer(), Host: `localhost:${page.port}` })).toBe(200);
    await alive();
  });

  it('no page of another origin', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1',
      'http://127.0.0.1:1',
      `https://127.0.0.1:${page.port}`,
      `http://localhost:${page.port}`,
      'file://',
    ])
      expect(await state({ ...bearer(), Origin: origin })).toBe(403);
    expect(await state({ ...bearer(), 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await state({ ...bearer(), 'Sec-Fetch-Site': 'same-site' })).toBe(403);
    expect(await state({ ...bearer(), Origin: `http://127.0.0.1:${page.port}`, 'Sec-Fetch-Site': 'same-origin' })).toBe(
      200,
    );
    const preflight = await fetch(`${page.url}/live/state`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const own = await page.get('/live/state');
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
    await alive();
  });

  it('only this machine: it listens on no other address', async () => {
    const other = Object.values(networkInterfaces())
      .flat()
      .find((one) => one && !one.internal && one.family === 'IPv4');
    for (const address of ['127.0.0.2', ...(other ? [other.address] : [])]) {
      const socket = connect(page.port, address);
      const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
      expect(error.code).toBe('ECONNREFUSED');
    }
  });

  it('no other tap without the key', async () => {
    const hello = (more: string): Promise<string> =>
      raw(
        `GET / HTTP/1.1\r\nHost: 127.0.0.1:${page.port}\r\nConnection: Upgrade\r\nUpgrade: mcp-protocol-playground-tap/1\r\nX-Tap-Challenge: abcdefgh\r\n\r\n${more}`,
        page,
      );
    const { last } = await page.state();
    expect(statusOf(await hello(`wrong\n{"info":{},"runs":[]}\n1 1 1 0 0 "kind":"stderr","text":"forged"\n`))).toBe(
      101,
    );
    expect(await hello('x'.repeat(5000))).not.toContain('forged');
    expect(
      statusOf(
        await raw(
          `GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: mcp-protocol-playground-tap/1\r\n\r\n`,
          page,
        ),
      ),
    ).toBe(403);
    expect(
      statusOf(
        await raw(
          `GET / HTTP/1.1\r\nHost: 127.0.0.1:${page.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
          page,
        ),
      ),
    ).toBe(400);
    expect((await page.state()).last).toBe(last);
    await alive();
  });

  it('the secrets are in a file that only this user can read', () => {
    const place = readdirSync(folder).find((name) => name.startsWith('mcp-protocol-playground-'));
    const own = join(folder, place ?? '');
    expect((modeOf(own) & 0o777).toString(8)).toBe('700');
    for (const name of readdirSync(own)) expect((modeOf(join(own, name)) & 0o777).toString(8)).toBe('600');
  });
});

const modeOf = (path: string): number => statSync(path).mode;

describe('requests that are not right', () => {
  it('huge, broken and slow ones are refused, and the session goes on', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const send = (body: string): Promise<number> =>
      page.get('/live/send', { method: 'POST', headers, body }).then(
        ({ status }) => status,
        () => 0,
      );
    expect(await send('{')).toBe(400);
    expect(await send('null')).toBe(400);
    expect(await send('{"run":1}')).toBe(400);
    expect(await send('{"run":999,"text":"x"}')).toBe(404);
    expect(await send('{"run":1,"text":"x"}')).toBe(409);
    expect([413, 0]).toContain(await send('x'.repeat(40_000_000)));
    const form = await page.get('/live/send', { method: 'POST', body: new URLSearchParams({ run: '1', text: 'x' }) });
    expect(form.status).toBe(415);
    expect((await page.get('/live/connect', { method: 'PUT' })).status).toBe(404);
    expect((await page.get('/live/other')).status).toBe(404);
    expect((await page.get('/live/')).status).toBe(404);
    expect(statusOf(await raw('garbage\r\n\r\n', page))).toBe(400);
    expect(statusOf(await raw(Buffer.from([0, 1, 2, 255, 10, 13, 10]), page))).toBe(400);
    expect([400, 431]).toContain(
      statusOf(await raw(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${page.port}\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`, page)),
    );
    const smuggled = `POST /live/send HTTP/1.1\r\nHost: 127.0.0.1:${page.port}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
    expect(statusOf(await raw(smuggled, page))).toBe(400);
    // Half a request that never ends does not disturb others.
    const half = connect(page.port, '127.0.0.1');
    half.on('error', () => undefined);
    half.write(
      `POST /live/send HTTP/1.1\r\nHost: 127.0.0.1:${page.port}\r\nAuthorization: Bearer ${page.token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    );
    await alive();
    half.destroy();
  });

  it('many connections and many streams are limited', async () => {
    const stop = new AbortController();
    const streams = await Promise.all(
      Array.from({ length: 24 }, () => page.get('/live/records?after=0', { signal: stop.signal }).catch(() => null)),
    );
    const statuses = streams.map((one) => one?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(16);
    expect(statuses.filter((status) => status === 503)).toHaveLength(8);
    stop.abort();
    await vi.waitFor(async () => {
      const again = new AbortController();
      expect((await page.get('/live/records', { signal: again.signal })).status).toBe(200);
      again.abort();
    });
    const many = Array.from({ length: 400 }, () => connect(page.port, '127.0.0.1').on('error', () => undefined));
    run.process.stdin.write(ping(++count));
    await vi.waitFor(() => expect(run.output.toString()).toContain(`"id":${count},`));
    for (const one of many) one.destroy();
    await vi.waitFor(alive);
  });

  it('a page that reads nothing does not hold anything up', async () => {
    const { last } = await page.state();
    const lazy = httpRequest({
      port: page.port,
      host: '127.0.0.1',
      path: '/live/records',
      headers: { Authorization: `Bearer ${page.token}` },
    });
    lazy.on('error', () => undefined);
    lazy.end();
    const [response] = (await once(lazy, 'response')) as [NodeJS.ReadableStream];
    response.pause();
    const long = `{"jsonrpc":"2.0","method":"notifications/x","params":{"text":"${'x'.repeat(500_000)}"}}\n`;
    for (let index = 0; index < 30; index++) run.process.stdin.write(long);
    const all = await page.until((_, seen) => seen.filter((one) => one.kind === 'message').length === 60, last);
    expect(all.filter((one) => one.kind === 'message')).toHaveLength(60);
    lazy.destroy();
    await alive();
  });
});

describe('the files of the page', () => {
  // A package of its own: the program finds its page in the package that contains it.
  const home = join(folder, 'package');
  let own: Tapped;
  let site: PageClient;
  beforeAll(async () => {
    mkdirSync(join(home, 'dist', 'assets'), { recursive: true });
    writeFileSync(join(home, 'package.json'), '{"name":"mcp-protocol-playground","type":"module"}');
    writeFileSync(join(home, 'secret.txt'), 'not for anybody');
    writeFileSync(join(home, 'dist', 'index.html'), '<!doctype html><title>Page</title>');
    writeFileSync(join(home, 'dist', 'assets', 'part.js'), 'export {};');
    writeFileSync(join(home, 'dist', 'assets', 'runner-abc.html'), '<!doctype html>');
    cpSync(dirname(await tapBundle()), join(home, 'program'), { recursive: true });
    writeFileSync(
      join(home, 'start.mjs'),
      `import { main } from './program/tap-cli.js'; await main(process.argv.slice(2));`,
    );
    const args = [join(home, 'start.mjs'), '--port', String(await freePort()), '--', ...MIRROR];
    own = new Tapped(spawn(process.execPath, args, { cwd: folder, env: ENV, stdio: 'pipe' }));
    site = await own.page();
  });
  afterAll(() => own.stop());

  it('have the policy of the build, which allows connections to nothing else', async () => {
    const index = await fetch(`${site.url}/`);
    expect(await index.text()).toContain('<title>Page</title>');
    expect(index.headers.get('content-security-policy')).toBe(contentSecurityPolicy);
    expect(index.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(contentSecurityPolicy).toContain("connect-src 'self'");
    expect(index.headers.get('x-content-type-options')).toBe('nosniff');
    expect(index.headers.get('referrer-policy')).toBe('no-referrer');
    const part = await fetch(`${site.url}/assets/part.js`);
    expect(part.headers.get('content-type')).toContain('text/javascript');
    expect(part.headers.get('content-security-policy')).toContain("connect-src 'self'");
    const runner = await fetch(`${site.url}/assets/runner-abc.html`);
    expect(runner.headers.get('content-security-policy')).toContain("connect-src 'none'");
  });

  it('keep no copy for a time without tap', async () => {
    const worker = await (await fetch(`${site.url}/sw.js`)).text();
    expect(worker).not.toContain("'fetch'");
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/%00',
    '/index.html%00.js',
    '/%',
    '//etc/passwd',
    '/etc/passwd',
    '/assets',
    '/assets/',
    '/constructor',
    '/__proto__',
  ])('%s is none of them', async (path) => {
    expect(
      statusOf(await raw(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nConnection: close\r\n\r\n`, site)),
    ).toBe(404);
  });

  it('are read, never written', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect((await fetch(`${site.url}/index.html`, { method })).status).toBe(405);
    expect((await fetch(`${site.url}/index.html`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('the end', () => {
  it('reaches the page, whose last record says how the run ended', async () => {
    const other = tap([
      '--port',
      String(await freePort()),
      '--',
      ...program('process.stdin.resume().on("end", () => process.exit(3))'),
    ]);
    const client = await other.page();
    let connected: () => void = () => undefined;
    const connection = new Promise<void>((resolve) => (connected = resolve));
    const seen = client.until(({ kind }) => {
      connected();
      return kind === 'end';
    });
    await Promise.race([connection, seen]);
    other.process.stdin.end();
    const records: TapRecord[] = await seen;
    expect(records.at(-1)).toMatchObject({ kind: 'end', by: 'host', code: 3 });
    await other.exit;
    await expect(client.state()).rejects.toThrow('fetch failed');
  });
});
