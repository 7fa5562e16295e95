/**
 * Our verdict beside ajv's, on schemas and values that fit each other now and then.
 *
 * @module-tag property
 */
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/runs.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { checkInstance } from './check.ts';
import { plainlyFits } from './quick.ts';

const OPTIONS = { strict: false, validateFormats: false, logger: false } as const;

const name = fc.constantFrom('a', 'b', 'c', 'ab');
const scalar: fc.Arbitrary<JsonValue> = fc.constantFrom<JsonValue[]>(
  null,
  true,
  false,
  0,
  1,
  2,
  2.5,
  -3,
  '',
  'a',
  'ab',
  'b1',
);
const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 3, arbitrary: scalar },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    { weight: 3, arbitrary: fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }) },
  ),
}));

const typeName = fc.constantFrom('string', 'number', 'integer', 'boolean', 'object', 'array', 'null');
const small = fc.integer({ min: 0, max: 3 });
const pattern = fc.constantFrom('^a', 'b', '^[ab]+$', '\\d', '^.$', 'c|^$', '^ab?$');

function parts(sub: fc.Arbitrary<JsonValue>, modern: boolean): fc.Arbitrary<JsonObject> {
  const map = fc.dictionary(name, sub, { maxKeys: 3, noNullPrototype: true });
  const names = fc.uniqueArray(name, { maxLength: 2 });
  const list = fc.array(sub, { minLength: 1, maxLength: 3 });
  const one = (key: string, of: fc.Arbitrary<JsonValue>) => of.map((held): JsonObject => ({ [key]: held }));
  const both: fc.Arbitrary<JsonObject>[] = [
    one('type', fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 }))),
    one('enum', fc.uniqueArray(value, { minLength: 1, maxLength: 4, selector: (held) => JSON.stringify(held) })),
    one('const', value),
    ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((key) => one(key, small)),
    one('multipleOf', fc.constantFrom(1, 2, 0.5)),
    ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map((key) =>
      one(key, small),
    ),
    one('pattern', pattern),
    one('uniqueItems', fc.boolean()),
    one('properties', map),
    one('required', names),
    one('additionalProperties', sub),
    one('patternProperties', fc.dictionary(pattern, sub, { maxKeys: 2, noNullPrototype: true })),
    one('propertyNames', sub),
    one('contains', sub),
    one('allOf', list),
    one('anyOf', list),
    one('oneOf', list),
    one('not', sub),
    fc
      .tuple(sub, sub, sub)
      .map((held): JsonObject => Object.fromEntries(held.map((part, at) => [['if', 'then', 'else'][at] ?? '', part]))),
    fc
      .tuple(sub, sub)
      .map((held): JsonObject => Object.fromEntries(held.map((part, at) => [['if', 'else'][at] ?? '', part]))),
    one('$ref', fc.constantFrom('#/$defs/x', '#/$defs/y', '#')),
  ];
  const old = [
    one('items', fc.oneof(sub, list)),
    one('additionalItems', sub),
    one('dependencies', fc.dictionary(name, fc.oneof(sub, names), { maxKeys: 2, noNullPrototype: true })),
  ];
  const recent = [
    one('items', sub),
    one('prefixItems', list),
    one('dependentRequired', fc.dictionary(name, names, { maxKeys: 2, noNullPrototype: true })),
    one('dependentSchemas', map),
    one('unevaluatedProperties', sub),
    fc
      .record({ contains: sub, minContains: small, maxContains: small }, { requiredKeys: ['contains'] })
      .map((held): JsonObject => ({ ...held })),
    one('$ref', fc.constant('#here')),
  ];
  return fc
    .array(fc.oneof(...both, ...(modern ? recent : old)), { minLength: 1, maxLength: 4 })
    .map((some) => withoutQuirks(Object.assign({}, ...some) as JsonObject, modern));
}

/** ajv differs in keywords beside `$ref` in draft-07, and in `contains` beside an array of items for an empty array. */
function withoutQuirks(schema: JsonObject, modern: boolean): JsonObject {
  if (!modern && schema['$ref'] !== undefined) return { $ref: schema['$ref'] };
  if (schema['prefixItems'] === undefined && !Array.isArray(schema['items'])) return schema;
  const { contains: _, ...rest } = schema;
  return rest;
}

function schemaOf(modern: boolean): fc.Arbitrary<JsonObject> {
  const { schema } = fc.letrec<{ schema: JsonValue }>((tie) => ({
    schema: fc.oneof({ maxDepth: 3 }, fc.boolean(), parts(tie('schema'), modern)),
  }));
  const top = fc.oneof({ maxDepth: 3 }, parts(schema, modern));
  return fc.tuple(top, schema, schema).map(([whole, x, y]) => ({
    $schema: modern ? 'https://json-schema.org/draft/2020-12/schema' : 'http://json-schema.org/draft-07/schema#',
    ...whole,
    $defs: { x, y, ...(modern ? { z: { $anchor: 'here', type: ['string', 'object'] } } : {}) },
  }));
}

/** Schemas to compare. */
const RUNS = Number(process.env['INSTANCE_RUNS'] ?? runs(150));

describe.each([
  ['draft-07', false],
  ['2020-12', true],
] as const)('%s', (_name, modern) => {
  it('agrees with ajv', () => {
    let fits = 0;
    let faults = 0;
    let open = 0;
    fc.assert(
      fc.property(schemaOf(modern), fc.array(value, { minLength: 4, maxLength: 8 }), (schema, values) => {
        const ajv = modern ? new Ajv2020(OPTIONS) : new Ajv(OPTIONS);
        const text = JSON.stringify(schema);
        // ajv counts what an untaken branch would have evaluated.
        if (text.includes('"unevaluated') && text.includes('"if"')) return;
        let validate: (value: unknown) => boolean;
        try {
          validate = ajv.compile(schema);
        } catch {
          return; // ajv overflows the stack on circular references
        }
        for (const [index, one] of values.entries()) {
          const report = checkInstance(schema, one);
          if (report.notJudged.length > 0 && report.faults.length === 0) {
            open++;
            continue;
          }
          let right: boolean;
          try {
            right = validate(one);
          } catch {
            continue; // ajv overflows the stack on circular references
          }
          if (!right) expect([schema, one, plainlyFits(schema, one)]).toEqual([schema, one, false]);
          // An exhausted budget never causes a fault.
          if (right) {
            const { faults: few } = checkInstance(schema, one, { budget: 1 + index * 4 });
            expect([schema, one, few]).toEqual([schema, one, []]);
          }
          if (right) fits++;
          else faults++;
          expect([schema, one, report.faults.length === 0, report.faults]).toEqual([schema, one, right, report.faults]);
        }
      }),
      // The same schemas every time; `INSTANCE_RUNS=3000` tries others.
      process.env['INSTANCE_RUNS']
        ? { numRuns: Number(process.env['INSTANCE_RUNS']) }
        : { numRuns: runs(150), seed: 7 },
    );
    if (process.env['INSTANCE_RUNS']) console.log(modern, fits, faults, open);
    const enough = RUNS / 3;
    expect(fits).toBeGreaterThan(enough);
    expect(faults).toBeGreaterThan(enough);
    expect(open).toBeLessThan((fits + faults) / 4);
  });
});
