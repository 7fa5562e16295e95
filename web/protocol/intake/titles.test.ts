import { expect, it } from 'vitest';
import { allFormats } from './formats/index.ts';
import { FORMAT_TITLES } from './titles.ts';

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

it('has the same name as the reader for every format, and no other formats', () => {
  const readers = new Map(allFormats.all.map(({ id, title }) => [id, title]));
  const known = [...readers].map(([id, title]) => ({ id, title })).toSorted(byId);
  expect(FORMAT_TITLES.map(({ id, title }) => ({ id, title })).toSorted(byId)).toEqual(known);
});

it('keeps the formats of a group together', () => {
  const groups = FORMAT_TITLES.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
  expect(groups).toEqual([...new Set(groups)]);
});
