/** Hostile input to the real command: it is refused, and the session goes on. */
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../../protocol/json/plain.ts';
import { inProcess } from '../../testing/in-process.ts';
import { main } from '../mcp-cli.ts';
import { MESSAGE } from '../testing/mcp-messages.ts';
import { MCP, mcpOnFreePort, type ServedMcp } from '../testing/mcp-served.ts';
import { MAX_FILE, startRoots } from './files.ts';
import { MAX_LINE } from './lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'mcp-attacks-'));
const root = join(folder, 'root');
const secret = join(folder, 'secret.json');
mkdirSync(join(root, 'inner'), { recursive: true });
writeFileSync(secret, MESSAGE);
writeFileSync(join(root, 'message.json'), MESSAGE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Message = Record<string, unknown>;
const call = (id: number | string, name: string, args: object): Message => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});
const HELLO = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'attacker', version: '1' } },
};

describe('over stdio', () => {
  let child: ChildProcessWithoutNullStreams;
  let lines: AsyncIterator<string>;

  beforeAll(async () => {
    child = spawn(process.execPath, [MCP, '--root', root], { cwd: folder, stdio: 'pipe' });
    lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    send(JSON.stringify(HELLO));
    await answer();
    send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
  });
  afterAll(() => child.kill());

  const send = (line: string | Buffer): void => {
    child.stdin.write(line);
    child.stdin.write('\n');
  };
  const answer = async (): Promise<Message> => {
    const { value } = (await lines.next()) as { value: string };
    const message: unknown = JSON.parse(value);
    return isRecord(message) ? message : {};
  };
  const ask = (message: Message): Promise<Message> => {
    send(JSON.stringify(message));
    return answer();
  };
  /** The text of a failed call. */
  const refusal = async (name: string, args: object): Promise<string> => {
    const { result } = (await ask(call(1, name, args))) as {
      result: { isError: boolean; content: { text: string }[] };
    };
    expect(result.isError).toBe(true);
    return result.content[0]?.text ?? '';
  };
  const isAlive = async (): Promise<void> => {
    expect(await ask({ jsonrpc: '2.0', id: 'alive', method: 'ping' })).toEqual({
      jsonrpc: '2.0',
      id: 'alive',
      result: {},
    });
  };

  it.each([
    ['no JSON', '{"jsonrpc": "2.0", oops', -32_700],
    ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe, 0x00, 0x7b]), -32_700],
    ['a batch', '[]', -32_600],
    ['a number', '7', -32_600],
    ['an object that is no message', '{"a":1}', -32_600],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600],
    ['a null id', '{"jsonrpc":"2.0","id":null,"method":"ping"}', -32_600],
    ['deep nesting', `{"jsonrpc":"2.0","id":1,"method":"x","params":${'['.repeat(100_000)}`, -32_700],
  ])('answers %s with an error, and goes on', async (_, line, code) => {
    send(line);
    expect(await answer()).toMatchObject({ jsonrpc: '2.0', error: { code } });
    await isAlive();
  });

  it('passes deep nesting that is valid, and goes on', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    send(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check","arguments":{"text":${deep}}}}`);
    expect(await answer()).toMatchObject({ id: 1 });
    await isAlive();
  });

  it.each([
    [
      'at the end',
      (text: string) =>
        `{"method":"tools/call","params":{"name":"check","arguments":{"text":"${text}"}},"jsonrpc":"2.0","id":41}`,
      41,
    ],
    [
      'at the beginning',
      (text: string) => `{"jsonrpc":"2.0","id":"x\\"1","method":"tools/call","params":{"text":"${text}"}}`,
      'x"1',
    ],
    [
      'in the middle',
      (text: string) => `{"params":{"text":"${text}"},"id":5,"method":"${text.slice(0, 5000)}"}`,
      undefined,
    ],
    ['only inside a string', (text: string) => `{"params":{"text":"${text},\\"id\\":5}"}}`, undefined],
  ])('answers a message over the limit whose id is %s', async (_, make, id) => {
    send(make('a'.repeat(MAX_LINE + 1)));
    const message = await answer();
    expect(message).toMatchObject({ error: { code: -32_600 } });
    expect(message['id']).toBe(id);
    await isAlive();
  });

  it('judges a text of many megabytes, and says what it leaves out', { tags: ['all'] }, async () => {
    // Few messages for its size: their number is the subject of other tests.
    const text = `${MESSAGE}${' '.repeat(400)}\n`.repeat(8_000);
    expect(text.length).toBeGreaterThan(3_500_000);
    const { result } = (await ask(call(2, 'check', { text }))) as { result: { content: { text: string }[] } };
    const [says, json] = result.content.map((one) => one.text);
    expect(says).toContain('8000 messages');
    expect(says).toMatch(/more findings/u);
    expect(json?.length).toBeLessThan(41_000);
    expect(await refusal('check', { text: 'x'.repeat(4_000_001) })).toContain('4000000');
    expect(await refusal('fix', { text })).toMatch(/at most 400,000 are fixed/u);
    await isAlive();
  });

  it.each([
    ['../secret.json'],
    [secret],
    ['/etc/passwd'],
    ['/proc/self/environ'],
    ['/dev/zero'],
    ['inner/../../secret.json'],
    ['./inner/./../../secret.json'],
    ['/no/such/file'],
    [`${root}-other/file.json`],
    ['link.json'],
    ['linked/secret.json'],
    ['\\\\host\\share\\..\\..\\..\\secret.json'],
  ])('reads nothing outside its folders: %s', async (file) => {
    if (file === 'link.json') symlinkSync(secret, join(root, 'link.json'));
    if (file.startsWith('linked/')) symlinkSync(folder, join(root, 'linked'));
    const text = await refusal('check', { file });
    expect(text).toMatch(/is outside the folders|does not exist/u);
    expect(text).not.toContain('ids/null-id');
    expect(await refusal('fix', { file })).toBe(text);
    await isAlive();
  });

  it('does not say what exists elsewhere', async () => {
    const there = await refusal('check', { file: secret });
    const missing = await refusal('check', { file: `${secret}.missing` });
    expect(missing.replace('.missing', '')).toBe(there);
  });

  it('reads regular files alone, up to a size', async () => {
    expect(await refusal('check', { file: 'inner' })).toContain('is a folder');
    expect(await refusal('check', { file: 'message.json\0.png' })).toContain('is no path');
    expect(await refusal('check', { file: 'none.json' })).toContain('does not exist');
    expect(await refusal('check', { file: 'x'.repeat(4000) })).toContain('cannot be read');
    expect(await refusal('check', { file: 'x'.repeat(5000) })).toContain('4096');
    expect(await refusal('check', { file: 'message.json', text: MESSAGE })).toContain('not both');
    spawnSync('mkfifo', [join(root, 'pipe')]);
    expect(await refusal('check', { file: 'pipe' })).toMatch(/no regular file/u);
    writeFileSync(join(root, 'large.log'), '');
    truncateSync(join(root, 'large.log'), MAX_FILE + 1);
    expect(await refusal('check', { file: 'large.log' })).toContain('more than 16 MiB');
    writeFileSync(join(root, 'binary'), Buffer.from([0, 255, 0, 254]));
    expect(await refusal('check', { file: 'binary' })).toContain('is not text');
    expect(JSON.stringify(await ask(call(3, 'check', { file: 'message.json' })))).toContain('ids/null-id');
    expect(JSON.stringify(await ask(call(3, 'check', { file: join(root, 'message.json') })))).toContain('ids/null-id');
    await isAlive();
  });

  it('refuses servers that are none, and work without end', async () => {
    const messages = [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }];
    expect(await refusal('try_server', { messages, definition: { tools: 7 } })).toContain('is no server');
    expect(await refusal('try_server', { messages, tools: [{ name: 7 }] })).toContain('is no server');
    expect(await refusal('try_server', { messages: [] })).toContain('messages');
    expect(await refusal('try_server', { messages, server: 'notes', tools: [] })).toContain('only one of');
    const steps = [
      { do: 'wait', ms: 1e9 },
      { do: 'result', result: { content: [] } },
    ];
    const definition = {
      info: { name: 'slow', version: '1' },
      tools: [{ name: 'slow', inputSchema: { type: 'object' }, does: { steps } }],
    };
    const slow = call(9, 'slow', {});
    expect(JSON.stringify(await ask(call(4, 'try_server', { messages: [slow], definition })))).toMatch(
      /wire|is no server/u,
    );
    await isAlive();
  });

  it('ends when its client closes the input', async () => {
    const gone = once(child, 'exit');
    child.stdin.end();
    expect(await gone).toEqual([0, null]);
  });
});

