/** Every exercise is proved: the start fails, the solution passes, each named mistake gets its own words. */
import { describe, expect, it } from 'vitest';
import { EXERCISES, grade } from './grade.ts';
import { truthOf } from './kinds/find.ts';

describe('the exercises', () => {
  it('have ids of their own', () => {
    const ids = EXERCISES.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(EXERCISES.map((exercise) => [exercise.id, exercise] as const))('%s', (_, exercise) => {
  const ids = (answer: string): string[] => grade(exercise, answer).feedback.map(({ id }) => id);

  it('says what to do, helps twice, and knows three mistakes', () => {
    for (const words of [exercise.title, exercise.task, exercise.lesson])
      expect(words.trim().length).toBeGreaterThan(8);
    expect(exercise.hints.length).toBeGreaterThan(1);
    expect(exercise.mistakes.length).toBeGreaterThan(2);
    expect(exercise.links.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });

  it('is not solved at the start', () => {
    expect(grade(exercise, exercise.start).passed).toBe(false);
    expect(ids(exercise.start)).not.toEqual([]);
  });

  it('is solved by its solution', () => {
    expect(grade(exercise, exercise.solution)).toMatchObject({ passed: true, feedback: [] });
  });

  it.each(exercise.mistakes.map((mistake) => [mistake.id, mistake] as const))(
    'has words for %s',
    (id, { example, says }) => {
      const { passed, feedback } = grade(exercise, example);
      expect(passed).toBe(false);
      expect(feedback[0]).toEqual({ id, text: says });
    },
  );

  it('answers any text', () => {
    for (const text of ['', ' ', 'null', '[]', '{', '{"message":0}', '\u0000', '9e999', exercise.solution.slice(1)]) {
      const { passed, feedback } = grade(exercise, text);
      expect(passed ? [] : feedback.length > 0).toBeTruthy();
    }
  });

  it('is about what the checker finds', () => {
    expect(exercise.kind !== 'find-mistake' || truthOf(exercise)).toBeTruthy();
  });
});
