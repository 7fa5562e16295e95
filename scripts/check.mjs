// `npm run --silent check`: bundles web/node/check-cli.ts once, keeps the bundle until a source changes, and starts it.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, stampOf } from './sources.mjs';
import { validators } from './validators.mjs';

const SOURCES = [
  'web/node',
  'web/protocol',
  'scripts/check.mjs',
  'scripts/validators.mjs',
  'scripts/validators-code.mjs',
  'package-lock.json',
];
const cache = join(root, 'node_modules', '.cache', 'playground', 'check');

/** Path of a bundle that fits the sources; makes it when there is none. */
export async function checkBundle() {
  const home = join(cache, stampOf(SOURCES));
  const file = join(home, 'check-cli.js');
  if (!existsSync(file)) await bundleInto(home);
  return file;
}

/** Builds beside its place and moves the finished folder there, so that runs at the same time never see half a bundle. */
async function bundleInto(home) {
  mkdirSync(cache, { recursive: true });
  const workshop = mkdtempSync(join(cache, 'new-'));
  try {
    await bundle(workshop);
    renameSync(workshop, home);
  } catch (error) {
    rmSync(workshop, { recursive: true, force: true });
    if (!existsSync(join(home, 'check-cli.js'))) throw error; // else another run was faster
  }
  dropOld(home);
}

async function bundle(outDir) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [validators()],
    ssr: { noExternal: true },
    build: {
      ssr: 'web/node/check-cli.ts',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'check-cli.js', codeSplitting: false } },
    },
  });
}

/** Drops bundles of older sources, but none that another run may be about to load. */
function dropOld(home) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (folder !== home && age > 600_000) rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!existsSync(join(root, 'node_modules', 'vite'))) {
    console.error('check: the libraries are not installed; run npm ci once');
    process.exitCode = 2;
  } else {
    const file = await checkBundle().catch((error) => {
      console.error(`check: the command could not be built\n${error.message}`);
      process.exitCode = 2;
    });
    if (file !== undefined) {
      const { main } = await import(pathToFileURL(file).href);
      await main(process.argv.slice(2));
    }
  }
}
