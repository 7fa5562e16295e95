// Writes docs/coverage.tsv: every requirement of the catalogue, what reports it, in which revisions, and the reason where nothing does.
//
//   npm run coverage
//
// The ids come from the catalogue, in the folder that MCP_SPEC_DIR names or in ../shared/spec; without it, from the table itself.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './sources.mjs';
import { validators } from './validators.mjs';

const table = join(root, 'docs', 'coverage.tsv');
const catalogue = join(process.env.MCP_SPEC_DIR ?? join(root, '..', 'shared', 'spec'), 'requirements.jsonl');

const { module } = await runnerImport(join(root, 'web/protocol/testing/coverage.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [validators()],
});

const known = existsSync(catalogue)
  ? module.entriesOfCatalogue(readFileSync(catalogue, 'utf8'))
  : module.entriesOf(readFileSync(table, 'utf8'));
const rows = module.coverageOf(known);
writeFileSync(table, module.written(rows));
console.log(module.countsOf(rows));
