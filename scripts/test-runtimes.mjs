// The programs besides this Node that tests run code of the project in. They are installed into node_modules/.cache from npm:
// versions of Node for `npm run test:nodes` (hostile programs against `grade`), and Deno, Bun and Jest for the library.
//   node scripts/test-runtimes.mjs [OPTIONS OF VITEST]   installs them, and runs these tests
//   node scripts/test-runtimes.mjs --install             only installs them
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './sources.mjs';

/** One version of each supported release line. */
const NODES = ['20.20.2', '22.23.3', '24.21.0'];
const DENO = '2.9.6';
const BUN = '1.4.5';
const JEST = '30.5.2';

const isWindows = process.platform === 'win32';
const home = join(root, 'node_modules', '.cache', 'playground', 'runtimes');

/** Path of a file of a package in that version; installs it if it is missing. Throws if it is not available. */
function installed(name, version, file) {
  const folder = join(home, `${name.replaceAll('/', '+')}@${version}`);
  const path = join(folder, 'node_modules', ...name.split('/'), ...file.split('/'));
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2], shell: isWindows });
  if (status !== 0 || !existsSync(path)) throw new Error(`${name} ${version} could not be installed`);
  return path;
}

function nodeOf(version) {
  const system = isWindows ? 'win' : process.platform;
  return installed(`node-${system}-${process.arch}`, version, isWindows ? 'bin/node.exe' : 'bin/node');
}

/** The packages of Deno and Bun for this system hold nothing but the program. */
function denoProgram() {
  const system = { win32: 'win32', darwin: 'darwin' }[process.platform] ?? 'linux';
  const name = `@deno/${system}-${process.arch}${system === 'linux' ? '-glibc' : ''}`;
  return installed(name, DENO, isWindows ? 'deno.exe' : 'deno');
}

function bunProgram() {
  const system = { win32: 'windows', darwin: 'darwin' }[process.platform] ?? 'linux';
  const name = `@oven/bun-${system}-${process.arch === 'arm64' ? 'aarch64' : 'x64'}`;
  return installed(name, BUN, isWindows ? 'bin/bun.exe' : 'bin/bun');
}

/** The environment for testing on all of them. Installs what is missing; throws if that fails for Node. */
export function runtimesEnvironment() {
  const [own] = process.versions.node.split('.');
  const others = NODES.filter((version) => version.split('.')[0] !== own);
  return {
    NODE_PROGRAMS: JSON.stringify(others.map((version) => ({ path: nodeOf(version), version }))),
    LIBRARY_RUNTIMES: JSON.stringify({
      deno: available(denoProgram),
      bun: available(bunProgram),
      jest: available(() => installed('jest', JEST, 'bin/jest.js')),
    }),
  };
}

/** A program, or null if npm has it for no such system: its tests are then skipped by name. */
function available(find) {
  try {
    return find();
  } catch (error) {
    console.error(error.message);
    return null;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const environment = runtimesEnvironment();
  if (process.argv[2] === '--install') process.exit();
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const tests = ['web/node/runners/hostile.test.ts', 'web/node/packed'];
  const args = ['run', '--project=programs', ...tests, ...process.argv.slice(2)];
  const env = { ...process.env, ...environment };
  process.exitCode = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
