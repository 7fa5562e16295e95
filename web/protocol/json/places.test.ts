import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineIndex } from './lines.ts';
import { isHole, isIncomplete, locate, pathAt, spanOf } from './locate.ts';
import type { Mark } from './locate.ts';
import { pathOf, pointerOf } from './pointer.ts';
import { readValue } from './read.ts';
import type { JsonNode } from './types.ts';

const TEXT = '{\n  "id": 1,\n  "params": {"name": "x", "list": [10, {"a": 2}]},\n  "id": 3\n}';

function rootOf(text: string): JsonNode {
  const { root } = readValue(text);
  if (root === null) throw new Error('no root');
  return root;
}

function marked(path: (string | number)[], mark: Mark): string {
  const { start, end } = spanOf(TEXT, rootOf(TEXT), path, mark);
  return TEXT.slice(start, end);
}

describe('locate', () => {
  it('finds members and items, and the last one of duplicate keys', () => {
    expect(locate(rootOf(TEXT), ['id'])?.node).toMatchObject({ value: 3 });
    expect(locate(rootOf(TEXT), ['params', 'list', 1, 'a'])?.node).toMatchObject({ value: 2 });
    expect(locate(rootOf(TEXT), ['params', 'list', '0'])?.node).toMatchObject({ value: 10 });
    expect(locate(rootOf(TEXT), [])?.member).toBeUndefined();
    for (const path of [['nope'], ['id', 'x'], ['params', 'list', 9], ['params', 'list', '01'], ['toString']]) {
      expect(locate(rootOf(TEXT), path)).toBeNull();
    }
  });
});

describe('spanOf', () => {
  it('marks values, keys, members and objects that lack a member', () => {
    expect(marked(['params', 'name'], 'value')).toBe('"x"');
    expect(marked(['params', 'name'], 'key')).toBe('"name"');
    expect(marked(['params', 'name'], 'member')).toBe('"name": "x"');
    expect(marked(['params'], 'missing')).toBe('"params"');
    expect(marked([], 'missing')).toBe('{');
    expect(marked([], 'value')).toBe('{');
    expect(marked(['params', 'list', 1], 'missing')).toBe('{"a": 2}');
    expect(marked(['params', 'list', 0], 'key')).toBe('10');
    expect(marked(['params', 'gone', 'deep'], 'value')).toBe('"params"');
    expect(marked(['gone'], 'key')).toBe('{');
  });
});

describe('holes and gaps', () => {
  it('detects where nothing can be judged', () => {
    const root = rootOf('{"a": <x>, "b": {...}, "c": {}}');
    expect([isHole(root, ['a']), isHole(root, ['a', 'deeper']), isHole(root, ['b']), isHole(root, [])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isIncomplete(root, ['b']), isIncomplete(root, ['c']), isIncomplete(root, [])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('pathAt', () => {
  it.each<[string, (string | number)[]]>([
    ['"id": 1', ['id']],
    ['"params"', ['params']],
    ['x"', ['params', 'name']],
    ['10', ['params', 'list', 0]],
    ['2}', ['params', 'list', 1, 'a']],
    ['\n}', ['id']],
  ])('at %j', (here, path) => {
    expect(pathAt(rootOf(TEXT), TEXT.indexOf(here))).toEqual(path);
  });

  it('returns the message between members', () => {
    expect(pathAt(rootOf(TEXT), 1)).toEqual([]);
    expect(pathAt(rootOf(TEXT), TEXT.length)).toEqual([]);
  });

  it('maps every position back to its path', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.nat(), (json, at) => {
        const root = rootOf(json);
        const offset = at % (json.length + 1);
        const path = pathAt(root, offset);
        const place = locate(root, path);
        const start = place?.member?.keySpan.start ?? place?.node.start ?? -1;
        expect(start).toBeLessThanOrEqual(offset);
        expect(place?.node.end ?? -1).toBeGreaterThanOrEqual(Math.min(offset, root.end));
      }),
    );
  });
});

describe('pointers', () => {
  it('escapes as in RFC 6901', () => {
    expect(pointerOf([])).toBe('');
    expect(pointerOf(['a/b', 'm~n', '', 0])).toBe('/a~1b/m~0n//0');
    expect(pathOf('/a~1b/m~0n//0')).toEqual(['a/b', 'm~n', '', '0']);
    expect(pathOf('/~01')).toEqual(['~1']);
    expect(pathOf('a')).toBeNull();
    expect(pathOf('/~2')).toBeNull();
  });

  it('comes back', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (path) => {
        expect(pathOf(pointerOf(path))).toEqual(path);
      }),
    );
  });
});

describe('LineIndex', () => {
  it('ends lines at \\n, \\r\\n and a lone \\r', () => {
    const lines = new LineIndex('a\nb\r\nc\rd😀e\n');
    expect(lines.count).toBe(5);
    expect([0, 1, 2, 3, 4, 5, 7, 10, 12].map((offset) => lines.at(offset))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 2 },
      { line: 2, column: 1 },
      { line: 2, column: 2 },
      { line: 2, column: 3 },
      { line: 3, column: 1 },
      { line: 4, column: 1 },
      { line: 4, column: 4 },
      { line: 5, column: 1 },
    ]);
    expect(lines.longest).toBe(5);
  });

  it('accepts any offset', () => {
    const lines = new LineIndex('');
    expect(lines.at(0)).toEqual({ line: 1, column: 1 });
    expect(lines.at(-5)).toEqual({ line: 1, column: 1 });
    expect(new LineIndex('ab').at(99)).toEqual({ line: 1, column: 3 });
  });

  it('agrees with splitting, and maps back', () => {
    const text = fc.array(fc.constantFrom('a', '\n', '\r', '\r\n', '😀', ' ')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.nat(), (whole, at) => {
        const lines = new LineIndex(whole);
        const offset = at % (whole.length + 1);
        const { line, column } = lines.at(offset);
        const before = whole.slice(0, offset).split(/\r\n|\n|\r(?!\n)/);
        const inPair = whole.charAt(offset) === '\n' && whole.charAt(offset - 1) === '\r';
        expect(lines.count).toBe(whole.split(/\r\n|\n|\r/).length);
        if (!inPair)
          expect({ line, column }).toEqual({ line: before.length, column: (before.at(-1) ?? '').length + 1 });
        expect(lines.offset(line, column)).toBe(offset);
      }),
    );
  });
});
