// Commands written in TypeScript below web/node: each is bundled once, cached until a source changes, and started from the
// bundle.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { book } from './book.mjs';
import { inlineFiles } from './inline-files.mjs';
import { root, stampOf } from './sources.mjs';
import { validators } from './validators.mjs';
import { worlds } from './worlds.mjs';

const SHARED = [
  'scripts/bundle.mjs',
  'scripts/book.mjs',
  'scripts/cached.mjs',
  'scripts/requirements.mjs',
  'scripts/validators.mjs',
  'scripts/validators-code.mjs',
  'scripts/schema-branches.mjs',
  'scripts/schema-parts.mjs',
  'scripts/worlds.mjs',
  'scripts/inline-files.mjs',
  'scripts/policy.mjs',
  'scripts/static-files.mjs',
  'web/app/early.js',
  'web/app/runner/worlds/frame.js',
  'web/app/runner/worlds/view-frame.js',
  'web/protocol',
  'web/node',
  'package-lock.json',
];

/**
 * Path of an up-to-date bundle of web/node/ENTRY.ts; builds it if there is none. `places` are source folders it needs in
 * addition to the shared ones. `split`: what is imported later is a file of its own, so that a start reads less.
 */
export async function bundleOf(name, entry, places = [], split = false) {
  const cache = join(root, 'node_modules', '.cache', 'playground', name);
  const home = join(cache, stampOf([...SHARED, ...places]));
  const file = join(home, `${entry}.js`);
  if (!existsSync(file)) await bundleInto(cache, home, entry, split);
  return file;
}

/** Builds in a temporary folder and renames it when finished, so that concurrent runs never see an incomplete bundle. */
async function bundleInto(cache, home, entry, split) {
  mkdirSync(cache, { recursive: true });
  const workshop = mkdtempSync(join(cache, 'new-'));
  try {
    await bundle(workshop, entry, split);
    renameSync(workshop, home);
  } catch (error) {
    rmSync(workshop, { recursive: true, force: true });
    if (!existsSync(join(home, `${entry}.js`))) throw error; // else a concurrent run was faster
  }
  dropOld(cache, home);
}

async function bundle(outDir, entry, split) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [validators(), book({ compressed: true }), worlds(), inlineFiles()],
    // Engines are read as files, and only for code that needs them.
    ssr: { noExternal: true, external: ['pyodide', '@jitl/quickjs-ng-wasmfile-release-sync'] },
    build: {
      ssr: `web/node/${entry}.ts`,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${entry}.js`, ...(split ? {} : { codeSplitting: false }) } },
    },
  });
}

/** Deletes bundles of older sources, except those that a concurrent run may be about to load. */
function dropOld(cache, home) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (folder !== home && age > 600_000) rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command with the arguments of this process. A failure to start is one line on stderr and the exit code 2. */
export async function run(name, makeBundle) {
  if (!existsSync(join(root, 'node_modules', 'vite'))) {
    console.error(`${name}: the libraries are not installed; run npm ci once`);
    process.exitCode = 2;
    return;
  }
  const file = await makeBundle().catch((error) => {
    console.error(`${name}: the command could not be built\n${error.message}`);
    process.exitCode = 2;
  });
  if (file === undefined) return;
  const { main } = await import(pathToFileURL(file).href);
  await main(process.argv.slice(2));
}
