/**
 * Verifies the fast check: with it and the cues of rules, a text has the same report as with rules without cues, run on every
 * message. Also verifies that a rule unknown to other code is run.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs, some } from '../testing/runs.ts';
import type { JsonValue } from './json/types.ts';
import { deepOf } from './model/deep.ts';
import { models } from './model/index.ts';
import { messageRules } from './rules/index.ts';
import { defineRule, type Cue, type Rule } from './rules/define.ts';
import { get, isObject } from './json/object.ts';
import { isPlace } from './rules/fast-check.ts';
import { sessionRules } from './rules/session/index.ts';
import { defineShapeRule, type ShapeCue, type ShapeRule } from './rules/shape/define.ts';
import { shapeExamples, shapeRules } from './rules/shape/index.ts';
import { compiledOf } from './schema/compiled.ts';
import { createChecker, type Checker } from './report/checker.ts';
import { createShapes } from './report/shapes.ts';
import { partFormats } from './intake/parts/index.ts';
import { checker } from './parts.ts';
import { judgeParts } from './report/parts.ts';
import { loadValidators } from './shapes.ts';
import { reportOf } from './report/report.ts';
import { CASES } from './testing/all.ts';
import { variants, type Raw } from './testing/generate.ts';
import { REVISION_IDS, type CheckOptions, type RevisionId } from './types.ts';

let skipped = 0;

/** A checker with other rules than the product’s. */
function checkerOf(rules: readonly Rule[], valueRules: readonly ShapeRule[]): Checker {
  const shapes = createShapes({ messageRules: rules, shapeRules: valueRules, sessionRules, compiledOf });
  return createChecker({ formats: partFormats, shapes, parts: judgeParts });
}

function withoutCues<T extends object>(rule: T): T {
  const copy = { ...rule };
  Reflect.deleteProperty(copy, 'cues');
  return copy;
}

const slowChecker = checkerOf(messageRules.map(withoutCues), shapeRules.map(withoutCues));

/** The report of a text by the product, and by the same rules without cues. */
function bothWays(text: string, options: CheckOptions): [string, string] {
  const fast = checker.prepare(text, options);
  const { revision } = fast.guess;
  for (let index = 0; index < fast.intake.entries.length; index++) if (fast.log?.canSkip(index)) skipped++;
  const slow = slowChecker.prepare(text, options);
  return [
    JSON.stringify(reportOf(fast, checker.judge(fast, revision), {})),
    JSON.stringify(reportOf(slow, slowChecker.judge(slow, revision, false), {})),
  ];
}

/** The text, if the two reports differ. */
function differing(text: string, options: CheckOptions = {}): string[] {
  const [fast, slow] = bothWays(text, options);
  return fast === slow ? [] : [text, fast, slow];
}

const unmarked = (text: string): string => text.replace('⟦', '').replace('⟧', '');
const shown = Object.values(shapeExamples).flat();
const TEXTS: readonly (readonly [string, RevisionId])[] = [
  ...CASES.map(({ text, revision }) => [text, revision] as const),
  ...[...messageRules, ...shapeRules].flatMap(({ examples }) =>
    [...examples.good, ...examples.bad].map(({ text, revision }) => [unmarked(text), revision] as const),
  ),
  ...shown.flatMap(({ good, bad, request = '', revision }) =>
    [good, bad].map((text) => [`${request}\n${unmarked(text)}`, revision] as const),
  ),
];

beforeAll(async () => {
  for (const id of REVISION_IDS) await loadValidators(id);
});

describe('the fast check', () => {
  it('reports the same for every case and every example', { tags: ['property'] }, () => {
    expect(some(TEXTS).flatMap(([text, revision]) => differing(text, { revision }))).toEqual([]);
    expect(skipped).toBeGreaterThan(runs(300));
  });

  it('reports the same for whole messages of every type', { tags: ['property'] }, () => {
    const lines = some(samples());
    skipped = 0;
    for (const { message, revision, requested, params } of lines) {
      const request = { jsonrpc: '2.0', id: 1, method: requested, params };
      expect(differing(`${JSON.stringify(request)}\n${JSON.stringify(message)}`, { revision })).toEqual([]);
    }
    expect(lines.length).toBeGreaterThan(runs(300));
    expect(skipped).toBeGreaterThan(lines.length / 3);
  });

  it('reports the same for all messages of one revision in one text, in any order', { tags: ['all'] }, () => {
    for (const revision of REVISION_IDS) {
      const lines = TEXTS.filter(([text, own]) => own === revision && !text.trim().includes('\n')).map(
        ([text]) => text,
      );
      expect(differing(lines.join('\n'), { revision })).toEqual([]);
      expect(differing(lines.toReversed().join('\n'))).toEqual([]);
    }
  });

  it('reports the same for whole messages of every type with one change', { tags: ['property'] }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...samples()),
        fc.nat(),
        fc.constantFrom(...ODD),
        fc.boolean(),
        (line, at, odd, request) => {
          const changed = changedAt(line.message, at, odd);
          const requested = { jsonrpc: '2.0', id: 1, method: line.requested, params: line.params };
          const text = request ? `${JSON.stringify(requested)}\n${JSON.stringify(changed)}` : JSON.stringify(changed);
          expect(differing(text, { revision: line.revision })).toEqual([]);
        },
      ),
      { numRuns: runs(2000) },
    );
  });
});

