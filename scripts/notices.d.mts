import type { Plugin } from 'vite';

/** Collects the folders of all libraries of which a bundle contains something. */
export function collectLibraries(folders: Set<string>): Plugin;
/** Writes the notices of everything in the page into its build. */
export function pageNotices(folders: ReadonlySet<string>): Plugin;
