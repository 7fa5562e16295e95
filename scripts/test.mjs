// `npm test`: every stage runs, even after one failed; the totals come last.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './sources.mjs';

const out = join(root, 'node_modules', '.cache', 'playground', 'results');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const unitFile = join(out, 'unit.json');
const browserFile = join(out, 'browser.json');

/** What failed, by name: told again at the very end, where a long run is looked at first. */
const failures = [];

/** Browser tests that passed only when tried again; told by name, and failures where they are many. */
const unsteady = [];
const UNSTEADY_LIMIT = 4;

const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Runs one command in sight of the reader; true when it ended well. */
function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** A stage that is one thing: it passes or it fails. */
const single = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** A stage of many tests: their counts, and one failure more when the runner failed for another reason. */
function many(ok, file, read) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.log('The runner left no results.');
    counts.failed = 1;
  }
  if (counts.failed === 0 && (!ok || counts.passed === 0)) counts.failed = 1;
  return counts;
}

function unit() {
  const ok = run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`]);
  return many(ok, unitFile, (json) => {
    for (const { name, status, message, assertionResults } of json.testResults) {
      const told = assertionResults.filter((one) => one.status === 'failed');
      const file = relative(root, name);
      for (const one of told) failures.push(`${file}: ${one.fullName}\n${brief(one.failureMessages.join('\n'))}`);
      if (status === 'failed' && told.length === 0) failures.push(`${file}\n${brief(message ?? '')}`);
    }
    return {
      passed: json.numPassedTests,
      // A file that cannot be loaded has no tests and fails all the same.
      failed:
        json.numFailedTests +
        json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
      skipped: json.numPendingTests + json.numTodoTests,
    };
  });
}

function browser() {
  if (!existsSync(join(root, 'dist', 'index.html'))) {
    console.log('There is no build to test.');
    return single(false);
  }
  const ok = run(bin('playwright'), ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile });
  return many(ok, browserFile, ({ suites, stats, errors }) => {
    for (const { message = '' } of errors) failures.push(brief(message));
    suites.forEach(tellFailed);
    const steady = stats.flaky <= UNSTEADY_LIMIT;
    return {
      passed: stats.expected + (steady ? stats.flaky : 0),
      failed: stats.unexpected + (steady ? 0 : stats.flaky) + errors.length,
      skipped: stats.skipped,
    };
  });
}

/** Notes the failed and the unsteady tests of a suite of the browser's report. */
function tellFailed({ file, title, specs = [], suites = [] }) {
  for (const { title: name, ok, tests } of specs) {
    const [problem] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
    const told = `${file}: ${title} › ${name}\n${brief(problem?.message ?? '')}`;
    if (!ok) failures.push(told);
    else if (tests.some(({ status }) => status === 'flaky')) unsteady.push(told);
  }
  suites.forEach(tellFailed);
}

/** The first lines of a message, without colours. */
function brief(message) {
  // eslint-disable-next-line no-control-regex
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  return plain
    .slice(0, 8)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');
}

function build() {
  // An older build may not stand in for one that fails.
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  return single(run(process.execPath, ['scripts/build.mjs']));
}

const stages = {
  types: () => single(run(bin('tsc'), ['-b'])),
  lint: () => single(run(bin('oxlint'), ['--deny-warnings'])),
  format: () => single(run(bin('prettier'), ['--check', '--log-level=warn', '.'])),
  unit,
  build,
  browser,
};

const rows = [];
for (const [name, stage] of Object.entries(stages)) {
  console.log(`\n--- ${name}`);
  const started = performance.now();
  const counts = stage();
  rows.push({ name, ...counts, seconds: ((performance.now() - started) / 1000).toFixed(1) });
}

if (unsteady.length > 0) {
  const judged = unsteady.length > UNSTEADY_LIMIT ? 'too many: counted as failed' : 'counted as passed';
  console.log(`\n--- passed on the second try (${judged})\n${unsteady.join('\n')}`);
}
if (failures.length > 0) console.log(`\n--- failed\n${failures.join('\n')}`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const cell = (value) => String(value).padStart(8);
console.log(`\n${'stage'.padEnd(10)}${['passed', 'failed', 'skipped', 'seconds'].map(cell).join('')}`);
for (const row of rows) {
  const { name, passed, failed, skipped, seconds } = row;
  console.log(`${name.padEnd(10)}${[passed, failed, skipped, seconds].map(cell).join('')}`);
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
