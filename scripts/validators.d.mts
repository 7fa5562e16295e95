import type { Plugin } from 'vite';

/** Makes `virtual:validators/<revision>`: one compiled function per type, from our own types, at build time. With the plugin of the requirements, which the models need. */
export function validators(): Plugin[];
