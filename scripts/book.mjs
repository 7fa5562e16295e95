/**
 * A Vite plugin: `virtual:book` holds the pages of all rules as data, made at build time from the rules themselves. Nothing
 * of the rules' own code reaches the page that shows them.
 */
import { join } from 'node:path';
import { root } from './sources.mjs';
import { validators } from './validators.mjs';

const NAME = 'virtual:book';
const RESOLVED = `\0${NAME}`;

/** @returns {import('vite').Plugin} */
export function book() {
  /** @type {Promise<unknown> | undefined} */
  let made;
  return {
    name: 'book',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      made ??= make();
      // As one string: a browser reads JSON several times faster than the same thing written as code.
      return {
        code: `export const book = JSON.parse(${JSON.stringify(JSON.stringify(await made))});`,
        map: null,
        moduleSideEffects: false,
      };
    },
    handleHotUpdate({ file }) {
      if (/\/web\/protocol\//.test(file)) made = undefined;
    },
  };
}

async function make() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'web/protocol/book/rules.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [validators()],
  });
  return module.ruleBook();
}
