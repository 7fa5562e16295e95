/**
 * A Vite plugin: a build evaluates the modules below `web/protocol/model/requirements/parts/` to plain data, so that the page
 * loads neither the whole table nor the code that reads it. Each module describes its own content; without the plugin it runs
 * as it is.
 */
import { readdirSync } from 'node:fs';
import { basename, join, normalize, sep } from 'node:path';
import { cachedAs } from './cached.mjs';
import { root } from './sources.mjs';

const FOLDER = join(root, 'web/protocol/model/requirements');
const PARTS = join(FOLDER, 'parts') + sep;
/** Every build needs the parts, which are evaluated once for these sources. */
const SOURCES = ['web/protocol', 'scripts/cached.mjs', 'scripts/requirements.mjs', 'package-lock.json'];

/** @returns {import('vite').Plugin} */
export function requirements() {
  /** @type {Promise<Record<string, string>> | undefined} */
  let made;
  return {
    name: 'requirements',
    enforce: 'pre',
    async load(id) {
      if (!normalize(id).startsWith(PARTS)) return null;
      made ??= cachedAs('requirements', SOURCES, makeAll);
      const code = (await made)[basename(id)];
      if (code === undefined) throw new Error(`There is no part ${basename(id)} of the requirements`);
      return { code, map: null, moduleSideEffects: false };
    },
    handleHotUpdate({ file }) {
      if (normalize(file).startsWith(FOLDER)) made = undefined;
    },
  };
}

/** The code of every part, by its file name: its exports as literals. */
async function makeAll() {
  const { runnerImport } = await import('vite');
  const codeOf = async (file) => {
    const { module } = await runnerImport(join(PARTS, file), { root, configFile: false, logLevel: 'error' });
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  };
  const files = readdirSync(PARTS);
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await codeOf(file)])));
}
