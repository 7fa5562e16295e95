/** For any schema content: a result is returned, twice the same, and nothing throws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../json/types.ts';
import { checkInstance } from './check.ts';

const KEYWORDS =
  '$ref $dynamicRef $recursiveRef $id $schema $anchor $dynamicAnchor $defs definitions type enum const minimum maximum multipleOf minLength pattern items prefixItems additionalItems contains minContains uniqueItems properties patternProperties additionalProperties propertyNames required dependentRequired dependentSchemas dependencies minProperties allOf anyOf oneOf not if then else unevaluatedProperties unevaluatedItems format'.split(
    ' ',
  );
const word = fc.constantFrom(
  '#',
  '#/$defs/a',
  '#a',
  'a',
  'string',
  'object',
  '(?=a)',
  '(a+)+$',
  '^[a',
  '%',
  '',
  'https://a.example/b',
);
const odd = fc.letrec<{ schema: JsonValue }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 5 },
    { weight: 1, arbitrary: fc.constantFrom<JsonValue[]>(true, false, null, 0, -1, 1e308, 2.5) },
    { weight: 2, arbitrary: word },
    { weight: 2, arbitrary: fc.array(tie('schema'), { maxLength: 3 }) },
    {
      weight: 5,
      arbitrary: fc.dictionary(fc.constantFrom(...KEYWORDS, 'a', '__proto__', 'constructor'), tie('schema'), {
        maxKeys: 5,
        noNullPrototype: true,
      }),
    },
  ),
})).schema;
const value = fc.oneof(
  odd,
  fc.jsonValue().map((one) => one as JsonValue),
);

describe('any schema, any value', () => {
  it('return a result', () => {
    fc.assert(
      fc.property(odd, value, (schema, one) => {
        const report = checkInstance(schema, one);
        expect(checkInstance(schema, one)).toEqual(report);
        for (const { says, path } of report.faults) {
          expect(says.length).toBeGreaterThan(5);
          expect(says).not.toMatch(/undefined|\[object|NaN/u);
          expect(Array.isArray(path)).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('return a result within any budget, and never a fault that the whole budget does not report', () => {
    fc.assert(
      fc.property(odd, value, fc.integer({ min: 0, max: 60 }), (schema, one, budget) => {
        const whole = checkInstance(schema, one);
        const little = checkInstance(schema, one, { budget });
        if (whole.faults.length === 0 && whole.notJudged.length === 0) expect(little.faults).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
