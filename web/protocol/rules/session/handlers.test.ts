import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Handlers, type Handler } from './handlers.ts';

it('a message reaches every awake rule, whichever rules wake and sleep', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(69), { maxLength: 400 }), (turns) => {
      const names = Array.from(
        { length: 70 },
        (_, at): Handler =>
          () =>
            void at,
      );
      const awake = new Set<number>();
      let collected = 0;
      const handlers = new Handlers(() => {
        collected++;
        return [...awake].sort((a, b) => a - b).flatMap((at) => names[at] ?? []);
      });
      const sleepers = names.map(() => handlers.sleeper());
      for (const at of turns) {
        if (!awake.delete(at)) awake.add(at);
        sleepers[at]?.();
        const expected = [...awake].sort((a, b) => a - b).flatMap((one) => names[one] ?? []);
        expect(handlers.of('tools/call', 'request', 0)).toEqual(expected);
      }
      expect(collected).toBeLessThanOrEqual(turns.length + 1);
    }),
  );
});

it('a set of rules that was awake before is not collected again', () => {
  let collected = 0;
  const handlers = new Handlers(() => {
    collected++;
    return [];
  });
  const wake = handlers.sleeper();
  for (let turn = 0; turn < 100; turn++) {
    handlers.of('ping', 'request', 0);
    wake();
  }
  expect(collected).toBe(2);
});
