import type { Plugin } from 'vite';

/** Takes examples and advice out of the rules in the engine's bundle, moves sentences to chunks of their own, and says which chunk each module is in. */
export function leanRules(): Plugin;
