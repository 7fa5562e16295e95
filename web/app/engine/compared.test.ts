import { describe, expect, it } from 'vitest';
import { sortFindings } from './compared.ts';

const finding = (rule: string, start: number, what = '') => ({
  rule,
  entry: 0,
  pointer: '/id',
  span: { start, end: start + 1 },
  what,
});

describe('findings of two revisions', () => {
  it('are grouped by rule and position, each list in its original order', () => {
    const a = [finding('x', 1), finding('y', 5), finding('z', 9)];
    const b = [finding('z', 9), finding('y', 6), finding('x', 1)];
    const { onlyA, onlyB, both } = sortFindings(a, b);
    expect(onlyA.map((one) => one.rule)).toEqual(['y']);
    expect(onlyB.map((one) => one.span.start)).toEqual([6]);
    expect(both.map(({ inA }) => inA.rule)).toEqual(['x', 'z']);
  });

  it('are matched one to one where a rule has two findings at one position', () => {
    const a = [finding('x', 1, 'first'), finding('x', 1, 'second')];
    const { onlyA, onlyB, both } = sortFindings(a, [finding('x', 1, 'third')]);
    expect(both).toEqual([{ inA: a[0], inB: finding('x', 1, 'third') }]);
    expect(onlyA).toEqual([a[1]]);
    expect(onlyB).toEqual([]);
  });
});
