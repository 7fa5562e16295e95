/**
 * `tap` between a host and a server process: every byte, the ends, signals and exit codes pass as if it were not there.
 *
 * @module-tag all
 */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { inProcess } from '../../testing/in-process.ts';
import { main } from '../tap-cli.ts';
import { folder, program, recordsIn, tap } from '../testing/tapped.ts';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
/** A server that answers with what it reads. */
const MIRROR = program('process.stdin.pipe(process.stdout)');
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}\n';

const messy = (): Buffer =>
  Buffer.concat([
    Buffer.from('\ufeff{"jsonrpc":"2.0","id":1,"method":"ping"}\r\n\r\n\n'),
    Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc3, 0x28, 0x0a, 0xed, 0xa0, 0x80, 0x0a]),
    Buffer.from('Content-Length: 3\r\n\r\n{}\nnot json \u2028 at all\n'),
    Buffer.from(`{"a":1,"a":2,"n":12345678901234567890, "f":1.0}\n`),
    randomBytes(300_000),
    Buffer.from('\n{"jsonrpc":"2.0","method":"cut off'),
  ]);

describe('bytes', () => {
  it('are the same on both sides, whatever they are', async () => {
    const sent = messy();
    const run = tap(['--no-page', '--out', join(folder, 'messy.jsonl'), '--', ...MIRROR]).collect();
    // In pieces that cut characters and lines.
    for (let at = 0; at < sent.length; at += 4099) run.process.stdin.write(sent.subarray(at, at + 4099));
    run.process.stdin.end();
    expect(await run.exit).toEqual({ code: 0, signal: null });
    expect(hash(run.output)).toBe(hash(sent));
  });

  it('of a line of 50 MB pass, and its beginning is recorded', { tags: ['all'] }, async () => {
    const file = join(folder, 'long.jsonl');
    const sent = Buffer.concat([Buffer.from('{"a":"'), Buffer.alloc(50_000_000, 'x'), Buffer.from(`"}\n${PING}`)]);
    const run = tap(['--no-page', '--out', file, '--', ...MIRROR]).collect();
    run.process.stdin.end(sent);
    expect(await run.exit).toEqual({ code: 0, signal: null });
    expect(hash(run.output)).toBe(hash(sent));
    const found = recordsIn(file).filter((one) => 'from' in one);
    const cut = found.filter((one) => one.kind === 'noise' && one.cut === 50_000_008);
    expect([...cut.map(({ from }) => from), ...found.filter(({ kind }) => kind === 'lost')].length).toBeGreaterThan(0);
    expect(statSync(file).size).toBeLessThan(1_000_000);
  });

  it('of stderr pass too', async () => {
    const run = tap([
      '--no-page',
      '--out',
      join(folder, 'e.jsonl'),
      '--',
      ...program('process.stderr.write("caf\u00e9\\n\\x1b[31mred")'),
    ]);
    await run.exit;
    expect(run.errors).toBe('caf\u00e9\n\u001b[31mred');
  });

  it('wait while the host reads nothing: the server must stop writing', { tags: ['all'] }, async () => {
    // It writes as much as the pipe takes, and reports on stderr how much that was.
    const code = `const part = Buffer.alloc(65536, 'y'); let sent = 0;
      const more = () => { while (process.stdout.write(part)) sent += part.length; sent += part.length; process.stderr.write('sent ' + sent + '\\n'); process.stdout.once('drain', more); };
      more();`;
    const run = tap(['--no-page', '--out', join(folder, 'full.jsonl'), '--', ...program(code)]);
    run.process.stdout.pause();
    await run.says(/sent \d+/u);
    // Quiet for a while: nothing moves any more.
    let before = '';
    await vi.waitFor(
      () => {
        const now = run.errors;
        const same = now === before;
        before = now;
        expect(same).toBe(true);
      },
      { timeout: 20_000, interval: 500 },
    );
    const sent = Number(
      run.errors
        .match(/sent \d+/gu)
        ?.at(-1)
        ?.slice(5),
    );
    expect(sent).toBeLessThan(20_000_000);
    // And everything comes once the host reads.
    const done = new Promise<void>((resolve) => {
      let got = 0;
      run.process.stdout.on('data', (bytes: Buffer) => {
        got += bytes.length;
        if (got > sent + 10_000_000) resolve();
      });
      run.process.stdout.resume();
    });
    await done;
    await run.stop();
  });
});

