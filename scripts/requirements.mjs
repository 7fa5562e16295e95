/**
 * A Vite plugin: a build evaluates the modules below `web/protocol/model/requirements/parts/` to plain data, so that the page
 * loads neither the whole table nor the code that reads it. Each module describes its own content; without the plugin it runs
 * as it is.
 */
import { readdirSync } from 'node:fs';
import { basename, join, normalize, sep } from 'node:path';
import { root } from './sources.mjs';

const FOLDER = join(root, 'web/protocol/model/requirements');
const PARTS = join(FOLDER, 'parts') + sep;

/** @returns {import('vite').Plugin} */
export function requirements() {
  /** @type {Promise<Map<string, string>> | undefined} */
  let made;
  return {
    name: 'requirements',
    enforce: 'pre',
    async load(id) {
      if (!normalize(id).startsWith(PARTS)) return null;
      made ??= makeAll();
      const code = (await made).get(basename(id));
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
  return new Map(await Promise.all(files.map(async (file) => [file, await codeOf(file)])));
}
