// Installs what the other commands need, using only Node's own modules, because it runs before node_modules exists.
//   node scripts/ensure.mjs deps       npm ci, if node_modules is missing or older than the lock file
//   node scripts/ensure.mjs chromium   a Chromium for the browser tests
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/**
 * Path of a Chromium or Chrome: CHROMIUM_PATH, then the system's, then the one installed by Playwright; `undefined` if there is
 * none.
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(NAMES, PLACES) || playwrightsOwn();
}

/**
 * Path of the Chromium that most tests use: CHROMIUM_PATH, then the one without windows of the system, which takes a sixth less time
 * for the same page, then that of `findChromium`. The journey in every browser uses the whole one.
 */
export function findTestChromium() {
  return process.env.CHROMIUM_PATH || findProgram(['chromium-headless-shell'], []) || findChromium();
}

/**
 * What Chromium is started with for tests, which load a page many times and leave it soon: compiled code is kept from the first load
 * on, and short-lived garbage is collected less often. A twentieth of the time.
 */
export const TEST_ARGUMENTS = [
  '--blink-settings=v8CacheOptions=4',
  '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64',
];

/** Path of a program with one of these names in PATH, or at one of these places; `undefined` if there is none. */
export function findProgram(names, places) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...places].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function run(command, args) {
  console.log(`> ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

/**
 * Whether all dependencies in package.json are installed as the lock file specifies. A partial installation, such as after `npm
 * ci --omit=dev`, is not enough.
 */
export function isInstalled(folder) {
  const modules = join(folder, 'node_modules');
  const installed = join(modules, '.package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(join(folder, 'package-lock.json')).mtimeMs)
    return false;
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).every((name) =>
    existsSync(join(modules, name)),
  );
}

function ensureDeps() {
  if (isInstalled(root)) return true;
  console.log('Installing the libraries, once.');
  // Also if NODE_ENV is production: the build needs development dependencies.
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error('The libraries could not be installed: see the lines above, then run the command again.');
    return false;
  }
  return true;
}

function ensureChromium() {
  if (findChromium()) return true;
  console.log('No Chromium found; installing one for the browser tests.');
  if (process.getuid?.() === 0 && process.platform === 'linux') {
    if (run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']))
      return true;
  }
  if (run('npx', ['playwright', 'install', 'chromium']) && findChromium()) return true;
  console.error('No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test');
  return false;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2);
  if (wanted.includes('deps') && !ensureDeps()) process.exitCode = 1;
  else if (wanted.includes('chromium')) ensureChromium(); // without it the browser stage fails and reports that; the others still run
}