describe('ends', () => {
  it.each([0, 1, 3, 127])('the exit code %i of the server is that of tap', async (code) => {
    const run = tap(['--no-page', '--out', join(folder, 'x.jsonl'), '--', ...program(`process.exit(${code})`)]);
    expect(await run.exit).toEqual({ code, signal: null });
  });

  it.each(['SIGTERM', 'SIGKILL', 'SIGINT'] as const)('a server that dies of %s: so does tap', async (signal) => {
    const run = tap([
      '--no-page',
      '--out',
      join(folder, 'x.jsonl'),
      '--',
      ...program(`process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000)`),
    ]);
    expect(await run.exit).toEqual({ code: null, signal });
  });

  it('passes signals on, and the server decides what they mean', async () => {
    const code = `for (const one of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(one, () => { process.stderr.write('got ' + one + '\\n'); if (one === 'SIGTERM') process.exit(7); }); process.stderr.write('ready\\n'); setInterval(() => {}, 1000);`;
    const run = tap(['--no-page', '--out', join(folder, 'x.jsonl'), '--', ...program(code)]);
    await run.says(/ready/u);
    for (const signal of ['SIGINT', 'SIGHUP', 'SIGUSR2'] as const) {
      run.process.kill(signal);
      await run.says(new RegExp(`got ${signal}`, 'u'));
    }
    run.process.kill('SIGTERM');
    expect(await run.exit).toEqual({ code: 7, signal: null });
  });

  it('the end of stdin reaches the server, and its last words come back', async () => {
    const code = `process.stdin.resume().on('end', () => process.stdout.write('last words', () => process.exit(4)))`;
    const run = tap(['--no-page', '--out', join(folder, 'x.jsonl'), '--', ...program(code)]).collect();
    run.process.stdin.end();
    expect(await run.exit).toEqual({ code: 4, signal: null });
    expect(run.output.toString()).toBe('last words');
  });

  it('a server that closes stdout, and lives on, closes that of tap', async () => {
    const code = `import { closeSync } from 'node:fs'; process.stdin.resume().on('end', () => process.exit(5)); process.stdout.write('bye', () => closeSync(1));`;
    const run = tap(['--no-page', '--out', join(folder, 'x.jsonl'), '--', ...program(code)]).collect();
    await once(run.process.stdout, 'end');
    expect(run.output.toString()).toBe('bye');
    run.process.stdin.end();
    expect(await run.exit).toEqual({ code: 5, signal: null });
  });

  it('a server that closes stdin makes writing fail', async () => {
    const run = tap([
      '--no-page',
      '--out',
      join(folder, 'x.jsonl'),
      '--',
      'sh',
      '-c',
      'exec 0<&-; echo closed >&2; exec sleep 60',
    ]);
    await run.says(/closed/u);
    const broken = new Promise<void>((resolve) => run.process.stdin.once('close', resolve));
    const write = setInterval(() => run.process.stdin.write('x'.repeat(1000)), 20);
    await broken;
    clearInterval(write);
    expect(run.process.stdin.destroyed).toBe(true);
    await run.stop();
  });

  it('a host that closes stdout makes the server’s writing fail', async () => {
    const code = `process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 9 : 1)); setInterval(() => process.stdout.write('x'.repeat(1000)), 10);`;
    const run = tap(['--no-page', '--out', join(folder, 'x.jsonl'), '--', ...program(code)]);
    await once(run.process.stdout, 'data');
    run.process.stdout.destroy();
    expect(await run.exit).toEqual({ code: 9, signal: null });
  });

  it('does not wait for what the server leaves behind', async () => {
    const run = tap(['--no-page', '--out', join(folder, 'x.jsonl'), '--', 'sh', '-c', 'sleep 30 & exit 3']);
    expect(await run.exit).toEqual({ code: 3, signal: null });
  });

  it('reports a command that cannot be started', async () => {
    const file = join(folder, 'none.jsonl');
    const run = tap(['--no-page', '--out', file, '--', 'no-such-command-here', 'x']);
    expect(await run.exit).toEqual({ code: 127, signal: null });
    expect(run.errors).toBe('tap: cannot start no-such-command-here: no such command (ENOENT)\n');
    expect(recordsIn(file).at(-1)).toMatchObject({
      kind: 'end',
      by: 'server',
      error: expect.stringContaining('ENOENT') as string,
    });
  });

  it('a tap that is killed closes stdin of the server', async () => {
    const code = `import { writeFileSync } from 'node:fs'; process.stderr.write('pid ' + process.pid + '\\n'); process.stdin.resume().on('end', () => process.exit(0)); setInterval(() => {}, 1000);`;
    const run = tap(['--no-page', '--out', join(folder, 'x.jsonl'), '--', ...program(code)]);
    const [, pid = ''] = await run.says(/pid (\d+)/u);
    await run.stop('SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'), { timeout: 20_000 });
  });
});

