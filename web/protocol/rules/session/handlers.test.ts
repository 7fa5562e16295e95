import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Handlers, type Handler } from './handlers.ts';

it('a message reaches every active rule, whichever rules are switched on and off', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(69), { maxLength: 400 }), (turns) => {
      const names = Array.from(
        { length: 70 },
        (_, at): Handler =>
          () =>
            void at,
      );
      const active = new Set<number>();
      let collected = 0;
      const handlers = new Handlers(() => {
        collected++;
        return [...active].sort((a, b) => a - b).flatMap((at) => names[at] ?? []);
      });
      for (const at of turns) {
        if (!active.delete(at)) active.add(at);
        handlers.toggle(at);
        const expected = [...active].sort((a, b) => a - b).flatMap((one) => names[one] ?? []);
        expect(handlers.of('tools/call', 'request', 0)).toEqual(expected);
      }
      expect(collected).toBeLessThanOrEqual(turns.length + 1);
    }),
  );
});

it('a set of rules that was active before is not collected again', () => {
  let collected = 0;
  const handlers = new Handlers(() => {
    collected++;
    return [];
  });
  for (let turn = 0; turn < 100; turn++) {
    handlers.of('ping', 'request', 0);
    handlers.toggle(0);
  }
  expect(collected).toBe(2);
});
