/** Folding the members of a message. */
import { describe, expect, it } from 'vitest';
import type { AnatomyRow } from '../../protocol/place-types.ts';
import { visiblePointer, visibleRows } from './anatomyFolds.ts';

const row = (pointer: string, findings: AnatomyRow['findings'] = []): AnatomyRow => ({
  pointer,
  name: pointer,
  depth: pointer.split('/').length - 2,
  value: '{}',
  valueType: 'object',
  need: 'optional',
  says: '',
  findings,
});
const ROWS = ['/id', '/params', '/params/name', '/params/arguments', '/params/arguments/city'].map((one) => row(one));
const names = (chosen: ReadonlyMap<string, boolean>, rows = ROWS): string[] =>
  visibleRows(rows, chosen).map(({ row: { name }, folded }) => `${folded === null ? '' : folded ? '+' : '-'}${name}`);

describe('folded members', () => {
  it('are those below the second level, until the user opens them', () => {
    expect(names(new Map())).toEqual(['/id', '-/params', '/params/name', '+/params/arguments']);
    expect(names(new Map([['/params/arguments', true]]))).toEqual([
      '/id',
      '-/params',
      '/params/name',
      '-/params/arguments',
      '/params/arguments/city',
    ]);
    expect(names(new Map([['/params', false]]))).toEqual(['/id', '+/params']);
  });

  it('are open if a finding is inside', () => {
    const bad = [...ROWS.slice(0, 4), row('/params/arguments/city', [{ severity: 'error', text: 'missing' }])];
    expect(names(new Map(), bad).at(-1)).toBe('/params/arguments/city');
  });

  it('are represented by the row around them', () => {
    const visible = visibleRows(ROWS, new Map());
    expect(visiblePointer(visible, '/params/arguments/city')).toBe('/params/arguments');
    expect(visiblePointer(visible, '/params/name')).toBe('/params/name');
    expect(visiblePointer(visible, null)).toBeNull();
  });
});
