/** The text for a value that does not match, what cannot be judged, and malicious schemas. */
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../../testing/cpu-clock.ts';
import type { JsonValue } from '../../json/types.ts';
import { checkInstance } from './check.ts';
import { because, messagesOf, verdict, when, type Verdict } from './testing/verdicts.ts';

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
      'a wrong type',
      { properties: { n: { type: 'integer' } } },
      { n: 'one' },
      ['/n: is a string, `"one"`; the schema requires an integer'],
    ],
    [
      'deep inside',
      { properties: { a: { items: { properties: { b: { type: ['string', 'null'] } } } } } },
      { a: [{}, { b: 1 }] },
      ['/a/1/b: is a number, `1`; the schema requires a string or null'],
    ],
    ['missing', { required: ['city'] }, {}, ['/: has no `city`, which the schema requires']],
    [
      'misspelt',
      { properties: { city: {} }, required: ['city'], additionalProperties: false },
      { citty: 1 },
      ['/: has no `city`, which the schema requires; it has `citty` instead'],
    ],
    [
      'an unknown member',
      { properties: { city: {}, days: {} }, additionalProperties: false },
      { town: 1 },
      ['/town: is not a member that the schema allows here; the allowed members are `city` and `days`'],
    ],
    [
      'a near member',
      { properties: { city: {}, days: {} }, additionalProperties: false },
      { day: 1 },
      ['/day: is not a member that the schema allows here; the nearest is `days`'],
    ],
    [
      'a near value',
      { enum: ['metric', 'imperial'] },
      'metrics',
      ['/: is `"metrics"`; the schema requires `"metric"` or `"imperial"`; the nearest is `"metric"`'],
    ],
    [
      'several keywords at one place',
      { type: 'string', minLength: 3, pattern: '^a', enum: ['abc'] },
      '',
      ['/: is `""`; the schema requires `"abc"`'],
    ],
    ['type before value', { type: 'string', enum: ['a'] }, 1, ['/: is a number, `1`; the schema requires a string']],
    [
      'the same in allOf',
      { allOf: [{ required: ['a'] }, { required: ['a'] }, { $ref: '#/$defs/x' }], $defs: { x: { required: ['a'] } } },
      {},
      ['/: has no `a`, which the schema requires'],
    ],
    [
      'types of anyOf',
      { anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'array' }] },
      1,
      ['/: is a number, `1`; the schema requires a string, null or an array'],
    ],
    [
      'values of anyOf',
      { anyOf: [{ const: 'red' }, { enum: ['blue'] }] },
      'bluee',
      ['/: is `"bluee"`; the schema requires `"red"` or `"blue"`; the nearest is `"blue"`'],
    ],
    [
      'the alternative of its type',
      { anyOf: [{ type: 'null' }, { type: 'object', required: ['a'] }] },
      {},
      ['/: has no `a`, which the schema requires'],
    ],
    [
      'the alternative a member names',
      { oneOf: [text, image] },
      { kind: 'image', text: 'a' },
      ['/: has no `data`, which the schema requires'],
    ],
    [
      'a member that names no alternative',
      { oneOf: [text, image] },
      { kind: 'sound' },
      ['/kind: is `"sound"`; the schema requires `"text"` or `"image"`'],
    ],
    ['no alternative named', { oneOf: [text, image] }, {}, ['/: has no `kind`, which the schema requires']],
    [
      'alternatives without a name',
      { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      {},
      ['/: is an object, `{}`; it matches none of the 2 alternatives that the schema allows here'],
    ],
    [
      'the alternative whose members are present',
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
      'too many alternatives',
      { oneOf: [{ minimum: 1 }, { minimum: 2 }] },
      3,
      ['/: matches 2 of the alternatives in `oneOf` at once; the schema requires exactly one'],
    ],
    [
      'a name',
      { propertyNames: { maxLength: 2 } },
      { abc: 1 },
      ['/abc: has a key that the schema does not allow; it requires at most 2 characters'],
    ],
    ['an excluded member', { not: { required: ['a'] } }, { a: 1 }, ['/a: is not allowed here; the schema excludes it']],
    ['an excluded value', { not: { type: 'number' } }, 1, ['/: is a number, `1`, which the schema excludes']],
    [
      'too long',
      { prefixItems: [true], items: false },
      [1, 2, 3],
      ['/1: is one more item than the schema allows; it allows 1'],
    ],
    [
      'twice',
      { uniqueItems: true },
      ['a', 'b', 'a'],
      ['/2: is `"a"`, the same as item 0; the schema requires unique items'],
    ],
    ['no item of a kind', { contains: { type: 'number' } }, [], ['/: has no item matching `contains` in the schema']],
    ['together', { dependentRequired: { a: ['b'] } }, { a: 1 }, ['/: has `"a"` but no `b`; the schema requires both']],
    ['empty', { minLength: 1 }, '', ['/: is empty; the schema requires at least 1 character']],
    ['too small', { exclusiveMinimum: 0 }, 0, ['/: is `0`; the schema requires more than 0']],
    [
      'a pattern',
      { pattern: '^\\d+$' },
      'a',
      ['/: is `"a"`; the schema requires a string that matches the pattern `^\\d+$`'],
    ],
    ['nothing allowed', { properties: { a: false } }, { a: 1 }, ['/a: is not allowed by the schema']],
    [
      'two causes',
      { required: ['a'], properties: { b: { type: 'string' } } },
      { b: 1 },
      ['/b: is a number, `1`; the schema requires a string', '/: has no `a`, which the schema requires'],
    ],
  ];
  it.each(rows)('%s', (_name, schema, value, expected) => {
    expect(messagesOf(schema, value)).toEqual(expected);
  });

  it('is reported at most twenty times', () => {
    const value = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`m${index}`, 1]));
    expect(messagesOf({ additionalProperties: false }, value)).toHaveLength(20);
  });
});

