/** Serving files from this machine: what is found, which port is used, and how a browser is opened. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inProcess } from '../testing/in-process.ts';
import { browserCommand, main } from './open-cli.ts';
import { listen, packageFolder, type Listening } from './page.ts';
import { fileHandler } from '../../scripts/static-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'open-'));
const put = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
put('site/index.html', '<title>Page</title>');
put('site/assets/part-12345678.js', 'export {};');
put('other/engine.wasm', 'bytes');
put('secret.txt', 'not for anybody');

const running: Listening[] = [];
afterAll(async () => {
  await Promise.all(running.map((one) => one.close()));
  rmSync(folder, { recursive: true, force: true });
});

const handler = fileHandler({
  folder: join(folder, 'site'),
  headersOf: (path) => ({ 'X-Path': path }),
  elsewhere: (path) => (path === 'assets/engine-abcdefgh.wasm' ? join(folder, 'other', 'engine.wasm') : undefined),
});

async function started(options: Parameters<typeof listen>[1] = {}): Promise<Listening> {
  const one = await listen(handler, options);
  running.push(one);
  return one;
}

describe('the files of a folder', () => {
  it('are served with their type and the headers of their path', async () => {
    const { url } = await started();
    const page = await fetch(url);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toBe('<title>Page</title>');
    const part = await fetch(`${url}assets/part-12345678.js`);
    expect(part.headers.get('x-path')).toBe('assets/part-12345678.js');
    expect(part.headers.get('cache-control')).toContain('immutable');
  });

  it('may be elsewhere, and keep the type and the cache rule of their path', async () => {
    const { url } = await started();
    const engine = await fetch(`${url}assets/engine-abcdefgh.wasm`);
    expect(await engine.text()).toBe('bytes');
    expect(engine.headers.get('content-type')).toBe('application/wasm');
    expect(engine.headers.get('cache-control')).toContain('immutable');
  });

  it.each(['../secret.txt', '%2e%2e/secret.txt', '..%2fsecret.txt', 'none.txt', '%00', '%'])(
    'do not include %s',
    async (path) => {
      const { url } = await started();
      expect((await fetch(url + path)).status).toBe(404);
    },
  );
});

describe('the port', () => {
  it('is the next free one if the wanted one is in use and the caller allows it', async () => {
    const first = await started();
    const second = await started({ port: first.port, orNext: true });
    expect(second.port).toBeGreaterThan(first.port);
    expect(await (await fetch(second.url)).text()).toBe('<title>Page</title>');
    await expect(listen(handler, { port: first.port })).rejects.toThrow('EADDRINUSE');
  });
});

describe('the browser', () => {
  const URL = 'http://127.0.0.1:4173/';

  it.each([
    ['darwin', {}, ['open', URL]],
    ['win32', {}, ['rundll32', 'url.dll,FileProtocolHandler', URL]],
    ['linux', { DISPLAY: ':0' }, ['xdg-open', URL]],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', URL]],
    ['linux', { DISPLAY: ':0', BROWSER: 'firefox' }, ['firefox', URL]],
    ['linux', {}, null],
    ['linux', { DISPLAY: ':0', BROWSER: 'none' }, null],
    ['darwin', { CI: 'true' }, null],
  ] as const)('on %s with %j is opened by %j', (platform, env, command) => {
    expect(browserCommand(URL, platform, env)).toEqual(command);
  });
});

describe('the command', () => {
  it.each([
    [['--port', 'x'], 'open: --port needs a number from 0 to 65535, not "x"\n'],
    [['--port', '70000'], 'open: --port needs a number from 0 to 65535, not "70000"\n'],
    [['--bogus'], "open: Unknown option '--bogus'; see --help\n"],
  ])('reports in one line what is wrong with %j', async (args, stderr) => {
    expect(await inProcess(main, args, { folder })).toEqual({ status: 2, stdout: '', stderr });
  });

  it('finds the package that contains it, and none in an unrelated folder', () => {
    expect(packageFolder()).not.toBeNull();
    expect(packageFolder(folder)).toBeNull();
  });
});
