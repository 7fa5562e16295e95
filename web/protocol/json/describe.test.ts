import { describe, expect, it } from 'vitest';
import type { JsonValue } from './types.ts';
import { decoded, keepsDigits } from './encoded.ts';
import { code, cut, kindOf, listed, short } from './describe.ts';

function deep(levels: number): JsonValue {
  let value: JsonValue = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

describe('short', () => {
  it('writes small values completely', () => {
    expect(short({ a: [1, 'x', null], b: true })).toBe('{"a": [1, "x", null], "b": true}');
  });

  it('stays within its limit and closes the bracket', () => {
    const long = short(
      Array.from({ length: 1000 }, (_, index) => index),
      20,
    );
    expect(long.length).toBeLessThanOrEqual(22);
    expect(long.endsWith('…]')).toBe(true);
  });

  it('shows only the upper levels of a deep value, and never throws', () => {
    expect(short(deep(100_000))).toBe('[[[[…]]]]');
    expect(short([[[[]]]])).toBe('[[[[]]]]');
  });

  it('names a number that JSON cannot show', () => {
    expect(short(Number.POSITIVE_INFINITY)).toBe('Infinity');
  });

  it('does not split a character', () => {
    expect(cut('ab😀cd', 3)).toBe('ab…');
    expect(cut('ab😀cd', 4)).toBe('ab😀…');
  });
});

describe('texts', () => {
  it('puts code between backticks', () => expect(code('a"b')).toBe('`"a\\"b"`'));
  it('names the kind of a value', () => {
    expect([null, [], [1], {}, true, 'x', 1].map((value) => kindOf(value))).toEqual([
      'null',
      'an empty array',
      'an array',
      'an object',
      'a boolean',
      'a string',
      'a number',
    ]);
  });
  it('lists names', () => {
    expect(listed(['a'])).toBe('`a`');
    expect(listed(['a', 'b', 'c'], 'or')).toBe('`a`, `b` or `c`');
    expect(listed(['a', 'b', 'c', 'd'], 'and', 2)).toBe('`a`, `b` and 2 more');
  });
});

describe('decoded', () => {
  it('reads only an object that was encoded twice', () => {
    expect(decoded('{"a": 1}')).toEqual({ a: 1 });
    expect(decoded('{"a": 12345678901234567890}')).toBeNull();
    for (const value of ['[1]', '{', 'plain', 7, null, undefined]) expect(decoded(value)).toBeNull();
  });
  it('finds numbers that would lose digits, at any depth', () => {
    expect(keepsDigits(deep(100_000))).toBe(true);
    expect(keepsDigits({ a: [{ b: 2 ** 60 }] })).toBe(false);
  });
});