describe('what cannot be judged', () => {
  it.each([
    [{ pattern: '^(?=a)b' }, 'b', '/pattern: Its `pattern` has a lookahead or lookbehind.'],
    [{ pattern: '(' }, 'b', '/pattern: Its `pattern` is not a valid regular expression.'],
    [{ type: 'strng' }, 'b', '/type: Its `type` has a value that this keyword does not allow.'],
    [{ minimum: '3' }, 1, '/minimum: Its `minimum` has a value that this keyword does not allow.'],
    [{ required: true }, {}, '/required: Its `required` has a value that this keyword does not allow.'],
    [{ properties: [] }, {}, '/properties: Its `properties` has a value that this keyword does not allow.'],
    [{ items: 'string' }, [1], '/items: It has a value that is not a schema where a schema is required.'],
    ['not a schema', 1, '/: It has a value that is not a schema where a schema is required.'],
    [
      { oneOf: [{ format: 'date' }, { format: 'email' }] },
      'a',
      '/oneOf: Its `oneOf` distinguishes alternatives by `format`, which is only an annotation.',
    ],
    [{ not: { format: 'date' } }, 'a', '/not: Its `not` excludes a `format`, which is only an annotation.'],
    [when({ format: 'date' }, false), 'a', '/if: Its `if` depends on a `format`, which is only an annotation.'],
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
  ] as [JsonValue, Verdict][])('counts only if it is relevant: %j', (schema, expected) => {
    expect(verdict(schema, 'a')).toBe(expected);
  });

  it('accepts a member that a pattern may match', () => {
    expect(verdict({ patternProperties: { '(?=a)': true }, additionalProperties: false }, { a: 1 })).toBe('open');
    expect(verdict({ patternProperties: { '(?=a)': true }, unevaluatedProperties: false }, { a: 1 })).toBe('open');
  });
});

describe('hostile schemas', () => {
  function quickly(schema: JsonValue, value: JsonValue): Verdict {
    const spent = cpuClock();
    const found = verdict(schema, value);
    expect(spent()).toBeLessThan(15_000);
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

  it.each(['allOf', 'anyOf', 'oneOf'])('grows exponentially with %s', (keyword) => {
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
