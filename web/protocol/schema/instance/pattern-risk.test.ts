import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../../testing/cpu-clock.ts';
import { isExplosive } from './pattern-risk.ts';

describe('patterns that explode with backtracking', () => {
  it.each([
    '^(a+)+$',
    '^(a*)*$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '(x+x+)+y',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}$',
    '^(\\w+\\s?)*$',
    '^(.*,)*$',
    '^(?:\\d|[0-9])+$',
    '^(a?b?a?)*$',
    '^(é|[^a])*x$',
  ])('%s', (source) => {
    expect(isExplosive(source)).toBe(true);
  });

  it.each([
    '^a+$',
    '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^(a|b)*$',
    '^(a|b?)*$',
    '^(?:[^"\\\\]|\\\\.)*$',
    '^\\s+|\\s+$',
    '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
    '^(?:[a-z]+\\.)*[a-z]+$',
    '(a+)+',
    '.*',
    '^(?:0|[1-9]\\d*)(?:\\.\\d+)?$',
    '^#([0-9a-f]{3}|[0-9a-f]{6})$',
    '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$',
    '^[A-Za-z][A-Za-z0-9+.-]*:[^\\s]*$',
    '(?:a{1,5}){1,5}',
    '(',
    '',
  ])('not %s', (source) => {
    expect(isExplosive(source)).toBe(false);
  });

  it.each([`^(${'(a|b)*'.repeat(60)})*$`, `^${'('.repeat(90)}a${')*'.repeat(90)}$`, `^(${'[a-z]*'.repeat(60)})*x$`])(
    'decides %s immediately',
    (source) => {
      const spent = cpuClock();
      isExplosive(source);
      expect(spent()).toBeLessThan(15_000);
    },
  );
});
