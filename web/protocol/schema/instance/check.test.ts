import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../json/types.ts';
import { checkInstance } from './check.ts';

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';
const R2019 = 'https://json-schema.org/draft/2019-09/schema';
const R2020 = 'https://json-schema.org/draft/2020-12/schema';

/** A condition; written so, because an object with a member `then` looks like a promise. */
function when(condition: JsonValue, then: JsonValue, otherwise: JsonValue = true): { [name: string]: JsonValue } {
  return Object.fromEntries(Object.entries({ if: condition, else: otherwise }).concat([['then', then]]));
}

type Verdict = 'fits' | 'faults' | 'open';

function verdict(schema: JsonValue, value: JsonValue): Verdict {
  const { faults, notJudged } = checkInstance(schema, value);
  return faults.length > 0 ? 'faults' : notJudged.length > 0 ? 'open' : 'fits';
}

/** What is said about the place, with the place: «/a: …». */
function said(schema: JsonValue, value: JsonValue): string[] {
  return checkInstance(schema, value).faults.map(({ path, says }) => `/${path.join('/')}: ${says}`);
}

function because(schema: JsonValue, value: JsonValue): string[] {
  return checkInstance(schema, value).notJudged.map((one) => `/${one.at.join('/')}: ${one.because}`);
}

/** A schema, values that fit, values that do not. */
type Row = [schema: JsonValue, right: JsonValue[], wrong: JsonValue[]];

function table(rows: readonly Row[]): void {
  it.each(rows.map(([schema, right, wrong]) => [JSON.stringify(schema), schema, right, wrong] as const))(
    '%s',
    (_text, schema, right, wrong) => {
      expect(right.map((value) => [value, verdict(schema, value)])).toEqual(right.map((value) => [value, 'fits']));
      expect(wrong.map((value) => [value, verdict(schema, value)])).toEqual(wrong.map((value) => [value, 'faults']));
    },
  );
}

