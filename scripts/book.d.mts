import type { Plugin } from 'vite';
import type { Catalog } from './languages/catalog.mjs';

/** Makes `virtual:book` and `virtual:extension-book`: the pages of all rules and extensions as data, made at build time from the rules themselves. */
export function book(options?: { compressed?: boolean; catalog?: Catalog | null }): Plugin;