describe('cues', () => {
  it('name only places that are checked', () => {
    const places = messageRules.flatMap(({ cues = [] }) => cues.flatMap((cue) => ('at' in cue ? [cue.at] : [])));
    expect(places.filter((at) => !isPlace(at))).toEqual([]);
    expect(places.length).toBeGreaterThan(30);
  });
});

const about = {
  id: 'made-up/rule',
  requirements: ['ids/type', 'tool-names/allowed-characters'],
  class: 'spec',
  title: 'A made-up rule',
  why: 'To see that it is run.',
  how: 'Nothing is to be done.',
  examples: { good: [], bad: [] },
} as const;

/** A made-up rule about method names; messages whose method contains an `s` violate it. */
function lettersRule(cues?: readonly Cue[]): Rule {
  return defineRule({
    ...about,
    kinds: ['request', 'notification'],
    ...(cues ? { cues } : {}),
    judge(message) {
      if (message.method?.includes('s') !== true) return;
      message.report({ requirement: 'ids/type', path: ['method'], what: `${message.name} has an s.` });
    },
  });
}

/** A made-up rule about values of a type; values whose member contains an `s` violate it. */
function valuesRule(type: string, member: string, cues?: readonly ShapeCue[]): ShapeRule {
  return defineShapeRule({
    ...about,
    types: [type],
    ...(cues ? { cues } : {}),
    judge(place) {
      const value = get(place.value, member);
      if (typeof value !== 'string' || !value.includes('s')) return;
      place.report({ requirement: 'tool-names/allowed-characters', path: [member], what: 'There is an s.' });
    },
  });
}

const TALK = [
  '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}',
  '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"lens","inputSchema":{"type":"object","properties":{"a":{}}}}]}}',
  '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"lens","arguments":{"a":1}}}',
  '{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"Glass"}]}}',
  '{"jsonrpc":"2.0","id":3,"method":"ping"}',
].join('\n');

/** The messages that a made-up rule reports, and the number of skipped messages. */
function reportedBy(by: Checker, revision: RevisionId): { entries: number[]; skipped: number } {
  const read = by.prepare(TALK, { revision });
  const found = by.judge(read, revision).diagnostics.filter(({ rule }) => rule === about.id);
  const entries = found.map(({ entry }) => entry).toSorted((a, b) => a - b);
  return { entries, skipped: [0, 1, 2, 3, 4].filter((index) => read.log?.canSkip(index)).length };
}

describe('a rule that no other code knows', () => {
  const revision = '2025-11-25';
  const withRule = (rule: Rule): Checker => checkerOf([...messageRules, rule], shapeRules);
  const withValues = (rule: ShapeRule): Checker => checkerOf(messageRules, [...shapeRules, rule]);

  it('costs nothing if there is none', () => {
    expect(reportedBy(checker, revision)).toEqual({ entries: [], skipped: 5 });
  });

  it('is run on ordinary messages of its kinds if it has no cues', () => {
    expect(reportedBy(withRule(lettersRule()), revision)).toEqual({ entries: [0, 2], skipped: 2 });
  });

  it('is run if its cue is present, and other messages are skipped', () => {
    const byMethod = lettersRule([{ method: ({ method }) => method?.includes('s') === true }]);
    expect(reportedBy(withRule(byMethod), revision)).toEqual({ entries: [0, 2], skipped: 3 });
    const byParams = lettersRule([{ at: 'params', when: (params) => params !== undefined }]);
    expect(reportedBy(withRule(byParams), revision)).toEqual({ entries: [0, 2], skipped: 3 });
  });

  it.each([
    ['Tool', 'name', 1],
    ['TextContent', 'text', 3],
    ['CallToolRequestParams', 'name', 2],
  ] as const)('is run on values of %s', (type, member, entry) => {
    expect(reportedBy(withValues(valuesRule(type, member)), revision).entries).toEqual([entry]);
    const cue: ShapeCue = { at: member, when: (value) => typeof value === 'string' && value.includes('s') };
    expect(reportedBy(withValues(valuesRule(type, member, [cue])), revision).entries).toEqual([entry]);
  });
});

interface Line {
  revision: RevisionId;
  message: JsonValue;
  requested: string;
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

/** A request or notification and a result for every method of every revision, with every member that the types name. */
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
        lines.push({
          revision,
          message: row.kind === 'request' ? { ...own, id: 1 } : own,
          requested: row.name,
          params,
        });
      }
      for (const result of row.result === undefined ? [] : variants(raw(row.result), raw)) {
        lines.push({ revision, message: { jsonrpc: '2.0', id: 1, result }, requested: row.name, params });
      }
    }
  }
  return lines;
}

/** A copy with one change: another value or none at one place; every third copy also gets an extra member there. */
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
