import type { Plugin } from 'vite';

/** Makes `virtual:validators/<revision>`: one compiled function per type, from our own types, at build time. */
export function validators(): Plugin;
