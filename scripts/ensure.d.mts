/** Path of a Chromium or Chrome on this machine, or `undefined`. */
export function findChromium(): string | undefined;

/** Path of the Chromium that most tests use: the one without windows, if there is one, otherwise that of `findChromium`. */
export function findTestChromium(): string | undefined;

/** Path of a program with one of these names in PATH, or at one of these places, or `undefined`. */
export function findProgram(names: readonly string[], places: readonly string[]): string | undefined;

/** Whether everything that the package.json of a folder names is installed, as its lock file says. */
export function isInstalled(folder: string): boolean;

/** What Chromium is started with for tests. */
export const TEST_ARGUMENTS: readonly string[];
