/** Marks for the lines of a program that failed. Pure. */
import type { Mark } from '../../../editor/SmallEditor.tsx';
import type { TestCase, TestRow } from '../../../engine/learn.ts';

/** One mark for each line that failed, with the error of the first test that failed there. */
export function failedLines(text: string, runs: readonly TestCase[], tests: readonly TestRow[]): Mark[] {
  const lines = text.split('\n');
  const marks = new Map<number, Mark>();
  for (const [at, { line }] of runs.entries()) {
    const content = line === null ? undefined : lines[line - 1];
    if (line === null || content === undefined || marks.has(line)) continue;
    const startColumn = content.length - content.trimStart().length + 1;
    const endColumn = Math.max(content.trimEnd().length, startColumn) + 1;
    const range = { startLine: line, startColumn, endLine: line, endColumn };
    marks.set(line, { severity: 'error', says: tests[at]?.got ?? 'The program failed here.', range });
  }
  return [...marks.values()];
}
