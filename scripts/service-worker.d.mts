import type { Plugin } from 'vite';

/** The text of a worker that takes the place of another one at its address, and goes. */
export const leaving: string;
/** Serves that text as `sw.js` in development. */
export function serviceWorker(): Plugin;
/** Writes `sw.js` for the build in a folder, with the list of its files and their hashes. */
export function writeServiceWorker(folder: string): Promise<void>;
/** Every file of a folder, by its path in it. */
export function filesIn(folder: string): string[];
