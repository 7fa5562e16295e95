/** `check --watch`: what changes is checked again, until a signal ends it. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GOOD, newCheckFolder, NULL_ID, UNKNOWN, type CheckFolder } from '../../testing/check-folder.ts';

const script = fileURLToPath(new URL('../../../scripts/check.mjs', import.meta.url));

let folder: CheckFolder;
let child: ChildProcessWithoutNullStreams | null = null;
let out = '';
let errors = '';

beforeEach(() => {
  folder = newCheckFolder();
  [out, errors] = ['', ''];
});
afterEach(() => {
  child?.kill('SIGKILL');
  folder.remove();
});

function start(args: readonly string[]): ChildProcessWithoutNullStreams {
  child = spawn(process.execPath, [script, '--watch', ...args], {
    cwd: folder.path,
    env: { ...process.env, INIT_CWD: folder.path },
  });
  child.stdout.setEncoding('utf8').on('data', (part: string) => (out += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  return child;
}

/** Waits until the output since the last call matches, and forgets it. */
async function shows(pattern: RegExp, of: () => string = () => out): Promise<void> {
  await vi.waitFor(() => expect(of()).toMatch(pattern), { timeout: 120_000, interval: 20 });
  [out, errors] = ['', ''];
}

async function ended(watched: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): Promise<unknown> {
  const end = once(watched, 'close');
  watched.kill(signal);
  return (await end)[0] as unknown;
}

describe('--watch', () => {
  it('checks changed, new and replaced files again, counts all of them, and ends with the last state', async () => {
    folder.put({ 'logs/a.json': GOOD, 'logs/b.json': GOOD });
    const watched = start(['logs']);
    await shows(/logs\/a\.json: valid[^]*logs\/b\.json: valid[^]*\n2 files: no errors\n/u);

    folder.put({ 'logs/a.json': NULL_ID });
    await shows(/^logs\/a\.json:1:23 error [^]*\n2 files: 1 error in 1 file\n/u);

    // As editors save: a new file takes the place of the old one.
    folder.put({ 'logs/a.json.tmp': GOOD });
    renameSync(join(folder.path, 'logs/a.json.tmp'), join(folder.path, 'logs/a.json'));
    await shows(/^logs\/a\.json: valid[^]*\n2 files: no errors\n/u);

    folder.put({ 'logs/new/c.jsonl': UNKNOWN });
    await shows(/logs\/new\/c\.jsonl:1:34 warning [^]*\n3 files: no errors, 1 warning\n/u);

    folder.put({ 'logs/new/c.jsonl': NULL_ID });
    await shows(/\n3 files: 1 error in 1 file\n/u);

    rmSync(join(folder.path, 'logs/new/c.jsonl'));
    await shows(/\n2 files: no errors\n/u);

    folder.put({ 'logs/b.json': NULL_ID });
    await shows(/\n2 files: 1 error in 1 file\n/u);
    expect(await ended(watched, 'SIGINT')).toBe(1);
  });

  it('follows the settings, and goes on after mistakes in them', async () => {
    folder.put({ 'a.json': NULL_ID, 'mcp-playground.config.json': '{}' });
    const watched = start(['--format', 'json', 'a.json']);
    await shows(/^\{"file":"a\.json",[^]*"errors":1/u);
    folder.put({ 'mcp-playground.config.json': '{"rules": {"ids/null": "off"}}' });
    await shows(/^check: mcp-playground\.config\.json:1:12: .*\n$/u, () => errors);
    folder.put({ 'mcp-playground.config.json': '{"rules": {"ids/null-id": "off"}}' });
    await shows(/^\{"file":"a\.json",[^]*"errors":0/u);
    expect(await ended(watched, 'SIGTERM')).toBe(0);
  });

  it('waits for a file that is gone', async () => {
    folder.put({ 'a.json': GOOD });
    const watched = start(['a.json']);
    await shows(/1 file: no errors/u);
    rmSync(join(folder.path, 'a.json'));
    await shows(/^check: "a\.json" does not exist\n/u, () => errors);
    folder.put({ 'a.json': NULL_ID });
    await shows(/1 file: 1 error/u);
    expect(await ended(watched, 'SIGINT')).toBe(1);
  });
});
