/**
 * Every exercise in code is verified in the learner's environment: in real Pyodide and in the JavaScript worker, in Chromium.
 */
import { CODE_EXERCISES, type CodeLanguage } from '../web/course/code.ts';
import { prepareRunner, run } from './code-runner.ts';
import { expect, test } from './fixtures.ts';

for (const language of ['javascript', 'typescript', 'python'] satisfies CodeLanguage[])
  test(`all exercises in ${language}: the starting code fails, the solution passes, mistakes get their feedback`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.goto('./#/learn');
    await prepareRunner(page);
    let runs = 0;
    for (const { id, names, tests, start, solution, mistakes } of CODE_EXERCISES) {
      const given = { exercise: id, names, language };
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

      // Mistakes in TypeScript are those in JavaScript, with types, which are erased: one of each exercise is enough here.
      const shown = language === 'typescript' ? mistakes.slice(0, 1) : mistakes;
      for (const { id: mistake, examples, says } of shown) {
        const { grade } = await run(page, { ...given, source: examples[language] });
        expect.soft(grade?.passed, `${id}: ${mistake}`).toBe(false);
        expect.soft(grade?.feedback[0], `${id}: ${mistake}`).toEqual({ id: mistake, text: says });
      }
      runs += 2 + shown.length;
    }
    expect(runs).toBeGreaterThan(language === 'typescript' ? 35 : 50);
  });