describe('what fails in tap does not stop the server', () => {
  const talks = async (args: readonly string[]): Promise<string> => {
    const run = tap([...args, '--', ...MIRROR]).collect();
    run.process.stdin.write(PING);
    await vi.waitFor(() => expect(run.output.toString()).toBe(PING), { timeout: 20_000 });
    run.process.stdin.end(PONG);
    expect(await run.exit).toEqual({ code: 0, signal: null });
    expect(run.output.toString()).toBe(PING + PONG);
    return run.errors;
  };

  it('a full disk', async () => {
    expect(await talks(['--no-page', '--out', '/dev/full'])).toMatch(
      /^tap: cannot write to \/dev\/full: ENOSPC.*the session goes on/u,
    );
  });

  it('a file in a folder that does not exist', async () => {
    expect(await talks(['--no-page', '--out', join(folder, 'no', 'such', 'x.jsonl')])).toMatch(
      /cannot write to .*ENOENT/u,
    );
  });

  it('a file that never takes anything: a pipe without a reader', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(await talks(['--no-page', '--out', pipe])).toMatch(/cannot write to .*ENXIO/u);
  });

  it('a port that another program uses', async () => {
    const other = createServer((_, response) => response.end('other'));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const run = tap(['--port', String(port), '--', ...MIRROR]).collect();
    const page = await run.page();
    expect(page.port).toBeGreaterThan(port);
    expect(run.errors).toContain(`tap: port ${port} is used by another program`);
    run.process.stdin.end(PING);
    await run.exit;
    expect(run.output.toString()).toBe(PING);
    other.close();
  });

  it('a backlog larger than memory allows is counted as lost', { tags: ['all'] }, async () => {
    const file = join(folder, 'backlog.jsonl');
    const run = tap(['--no-page', '--out', file, '--max-size', '1', '--', 'cat']);
    let got = 0;
    run.process.stdout.on('data', (bytes: Buffer) => (got += bytes.length));
    // Many short lines are recorded more slowly than they pass.
    const part = Buffer.from('{}\n'.repeat(1_000_000));
    for (let count = 0; count < 40; count++) run.process.stdin.write(part);
    run.process.stdin.end();
    expect(await run.exit).toEqual({ code: 0, signal: null });
    expect(got).toBe(40 * part.length);
  });
});

