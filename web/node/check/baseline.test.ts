/** Known findings are let pass, and new ones are not. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jsonLines, newCheckFolder, NULL_ID, UNKNOWN, type CheckFolder } from '../../testing/check-folder.ts';

const folders: CheckFolder[] = [];
let folder: CheckFolder;
beforeEach(() => {
  folder = newCheckFolder();
  folders.push(folder);
  folder.put({ 'logs/a.json': NULL_ID, 'logs/b.json': UNKNOWN });
});
afterAll(() => folders.forEach((one) => one.remove()));

const BASELINE = ['--baseline', 'known.json'];

describe('a baseline', () => {
  it('is written instead of a report, and the same findings pass then', async () => {
    const written = await folder.check([...BASELINE, '--write-baseline', 'logs']);
    expect(written).toEqual({ status: 0, stdout: '', stderr: 'check: wrote 2 known findings of 2 files\n' });
    expect(JSON.parse(folder.read('known.json'))).toEqual({
      version: 1,
      files: {
        'logs/a.json': { [String(Object.keys(filesIn()['logs/a.json'] ?? {})[0])]: 'ids/null-id' },
        'logs/b.json': { [String(Object.keys(filesIn()['logs/b.json'] ?? {})[0])]: 'methods/unknown-request' },
      },
    });
    const { status, stdout, stderr } = await folder.check([...BASELINE, '--max-warnings', '0', 'logs']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'check: 2 known findings let pass\n' });
    expect(jsonLines(stdout)).toMatchObject([
      { diagnostics: [], summary: { errors: 0 }, verdicts: { '2025-11-25': { errors: 0, warnings: 0 } } },
      { diagnostics: [], summary: { warnings: 0 } },
    ]);
  });

  const filesIn = (): Record<string, Record<string, string>> =>
    (JSON.parse(folder.read('known.json')) as { files: Record<string, Record<string, string>> }).files;

  it('has the fingerprints of SARIF', async () => {
    await folder.check([...BASELINE, '--write-baseline', 'logs/a.json']);
    const sarif = (await folder.check(['--format', 'sarif', 'logs/a.json'])).stdout;
    const [print] = Object.keys(filesIn()['logs/a.json'] ?? {});
    expect(sarif).toContain(`"partialFingerprints":{"finding/v1":"${print}"}`);
  });

  it('holds after edits elsewhere, and not for a second finding of the same kind', async () => {
    await folder.check([...BASELINE, '--write-baseline', 'logs']);
    folder.put({ 'logs/a.json': `\n\n${NULL_ID}\n{"jsonrpc":"2.0","id":7,"method":"ping"}\n` });
    expect((await folder.check([...BASELINE, 'logs/a.json'])).status).toBe(0);
    folder.put({ 'logs/a.json': `${NULL_ID}\n${NULL_ID}\n` });
    const { status, stdout } = await folder.check([...BASELINE, 'logs/a.json']);
    expect(status).toBe(1);
    expect(jsonLines(stdout)).toMatchObject([{ summary: { errors: 1 } }]);
  });

  it('holds wherever the command is started, and for standard input', async () => {
    await folder.check([...BASELINE, '--write-baseline', 'logs', '-'], NULL_ID);
    const { status } = await folder.check(['--baseline', '../known.json', 'a.json', '-'], NULL_ID, 'logs');
    expect(status).toBe(0);
  });

  it('keeps what it knows of files that a run does not check, and forgets what is fixed', async () => {
    await folder.check([...BASELINE, '--write-baseline', 'logs']);
    folder.put({ 'logs/a.json': '{"jsonrpc":"2.0","id":1,"method":"ping"}' });
    const { stderr } = await folder.check([...BASELINE, 'logs/a.json']);
    expect(stderr).toContain('1 finding of the baseline no longer found; --write-baseline removes them');
    await folder.check([...BASELINE, '--write-baseline', 'logs/a.json']);
    expect(Object.keys(filesIn())).toEqual(['logs/b.json']);
  });

  it('may be named by the settings, relative to them, and is no file to check', async () => {
    folder.put({ 'mcp-playground.config.json': '{"baseline":"logs/known.json"}' });
    expect((await folder.check(['--write-baseline'])).status).toBe(2);
    expect((await folder.check(['--write-baseline', 'logs'])).status).toBe(0);
    const { status, stdout } = await folder.check(['a.json', '.'], '', 'logs');
    expect(status).toBe(0);
    expect(jsonLines(stdout).map(({ file }) => file)).toEqual(['a.json', 'b.json']);
  });

  it.each([
    [null, /^check: the baseline "[^\n]*known\.json" does not exist; --write-baseline writes it\n$/u],
    ['[]', /is not a baseline/u],
    ['{"version":2,"files":{}}', /is not a baseline/u],
    ['{"version":1,"files":{"a":[]}}', /is not a baseline/u],
    ['nonsense', /is not a baseline/u],
  ])('must be one: %s', async (text, says) => {
    if (text !== null) folder.put({ 'known.json': text });
    const { status, stdout, stderr } = await folder.check([...BASELINE, 'logs']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });
});
