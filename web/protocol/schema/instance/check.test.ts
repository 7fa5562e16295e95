/** Values that match schemas: keywords, dialects, references, unevaluated members and items. */
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../json/types.ts';
import { because, table, verdict, when } from './testing/verdicts.ts';

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';
const R2019 = 'https://json-schema.org/draft/2019-09/schema';
const R2020 = 'https://json-schema.org/draft/2020-12/schema';

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

  it('leaves an array of items to dialects that have one', () => {
    expect(because({ $schema: R2020, items: [{ type: 'number' }] }, ['a'])).toEqual([
      '/items: Its `items` has a value that this keyword does not allow.',
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
    [{ $ref: '#/$defs/lost' }, 'It refers to `#/$defs/lost`, which does not exist in it.'],
    [{ $ref: '#lost' }, 'It refers to `#lost`, which does not exist in it.'],
    [{ $ref: '#/%' }, 'It refers to `#/%`, which does not exist in it.'],
    [
      { $ref: 'https://example.com/a.json' },
      'It refers to `https://example.com/a.json`, which is external; nothing is fetched.',
    ],
    [{ $ref: 'file:///etc/passwd#/a' }, 'It refers to `file:///etc/passwd#/a`, which is external; nothing is fetched.'],
    [{ $ref: '#' }, 'It refers to `#`, which is circular.'],
    [{ $ref: 7 }, 'Its `$ref` is not a string.'],
  ])('%j is not judged', (schema, sentence) => {
    expect(because(schema, 1)).toEqual([`/$ref: ${sentence}`]);
  });

  it('detects circles over several schemas, and follows a circle if it leads deeper into the value', () => {
    const circle = {
      $defs: { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { anyOf: [{ $ref: '#/$defs/a' }] } },
      $ref: '#/$defs/a',
    };
    expect(verdict(circle, 1)).toBe('open');
    expect(verdict({ $defs: { a: { items: { $ref: '#/$defs/a' } } }, $ref: '#/$defs/a' }, [[[]]])).toBe('fits');
  });

  it('does not guess the target of a dynamic reference', () => {
    const inner = { $id: 'list', items: { $dynamicRef: '#t' }, $defs: { t: { $dynamicAnchor: 't' } } };
    const schema = {
      $id: 'https://example.com/r',
      $ref: 'list',
      $defs: { t: { $dynamicAnchor: 't', type: 'string' }, list: inner },
    };
    expect(verdict(schema, [1])).toBe('open');
  });
});

describe('unevaluated members and items', () => {
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
