import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply.ts';
import { readText, readValue } from './read.ts';
import { toValue } from './value.ts';

const codes = (text: string): string[] => readText(text).problems.map((problem) => problem.code);

function valueOf(text: string): unknown {
  const { root } = readText(text);
  return root === null ? undefined : toValue(root);
}

describe('readValue', () => {
  it('stops directly after the value', () => {
    expect(readValue('  {"a": 1} rest').end).toBe(10);
    expect(readValue('x [1] [2]', 5).root).toMatchObject({ start: 6, end: 9 });
    expect(readValue('[1, 2]', 0, 3)).toMatchObject({ end: 3, root: { incomplete: true } });
  });

  it('returns no root if nothing looks like a value, and the position where it looked', () => {
    expect(readValue('  hello')).toEqual({ root: null, problems: [], end: 2 });
    expect(readValue('- item')).toEqual({ root: null, problems: [], end: 0 });
    expect(readValue('')).toEqual({ root: null, problems: [], end: 0 });
  });

  it('returns exact positions', () => {
    const { root } = readValue(' {"a": [1, "x"],\n"b":null}');
    expect(root).toEqual({
      type: 'object',
      incomplete: false,
      start: 1,
      end: 26,
      members: [
        {
          key: 'a',
          keySpan: { start: 2, end: 5 },
          value: {
            type: 'array',
            incomplete: false,
            start: 7,
            end: 15,
            items: [
              { type: 'number', value: 1, start: 8, end: 9 },
              { type: 'string', value: 'x', start: 11, end: 14 },
            ],
          },
        },
        { key: 'b', keySpan: { start: 17, end: 20 }, value: { type: 'null', start: 21, end: 25 } },
      ],
    });
  });

  it('leaves the next message unchanged if a bracket is missing before it', () => {
    const text = '{"id": 1, "params": {"a": 1}\n{"id": 2}';
    const first = readValue(text);
    expect(first.end).toBe(29);
    expect(first.problems.map((problem) => problem.code)).toEqual(['json-unclosed']);
    expect(readValue(text, first.end).problems).toEqual([]);
  });
});

