/**
 * Real servers and real clients through `tap`: the same bytes on both sides, and no message lost.
 *
 * @module-tag all
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client as ClientTwo, StreamableHTTPClientTransport as HttpTwo } from '@modelcontextprotocol/client';
import { StdioClientTransport as StdioTwo } from '@modelcontextprotocol/client/stdio';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, it } from 'vitest';
import { checkOne } from '../../protocol/check.ts';
import type { TapRecord } from '../../protocol/recording-types.ts';
import { ENV, folder, freePort, program, recordsIn, tap, TAP, type Tapped } from '../testing/tapped.ts';

const run = promisify(execFile);
const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const official = (name: string): string => join(modules, '@modelcontextprotocol', name);
const EVERYTHING = join(official('server-everything'), 'dist', 'index.js');
const files = join(folder, 'files');
mkdirSync(files, { recursive: true });
writeFileSync(join(files, 'hello.txt'), 'Hello from a file');

/** A program between two others that writes everything that passes to files: the witness on each side of `tap`. */
const WITNESS = join(folder, 'witness.mjs');
writeFileSync(
  WITNESS,
  `import { spawn } from 'node:child_process'; import { createWriteStream } from 'node:fs';
const [name, command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
const log = (end) => createWriteStream(name + end);
const [to, from] = [log('.in'), log('.out')];
process.stdin.on('data', (bytes) => { to.write(bytes); child.stdin.write(bytes); }).on('end', () => child.stdin.end());
child.stdout.on('data', (bytes) => { from.write(bytes); process.stdout.write(bytes); });
child.on('exit', (code) => setTimeout(() => process.exit(code ?? 1), 100));
process.on('SIGTERM', () => child.kill());
`,
);

let count = 0;
/** The command line of a server behind tap, with a witness on each side of it. */
function watched(server: readonly string[]): { command: string; args: string[]; name: string; out: string } {
  const name = join(folder, `witness-${++count}`);
  const out = `${name}.jsonl`;
  const behind = [process.execPath, WITNESS, `${name}-server`, ...server];
  return {
    command: process.execPath,
    args: [WITNESS, `${name}-host`, process.execPath, TAP, '--no-page', '--out', out, '--', ...behind],
    name,
    out,
  };
}

/** Both witnesses saw the same bytes, in both directions. */
function expectSame(name: string): void {
  for (const end of ['.in', '.out']) {
    const [host, server] = [readFileSync(`${name}-host${end}`), readFileSync(`${name}-server${end}`)];
    expect(host.length).toBeGreaterThan(100);
    expect(host.equals(server)).toBe(true);
  }
}

/** The recording is in order for Check: no errors, and the messages of both sides. */
function expectRecorded(out: string): void {
  const report = checkOne(readFileSync(out, 'utf8'), {});
  expect(report.format.id).toBe('tap');
  expect(
    report.diagnostics.filter(({ severity }) => severity === 'error').map(({ rule, what }) => `${rule}: ${what}`),
  ).toEqual([]);
  expect(new Set(report.entries.map(({ from }) => from))).toEqual(new Set(['client', 'server']));
}

const children: ChildProcess[] = [];
const taps: Tapped[] = [];
afterEach(async () => {
  await Promise.all(taps.splice(0).map((one) => one.stop()));
  for (const one of children.splice(0)) one.kill('SIGKILL');
});

