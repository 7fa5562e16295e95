import type { Plugin } from 'vite';

/** Gives `virtual:world/PATH`: the text of web/PATH as one classic script. The folders of libraries in it are added to `libraries`. */
export function worlds(libraries?: Set<string>, plugins?: Plugin[]): Plugin;
