/** Rewritten schemas accept and reject what they did before, apart from what they report: by generated schemas and values. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHostFacts, hostFacts } from '../../../testing/host-facts.ts';
import { isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { checkReady, readySchema } from '../../schema/instance/check.ts';
import { toolTests } from '../conditions/index.ts';
import { oracleEntries, oracleLists } from '../testing/oracle.ts';
import { randomOf, sampleOf } from '../testing/samples.ts';
import { wideSchemas } from '../testing/schemas.ts';
import { toolView } from '../views.ts';
import { equivalentSchema, type EquivalentSchema } from './equivalent.ts';
import { rewritable } from './plan.ts';

/** The entries that apply to a schema and have a rewrite. */
function idsFor(schema: JsonValue): string[] {
  const view = toolView({ name: 'a', description: 'a', inputSchema: schema }, [], undefined);
  return [...rewritable].filter((id) => (toolTests.get(id)?.(view).length ?? 0) > 0);
}

/** At most four of the entries alone, other ones for each seed, and all together: each schema takes the same time. */
function choices(ids: readonly string[], seed: number): (readonly string[])[] {
  const from = ids.length === 0 ? 0 : seed % ids.length;
  return [...[...ids.slice(from), ...ids.slice(0, from)].slice(0, 4).map((id) => [id]), ids];
}

/** What differs for generated arguments although the change does not report it. */
function differences(schema: JsonObject, change: EquivalentSchema, samples: number, seed: number): string[] {
  const [before, after] = [readySchema(schema), readySchema(change.schema)];
  const random = randomOf(seed);
  const wrong: string[] = [];
  for (let index = 0; index < samples; index++) {
    const value = sampleOf(schema, schema, random);
    if (!isObject(value)) continue;
    const renamed = Object.entries(value).map(([name, part]): [string, JsonValue] => [
      change.renamed.get(name) ?? name,
      part,
    ]);
    const old = checkReady(before, value);
    const now = checkReady(after, Object.fromEntries(renamed));
    if (old.notJudged.length + now.notJudged.length > 0) continue;
    const [accepted, accepts] = [old.faults.length === 0, now.faults.length === 0];
    const isReported = accepts ? change.givesUp.length > 0 : change.adds.length > 0;
    if (accepted !== accepts && !isReported)
      wrong.push(`${JSON.stringify(value)}: ${String(accepted)} became ${String(accepts)}`);
  }
  return wrong;
}

