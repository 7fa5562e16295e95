/**
 * Real lessons, fragments and pieces of program text, pasted whole: parts, messages and errors as a person sees them. Reads
 * `documents` beside the folder that MCP_SPEC_DIR names.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { checkOne } from './check.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly contains: number;
  readonly valid: boolean | 'n/a';
}

const folder = process.env.MCP_SPEC_DIR;
const file = folder === undefined ? '' : path.join(folder, '..', 'documents', 'cases.jsonl');
const found = file !== '' && existsSync(file);
const cases = found
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Case => JSON.parse(line))
  : [];

test.skipIf(found)('real pieces', () => {
  console.log('MCP_SPEC_DIR has no documents beside it: lessons are not compared with real pieces.');
  expect(cases).toEqual([]);
});

describe.runIf(found).each([
  ['lessons', /^lesson-text$/, 0.85],
  ['fragments', /^fragment-/, 0.97],
  ['program text', /^program-/, 0.94],
] as const)('real %s', (_, kinds, share) => {
  const own = cases.filter(({ kind }) => kinds.test(kind));
  const reports = own.map((one) => ({ ...one, report: checkOne(one.text) }));

  it('have their kind, and as many messages as a person counts', () => {
    const named = reports.filter(({ kind, report: { parts } }) => parts.some((part) => part.kind === kind));
    const counted = reports.filter(({ contains, report: { entries } }) => entries.length === contains);
    expect(named.length / own.length).toBeGreaterThanOrEqual(Math.min(share, 0.94));
    expect(counted.length / own.length).toBeGreaterThanOrEqual(share);
  });

  it('have no errors if they are right', () => {
    const right = reports.filter(({ valid }) => valid === true);
    const wrong = right.filter(({ report }) => report.diagnostics.some(({ severity }) => severity === 'error'));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
