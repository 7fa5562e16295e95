/** Real pieces of program text: the number of messages in each. Reads `documents` beside the folder that MCP_SPEC_DIR names. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readProgram } from './index.ts';
import { messagesIn } from './shape.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly contains: number;
}

const folder = process.env['MCP_SPEC_DIR'];
const file = folder === undefined ? '' : join(folder, '..', 'documents', 'cases.jsonl');
const found = file !== '' && existsSync(file);
const cases = found
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Case => JSON.parse(line))
  : [];

test.skipIf(found)('real pieces of program text', () => {
  console.log('MCP_SPEC_DIR has no documents beside it: program text is not compared with real pieces.');
  expect(cases).toEqual([]);
});

describe.runIf(found)('real pieces of program text', () => {
  it('hold as many messages as a person counts', () => {
    const programs = cases.filter(({ kind }) => kind === 'program-literal' || kind === 'program-repr');
    const wrong = programs.flatMap(({ id, text, contains }) => {
      const reading = readProgram(text, { start: 0, end: text.length });
      const count = reading?.values.reduce((sum, { tree }) => sum + messagesIn(tree), 0);
      return count === contains ? [] : [`${id}: ${String(count)} instead of ${contains}`];
    });
    expect(programs.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('have values if they are debug prints', () => {
    const prints = cases.filter(({ kind }) => kind === 'program-repr');
    const empty = prints.filter(
      ({ text }) => (readProgram(text, { start: 0, end: text.length })?.values ?? []).length === 0,
    );
    expect(empty.map(({ id }) => id)).toEqual([]);
  });
});
