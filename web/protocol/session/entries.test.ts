import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeIn } from '../intake/testing/all-formats.ts';
import type { RawEntry } from '../intake/types.ts';
import { Entries } from './entries.ts';

const LINES = Array.from({ length: 200 }, (_, id) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`);
const text = LINES.join('\n');

it('an entry stored only as a position is read again unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 200, maxLength: 200 }), (places) => {
      const entries = new Entries(text);
      const known: RawEntry[] = [];
      takeIn(text, {}, (entry, place) => {
        const index = entries.add(entry);
        known.push(entry);
        expect(entries.at(index)).toBe(entry);
        const asPlace = place === true && places[index] === true;
        if (asPlace) entry.letGo?.();
        entries.settle(asPlace);
        expect(entries.isPlace(index)).toBe(asPlace);
      });
      expect(entries.length).toBe(LINES.length);
      for (const [index, entry] of known.entries()) {
        const again = entries.at(index);
        if (!places[index]) expect(again).toBe(entry);
        expect([again?.span, again?.value, again?.problems]).toEqual([entry.span, entry.value, []]);
        expect(again?.tree()).toEqual(entry.tree());
        expect(entries.valueAt(index)).toEqual(JSON.parse(LINES[index] ?? ''));
      }
      expect([...entries].map(({ span }) => text.slice(span.start, span.end))).toEqual(LINES);
      expect([entries.at(-1), entries.at(LINES.length)]).toEqual([undefined, undefined]);
    }),
    { numRuns: 20 },
  );
});

it('a stored position is not listed twice, and all entries are returned', () => {
  const mixed = `${LINES.join('\n')}\nnoise\n{"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"ping"}}\n[]\n`;
  const [all, own] = [takeIn(mixed), new Entries(mixed)];
  const rest = takeIn(mixed, {}, (entry, place) => {
    own.add(entry);
    own.settle(false);
    return place;
  });
  expect([...own].map(({ span }) => span)).toEqual(all.entries.map(({ span }) => span));
  expect(rest.entries.map(({ span }) => span)).toEqual(all.entries.slice(LINES.length).map(({ span }) => span));
  expect(rest.skipped).toEqual(all.skipped);
});
