/** Path of a Firefox on this machine, or `undefined`. */
export function findFirefox(): string | undefined;

/** Paths of WebKitGTK's driver and browser, and of a display in memory where there is no other; `undefined` if one is missing. */
export function findWebKit(): { driver: string; browser: string; display: string | undefined } | undefined;

/** Installs Firefox, WebKit and the Chromium without windows where they are missing and the system has apt. */
export function ensureBrowsers(): void;
