import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ById, Indices, Numbered } from './numbers.ts';

const id = fc.oneof(
  { weight: 4, arbitrary: fc.nat(300) },
  fc.constantFrom<string | number>(-1, -0, 0.5, 1e12, NaN, 2 ** 31, 2 ** 31 - 1, '0', '1', '__proto__', 'length', ''),
);

it('values are found by their ids as in a map', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.nat(1000)), { maxLength: 300 }), (turns) => {
      const [found, map] = [new ById<{ at: number }>(), new Map<string | number, { at: number }>()];
      for (const [one, at] of turns) {
        const thing = { at };
        found.set(one, thing);
        map.set(one, thing);
        expect(found.get(one)).toBe(thing);
      }
      for (const [one] of turns) expect(found.get(one)).toBe(map.get(one));
      expect(new Set(found.values())).toEqual(new Set(map.values()));
      expect([...found.values()]).toHaveLength(map.size);
      for (const one of [301, 'nobody', -7]) expect(found.get(one)).toBeUndefined();
    }),
  );
});

it('indices are those that were added, with or without gaps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 200 }), fc.nat(250), (steps, count) => {
      const all: number[] = [];
      const indices = new Indices();
      for (const step of steps) {
        const next = (all.at(-1) ?? -1) + (all.length > 20 ? step : 1);
        all.push(next);
        indices.add(next);
      }
      expect([...indices]).toEqual(all);
      expect(indices.length).toBe(all.length);
      expect(indices.head(count)).toEqual(all.slice(0, count));
      expect([indices.at(-1), indices.at(all.length), indices.at(0)]).toEqual([undefined, undefined, all[0]]);
    }),
  );
});

it('equal values have equal numbers', () => {
  const things = new Numbered<string>();
  expect(['a', 'b', 'a', '__proto__'].map((one) => things.of(one))).toEqual([0, 1, 0, 2]);
  expect([things.at(2), things.at(3), things.at(-1)]).toEqual(['__proto__', undefined, undefined]);
});
