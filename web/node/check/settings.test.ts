/** Settings files: what they change, where they are found, and one line for each mistake. */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownHosts } from '../../protocol/hosts/names.ts';
import { GOOD, jsonLines, newCheckFolder, NULL_ID, UNKNOWN, type CheckFolder } from '../../testing/check-folder.ts';
import { SETTINGS_SCHEMA } from './settings-schema.ts';

let folder: CheckFolder;
const folders: CheckFolder[] = [];
beforeEach(() => {
  folder = newCheckFolder();
  folders.push(folder);
  folder.put({ 'bad.json': NULL_ID, 'warn.json': UNKNOWN, 'good.json': GOOD });
});
afterEach(() => folder.remove());
afterAll(() => folders.forEach((one) => one.remove()));

const NAME = 'mcp-playground.config.json';
const settings = (value: unknown, name = NAME): void => folder.put({ [name]: JSON.stringify(value, null, 2) });

describe('settings', () => {
  it('are found in the folder or above, under either name; --no-config ignores them', async () => {
    folder.put({ 'a/b/bad.json': NULL_ID });
    settings({ rules: { 'ids/null-id': 'off' } });
    expect((await folder.check(['bad.json'])).status).toBe(0);
    expect((await folder.check(['bad.json'], '', 'a/b')).status).toBe(0);
    expect((await folder.check(['--no-config', 'bad.json'], '', 'a/b')).status).toBe(1);
    settings({ rules: { 'ids/null-id': 'warning' } }, 'a/.mcp-playground.json');
    const { stdout, status } = await folder.check(['bad.json'], '', 'a/b');
    expect(status).toBe(0);
    expect(jsonLines(stdout)).toMatchObject([{ diagnostics: [{ rule: 'ids/null-id', severity: 'warning' }] }]);
  });

  it('are those that the caller names', async () => {
    settings({ rules: { 'ids/*': 'off' } }, 'other.json');
    expect((await folder.check(['--config', 'other.json', 'bad.json'])).status).toBe(0);
    expect((await folder.check(['bad.json'])).status).toBe(1);
    const { status, stderr } = await folder.check(['--config', 'absent.json', 'bad.json']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'check: the settings file "absent.json" does not exist\n',
    });
  });

  it('change levels in the counts and in the verdict of every revision', async () => {
    settings({ rules: { 'ids/null-id': 'off' } });
    const { stdout } = await folder.check(['bad.json']);
    expect(jsonLines(stdout)).toMatchObject([
      { summary: { errors: 0, warnings: 0 }, verdicts: { '2025-11-25': { errors: 0 }, '2024-11-05': { errors: 0 } } },
    ]);
    const without = jsonLines((await folder.check(['--no-config', 'bad.json'])).stdout);
    expect(without).toMatchObject([{ verdicts: { '2025-11-25': { errors: 1 }, '2024-11-05': { errors: 1 } } }]);
  });

  it('make a warning fail, and an info of an error', async () => {
    settings({ rules: { 'methods/unknown-request': 'error', 'ids/null-id': 'info' } });
    expect((await folder.check(['warn.json'])).status).toBe(1);
    expect((await folder.check(['bad.json'])).status).toBe(0);
  });

  it('take an id before a pattern, and a longer pattern before a shorter one', async () => {
    settings({ rules: { 'ids/null-id': 'info', 'ids/*': 'off', '*': 'warning', 'methods/unknown*': 'error' } });
    const rules = async (file: string): Promise<unknown> => {
      const [report] = jsonLines((await folder.check([file])).stdout) as { diagnostics: { severity: string }[] }[];
      return report?.diagnostics.map(({ severity }) => severity);
    };
    expect(await rules('bad.json')).toEqual(['info']);
    expect(await rules('warn.json')).toEqual(['error']);
  });

  it('choose revision, sender, transport and hosts; the command line weighs more', async () => {
    settings({ revision: '2025-06-18', from: 'server', transport: 'stdio', hosts: ['vscode'] });
    folder.put({
      'tools.json': '{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{"a":{"type":"array"}}}}]}',
    });
    expect(jsonLines((await folder.check(['good.json'])).stdout)).toMatchObject([
      { revision: '2025-06-18', messages: [{ from: 'server' }] },
    ]);
    expect(jsonLines((await folder.check(['--revision', '2025-03-26', 'good.json'])).stdout)).toMatchObject([
      { revision: '2025-03-26', messages: [{ from: 'server' }] },
    ]);
    expect((await folder.check(['tools.json'])).stdout).toContain('vscode-array-items');
    expect((await folder.check(['--hosts', 'cursor', 'tools.json'])).stdout).not.toContain('vscode-array-items');
    settings({ hosts: ['all'] });
    expect((await folder.check(['tools.json'])).stdout).toContain('vscode-array-items');
  });

  it('hold for streams and batch files too', async () => {
    settings({ revision: '2025-06-18', rules: { 'ids/null-id': 'off' } });
    const { status, stdout } = await folder.check(['--stream', 'lines'], NULL_ID);
    expect(status).toBe(0);
    expect(jsonLines(stdout)).toMatchObject([{ revision: '2025-06-18' }]);
    folder.put({ 'cases.jsonl': JSON.stringify({ id: 1, text: NULL_ID }) });
    expect((await folder.check(['--batch-file', 'cases.jsonl', '--format', 'jsonl'])).status).toBe(0);
  });

  it('name the files of a folder, and those that are left out', async () => {
    folder.put({ 'docs/a.md': NULL_ID, 'docs/b.json': NULL_ID, 'docs/old/c.md': NULL_ID, 'docs/new/d.md': GOOD });
    settings({ files: ['docs/**/*.md'], ignore: ['old'] });
    const files = async (args: readonly string[], from = '.'): Promise<unknown> =>
      jsonLines((await folder.check(args, '', from)).stdout).map(({ file }) => file);
    expect(await files(['.'])).toEqual(['docs/a.md', 'docs/new/d.md']);
    expect(await files([])).toEqual(['docs/a.md', 'docs/new/d.md']);
    expect(await files([], 'docs/new')).toEqual(['../a.md', 'd.md']);
    expect(await files(['docs/**/c.md'])).toEqual([]);
    expect(await files(['docs/old/c.md', 'docs/*.json'])).toEqual(['docs/old/c.md', 'docs/b.json']);
  });

  it('differ for some files: the last override wins, and rules are joined', async () => {
    folder.put({ 'old/a.json': NULL_ID, 'old/new/b.json': NULL_ID });
    settings({
      revision: '2025-11-25',
      rules: { 'methods/*': 'off' },
      overrides: [
        { files: ['old/**'], revision: '2024-11-05', rules: { 'ids/null-id': 'info' } },
        { files: ['b.json'], revision: '2025-06-18' },
      ],
    });
    const results = jsonLines((await folder.check(['bad.json', 'warn.json', 'old'])).stdout);
    expect(
      results.map(({ file, revision, summary }) => [file, revision, (summary as { errors: number }).errors]),
    ).toEqual([
      ['bad.json', '2025-11-25', 1],
      ['warn.json', '2025-11-25', 0],
      ['old/a.json', '2024-11-05', 0],
      ['old/new/b.json', '2025-06-18', 0],
    ]);
    expect(JSON.stringify(results)).not.toContain('methods/unknown-request');
  });

  it('limit warnings', async () => {
    settings({ maxWarnings: 0 });
    expect((await folder.check(['warn.json'])).status).toBe(1);
    expect((await folder.check(['--max-warnings', '1', 'warn.json'])).status).toBe(0);
  });
});

