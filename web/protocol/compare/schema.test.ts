/**
 * Schemas compared by meaning, beside what the schemas accept: what is reported as accepting no less really accepts every value of before.
 *
 * @module-tag property
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { checkInstance } from '../schema/instance/check.ts';
import { schemaChanges } from './schema.ts';

const name = fc.constantFrom('a', 'b', 'c');
const scalar: fc.Arbitrary<JsonValue> = fc.constantFrom<JsonValue[]>(
  null,
  true,
  0,
  1,
  2,
  2.5,
  -3,
  '',
  'a',
  'ab',
  'abc',
);
const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    { weight: 3, arbitrary: scalar },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    { weight: 2, arbitrary: fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }) },
  ),
}));
const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'object', 'array', 'null');
const small = fc.integer({ min: 0, max: 3 });

function part(sub: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonObject> {
  const one = (key: string, of: fc.Arbitrary<JsonValue>) => of.map((held): JsonObject => ({ [key]: held }));
  return fc.oneof(
    one('type', fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 }))),
    one('enum', fc.uniqueArray(scalar, { minLength: 1, maxLength: 3, selector: (held) => JSON.stringify(held) })),
    one('const', scalar),
    ...[
      'minimum',
      'maximum',
      'exclusiveMaximum',
      'minLength',
      'maxLength',
      'minItems',
      'maxItems',
      'maxProperties',
    ].map((key) => one(key, small)),
    one('multipleOf', fc.constantFrom(1, 2, 4)),
    one('uniqueItems', fc.boolean()),
    one('properties', fc.dictionary(name, sub, { maxKeys: 2, noNullPrototype: true })),
    one('required', fc.uniqueArray(name, { maxLength: 2 })),
    one('additionalProperties', fc.oneof(fc.boolean(), sub)),
    one('items', sub),
    one('prefixItems', fc.array(sub, { minLength: 1, maxLength: 2 })),
    one('anyOf', fc.array(sub, { minLength: 1, maxLength: 3 })),
    one('oneOf', fc.array(sub, { minLength: 1, maxLength: 3 })),
    one('allOf', fc.array(sub, { minLength: 1, maxLength: 2 })),
    one('not', sub),
    one('$ref', fc.constantFrom('#/$defs/x', '#')),
    one('description', fc.constantFrom('one', 'two')),
  );
}
const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc
    .array(fc.oneof({ maxDepth: 2 }, part(fc.constant<JsonObject>({})), part(tie('schema'))), { maxLength: 3 })
    .map((some): JsonObject => Object.assign({}, ...some) as JsonObject),
}));
const whole = fc.tuple(schema, schema).map(([top, x]): JsonObject => ({ ...top, $defs: { x } }));

/** The same schema with one keyword more, less or changed, often deep inside. */
const edited: fc.Arbitrary<[JsonObject, JsonObject]> = fc
  .tuple(whole, fc.nat(), part(fc.constant<JsonObject>({ type: 'string' })), fc.boolean())
  .map(([before, at, more, add]) => {
    const after = structuredClone(before);
    const places: JsonObject[] = [];
    collect(after, places);
    const place = places[at % places.length] ?? after;
    const [key] = Object.keys(place).filter((one) => one !== '$defs');
    if (add || key === undefined) Object.assign(place, more);
    else delete place[key];
    return [before, after];
  });

/** Every object that is a schema. */
function collect(here: JsonValue, into: JsonObject[]): void {
  if (Array.isArray(here)) here.forEach((item) => collect(item, into));
  if (typeof here !== 'object' || here === null || Array.isArray(here)) return;
  into.push(here);
  for (const [key, inner] of Object.entries(here)) {
    if (key === 'properties' || key === '$defs') for (const one of Object.values(inner ?? {})) collect(one, into);
    else if (typeof inner === 'object') collect(inner, into);
  }
}

const accepts = (of: JsonObject, one: JsonValue): boolean | null => {
  const { faults, notJudged } = checkInstance(of, one);
  return faults.length > 0 ? false : notJudged.length > 0 ? null : true;
};

const RUNS = runs(8000);

describe('schemas', () => {
  it('that are reported as accepting no less, or no more, do so', () => {
    let decided = 0;
    fc.assert(
      fc.property(
        fc.oneof(edited, fc.tuple(whole, whole)),
        fc.array(value, { minLength: 5, maxLength: 9 }),
        (pair, values) => {
          const [a, b] = pair;
          const changes = schemaChanges(a, b);
          // A member that is listed now, or no longer, was accepted with any value: such values are not sent.
          if (changes.some(({ kind }) => kind !== 'changed')) return;
          for (const one of values) {
            const [before, after] = [accepts(a, one), accepts(b, one)];
            if (before === null || after === null) continue;
            const shown = `${JSON.stringify(a)} → ${JSON.stringify(b)}: ${JSON.stringify(one)}`;
            if (changes.every(({ lost }) => lost === null)) {
              decided++;
              expect(before && !after, `${shown} is lost`).toBe(false);
            }
            if (changes.every(({ gained }) => gained === null))
              expect(!before && after, `${shown} is gained`).toBe(false);
          }
        },
      ),
      { numRuns: RUNS, seed: 13 },
    );
    expect(decided).toBeGreaterThan(RUNS / 2);
  });

  it('are equal to themselves, however deep or circular', () => {
    const deep = (levels: number): JsonObject => {
      let here: JsonObject = { type: 'string' };
      for (let level = 0; level < levels; level++) here = { type: 'object', properties: { a: here } };
      return here;
    };
    expect(schemaChanges(deep(30), deep(30))).toEqual([]);
    const tree: JsonObject = { type: 'object', properties: { children: { type: 'array', items: { $ref: '#' } } } };
    expect(schemaChanges(tree, structuredClone(tree))).toEqual([]);
    const other: JsonObject = { ...tree, required: ['children'] };
    expect(schemaChanges(tree, other)).toHaveLength(1);
    expect(schemaChanges({ $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } }, {})).toHaveLength(1);
  });
});
