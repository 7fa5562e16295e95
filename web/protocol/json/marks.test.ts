import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeMarks } from './marks.ts';

describe('code marks of a sentence', () => {
  it.each([
    ['Message 1 has `id` and `params`.', 'Message 1 has `id` and `params`.'],
    ['Before ``NaN`N` a comma is missing.', 'Before `ˋNaNˋN` a comma is missing.'],
    ['The member `m`essage` is unknown.', 'The member `mˋessage` is unknown.'],
    ['Message 1 requests ``````` with `"id": null`.', 'Message 1 requests `ˋˋˋˋˋ` with `"id": null`.'],
    ['Its only members are `jsonrpc` and ``.', 'Its only members are `jsonrpc` and `""`.'],
    ['It ends inside the string ```, and stops.', 'It ends inside the string `ˋ`, and stops.'],
    ['`j``sonrpc` is no member, `id`s are.', '`jˋˋsonrpc` is no member, `id`s are.'],
    ['A lone ` stays visible.', 'A lone ˋ stays visible.'],
    ['', ''],
  ])('%s', (sentence, whole) => {
    expect(wholeMarks(sentence)).toBe(whole);
  });

  it('come in pairs, whatever is quoted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[` a.s”]{0,20}$/), (sentence) => {
        const whole = wholeMarks(sentence);
        expect(whole).not.toContain('``');
        expect(whole.split('`').length % 2).toBe(1);
        expect(wholeMarks(whole)).toBe(whole);
      }),
    );
  });
});
