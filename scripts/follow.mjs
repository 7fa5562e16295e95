// Lists what a newer official snapshot has that our model lacks, and what it no longer has: methods, types, members, what is required,
// values, codes; and by page the clauses, and the sentences with MUST, SHOULD or MAY.
//
//   npm run follow -- --against 2025-11-25 [--before OLD_SNAPSHOT] [--json] SNAPSHOT
//   npm run follow -- --extension tasks [--before OLD_SNAPSHOT] [--json] SNAPSHOT
//
// SNAPSHOT is a folder with a schema (schema.json, or the only .json file) and pages (.md, .mdx), or one such file. All pages below it are
// read. They have the path that clauses have (server/tools.mdx), or lie in docs/specification/REVISION. OLD_SNAPSHOT is the one that the model follows: what differs from it too is only counted.
// Exit code 0: no difference; 1: differences; 2: arguments or files that cannot be used.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { root } from './sources.mjs';
import { validators } from './validators.mjs';

function unusable(message) {
  process.stderr.write(`follow: ${message}\n`);
  process.exit(2);
}

function filesIn(path) {
  if (!statSync(path, { throwIfNoEntry: false })) unusable(`there is no file or folder ${path}`);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .toSorted();
}

/** The folder of the pages: of a copy of the official repository, the only revision below docs/specification. */
function pagesFolder(path) {
  const revisions = join(path, 'docs/specification');
  if (!statSync(revisions, { throwIfNoEntry: false })?.isDirectory()) return path;
  const found = readdirSync(revisions).filter((name) => statSync(join(revisions, name)).isDirectory());
  if (found.length !== 1) unusable(`name one of the folders of ${revisions}: ${found.toSorted().join(', ')}`);
  return join(revisions, found[0]);
}

function snapshotAt(given) {
  const files = filesIn(given);
  const path = pagesFolder(given);
  const schemas = files.filter((file) => file.endsWith('.json'));
  const schema = schemas.find((file) => basename(file) === 'schema.json') ?? (schemas.length === 1 ? schemas[0] : null);
  const pages = files
    .filter((file) => /\.mdx?$/u.test(file) && (file === path || file.startsWith(join(path, sep))))
    .map((file) => ({
      path: (relative(path, file) || basename(file)).replace(/(?:\/index)?\.mdx?$/u, '').replaceAll(sep, '/'),
      text: readFileSync(file, 'utf8'),
    }));
  if (!schema && pages.length === 0) unusable(`${path} has neither a schema nor pages`);
  try {
    return {
      ...(schema ? { schema: JSON.parse(readFileSync(schema, 'utf8')) } : {}),
      ...(pages.length > 0 ? { pages } : {}),
    };
  } catch (problem) {
    return unusable(`${schema} is not JSON: ${problem.message}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    extension: { type: 'string' },
    before: { type: 'string' },
    json: { type: 'boolean' },
  },
});
const [path, more] = positionals;
if (path === undefined || more !== undefined) unusable('name one snapshot: a folder, a schema or a page');
if ((values.against === undefined) === (values.extension === undefined))
  unusable('name either a revision with --against or an extension with --extension');

const snapshot = snapshotAt(path);
const before = values.before === undefined ? {} : snapshotAt(values.before);
const { module } = await runnerImport(join(root, 'web/protocol/testing/follow/index.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [validators()],
});
const known =
  values.extension === undefined ? module.knownRevision(values.against) : module.knownExtension(values.extension);
if (!known) unusable(`there is no ${values.extension === undefined ? 'revision' : 'extension'} of this name`);
const found = module.follow(snapshot, known, before);
process.stdout.write(
  values.json ? `${JSON.stringify(found)}\n` : module.followedText(found, `${basename(path)} against ${known.title}`),
);
process.exitCode = found.changes.length > 0 ? 1 : 0;
