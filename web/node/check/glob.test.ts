/** Patterns match the paths that a shell with `**` would match. */
import { describe, expect, it } from 'vitest';
import { alternativesOf, globOf, isPattern, settingsGlobOf } from './glob.ts';

describe('a pattern', () => {
  it.each([
    ['*.json', ['a.json', 'long name.json', 'ä😀.json'], ['a/b.json', '.a.json', 'a.jsonl', 'json', 'axjson']],
    ['logs/*', ['logs/a', 'logs/a.b'], ['logs', 'logs/', 'logs/a/b', 'logs/.a']],
    ['**/*.log', ['a.log', 'a/b.log', 'a/b/c.log'], ['.a/b.log', 'a/.b/c.log', 'a/.b.log', 'a.logs']],
    ['logs/**', ['logs/a', 'logs/a/b.c'], ['logs', 'other/a', 'logs/.git/a']],
    ['a/**/z.json', ['a/z.json', 'a/b/z.json', 'a/b/c/z.json'], ['z.json', 'a/z.jsonx', 'b/a/z.json']],
    ['?.json', ['a.json', '😀.json'], ['ab.json', '.json', '/.json']],
    ['[a-c][!0-9].txt', ['ax.txt', 'c-.txt'], ['dx.txt', 'a1.txt', 'a.txt', 'a/.txt']],
    ['[]x].txt', ['].txt', 'x.txt'], ['[.txt', 'a.txt']],
    ['{a,b/{c,d}}.json', ['a.json', 'b/c.json', 'b/d.json'], ['b.json', 'c.json', 'a,b.json']],
    ['{,un}clear.txt', ['clear.txt', 'unclear.txt'], ['xclear.txt']],
    ['.*', ['.a', '.mcp.json'], ['a']],
    ['.vscode/*.json', ['.vscode/mcp.json'], ['vscode/mcp.json']],
    ['./a/*.json', ['a/b.json'], ['./a/b.json']],
    ['a+(b)$^|.json', ['a+(b)$^|.json'], ['ab.json', 'aab.json']],
    ['\\*.json', ['*.json'], ['a.json']],
    ['a\\{b,c\\}', ['a{b,c}'], ['ab', 'ac']],
  ])('%s matches what it says', (pattern, matched, others) => {
    const matches = globOf(pattern);
    expect(matched.filter((path) => !matches(path))).toEqual([]);
    expect(others.filter(matches)).toEqual([]);
  });

  it('is recognized by its wildcards alone', () => {
    expect(['a*', 'a?', '[a]', '{a,b}'].every(isPattern)).toBe(true);
    expect(['a.json', '-', 'a b', 'C:\\a', 'a!b'].some(isPattern)).toBe(false);
  });

  it.each([['[a.json'], ['{a,b.json'], ['a{b,{c}.json'], [Array.from({ length: 11 }, () => '{a,b}').join('')]])(
    '%s is refused with the reason',
    (pattern) => {
      expect(() => globOf(pattern)).toThrow(
        /^(?:a bracket is not closed|a brace is not closed|it has too many alternatives)/u,
      );
    },
  );

  it('stands for its alternatives', () => {
    expect(alternativesOf('a{b,c{d,e}}f')).toEqual(['abf', 'acdf', 'acef']);
  });
});

describe('a pattern of the settings', () => {
  it('matches names in any folder if it has no slash, hidden ones too', () => {
    const matches = settingsGlobOf('*.json');
    for (const path of ['a.json', 'b/a.json', '.x/.a.json']) expect([path, matches(path)]).toEqual([path, true]);
    expect(settingsGlobOf('b/*.json')('c/b/a.json')).toBe(false);
    expect(settingsGlobOf('/a.json')('a.json')).toBe(true);
    expect(settingsGlobOf('./a.json')('a.json')).toBe(true);
    expect(settingsGlobOf('./a.json')('b/a.json')).toBe(false);
  });

  it('stands for everything in a folder, if a folder may be meant', () => {
    const matches = settingsGlobOf('fixtures/', { whole: true });
    for (const path of ['fixtures', 'fixtures/a.json', 'a/fixtures/b/c.json'])
      expect([path, matches(path)]).toEqual([path, true]);
    expect(matches('fixtures-old/a.json')).toBe(false);
    expect(settingsGlobOf('a/b', { whole: true })('a/b/c/d')).toBe(true);
  });
});
