// The scripts in which learners' code runs, as strings: `virtual:world/PATH` is web/PATH bundled with all its imports as one
// classic script. The page passes it to a worker, Node to a child process.
import { join } from 'node:path';
import { collectLibraries } from './notices.mjs';
import { root } from './sources.mjs';

const NAME = 'virtual:world/';

/** The bundle of web/PATH as one classic script; the folders of its libraries are added to `libraries`. */
async function bundle(path, libraries, plugins) {
  const { build } = await import('vite');
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, collectLibraries(libraries)],
    resolve: { conditions: ['browser', 'module', 'import', 'default'] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: join(root, 'web', path),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [{ output }] = [made].flat();
  const [script, ...others] = output.filter(({ type }) => type === 'chunk');
  if (!script || others.length > 0) throw new Error(`${path} came to ${others.length + 1} scripts`);
  return script.code;
}

/**
 * The plugin. The folders of the libraries in the scripts are added to `libraries`; `plugins` take part in their builds.
 */
export function worlds(libraries = new Set(), plugins = []) {
  const texts = new Map();
  return {
    name: 'worlds',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const path = id.slice(NAME.length + 1);
      if (!texts.has(path)) texts.set(path, bundle(path, libraries, plugins));
      return `export default ${JSON.stringify(await texts.get(path))};`;
    },
    // In development a world is rebuilt when one of its sources changes.
    handleHotUpdate: ({ file }) => {
      if (/\/web\/sandbox\//.test(file)) texts.clear();
    },
  };
}
