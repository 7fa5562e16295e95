/** The commands `diff` and `translate` as a caller runs them: arguments, files, standard input, output and exit codes. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { NOTES, sessionText } from '../protocol/compare/testing/notes.ts';
import { inProcess, type Answer } from '../testing/in-process.ts';
import { main as diff } from './diff-cli.ts';
import { main as fixture } from './fixture-cli.ts';
import { main as serve } from './serve.ts';
import { main as translate } from './translate-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'sessions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return name;
}

const run = (main: typeof diff, args: readonly string[], input = ''): Promise<Answer> =>
  inProcess(main, args, { folder, input });

const BEFORE = put('before.jsonl', sessionText(NOTES));
const fewer = { ...NOTES, tools: NOTES.tools.slice(0, 1) };
const AFTER = put('after.jsonl', sessionText(fewer, { firstId: 40, token: 'x' }));
const NEWER = put('newer.jsonl', sessionText({ ...NOTES, server: { name: 'notes', version: '2.2.0' } }));

describe('diff', () => {
  it('prints nothing different with exit code 0, and differences with 1', async () => {
    const same = await run(diff, [BEFORE, BEFORE]);
    expect(same).toMatchObject({ status: 0, stderr: '' });
    expect(same.stdout).toContain('no difference');
    const other = await run(diff, [BEFORE, AFTER]);
    expect(other.status).toBe(1);
    expect(other.stdout).toContain('The tool `delete_note` is removed. [breaking for clients]');
  });

  it('counts only breaking changes on request', async () => {
    expect(await run(diff, [BEFORE, NEWER])).toMatchObject({ status: 1 });
    expect(await run(diff, ['--breaking-only', BEFORE, NEWER])).toMatchObject({ status: 0 });
    expect(await run(diff, ['--breaking-only', BEFORE, AFTER])).toMatchObject({ status: 1 });
  });

  it('reads standard input, and prints JSON and Markdown', async () => {
    const json = await run(diff, ['--format', 'json', '-', AFTER], sessionText(NOTES));
    expect(JSON.parse(json.stdout)).toMatchObject({ a: { name: 'stdin' }, same: false, summary: { breaking: 1 } });
    const markdown = await run(diff, ['--format', 'markdown', BEFORE, AFTER]);
    expect(markdown.stdout).toMatch(/^# 1 difference, 1 breaking for clients\n/u);
  });

  it.each([
    [[BEFORE], /^diff: Name two files to compare/u],
    [['-', '-'], /^diff: Only one of the two files can be standard input/u],
    [[BEFORE, AFTER, NEWER], /^diff: Only two files/u],
    [[BEFORE, 'missing.jsonl'], /^diff: "missing\.jsonl" does not exist/u],
    [['--format', 'xml', BEFORE, AFTER], /^diff: --format is "xml"; it must be one of text, json, markdown/u],
    [[BEFORE, put('prose.txt', 'hello')], /^diff: The second text has neither messages/u],
    [['--nope', BEFORE, AFTER], /^diff: Unknown option '--nope'/u],
  ])('reports in one line what it cannot use: %j', async (args, line) => {
    const { status, stdout, stderr } = await run(diff, args);
    expect([status, stdout, stderr.split('\n').length]).toEqual([2, '', 2]);
    expect(stderr).toMatch(line);
  });
});

describe('translate', () => {
  it('prints the session for another revision, with notes on stderr, and what it prints is the same again', async () => {
    const there = await run(translate, ['--to', '2026-07-28', BEFORE]);
    expect(there.status).toBe(1);
    expect(there.stdout.split('\n')[0]).toContain('"method":"server/discover"');
    expect(there.stderr).toMatch(/^Lost: .*\(line \d+\)$/mu);
    const again = await run(translate, ['--to', '2026-07-28', '-'], there.stdout);
    expect(again).toMatchObject({ status: 0, stdout: there.stdout });
  });

  it('leaves out the discovery on request, and prints everything as one object', async () => {
    const plain = await run(translate, ['--to', '2026-07-28', '--no-discover', BEFORE]);
    expect(plain.stdout).not.toContain('server/discover');
    const { status, stdout, stderr } = await run(translate, ['--to', '2026-07-28', '--format', 'json', BEFORE]);
    expect([status, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({ to: '2026-07-28', sessions: [{ from: '2025-11-25' }] });
  });

  it.each([
    [[BEFORE], /^translate: Name the revision with --to/u],
    [['--to', '2026-07-28'], /^translate: Name a file/u],
    [['--to', 'jsonrpc-2.0', BEFORE], /^translate: --to is "jsonrpc-2\.0"; it must be one of 2024-11-05/u],
    [['--to', '2025-06-18', put('nothing.txt', 'hello')], /^translate: The text has no messages/u],
  ])('reports in one line what it cannot use: %j', async (args, line) => {
    const { status, stdout, stderr } = await run(translate, args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(line);
  });
});

describe('a message of 50,000 levels', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const file = put(
    'deep.jsonl',
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","arguments":{"a":${deep}}}}\n{"jsonrpc":"2.0","id":1,"result":{"content":[],"a":${deep}}}\n`,
  );
  it.each([
    [diff, [file, BEFORE], 'diff: One of the texts is nested too deeply to be compared.'],
    [translate, ['--to', '2026-07-28', file], 'translate: A message is nested too deeply to be translated.'],
    [fixture, [file], 'fixture: "deep.jsonl" gives no test: The session has no request of a client with its response'],
    [
      serve,
      ['--replay', file],
      'serve: "deep.jsonl" cannot be replayed: The session has no request of a client to answer',
    ],
  ] as const)('is one line on stderr', async (main, args, line) => {
    expect(await run(main, args)).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
  });
});

describe('the scripts', () => {
  it.each(['diff', 'translate', 'fixture'])('%s prints its help as a process', async (name) => {
    const script = fileURLToPath(new URL(`../../scripts/${name}.mjs`, import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--help'], { cwd: folder });
    expect(stdout).toMatch(new RegExp(`^${name} `, 'u'));
    expect(stdout).toContain('Exit code');
  });
});
