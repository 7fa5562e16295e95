import { describe, expect, it } from 'vitest';
import { answerTo, formerStores, isPage, languageFiles, renewed, storeNames } from './answers.ts';
import type { AssetRequest, Build } from './answers.ts';
import { isFromService, readToService } from './service-messages.ts';

const build: Build = {
  version: 'v2',
  first: { './': 'a', 'assets/index-AAAAAAAA.js': 'b', 'icon.svg': 'c', 'runner.html': 'd', 'samples/a.log': 'e' },
  seldom: { 'assets/pyodide.asm-BBBBBBBB.wasm': 'f' },
};
const SCOPE = 'https://host.example/courses/mcp/';

function answer(url: string, change: Partial<AssetRequest> = {}, scope = SCOPE) {
  return answerTo({ url: new URL(url, scope).href, method: 'GET', mode: 'cors', part: false, ...change }, scope, build);
}

describe('a request', () => {
  it.each(['', '?from=mail', '#/server', 'index.html', 'index.html?a=1#/learn/x'])(
    'to the page as “%s” returns the page',
    (url) => {
      expect(answer(url, { mode: 'navigate' })).toEqual({ from: 'first', path: './' });
    },
  );

  it.each([
    ['assets/index-AAAAAAAA.js', { from: 'first', path: 'assets/index-AAAAAAAA.js' }],
    ['icon.svg?x=1', { from: 'first', path: 'icon.svg' }],
    ['assets/pyodide.asm-BBBBBBBB.wasm', { from: 'seldom', path: 'assets/pyodide.asm-BBBBBBBB.wasm' }],
    ['assets/index-ZZZZZZZZ.js', { from: 'former' }],
    ['sw.js', { from: 'network' }],
    ['own-exercises.json', { from: 'network' }],
    ['../other/assets/index-AAAAAAAA.js', { from: 'network' }],
    ['https://elsewhere.example/courses/mcp/icon.svg', { from: 'network' }],
    ['assets/constructor', { from: 'former' }],
    ['constructor', { from: 'network' }],
  ])('for %s is answered from the correct cache', (url, expected) => {
    expect(answer(url)).toEqual(expected);
  });

  it('with another method, for a range or for an unknown page goes to the network', () => {
    expect(answer('', { method: 'POST' })).toEqual({ from: 'network' });
    expect(answer('icon.svg', { method: 'HEAD' })).toEqual({ from: 'network' });
    expect(answer('assets/index-AAAAAAAA.js', { part: true })).toEqual({ from: 'network' });
    expect(answer('assets/old.html', { mode: 'navigate' })).toEqual({ from: 'network' });
  });

  it('for the runner’s frame opens that frame', () => {
    expect(answer('runner.html', { mode: 'navigate' })).toEqual({ from: 'first', path: 'runner.html' });
  });

  it('works at the root of a host too', () => {
    expect(answer('/', { mode: 'navigate' }, 'https://host.example/')).toEqual({ from: 'first', path: './' });
    expect(answer('/icon.svg', {}, 'https://host.example/')).toEqual({ from: 'first', path: 'icon.svg' });
  });
});

describe('stores', () => {
  it('of former builds are distinguished from those of other copies and other pages on the host', () => {
    const root = 'https://host.example/';
    const names = [
      storeNames(SCOPE, 'v1').first,
      storeNames(SCOPE, 'v2').first,
      storeNames(SCOPE, 'v2').seldom,
      storeNames(root, 'v1').first,
      'somebody else',
    ];
    expect(formerStores(names, SCOPE, 'v2')).toEqual([storeNames(SCOPE, 'v1').first]);
    expect(formerStores(names, root, 'v2')).toEqual([storeNames(root, 'v1').first]);
  });

  it('are updated to new versions of stored files, without unneeded ones', () => {
    expect(renewed(build, ['assets/pyodide.asm-CCCCCCCC.wasm'])).toEqual(['assets/pyodide.asm-BBBBBBBB.wasm']);
    expect(renewed(build, ['assets/pyodide.asm-BBBBBBBB.wasm'])).toEqual([]);
    expect(renewed(build, [])).toEqual([]);
  });
});

describe('a window', () => {
  it('is the page itself or another document in the folder', () => {
    expect(isPage(SCOPE, `${SCOPE}#/check`)).toBe(true);
    expect(isPage(SCOPE, `${SCOPE}index.html?a`)).toBe(true);
    expect(isPage(SCOPE, `${SCOPE}es.html?a#/learn`)).toBe(true);
    expect(isPage(SCOPE, `${SCOPE}runner.html`)).toBe(false);
    expect(isPage(SCOPE, 'https://host.example/')).toBe(false);
  });
});

describe('a language', () => {
  const paths = [
    'es.html',
    'assets/es/index-AAAAAAAA.js',
    'assets/es/mount-BBBBBBBB.js',
    'assets/fr/index-CCCCCCCC.js',
  ];
  const both = { ...build, seldom: { ...build.seldom, ...Object.fromEntries(paths.map((path) => [path, 'x'])) } };

  it('has its page and its scripts; English has none beside those that are precached', () => {
    expect(languageFiles(both, 'assets/es/index-AAAAAAAA.js')).toEqual(paths.slice(0, 3));
    expect(languageFiles(both, 'assets/index-AAAAAAAA.js')).toEqual([]);
    expect(languageFiles(both, '')).toEqual([]);
  });

  it('is opened from the cache once it was used', () => {
    const request = { url: `${SCOPE}es.html?a#/x`, method: 'GET', mode: 'navigate', part: false };
    expect(answerTo(request, SCOPE, both)).toEqual({ from: 'seldom', path: 'es.html' });
    expect(answerTo(request, SCOPE, build)).toEqual({ from: 'network' });
  });
});

describe('a message', () => {
  it('that is unknown is ignored', () => {
    for (const data of [null, 1, 'take over', { say: 'here' }, { say: 'here', module: 1 }, { say: 'skip' }])
      expect(readToService(data)).toBeNull();
    expect(isFromService({ say: 'here' })).toBe(false);
  });

  it('is parsed completely, with only URLs in `loaded`', () => {
    expect(readToService({ say: 'here', module: 'm', loaded: ['a', 1, null] })).toEqual({
      say: 'here',
      module: 'm',
      loaded: ['a'],
    });
    expect(readToService({ say: 'take over', more: 1 })).toEqual({ say: 'take over' });
    expect(isFromService({ say: 'another build' })).toBe(true);
  });
});
