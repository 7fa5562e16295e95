import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, differenceBetween } from './change.ts';

describe('a change', () => {
  it('applies edits in any order, all with offsets into the original text', () => {
    const edits = [
      { start: 4, end: 7, text: 'X' },
      { start: 0, end: 1, text: '' },
      { start: 9, end: 9, text: '!' },
    ];
    expect(applyChange('abcdefghi', edits)).toBe('bcdXhi!');
  });

  it('is computed between any two texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const change = differenceBetween(before, after);
        if (change === null) expect(after).toBe(before);
        else expect(applyChange(before, [change])).toBe(after);
      }),
    );
  });

  it('between texts that differ in one character covers only that character', () => {
    expect(differenceBetween('aaaa', 'aaba')).toEqual({ start: 2, end: 3, text: 'b' });
    expect(differenceBetween('aaaa', 'aaaaa')).toEqual({ start: 4, end: 4, text: 'a' });
  });
});
