import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { checkInstance } from './check.ts';
import { isPlainlyKnown, plainlyFits } from './quick.ts';

const name = fc.constantFrom('a', 'b', 'c');
const scalar = fc.constantFrom<JsonValue[]>(null, true, 0, 1, 2.5, -1, '', 'a', 'abc', '😀');
const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    { weight: 3, arbitrary: scalar },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    { weight: 3, arbitrary: fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }) },
  ),
}));
const kind = fc.constantFrom('string', 'number', 'integer', 'boolean', 'object', 'array', 'null');
const small = fc.integer({ min: 0, max: 3 });
const { schema } = fc.letrec<{ schema: JsonValue }>((tie) => {
  const map = fc.dictionary(name, tie('schema'), { maxKeys: 3, noNullPrototype: true });
  const one = (key: string, of: fc.Arbitrary<JsonValue>) => of.map((held): JsonObject => ({ [key]: held }));
  const parts = fc.oneof(
    one('type', fc.oneof(kind, fc.uniqueArray(kind, { minLength: 1, maxLength: 3 }))),
    one('enum', fc.array(value, { maxLength: 3 })),
    one('const', value),
    ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'].map((key) => one(key, small)),
    one('items', tie('schema')),
    one('properties', map),
    one('required', fc.array(name, { maxLength: 2 })),
    one('additionalProperties', tie('schema')),
    one('anyOf', fc.array(tie('schema'), { minLength: 1, maxLength: 3 })),
    one('description', fc.constant('words')),
    one('pattern', fc.constant('^a')),
  );
  const some = fc.array(parts, { maxLength: 3 }).map((list): JsonValue => Object.assign({}, ...list) as JsonObject);
  return { schema: fc.oneof({ maxDepth: 3 }, { weight: 1, arbitrary: fc.boolean() }, { weight: 5, arbitrary: some }) };
});

describe('the fast check', () => {
  it('accepts only what is valid', () => {
    let yes = 0;
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 3, maxLength: 6 }), (own, values) => {
        for (const one of values) {
          if (!plainlyFits(own, one)) continue;
          yes++;
          expect([own, one, checkInstance(own, one)]).toEqual([
            own,
            one,
            { ...checkInstance(own, one), faults: [], notJudged: [] },
          ]);
        }
      }),
      { numRuns: 2000 },
    );
    expect(yes).toBeGreaterThan(1000);
  });

  it.each([
    [
      {
        type: 'object',
        properties: { city: { type: 'string', minLength: 1 }, days: { type: 'integer', minimum: 1 } },
        required: ['city'],
      },
      { city: 'Lima', days: 2 },
    ],
    [{ type: 'object', additionalProperties: false }, {}],
    [
      {
        type: 'object',
        properties: {
          at: { anyOf: [{ type: 'string' }, { type: 'null' }] },
          tags: { type: 'array', items: { enum: ['a', 'b'] } },
        },
      },
      { at: null, tags: ['a'] },
    ],
  ] as [JsonValue, JsonValue][])('knows %j', (own, one) => {
    expect([plainlyFits(own, one), isPlainlyKnown(own)]).toEqual([true, true]);
  });

  it.each([
    { $ref: '#' },
    { oneOf: [true] },
    { type: 'strng' },
    { minimum: '1' },
    { properties: [] },
    { not: {} },
    'x',
    false,
  ] as JsonValue[])('leaves %j to the full check', (own) => {
    expect([plainlyFits(own, 'Lima'), plainlyFits(own, {}), isPlainlyKnown(own)]).toEqual([false, false, false]);
  });

  it('does not follow schemas endlessly', () => {
    const deep = JSON.parse(`${'{"items":'.repeat(400)}{}${'}'.repeat(400)}`) as JsonValue;
    const many = { anyOf: Array.from({ length: 500 }, () => ({ type: 'string' })) };
    expect([isPlainlyKnown(deep), isPlainlyKnown(many)]).toEqual([false, false]);
    const numbers = Array.from({ length: 10_000 }, (_, at) => at);
    expect(plainlyFits({ items: { anyOf: [...many.anyOf, { type: 'number' }] } }, numbers)).toBe(false);
  });
});
