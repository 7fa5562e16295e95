import type { Plugin } from 'vite';

/** Takes examples and advice out of the rules in the engine's bundle, and moves sentences to a chunk of their own. */
export function leanRules(): Plugin;
/** How the worker's code is cut: `words` and `reader` apart from what judges. */
export const engineGroups: { name: string; test: (id: string) => boolean; includeDependenciesRecursively?: boolean }[];
