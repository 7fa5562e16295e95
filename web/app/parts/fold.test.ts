import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOLD_AT, FOLD_STEP, foldByRule, missingFor } from './fold.ts';

const none = new Map<string, number>();

describe('foldByRule', () => {
  it('shows all findings if there are at most fifty', () => {
    const rules = Array.from({ length: FOLD_AT }, () => 'a');
    expect(foldByRule(rules, none)).toEqual(rules.map((_, row) => ({ row })));
  });

  it('folds the rest of each rule after its last visible finding, with a count', () => {
    const rules = Array.from({ length: 262 }, (_, i) => (i === 261 ? 'rare' : 'often'));
    const out = foldByRule(rules, none);
    expect(out).toContainEqual({ row: 261 });
    expect(out).toContainEqual({ rule: 'often', hidden: 261 - (out.length - 2) });
    expect(out.length).toBeLessThanOrEqual(FOLD_AT + 1);
  });

  it('shows more on request', () => {
    const rules = Array.from({ length: 300 }, () => 'a');
    const out = foldByRule(rules, new Map([['a', FOLD_STEP]]));
    expect(out.at(-1)).toEqual({ rule: 'a', hidden: 300 - FOLD_AT - FOLD_STEP });
  });

  it('keeps every finding: shown and hidden ones add up, in order, with every rule visible', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', '__proto__'), { maxLength: 200 }), (rules) => {
        const out = foldByRule(rules, none);
        const rows = out.flatMap((item) => ('row' in item ? [item.row] : []));
        const hidden = out.reduce((sum, item) => sum + ('hidden' in item ? item.hidden : 0), 0);
        expect(rows.length + hidden).toBe(rules.length);
        expect(rows).toEqual([...rows].sort((a, b) => a - b));
        expect(new Set(rows.map((row) => rules[row]))).toEqual(new Set(rules));
      }),
    );
  });
});

describe('missingFor', () => {
  it('returns how many more findings make a row visible', () => {
    const rules = Array.from({ length: 120 }, () => 'a');
    expect(missingFor(rules, none, 10)).toBe(0);
    expect(missingFor(rules, none, 99)).toBe(100 - FOLD_AT);
    expect(missingFor(rules, none, 500)).toBe(0);
  });
});
