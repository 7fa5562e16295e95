import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grammarFault, nearestOwn, partsOf, reversedKey } from './meta-keys.ts';

/** The grammar of the specification as one expression: optional labels and a slash, then a name, which may be empty. */
const GRAMMAR =
  /^(?:[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\/)?(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)?$/u;

const keys = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', 'B', '7', '.', '/', '-', '_', ' ', ':'), maxLength: 12 }),
);

describe('the grammar of `_meta` keys', () => {
  test('reports a fault exactly where the expression does not match', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(grammarFault(key) === null).toBe(GRAMMAR.test(key));
      }),
      { numRuns: 2000 },
    );
  });
  test('proposes only keys that follow the grammar', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const instead = grammarFault(key)?.instead;
        if (instead !== undefined) expect(instead).toMatch(GRAMMAR);
      }),
      { numRuns: 2000 },
    );
  });
  test('reads a URL as domain and name', () => {
    expect(grammarFault('https://api.example.com/trace/id')?.instead).toBe('com.example.api/trace.id');
  });
});

test.each([
  ['example.com/key', 'com.example/key'],
  ['api.example.io/key', 'io.example.api/key'],
  ['com.example/key', null],
  ['com.example.dev/key', null],
  ['example/key', null],
  ['key', null],
])('%s reversed is %s', (key, reversed) => expect(reversedKey(partsOf(key))).toBe(reversed));

test('a key under the protocol’s prefix resembles one of its own keys', () => {
  const own = ['io.modelcontextprotocol/protocolVersion', 'progressToken'];
  expect(nearestOwn('io.modelcontextprotocol/protocol-version', own)).toBe(own[0]);
  expect(nearestOwn('io.modelcontextprotocol/acme', own)).toBeNull();
});
