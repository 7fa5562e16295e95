// Writes a SCORM package: the built page, a launch page that reports to a learning system, and their manifest, as a zip file.
//   npm run package -- --scorm 1.2|2004 [--items id,id,…] [--out FILE]
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { buildIfNeeded } from '../build.mjs';
import { collectLibraries, noticesOf } from '../notices.mjs';
import { filesIn } from '../service-worker.mjs';
import { root } from '../sources.mjs';
import { manifestOf, SCORM_VERSIONS } from './manifest.mjs';
import { launchPage } from './page.mjs';

const USAGE = '--scorm 1.2|2004 [--items id,id,…] [--out FILE]';
const LAUNCH = 'scorm.html';
/** A learning system serves and updates the files itself. */
const LEFT_OUT = /^sw\.js$|^manifest\.webmanifest$|\.map$/;
/** Python: needed by exercises in code alone, and three quarters of the size. */
const PYTHON = /^assets\/(?:pyodide|python_stdlib)/;
/** Files that deflate no further. */
const PACKED = /\.(?:png|ico|woff2|zip)$/;

/** A wrong argument; the message is one line for the caller. */
export class WrongArgument extends Error {}

/** All items of the course, each with `id`, `kind` and `title`, in order. */
async function courseItems() {
  const [entry] = await chunksOf({ ssr: join(root, 'web/course/index.ts') }, 'es');
  const { CURRICULUM } = await import(`data:text/javascript;base64,${Buffer.from(entry.code).toString('base64')}`);
  return CURRICULUM.flatMap(({ items }) => items);
}

async function chunksOf(build, format, input, plugins = []) {
  const { build: viteBuild } = await import('vite');
  const made = await viteBuild({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      ...build,
      rolldownOptions: { ...(input ? { input } : {}), output: { format } },
    },
  });
  return [made].flat()[0].output;
}

/** The script of the launch page, as one file, and the notices of the libraries in it. */
async function launchScript() {
  const libraries = new Set();
  const plugins = [collectLibraries(libraries)];
  const [entry] = await chunksOf({}, 'iife', join(root, 'web/app/scorm/launch.ts'), plugins);
  return { 'scorm.js': strToU8(entry.code), 'scorm-notices.txt': strToU8(noticesOf(libraries)) };
}

function chosen(all, ids) {
  if (ids === undefined) return all;
  const wanted = [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  const unknown = wanted.find((id) => !all.some((item) => item.id === id));
  if (unknown !== undefined) throw new WrongArgument(`--items names “${unknown}”, an unknown item of the course`);
  if (wanted.length === 0) throw new WrongArgument('--items names no item; give ids with commas between them');
  return wanted.map((id) => all.find((item) => item.id === id));
}

/**
 * Writes the package and resolves to `{ file, items, bytes }`. `dist` is a build of the page, by default that of this checkout,
 * which is built if needed. Rejects with `WrongArgument` for unknown versions and items.
 */
export async function writeScorm({ version, items: ids, out, dist }) {
  if (!SCORM_VERSIONS.includes(version))
    throw new WrongArgument(`--scorm is “${version}”; it must be one of ${SCORM_VERSIONS.join(', ')}`);
  const items = chosen(await courseItems(), ids);
  if (dist === undefined) await buildIfNeeded();
  const folder = dist ?? join(root, 'dist');
  const [first] = items;
  const title = items.length === 1 ? first.title.replaceAll('`', '') : 'MCP Protocol Playground: lessons';
  const python = items.some(({ kind }) => kind === 'code');
  const paths = filesIn(folder)
    .filter((path) => !LEFT_OUT.test(path) && (python || !PYTHON.test(path)))
    .sort();
  const content = {
    [LAUNCH]: strToU8(launchPage({ version, title, items })),
    ...(await launchScript()),
    'scorm.css': readFileSync(join(root, 'web/app/scorm/launch.css')),
    ...Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path))])),
  };
  const identity = createHash('sha256').update(JSON.stringify([version, items.map(({ id }) => id)]));
  const identifier = `mcp-playground.${identity.digest('hex').slice(0, 12)}`;
  const manifest = manifestOf({ version, identifier, title, launch: LAUNCH, files: Object.keys(content) });
  // Equal content makes equal bytes: zip files have no earlier date.
  const mtime = new Date(1980, 0, 1);
  const entries = Object.entries({ 'imsmanifest.xml': strToU8(manifest), ...content });
  const zip = zipSync(
    Object.fromEntries(entries.map(([path, bytes]) => [path, [bytes, { level: PACKED.test(path) ? 0 : 6, mtime }]])),
  );
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), out ?? `mcp-playground-scorm-${version}.zip`);
  writeFileSync(file, zip);
  return { file, items: items.length, bytes: zip.length };
}

/** Runs the command and sets the exit code: 0 if the package was written, 2 for unusable arguments. */
export async function scormCommand({ scorm: version, items, out }) {
  try {
    const made = await writeScorm({ version, items, out });
    console.log(
      `${made.file}: ${made.items} ${made.items === 1 ? 'item' : 'items'}, ${Math.ceil(made.bytes / 1000)} kB`,
    );
  } catch (error) {
    if (!(error instanceof WrongArgument)) throw error;
    console.error(`package: ${error.message}; usage: ${USAGE}`);
    process.exitCode = 2;
  }
}
