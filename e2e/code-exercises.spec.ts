/**
 * Every exercise in code is verified in the learner's environment: in real Pyodide and in the JavaScript worker, in Chromium.
 */
import { CODE_EXERCISES, type CodeLanguage } from '../web/course/code.ts';
import { prepareRunner, run } from './code-runner.ts';
import { expect, test } from './fixtures.ts';

for (const [at, language] of (['javascript', 'typescript', 'python'] satisfies CodeLanguage[]).entries())
  test(`all exercises in ${language}: the starting code fails, the solution passes, a mistake gets its feedback`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.goto('./#/learn');
    await prepareRunner(page);
    let runs = 0;
    for (const { id, names, tests, start, solution, mistakes } of CODE_EXERCISES) {
      // Time enough on a busy machine too.
      const given = { exercise: id, names, language, limit: 60_000 };
      const begun = await run(page, { ...given, source: start[language] });
      expect.soft(begun.grade, `${id}: the start`).toMatchObject({ passed: false });
      expect.soft(begun.grade?.tests[0], `${id}: the start starts`).toMatchObject({ passed: true });
      expect.soft(begun.grade?.feedback.length, `${id}: the start gets feedback`).toBeGreaterThan(0);

      const solved = await run(page, { ...given, source: solution[language] });
      expect
        .soft(
          solved.grade?.tests.filter(({ passed }) => !passed),
          `${id}: the solution`,
        )
        .toEqual([]);
      expect.soft(solved.grade, `${id}: the solution`).toMatchObject({ passed: true, feedback: [] });
      expect.soft(solved.grade?.tests.length, `${id}: all tests ran`).toBe(tests.length + 1);

      // One of its mistakes, another one in each language: web/node/code-exercises.test.ts runs all of them in all languages.
      const mistake = mistakes[at % mistakes.length];
      const { grade } = await run(page, { ...given, source: mistake?.examples[language] ?? '' });
      expect.soft(grade?.passed, `${id}: ${mistake?.id}`).toBe(false);
      expect.soft(grade?.feedback[0], `${id}: ${mistake?.id}`).toEqual({ id: mistake?.id, text: mistake?.says });
      runs += 3;
    }
    expect(runs).toBeGreaterThan(35);
  });
