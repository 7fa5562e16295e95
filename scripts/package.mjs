// Builds what the npm package contains: the page in dist/; the program, the library and its types in build/. `npm pack` runs it.
//   node scripts/package.mjs [--if-needed]
//   node scripts/package.mjs --scorm 1.2|2004 [--items id,id,…] [--out FILE]     a package for learning systems instead
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build.mjs';
import { book } from './book.mjs';
import { inlineFiles } from './inline-files.mjs';
import { leanExamples } from './lean-rules.mjs';
import { collectLibraries, folderOf, NOTICES, writeNotices } from './notices.mjs';
import { root, stampOf } from './sources.mjs';
import { validators } from './validators.mjs';
import { worlds } from './worlds.mjs';

const out = join(root, 'build');
const stampFile = join(root, 'node_modules', '.cache', 'playground', 'package.stamp');
const SOURCES = ['package.json', 'package-lock.json', 'scripts', 'web'];

/** Builds everything. Throws if a part fails. */
export async function buildPackage() {
  await buildIfNeeded();
  const stamp = stampOf(SOURCES);
  rmSync(stampFile, { force: true });
  rmSync(out, { recursive: true, force: true });
  const libraries = new Set();
  await buildProgram(libraries);
  await buildLibrary(libraries);
  writeTypes();
  writeNotices(join(out, NOTICES), libraries);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Builds unless the sources are unchanged since the last time. */
export async function buildPackageIfNeeded() {
  const fresh = existsSync(stampFile) && existsSync(out) && readFileSync(stampFile, 'utf8') === stampOf(SOURCES);
  if (fresh) await buildIfNeeded();
  else await buildPackage();
}

/** The commands with all their libraries, one chunk for what a command loads together; and the JavaScript engine of `grade`. */
async function buildProgram(libraries) {
  await bundle({
    plugins: [
      validators(),
      book({ compressed: true }),
      worlds(libraries),
      inlineFiles(),
      leanExamples(),
      collectLibraries(libraries),
    ],
    ssr: { noExternal: true, external: ['pyodide'] },
    build: {
      ssr: 'web/node/bin.ts',
      outDir: join(out, 'program'),
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  const engine = join(folderOf('@jitl/quickjs-ng-wasmfile-release-sync'), 'dist', 'emscripten-module.wasm');
  copyFileSync(engine, join(out, 'program', 'quickjs.wasm'));
  chmodSync(join(out, 'program', 'bin.js'), 0o755);
}

/** The library and the matchers: modules for everything, and for Jest also one file of the older kind. */
async function buildLibrary(libraries) {
  const entry = { index: 'web/library/index.ts', vitest: 'web/matchers/vitest.ts', jest: 'web/matchers/jest.ts' };
  const plugins = () => [validators(), leanExamples(), collectLibraries(libraries)];
  const build = { outDir: join(out, 'library'), target: 'es2022', minify: true };
  const external = ['vitest'];
  await bundle({
    plugins: plugins(),
    build: {
      ...build,
      lib: { entry, formats: ['es'], fileName: (_, name) => `${name}.js` },
      rolldownOptions: { external, output: { chunkFileNames: '[name]-[hash].js', minify: true } },
    },
  });
  await bundle({
    plugins: plugins(),
    build: {
      ...build,
      lib: { entry: entry.jest, formats: ['cjs'], fileName: () => 'jest.cjs' },
      rolldownOptions: { external, output: { codeSplitting: false } },
    },
  });
}

async function bundle({ build, ...config }) {
  const { build: viteBuild } = await import('vite');
  await viteBuild({
    root,
    configFile: false,
    logLevel: 'warn',
    ...config,
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      ...build,
      rolldownOptions: { checks: { bundlerTimings: false }, ...build.rolldownOptions },
    },
  });
}

/** The types of the library: what the compiler emits for its entries, and everything that these refer to. */
function writeTypes() {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', 'web/tsconfig.matchers.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The types could not be emitted: see the lines above.');
  for (const entry of ['library/index', 'matchers/vitest', 'matchers/jest']) copyTypes(entry, 'ts');
  // A program that is no module may only refer to files that are none.
  copyTypes('matchers/jest', 'cts');
}

const emitted = {
  matchers: join(root, 'node_modules/.cache/tsc/matchers'),
  other: join(root, 'node_modules/.cache/tsc/pure'),
};
const REFERENCE = /(\bfrom |\bimport\()(['"])(\.[^'"]+)\.ts\2/g;

/** Copies the declarations of a file below web/ with those it refers to; `kind` is `ts` or `cts`. */
function copyTypes(name, kind, done = new Set()) {
  if (done.has(name)) return;
  done.add(name);
  const from = join(name.startsWith('matchers/') ? emitted.matchers : emitted.other, `${name}.d.ts`);
  const text = readFileSync(from, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  const to = join(out, 'types', `${name}.d.${kind}`);
  mkdirSync(dirname(to), { recursive: true });
  const ending = kind === 'ts' ? 'js' : 'cjs';
  writeFileSync(
    to,
    text.replaceAll(REFERENCE, (_, before, quote, path) => `${before}${quote}${path}.${ending}${quote}`),
  );
  for (const [, , , path] of text.matchAll(REFERENCE))
    copyTypes(relative(root, join(root, dirname(name), path)).replaceAll('\\', '/'), kind, done);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      'if-needed': { type: 'boolean' },
      scorm: { type: 'string' },
      items: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.scorm !== undefined) await (await import('./scorm/package.mjs')).scormCommand(values);
  else await (values['if-needed'] ? buildPackageIfNeeded() : buildPackage());
}
