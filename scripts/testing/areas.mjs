// Maps changed files to their tests. Used by `npm run quick`; `npm test` runs all of them.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../sources.mjs';

/** Tests of the whole project that are fast enough to run after any change. */
const ALWAYS = ['web/tidy.test.ts', 'web/language.test.ts', 'web/testing/runs.test.ts'];

/**
 * Tests outside the folder of an area that cover it: those that run over all rules, formats, exercises or walkthroughs. Each
 * line: changed files, then the tests. The tests in the folder of a changed file are found without a line here.
 */
const REFEREES = [
  {
    files: /^web\/protocol\/(rules|model|schema|session)\//,
    tests: ['web/protocol/rules/rules.test.ts', 'web/protocol/coverage.test.ts', 'web/protocol/cases.test.ts'],
  },
  {
    files: /^web\/protocol\/rules\/(text|envelope)\//,
    tests: ['web/protocol/rules/envelope', 'web/protocol/json/edits.test.ts'],
  },
  {
    files: /^web\/protocol\/rules\/(shape|session|transport)\//,
    tests: ['web/protocol/requirements.test.ts'],
  },
  { files: /^web\/protocol\/rules\/shape\//, tests: ['web/protocol/rules/shape/shape.test.ts'] },
  { files: /^web\/protocol\/rules\/session\//, tests: ['web/protocol/rules/session/session.test.ts'] },
  { files: /^web\/protocol\/rules\/transport\//, tests: ['web/protocol/rules/transport/transport.test.ts'] },
  { files: /^web\/protocol\/intake\//, tests: ['web/protocol/intake'] },
  {
    files: /^web\/protocol\/documents\//,
    tests: ['web/protocol/documents/rules.test.ts', 'web/protocol/documents/judge.test.ts'],
  },
  {
    files: /^web\/course\/(exercises|kinds|index\.ts|curriculum\.ts)/,
    tests: ['web/course/exercises.test.ts', 'web/course/curriculum.test.ts', 'web/course/facts.test.ts'],
  },
  {
    files: /^web\/course\/(walkthroughs|play)\b/,
    tests: ['web/course/walkthroughs.test.ts', 'web/course/play.test.ts'],
  },
  { files: /^web\/app\/(parts|styles)\//, tests: ['web/app/screens/reference/reference-access.browser.test.tsx'] },
  { files: /^web\/simulator\//, tests: ['web/simulator'] },
];

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** The nearest folder at or above a file that contains tests; `null` if there is none below web/. */
function homeOf(file) {
  for (let folder = dirname(file); folder.startsWith('web/'); folder = dirname(folder)) {
    const path = join(root, folder);
    if (existsSync(path) && readdirSync(path).some(isTest)) return folder;
  }
  return null;
}

/** Tests directly in a folder, without those of the folders below it. */
const testsIn = (folder) =>
  readdirSync(join(root, folder))
    .filter(isTest)
    .map((file) => `${folder}/${file}`);

const concerns = (file) => /^web\/.*\.(tsx?|css|json|py)$/.test(file);

/** Changed files below web/ that no area covers, because only the complete run tests them. */
export const uncovered = (changed) =>
  changed.filter((file) => concerns(file) && areasOf([file]).length === 0 && !isTest(file));

/** The areas of changed files: `{ name, tests }`, where `name` is a folder and `tests` are files or folders. */
export function areasOf(changed) {
  const areas = new Map();
  const add = (name, tests) => areas.set(name, [...new Set([...(areas.get(name) ?? []), ...tests])]);
  for (const file of changed.filter(concerns)) {
    const home = homeOf(file);
    // The folder protocol/ itself contains the tests of everything below it, which take longer than a minute.
    if (home !== null && home !== 'web/protocol' && home !== 'web/course') add(home, testsIn(home));
    for (const { files, tests } of REFEREES) if (files.test(file)) add(home ?? dirname(file), tests);
  }
  return [...areas].map(([name, tests]) => ({ name, tests }));
}

/** All test files and folders to run: those of the areas, changed tests, and the ones that always run. */
export function testsOf(areas, changed) {
  const own = changed.filter((file) => file.startsWith('web/') && isTest(file));
  return [...new Set([...ALWAYS, ...own, ...areas.flatMap(({ tests }) => tests)])].filter((test) =>
    existsSync(join(root, test)),
  );
}
