import type { Plugin } from 'vite';

/** The text of a worker that takes the place of another one at its address, and goes. */
export const leaving: string;
/** Writes `sw.js` into the build, with the list of its files and their hashes. */
export function serviceWorker(): Plugin;
/** Writes `sw.js` into a folder, for a build of these files. */
export function writeServiceWorker(folder: string, paths: readonly string[]): Promise<void>;
/** Every file of a folder, by its path in it. */
export function filesIn(folder: string): string[];
