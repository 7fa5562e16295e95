import { describe, expect, it } from 'vitest';
import { fixableTogether } from './together.ts';

const finding = (rule: string, ...edits: [number, number, string][]) => ({
  rule,
  fix: { says: rule, safety: 'safe' as const, edits: edits.map(([start, end, text]) => ({ start, end, text })) },
});
const names = (...findings: ReturnType<typeof finding>[]) => fixableTogether(findings).map((one) => one.rule);

describe('compatible fixes', () => {
  it('include edits between the edits of another fix', () => {
    const quotes = finding('quotes', [1, 2, '"'], [8, 9, '"'], [20, 21, '"']);
    expect(names(finding('literal', [12, 16, 'true']), quotes)).toEqual(['quotes', 'literal']);
  });

  it('include the first of two overlapping fixes, and adjacent ones', () => {
    expect(names(finding('b', [4, 8, '']), finding('a', [0, 5, '']), finding('c', [8, 9, '']))).toEqual(['a', 'c']);
    expect(names(finding('a', [0, 4, '']), finding('b', [4, 8, '']))).toEqual(['a', 'b']);
  });

  it('include two insertions at one position only if both include their commas', () => {
    expect(names(finding('a', [3, 3, '"a":1']), finding('b', [3, 3, '"b":2']))).toEqual(['a']);
    expect(names(finding('a', [3, 3, ',"a":1']), finding('b', [3, 3, ',"b":2']))).toEqual(['a', 'b']);
    expect(names(finding('a', [3, 3, '"a":1, ']), finding('b', [3, 3, '"b":2, ']))).toEqual(['a', 'b']);
  });

  it('exclude findings without a fix, and scale to many findings', () => {
    const many = Array.from({ length: 50_000 }, (_, at): [number, number, string] => [at * 3, at * 3 + 1, '"']);
    const other = Array.from({ length: 2000 }, (_, at) => finding(`${at}`, [at * 3 + 1, at * 3 + 2, 'x']));
    expect(fixableTogether([{}, finding('quotes', ...many), ...other])).toHaveLength(2001);
  });
});
