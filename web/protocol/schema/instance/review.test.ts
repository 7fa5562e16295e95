import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../json/types.ts';
import { reviewSchema } from './review.ts';

function review(schema: JsonValue): string[] {
  return reviewSchema(schema).map(({ at, because }) => `/${at.join('/')}: ${because}`);
}

const doubling = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => {
    const next = `#/$defs/a${at + 1}`;
    return [`a${at}`, { allOf: [{ $ref: next }, { $ref: next }] }];
  }),
);

describe('what prevents a schema from being judged', () => {
  it.each([
    [true],
    [{ type: 'object', properties: { a: { pattern: '^a+$' }, next: { $ref: '#' } } }],
    [
      {
        $defs: { a: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/b' }] }, b: { items: { $ref: '#/$defs/a' } } },
        $ref: '#/$defs/a',
      },
    ],
    [{ $defs: { a: { type: 'string' } }, allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }] }],
  ] as [JsonValue][])('nothing in %j', (schema) => {
    expect(review(schema)).toEqual([]);
  });

  it.each([
    [
      { $schema: 'https://example.com/mine' },
      ['/: Its `$schema` is `https://example.com/mine`; only draft-06, draft-07, 2019-09 and 2020-12 are supported.'],
    ],
    [
      { properties: { a: { pattern: '(?=a)' } } },
      ['/properties/a/pattern: Its `pattern` has a lookahead or lookbehind.'],
    ],
    [
      { patternProperties: { '(a)\\1': true } },
      ['/patternProperties/(a)\\1: A pattern in its `patternProperties` has a backreference.'],
    ],
    [
      { items: { $ref: 'https://example.com/a' } },
      ['/items/$ref: It refers to `https://example.com/a`, which is external; nothing is fetched.'],
    ],
    [
      { items: { pattern: '^(a+)+$' } },
      ['/items/pattern: Its `pattern` can match one string in very many ways; a backtracking validator may hang.'],
    ],
    [
      { $ref: '#/$defs/a0', $defs: { ...doubling, a40: {} } },
      ['/$defs/a24/allOf/1/$ref: Its references multiply until one value exceeds the step limit.'],
    ],
    [{ items: { $ref: '#/lost' } }, ['/items/$ref: It refers to `#/lost`, which does not exist in it.']],
    [
      { properties: { a: { $ref: '#/properties/a' } } },
      ['/properties/a/$ref: It refers to `#/properties/a`, which is circular.'],
    ],
    [
      { $defs: { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { not: { $ref: '#/$defs/a' } } } },
      ['/$defs/a/allOf/0/$ref: It refers to `#/$defs/b`, which is circular.'],
    ],
    [
      JSON.parse(`${'{"not":'.repeat(2000)}{}${'}'.repeat(2000)}`) as JsonValue,
      ['/: It is nested more than 500 levels deep.'],
    ],
    [{ enum: Array.from({ length: 100_001 }, () => 0) }, ['/: It has more than 100000 values.']],
  ] as [JsonValue, string[]][])('case %#', (schema, expected) => {
    expect(review(schema)).toEqual(expected);
  });

  it('is reported at most twenty times', () => {
    expect(review({ allOf: Array.from({ length: 500 }, () => ({ $ref: '#/lost' })) })).toHaveLength(20);
  });
});
