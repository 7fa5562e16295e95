/**
 * A Vite plugin: `virtual:requirements/<part>` is what `web/protocol/model/requirements/make.ts` makes of the table of
 * requirements for one reader: `envelope` and `deep` for the judge, `reasons` for findings, `words` for pages.
 */
import { join } from 'node:path';
import { root } from './sources.mjs';

const PREFIX = 'virtual:requirements/';
const RESOLVED = `\0${PREFIX}`;

/** @returns {import('vite').Plugin} */
export function requirements() {
  /** @type {Promise<Record<string, string>> | undefined} */
  let made;
  return {
    name: 'requirements',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      made ??= makeAll();
      const code = (await made)[id.slice(RESOLVED.length)];
      if (code === undefined) throw new Error(`There is no part ${id.slice(RESOLVED.length)} of the requirements`);
      return { code, map: null, moduleSideEffects: false };
    },
    handleHotUpdate({ file }) {
      if (/\/web\/protocol\/model\/requirements\//.test(file)) made = undefined;
    },
  };
}

/** The code of every part, by its name. */
async function makeAll() {
  const { runnerImport } = await import('vite');
  const load = async (file) =>
    (
      await runnerImport(join(root, 'web/protocol/model/requirements', file), {
        root,
        configFile: false,
        logLevel: 'error',
      })
    ).module;
  const { AREAS } = await load('index.ts');
  const { explained, ledgerSteps, reasons } = await load('make.ts');
  const { envelope, ...deep } = AREAS;
  const code = (name, value) => `export const ${name} = ${JSON.stringify(value)};`;
  return {
    envelope: code('steps', ledgerSteps([envelope])),
    deep: code('steps', ledgerSteps(Object.values(deep))),
    reasons: code('reasons', reasons(Object.values(AREAS))),
    words: code('explained', explained(Object.values(AREAS))),
  };
}
