import { expect, test } from 'vitest';
import { models } from './index.ts';
import { CANCELLATIONS, FAREWELLS, misnomers, squashed } from './method-names.ts';

const methods = new Set(models.flatMap((model) => [...model.methods.keys()]));

test('each misnomer maps to a method that some revision has', () => {
  expect([...misnomers.values()].filter((right) => !methods.has(right))).toEqual([]);
});

test('no misnomer is the name of another method', () => {
  const own = new Map([...methods].map((name) => [squashed(name), name]));
  expect([...misnomers].filter(([name, right]) => own.has(name) && own.get(name) !== right)).toEqual([]);
  expect([...CANCELLATIONS, ...FAREWELLS].filter((name) => methods.has(name))).toEqual([]);
});

test('different spellings of one name are normalized to the same key', () => {
  expect(new Set(['tools/list', 'tools.list', 'toolsList', 'TOOLS_LIST', 'mcp/tools/list'].map(squashed)).size).toBe(1);
});