/** The arbitraries of records have optional members; all values are JSON. */
const asJson = (one: unknown): JsonValue => one as JsonValue;
const name = fc.constantFrom('a', 'b', 'c', 'filter[x]', '__proto__');
const scalar = fc.oneof(
  fc.record({ type: fc.constant('string'), format: fc.constantFrom('uri', 'date-time') }, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constant('string'), pattern: fc.constantFrom('^\\d+$', '\\w', '^[a-z]+$') }),
  fc.record(
    {
      type: fc.constantFrom<JsonValue[]>('integer', 'number', ['integer', 'null'], ['number', 'string']),
      exclusiveMinimum: fc.constantFrom(0, 1, 1.5),
      minimum: fc.constantFrom(0, 2),
      exclusiveMaximum: fc.constantFrom(3, 10),
    },
    { requiredKeys: ['type'] },
  ),
  fc.constantFrom<JsonValue[]>(
    { const: 'a' },
    { const: 1 },
    { const: null },
    { enum: ['a', ''] },
    { enum: ['asc', 'asc', 'desc'] },
    { type: ['string', 'null'], enum: ['a', null] },
    { enum: [1, 2, 'x', true] },
    { type: 'boolean' },
    { $ref: '#/$defs/Part' },
    { $ref: '#/$defs/Part', description: 'beside' },
    { $ref: '#/$defs/Tree' },
    { $ref: '#/$defs/Part', maxLength: 3 },
    true,
    {},
  ),
);
const schemas = fc.letrec<{ schema: JsonValue; object: JsonObject }>((tie) => ({
  object: fc
    .record(
      {
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
        required: fc.uniqueArray(name, { maxLength: 2 }),
        additionalProperties: fc.constantFrom<JsonValue[]>(false, true, {}, { type: 'string' }),
      },
      { requiredKeys: ['properties'], noNullPrototype: true },
    )
    .map((parts): JsonObject => ({ type: 'object', ...parts })),
  schema: fc.oneof(
    { maxDepth: 3 },
    { weight: 4, arbitrary: scalar.map(asJson) },
    { weight: 2, arbitrary: tie('object').map(asJson) },
    {
      weight: 1,
      arbitrary: fc
        .record({ type: fc.constant('array'), items: tie('schema') }, { requiredKeys: ['type'], noNullPrototype: true })
        .map(asJson),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('anyOf', 'oneOf', 'allOf'), fc.array(tie('schema'), { minLength: 1, maxLength: 3 }))
        .map(([key, branches]): JsonValue => ({ [key]: branches })),
    },
  ),
}));
const DEFINITIONS: JsonObject = {
  Part: { type: 'string', minLength: 1 },
  Tree: { type: 'object', properties: { child: { $ref: '#/$defs/Tree' }, a: { type: 'string' } } },
};
/** Root schemas of tools: objects, often with alternatives of objects at the root. */
const roots = fc
  .tuple(
    schemas.object,
    fc.option(
      fc.tuple(fc.constantFrom('anyOf', 'oneOf', 'allOf'), fc.array(schemas.object, { minLength: 1, maxLength: 3 })),
    ),
    fc.boolean(),
  )
  .map(([object, alternatives, isTyped]): JsonObject => {
    const { type, ...rest } = object;
    const branches: JsonObject = alternatives === null ? {} : { [alternatives[0]]: alternatives[1] };
    return { ...(isTyped && type !== undefined ? { type } : {}), ...rest, ...branches, $defs: DEFINITIONS };
  });

