// Before a release: every place that names the version has the one of package.json, and the tag too.
//   node scripts/pipelines/release-check.mjs v0.1.0
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(read('package.json'));

/** Where the version is named, and what it is there. */
const places = [
  ['the tag', (process.argv[2] ?? '').replace(/^v/u, '')],
  ['web/protocol/product.ts', /VERSION = '([^']+)'/u.exec(read('web/protocol/product.ts'))?.[1]],
  ['action.yml', /\n {2}version:\n(?: {4}.*\n)*? {4}default: (\S+)/u.exec(read('action.yml'))?.[1]],
  ['.pre-commit-hooks.yaml', /mcp-protocol-playground@(\S+)/u.exec(read('.pre-commit-hooks.yaml'))?.[1]],
];

const wrong = places.filter(([, named]) => named !== version);
for (const [place, named] of wrong)
  console.error(`release: ${place} has ${named || 'no version'}; package.json has ${version}`);
if (wrong.length === 0) console.log(`Version ${version} everywhere.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