interface Peer {
  list(): Promise<string[]>;
  call(name: string, args: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

const textOf = (result: unknown): string => JSON.stringify(result);

async function first(
  transport: ConstructorParameters<typeof StdioClientTransport>[0] | URL,
  sse = false,
): Promise<Peer> {
  const client = new Client({ name: 'peer', version: '1' });
  const used =
    transport instanceof URL
      ? sse
        ? new SSEClientTransport(transport)
        : new StreamableHTTPClientTransport(transport)
      : new StdioClientTransport(transport);
  await client.connect(used);
  return {
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => textOf(await client.callTool({ name, arguments: args })),
    close: async () => {
      if (used instanceof StreamableHTTPClientTransport) await used.terminateSession();
      await client.close();
    },
  };
}

async function second(transport: ConstructorParameters<typeof StdioTwo>[0] | URL): Promise<Peer> {
  const client = new ClientTwo({ name: 'peer', version: '2' }, { versionNegotiation: { mode: 'legacy' } });
  const used = transport instanceof URL ? new HttpTwo(transport) : new StdioTwo(transport);
  await client.connect(used);
  return {
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => textOf(await client.callTool({ name, arguments: args })),
    close: async () => {
      if (used instanceof HttpTwo) await used.terminateSession();
      await client.close();
    },
  };
}

const SERVERS = [
  ['server-everything', [process.execPath, EVERYTHING], 'echo', { message: 'größe' }, 'größe'],
  [
    'server-filesystem',
    [process.execPath, join(official('server-filesystem'), 'dist', 'index.js'), files],
    'read_text_file',
    { path: join(files, 'hello.txt') },
    'Hello from a file',
  ],
  [
    'server-memory',
    [process.execPath, join(official('server-memory'), 'dist', 'index.js')],
    'create_entities',
    { entities: [{ name: 'Ada', entityType: 'person', observations: ['writes'] }] },
    'Ada',
  ],
] as const;

describe.each(SERVERS)('%s over stdio', (_, server, tool, args, expected) => {
  it.each([
    ['the first generation', first],
    ['the second generation', second],
  ] as const)('%s: lists and calls, with the same bytes on both sides', async (_name, connect) => {
    const { name, out, ...command } = watched(server);
    const env = { ...ENV, MEMORY_FILE_PATH: join(folder, `memory-${count}.jsonl`) } as Record<string, string>;
    const peer = await connect({ ...command, env, stderr: 'pipe' as const });
    expect(await peer.list()).toContain(tool);
    expect(await peer.call(tool, args)).toContain(expected);
    await peer.close();
    await expect.poll(() => recordsIn(out).at(-1)?.kind, { timeout: 20_000 }).toBe('end');
    expectSame(name);
    expectRecorded(out);
  });
});

/** The official server over HTTP, and a tap in front of it. */
async function overHttp(
  mode: 'streamableHttp' | 'sse',
  path: string,
): Promise<{ url: URL; out: string; direct: string; tapped: Tapped }> {
  const port = await freePort();
  const server = spawn(process.execPath, [EVERYTHING, mode], {
    env: { ...ENV, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(server);
  server.stdout.resume();
  server.stderr.resume();
  await expect
    .poll(
      async () =>
        fetch(`http://127.0.0.1:${port}${path}`, { method: 'OPTIONS' }).then(
          ({ status }) => status > 0,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  const out = join(folder, `http-${++count}.jsonl`);
  const direct = `http://127.0.0.1:${port}${path}`;
  const tapped = tap(['--http', direct, '--listen', '0', '--no-page', '--out', out]);
  taps.push(tapped);
  const [, address = ''] = await tapped.says(/connects to (\S+)/u);
  return { url: new URL(address), out, direct, tapped };
}

const messagesOf = (records: readonly TapRecord[], from: string): unknown[] =>
  records.flatMap((one) => (one.kind === 'message' && one.from === from ? [one.message] : []));

describe('server-everything over HTTP', () => {
  it.each([
    ['Streamable HTTP, the first generation', 'streamableHttp', '/mcp', (url: URL) => first(url)],
    ['Streamable HTTP, the second generation', 'streamableHttp', '/mcp', (url: URL) => second(url)],
    ['HTTP+SSE, the first generation', 'sse', '/sse', (url: URL) => first(url, true)],
  ] as const)('%s', async (_, mode, path, connect) => {
    const { url, out, tapped } = await overHttp(mode, path);
    const peer = await connect(url);
    expect(await peer.list()).toContain('echo');
    for (let id = 0; id < 50; id++)
      expect(await peer.call('echo', { message: `number ${id}` })).toContain(`number ${id}`);
    await peer.close();
    await tapped.stop();
    const records = recordsIn(out);
    expect(messagesOf(records, 'client').filter((one) => JSON.stringify(one).includes('"tools/call"'))).toHaveLength(
      50,
    );
    expect(messagesOf(records, 'server').filter((one) => JSON.stringify(one).includes('Echo: number'))).toHaveLength(
      50,
    );
    expect(records[0]).toMatchObject({ kind: 'run', transport: mode === 'sse' ? 'sse' : 'http' });
    expectRecorded(out);
  });

  it.each([
    ['streamableHttp', '/mcp', 'http-only'],
    ['sse', '/sse', 'sse-only'],
  ] as const)('mcp-remote over %s', async (mode, path, strategy) => {
    const { url, out, tapped } = await overHttp(mode, path);
    const args = [join(modules, 'mcp-remote', 'dist', 'proxy.js'), url.href, '--transport', strategy, '--allow-http'];
    const env = { ...ENV, MCP_REMOTE_CONFIG_DIR: join(folder, 'remote') } as Record<string, string>;
    const peer = await first({ command: process.execPath, args, env, stderr: 'pipe' });
    expect(await peer.list()).toContain('echo');
    expect(await peer.call('echo', { message: 'through two' })).toContain('through two');
    await peer.close();
    await tapped.stop();
    expect(JSON.stringify(messagesOf(recordsIn(out), 'server'))).toContain('Echo: through two');
  });

  it('mcp-remote behind tap over stdio', async () => {
    const { direct } = await overHttp('streamableHttp', '/mcp');
    const { name, out, ...command } = watched([
      process.execPath,
      join(modules, 'mcp-remote', 'dist', 'proxy.js'),
      direct,
      '--transport',
      'http-only',
      '--allow-http',
    ]);
    const env = { ...ENV, MCP_REMOTE_CONFIG_DIR: join(folder, 'remote') } as Record<string, string>;
    const peer = await first({ ...command, env, stderr: 'pipe' });
    expect(await peer.call('echo', { message: 'remote' })).toContain('remote');
    await peer.close();
    await expect.poll(() => recordsIn(out).at(-1)?.kind, { timeout: 20_000 }).toBe('end');
    expectSame(name);
  });
});

describe('the command line of the Inspector', () => {
  // It reads its version from two folders above, as in the package that it is usually a part of.
  const home = join(folder, 'inspector');
  const inspector = join(home, 'cli', 'build', 'index.js');
  mkdirSync(home, { recursive: true });
  cpSync(official('inspector-cli'), join(home, 'cli'), { recursive: true });
  cpSync(join(official('inspector-cli'), 'package.json'), join(home, 'package.json'));
  symlinkSync(modules, join(home, 'node_modules'), 'dir');

  it('over stdio', async () => {
    const out = join(folder, 'inspector.jsonl');
    // A script, since the Inspector would take the options of tap for its own.
    const script = join(folder, 'tapped.mjs');
    const target = [TAP, '--no-page', '--out', out, '--', process.execPath, EVERYTHING];
    writeFileSync(
      script,
      `import { spawn } from 'node:child_process'; spawn(process.execPath, ${JSON.stringify(target)}, { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));`,
    );
    const args = ['--method', 'tools/call', '--tool-name', 'echo', '--tool-arg', 'message=inspected'];
    const { stdout } = await run(process.execPath, [inspector, process.execPath, script, ...args], { env: ENV });
    expect(stdout).toContain('Echo: inspected');
    await expect.poll(() => recordsIn(out).at(-1)?.kind, { timeout: 20_000 }).toBe('end');
    expectRecorded(out);
  });

  it('over Streamable HTTP', async () => {
    const { url, out, tapped } = await overHttp('streamableHttp', '/mcp');
    const args = [inspector, url.href, '--transport', 'http', '--method', 'tools/list'];
    const { stdout } = await run(process.execPath, args, { env: ENV });
    expect(stdout).toContain('"echo"');
    await tapped.stop();
    expectRecorded(out);
  });
});

describe('many messages', () => {
  it('10,000 requests, and as many responses: none is lost, on the wire, in the file and on the page', async () => {
    const out = join(folder, 'many.jsonl');
    const code = `import { createInterface } from 'node:readline'; createInterface({ input: process.stdin }).on('line', (line) => { const { id } = JSON.parse(line); process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result: {} }) + '\\n'); });`;
    const tapped = tap(['--port', String(await freePort()), '--out', out, '--', ...program(code)]).collect();
    const page = await tapped.page();
    const shown = page.until((_, all) => all.length >= 20_001);
    for (let id = 0; id < 10_000; id++) {
      const line = `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`;
      if (!tapped.process.stdin.write(line)) await once(tapped.process.stdin, 'drain');
    }
    const seen = (await shown).flatMap((one) =>
      one.kind === 'message' ? [`${one.from} ${(one.message as { id: number }).id}`] : [],
    );
    tapped.process.stdin.end();
    expect(await tapped.exit).toEqual({ code: 0, signal: null });
    const ids = Array.from({ length: 10_000 }, (_, id) => id);
    expect(
      tapped.output
        .toString()
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: number }).id),
    ).toEqual(ids);
    const records = recordsIn(out);
    for (const from of ['client', 'server'] as const) {
      expect(messagesOf(records, from).map((one) => (one as { id: number }).id)).toEqual(ids);
      expect(seen.filter((one) => one.startsWith(from))).toEqual(ids.map((id) => `${from} ${id}`));
    }
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, index) => index + 1));
  });
});
