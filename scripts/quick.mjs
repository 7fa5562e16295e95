// `npm run quick`: tests a small change in less than a minute, and prints what it skipped.
//   node scripts/quick.mjs [--base REF]
// Changed means different from REF. Default: the merge base with origin/main, or the last commit if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './sources.mjs';
import { areasOf, testsOf, uncovered } from './testing/areas.mjs';
import { forgetResults, format, lint, types, vitest } from './testing/stages.mjs';

const { values } = parseArgs({ options: { base: { type: 'string' } } });

/** Output lines of git; `null` if it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

/** Paths of changed files that still exist, and the commit they are compared with. */
function changes() {
  const since = values.base ?? git('merge-base', 'HEAD', 'origin/main')?.[0] ?? 'HEAD';
  const tracked = git('diff', '--name-only', '--relative', since);
  if (tracked === null) throw new Error(`git knows no ${since}: name a commit or branch with --base`);
  const all = [...new Set([...tracked, ...(git('ls-files', '--others', '--exclude-standard') ?? [])])];
  return {
    since,
    files: all.filter((file) => existsSync(join(root, file))),
    gone: all.filter((file) => !existsSync(join(root, file))),
  };
}

const started = performance.now();
let failed = 0;
let passed = 0;
const failures = [];

/** Runs one stage, shows its output if it failed, and counts it. */
async function stage(name, work) {
  const began = performance.now();
  const counts = await work({ buffer: true });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  passed += counts.passed;
  failed += counts.failed;
  failures.push(...counts.failures);
  console.log(
    `${counts.failed === 0 ? 'passed' : 'FAILED'}  ${name} (${counts.passed} of ${counts.passed + counts.failed}, ${seconds} s)`,
  );
  if (counts.failed > 0) process.stdout.write(counts.output);
}

forgetResults();
const { since, files, gone } = changes();
const code = files.filter((file) => /\.(tsx?|mjs|mts|js)$/.test(file) && !file.startsWith('public/'));
const areas = areasOf([...files, ...gone]);
const tests = testsOf(areas, files);
console.log(`${files.length + gone.length} files differ from ${since}.`);
if (areas.length > 0) console.log(`Areas: ${areas.map(({ name }) => name).join(', ')}.`);

const cheap = async () => {
  await stage('types', types);
  if (code.length > 0) await stage('lint of changed files', (options) => lint(options, code));
  if (files.length > 0) await stage('format of changed files', (options) => format(options, files));
};
const node = tests.filter((file) => !/\.browser\.test\.tsx?$/.test(file));
const inBrowser = tests.filter((file) => !node.includes(file));
await Promise.all([
  cheap(),
  stage('unit tests', (options) => vitest('quick', ['--project=unit', '--tags-filter=!all', ...node], options)),
]);
if (inBrowser.length > 0)
  await stage('component tests', (options) =>
    vitest('quick-components', ['--project=components', '--tags-filter=!all', ...inBrowser], options),
  );

if (failures.length > 0) console.log(`\n--- failed\n${failures.join('\n')}`);
console.log('\nLeft out:');
const alone = uncovered([...files, ...gone]);
if (alone.length > 0) console.log(`- all tests of ${alone.join(', ')}: too many tests depend on them, so run npm test`);
console.log('- unit and component tests of other areas, and of code that only imports what changed');
console.log('- lint and format of files that did not change, and rules that read several files at once');
console.log('- the build, its size budgets and all journeys in Chromium (npm test)');
console.log(
  '- full matrices: every fix, program, screen and width, official schemas, long property runs (npm run test:all)',
);
console.log(`\n${passed} passed, ${failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = failed === 0 ? 0 : 1;
