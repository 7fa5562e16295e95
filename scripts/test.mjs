// Runs the tests. Every stage runs, even after one failed; the totals come last.
//   node scripts/test.mjs               npm test: required for every change
//   node scripts/test.mjs --all         npm run test:all: the full matrix in addition
//   node scripts/test.mjs --everything  .ci/run: both, with one total
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build.mjs';
import { runtimesEnvironment } from './test-runtimes.mjs';
import { root } from './sources.mjs';
import { build, forgetResults, format, lint, playwright, run, sizes, types, vitest } from './testing/stages.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, everything: { type: 'boolean' } } });

/** Runs the full number of generated cases in property tests: see web/testing/runs.ts. */
const FULL_RUNS = { TEST_RUNS: 'full' };

const rows = [];
const failures = [];
/** Tests that this machine cannot run, with what is missing. */
const skips = [];

/** The result of a stage; one that cannot begin, or ends halfway, has failed. */
async function resultOf(name, work, options) {
  try {
    return await work(options);
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${error.message}`], output: '' };
  }
}

/** Runs one stage and records its counts and its time. Never rejects: the stages after it run. */
async function stage(name, work, options = {}) {
  if (!options.buffer) console.log(`\n--- ${name}`);
  const started = performance.now();
  const result = await resultOf(name, work, options);
  const { passed, failed, skipped, missing = [], output } = result;
  const seconds = (performance.now() - started) / 1000;
  if (options.buffer) process.stdout.write(`\n--- ${name}: ${failed === 0 ? 'passed' : 'FAILED'}\n${output}`);
  rows.push({ name, passed, failed, skipped, seconds });
  failures.push(...result.failures);
  skips.push(...missing);
}

/**
 * The stages of `npm test`; with `whole` also the tests and the generated cases of `npm run test:all` that the same runner runs,
 * since a second start reads every source again. The short stages run two at a time, and each of the others uses both cores: a
 * third busy process makes all of them slower together than one after the other. With `whole`, the component tests run beside
 * the programs, which wait for their limits.
 */
async function daily(whole) {
  const some = whole ? [] : ['--tags-filter=!all'];
  const env = whole ? FULL_RUNS : {};
  const lane = async (stages) => {
    for (const [name, work] of Object.entries(stages)) await stage(name, work, { buffer: true });
  };
  await Promise.all([lane({ build, sizes }), lane({ types, lint, format })]);
  await stage('unit', (options) => vitest('unit', ['--project=unit', ...some], { ...options, env }));
  if (whole) return;
  await stage('components', (options) => vitest('components', ['--project=components', ...some], options));
  await stage('journeys', (options) => playwright('journeys', ['--project=journeys'], options));
}

/** The stages of `npm run test:all` that run on their own, once browsers and runtimes are `installed`. Add a line here for another group of long tests. */
async function matrix(whole, installed) {
  await buildIfNeeded();
  await installed;
  if (!whole) {
    await stage('unit, all', (options) =>
      vitest('unit-all', ['--project=unit', '--tags-filter=all || property'], { ...options, env: FULL_RUNS }),
    );
    await stage('components, all', (options) =>
      vitest('components-all', ['--project=components', '--tags-filter=all'], options),
    );
  }
  const programs = stage('programs', (options) =>
    vitest('programs', ['--project=programs'], { ...options, env: runtimesEnvironment() }),
  );
  // A program that waits for its limit, and a single page with components, leave cores idle.
  const components = (options) => vitest('components', ['--project=components'], options);
  await Promise.all(whole ? [programs, stage('components', components, { buffer: true })] : [programs]);
  // One run keeps both workers busy until its end; the programs, which take longest, begin.
  const projects = whole ? [] : ['programs', 'long', 'matrix'];
  const env = whole ? { E2E_WHOLE: '1' } : {};
  await stage('browser', (options) =>
    playwright(
      'browser',
      projects.map((name) => `--project=${name}`),
      { ...options, env },
    ),
  );
  // One journey in Chromium, Firefox and WebKit; steps in a browser that cannot be had are listed below as skipped.
  await stage('browsers', (options) => vitest('browsers', ['--project=browsers'], options));
}

forgetResults();
const started = performance.now();
const whole = values.everything === true;
const all = values.all === true || whole;
const install = (script, ...args) => run(process.execPath, [join(root, 'scripts', script), ...args], { buffer: true });
// Downloads, which take as long beside the first stages as they would alone. What cannot be had is reported by the tests.
const installed = all
  ? Promise.all([install('browsers.mjs'), install('test-runtimes.mjs', '--install')])
  : Promise.resolve();
if (!values.all || whole) await daily(whole);
if (all) await matrix(whole, installed);

if (skips.length > 0) console.log(`\n--- skipped\n${skips.join('\n')}`);
if (failures.length > 0) console.log(`\n--- failed\n${failures.join('\n')}`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const line = (name, cells) => `${name.padEnd(20)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
console.log(`\n${line('stage', ['passed', 'failed', 'skipped', 'seconds'])}`);
for (const { name, passed, failed, skipped, seconds } of rows)
  console.log(line(name, [passed, failed, skipped, seconds.toFixed(1)]));
console.log(line('all', ['', '', '', ((performance.now() - started) / 1000).toFixed(1)]));
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
