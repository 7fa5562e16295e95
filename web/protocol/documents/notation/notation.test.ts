import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locate } from '../../json/locate.ts';
import { toValue } from '../../json/value.ts';
import type { Path } from '../../json/plan.ts';
import type { Span } from '../../types.ts';
import { readToml } from './toml.ts';
import type { NotationDocument } from './types.ts';
import { readYaml } from './yaml.ts';

type Reader = (text: string, span: Span) => NotationDocument | null;

/** Reads a text in the middle of another one, so that offsets must be shifted. */
function inside(reader: Reader, source: string) {
  const text = `Before.\n${source}\nAfter.`;
  const read = reader(text, { start: 8, end: 8 + source.length });
  const at = (path: Path) => {
    const place = read && locate(read.tree, path);
    if (!place) return null;
    const key = place.member && text.slice(place.member.keySpan.start, place.member.keySpan.end);
    return { key, value: text.slice(place.node.start, place.node.end) };
  };
  return { text, read, at, value: read && toValue(read.tree) };
}

const CODEX = `# comment
model = "o3"

[mcp_servers.docs]
command = "npx"
args = ["-y", 'docs-mcp']
env = { "API KEY" = "x", n.deep = 1_000 }

[mcp_servers.docs.http_headers]
X = """two
lines"""

[[plugins]]
name = "a"
on = true
when = 1979-05-27T07:32:00Z
[[plugins]]
name = "b"
`;

describe('TOML', () => {
  it('is read with its tables, dotted keys and lists of tables', () => {
    expect(inside(readToml, CODEX).value).toEqual({
      model: 'o3',
      mcp_servers: {
        docs: {
          command: 'npx',
          args: ['-y', 'docs-mcp'],
          env: { 'API KEY': 'x', n: { deep: 1000 } },
          http_headers: { X: 'two\nlines' },
        },
      },
      plugins: [{ name: 'a', on: true, when: '1979-05-27T07:32:00Z' }, { name: 'b' }],
    });
  });

  it('keeps the offsets of keys and values', () => {
    const { at } = inside(readToml, CODEX);
    expect(at(['mcp_servers', 'docs', 'args', 1])).toEqual({ key: undefined, value: "'docs-mcp'" });
    expect(at(['mcp_servers', 'docs', 'env', 'API KEY'])).toEqual({ key: '"API KEY"', value: '"x"' });
    expect(at(['mcp_servers', 'docs'])?.key).toBe('docs');
    expect(at(['plugins', 1, 'name'])).toEqual({ key: 'name', value: '"b"' });
  });

  it('reports a broken line at its place and reads the rest', () => {
    const { text, read, value } = inside(readToml, '[a]\ncommand = npx\nargs = []\n\n[a]\nx = "y\n[b]\nz = 2');
    expect(read?.problems.map(({ start, end }) => text.slice(start, end))).toEqual(['command = npx', '[a]', 'x = "y']);
    expect(value).toEqual({ a: { args: [] }, b: { z: 2 } });
    expect(read?.problems[0]?.detail).not.toBe('');
  });

  it('has nothing to say about prose', () => {
    expect(inside(readToml, 'Just a sentence.').read).toBeNull();
    expect(inside(readToml, '').read).toBeNull();
  });
});

const CONTINUE = `name: Mine
mcpServers:
  - name: "docs"  # comment
    command: npx
    args: [-y, docs-mcp]
    env: &shared
      TOKEN: 'it''s'
      PORT: 8080
  - name: more
    env: *shared
    on: true
    none:
    text: |
      a
      b
`;

describe('YAML', () => {
  it('is read by the core schema, aliases included', () => {
    expect(inside(readYaml, CONTINUE).value).toEqual({
      name: 'Mine',
      mcpServers: [
        { name: 'docs', command: 'npx', args: ['-y', 'docs-mcp'], env: { TOKEN: "it's", PORT: 8080 } },
        { name: 'more', env: { TOKEN: "it's", PORT: 8080 }, on: true, none: null, text: 'a\nb\n' },
      ],
    });
  });

  it('keeps the offsets of keys and values, and of aliases', () => {
    const { at } = inside(readYaml, CONTINUE);
    expect(at(['mcpServers', 0, 'name'])).toEqual({ key: 'name', value: '"docs"' });
    expect(at(['mcpServers', 0, 'args', 1])).toEqual({ key: undefined, value: 'docs-mcp' });
    expect(at(['mcpServers', 0, 'env', 'TOKEN'])).toEqual({ key: 'TOKEN', value: "'it''s'" });
    expect(at(['mcpServers', 1, 'env'])).toEqual({ key: 'env', value: '*shared' });
  });

  it('merges `<<` below own members', () => {
    expect(inside(readYaml, 'a: &a {x: 1, y: 1}\nb:\n  <<: *a\n  y: 2').value).toEqual({
      a: { x: 1, y: 1 },
      b: { x: 1, y: 2 },
    });
  });

  it('reports errors at their place, and a second document', () => {
    const tab = inside(readYaml, 'a:\n\tb: 1\nc: 2');
    expect(tab.read?.problems[0]?.code).toBe('yaml-syntax');
    const two = inside(readYaml, 'a: 1\n---\nb: 2');
    expect(two.value).toEqual({ a: 1 });
    expect(two.read?.problems.map(({ code, start, end }) => [code, two.text.slice(start, end)])).toEqual([
      ['yaml-documents', 'b: 2'],
    ]);
  });

  it('bounds what aliases multiply', () => {
    const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
    for (let level = 1; level < 12; level += 1) {
      bomb.push(`a${level}: &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(', ')}]`);
    }
    const { read } = inside(readYaml, bomb.join('\n'));
    expect(read && JSON.stringify(read.tree).length).toBeLessThan(5_000_000);
    expect(inside(readYaml, 'a: &a [*a]').read).not.toBeNull();
  });

  it('has nothing to say about prose', () => {
    expect(inside(readYaml, 'Just a sentence.').read).toBeNull();
    expect(inside(readYaml, '').read).toBeNull();
  });
});

const NASTY = [
  '[',
  '{',
  '- ',
  '? ',
  'a: ',
  '&a ',
  '!a ',
  '- *a\n',
  '[[a]]\n',
  'a.',
  '"',
  '=',
  '{a:',
  ' ',
  '\t',
  '---\n',
  '<<: *a\n',
];

describe.each([
  ['TOML', readToml],
  ['YAML', readYaml],
])('any text as %s', (_, reader) => {
  it.each(NASTY)('is safe when it repeats %j', (unit) => {
    const text = `a: &a 1\n${unit.repeat(Math.ceil(32_000 / unit.length))}`;
    const start = process.cpuUsage();
    reader(text, { start: 0, end: text.length });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
  });

  it('never throws', { tags: ['property'] }, () => {
    const piece = fc.constantFrom(
      ...NASTY,
      'x',
      '\n',
      '  ',
      '}',
      ']',
      '__proto__: 1\n',
      '__proto__ = 1\n',
      '|\n',
      "'",
      '1',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const read = reader(text, { start: 0, end: text.length });
        for (const { start, end } of read?.problems ?? [])
          expect([start <= end, end <= text.length]).toEqual([true, true]);
      }),
      { numRuns: 300 },
    );
  });
});