describe('rewritten schemas', () => {
  it('accept and reject the same arguments, entry by entry and together', () => {
    fc.assert(
      fc.property(roots, fc.nat(), (schema, seed) => {
        for (const wanted of choices(idsFor(schema), seed)) {
          const change = equivalentSchema(schema, wanted);
          if (change !== null)
            expect({ wanted, wrong: differences(schema, change, 12, seed) }).toEqual({ wanted, wrong: [] });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('do so with all keywords, also those of older drafts, of OpenAPI and those that are written wrong', () => {
    fc.assert(
      fc.property(wideSchemas, fc.nat(), (schema, seed) => {
        for (const wanted of choices(idsFor(schema), seed)) {
          const change = equivalentSchema(schema, wanted);
          if (change !== null)
            expect({ wanted, wrong: differences(schema, change, 10, seed) }).toEqual({ wanted, wrong: [] });
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are returned for any value that is read as a schema', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (any) => {
        const change = equivalentSchema(asJson(any), rewritable);
        expect(change === null || isObject(change.schema)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['openai-object-properties-root', { type: 'object' }, { type: 'object', properties: {} }],
    [
      'gemini-type-array',
      { type: 'object', properties: { a: { type: ['string', 'null'], minLength: 2, description: 'A.' } } },
      {
        type: 'object',
        properties: { a: { anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }], description: 'A.' } },
      },
    ],
    [
      'copilot-studio-ref-filtered',
      { type: 'object', properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: { type: 'string' } } },
      { type: 'object', properties: { a: { type: 'string' } } },
    ],
    [
      'anthropic-root-combinator',
      { type: 'object', properties: { a: {} }, allOf: [{ properties: { b: { type: 'string' } }, required: ['b'] }] },
      { type: 'object', properties: { a: {}, b: { type: 'string' } }, required: ['b'] },
    ],
    [
      'copilot-studio-exclusive-minimum',
      { type: 'object', properties: { n: { type: 'integer', exclusiveMinimum: 0, maximum: 5 } } },
      { type: 'object', properties: { n: { type: 'integer', maximum: 5, minimum: 1 } } },
    ],
  ])('for %s are the plain ones', (id, schema, expected) => {
    const change = equivalentSchema(schema, [id]);
    expect(change).toMatchObject({ schema: expected, same: true, remaining: [] });
  });

  it('mean what their draft means, also without its name', () => {
    const schema: JsonObject = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: {
        pair: { type: 'array', items: [{ type: 'string' }] },
        a: { $ref: '#/definitions/A', maxLength: 1 },
      },
      dependentRequired: { pair: ['a'] },
      dependencies: { a: ['pair'] },
      definitions: { A: { type: 'string' } },
    };
    const change = equivalentSchema(schema, ['anthropic-schema-draft-2020-12']);
    expect(change?.schema).toEqual({
      type: 'object',
      properties: { pair: { type: 'array', prefixItems: [{ type: 'string' }] }, a: { $ref: '#/definitions/A' } },
      definitions: { A: { type: 'string' } },
      dependentRequired: { a: ['pair'] },
    });
    expect(change?.same).toBe(true);
  });

  it('rename properties, and report how', () => {
    const schema = {
      type: 'object',
      properties: { 'filter[name]': {}, 'filter.name': {}, '<': {} },
      required: ['filter[name]'],
    };
    const change = equivalentSchema(schema, ['anthropic-property-name']);
    expect(change?.schema['required']).toEqual(['filter.name_2']);
    expect([...(change?.renamed ?? [])]).toEqual([
      ['filter[name]', 'filter.name_2'],
      ['<', 'argument'],
    ]);
    expect(change?.same).toBe(false);
  });

  it('keep the members of alternatives, and report the lost rule', () => {
    const schema: JsonObject = {
      oneOf: [
        {
          type: 'object',
          properties: { kind: { const: 'file' }, path: { type: 'string' } },
          required: ['kind', 'path'],
        },
        { type: 'object', properties: { kind: { const: 'url' }, url: { type: 'string' } }, required: ['kind', 'url'] },
      ],
    };
    const change = equivalentSchema(schema, ['anthropic-root-combinator']);
    expect(change?.schema).toEqual({
      type: 'object',
      properties: {
        kind: { type: 'string', enum: ['file', 'url'] },
        path: { type: 'string' },
        url: { type: 'string' },
      },
      required: ['kind'],
    });
    expect(change?.givesUp).toHaveLength(1);
  });

  it('are not computed where nothing has to change', () => {
    expect(equivalentSchema({ type: 'object', properties: {} }, rewritable)).toBeNull();
    expect(equivalentSchema({ type: 'string' }, ['tssdk-input-root-type-object'])).toBeNull();
    expect(equivalentSchema({ type: 'object' }, ['an-unknown-entry'])).toBeNull();
  });
});

describe.skipIf(!hasHostFacts)('real schemas', () => {
  const tools = [
    ...oracleLists(hostFacts('toollists.jsonl')).flatMap(({ tool, tools: several }) => several ?? (tool ? [tool] : [])),
    ...oracleEntries(hostFacts('hosts.jsonl')).flatMap(({ good, bad }) => [good, bad].filter((one) => isObject(one))),
  ];

  it('are rewritten to schemas that pass, and that accept and reject the same arguments', () => {
    let count = 0;
    const remaining: string[] = [];
    const wrong: string[] = [];
    for (const { inputSchema: schema } of tools) {
      if (!isObject(schema)) continue;
      const ids = idsFor(schema);
      for (const wanted of [...ids.map((id) => [id]), ids]) {
        const change = equivalentSchema(schema, wanted);
        if (change === null) continue;
        count++;
        remaining.push(...change.remaining);
        wrong.push(...differences(schema, change, 30, count).map((one) => `${wanted.join(' ')} ${one}`));
      }
    }
    expect(count).toBeGreaterThan(400);
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(remaining.length / count).toBeLessThan(0.05);
  });
});
