import { describe, expect, it } from 'vitest';
import type { ShownDiagnostic } from '../engine/types.ts';
import { findingOf, keysOf, nextFinding } from './keys.ts';

function finding(rule: string, entry: number, start: number): ShownDiagnostic {
  return {
    rule,
    requirement: null,
    class: 'spec',
    severity: 'error',
    level: 'MUST',
    title: rule,
    what: '',
    why: '',
    entry,
    pointer: '/id',
    span: { start, end: start + 1 },
    related: [],
    spec: 'https://example.org/',
    specTitle: '',
    range: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
  };
}

describe('keys of findings', () => {
  it('are distinct, and stable after an edit elsewhere', () => {
    const before = [finding('a', 0, 5), finding('a', 0, 9), finding('b', 1, 20)];
    const after = [finding('a', 0, 15), finding('a', 0, 19), finding('b', 1, 30)];
    expect(new Set(keysOf(before)).size).toBe(3);
    expect(keysOf(after)).toEqual(keysOf(before));
    expect(findingOf(after, keysOf(before)[1] ?? null)?.span.start).toBe(19);
  });

  it('are walked by position, wrapping around, from the current one when it contains the caret', () => {
    const list = [finding('late', 1, 30), finding('early', 0, 5), finding('middle', 0, 12)];
    const [late = '', early = '', middle = ''] = keysOf(list);
    expect(nextFinding(list, early, 5, 1)?.key).toBe(middle);
    expect(nextFinding(list, late, 30, 1)?.key).toBe(early);
    expect(nextFinding(list, early, 6, -1)?.key).toBe(late);
    expect(nextFinding(list, middle, 0, 1)?.key).toBe(early);
    expect(nextFinding(list, null, 10, 1)?.key).toBe(middle);
    expect(nextFinding(list, null, 10, -1)?.key).toBe(early);
    expect(nextFinding([], null, 0, 1)).toBeNull();
  });
});
