/** Several files, folders and patterns: which are read, what is printed, which exit code. */
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD, jsonLines, newCheckFolder, NULL_ID, UNKNOWN } from '../../testing/check-folder.ts';

const folder = newCheckFolder();
const { check } = folder;
const BINARY = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff]);

beforeAll(() => {
  folder.put({
    'logs/bad.json': NULL_ID,
    'logs/good.json': GOOD,
    'logs/deep/warn.jsonl': `${GOOD}\n${UNKNOWN}`,
    'logs/picture.log': BINARY,
    'logs/notes.md': NULL_ID,
    'logs/.hidden.json': NULL_ID,
    'logs/node_modules/x/bad.json': NULL_ID,
    'logs/settings.json': '{"theme": "dark", /* a comment */ "size": 3}',
    'logs/package.json': '{"name":"x","version":"1.0.0"}',
    'clean/a.json': GOOD,
    'clean/b.log': GOOD,
    'odd [name].json': NULL_ID,
    'empty/readme.md': 'Nothing here.',
  });
});
afterAll(() => folder.remove());

const filesOf = (stdout: string): unknown[] => jsonLines(stdout).map(({ file }) => file);

describe('a folder', () => {
  it('is read with all folders in it: files of messages and logs, in order, each as one object with its name', async () => {
    const { status, stdout, stderr } = await check(['logs']);
    expect(status).toBe(1);
    expect(filesOf(stdout)).toEqual(['logs/bad.json', 'logs/deep/warn.jsonl', 'logs/good.json']);
    expect(stdout).toMatch(/^\{"file":"logs\/bad\.json","revision":/u);
    expect(stderr).toContain('check: "logs/picture.log" is not text');
    expect(stderr).toContain('check: 1 file or folder skipped\n');
    expect(stderr).toContain('check: 1 file without anything of MCP left out\n');
  });

  it('prints for each file what the file alone prints, with its name', async () => {
    const [first] = (await check(['logs'])).stdout.split('\n');
    const alone = (await check(['logs/bad.json'])).stdout.trimEnd();
    expect(first?.replace('"file":"logs/bad.json",', '')).toBe(alone);
  });

  it('passes if no file has an error', async () => {
    expect(await check(['clean'])).toMatchObject({ status: 0, stderr: '' });
  });

  it('must have a file to check', async () => {
    const { status, stdout, stderr } = await check(['empty']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^check: "empty" has no file to check; [^\n]+\n$/u);
  });

  it('includes files of links, and does not follow links to folders', async () => {
    folder.put({ 'links/a.json': GOOD });
    symlinkSync(join(folder.path, 'logs/bad.json'), join(folder.path, 'links/b.json'));
    symlinkSync(folder.path, join(folder.path, 'links/round'));
    symlinkSync(join(folder.path, 'absent'), join(folder.path, 'links/c.json'));
    expect(filesOf((await check(['links'])).stdout)).toEqual(['links/a.json', 'links/b.json']);
  });

  it('names a file that may not be read, and goes on', async () => {
    folder.put({ 'locked/a.json': NULL_ID, 'locked/b.json': GOOD });
    chmodSync(join(folder.path, 'locked/a.json'), 0);
    const { status, stdout, stderr } = await check(['locked']);
    // The administrator may read everything.
    if (process.getuid?.() === 0) expect(filesOf(stdout)).toHaveLength(2);
    else {
      expect(status).toBe(0);
      expect(filesOf(stdout)).toEqual(['locked/b.json']);
      expect(stderr).toMatch(/"locked\/a\.json" cannot be read: permission denied; skipped\n/u);
    }
  });
});

describe('a pattern', () => {
  it.each([
    ['logs/*.json', ['logs/bad.json', 'logs/good.json', 'logs/package.json', 'logs/settings.json']],
    ['logs/**/*.jsonl', ['logs/deep/warn.jsonl']],
    ['{clean,logs}/{a,good}.json', ['clean/a.json', 'logs/good.json']],
    ['logs/.h*.json', ['logs/.hidden.json']],
    ['logs/node_modules/**/*.json', ['logs/node_modules/x/bad.json']],
    ['**/notes.md', ['logs/notes.md']],
  ])('%s matches files, also in a shell without patterns', async (pattern, expected) => {
    expect(filesOf((await check([pattern])).stdout)).toEqual(expected);
  });

  it('is a file of that name if there is one', async () => {
    const { status, stdout } = await check(['odd [name].json']);
    expect(status).toBe(1);
    expect(stdout).not.toContain('"file":');
  });

  it.each([['logs/*.xml'], ['absent/**'], ['[a.json'], ['{a,b.json']])('%s: exit code 2, one line', async (pattern) => {
    const { status, stdout, stderr } = await check([pattern]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^check: "[^\n]+\n$/u);
  });
});

describe('several arguments', () => {
  it('are read in their order, each file once', async () => {
    const { stdout } = await check(['logs/good.json', 'clean', 'logs/*d.json', './logs/good.json']);
    expect(filesOf(stdout)).toEqual(['logs/good.json', 'clean/a.json', 'clean/b.log', 'logs/bad.json']);
  });

  it('may include standard input', async () => {
    expect(filesOf((await check(['-', 'clean/a.json'], NULL_ID)).stdout)).toEqual(['stdin', 'clean/a.json']);
  });

  it('must all exist: otherwise nothing is checked', async () => {
    const { status, stdout, stderr } = await check(['logs/good.json', 'absent.json']);
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: 'check: "absent.json" does not exist\n',
    });
  });

  it('end with exit code 2 if one that is named is not text; the others are checked', async () => {
    const { status, stdout, stderr } = await check(['logs/picture.log', 'logs/good.json']);
    expect(status).toBe(2);
    expect(filesOf(stdout)).toEqual(['logs/good.json']);
    expect(stderr).toMatch(/^check: "logs\/picture\.log" is not text [^\n]+\ncheck: 1 file or folder skipped\n$/u);
  });
});

