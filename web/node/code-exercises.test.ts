/**
 * Every coding exercise is verified in its languages: the starting code fails, the solution passes, and each common mistake
 * gets its own feedback.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { CODE_EXERCISES, type CodeLanguage } from '../course/code.ts';
import { createGrader } from './runners/grader.ts';

const LANGUAGES: readonly CodeLanguage[] = ['python', 'typescript', 'javascript'];

const grader = createGrader();
afterAll(() => grader.close());

describe.each(CODE_EXERCISES.map((exercise) => [exercise.id, exercise] as const))('%s', (_, exercise) => {
  it('has a task, two hints and three common mistakes', () => {
    for (const text of [exercise.title, exercise.task, exercise.lesson]) expect(text.trim().length).toBeGreaterThan(8);
    expect(exercise.hints.length).toBeGreaterThan(1);
    expect(exercise.mistakes.length).toBeGreaterThan(2);
    expect(exercise.links.length).toBeGreaterThan(0);
    expect(exercise.links.every(({ url }) => url.startsWith('https://'))).toBe(true);
    for (const language of LANGUAGES) expect(exercise.signatures[language]).not.toBe('');
  });

  describe.each(LANGUAGES)('%s', (language) => {
    it('is not solved by the starting code', async () => {
      const { passed, feedback, tests } = await grader.grade(exercise, language, exercise.start[language]);
      expect({ passed, explained: feedback.length > 0 }).toEqual({ passed: false, explained: true });
      expect(tests[0]).toMatchObject({ passed: true });
    });

    it('is solved by its solution', async () => {
      const given = await grader.grade(exercise, language, exercise.solution[language]);
      expect(given.tests.filter(({ passed }) => !passed)).toEqual([]);
      expect(given).toMatchObject({ passed: true, feedback: [] });
      expect(given.tests).toHaveLength(exercise.tests.length + 1);
    });

    it.each(exercise.mistakes.map((mistake) => [mistake.id, mistake] as const))(
      'has feedback for %s',
      async (id, { examples, says }) => {
        const { passed, feedback } = await grader.grade(exercise, language, examples[language]);
        expect(passed).toBe(false);
        expect(feedback[0]).toEqual({ id, text: says });
      },
    );
  });
});
