// The marks on lines that failed: one for each line, from its first character to its last.
import { expect, it } from 'vitest';
import { failedLines } from './failed-lines.ts';

const row = (got: string) => ({ name: 'A test', passed: false, expected: 'a string', got });
const run = (line: number | null) => ({ calls: [], traceback: '', line });

it('marks each line once, without its indentation', () => {
  const text = 'def f():\n    return x  \n';
  const marks = failedLines(text, [run(null), run(2), run(2)], [row('no error'), row('NameError: x'), row('other')]);
  expect(marks).toEqual([
    {
      severity: 'error',
      says: 'NameError: x',
      range: { startLine: 2, startColumn: 5, endLine: 2, endColumn: 13 },
    },
  ]);
});

it('marks nothing on a line that does not exist, and a column on an empty one', () => {
  expect(failedLines('x', [run(7)], [row('gone')])).toEqual([]);
  expect(failedLines('x\n', [run(2)], [row('end of file')])[0]?.range).toMatchObject({ startColumn: 1, endColumn: 2 });
});
