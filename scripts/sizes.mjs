// The size budgets of the built bundles, and the command that compares dist/ with them.
//   node scripts/sizes.mjs [--dist FOLDER] [--json FILE]     exit code 1 if a bundle is over its budget or missing
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { root } from './sources.mjs';

const brotli = promisify(brotliCompress);

/**
 * The files that a browser loads together, with their budget: kB of 1000 bytes, brotli 11, the sum over all files whose name
 * without hash matches. Add a line for every important new bundle. Raise a budget only with a reason in the commit.
 */
export const BUDGETS = [
  { name: 'page without editor', files: /^(index\.html|(index|mount|frame|rolldown-runtime)\.(js|css))$/, limit: 108 },
  { name: 'checker: text and envelope', files: /^(worker|checker)\.js$/, limit: 33 },
  { name: 'checker: reader', files: /^reader\.js$/, limit: 28.5 },
  { name: 'checker: messages of its rules', files: /^rule-messages\.js$/, limit: 15 },
  { name: 'types and their rules', files: /^shapes\.js$/, limit: 209 },
  { name: 'messages of types and their rules', files: /^shape-messages\.js$/, limit: 64 },
  {
    name: 'validators, all revisions',
    files: /^(2024-11-05|2025-03-26|2025-06-18|2025-11-25|2026-07-28)\.js$/,
    limit: 20,
  },
  { name: 'documents and programs', files: /^documents\.js$/, limit: 183 },
  { name: 'causes of failures', files: /^explain\.js$/, limit: 95 },
  { name: 'extensions', files: /^extended\.js$/, limit: 54 },
  { name: 'parsers of TOML and YAML', files: /^notation\.js$/, limit: 36 },
  { name: 'what hosts do', files: /^host-(jobs|check)\.js$/, limit: 46 },
  { name: 'comparing and translating sessions', files: /^session-jobs\.js$/, limit: 32 },
  {
    name: 'their dialogs',
    files: /^((Compare|Translate)Dialog|SessionDialogs(\.module)?|ReportActions|session-tools)\.(js|css)$/,
    limit: 9,
  },
  { name: 'Hosts view', files: /^HostsBoard\.(js|css)$/, limit: 5 },
  { name: 'pages of hosts', files: /^HostsPage\.(js|css)$/, limit: 40 },
  { name: 'editor', files: /^(Editor|monaco-base)\.(js|css)$/, limit: 570 },
  { name: 'Server screen', files: /^(ServerScreen|server|simulation|check-messages)\.(js|css)$/, limit: 71 },
  { name: 'Learn screen', files: /^(LearnScreen|WalkView|ExerciseView|tutor)\.(js|css)$/, limit: 44 },
  { name: 'walkthroughs', files: /^play\.js$/, limit: 38 },
  { name: 'exercises', files: /^grade\.js$/, limit: 58 },
  { name: 'code exercises', files: /^code\.js$/, limit: 40 },
  { name: 'methods, types and rules for palette and Reference', files: /^catalog\.js$/, limit: 76 },
  { name: 'Reference screen', files: /^(ReferenceScreen|_virtual_book|catalog)\.(js|css)$/, limit: 252 },
  {
    name: 'pages of extensions and documents',
    files: /^(ExtraPage|extension-book|_virtual_extension-book)\.(js|css)$/,
    limit: 110,
  },
  { name: 'runner of programs', files: /^(runner|script)\.js$/, limit: 97 },
  { name: 'standard globals of programs', files: /^standard-globals\.js$/, limit: 12 },
];

const kB = (bytes) => Math.round(bytes / 100) / 10;

/** Name of a built file without its hash. */
const plainName = (file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Sizes of all scripts, styles and pages of a build: `{ file, raw, brotli }`, bytes. */
export async function measureSizes(dist) {
  const assets = readdirSync(join(dist, 'assets')).map((file) => join('assets', file));
  const files = ['index.html', ...assets].filter((file) => /\.(js|css|html)$/.test(file));
  return Promise.all(
    files.map(async (file) => {
      const raw = readFileSync(join(dist, file));
      const packed = await brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      return { file: plainName(file.replace(/^assets[\\/]/, '')), raw: raw.length, brotli: packed.length };
    }),
  );
}

/** One row for each budget: its name, kB, limit, and the problem in one sentence, `null` if it is met. */
export function compareSizes(sizes, budgets = BUDGETS) {
  return budgets.map(({ name, files, limit }) => {
    const found = sizes.filter(({ file }) => files.test(file));
    const size = kB(found.reduce((sum, { brotli: bytes }) => sum + bytes, 0));
    let problem = null;
    if (found.length === 0)
      problem = `${name}: the build has no file of this name; correct the line in scripts/sizes.mjs`;
    else if (size > limit)
      problem = `${name}: ${size} kB, at most ${limit} kB (${found.map(({ file }) => file).join(', ')})`;
    return { name, size, limit, problem };
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { dist: { type: 'string' }, json: { type: 'string' } } });
  const rows = compareSizes(await measureSizes(values.dist ?? join(root, 'dist')));
  console.table(rows.map(({ name, size, limit }) => ({ bundle: name, 'kB brotli': size, 'at most': limit })));
  const failures = rows.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  for (const problem of failures) console.log(`Over budget: ${problem}`);
  const counts = { passed: rows.length - failures.length, failed: failures.length, skipped: 0, failures };
  if (values.json) writeFileSync(values.json, JSON.stringify(counts));
  process.exitCode = failures.length === 0 ? 0 : 1;
}
