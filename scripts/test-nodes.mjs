// `npm run test:nodes`: hostile programs against `grade` on each version of Node that the project supports. Versions other than
// the running one are installed into node_modules/.cache from the npm package of Node for this system.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './sources.mjs';

/** One version of each supported release line. */
const VERSIONS = ['20.20.2', '22.23.3', '24.21.0'];

const home = join(root, 'node_modules', '.cache', 'playground', 'nodes');

/** Path of Node in that version; installs it if it is missing. Throws if it is not available. */
function nodeOf(version) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(home, version);
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0 || !existsSync(program)) throw new Error(`Node ${version} could not be installed`);
  return program;
}

/** The environment for testing hostile programs on each version. Installs missing versions; throws if that fails. */
export function nodesEnvironment() {
  const [own] = process.versions.node.split('.');
  const others = VERSIONS.filter((version) => version.split('.')[0] !== own);
  return { NODE_PROGRAMS: JSON.stringify(others.map((version) => ({ path: nodeOf(version), version }))) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--project=programs', 'web/node/runners/hostile.test.ts', ...process.argv.slice(2)];
  const env = { ...process.env, ...nodesEnvironment() };
  process.exitCode = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
