import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoOf } from './iso.ts';

it.each([
  [0, '1970-01-01T00:00:00.000Z'],
  [951_782_400_000, '2000-02-29T00:00:00.000Z'],
  [1_767_225_599_999, '2025-12-31T23:59:59.999Z'],
])('%d is %s', (ms, text) => {
  expect(isoOf(ms)).toBe(text);
});

it('matches the platform’s output', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 253_402_300_799_999 }), (ms) => {
      expect(isoOf(ms)).toBe(new Date(ms).toISOString());
    }),
  );
});
