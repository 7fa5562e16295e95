import { expect, it } from 'vitest';
import { checkOne } from '../../protocol/check.ts';
import { madeUp } from './warm-up.ts';

it('uses whole sessions: most are correct, and some have an unmatched response', () => {
  const rounds = [0, 1, 2, 3, 4].map((round) => checkOne(madeUp(round)));
  expect(rounds.map(({ diagnostics }) => diagnostics.map(({ requirement }) => requirement))).toEqual([
    ['responses/id-unknown'],
    [],
    [],
    [],
    ['responses/id-unknown'],
  ]);
  expect(rounds.map(({ entries }) => entries.length)).toEqual([124, 123, 123, 123, 124]);
  expect(rounds[1]?.revision).toBe('2025-11-25');
});