describe('keywords', () => {
  table([
    [{ type: 'integer' }, [1, 1.0, -3, 1e20], [1.5, '1', null, true, [], {}]],
    [{ type: ['string', 'null'] }, ['', null], [0, false]],
    [{ const: { a: 1, b: [2] } }, [{ b: [2], a: 1 }], [{ a: 1 }, { a: 1, b: [2, 2] }]],
    [{ enum: [0, 'a', null, []] }, [0, 'a', null, []], [false, 'A', {}, '0']],
    [{ const: null }, [null], [0, false, '']],
    [{ multipleOf: 0.01 }, [0.07, 19.99, 4, 1e300], [0.075]],
    [{ multipleOf: 3 }, [9, 0, -3, 'x'], [10]],
    [{ minimum: 1, exclusiveMaximum: 3 }, [1, 2.9, 'x'], [0.9, 3]],
    [{ minLength: 2, maxLength: 2 }, ['ab', '😀😀', 2], ['😀', 'abc']],
    [{ minItems: 1, maxItems: 2 }, [[1], {}], [[], [1, 2, 3]]],
    [
      { uniqueItems: true },
      [[1, '1', true, [1], { a: 1 }], []],
      [
        [1, 1.0],
        [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      ],
    ],
    [{ minProperties: 1, maxProperties: 1 }, [{ a: 1 }, []], [{}, { a: 1, b: 1 }]],
    [{ propertyNames: { pattern: '^x-' } }, [{ 'x-a': 1 }, {}], [{ a: 1 }]],
    [
      { patternProperties: { '^n': { type: 'number' } }, additionalProperties: false },
      [{ n1: 1 }],
      [{ n: 'x' }, { m: 1 }],
    ],
    [
      { properties: { __proto__: { type: 'number' }, toString: { type: 'string' } } },
      [{}, { a: 1 }],
      [{ toString: 1 }],
    ],
    [JSON.parse('{"required":["__proto__"]}') as JsonValue, [JSON.parse('{"__proto__":1}') as JsonValue], [{}]],
    [{ prefixItems: [{ type: 'number' }], items: { type: 'string' } }, [[1, 'a'], [1], []], [['a'], [1, 2]]],
    [{ prefixItems: [true, true], items: false }, [[1], [1, 2]], [[1, 2, 3]]],
    [{ contains: { type: 'number' }, minContains: 2, maxContains: 2 }, [[1, 'a', 2]], [[1], [1, 2, 3], []]],
    [{ contains: { type: 'number' }, minContains: 0 }, [[], ['a']], []],
    [{ dependentRequired: { a: ['b'] } }, [{ a: 1, b: 1 }, { b: 1 }], [{ a: 1 }]],
    [{ dependentSchemas: { a: { required: ['b'] } } }, [{ b: 1 }, { a: 1, b: 1 }], [{ a: 1 }]],
    [when({ required: ['a'] }, { required: ['b'] }, { required: ['c'] }), [{ a: 1, b: 1 }, { c: 1 }], [{ a: 1 }, {}]],
    [{ not: { type: 'string' } }, [1], ['a']],
    [{ oneOf: [{ minimum: 2 }, { maximum: 4 }] }, [1, 5], [3]],
    [{ properties: { a: false } }, [{}], [{ a: 1 }]],
    [true, [1], []],
    [false, [], [1, null]],
    [{ format: 'email', contentEncoding: 'base64', unknown: 7 }, ['no address'], []],
  ]);
});

describe('dialects', () => {
  table([
    [{ $schema: DRAFT_07, items: [{ type: 'number' }], additionalItems: false }, [[1], []], [['a'], [1, 2]]],
    [{ items: [{ type: 'number' }], additionalItems: { type: 'string' } }, [[1, 'a']], [['a'], [1, 2]]],
    [{ $schema: R2019, items: [{ type: 'number' }], additionalItems: false }, [[1]], [[1, 2]]],
    [{ $schema: DRAFT_07, prefixItems: [{ type: 'number' }], unevaluatedProperties: false }, [['a'], { a: 1 }], []],
    [{ $schema: DRAFT_07, dependentRequired: { a: ['b'] } }, [{ a: 1 }], []],
    [{ $schema: DRAFT_07, dependencies: { a: ['b'], c: { required: ['d'] } } }, [{ a: 1, b: 1 }], [{ a: 1 }, { c: 1 }]],
    [{ $schema: R2020, dependencies: { a: ['b'] } }, [{ a: 1 }], []],
    [{ dependencies: { a: ['b'] } }, [{ a: 1, b: 2 }], [{ a: 1 }]],
    [
      {
        $schema: DRAFT_07,
        definitions: { n: { type: 'number' } },
        properties: { a: { $ref: '#/definitions/n', minimum: 5 } },
      },
      [{ a: 1 }],
      [{ a: 'x' }],
    ],
    [
      { definitions: { n: { type: 'number' } }, properties: { a: { $ref: '#/definitions/n', minimum: 5 } } },
      [{ a: 5 }],
      [{ a: 1 }, { a: 'x' }],
    ],
    [{ $schema: 'http://json-schema.org/draft-06/schema#', ...when(true, false) }, [1], []],
  ]);

  it.each(['http://json-schema.org/draft-04/schema#', 'https://example.com/mine', '', 3])(
    '%s is not judged',
    (name) => {
      expect(because({ $schema: name, type: 'string' }, 1)).toHaveLength(1);
      expect(verdict({ $schema: name, type: 'string' }, 1)).toBe('open');
    },
  );

  it('leaves a list of items to dialects that have one', () => {
    expect(because({ $schema: R2020, items: [{ type: 'number' }] }, ['a'])).toEqual([
      '/items: Its `items` does not hold what that keyword is made for.',
    ]);
  });
});

describe('references', () => {
  table([
    [{ properties: { a: { $ref: '#' } }, additionalProperties: false }, [{ a: { a: {} } }], [{ a: { b: 1 } }]],
    [{ $defs: { 'a/b': { 'c~d%': { type: 'number' } } }, $ref: '#/$defs/a~1b/c~0d%25' }, [1], ['a']],
    [{ $defs: { n: { $anchor: 'num', type: 'number' } }, items: { $ref: '#num' } }, [[1]], [['a']]],
    [
      { $schema: DRAFT_07, definitions: { n: { $id: '#num', type: 'number' } }, items: { $ref: '#num' } },
      [[1]],
      [['a']],
    ],
    [
      {
        $id: 'https://example.com/x/tree',
        properties: { left: { $ref: 'tree' }, value: { $ref: 'leaf' } },
        $defs: { leaf: { $id: 'https://example.com/x/leaf', type: 'number' } },
      },
      [{ left: { value: 1 } }],
      [{ left: { value: 'a' } }],
    ],
    [
      {
        $defs: {
          Node: {
            $id: 'Node',
            properties: { next: { $ref: 'Node' }, n: { $ref: '#/$defs/n' } },
            $defs: { n: { type: 'number' } },
          },
        },
        $ref: 'Node',
      },
      [{ next: { n: 1 } }],
      [{ next: { n: 'a' } }],
    ],
    [{ enum: [{ $ref: '#/$defs/x' }], $defs: { x: true } }, [{ $ref: '#/$defs/x' }], ['a']],
    [{ $defs: { item: { $dynamicAnchor: 'item', type: 'string' } }, items: { $dynamicRef: '#item' } }, [['a']], [[1]]],
    [
      { $schema: R2019, properties: { a: { $recursiveRef: '#' }, b: { type: 'number' } } },
      [{ a: { b: 1 } }],
      [{ a: { b: 'x' } }],
    ],
    [{ properties: { $ref: { type: 'string' } } }, [{ $ref: 'a' }], [{ $ref: 1 }]],
    [{ prefixItems: [{ type: 'number' }, { $ref: '#/prefixItems/0' }] }, [[1, 2]], [[1, 'a']]],
  ]);

  it.each([
    [{ $ref: '#/$defs/lost' }, 'It refers to `#/$defs/lost`, and there is no such place in it.'],
    [{ $ref: '#lost' }, 'It refers to `#lost`, and there is no such place in it.'],
    [{ $ref: '#/%' }, 'It refers to `#/%`, and there is no such place in it.'],
    [
      { $ref: 'https://example.com/a.json' },
      'It refers to `https://example.com/a.json`, which lies outside; nothing is fetched.',
    ],
    [
      { $ref: 'file:///etc/passwd#/a' },
      'It refers to `file:///etc/passwd#/a`, which lies outside; nothing is fetched.',
    ],
    [{ $ref: '#' }, 'It refers to `#` in a circle that gets nowhere.'],
    [{ $ref: 7 }, 'Its `$ref` is no string.'],
  ])('%j is left', (schema, sentence) => {
    expect(because(schema, 1)).toEqual([`/$ref: ${sentence}`]);
  });

  it('notices circles over several schemas, and goes round with the value where that gets further', () => {
    const circle = {
      $defs: { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { anyOf: [{ $ref: '#/$defs/a' }] } },
      $ref: '#/$defs/a',
    };
    expect(verdict(circle, 1)).toBe('open');
    expect(verdict({ $defs: { a: { items: { $ref: '#/$defs/a' } } }, $ref: '#/$defs/a' }, [[[]]])).toBe('fits');
  });

  it('does not guess where a dynamic reference leads', () => {
    const inner = { $id: 'list', items: { $dynamicRef: '#t' }, $defs: { t: { $dynamicAnchor: 't' } } };
    const schema = {
      $id: 'https://example.com/r',
      $ref: 'list',
      $defs: { t: { $dynamicAnchor: 't', type: 'string' }, list: inner },
    };
    expect(verdict(schema, [1])).toBe('open');
  });
});

describe('what is left over', () => {
  table([
    [{ unevaluatedItems: false }, [[], 'a'], [[1]]],
    [{ prefixItems: [true], unevaluatedItems: { type: 'string' } }, [[1], [1, 'a']], [[1, 2]]],
    [{ items: true, unevaluatedItems: false }, [[1, 2]], []],
    [{ allOf: [{ prefixItems: [true, true] }], unevaluatedItems: false }, [[1, 2]], [[1, 2, 3]]],
    [
      { anyOf: [{ items: { type: 'string' } }, true], unevaluatedItems: { type: 'boolean' } },
      [['a'], [true]],
      [['a', true]],
    ],
    [
      {
        anyOf: [{ prefixItems: [true, { const: 'b' }] }, { prefixItems: [true, true, { const: 'c' }] }],
        unevaluatedItems: false,
      },
      [
        ['a', 'b'],
        ['a', 'b', 'c'],
      ],
      [
        ['a', 'b', 1],
        ['a', 'x', 'c', 1],
      ],
    ],
    [{ not: { not: { prefixItems: [true] } }, unevaluatedItems: false }, [[]], [[1]]],
    [
      { ...when({ prefixItems: [{ const: 1 }] }, { prefixItems: [true, true] }), unevaluatedItems: false },
      [[1, 2], []],
      [[1, 2, 3], [2]],
    ],
    [{ contains: { type: 'number' }, unevaluatedItems: false }, [[1, 2]], [[1, 'a']]],
    [{ $schema: R2019, contains: { type: 'number' }, unevaluatedItems: false }, [], [[1]]],
    [{ $ref: '#/$defs/a', unevaluatedItems: false, $defs: { a: { prefixItems: [true] } } }, [[1]], [[1, 2]]],
    [
      { unevaluatedProperties: false, allOf: [{ properties: { a: true } }, { patternProperties: { '^b': true } }] },
      [{ a: 1, b1: 1 }],
      [{ c: 1 }],
    ],
    [{ properties: { a: true }, $ref: '#/$defs/x', $defs: { x: { unevaluatedProperties: false } } }, [{}], [{ a: 1 }]],
    [
      {
        oneOf: [
          { properties: { k: { const: 1 }, a: true }, required: ['k'] },
          { properties: { k: { const: 2 }, b: true }, required: ['k'] },
        ],
        unevaluatedProperties: false,
      },
      [
        { k: 1, a: 1 },
        { k: 2, b: 1 },
      ],
      [{ k: 1, b: 1 }],
    ],
    [{ allOf: [{ unevaluatedProperties: true }], unevaluatedProperties: false }, [{ a: 1 }], []],
    [
      { dependentSchemas: { a: { properties: { b: true } } }, properties: { a: true }, unevaluatedProperties: false },
      [{ a: 1, b: 1 }],
      [{ b: 1 }],
    ],
    [{ properties: { default: { unevaluatedProperties: false } } }, [{ default: {} }], [{ default: { a: 1 } }]],
  ]);
});

describe('one cause, one fault, at its place', () => {
  const text = {
    type: 'object',
    properties: { kind: { const: 'text' }, text: { type: 'string' } },
    required: ['kind', 'text'],
  };
  const image = {
    type: 'object',
    properties: { kind: { const: 'image' }, data: { type: 'string' } },
    required: ['kind', 'data'],
  };
  const rows: [name: string, schema: JsonValue, value: JsonValue, expected: string[]][] = [
    [
      'a wrong kind',
      { properties: { n: { type: 'integer' } } },
      { n: 'one' },
      ['/n: is a string, `"one"`; the schema asks for a whole number'],
    ],
    [
      'deep inside',
      { properties: { a: { items: { properties: { b: { type: ['string', 'null'] } } } } } },
      { a: [{}, { b: 1 }] },
      ['/a/1/b: is a number, `1`; the schema asks for a string or null'],
    ],
    ['missing', { required: ['city'] }, {}, ['/: has no `city`, which the schema requires']],
    [
      'misspelt',
      { properties: { city: {} }, required: ['city'], additionalProperties: false },
      { citty: 1 },
      ['/: has no `city`, which the schema requires; it has `citty`'],
    ],
    [
      'an unknown member',
      { properties: { city: {}, days: {} }, additionalProperties: false },
      { town: 1 },
      ['/town: is no member the schema allows here; it knows `city` and `days`'],
    ],
    [
      'a near member',
      { properties: { city: {}, days: {} }, additionalProperties: false },
      { day: 1 },
      ['/day: is no member the schema allows here; `days` is near'],
    ],
    [
      'a near value',
      { enum: ['metric', 'imperial'] },
      'metrics',
      ['/: is `"metrics"`; the schema asks for `"metric"` or `"imperial"`; `"metric"` is near'],
    ],
    [
      'several keywords at one place',
      { type: 'string', minLength: 3, pattern: '^a', enum: ['abc'] },
      '',
      ['/: is `""`; the schema asks for `"abc"`'],
    ],
    ['kind before value', { type: 'string', enum: ['a'] }, 1, ['/: is a number, `1`; the schema asks for a string']],
    [
      'the same in allOf',
      { allOf: [{ required: ['a'] }, { required: ['a'] }, { $ref: '#/$defs/x' }], $defs: { x: { required: ['a'] } } },
      {},
      ['/: has no `a`, which the schema requires'],
    ],
    [
      'kinds of anyOf',
      { anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'array' }] },
      1,
      ['/: is a number, `1`; the schema asks for a string, null or an array'],
    ],
    [
      'values of anyOf',
      { anyOf: [{ const: 'red' }, { enum: ['blue'] }] },
      'bluee',
      ['/: is `"bluee"`; the schema asks for `"red"` or `"blue"`; `"blue"` is near'],
    ],
    [
      'the form of its kind',
      { anyOf: [{ type: 'null' }, { type: 'object', required: ['a'] }] },
      {},
      ['/: has no `a`, which the schema requires'],
    ],
    [
      'the form a member names',
      { oneOf: [text, image] },
      { kind: 'image', text: 'a' },
      ['/: has no `data`, which the schema requires'],
    ],
    [
      'a member that names no form',
      { oneOf: [text, image] },
      { kind: 'sound' },
      ['/kind: is `"sound"`; the schema asks for `"text"` or `"image"`'],
    ],
    ['no form named', { oneOf: [text, image] }, {}, ['/: has no `kind`, which the schema requires']],
    [
      'forms without a name',
      { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      {},
      ['/: is an object, `{}`; it fits none of the 2 forms the schema allows here'],
    ],
    [
      'the form whose members are there',
      {
        anyOf: [
          { properties: { path: {}, mode: {} }, required: ['path', 'mode'] },
          { properties: { url: {} }, required: ['url'] },
        ],
      },
      { path: 'a' },
      ['/: has no `mode`, which the schema requires'],
    ],
    [
      'too many forms',
      { oneOf: [{ minimum: 1 }, { minimum: 2 }] },
      3,
      ['/: fits 2 of the forms in `oneOf` at once; the schema asks for exactly one'],
    ],
    [
      'a name',
      { propertyNames: { maxLength: 2 } },
      { abc: 1 },
      ['/abc: has a name the schema does not allow; it asks for at most 2 characters'],
    ],
    [
      'a member ruled out',
      { not: { required: ['a'] } },
      { a: 1 },
      ['/a: is not allowed here; the schema rules it out'],
    ],
    ['something ruled out', { not: { type: 'number' } }, 1, ['/: is what the schema rules out']],
    [
      'too long',
      { prefixItems: [true], items: false },
      [1, 2, 3],
      ['/1: is one item more than the schema allows; it allows 1'],
    ],
    [
      'twice',
      { uniqueItems: true },
      ['a', 'b', 'a'],
      ['/2: is `"a"`, the same as item 0; the schema asks for items that all differ'],
    ],
    [
      'none of a kind',
      { contains: { type: 'number' } },
      [],
      ['/: has no item of the kind the schema asks for in `contains`'],
    ],
    ['together', { dependentRequired: { a: ['b'] } }, { a: 1 }, ['/: has `"a"` but no `b`; the schema asks for both']],
    ['empty', { minLength: 1 }, '', ['/: is empty; the schema asks for at least 1 character']],
    ['too small', { exclusiveMinimum: 0 }, 0, ['/: is `0`; the schema asks for more than 0']],
    ['a pattern', { pattern: '^\\d+$' }, 'a', ['/: is `"a"`; the schema asks for text that fits the pattern `^\\d+$`']],
    ['nothing allowed', { properties: { a: false } }, { a: 1 }, ['/a: is not allowed by the schema']],
    [
      'two causes',
      { required: ['a'], properties: { b: { type: 'string' } } },
      { b: 1 },
      ['/b: is a number, `1`; the schema asks for a string', '/: has no `a`, which the schema requires'],
    ],
  ];
  it.each(rows)('%s', (_name, schema, value, expected) => {
    expect(said(schema, value)).toEqual(expected);
  });

  it('is told twenty times at most', () => {
    const value = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`m${index}`, 1]));
    expect(said({ additionalProperties: false }, value)).toHaveLength(20);
  });
});

