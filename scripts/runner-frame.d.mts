import type { Plugin } from 'vite';

/** Gives `virtual:runner-files`: the document of the sandbox and the files of Python. */
export function runnerFiles(): Plugin;