describe('mistakes in settings', () => {
  const lines = async (text: string): Promise<string[]> => {
    folder.put({ [NAME]: text });
    const { status, stdout, stderr } = await folder.check(['good.json']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    return stderr.trimEnd().split('\n');
  };

  it.each([
    ['{"revison": "auto"}', /^check: mcp-playground\.config\.json:1:2: `revison` is not a member .*`revision`/u],
    ['{\n  "revision": "2025-11-26"\n}', /:2:15: `revision` is `"2025-11-26"`; .* nearest is `"2025-11-25"`/u],
    ['{"hosts": ["vscod"]}', /:1:12: .*the nearest is `"vscode"`/u],
    ['{"hosts": "all"}', /:1:11: `hosts` is a string/u],
    ['{"hosts": []}', /:1:11: /u],
    ['{"rules": {"ids/null-id": "warn"}}', /:1:27: .*`"off"`, `"error"`, `"warning"` or `"info"`/u],
    [
      '{"rules": {"ids/nul-id": "off"}}',
      /:1:12: "ids\/nul-id" is not the id of a rule. The nearest is "ids\/null-id"\./u,
    ],
    ['{"rules": {"nothing/*": "off"}}', /:1:12: "nothing\/\*" matches no rule\./u],
    ['{"maxWarnings": -1}', /:1:17: /u],
    ['{"files": [""]}', /:1:12: /u],
    ['{"ignore": ["[a"]}', /:1:13: "\[a" is not a usable pattern: a bracket is not closed\./u],
    ['{"overrides": [{"rules": {}}]}', /:1:16: .*no `files`/u],
    ['{"overrides": [{"files": ["a"], "baseline": "b"}]}', /:1:33: .*`baseline`|:1:33: `overrides\.0\.baseline`/u],
    ['{"revision": "auto",}', /:1:20: .*comma/u],
    ['{"revision": "auto", // why\n}', /:1:20: |:1:22: /u],
    ['{"revision": "auto", "revision": "auto"}', /:1:22: .*`?"?revision/u],
    ['', /:1:1: /u],
    ['[]', /:1:1: The file is an empty array/u],
    ['null', /:1:1: /u],
  ])('%s: a line with the place, exit code 2', async (text, says) => {
    const found = await lines(text);
    expect(found.some((line) => says.test(line))).toBe(true);
    for (const line of found) expect(line).toMatch(/^check: mcp-playground\.config\.json:\d+:\d+: \S.*\.$/u);
  });

  it('are all reported, in the order of the file', async () => {
    const found = await lines('{\n"maxWarnings": "1",\n"colour": true,\n"from": "me"\n}');
    expect(found.map((line) => /:(\d+):/u.exec(line)?.[1])).toEqual(['2', '3', '4']);
  });
});

describe('the schema', () => {
  const file = new URL('../../../public/config.schema.json', import.meta.url);

  it('is published as it is used', async () => {
    await expect(`${JSON.stringify(SETTINGS_SCHEMA, null, 2)}\n`).toMatchFileSnapshot(file.pathname);
  });

  it('is valid, and accepts and refuses the same as the command', async () => {
    const accepts = new Ajv({ strict: true }).compile(JSON.parse(readFileSync(file, 'utf8')) as object);
    const all = {
      $schema: './config.schema.json',
      revision: 'auto',
      from: 'client',
      transport: 'sse',
      hosts: knownHosts.map(({ id }) => id),
      rules: { 'ids/*': 'off' },
      files: ['**/*.json'],
      ignore: ['old'],
      baseline: 'known.json',
      maxWarnings: 3,
      overrides: [{ files: ['a'], revision: 'jsonrpc-2.0', hosts: ['all'] }],
    };
    const wrong = [
      ...Object.keys(all).map((key) => ({ ...all, [key]: null })),
      { ...all, other: 1 },
      { ...all, overrides: [{}] },
      { ...all, overrides: [{ files: ['a'], files2: 1 }] },
      { ...all, hosts: ['nobody'] },
      { ...all, maxWarnings: 1.5 },
    ];
    folder.put({ 'known.json': '{"version":1,"files":{}}' });
    for (const [value, is] of [[all, true], [{}, true], ...wrong.map((one) => [one, false])] as const) {
      settings(value);
      const { status } = await folder.check(['good.json']);
      expect([value, accepts(value), status !== 2]).toEqual([value, is, is]);
    }
  });
});
