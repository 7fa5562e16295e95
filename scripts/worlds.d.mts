import type { Plugin } from 'vite';

/** Gives `virtual:world/PATH`: the text of web/PATH as one classic script. */
export function worlds(): Plugin;
