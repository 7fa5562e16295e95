/**
 * The `fixture` command: its test files run against the real `serve` command, pass where nothing changed, and fail where
 * something did.
 *
 * @module-tag all
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/sources.mjs';
import { NOTES, sessionText } from '../protocol/compare/testing/notes.ts';
import { inProcess, type Answer } from '../testing/in-process.ts';
import { main } from './fixture-cli.ts';
import { firstGeneration, secondGeneration, type Partner } from './testing/partners.ts';
import { SERVE, serveOnFreePort, type Served } from './testing/served.ts';
import { TAP } from './testing/tapped.ts';

const folder = mkdtempSync(join(tmpdir(), 'fixture-'));
// The tests import Vitest as those of any project do.
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fixture = (args: readonly string[]): Promise<Answer> => inProcess(main, args, { folder });
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

interface Ran {
  readonly code: number;
  readonly output: string;
}

const ran = (command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> =>
  promisify(execFile)(command, [...args], { cwd: folder, env: { ...process.env, NO_COLOR: '1', ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );

const vitest = (file: string, env: NodeJS.ProcessEnv = {}): Promise<Ran> =>
  ran(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, file], env);

const hasPytest = spawnSync('python3', ['-c', 'import pytest']).status === 0;
const hasPython = spawnSync('python3', ['--version']).status === 0;

const serveCommand = (args: string): string => `"${process.execPath}" "${SERVE}" --stdio ${args}`;

async function record(log: string, revision: string): Promise<void> {
  const node = [TAP, '--no-page', '--out', join(folder, log), '--', process.execPath, SERVE, '--stdio'];
  const place = { node: [...node, '--server', 'everything', '--revision', revision] };
  const client: Partner =
    revision === '2026-07-28' ? await secondGeneration(place, 'modern') : await firstGeneration(place);
  await client.tools();
  await client.resources();
  await client.call('echo', { message: 'Hello “you”\n\u2028' });
  await client.call('get_measures', { place: 'cellar' });
  await client.call('no_such_tool').catch(() => undefined);
  await client.call('ask_person');
  await client.read('demo://text');
  await client.prompt('review_code', { language: 'rust', framework: 'axum' });
  await client.close();
}

/** The properties of the tests of a session in one revision. */
function holds(revision: string): void {
  const log = `${revision}.jsonl`;
  const file = `${revision}.test.ts`;
  const python = `test_${revision.replaceAll('-', '_')}.py`;
  let served: Served;
  let made: readonly Answer[] = [];
  beforeAll(async () => {
    await record(log, revision);
    served = await serveOnFreePort(['--server', 'everything', '--revision', revision]);
    const command = ['--command', serveCommand(`--revision ${revision}`)];
    made = [
      await fixture([...command, '--out', file, log]),
      await fixture(['--pytest', ...command, '--out', python, log]),
    ];
  });
  afterAll(() => served.stop());

  it('is written without a remark', () => {
    const silent = { status: 0, stdout: '', stderr: '' };
    expect(made).toEqual([silent, silent]);
  });

  it('reads like a test that a person wrote', () => {
    const text = read(file);
    expect(text).toContain(`of MCP ${revision}, and the recorded responses.`);
    expect(text).toMatch(/^test\('\d\d tools\/call get_measures', async \(\) => \{$/mu);
    expect(text).toContain("name: 'get_measures', arguments: { place: 'cellar' }");
    expect(text.split('\n').filter((line) => line.length > 400)).toEqual([]);
  });

  it('passes with Vitest over stdio and HTTP', async () => {
    const stdio = await vitest(file);
    expect([stdio.code, stdio.output]).toEqual([0, expect.stringMatching(/Tests +\d+ passed/u)]);
    const http = await vitest(file, { MCP_URL: served.url });
    expect([http.code, http.output]).toEqual([0, expect.stringMatching(/Tests +\d+ passed/u)]);
  });

  it('fails where the server has changed, and names it', async () => {
    const { code, output } = await vitest(file, { MCP_COMMAND: serveCommand('--server notes') });
    expect(code).toBe(1);
    expect(output).toMatch(/FAIL .*tools\/call get_measures/u);
    expect(output).toContain('Unknown tool: get_measures');
  });

  it.skipIf(!hasPytest)('passes and fails with pytest too', { tags: ['all'] }, async () => {
    const pytest = (env: NodeJS.ProcessEnv): Promise<Ran> =>
      ran('python3', ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', python], env);
    const stdio = await pytest({});
    expect([stdio.code, stdio.output]).toEqual([0, expect.stringMatching(/\d+ passed/u)]);
    // The rest of the program is the same in every revision.
    if (revision !== '2026-07-28') return;
    const http = await pytest({ MCP_URL: served.url });
    expect([http.code, http.output]).toEqual([0, expect.stringMatching(/\d+ passed/u)]);
    const other = await pytest({ MCP_COMMAND: serveCommand('--server notes') });
    expect(other.code).toBe(1);
    expect(other.output).toMatch(/FAILED .*tools_call_get_measures/u);
  });

  it.skipIf(!hasPython)('is Python that compiles', async () => {
    expect(await ran('python3', ['-m', 'py_compile', python], {})).toEqual({ code: 0, output: '' });
  });
}

describe('a test of a session of 2026-07-28', () => {
  holds('2026-07-28');
});
describe('a test of a session of 2025-06-18', { tags: ['all'] }, () => {
  holds('2025-06-18');
});

describe('what is compared', () => {
  const put = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const changed = {
    ...NOTES,
    server: { name: 'notes', version: '2.2.0' },
    tools: NOTES.tools.map((tool) => ({ ...tool, description: 'Another.' })),
    calls: NOTES.calls.map((call) => ({
      ...call,
      ...(call.result
        ? { result: JSON.parse(JSON.stringify(call.result).replaceAll('2026-03-01', '2026-09-09')) as object }
        : {}),
    })),
  } as typeof NOTES;
  const log = put('notes.jsonl', sessionText(NOTES));
  const replay = serveCommand(`--replay "${join(folder, put('changed.jsonl', sessionText(changed)))}"`);

  it('ignores times and what the caller names, by name or by path', async () => {
    await fixture(['--ignore', 'description', '--ignore', '/serverInfo/version', '--out', 'loose.test.ts', log]);
    expect(await vitest('loose.test.ts', { MCP_COMMAND: replay })).toMatchObject({ code: 0 });
    await fixture(['--ignore', '/serverInfo/version', '--exact', '--out', 'exact.test.ts', log]);
    const { code, output } = await vitest('exact.test.ts', { MCP_COMMAND: replay });
    expect(code).toBe(1);
    expect(output).toMatch(/FAIL .*tools\/list/u);
    expect(output).toMatch(/FAIL .*tools\/call search_notes/u);
    expect(output).not.toMatch(/FAIL .*initialize/u);
  });

  it('prints to stdout, and says what is left out', async () => {
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":1,"result":{}}\n';
    const open = put('open.jsonl', `${ping}{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n`);
    const { status, stdout, stderr } = await fixture([open]);
    expect([status, stderr]).toEqual([0, 'fixture: left out: 1 request without a response in the recording\n']);
    expect(stdout).toContain("test('01 ping'");
    expect(await vitest('missing.test.ts')).toMatchObject({ code: 1 });
  });

  it.each([
    [[], /^fixture: Name a log/u],
    [['missing.jsonl'], /^fixture: "missing\.jsonl" does not exist/u],
    [[put('prose.txt', 'hello')], /^fixture: "prose\.txt" has no messages of a session/u],
    [
      [put('one.jsonl', '{"jsonrpc":"2.0","id":1,"method":"ping"}')],
      /^fixture: "one\.jsonl" gives no test: The session has no/u,
    ],
    [['--url', 'localhost', log], /^fixture: --url must begin with http/u],
    [['--url', 'http://a', '--command', 'b', log], /^fixture: --command and --url cannot be used together/u],
    [['--out', 'no/such/folder.ts', log], /^fixture: "no\/such\/folder\.ts" cannot be written/u],
  ])('reports in one line what it cannot use: %j', async (args, line) => {
    const { status, stdout, stderr } = await fixture(args);
    expect([status, stdout, stderr.split('\n').length]).toEqual([2, '', 2]);
    expect(stderr).toMatch(line);
  });
});
