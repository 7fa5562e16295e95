/** The shape judge on small types of its own, independent of any revision. */
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../json/types.ts';
import type { DeepModel, NamedType } from '../model/deep.ts';
import type { TypeSchema } from '../model/schema.ts';
import { faultsOf, type ShapeFault } from './faults.ts';
import { fits } from './formats.ts';
import { sampleOf } from './sample.ts';
import { Walk } from './walk.ts';

const says = 'A thing for tests.';
const types: Record<string, TypeSchema> = {
  Text: {
    description: says,
    type: 'object',
    properties: {
      type: { const: 'text', faults: { missing: 'x/type' } },
      text: { type: 'string', faults: { missing: 'x/text', type: 'x/text-type' } },
    },
    required: ['type', 'text'],
  },
  Image: {
    description: says,
    type: 'object',
    properties: { type: { const: 'image' }, data: { type: 'string', format: 'base64' }, mimeType: { type: 'string' } },
    required: ['type', 'data', 'mimeType'],
  },
  Block: {
    description: says,
    anyOf: [{ $ref: 'Text' }, { $ref: 'Image' }],
    by: 'type',
    faults: { value: 'x/kind' },
    foreign: { audio: 'x/audio' },
  },
  Level: { description: says, enum: ['debug', 'info', 'warning'], faults: { value: 'x/level' } },
  Page: {
    description: says,
    type: 'object',
    properties: {
      blocks: { type: 'array', items: { $ref: 'Block' } },
      level: { $ref: 'Level' },
      share: { type: 'number', minimum: 0, maximum: 1 },
      token: { type: ['string', 'integer'] },
      nextCursor: { type: 'string' },
      one: { anyOf: [{ $ref: 'Text' }, { type: 'array', items: { $ref: 'Text' } }] },
    },
    required: ['blocks'],
  },
};
const named = new Map(
  Object.entries(types).map(([name, type]): [string, NamedType] => [
    name,
    { ...type, name, url: 'https://x', clause: '' },
  ]),
);
const deep: DeepModel = { id: '2025-11-25', types: named, ledger: new Map() };
const otherRevisions = { member: () => null };

const brief = ({ fault, path, member, requirement, instead }: ShapeFault): string =>
  [fault, path.join('.'), member ?? '', requirement ?? '', instead ?? ''].join(' ').replaceAll(/ +/gu, ' ').trim();
const faults = (value: JsonValue, type = 'Page'): string[] =>
  faultsOf({ $ref: type }, value, [], deep, otherRevisions).map(brief);

describe('faults', () => {
  test.each<[string, JsonValue, string[]]>([
    ['a valid page', { blocks: [{ type: 'text', text: 'a' }], level: 'info', share: 1, token: 3, more: 1 }, []],
    ['a missing array', {}, ['missing blocks']],
    ['a string for an array', { blocks: 'hi' }, ['type blocks']],
    ['a misspelled member', { block: [] }, ['missing blocks block']],
    ['a missing string', { blocks: [{ type: 'text' }] }, ['missing blocks.0 text x/text']],
    ['a missing discriminator', { blocks: [{ text: 'a' }] }, ['missing blocks.0 type x/type']],
    ['an unknown discriminator', { blocks: [{ type: 'html', text: 'a' }] }, ['value blocks.0.type x/kind']],
    ['a discriminator of other revisions', { blocks: [{ type: 'audio', data: '' }] }, ['value blocks.0.type x/audio']],
    ['a discriminator that is not a string', { blocks: [{ type: 3 }] }, ['type blocks.0.type']],
    ['a string in the place of a block', { blocks: ['hi'] }, ['type blocks.0']],
    ['a near level', { blocks: [], level: 'warn' }, ['value level x/level warning']],
    ['a level in capitals', { blocks: [], level: 'INFO' }, ['value level x/level info']],
    ['null for an optional member', { blocks: [], nextCursor: null }, ['null nextCursor']],
    ['too much', { blocks: [], share: 1.5 }, ['range share']],
    ['neither string nor number', { blocks: [], token: true }, ['type token']],
    [
      'invalid base64',
      { blocks: [{ type: 'image', data: 'data:x', mimeType: 'image/png' }] },
      ['format blocks.0.data'],
    ],
    ['one or an array: one', { blocks: [], one: { type: 'text', text: 1 } }, ['type one.text x/text-type']],
    ['one or an array: an array', { blocks: [], one: [{ type: 'text' }] }, ['missing one.0 text x/text']],
    ['neither one nor an array', { blocks: [], one: 'a' }, ['type one']],
    ['another spelling', { blocks: [], next_cursor: 'a' }, ['misspelt next_cursor next_cursor nextCursor']],
    ['two causes', { blocks: 1, level: 1 }, ['type blocks', 'type level x/level']],
  ])('%s', (_name, value, expected) => {
    expect(faults(value)).toEqual(expected);
  });

  test('stop after sixty', () => {
    expect(faults({ blocks: Array.from({ length: 500 }, () => 1) })).toHaveLength(60);
  });

  test('the sample of every type is valid', () => {
    for (const name of Object.keys(types)) expect(faults(sampleOf({ $ref: name }, deep), name)).toEqual([]);
  });
});

test('the walk visits wanted types, outer ones first', () => {
  const seen: string[] = [];
  const value: JsonValue = {
    blocks: [
      { type: 'image', data: '', mimeType: 'a/b' },
      { type: 'text', text: '' },
    ],
    one: [{ type: 'text', text: '' }],
  };
  new Walk(
    deep,
    new Map([
      ['Text', true],
      ['Block', true],
    ]),
  ).visit({ $ref: 'Page' }, value, 'result', (spot) =>
    seen.push(`${spot.type} ${spot.path.join('.')} in ${spot.around?.type}`),
  );
  expect(seen).toEqual([
    'Block result.blocks.0 in Page',
    'Block result.blocks.1 in Page',
    'Text result.blocks.1 in Block',
    'Text result.one.0 in Page',
  ]);
});

describe('formats', () => {
  test.each([
    ['base64', 'aGk=', true],
    ['base64', '', true],
    ['base64', 'aGk', false],
    ['base64', 'a-_=', false],
    ['base64', 'aG k', false],
    ['uri', 'file:///a', true],
    ['uri', 'urn:x:y', true],
    ['uri', 'a/b', false],
    ['uri', 'http://a b', false],
    ['uri', 'x:%zz', false],
    ['uri-template', 'file:///{path}', true],
    ['uri-template', 'x://{+a,b*}{?q:3}', true],
    ['uri-template', 'x://{a', false],
    ['uri-template', 'x://a}', false],
    ['uri-template', 'x://{}', false],
    ['date-time', '2025-01-12T15:00:58Z', true],
    ['date-time', '2025-01-12', true],
    ['date-time', '2025-02-30T00:00:00Z', false],
    ['date-time', 'yesterday', false],
    ['mime-type', 'text/plain; charset=utf-8', true],
    ['mime-type', 'png', false],
    ['file-uri', 'file:///home', true],
    ['file-uri', '/home', false],
  ] as const)('%s %s', (format, text, right) => {
    expect(fits(format, text)).toBe(right);
  });
});
