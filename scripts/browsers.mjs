// Finds the browsers of the full matrix, and installs their system packages where they are missing: Firefox and WebKit for the
// journeys in every browser, and the Chromium without windows for the other tests.
//   node scripts/browsers.mjs        installs what is missing, and prints what is there
// Without Firefox or WebKit the journeys are counted as skipped, and the other tests use the whole Chromium; nothing here asks a
// question or waits for an answer.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium, findProgram, findTestChromium } from './ensure.mjs';

const { platform, env } = process;

/** Milliseconds after which an installation is given up. */
const PATIENCE_MS = 180_000;

const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
    .filter(Boolean)
    .map((folder) => join(folder, 'Mozilla Firefox', 'firefox.exe')),
];

/** Path of a Firefox: FIREFOX_PATH, then the system's; `undefined` if there is none. */
export const findFirefox = () => env.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox'], FIREFOX_PLACES);

/**
 * Paths of WebKitGTK's driver and browser, and of a display in memory if there is no other; `undefined` if one of them is missing.
 */
export function findWebKit() {
  const driver = findProgram(['WebKitWebDriver'], []);
  const browser = findProgram(['MiniBrowser'], miniBrowsers());
  const display = env.DISPLAY || env.WAYLAND_DISPLAY ? undefined : findProgram(['Xvfb'], []);
  if (!driver || !browser || (!display && !env.DISPLAY && !env.WAYLAND_DISPLAY)) return undefined;
  return { driver, browser, display };
}

/** Where the packages of Debian, Fedora and Arch put WebKitGTK's small browser, the newest first. */
function miniBrowsers() {
  const folders = ['/usr/lib', '/usr/libexec', '/usr/lib64', ...below('/usr/lib', /-linux-gnu/)];
  return folders.flatMap((folder) => below(folder, /^webkit2?gtk/)).map((folder) => join(folder, 'MiniBrowser'));
}

function below(folder, pattern) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => pattern.test(name));
  return names.toSorted((a, b) => (a < b ? 1 : -1)).map((name) => join(folder, name));
}

/** Runs apt-get as root, or by sudo where that needs no password. Returns whether it succeeded. */
function apt(...args) {
  const isRoot = process.getuid?.() === 0;
  const options = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::http::Timeout=60'];
  const whole = [...(isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']), ...options, ...args];
  const [command, ...rest] = whole;
  console.log(`> ${whole.join(' ')}`);
  const { status } = spawnSync(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: PATIENCE_MS,
  });
  return status === 0;
}

/** Each package by itself: where one does not exist, the others are still installed. */
const WANTED = [
  {
    packages: ['chromium-headless-shell'],
    isThere: () => Boolean(env.CHROMIUM_PATH) || findTestChromium() !== findChromium(),
  },
  { packages: ['firefox-esr'], isThere: () => findFirefox() !== undefined },
  { packages: ['webkit2gtk-driver', 'xvfb'], isThere: () => findWebKit() !== undefined },
];

/** Installs missing browsers where the system has apt. Never rejects; what is still missing is for the tests to report. */
export function ensureBrowsers() {
  const missing = WANTED.filter(({ isThere }) => !isThere());
  if (missing.length === 0 || platform !== 'linux' || !findProgram(['apt-get'], [])) return;
  console.log('Installing browsers for the tests, where they are missing.');
  if (!apt('update')) console.log('The list of packages could not be updated.');
  for (const { packages } of missing) apt('install', '--no-install-recommends', '--no-remove', ...packages);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureBrowsers();
  console.log(`Chromium of most tests: ${findTestChromium() ?? 'missing'}`);
  console.log(`Firefox: ${findFirefox() ?? 'missing'}`);
  console.log(`WebKit: ${findWebKit()?.driver ?? 'missing'}`);
}