describe('the arguments', () => {
  it.each([
    [[], 'Name the server: -- COMMAND ARGS… for stdio, or --http URL; see --help'],
    [['--port', 'x', '--', 'a'], '--port needs a port from 0 to 65535, not "x"'],
    [['npx', 'server'], "Unexpected argument 'npx'; write -- before the command of the server"],
    [['--unknown', '--', 'a'], "Unknown option '--unknown'; see --help"],
    [['--no-page', '--', 'a'], '--no-page records nothing without --out FILE'],
    [['--http', 'ftp://x'], '--http needs a URL that begins with http:// or https://, not "ftp://x"'],
    [['--http', 'http://x', '--', 'a'], '--http URL and -- COMMAND cannot be used together'],
    [['--listen', '1', '--', 'a'], '--listen needs --http URL'],
    [['--max-size', '5', '--', 'a'], '--max-size needs --out FILE'],
    [['--out', 'x', '--max-size', '-1', '--', 'a'], "Option '--max-size' argument is ambiguous; see --help"],
    [['--out', 'x', '--max-size', '0', '--', 'a'], '--max-size needs a number of MB, not "0"'],
  ])('%j: exit code 2 and one line', async (args, line) => {
    expect(await inProcess(main, args, { folder })).toEqual({ status: 2, stdout: '', stderr: `tap: ${line}\n` });
  });

  it('--help describes them', async () => {
    const { status, stdout, stderr } = await inProcess(main, ['--help'], { folder });
    expect([status, stderr]).toEqual([0, '']);
    for (const option of ['--http', '--listen', '--port', '--out', '--max-size', '--no-page'])
      expect(stdout).toContain(option);
  });
});

describe('the file of records', () => {
  it('has both directions with times, stderr, start and end, and no secrets', async () => {
    const file = join(folder, 'records.jsonl');
    const code = `process.stderr.write('started\\n'); process.stdin.once('data', () => { process.stdout.write('noise\\n${PONG.trim()}\\n'); process.exit(2); });`;
    const run = tap([
      '--no-page',
      '--out',
      file,
      '--',
      ...program(code),
      '--',
      '--api-key',
      's3cr3t',
      'https://ada:pw@example.com/?token=abcdefgh12345678',
    ]);
    await run.says(/started/u);
    run.process.stdin.write(PING);
    await run.exit;
    const text = readFileSync(file, 'utf8');
    expect(text).not.toMatch(/s3cr3t|ada:pw|abcdefgh12345678/u);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    const records = recordsIn(file);
    expect(
      records.map(({ kind, ...one }) => [kind, 'from' in one ? one.from : '', 'text' in one ? one.text : '']),
    ).toEqual([
      ['run', '', ''],
      ['stderr', '', 'started'],
      ['message', 'client', ''],
      ['noise', 'server', 'noise'],
      ['message', 'server', ''],
      ['end', '', ''],
    ]);
    expect(records[0]).toMatchObject({ seq: 1, run: 1, transport: 'stdio', by: 'host' });
    expect(records[2]).toMatchObject({ message: { jsonrpc: '2.0', id: 1, method: 'ping' } });
    expect(records.at(-1)).toMatchObject({ by: 'server', code: 2, signal: null });
    for (const { at } of records) expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);
  });

  it('counts on when the server is started again', async () => {
    const file = join(folder, 'again.jsonl');
    for (const _ of [1, 2]) {
      const run = tap(['--no-page', '--out', file, '--', ...MIRROR]).collect();
      run.process.stdin.end(PING);
      await run.exit;
    }
    expect(recordsIn(file).map(({ seq, run }) => [seq, run])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, 2],
      [7, 2],
      [8, 2],
    ]);
  });

  it('is replaced at its limit; the new one begins with the run that goes on', async () => {
    const file = join(folder, 'rotated.jsonl');
    const run = tap(['--no-page', '--out', file, '--max-size', '0.02', '--', ...MIRROR]).collect();
    for (let id = 0; id < 300; id++) run.process.stdin.write(`{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`);
    run.process.stdin.end();
    await run.exit;
    expect(statSync(file).size).toBeLessThanOrEqual(20_000);
    expect(statSync(`${file}.1`).size).toBeLessThanOrEqual(20_000);
    const records = recordsIn(file);
    expect(records[0]).toMatchObject({ kind: 'run', run: 1, seq: 1 });
    expect(records.at(-1)).toMatchObject({ kind: 'end' });
    const [before, after] = [recordsIn(`${file}.1`).at(-1)?.seq ?? 0, records[1]?.seq];
    expect(after).toBe(before + 1);
  });
});
