import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../testing/cpu-clock.ts';
import type { ShownEntry } from '../engine/types.ts';
import type { ItemRow } from '../../protocol/types.ts';
import { MAX_METHODS, NO_FILTER, choicesOf, isFiltering, passing } from './messageFilter.ts';

let next = 0;
const entry = (change: Partial<ShownEntry>): ShownEntry => ({
  index: next++,
  kind: 'request',
  from: 'client',
  inferred: false,
  fromBecause: '',
  trust: 'verbatim',
  session: 0,
  span: { start: 0, end: 1 },
  line: 1,
  errors: 0,
  warnings: 0,
  ...change,
});
const item = (method: string): ItemRow => ({
  pointer: '/0',
  kind: 'request',
  method,
  span: { start: 0, end: 1 },
});

next = 0;
const ENTRIES = [
  entry({ method: 'tools/list' }),
  entry({ kind: 'response', from: 'server', answers: 0, warnings: 1 }),
  entry({ kind: 'notification', method: 'ping', session: 1, errors: 2 }),
  entry({ kind: 'response', from: 'server' }),
  entry({ kind: 'batch', items: [item('ping'), item('ping'), item('tools/call')] }),
];

const shown = (change: Partial<typeof NO_FILTER>, holding: number[] | null = null) =>
  passing(ENTRIES, { ...NO_FILTER, ...change }, holding && new Set(holding)).map((one) => one.index);

describe('the message filter', () => {
  it('matches every message when no condition is set', () => {
    expect(passing(ENTRIES, NO_FILTER, null)).toBe(ENTRIES);
    expect(passing(ENTRIES, { ...NO_FILTER, query: '  ' }, null)).toBe(ENTRIES);
    expect(isFiltering({ ...NO_FILTER, session: 0 })).toBe(true);
  });

  it('combines all conditions', () => {
    expect(shown({ kind: 'response' })).toEqual([1, 3]);
    expect(shown({ kind: 'response', findings: true })).toEqual([1]);
    expect(shown({ side: 'server' })).toEqual([1, 3]);
    expect(shown({ session: 1 })).toEqual([2]);
    expect(shown({ session: 1, kind: 'request' })).toEqual([]);
  });

  it('finds responses by the method of their request, and batches by the messages in them', () => {
    expect(shown({ method: 'tools/list' })).toEqual([0, 1]);
    expect(shown({ method: 'ping' })).toEqual([2, 4]);
  });

  it('ignores the search text until its matches are known', () => {
    expect(shown({ query: 'a', kind: 'response' }, null)).toEqual([1, 3]);
    expect(shown({ query: 'a', kind: 'response' }, [3, 4])).toEqual([3]);
    expect(shown({ query: ' ' }, [3])).toHaveLength(5);
  });

  it('counts the available options', () => {
    const { kinds, sides, methods, findings } = choicesOf(ENTRIES);
    expect([...kinds]).toEqual([
      ['request', 1],
      ['response', 2],
      ['notification', 1],
      ['batch', 1],
    ]);
    expect(sides.get('server')).toBe(2);
    expect(methods).toEqual([
      ['ping', 2],
      ['tools/list', 2],
      ['tools/call', 1],
    ]);
    expect(findings).toBe(2);
    const rubbish = Array.from({ length: 500 }, (_, index) => entry({ method: `m${index}` }));
    expect(choicesOf(rubbish).methods).toHaveLength(MAX_METHODS);
  });

  it('is quick for 20,000 messages', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => entry({ index, method: `m${index % 50}` }));
    const spent = cpuClock();
    expect(passing(many, { ...NO_FILTER, query: 'x', method: 'm7' }, new Set([7, 57]))).toHaveLength(2);
    choicesOf(many);
    expect(spent()).toBeLessThan(5000);
  });
});
