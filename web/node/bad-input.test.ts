/** Bad input for the real command: it reports the problem and continues. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inProcess } from '../testing/in-process.ts';
import { main } from './serve.ts';
import { SERVE, serveOnFreePort, start, type Served } from './testing/served.ts';

const MB = 1024 * 1024;
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const HELLO = JSON.stringify({
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'c', version: '1' } },
});
const READY = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const JSON_BOTH = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

describe('arguments', () => {
  it.each([
    [['--http', 'x'], /--http needs a port/u],
    [['--http', '70000'], /--http needs a port/u],
    [['--http', '0', '--stdio'], /cannot be used together/u],
    [['--server', 'nobody'], /"nobody" is unknown; it must be one of .*everything.*conformance/u],
    [['--revision', '2025-01-01'], /2025-01-01/u],
    [['--fault', 'none-such'], /"none-such" is unknown; it must be one of /u],
    [['--loud'], /--loud/u],
    [['here'], /here/u],
  ])('%j is unusable: one line, exit code 2', async (args, says) => {
    const { status, stdout, stderr } = await inProcess(main, args, { folder: tmpdir() });
    expect(stderr).toMatch(says);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  it('--list prints servers and faults', async () => {
    const { status, stdout } = await inProcess(main, ['--list'], { folder: tmpdir() });
    expect(status).toBe(0);
    for (const name of ['calculator', 'weather', 'notes', 'everything', 'conformance', 'id-as-text'])
      expect(stdout).toMatch(new RegExp(`^ +${name} `, 'mu'));
  });
});

describe('stdio', () => {
  /** Writes all of it, closes the stream, and returns the output. */
  async function talk(...chunks: (string | Uint8Array)[]): Promise<{ code: unknown; out: string[]; err: string }> {
    const child = start(['--stdio', '--server', 'calculator', '--revision', '2025-11-25']);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    for (const chunk of chunks) child.stdin.write(chunk);
    child.stdin.end();
    const [code] = (await once(child, 'close')) as unknown[];
    return { code, out: out.split('\n').filter((line) => line !== ''), err };
  }
  const hello = `${HELLO}\n${READY}\n`;
  const last = (lines: string[]): unknown => JSON.parse(lines.at(-1) ?? 'null');

  it('answers or ignores garbage, binary data, half a message and blank lines, and serves the next message', async () => {
    const { code, out, err } = await talk(
      hello,
      'hello?\n',
      new Uint8Array([0xff, 0xfe, 0x00, 0x01, 0x0a]),
      '{"jsonrpc":\n',
      '\n\r\n   \n',
      '42\n',
      'null\n',
      '{"jsonrpc":"2.0","id":{},"method":"ping"}\n',
      '{"jsonrpc":"2.0","id":9,"method":"__proto__"}\n',
      `${PING}\r\n`,
    );
    expect(code).toBe(0);
    expect(last(out)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    const codes = out.slice(1, -1).map((line) => (JSON.parse(line) as { error?: { code: number } }).error?.code);
    expect(codes).toEqual([-32700, -32700, -32700, -32600, -32600, -32600, -32601]);
    expect(err).toMatch(/^serve: ready on stdio .*\n$/u);
  });

  it('a line of 10 MB in many pieces', async () => {
    const big = JSON.stringify({ jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'x'.repeat(10 * MB) } });
    const { code, out } = await talk(hello, big.slice(0, 100), big.slice(100), `\n${PING}\n`);
    expect(code).toBe(0);
    expect(JSON.parse(out[1] ?? '')).toMatchObject({ id: 5, error: { code: -32602 } });
    expect(last(out)).toMatchObject({ id: 1, result: {} });
  });

  it('nesting 100,000 levels deep', async () => {
    const deep = `{"jsonrpc":"2.0","id":6,"method":"ping","params":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
    const { code, out } = await talk(hello, `${deep}\n`, `${PING}\n`);
    expect(code).toBe(0);
    expect(out).toHaveLength(3);
    expect(last(out)).toMatchObject({ id: 1, result: {} });
  });

  it('accepts a last line without a line break as a message', async () => {
    expect(last((await talk(hello, PING)).out)).toMatchObject({ id: 1, result: {} });
  });

  it('ends the process when the client leaves before it reads', async () => {
    const child = start(['--stdio', '--server', 'everything']);
    child.stdout.destroy();
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${hello}${PING}\n`.repeat(1000));
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('HTTP', () => {
  let served: Served;
  const open: Socket[] = [];

  beforeAll(async () => {
    served = await serveOnFreePort(['--server', 'everything']);
  });
  // After any bad input, the next client is served.
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.destroy();
    const response = await fetch(served.url, { method: 'POST', headers: JSON_BOTH, body: HELLO });
    if (response.status !== 200 || !(await response.text()).includes('"protocolVersion":"2025-11-25"'))
      throw new Error(`The next client received ${response.status}: ${served.errors()}`);
    if (served.process.exitCode !== null) throw new Error('The process has ended.');
  });
  afterAll(async () => {
    await served.stop();
  });

  function socket(): Socket {
    const made = connect(served.port, '127.0.0.1');
    made.on('error', () => undefined);
    open.push(made);
    return made;
  }

  /** Resolves when either side closes the connection. */
  const closed = (made: Socket): Promise<void> => new Promise((resolve) => made.once('close', () => resolve()));

  /** Everything received until the server closes the connection. */
  async function raw(...parts: (string | Uint8Array)[]): Promise<string> {
    const made = socket();
    let all = '';
    made.setEncoding('latin1').on('data', (text: string) => (all += text));
    for (const part of parts) made.write(part);
    await closed(made);
    return all;
  }

  const head = (body: string, more = ''): string =>
    `POST /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n`;

  it.each([
    ['PUT', 405],
    ['PATCH', 405],
    ['TRACE', 405],
    ['BREW', 400],
  ])('%s: %i', async (method, status) => {
    const answer = await raw(`${method} /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    if (status === 405) expect(answer).toMatch(/^allow: GET, POST, DELETE\r$/imu);
  });

  it('a wrong Content-Type, Accept, Origin, Host or version, a missing session, an unknown session', async () => {
    const status = async (headers: Record<string, string>, body = PING): Promise<number> =>
      (await fetch(served.url, { method: 'POST', headers: { ...JSON_BOTH, ...headers }, body })).status;
    expect(await status({ 'content-type': 'text/plain' })).toBe(415);
    expect(await status({ accept: 'application/json' })).toBe(406);
    expect(await status({ accept: '*/*' })).toBe(406);
    expect(await status({ origin: 'https://evil.example.com' }, HELLO)).toBe(403);
    expect(await status({ origin: 'http://localhost:1234' }, HELLO)).toBe(200);
    expect(await status({ 'mcp-protocol-version': '1.0' })).toBe(400);
    expect(await status({})).toBe(400);
    expect(await status({ 'mcp-session-id': 'nobody' })).toBe(404);
    expect(await raw(`${head(HELLO).replace('localhost', 'evil.example.com')}${HELLO}`)).toMatch(/^HTTP\/1.1 403 /u);
  });

  it('garbage instead of HTTP, and a missing Host header: 400', async () => {
    expect(await raw('hello?\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /u);
    expect(await raw(new Uint8Array(2000).fill(0x80))).toMatch(/^HTTP\/1.1 400 /u);
    expect(await raw('GET /mcp HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /u);
    expect(await raw(`${PING}\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /u);
  });

  it('an endless header section: 431', async () => {
    expect(await raw(`GET /mcp HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 /u,
    );
  });

  it('a body that is not JSON, not UTF-8 or not a message: 400 with the reason', async () => {
    for (const body of ['', '{', 'hello?', '[', '42', 'null', '{"a":1}']) {
      const response = await fetch(served.url, { method: 'POST', headers: JSON_BOTH, body });
      expect(response.status, body).toBe(400);
      expect(await response.json(), body).toMatchObject({
        jsonrpc: '2.0',
        error: { message: expect.any(String) as string },
      });
    }
    const bytes = new Uint8Array([
      ...Buffer.from('{"jsonrpc":"2.0","id":1,"method":"'),
      0xff,
      0xfe,
      ...Buffer.from('"}'),
    ]);
    const response = await fetch(served.url, { method: 'POST', headers: JSON_BOTH, body: bytes });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: -32700 } });
  });

  it('a byte order mark: a parse error, as over stdio', async () => {
    const response = await fetch(served.url, { method: 'POST', headers: JSON_BOTH, body: `\ufeff${HELLO}` });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: -32700 } });
  });

  it('a body that is too large, with and without Content-Length: 413', { tags: ['all'] }, async () => {
    for (const size of [5, 10, 60]) {
      const body = `"${'x'.repeat(size * MB)}"`;
      const rejected = await fetch(served.url, { method: 'POST', headers: JSON_BOTH, body });
      expect([size, rejected.status]).toEqual([size, 413]);
      expect(await rejected.json()).toMatchObject({ error: { code: -32600 } });
    }
    const made = socket();
    let all = '';
    made.setEncoding('latin1').on('data', (text: string) => (all += text));
    made.write(head('').replace(/Content-Length: 0/u, 'Transfer-Encoding: chunked'));
    for (let count = 0; count < 80 && !all.includes('\r\n'); count++) {
      made.write(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (!all.includes('\r\n')) await once(made, 'data');
    expect(all).toMatch(/^HTTP\/1.1 413 /u);
  });

  it('connections that break in the middle of a header section, a body, a response or a stream', async () => {
    for (const text of ['POST /m', head(HELLO), `${head(HELLO)}{"json`, `${head(HELLO)}${HELLO}`]) {
      const made = socket();
      await new Promise((resolve) => made.write(text, resolve));
      made.destroy();
    }
    const greeted = await fetch(served.url, { method: 'POST', headers: JSON_BOTH, body: HELLO });
    const session = { ...JSON_BOTH, 'mcp-session-id': greeted.headers.get('mcp-session-id') ?? '' };
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'long_work', arguments: { steps: 2, ms: 50 } },
    });
    for (const method of ['POST', 'GET'] as const) {
      const stop = new AbortController();
      const stream = await fetch(served.url, {
        method,
        headers: session,
        ...(method === 'POST' ? { body } : {}),
        signal: stop.signal,
      });
      expect(stream.headers.get('content-type')).toBe('text/event-stream');
      stop.abort();
    }
  });

  it('300 connections at once, half of them silent', async () => {
    const silent = Array.from({ length: 150 }, () => socket());
    await Promise.all(silent.map((one) => once(one, 'connect')));
    const answers = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const response = await fetch(served.url, { method: 'POST', headers: JSON_BOTH, body: HELLO });
        await response.text();
        return `${response.status} ${response.headers.get('mcp-session-id')}`;
      }),
    );
    expect(answers.every((one) => /^200 [\da-f-]{36}$/u.test(one))).toBe(true);
    expect(new Set(answers).size).toBe(150);
  });

  it('a port that is in use: one line, exit code 2', () => {
    const { status, stderr } = spawnSync(process.execPath, [SERVE, '--http', String(served.port)], {
      cwd: tmpdir(),
      encoding: 'utf8',
    });
    expect(stderr).toBe(`serve: cannot listen on port ${served.port}: EADDRINUSE\n`);
    expect(status).toBe(2);
  });

  it('wrote nothing to stderr', () => {
    expect(served.errors().trimEnd().split('\n')).toHaveLength(1);
  });

  it('accepts connections from this machine only', async () => {
    const { address } = (await once(socket(), 'connect').then(() => open.at(-1)?.address())) as { address: string };
    expect(address).toBe('127.0.0.1');
    const other = connect(served.port, '::1');
    const [error] = (await once(other, 'error').catch(() => [])) as { code?: string }[];
    expect(error?.code).toMatch(/^(?:ECONNREFUSED|EADDRNOTAVAIL)$/u);
  });
});
