import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Waiting } from './waiting.ts';

it('returns what a map would return', () => {
  const id = fc.oneof(fc.nat(14), fc.constantFrom('1', '2', 'x'));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), id, fc.constantFrom('ping', 'tools/call'))), (steps) => {
      const waiting = new Waiting();
      const map = new Map<string | number, string>();
      for (const [adds, one, method] of steps) {
        if (adds) {
          waiting.set(one, method);
          map.set(one, method);
        } else {
          waiting.delete(one);
          map.delete(one);
        }
        expect(waiting.size).toBe(map.size);
        for (const [known, expected] of map) expect(waiting.get(known)).toBe(expected);
        expect(waiting.get(one)).toBe(map.get(one));
      }
    }),
  );
});
