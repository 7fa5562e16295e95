/** Rows encoded as numbers equal the row objects, for every sample of a format and for messages of all kinds. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { LineIndex } from '../../protocol/json/lines.ts';
import { checker, loadValidators } from '../../protocol/shapes.ts';
import { lightChecker } from '../../protocol/report/checker.ts';
import type { Prepared } from '../../protocol/report/phases.ts';
import { CASES } from '../../protocol/testing/all.ts';
import type { EntryRow } from '../../protocol/types.ts';
import { newPlain, packRows } from './rows.ts';
import { shownRows } from './shown.ts';
import type { ShownEntry } from './types.ts';
import { unpackRows } from './columns.ts';

const folder = join(fileURLToPath(import.meta.url), '../../../../public/samples');
const SAMPLES = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
const lone = CASES.filter(({ text }) => !text.includes('\n')).map(({ text }) => text);
const IDS = ['7', '0', '-3', '1000000000', '1.5', '"a"', '"12"', '""', '9007199254740993'];
const requested = IDS.flatMap((id) => [
  `{"jsonrpc":"2.0","id":${id},"method":"ping"}`,
  `{"jsonrpc":"2.0","id":${id},"result":{}}`,
  `{"jsonrpc":"2.0","id":${id},"error":{"code":-32601,"message":"No"}}`,
]);
const TEXTS = [
  ...SAMPLES,
  ['every case, line by line', lone.join('\n')],
  ['ids of all types', requested.join('\n')],
  ['the same, responses first', requested.toReversed().join('\n')],
  ['one batch', `[${requested[0]},${requested[3]}]`],
  ['empty text', ''],
] as const;

beforeAll(() => loadValidators('2025-11-25'));

/** The rows after unpacking on the page, and the original rows. */
function bothWays(text: string, deep: boolean): [there: ShownEntry[], here: ShownEntry[], prepared: Prepared] {
  const prepared = (deep ? checker : lightChecker).prepare(text);
  const { rowList: rows, intake } = prepared;
  const counts = new Map(intake.entries.length > 1 ? [[1, { errors: 2, warnings: 1, infos: 0 }]] : []);
  const long = { rows, lines: new LineIndex(text), counts };
  const there: ShownEntry[] = [];
  unpackRows(packRows(long, 0, rows.length >> 1), there);
  unpackRows(packRows(long, rows.length >> 1), there);
  return [there, shownRows(prepared.rows, long), prepared];
}

const kindsOf = (rows: readonly EntryRow[]) =>
  new Set(rows.flatMap(({ kind, items }) => items?.map((item) => item.kind) ?? kind));

describe.each(TEXTS)('%s', (_, text) => {
  it.each([true, false])('survives packing unchanged; with schemas: %s', (deep) => {
    const [there, here, { reading, intake }] = bothWays(text, deep);
    expect(there).toEqual(here);
    // The single row of a text without messages represents the text.
    const messages = intake.entries.length === 0 ? [] : here;
    expect(reading.present.kinds).toEqual(kindsOf(messages));
    expect(reading.present.unsure).toBe(messages.some(({ inferred, from }) => inferred && from === 'unknown'));
  });
});

it('encodes the rows of a long log of simple messages as numbers', () => {
  const call = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"add"}}`;
  const answer = (id: number) => `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"3"}]}}`;
  const pair = (id: number) => `${call(id)}\n${answer(id)}`;
  const { rowList } = checker.prepare(Array.from({ length: 50 }, (_, id) => pair(id)).join('\n'));
  const described = Array.from({ length: 100 }, (_, index) => rowList.readInto?.(index, newPlain()));
  expect(described.filter(Boolean)).toHaveLength(100);
});
