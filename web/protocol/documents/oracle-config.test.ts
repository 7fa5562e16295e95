/**
 * Real pieces of host configurations, install links and commands, with what is wrong in them, judged as a reader of the page would paste them: once with the
 * host named beside the text, once without. Runs where the pieces are.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LineIndex } from '../json/lines.ts';
import { judgeDocument, readDocument, type Judged } from './testing/read-document.ts';
import { hostCommand } from './host-command/index.ts';
import { hostConfig } from './host-config/index.ts';
import { installLink } from './install-link/index.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly host?: string;
  readonly text: string;
  readonly valid: boolean | 'n/a';
  readonly mistakes: readonly { what: string; where: string; severity: 'error' | 'warning' | 'hint' }[];
}

const KINDS = [hostConfig, installLink, hostCommand];

const folder = process.env['TUTORIALS_DIR'] ?? '';
const file = folder === '' ? '' : join(folder, '..', 'documents', 'cases.jsonl');
const known = file !== '' && existsSync(file);
const cases = known
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): Case => JSON.parse(line))
      .filter(({ kind }) => KINDS.some((one) => one.kind === kind))
  : [];

/** True if a finding is at the pointer (or one step around it), or on the line. */
function isAt(where: string, { pointer, span }: Judged, lines: LineIndex): boolean {
  const line = /^line (\d+)$/.exec(where)?.[1];
  if (line !== undefined) {
    return lines.at(span.start).line <= Number(line) && lines.at(span.end).line >= Number(line);
  }
  const path = where === '/' ? '' : where;
  return (
    pointer === path ||
    pointer.startsWith(`${path}/`) ||
    (path !== '' &&
      pointer !== '' &&
      path.startsWith(`${pointer}/`) &&
      path.split('/').length - pointer.split('/').length === 1)
  );
}

interface Tally {
  readonly misses: string[];
  found: number;
  of: number;
}

function measure(named: boolean) {
  const tally = (): Tally => ({ misses: [], found: 0, of: 0 });
  const figures = { kind: tally(), valid: tally(), error: tally(), warning: tally(), hint: tally() };
  const count = (into: Tally, good: boolean, miss: string): void => {
    into.of += 1;
    if (good) into.found += 1;
    else into.misses.push(miss);
  };
  for (const { id, kind, host, text, valid, mistakes } of cases) {
    const clues = named && host !== undefined && host !== 'any' ? [host] : [];
    const subject = readDocument(text, clues);
    const recognized = KINDS.find((one) => one.recognize(subject) !== null);
    count(figures.kind, recognized?.kind === kind, id);
    const judged = recognized === undefined ? null : judgeDocument(recognized, subject);
    const findings = judged?.findings ?? [];
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (valid === true) count(figures.valid, errors.length === 0, `${id} ${errors.map(({ rule }) => rule).join()}`);
    const lines = new LineIndex(text);
    for (const { what, where, severity } of mistakes) {
      const found = findings.some((finding) => isAt(where, finding, lines));
      count(figures[severity], found, `${id} (${host ?? ''}) ${where}: ${what}`);
    }
  }
  return figures;
}

describe.skipIf(!known)('real configurations', () => {
  it.each([
    ['with the host named', true],
    ['without', false],
  ])('%s', (title, named) => {
    const figures = measure(named);
    for (const [name, { found, of, misses }] of Object.entries(figures)) {
      if (misses.length > 0) console.info(`${title}: ${name} ${found} of ${of}\n  ${misses.join('\n  ')}`);
    }
    const share = ({ found, of }: Tally): number => (of === 0 ? 1 : found / of);
    expect(share(figures.kind)).toBeGreaterThanOrEqual(0.97);
    expect(share(figures.valid)).toBeGreaterThanOrEqual(0.97);
    expect(share(figures.error)).toBeGreaterThanOrEqual(0.9);
    expect(share(figures.warning)).toBeGreaterThanOrEqual(0.8);
  });
});
