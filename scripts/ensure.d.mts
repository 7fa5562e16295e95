/** Path of a Chromium or Chrome on this machine, or `undefined`. */
export function findChromium(): string | undefined;

/** Whether everything that the package.json of a folder names is installed, as its lock file says. */
export function isInstalled(folder: string): boolean;
