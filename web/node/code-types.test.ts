/** The TypeScript of starting code and solutions compiles under strict types and uses no `any`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { CODE_EXERCISES } from '../course/code.ts';

const compiler = fileURLToPath(new URL('../../node_modules/typescript/lib/tsc.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'course-types-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PROGRAMS = CODE_EXERCISES.flatMap(({ id, start, solution, signatures }) => [
  { name: `${id}-start.ts`, text: start.typescript, signature: signatures.typescript },
  { name: `${id}-solution.ts`, text: solution.typescript, signature: signatures.typescript },
]);

/** The compiler's messages for files of this folder; empty if there are none. */
function complaints(files: readonly { name: string; text: string }[]): string {
  for (const { name, text } of files) writeFileSync(join(folder, name), `${text}\nexport {};\n`);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023', '--types', ''];
  try {
    execFileSync(process.execPath, [compiler, ...options, ...files.map(({ name }) => name)], { cwd: folder });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

it('every starting program and every solution compiles', () => {
  expect(PROGRAMS.length).toBeGreaterThanOrEqual(26);
  expect(complaints(PROGRAMS)).toBe('');
});

it('a wrong program is reported', () => {
  expect(complaints([{ name: 'wrong.ts', text: 'const a: number = "1";' }])).toMatch(/TS2322/u);
});

it.each(PROGRAMS.map(({ name, text, signature }) => [name, `${signature}\n${text}`] as const))(
  '%s contains no any',
  (_, text) => {
    // A type must be written to be `any`: after a colon, in angle brackets, after `as`, or in a list.
    expect(text).not.toMatch(/[:<|&([]\s*any\b|\bas\s+any\b|\bany\[\]/u);
  },
);
