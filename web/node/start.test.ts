/** Checks before the page is served: arguments, and that all libraries are installed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { isInstalled } from '../../scripts/ensure.mjs';

const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm start', () => {
  it.each([
    [['--bogus'], /^start: Unknown option '--bogus'\n$/],
    [['--port', 'x'], /^start: --port is x; it must be a number up to 65535\.\n$/],
    [['--port', '70000'], /^start: --port is 70000; it must be a number up to 65535\.\n$/],
    [['extra'], /^start: Unexpected argument 'extra'[^\n]*\n$/],
  ])('reports in one line what is wrong with %j', (args, says) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    expect(stderr).toMatch(says);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});

describe('the installation', () => {
  const put = (path: string, text = ''): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  it('is complete only with every library, including those for development', () => {
    put('package.json', '{"dependencies":{"a":"1.0.0"},"devDependencies":{"@b/c":"1.0.0"}}');
    put('package-lock.json', '{}');
    expect(isInstalled(folder)).toBe(false);
    put('node_modules/.package-lock.json', '{}');
    put('node_modules/a/package.json');
    expect(isInstalled(folder)).toBe(false);
    put('node_modules/@b/c/package.json');
    expect(isInstalled(folder)).toBe(true);
  });

  it('is incomplete if the lock file is newer', () => {
    utimesSync(join(folder, 'package-lock.json'), new Date(), new Date(Date.now() + 60_000));
    expect(isInstalled(folder)).toBe(false);
  });
});
