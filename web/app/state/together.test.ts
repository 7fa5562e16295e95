import { describe, expect, it } from 'vitest';
import { fixableTogether } from './together.ts';

const finding = (rule: string, ...edits: [number, number, string][]) => ({
  rule,
  fix: { says: rule, safety: 'safe' as const, edits: edits.map(([start, end, text]) => ({ start, end, text })) },
});
const names = (...findings: ReturnType<typeof finding>[]) => fixableTogether(findings).map((one) => one.rule);

describe('fixes that go together', () => {
  it('takes edits that stand between the edits of another fix', () => {
    const quotes = finding('quotes', [1, 2, '"'], [8, 9, '"'], [20, 21, '"']);
    expect(names(finding('literal', [12, 16, 'true']), quotes)).toEqual(['quotes', 'literal']);
  });

  it('takes the first of two that overlap, and what touches', () => {
    expect(names(finding('b', [4, 8, '']), finding('a', [0, 5, '']), finding('c', [8, 9, '']))).toEqual(['a', 'c']);
    expect(names(finding('a', [0, 4, '']), finding('b', [4, 8, '']))).toEqual(['a', 'b']);
  });

  it('puts two things in at one place only when their commas come with them', () => {
    expect(names(finding('a', [3, 3, '"a":1']), finding('b', [3, 3, '"b":2']))).toEqual(['a']);
    expect(names(finding('a', [3, 3, ',"a":1']), finding('b', [3, 3, ',"b":2']))).toEqual(['a', 'b']);
    expect(names(finding('a', [3, 3, '"a":1, ']), finding('b', [3, 3, '"b":2, ']))).toEqual(['a', 'b']);
  });

  it('leaves out what has no fix, and walks a great many', () => {
    const many = Array.from({ length: 50_000 }, (_, at): [number, number, string] => [at * 3, at * 3 + 1, '"']);
    const other = Array.from({ length: 2000 }, (_, at) => finding(`${at}`, [at * 3 + 1, at * 3 + 2, 'x']));
    expect(fixableTogether([{}, finding('quotes', ...many), ...other])).toHaveLength(2001);
  });
});
