import type { Plugin } from 'vite';

/** Leaves parts of Monaco out of the bundle that the page never shows. */
export function leanMonaco(): Plugin;
