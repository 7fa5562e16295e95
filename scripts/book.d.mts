import type { Plugin } from 'vite';

/** Makes `virtual:book` and `virtual:extension-book`: the pages of all rules and extensions as data, made at build time from the rules themselves. */
export function book(): Plugin;