describe('what cannot be judged', () => {
  it.each([
    [{ pattern: '^(?=a)b' }, 'b', '/pattern: Its `pattern` looks ahead or back.'],
    [{ pattern: '(' }, 'b', '/pattern: Its `pattern` is no regular expression.'],
    [{ type: 'strng' }, 'b', '/type: Its `type` does not hold what that keyword is made for.'],
    [{ minimum: '3' }, 1, '/minimum: Its `minimum` does not hold what that keyword is made for.'],
    [{ required: true }, {}, '/required: Its `required` does not hold what that keyword is made for.'],
    [{ properties: [] }, {}, '/properties: Its `properties` does not hold what that keyword is made for.'],
    [{ items: 'string' }, [1], '/items: It has something in the place of a schema that is none.'],
    ['not a schema', 1, '/: It has something in the place of a schema that is none.'],
    [
      { oneOf: [{ format: 'date' }, { format: 'email' }] },
      'a',
      '/oneOf: Its `oneOf` tells forms apart by `format`, which only describes.',
    ],
    [{ not: { format: 'date' } }, 'a', '/not: Its `not` rules out a `format`, which only describes.'],
    [when({ format: 'date' }, false), 'a', '/if: Its `if` hangs on a `format`, which only describes.'],
  ] as [JsonValue, JsonValue, string][])('%j on %j', (schema, value, sentence) => {
    expect(checkInstance(schema, value).faults).toEqual([]);
    expect(because(schema, value)).toEqual([sentence]);
  });

  it.each([
    [{ anyOf: [{ pattern: '(?=a)' }, { type: 'string' }] }, 'fits'],
    [{ anyOf: [{ pattern: '(?=a)' }, { type: 'number' }] }, 'open'],
    [{ oneOf: [{ pattern: '(?=a)' }, { type: 'string' }] }, 'open'],
    [{ allOf: [{ pattern: '(?=a)' }, { type: 'number' }] }, 'faults'],
    [{ not: { pattern: '(?=a)' } }, 'open'],
    [{ not: { allOf: [{ pattern: '(?=a)' }, { type: 'number' }] } }, 'fits'],
    [when({ pattern: '(?=a)' }, false), 'open'],
  ] as [JsonValue, Verdict][])('counts only where it matters: %j', (schema, expected) => {
    expect(verdict(schema, 'a')).toBe(expected);
  });

  it('keeps a member that a pattern may name', () => {
    expect(verdict({ patternProperties: { '(?=a)': true }, additionalProperties: false }, { a: 1 })).toBe('open');
    expect(verdict({ patternProperties: { '(?=a)': true }, unevaluatedProperties: false }, { a: 1 })).toBe('open');
  });
});

