import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { certificateCode, plainName, readCertificate } from './certificate.ts';
import { CURRICULUM } from './index.ts';

const COURSE = CURRICULUM.flatMap(({ items }) => items.map(({ id }) => id));

const certificates = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  date: fc
    .integer({ min: 0, max: 400 })
    .map((day) => new Date(1_780_000_000_000 + day * 86_400_000).toISOString().slice(0, 10)),
  items: fc.subarray(COURSE, { minLength: 0 }),
});

describe('the code of a certificate', { tags: ['property'] }, () => {
  it('contains date and items, and fits its name', () => {
    fc.assert(
      fc.property(certificates, (made) => {
        const code = certificateCode(made, COURSE);
        expect(readCertificate(code, made.name, COURSE)).toEqual({ valid: true, ...made, name: plainName(made.name) });
      }),
      { numRuns: runs(300) },
    );
  });

  it('fits no other name and no other course, and no digit of it may change', () => {
    const made = { name: 'Ada', date: '2026-11-28', items: COURSE.slice(0, 20) };
    const code = certificateCode(made, COURSE);
    expect(code).toMatch(/^([\dA-HJKMNP-TV-Z]{5}-)+[\dA-HJKMNP-TV-Z]{1,5}$/u);
    expect(readCertificate(code, 'Adb', COURSE)).toEqual({ valid: false, why: 'sum' });
    expect(readCertificate(code, 'Ada', COURSE.toReversed())).toEqual({ valid: false, why: 'course' });
    for (const [at, digit] of code.split('').entries()) {
      if (digit === '-') continue;
      const changed = code.slice(0, at) + (digit === '7' ? '8' : '7') + code.slice(at + 1);
      expect(readCertificate(changed, 'Ada', COURSE), changed).toMatchObject({ valid: false });
    }
  });

  it('is short enough to type for the whole course', () => {
    expect(certificateCode({ name: 'Ada', date: '2026-11-28', items: COURSE }, COURSE).length).toBeLessThan(60);
  });

  it('any other text is none', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, name) => {
        expect(readCertificate(text, name, COURSE).valid).toBe(false);
      }),
      { numRuns: runs(300) },
    );
    expect(readCertificate('1'.repeat(1_000_000), '', COURSE)).toEqual({ valid: false, why: 'form' });
  });
});
