/** What is said quickly is what is said at length: of every case and example, and of messages changed in one place. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import type { JsonValue } from './json/types.ts';
import { deepOf } from './model/deep.ts';
import { models } from './model/index.ts';
import { messageRules } from './rules/index.ts';
import { isObject } from './rules/define.ts';
import { shapeExamples, shapeRules } from './rules/shape/index.ts';
import { quicken, shapesOf } from './shapes.ts';
import { reportOf } from './report.ts';
import { judge, prepare } from './stages.ts';
import { CASES } from './testing/all.ts';
import { variants, type Raw } from './testing/generate.ts';
import { REVISION_IDS, type CheckOptions, type RevisionId } from './types.ts';

let quiet = 0;

/** The report of a text, looked at while it is read, and the same without any shorter way. */
function bothWays(text: string, options: CheckOptions): [string, string] {
  const read = prepare(text, options, shapesOf);
  const { revision } = read.guess;
  const shapes = shapesOf(revision);
  for (let index = 0; index < read.intake.entries.length; index++) if (read.log?.isQuiet(index)) quiet++;
  const plain = prepare(text, options, shapesOf);
  const quick = reportOf(read, judge(read, revision, shapes), {});
  const whole = reportOf(plain, judge(plain, revision, shapes, false), {});
  return [JSON.stringify(quick), JSON.stringify(whole)];
}

/** The text, where the two are not the same. */
function differing(text: string, options: CheckOptions = {}): string[] {
  const [quick, whole] = bothWays(text, options);
  return quick === whole ? [] : [text, quick, whole];
}

const unmarked = (text: string): string => text.replace('⟦', '').replace('⟧', '');
const shown = Object.values(shapeExamples).flat();
const TEXTS: readonly (readonly [string, RevisionId])[] = [
  ...CASES.map(({ text, revision }) => [text, revision] as const),
  ...[...messageRules, ...shapeRules].flatMap(({ examples }) =>
    [...examples.good, ...examples.bad].map(({ text, revision }) => [unmarked(text), revision] as const),
  ),
  ...shown.flatMap(({ good, bad, asked = '', revision }) =>
    [good, bad].map((text) => [`${asked}\n${unmarked(text)}`, revision] as const),
  ),
];

beforeAll(async () => {
  for (const id of REVISION_IDS) await quicken(id);
});

describe('the quick way', () => {
  it('says the same of every case and every example', () => {
    expect(TEXTS.flatMap(([text, revision]) => differing(text, { revision }))).toEqual([]);
    expect(quiet).toBeGreaterThan(300);
  });

  it('says the same of whole messages of every type', () => {
    const lines = samples();
    quiet = 0;
    for (const { message, revision, asked, params } of lines) {
      const request = { jsonrpc: '2.0', id: 1, method: asked, params };
      expect(differing(`${JSON.stringify(request)}\n${JSON.stringify(message)}`, { revision })).toEqual([]);
    }
    expect(lines.length).toBeGreaterThan(300);
    expect(quiet).toBeGreaterThan(lines.length / 3);
  });

  it('says the same of all messages of one revision in one text, in whatever order', () => {
    for (const revision of REVISION_IDS) {
      const lines = TEXTS.filter(([text, own]) => own === revision && !text.trim().includes('\n')).map(
        ([text]) => text,
      );
      expect(differing(lines.join('\n'), { revision })).toEqual([]);
      expect(differing(lines.toReversed().join('\n'))).toEqual([]);
    }
  });

  it('says the same of whole messages of every type, changed in one place', { tags: ['property'] }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...samples()),
        fc.nat(),
        fc.constantFrom(...ODD),
        fc.boolean(),
        (line, at, odd, ask) => {
          const changed = changedAt(line.message, at, odd);
          const asked = { jsonrpc: '2.0', id: 1, method: line.asked, params: line.params };
          const text = ask ? `${JSON.stringify(asked)}\n${JSON.stringify(changed)}` : JSON.stringify(changed);
          expect(differing(text, { revision: line.revision })).toEqual([]);
        },
      ),
      { numRuns: runs(2000) },
    );
  });
});

interface Line {
  revision: RevisionId;
  message: JsonValue;
  asked: string;
  params: JsonValue;
}

const ODD: readonly (JsonValue | undefined)[] = [
  undefined,
  null,
  true,
  '',
  'a b',
  'file:///a',
  7,
  1.5,
  [],
  [{}],
  {},
  { _meta: {} },
];

/** A request or notification and a result for every method of every revision, with every member the types name. */
function samples(): Line[] {
  const lines: Line[] = [];
  for (const { id: revision, methods } of models) {
    const deep = deepOf(revision);
    const raw = (name: string): Raw => JSON.parse(JSON.stringify(deep.types.get(name) ?? {}));
    for (const row of methods.values()) {
      let params: JsonValue = {};
      for (const whole of variants(raw(row.type), raw)) {
        if (!isObject(whole)) continue;
        params = whole['params'] ?? {};
        const own = { jsonrpc: '2.0', method: row.name, params };
        lines.push({ revision, message: row.kind === 'request' ? { ...own, id: 1 } : own, asked: row.name, params });
      }
      for (const result of row.result === undefined ? [] : variants(raw(row.result), raw)) {
        lines.push({ revision, message: { jsonrpc: '2.0', id: 1, result }, asked: row.name, params });
      }
    }
  }
  return lines;
}

/** A copy with another value, or none, at one place of the whole; in every third one a member is added there. */
function changedAt(message: JsonValue, at: number, odd: JsonValue | undefined): JsonValue {
  const copy: JsonValue = JSON.parse(JSON.stringify(message));
  const places: { holder: Record<string, JsonValue> | JsonValue[]; key: string }[] = [];
  const open: JsonValue[] = [copy];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const holder = next;
    for (const [key, value] of Object.entries(holder)) {
      places.push({ holder, key });
      open.push(value);
    }
  }
  const place = places[at % places.length];
  if (!place) return copy;
  const { holder, key } = place;
  if (Array.isArray(holder)) holder[Number(key)] = odd ?? null;
  else if (at % 3 === 0) holder[key === 'name' ? '_meta' : `${key}X`] = odd ?? null;
  else if (odd === undefined) delete holder[key];
  else holder[key] = odd;
  return copy;
}
