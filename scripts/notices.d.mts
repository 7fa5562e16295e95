import type { Plugin } from 'vite';

/** Collects the folders of all libraries of which a bundle contains something. */
export function collectLibraries(folders: Set<string>): Plugin;
/** Libraries that another package contains as code of its own, by the name of that package. */
export const INSIDE: Readonly<Record<string, readonly string[]>>;
/** Writes the notices of everything in the page into its build. */
export function pageNotices(folders: ReadonlySet<string>): Plugin;