describe('hostile schemas', () => {
  function quickly(schema: JsonValue, value: JsonValue): Verdict {
    const start = performance.now();
    const found = verdict(schema, value);
    expect(performance.now() - start).toBeLessThan(15_000);
    return found;
  }
  function chain(length: number, keyword: string): JsonValue {
    const $defs: { [name: string]: JsonValue } = { [`a${length}`]: { type: 'string' } };
    for (let at = 0; at < length; at++)
      $defs[`a${at}`] = { [keyword]: [{ $ref: `#/$defs/a${at + 1}` }, { $ref: `#/$defs/a${at + 1}` }] };
    return { $ref: '#/$defs/a0', $defs };
  }
  const nested = (depth: number, open: string, close: string): JsonValue =>
    JSON.parse(`${open.repeat(depth)}{}${close.repeat(depth)}`) as JsonValue;

  it.each(['allOf', 'anyOf', 'oneOf'])('doubles and doubles with %s', (keyword) => {
    expect(quickly(chain(40, keyword), 1)).not.toBe('fits');
    expect(quickly(chain(3, 'allOf'), 1)).toBe('faults');
  });

  it('catastrophic patterns', () => {
    expect(quickly({ pattern: '^(a+)+$' }, `${'a'.repeat(50_000)}!`)).toBe('faults');
    expect(quickly({ propertyNames: { pattern: '^(a|aa)*$' } }, { [`${'a'.repeat(20_000)}!`]: 1 })).toBe('faults');
    expect(
      quickly(
        { items: { pattern: '(x+x+)+y' } },
        Array.from({ length: 2000 }, () => 'x'.repeat(500)),
      ),
    ).not.toBe('fits');
  });

  it('deep schemas, deep values', () => {
    expect(quickly(nested(2000, '{"not":', '}'), 1)).toBe('open');
    expect(quickly(nested(400, '{"allOf":[', ']}'), 1)).toBe('open');
    expect(quickly(nested(20_000, '{"properties":{"a":', '}}'), 1)).toBe('open');
    const list = { items: { $ref: '#' } };
    expect(quickly(list, nested(100, '[', ']'))).toBe('fits');
    expect(quickly(list, nested(5000, '[', ']'))).toBe('open');
    expect(quickly({ const: nested(5000, '[', ']') }, nested(5000, '[', ']'))).toBe('open');
    expect(quickly({ uniqueItems: true }, [nested(5000, '[', ']'), 1])).toBe('open');
  });

  it('wide schemas, wide values', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => index);
    expect(quickly({ enum: many }, 'x')).toBe('open');
    expect(quickly({ items: { type: 'string' } }, many)).toBe('faults');
    expect(quickly({ uniqueItems: true }, many)).toBe('open');
    const members = Object.fromEntries(many.slice(0, 20_000).map((index) => [`m${index}`, index]));
    const required = many.slice(0, 20_000).map((index) => `k${index}`);
    expect(quickly({ properties: members, required, additionalProperties: false }, members)).toBe('faults');
    expect(quickly({ required, additionalProperties: false }, members)).toBe('faults');
    const patterns = Object.fromEntries(many.slice(0, 2000).map((index) => [`^(a{1,90}){1,90}${index}`, true]));
    expect(quickly({ patternProperties: patterns }, members)).toBe('open');
  });
});
