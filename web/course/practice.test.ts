/** @module-tag all */
import { describe, expect, it } from 'vitest';
import { check } from '../protocol/check.ts';
import type { CheckOptions } from '../protocol/types.ts';
import { placeOf } from './index.ts';
import { exerciseNamed } from './grade.ts';
import { PRACTICE } from './practice.ts';

/** Texts with the mistakes of an exercise: its start, and the examples of its common mistakes. */
function mistakesIn(id: string): { texts: string[]; options: CheckOptions } {
  const exercise = exerciseNamed(id);
  if (exercise === null || exercise.kind === 'choose-error' || exercise.kind === 'order-session')
    throw new Error(`${id} has no messages to judge`);
  const options: CheckOptions = { revision: exercise.revision };
  if (exercise.kind === 'find-mistake') return { texts: [exercise.log], options };
  return {
    texts: [exercise.start, ...exercise.mistakes.map(({ example }) => example)],
    options: { ...options, from: exercise.from },
  };
}

describe.each([...new Set(Object.values(PRACTICE))])('the exercise %s', (id) => {
  it('is in the course and shows every mistake that leads to it', () => {
    expect(placeOf(id)).not.toBeNull();
    const { texts, options } = mistakesIn(id);
    const shown = new Set(
      texts.flatMap((text) => check(text, options).diagnostics.map(({ requirement }) => requirement)),
    );
    const promised = Object.keys(PRACTICE).filter((requirement) => PRACTICE[requirement] === id);
    expect(promised.filter((requirement) => !shown.has(requirement))).toEqual([]);
  });
});