describe('over HTTP', () => {
  let served: ServedMcp;
  beforeAll(async () => {
    served = await mcpOnFreePort();
  });
  afterAll(() => served.stop());

  const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const post = (body: string | Buffer, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(served.url, {
      method: 'POST',
      headers: { ...HEADERS, ...headers },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
  const isAlive = async (): Promise<boolean> => {
    const response = await post(JSON.stringify(HELLO));
    return response.status === 200 && (await response.text()).includes('mcp-protocol-playground');
  };
  /** One request as bytes; the first line of the response. */
  const raw = async (request: string | Buffer): Promise<string> => {
    const socket = connectSocket(served.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(request);
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return first.toString().split('\r\n')[0] ?? '';
  };
  const body = JSON.stringify(HELLO);
  const head = (host: string, more = ''): string =>
    `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://localhost.evil.example', 'file://'])(
    'refuses pages of the origin %s',
    async (Origin) => {
      const response = await post(body, { Origin });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await isAlive()).toBe(true);
    },
  );

  it('refuses a preflight, so that no other page can send JSON', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    expect((await fetch(served.url, { method: 'OPTIONS', headers })).status).toBe(403);
    expect((await post(body, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  it.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', '0.0.0.0', 'localhost', ''])(
    'refuses requests that were sent to the name %s',
    async (host) => {
      expect(await raw(head(host))).toMatch(/^HTTP\/1\.1 4(?:00|21) /u);
      expect(await raw(head(`127.0.0.1:${served.port}`, `Host: ${host}\r\n`))).toMatch(/^HTTP\/1\.1 4(?:00|21) /u);
      expect(await isAlive()).toBe(true);
    },
  );

  it('accepts its own names, and pages of its own origin', async () => {
    for (const name of ['127.0.0.1', 'localhost']) {
      const host = `${name}:${served.port}`;
      expect(await raw(head(host))).toBe('HTTP/1.1 200 OK');
      expect(await raw(head(host, `Origin: http://${host}\r\n`))).toBe('HTTP/1.1 200 OK');
    }
  });

  it.each([
    ['no JSON', '{oops', 400],
    ['an empty body', '', 400],
    ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe, 0x7b]), 400],
    ['a body over the limit', Buffer.alloc(MAX_LINE + 10, 32), 413],
  ])('answers %s with an error, and goes on', async (_, bytes, status) => {
    const response = await post(bytes).catch(() => null);
    // A client that is still writing may see the closed connection instead of the response.
    if (status !== 413 || response) expect(response?.status).toBe(status);
    await response?.text();
    expect(await isAlive()).toBe(true);
  });

  it('refuses a length that is announced but never sent, and chunks that never end', async () => {
    const host = `127.0.0.1:${served.port}`;
    expect(await raw(`POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 99999999999\r\n\r\n`)).toContain('413');
    expect(await raw(`POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n`)).toContain('400');
    expect(await raw(`POST /mcp HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`)).toContain(
      '400',
    );
    expect(await raw(`POST /mcp HTTP/1.1\r\nHost: ${host}\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`)).toContain('431');
    expect(await raw('\x16\x03\x01 not HTTP\r\n\r\n')).toContain('400');
    expect(await isAlive()).toBe(true);
  });

  it('goes on when clients leave in the middle', async () => {
    const host = `127.0.0.1:${served.port}`;
    for (let count = 0; count < 40; count++) {
      const socket = connectSocket(served.port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(count % 2 === 0 ? head(host) : `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 50\r\n\r\n{`);
      socket.destroy();
    }
    expect(await isAlive()).toBe(true);
  });

  it('has one endpoint, and one method', async () => {
    for (const path of ['/', '/mcp/', '/mcp/../etc/passwd', '/sse'])
      expect([
        path,
        (await fetch(new URL(path, served.url), { method: 'POST', headers: HEADERS, body })).status,
      ]).toEqual([path, 404]);
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
      const response = await fetch(served.url, { method });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
  });

  it('reads no file, whatever the arguments', async () => {
    for (const file of ['package.json', secret, '/etc/passwd']) {
      const text = await (await post(JSON.stringify(call(1, 'check', { file })))).text();
      expect(text).toContain('Unrecognized key');
      expect(text).toContain('isError');
    }
  });
});

describe('arguments', () => {
  const run = (...args: string[]) => inProcess(main, args, { folder });

  it.each([
    [['--port', '1'], '--port needs --http'],
    [['--http', '--port', '70000'], '0 to 65535'],
    [['--http', '--root', '.'], 'cannot be used together'],
    [['--root', 'no-such-folder'], 'does not exist'],
    [['--roof', '.'], 'roof'],
    [['extra'], 'extra'],
  ])('%j are refused in one line', async (args, says) => {
    const { status, stderr, stdout } = await run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^mcp: .*\n$/u);
    expect(stderr).toContain(says);
  });

  it('reports a port that is in use', async () => {
    const served = await mcpOnFreePort();
    const { status, stderr } = await run('--http', '--port', String(served.port));
    await served.stop();
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `mcp: cannot listen on port ${served.port}: EADDRINUSE\n`,
    });
  });

  it('has no folder by default where all files of the user or the machine would be in it', () => {
    expect(startRoots('/')).toEqual([]);
    expect(startRoots(process.env['HOME'] ?? '/')).toEqual([]);
    expect(startRoots(root)).toEqual([root]);
  });
});
