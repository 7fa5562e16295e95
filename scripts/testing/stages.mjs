// The stages of `npm test`, `npm run test:all` and `npm run quick`: what each runs, and how its results are counted.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../sources.mjs';

const results = join(root, 'node_modules', '.cache', 'playground', 'results');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Removes the results of earlier runs, so that they are not mistaken for results of this run. */
export function forgetResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/**
 * Runs one command. With `buffer` its output is returned instead of shown, so that parallel commands do not mix their lines.
 * Resolves to `{ ok, output }` and never rejects; a command that cannot be started counts as failed.
 */
export function run(command, args, { env = {}, buffer = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: buffer ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    const add = (part) => (output += part);
    child.stdout?.setEncoding('utf8').on('data', add);
    child.stderr?.setEncoding('utf8').on('data', add);
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}

/** A stage that passes or fails as a whole. */
const single = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: [], output });

/** Counts of a stage with many tests; plus one failure if the runner failed for another reason, or ran nothing. */
function many({ ok, output }, file, read) {
  let counts;
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    counts = { passed: 0, failed: 1, skipped: 0, failures: [`${relative(root, file)}: the runner left no results`] };
  }
  if (counts.failed === 0 && (!ok || counts.passed === 0)) {
    counts.failed = 1;
    counts.failures.push('The runner failed although no test did: see its output above.');
  }
  return { ...counts, output };
}

/** Type check of all projects, incremental. */
export const types = async (options) => single(await run(bin('tsc'), ['-b'], options));

/** Lints the named files; all files by default. */
export const lint = async (options, files = []) =>
  single(await run(bin('oxlint'), ['--deny-warnings', ...files], options));

/** Checks the formatting of the named files, ignoring those of unknown kinds; all files by default. */
export const format = async (options, files = []) =>
  single(await run(bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...files], options));

/** Builds dist/, after removing an older build, so that it is not tested in place of a failed one. */
export async function build(options) {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  // A sixth of the time is the collection of short-lived garbage with the default of 16 MB.
  const args = ['--min-semi-space-size=64', '--max-semi-space-size=64', 'scripts/build.mjs'];
  return single(await run(process.execPath, args, options));
}

/** Compares the bundles of dist/ with their size budgets; each budget counts as one test. */
export async function sizes(options) {
  const file = join(results, 'sizes.json');
  return many(await run(process.execPath, ['scripts/sizes.mjs', '--json', file], options), file, (counts) => counts);
}

/** Runs Vitest with these arguments. `name` separates the results of several runs. */
export async function vitest(name, args, options) {
  const file = join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return many(await run(bin('vitest'), ['run', ...args, ...reporters], options), file, countVitest);
}

function countVitest(json) {
  const failures = [];
  // Tests that lack something of this machine name it; those of another run are only left out.
  const missing = json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, meta }) =>
      meta?.lacks === undefined ? [] : [`${relative(root, name)}: ${fullName}: ${meta.lacks}`],
    ),
  );
  // A file that fails to load has no tests and still fails.
  let broken = 0;
  for (const { name, status, message, assertionResults } of json.testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    for (const one of failed) failures.push(`${file}: ${one.fullName}\n${brief(one.failureMessages.join('\n'))}`);
    if (status !== 'failed' || failed.length > 0) continue;
    broken++;
    failures.push(`${file}\n${brief(message ?? '')}`);
  }
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + broken,
    skipped: json.numTodoTests + missing.length,
    failures,
    missing,
  };
}

/** Runs Playwright on dist/ with these arguments. `name` separates the results of several runs. */
export async function playwright(name, args, options) {
  if (!existsSync(join(root, 'dist', 'index.html')))
    return single({ ok: false, output: 'There is no build to test.\n' });
  const file = join(results, `${name}.json`);
  const env = { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const ran = await run(bin('playwright'), ['test', ...args, '--reporter=list,json'], { ...options, env });
  return many(ran, file, ({ suites, stats, errors }) => {
    const failures = errors.map(({ message = '' }) => brief(message));
    for (const suite of suites) addFailed(suite, failures);
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      failures,
    };
  });
}

/** Adds the failed tests of a suite in Playwright's report. */
function addFailed({ file, title, specs = [], suites = [] }, failures) {
  for (const { title: name, ok, tests } of specs) {
    if (ok) continue;
    const [problem] = tests.flatMap(({ results: tries }) => tries.flatMap(({ errors }) => errors));
    failures.push(`${file}: ${title} › ${name}\n${brief(problem?.message ?? '')}`);
  }
  for (const suite of suites) addFailed(suite, failures);
}

/** The first lines of a message, and the lines of the project that it names after them, without colors. */
function brief(message) {
  // eslint-disable-next-line no-control-regex
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  const places = plain.slice(8).filter((line) => /(?:^|[/(\s])(?:web|e2e|scripts)\/[\w/.-]+:\d+/u.test(line));
  return [...plain.slice(0, 8), ...places.slice(0, 3)].map((line) => `    ${line.slice(0, 200)}`).join('\n');
}
