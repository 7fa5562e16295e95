import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, planEdits } from './edits.ts';
import { formatJson } from './format.ts';
import type { FixStep } from './plan.ts';
import { readValue } from './read.ts';
import type { JsonValue } from './types.ts';

function fixed(text: string, ...steps: FixStep[]): string | null {
  const { root } = readValue(text);
  if (root === null) throw new Error('no root');
  const edits = planEdits(text, root, { says: 'Mend it.', safety: 'safe', steps });
  return edits === null ? null : applyEdits(text, edits);
}

const LONG = '{\n    "jsonrpc": "2.0",\n    "id": 1,\n    "params": {\n        "a": 1\n    }\n}';

describe('planEdits', () => {
  it('removes the first, a middle, the last and the only member with its comma', () => {
    const text = '{"a": 1, "b": 2, "c": 3}';
    expect(fixed(text, { do: 'remove', path: ['a'] })).toBe('{"b": 2, "c": 3}');
    expect(fixed(text, { do: 'remove', path: ['b'] })).toBe('{"a": 1, "c": 3}');
    expect(fixed(text, { do: 'remove', path: ['c'] })).toBe('{"a": 1, "b": 2}');
    expect(fixed('{ "a": 1 }', { do: 'remove', path: ['a'] })).toBe('{}');
    expect(fixed('[1, 2, 3]', { do: 'remove', path: [1] })).toBe('[1, 3]');
    expect(fixed('[1, 2, 3]', { do: 'remove', path: [2] })).toBe('[1, 2]');
    expect(fixed('{"a": 1, "b": 2, "a": 3}', { do: 'remove', path: ['a'] })).toBe('{"b": 2}');
  });

  it('keeps the writer’s line breaks', () => {
    expect(fixed(LONG, { do: 'remove', path: ['id'] })).toBe(LONG.replace('    "id": 1,\n', ''));
    expect(fixed(LONG, { do: 'insert', path: [], key: 'method', value: 'ping', after: 'id' })).toBe(
      LONG.replace('"id": 1,', '"id": 1,\n    "method": "ping",'),
    );
    expect(fixed(LONG, { do: 'insert', path: [], key: 'x', value: { y: [1] } })).toBe(
      LONG.replace(/\}\n\}$/, '},\n    "x": {\n        "y": [\n            1\n        ]\n    }\n}'),
    );
    expect(fixed(LONG, { do: 'insert', path: ['params'], key: 'b', value: 2, after: 'first' })).toBe(
      LONG.replace('"a": 1', '"b": 2,\n        "a": 1'),
    );
  });

  it('keeps the writer’s spaces', () => {
    expect(fixed('{"a":1,"b":2}', { do: 'insert', path: [], key: 'c', value: [1, { d: 2 }] })).toBe(
      '{"a":1,"b":2,"c":[1,{"d":2}]}',
    );
    expect(fixed('{"a": 1}', { do: 'insert', path: [], key: 'c', value: { d: 2, e: 3 } })).toBe(
      '{"a": 1, "c": {"d": 2, "e": 3}}',
    );
    expect(fixed('{"a":{}}', { do: 'insert', path: ['a'], key: 'c', value: 2 })).toBe('{"a":{"c":2}}');
    expect(fixed('{\n  "a": {}\n}', { do: 'insert', path: ['a'], key: 'c', value: 2 })).toBe(
      '{\n  "a": {\n    "c": 2\n  }\n}',
    );
    expect(fixed('{\r\n\t"a": 1\r\n}', { do: 'insert', path: [], key: 'c', value: 2 })).toBe(
      '{\r\n\t"a": 1,\r\n\t"c": 2\r\n}',
    );
  });

  it('replaces, renames and moves without changing other literals', () => {
    expect(fixed('{"a": 1.50, "b": null}', { do: 'replace', path: ['b'], value: 'x' })).toBe('{"a": 1.50, "b": "x"}');
    expect(fixed('{"a": 1.50}', { do: 'rename', path: ['a'], to: 'b"' })).toBe('{"b\\"": 1.50}');
    expect(fixed('{"a": 1.50, "p": {"x": 1}}', { do: 'move', path: ['a'], to: ['p', 'y'] })).toBe(
      '{"p": {"x": 1, "y": 1.50}}',
    );
    expect(fixed('{"a": 1.50, "b": 2}', { do: 'move', path: ['a'], to: ['p', 'q', 'a'] })).toBe(
      '{"b": 2, "p": {"q": {"a": 1.50}}}',
    );
    expect(fixed(LONG, { do: 'move', path: ['params', 'a'], to: ['_meta', 'a'] })).toBe(
      LONG.replace('{\n        "a": 1\n    }', '{},\n    "_meta": {\n        "a": 1\n    }'),
    );
  });

  it('applies steps in order, as small edits of the original', () => {
    const { root } = readValue(`  ${LONG}`);
    if (root === null) throw new Error('no root');
    const edits = planEdits(`  ${LONG}`, root, {
      says: 'Mend it.',
      safety: 'safe',
      steps: [
        { do: 'remove', path: ['id'] },
        { do: 'insert', path: [], key: 'method', value: 'ping', after: 'jsonrpc' },
        { do: 'replace', path: ['params', 'a'], value: 2 },
      ],
    });
    expect(edits).toHaveLength(3);
    expect(JSON.parse(applyEdits(`  ${LONG}`, edits ?? []))).toEqual({
      jsonrpc: '2.0',
      method: 'ping',
      params: { a: 2 },
    });
  });

  it('returns nothing if a step does not apply', () => {
    const text = '{"a": 1, "b": {"c": 2}}';
    expect(fixed(text, { do: 'remove', path: ['x'] })).toBeNull();
    expect(fixed(text, { do: 'remove', path: [] })).toBeNull();
    expect(fixed(text, { do: 'replace', path: ['a', 'x'], value: 1 })).toBeNull();
    expect(fixed(text, { do: 'rename', path: ['a'], to: 'b' })).toBeNull();
    expect(fixed(text, { do: 'insert', path: ['a'], key: 'x', value: 1 })).toBeNull();
    expect(fixed(text, { do: 'move', path: ['b'], to: ['b', 'c', 'd'] })).toBeNull();
    expect(fixed(text, { do: 'move', path: ['a'], to: ['b', 'c'] })).toBeNull();
  });

  it('works on texts that are not strict JSON', () => {
    expect(fixed("{'a': 1, 'b': 2,}", { do: 'remove', path: ['b'] })).toBe("{'a': 1,}");
    expect(fixed('{"a": 1, "b": {"c": 2', { do: 'insert', path: ['b'], key: 'd', value: 3 })).toBe(
      '{"a": 1, "b": {"c": 2, "d": 3',
    );
  });

  it('changes the text as it changes the value', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const value = fc.jsonValue({ maxDepth: 2 }).map((one): JsonValue => JSON.parse(JSON.stringify(one)));
    const object = fc.dictionary(key, value, { noNullPrototype: true });
    const indent = fc.constantFrom<string | number>(0, 2, '\t');
    fc.assert(
      fc.property(
        object,
        indent,
        key,
        value,
        fc.constantFrom(undefined, 'first', 'a', 'b'),
        (before, space, name, put, after) => {
          const text = JSON.stringify(before, null, space);
          const inserted = fixed(text, {
            do: 'insert',
            path: [],
            key: name,
            value: put,
            ...(after === undefined ? {} : { after }),
          });
          expect(JSON.parse(inserted ?? '')).toEqual({ ...before, [name]: put });
          if (space !== 0 && Object.keys(before).length > 0)
            expect(inserted).toBe(JSON.stringify(JSON.parse(inserted ?? ''), null, space));
          const { [name]: gone, ...rest } = before;
          const removed = fixed(text, { do: 'remove', path: [name] });
          expect(removed === null ? null : JSON.parse(removed)).toEqual(gone === undefined ? null : rest);
          const replaced = fixed(text, { do: 'replace', path: [name], value: put });
          expect(replaced === null ? null : JSON.parse(replaced)).toEqual(
            gone === undefined ? null : { ...before, [name]: put },
          );
          const moved = fixed(text, { do: 'move', path: [name], to: ['new', 'place'] });
          expect(moved === null ? null : JSON.parse(moved)).toEqual(
            gone === undefined ? null : { ...rest, new: { place: gone } },
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('formatJson', () => {
  it('uses the layout of JSON.stringify', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.constantFrom(0, 2, 4), (json, indent) => {
        const value: unknown = JSON.parse(json);
        const text = JSON.stringify(value);
        expect(formatJson(`x${text} `, 1, text.length + 2, indent)).toBe(JSON.stringify(value, null, indent));
      }),
    );
  });

  it('changes no literal', () => {
    expect(formatJson('{"a":1.50,"a":[1E2,"\\u0041"],"b":{ },"c":[\n]}')).toBe(
      '{\n  "a": 1.50,\n  "a": [\n    1E2,\n    "\\u0041"\n  ],\n  "b": {},\n  "c": []\n}',
    );
  });

  it('ignores text that is not one strict value', () => {
    for (const text of ['', '{"a":1,}', '[1] 2', '// x\n[]', '['.repeat(1000) + ']'.repeat(1000)])
      expect(formatJson(text)).toBeNull();
  });
});
