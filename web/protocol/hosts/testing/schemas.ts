/** Generated schemas of tools with all keywords of JSON Schema that a rewrite may meet, also those of older drafts and of OpenAPI. For tests only. */
import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../json/types.ts';

/** The keywords of a condition, in the order of its parts. */
const CONDITION = 'if then else'.split(' ');

const asJson = (one: JsonValue): JsonValue => one;
const some = (parts: Record<string, fc.Arbitrary<JsonValue>>): fc.Arbitrary<JsonObject> =>
  fc
    .record(parts, { requiredKeys: [], noNullPrototype: true })
    .map((one): JsonObject =>
      Object.fromEntries(Object.entries(one).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
    );
const all = (...parts: readonly fc.Arbitrary<JsonObject>[]): fc.Arbitrary<JsonObject> =>
  fc.tuple(...parts).map((found): JsonObject => Object.fromEntries(found.flatMap((one) => Object.entries(one))));
const name = fc.constantFrom('a', 'b', 'c', 'filter[x]');
const small = fc.integer({ min: 0, max: 3 });

const strings = all(
  fc.constant<JsonObject>({ type: 'string' }),
  some({
    minLength: small,
    maxLength: fc.constantFrom(0, 1, 3, 5000),
    pattern: fc.constantFrom('^\\d+$', '\\w', '^[a-z]+$', 'a'),
    format: fc.constantFrom('uri', 'date-time', 'email', 'uuid', 'int32'),
  }),
);
const numbers = all(
  fc.constantFrom('integer', 'number').map((type): JsonObject => ({ type })),
  some({
    minimum: fc.constantFrom(0, 1, 2.5),
    maximum: fc.constantFrom(1, 3, 10),
    exclusiveMinimum: fc.constantFrom<JsonValue>(0, 1.5, true, false),
    exclusiveMaximum: fc.constantFrom<JsonValue>(2, 10, true),
    multipleOf: fc.constantFrom(1, 2, 0.5),
    format: fc.constantFrom('int32', 'double', 'percent'),
  }),
);
const values = fc.constantFrom<JsonObject>(
  { const: 'a' },
  { const: 1 },
  { const: null },
  { const: { a: 1 } },
  { const: true },
  { enum: ['a', 'b', 'a'] },
  { enum: ['', 'x'] },
  { enum: [1, 2, 1.5] },
  { enum: ['a', 1, null, true] },
  { enum: [{ a: 1 }, []] },
  { type: 'string', enum: ['a', 1, null] },
  { type: ['string', 'null'], enum: ['a', null] },
  { type: 'integer', enum: [1, 7] },
  { const: 'a', enum: ['a', 'b'] },
);
/** Types with null, in all notations. */
const nullable = fc.constantFrom<JsonObject>(
  { type: ['string', 'null'], minLength: 1 },
  { type: ['integer', 'null'], minimum: 1 },
  { type: ['array', 'null'], items: { type: 'string' } },
  { type: ['object', 'null'], properties: { a: { type: 'string' } }, required: ['a'] },
  { type: ['string', 'integer', 'boolean'] },
  { type: ['string'] },
  { type: 'string', nullable: true },
  { anyOf: [{ type: 'string' }, { type: 'null' }] },
  { type: 'null' },
);
/** What authors write by mistake, or as older drafts have it. */
const odd = fc.constantFrom<JsonValue>(
  true,
  false,
  {},
  { description: 'any' },
  { type: 'any' },
  { type: 'str' },
  { type: 'STRING' },
  { type: 'string', description: null, default: null },
  { type: 'string', required: true },
  { properties: { a: { type: 'string' } } },
  { required: ['a'] },
  { minLength: 2 },
  { items: { type: 'string' } },
);
const references = fc.constantFrom<JsonObject>(
  { $ref: '#/$defs/Part' },
  { $ref: '#/$defs/Part', description: 'beside' },
  { $ref: '#/$defs/Part', maxLength: 3 },
  { $ref: '#/$defs/Tree' },
  { $ref: '#/$defs/Union' },
  { $ref: '#/$defs/Missing' },
);

const DEFINITIONS: JsonObject = {
  Part: { type: 'string', minLength: 1 },
  Tree: { type: 'object', properties: { child: { $ref: '#/$defs/Tree' }, a: { type: 'string' } } },
  Union: { oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/$defs/Part' } }] },
};

const tied = fc.letrec<{ schema: JsonValue; object: JsonObject; array: JsonObject; combined: JsonObject }>((tie) => ({
  object: all(
    fc.constant<JsonObject>({ type: 'object' }),
    some({
      properties: fc.dictionary(name, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      additionalProperties: fc.oneof(
        { arbitrary: fc.constantFrom<JsonValue>(false, true, {}), weight: 3 },
        { arbitrary: tie('schema'), weight: 1 },
      ),
      patternProperties: fc.constantFrom<JsonObject>({ '^a': { type: 'string' } }, { '^x-': {} }),
      propertyNames: fc.constantFrom<JsonObject>({ maxLength: 3 }, { pattern: '^[a-z]' }),
      minProperties: small,
      maxProperties: fc.constantFrom(1, 2, 5),
      dependentRequired: fc.constantFrom<JsonObject>({ a: ['b'] }),
      dependencies: fc.constantFrom<JsonObject>({ a: ['b'] }, { b: { required: ['c'] } }),
    }),
  ),
  array: all(
    fc.constant<JsonObject>({ type: 'array' }),
    some({
      items: tie('schema'),
      prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      minItems: fc.constantFrom(0, 1, 2),
      maxItems: fc.constantFrom(1, 2, 5000),
      uniqueItems: fc.boolean(),
      contains: fc.constantFrom<JsonObject>({ type: 'string' }, { const: 1 }),
    }),
  ),
  combined: fc.oneof(
    fc
      .tuple(
        fc.constantFrom('anyOf', 'oneOf', 'allOf'),
        fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
        some({ type: fc.constantFrom('string', 'object'), description: fc.constant('A.') }),
      )
      .map(([key, branches, beside]): JsonObject => ({ ...beside, [key]: branches })),
    tie('schema').map((not): JsonObject => ({ not })),
    fc
      .tuple(tie('schema'), tie('schema'), tie('schema'))
      .map((parts): JsonObject => Object.fromEntries(parts.map((part, index) => [CONDITION[index] ?? '', part]))),
  ),
  schema: fc.oneof(
    { maxDepth: 3 },
    { weight: 2, arbitrary: strings.map(asJson) },
    { weight: 2, arbitrary: numbers.map(asJson) },
    { weight: 2, arbitrary: values.map(asJson) },
    { weight: 2, arbitrary: nullable.map(asJson) },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: references.map(asJson) },
    { weight: 2, arbitrary: tie('object').map(asJson) },
    { weight: 2, arbitrary: tie('array').map(asJson) },
    { weight: 2, arbitrary: tie('combined').map(asJson) },
  ),
}));

/** Input schemas: objects, often with alternatives, conditions or negations at the root. */
export const wideSchemas: fc.Arbitrary<JsonObject> = fc
  .tuple(
    tied.object,
    fc.option(tied.combined, { freq: 2 }),
    fc.constantFrom<JsonObject>(
      {},
      { $schema: 'http://json-schema.org/draft-07/schema#' },
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
      },
    ),
    fc.boolean(),
  )
  .map(([object, combined, dialect, isTyped]): JsonObject => {
    const { type, ...rest } = object;
    return {
      ...dialect,
      ...(isTyped && type !== undefined ? { type } : {}),
      ...rest,
      ...(combined === null ? {} : combined),
      ...(isTyped && combined?.['type'] !== undefined ? { type: 'object' } : {}),
      $defs: DEFINITIONS,
    };
  });