describe('recovery', () => {
  it.each<[string, unknown]>([
    ["{'a': True, 'b': [None, 'it\\'s'], 'c': False}", { a: true, b: [null, "it's"], c: false }],
    ['{a: 1, b-c: "x", // note\n d: [1, 2,],}', { a: 1, 'b-c': 'x', d: [1, 2] }],
    ['{“a”: “b”}', { a: 'b' }],
    ['{"a": "he said "hi" to me", "b": 1}', { a: 'he said "hi" to me', b: 1 }],
    ['{"a": "one\ntwo", "b": 1}', { a: 'one\ntwo', b: 1 }],
    ['{"a": "one,\n "b": 1}', { a: 'one', b: 1 }],
    ['{"a: 1, "b": 2}', { a: 1, b: 2 }],
    ['{"a": ["x", "y", "b": 1}', { a: ['x', 'y'], b: 1 }],
    ['[{"a": 1, {"a": 2}]', [{ a: 1 }, { a: 2 }]],
    ['{"a": [1, 2}, "b": 3}', { a: [1, 2], b: 3 }],
    ['{"a": [1, 2}}', { a: [1, 2] }],
    ['{"a": <id>, "b": {{x}}, "c": NaN}', { a: null, b: null, c: null }],
    ['{\\"a\\": \\"b\\"}', { a: 'b' }],
    ['{"a" 1; "b" = 2 "c" => 3}', { a: 1, b: 2, c: 3 }],
    ['{"method": ping, "version": 2025-06-18}', { method: 'ping', version: '2025-06-18' }],
    ['{method": "ping"}', { method: 'ping' }],
    ['[0x10, +1, .5, 1_000]', [16, 1, 0.5, 1000]],
  ])('reads %j', (text, value) => {
    expect(valueOf(text)).toEqual(value);
  });

  it('reports one problem for one cause', () => {
    expect(codes("{'a': 1, 'b': 2, 'c': 'd'}")).toEqual(['json-single-quotes']);
    expect(codes(`[${'1, // x\n'.repeat(40)}1]`)).toEqual(['json-comment']);
    expect(codes('{"a": {"b": [1, {"c": "x')).toEqual(['json-unclosed']);
    expect(codes('{True\n "a": 1}')).toEqual(['json-unquoted-key', 'json-missing-colon']);
  });

  it('counts the places that share a cause and fixes them all', () => {
    const text = "{'a': 'b', /* x */ 'c': 1}";
    const [quotes, comment] = readText(text).problems;
    expect(quotes).toMatchObject({ start: 1, end: 4, count: 3 });
    expect(comment?.count).toBeUndefined();
    expect(applyEdits(text, quotes?.fix?.edits ?? [])).toBe('{"a": "b", /* x */ "c": 1}');
  });

  it.each([
    ['{"id": 2, "method": "pi', 'Close the string and add `}`.', '{"id": 2, "method": "pi"}'],
    ['{"id": 2, "result":', 'Add `{}` for now, then `}`.', '{"id": 2, "result": {}}'],
    ['{"id": 2, "resu', 'Close the string and add `null` for now, then `}`.', '{"id": 2, "resu": null}'],
    ['{"a": [{"b": 1', 'Add `}]}`.', '{"a": [{"b": 1}]}'],
    ['{"result": ...}', 'Replace it with {}.', '{"result": {}}'],
    ['{"params": ...,"x": ...}', 'Remove both of them, and add {} or null where a value is needed.', null],
    ['{"id":}', 'Add 1 for now.', '{"id": 1}'],
    ['{"error": {"data": undefined}}', 'Replace it with {}.', '{"error": {"data": {}}}'],
    ['{"x": NaN}', 'Replace it with null.', '{"x": null}'],
    ['["\\\t"]', 'Replace it with an escape.', '["\\t"]'],
    ['["\\\u0000"]', 'Replace it with an escape.', '["\\u0000"]'],
    ['{"a":1;"b":2;"c":3}', 'Add a comma in both places.', '{"a":1,"b":2,"c":3}'],
    ['{"a" 1, "b" 2}', 'Add a colon in both places.', '{"a": 1, "b": 2}'],
    ['{{"a": 1}}', 'Remove the braces around it.', '{"a": 1}'],
    ['{{{"a": 1}}}', 'Remove the braces around it.', '{"a": 1}'],
    ['{{"a": 1}', 'Remove the braces around it.', '{"a": 1}'],
    ['[{{"a": 1}]', 'Remove the braces around it.', '[{"a": 1}]'],
    ['{"x": {{"a": 1}}, "y": 2}', 'Remove the braces around it.', '{"x": {"a": 1}, "y": 2}'],
    ['{"x": {"a": 1]}}', 'Remove it.', '{"x": {"a": 1}}'],
    ['{"x": {"a": [1]]]}}', 'Remove it.', '{"x": {"a": [1]}}'],
    ['{"x":{"a":]}}', 'Add null for now, and fix the follow-up errors.', '{"x":{"a": null}}'],
    ['[1 2 3 4]', 'Add a comma in all 3 places.', '[1, 2, 3, 4]'],
    ['[/* a */1/* b */]', 'Remove both comments.', '[1]'],
  ])('fixes %j with one fix that describes what it does', (text, says, fixed) => {
    const [problem, ...more] = readValue(text).problems;
    expect(more).toEqual([]);
    expect(problem?.fix?.says ?? null).toBe(says);
    if (fixed !== null) expect(applyEdits(text, problem?.fix?.edits ?? []).replace(/ +/g, ' ')).toBe(fixed);
  });

  it.each([
    ['{"p":{"a":{\'a\'}}', 2],
    ['{"p":{"a":{[}}', 2],
    ['["\\{["\\{["\\{["\\{', 3],
    ['{"a" "b" {"c" ] : 1 "d" } ; ) (', 3],
  ])('reports little about %j, where it can only guess', (text, max) => {
    const { problems } = readValue(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(max);
    expect(problems.some((problem) => problem.more === true)).toBe(true);
  });

  it('marks what is truncated or elided', () => {
    expect(readValue('{"a": {"b": 1').root).toMatchObject({
      incomplete: true,
      members: [{ value: { incomplete: true } }],
    });
    expect(readValue('{"a": {...}, "b": [1]}').root).toMatchObject({
      incomplete: false,
      members: [{ value: { incomplete: true } }, { value: { incomplete: false } }],
    });
    expect(readValue('{"a": 1 /* ... */}').root).toMatchObject({ incomplete: true });
    expect(readValue('{"a": "cut o').root).toMatchObject({ members: [{ key: 'a', value: { type: 'hole' } }] });
    expect(readValue('{"a": 1, "cut o').root).toMatchObject({ members: [{ key: 'a' }] });
  });

  it('links a repeated key to the earlier one', () => {
    const [problem] = readText('{"a": 1, "b": 2, "a": 3}').problems;
    expect(problem).toMatchObject({ code: 'json-duplicate-key', start: 17, end: 20, related: { start: 1, end: 4 } });
  });
});
