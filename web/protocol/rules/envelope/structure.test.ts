import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../json/read.ts';
import { toValue } from '../../json/value.ts';
import { modelOf, models } from '../../model/index.ts';
import { classify } from '../../session/classify.ts';
import type { Diagnostic } from '../../types.ts';
import { judgeEntry } from '../run.ts';
import { structureRules } from './structure.ts';
import type { RevisionModel } from '../../model/define.ts';

const own = new Set(structureRules.map((rule) => rule.id));

/** What the structure rules report for one message. */
function found(text: string, model: RevisionModel): Diagnostic[] {
  const { root } = readText(text);
  if (root === null) return [];
  const entry = {
    index: 0,
    value: toValue(root),
    tree: () => root,
    from: 'unknown',
    fromInferred: true,
    damaged: false,
    doubts: [],
  } as const;
  return judgeEntry(entry, model, { text, freshId: () => 99, requestOf: () => null, tool: () => null }).filter(
    ({ rule }) => own.has(rule),
  );
}

const key = fc.constantFrom(
  'jsonrpc',
  'id',
  'method',
  'params',
  'result',
  'error',
  'Method',
  'ID',
  'Result',
  'methd',
  'json-rpc',
  'tools',
  '__proto__',
);
const value = fc.oneof(
  fc.constantFrom('2.0', 'ping', 'tools/list', 'notifications/initialized', 'rpc.x', '{"a":1}'),
  fc.constantFrom(null, true, 0, 1, 1.5, 2 ** 60, [], [{}], {}),
  fc.jsonValue(),
);
const message = fc.array(fc.tuple(key, value), { maxLength: 7 }).map((members) => Object.fromEntries(members));
const model = fc.constantFrom(...models);

describe('any object with envelope members', () => {
  it('has a finding if it is of no kind', () => {
    fc.assert(
      fc.property(message, model, (object, revision) => {
        const text = JSON.stringify(object);
        if (classify(toValue(readText(text).root ?? { type: 'null', start: 0, end: 0 })).kind !== 'invalid') return;
        expect(found(text, revision).filter(({ severity }) => severity !== 'info')).not.toEqual([]);
      }),
    );
  });

  it('has at most one finding per rule and place, each with texts', () => {
    fc.assert(
      fc.property(fc.oneof(message, fc.array(message, { maxLength: 4 })), model, (some, revision) => {
        const all = found(JSON.stringify(some), revision);
        const places = all.map(({ requirement, pointer }) => `${requirement} ${pointer}`);
        expect(new Set(places).size).toBe(places.length);
        for (const one of all) expect(one.what).toMatch(/^(Message|Item) \d/);
      }),
    );
  });
});

describe('any JSON value', () => {
  it('is judged without throwing', () => {
    const judged = (text: string, revision: RevisionModel): void => {
      expect(Array.isArray(found(text, revision))).toBe(true);
    };
    fc.assert(fc.property(fc.json(), model, judged));
    expect(found('null', modelOf('jsonrpc-2.0'))).toHaveLength(1);
  });

  it.each([
    ['in a result', (inner: string) => `{"jsonrpc":"2.0","id":1,"result":${inner},"error":${inner}}`],
    ['as an id', (inner: string) => `{"jsonrpc":"2.0","id":${inner},"method":"ping"}`],
    ['as params', (inner: string) => `{"jsonrpc":"2.0","id":1,"method":"ping","params":${inner}}`],
    ['in a batch', (inner: string) => `[${inner}]`],
  ])('may be nested 20,000 deep %s', (_says, around) => {
    const inner = '['.repeat(20_000) + ']'.repeat(20_000);
    const silent = models.filter((revision) => found(around(inner), revision).length === 0);
    expect(silent.filter(({ era }) => era !== 'json-rpc')).toEqual([]);
  });
});
