/** The tables of attacks in the documents name tests that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The cells of each row of a table, without its head. */
function rowsIn(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*(?:---|Attack\s)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** What is wrong with a row; null if its test exists. A title is between quotation marks in its file. */
function fault([attack = '', ...cells]: readonly string[]): string | null {
  const [path = '', title = '', ...more] = cells.map((cell) => cell.replace(/^`(.*)`$/, '$1'));
  if (attack === '' || title === '' || more.length > 0) return `“${attack}” is no row of three cells`;
  if (!/\.(?:test|spec)\.tsx?$/.test(path) || !existsSync(join(ROOT, path))) return `${path} is no test file`;
  const code = readFileSync(join(ROOT, path), 'utf8');
  return ["'", '"', '`'].some((mark) => code.includes(mark + title + mark)) ? null : `${path} has no test “${title}”`;
}

describe('docs/attacks.md', () => {
  const rows = rowsIn(readFileSync(join(ROOT, 'docs/attacks.md'), 'utf8'));

  it('names a test for each attack, by file and title', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.map(fault).filter((one) => one !== null)).toEqual([]);
  });

  it('would be reported if a test were missing', () => {
    const [[attack = '', file = '', title = ''] = []] = rows;
    expect(fault([attack, file, title.replace(/`$/, ', too`')])).toContain('has no test');
    expect(fault([attack, '`e2e/none.spec.ts`', title])).toContain('is no test file');
    expect(fault([attack, file])).toContain('no row of three cells');
  });
});