describe('warnings', () => {
  it('may be at most as many as allowed', async () => {
    const args = ['logs/deep/warn.jsonl', 'clean'];
    expect((await check([...args, '--max-warnings', '1'])).status).toBe(0);
    const { status, stderr } = await check([...args, '--max-warnings', '0']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'check: 1 warning; at most 0 allowed\n' });
  });

  it('are limited for one file too, which is printed as before', async () => {
    const before = (await check(['logs/deep/warn.jsonl'])).stdout;
    const { status, stdout } = await check(['logs/deep/warn.jsonl', '--max-warnings', '0']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: before });
  });
});

describe('arguments that cannot be used together or have no meaning', () => {
  it.each([
    [['--max-warnings', 'x', 'clean']],
    [['--max-warnings', '-1', 'clean']],
    [['--output', 'sarif', 'clean']],
    [['--output', 'pdf=a.pdf', 'clean']],
    [['--output', 'json=', 'clean']],
    [['--output', 'json=no/such/folder/a.json', 'clean']],
    [['--watch', '-']],
    [['--watch', '--format', 'sarif', 'clean']],
    [['--watch', '--output', 'json=a', 'clean']],
    [['--watch', '--write-baseline', '--baseline', 'b.json', 'clean']],
    [['--write-baseline', 'clean']],
    [['--config', 'a.json', '--no-config', 'clean']],
    [['--stream', 'bytes']],
    [['--stream', 'lines', 'clean']],
    [['--stream', 'lines', '--format', 'json']],
    [['--stream', 'lines', '--baseline', 'b.json']],
    [['--batch-file', 'a.jsonl', '--format', 'jsonl', '--max-warnings', '1']],
    [['--batch-file', 'a.jsonl', '--format', 'jsonl', '--watch']],
  ])('%j: exit code 2, one line on stderr', async (args) => {
    const { status, stderr } = await check(args);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^check: [^\n]+\n$/u);
  });
});
