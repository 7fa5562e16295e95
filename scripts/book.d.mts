import type { Plugin } from 'vite';

/** Makes `virtual:book`: the pages of all rules as data, made at build time from the rules themselves. */
export function book(): Plugin;
