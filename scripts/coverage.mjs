// Writes docs/coverage.tsv: every requirement of the tables, the rule that reports it, in which revisions, and the reason if no rule does.
// Requirements of extensions follow those of the revisions.
//
//   npm run coverage
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './sources.mjs';
import { validators } from './validators.mjs';

const { module } = await runnerImport(join(root, 'web/protocol/testing/coverage.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [validators()],
});

const rows = [...module.coverage(), ...module.extensionCoverage()];
writeFileSync(join(root, 'docs', 'coverage.tsv'), module.written(rows));
console.log(module.countsOf(rows));
