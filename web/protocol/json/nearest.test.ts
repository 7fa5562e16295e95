import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

const methods = [
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/read',
  'prompts/get',
  'notifications/initialized',
];

describe('nearest', () => {
  test.each([
    ['tool/list', 'tools/list'],
    ['list_tools', 'tools/list'],
    ['toolsCall', 'tools/call'],
    ['ressources/read', 'resources/read'],
    ['resources/raed', 'resources/read'],
    ['notification/initialised', 'notifications/initialized'],
    ['PROMPTS/GET', 'prompts/get'],
  ])('%s is nearly %s', (name, right) => expect(nearest(name, methods)).toBe(right));

  test.each(['', 'a', 'acme/report', 'tools/search', 'x'.repeat(100_000)])('%s is not near any name', (name) => {
    expect(nearest(name, methods)).toBeNull();
  });
});

describe('edit distance', () => {
  test('a swap of neighbors is one step', () => expect(editDistance('raed', 'read')).toBe(1));
  test('is symmetric, zero only for equal words, and never more than the length of the longer word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
