/**
 * Messages sent by hand from the page: over stdio to another instance of the command, over HTTP as a client of its own.
 *
 * @module-tag all
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Hand } from '../testing/hand-client.ts';
import { SERVE, serveOnFreePort, type Served } from '../testing/served.ts';
import { freePort, program, tap, type PageClient, type Tapped } from '../testing/tapped.ts';

const runs: Tapped[] = [];
const served: Served[] = [];
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(runs.splice(0).map((one) => one.stop()));
  await Promise.all(served.splice(0).map((one) => one.stop()));
  for (const one of servers.splice(0)) {
    one.closeAllConnections();
    one.close();
  }
});

async function started(args: readonly string[]): Promise<{ run: Tapped; page: PageClient }> {
  const run = tap(['--port', String(await freePort()), ...args]).collect();
  runs.push(run);
  return { run, page: await run.page() };
}

describe('over stdio', () => {
  it('another instance of the command answers, and the host’s session does not notice', async () => {
    const { run, page } = await started(['--', process.execPath, SERVE, '--stdio', '--server', 'everything']);
    const hand = await Hand.open(page);
    expect(await hand.handshake('2025-11-25')).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
    expect(await hand.ask(2, 'tools/call', { name: 'echo', arguments: { message: 'Hello' } })).toMatchObject({
      result: { content: [{ text: 'Hello' }] },
    });
    // Whatever is sent arrives as it is.
    await hand.send('{"jsonrpc":"2.0", "id": 3 ,"method":"ping",}');
    const records = await hand.until(
      (one) => one.kind === 'message' && one.from === 'server' && 'error' in (one.message as object),
    );
    expect(records.find((one) => one.kind === 'noise')).toMatchObject({
      from: 'client',
      text: '{"jsonrpc":"2.0", "id": 3 ,"method":"ping",}',
    });
    expect(records[0]).toMatchObject({ kind: 'run', by: 'hand', transport: 'stdio' });
    expect(run.output.length).toBe(0);
    expect((await hand.close()).status).toBe(200);
    const ended = await hand.until((one) => one.kind === 'end');
    expect(ended.at(-1)).toMatchObject({ by: 'hand', code: 0 });
    expect((await page.post('/live/send', { run: hand.run, text: '{}' })).status).toBe(409);
    expect((await page.post('/live/send', { run: 1, text: '{}' })).status).toBe(409);
  });

  it('a server that does not end by itself is ended; one that ends is reported', async () => {
    const { page, run } = await started([
      '--',
      ...program('process.on("SIGTERM", () => {}); process.stderr.write("up\\n"); setTimeout(() => {}, 20_000)'),
    ]);
    const hand = await Hand.open(page);
    await hand.until((one) => one.kind === 'stderr');
    await hand.close();
    expect((await hand.until((one) => one.kind === 'end')).at(-1)).toMatchObject({ by: 'hand', signal: 'SIGKILL' });
    await run.stop('SIGKILL');
    const { page: other } = await started(['--', ...program('process.stdin.once("data", () => process.exit(3))')]);
    const gone = await Hand.open(other);
    await gone.send('go');
    expect((await gone.until((one) => one.kind === 'end')).at(-1)).toMatchObject({ by: 'server', code: 3 });
  });

  it('servers started by hand end with tap', async () => {
    const { run, page } = await started([
      '--',
      ...program(
        'process.stderr.write("pid " + process.pid + "\\n"); process.stdin.resume().on("end", () => process.exit(0)); setInterval(() => {}, 1000)',
      ),
    ]);
    const hand = await Hand.open(page);
    const line = (await hand.until((one) => one.kind === 'stderr')).at(-1);
    const pid = Number(/\d+/u.exec(line?.kind === 'stderr' ? line.text : '')?.[0]);
    run.process.stdin.end();
    await run.exit;
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
  });
});

describe('over HTTP', () => {
  it.each(['2025-03-26', '2025-06-18', '2025-11-25'])(
    'a session of %s, with what the server sends by itself',
    async (revision) => {
      const upstream = await serveOnFreePort(['--server', 'everything', '--revision', revision]);
      served.push(upstream);
      const { page } = await started(['--http', upstream.url, '--listen', '0']);
      const hand = await Hand.open(page);
      expect(await hand.handshake(revision)).toMatchObject({ result: { protocolVersion: revision } });
      expect(await hand.ask(2, 'tools/call', { name: 'echo', arguments: { message: 'Hi' } })).toMatchObject({
        result: { content: [{ text: 'Hi' }] },
      });
      // The stream for messages that answer no request: a change of a list arrives there.
      await hand.until(
        (one) => one.kind === 'response' && one.status === 200 && /event-stream/u.test(JSON.stringify(one.headers)),
      );
      await hand.ask(3, 'tools/call', { name: 'toggle_tool', arguments: {} });
      await hand.until((one) => one.kind === 'message' && JSON.stringify(one.message).includes('list_changed'));
      await hand.close();
      const records = await hand.until((one) => one.kind === 'end');
      const requests = records.filter((one) => one.kind === 'request');
      expect(
        requests
          .map((one) => one.kind === 'request' && one.method)
          .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
      ).toEqual(['DELETE', 'GET', 'POST', 'POST', 'POST', 'POST']);
      const last = requests.at(-1);
      const names = Object.keys(last?.kind === 'request' ? last.headers : {});
      expect(names).toContain('mcp-session-id');
      expect(names.includes('mcp-protocol-version')).toBe(revision >= '2025-06-18');
      expect(records.at(-1)).toMatchObject({ by: 'hand' });
    },
  );

  it('2026-07-28: each request has the headers that repeat it', async () => {
    const upstream = await serveOnFreePort(['--server', 'everything', '--revision', '2026-07-28']);
    served.push(upstream);
    const { page } = await started(['--http', upstream.url, '--listen', '0']);
    const hand = await Hand.open(page);
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'by hand', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    let cursor: unknown;
    let id = 0;
    do {
      const page = await hand.ask(++id, 'tools/list', { _meta: meta, ...(cursor === undefined ? {} : { cursor }) });
      cursor = (page['result'] as { nextCursor?: string }).nextCursor;
    } while (cursor !== undefined);
    const report = await hand.ask(++id, 'tools/call', {
      name: 'region_report',
      arguments: { region: 'größe', year: 2026 },
      _meta: meta,
    });
    expect(JSON.stringify(report)).toContain('größe');
    const records = await hand.until((one) => one.kind === 'close' && one.exchange === id);
    const call = records.findLast((one) => one.kind === 'request');
    expect(call?.kind === 'request' ? call.headers : {}).toMatchObject({
      'mcp-method': 'tools/call',
      'mcp-name': 'region_report',
      'mcp-param-year': '2026',
      'mcp-protocol-version': '2026-07-28',
    });
  });

  it('the older transport, which the server’s refusal of the first message shows', async () => {
    const upstream = await serveOnFreePort(['--server', 'everything', '--revision', '2024-11-05']);
    served.push(upstream);
    const { page } = await started(['--http', new URL('/sse', upstream.url).href, '--listen', '0']);
    const hand = await Hand.open(page);
    expect(await hand.handshake('2024-11-05')).toMatchObject({ result: { protocolVersion: '2024-11-05' } });
    expect(await hand.ask(2, 'tools/call', { name: 'echo', arguments: { message: 'Old' } })).toMatchObject({
      result: { content: [{ text: 'Old' }] },
    });
    await hand.close();
    expect((await hand.until((one) => one.kind === 'end')).at(-1)).toMatchObject({ by: 'hand' });
  });

  it('a token given by hand is sent, and recorded nowhere', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const upstream = createServer((request, response) => {
      seen.push(request.headers);
      response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"error":"invalid_token"}');
    });
    servers.push(upstream);
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const { page } = await started([
      '--http',
      `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/mcp`,
      '--listen',
      '0',
    ]);
    const hand = await Hand.open(page, { bearer: 'my.t0ken' });
    await hand.send('{"jsonrpc":"2.0","id":1,"method":"ping"}');
    const records = await hand.until((one) => one.kind === 'close');
    expect(seen[0]?.authorization).toBe('Bearer my.t0ken');
    expect(JSON.stringify(records)).not.toContain('t0ken');
    expect(JSON.stringify(await page.state())).not.toContain('t0ken');
  });

  it('a server that is not there is reported', async () => {
    const { page } = await started(['--http', `http://127.0.0.1:${await freePort()}/mcp`, '--listen', '0']);
    const hand = await Hand.open(page);
    await hand.send('{"jsonrpc":"2.0","id":1,"method":"ping"}');
    expect((await hand.until((one) => one.kind === 'close')).at(-1)).toMatchObject({
      by: 'server',
      error: expect.stringContaining('ECONNREFUSED') as string,
    });
  });
});
