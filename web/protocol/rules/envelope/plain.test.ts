/** What the quick look takes for plain, every rule of the envelope takes for right. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../json/types.ts';
import { models } from '../../model/index.ts';
import { classify } from '../../session/classify.ts';
import { CASES } from '../../testing/all.ts';
import { isObject } from '../../json/object.ts';
import { messageRules } from '../index.ts';
import { judgeEntry } from '../run.ts';
import { isPlain } from './plain.ts';

const SENDERS = ['client', 'server', 'unknown'] as const;
let plain = 0;

/** Every revision and sender: plain, yet something was found. */
function broken(value: JsonValue): string[] {
  if (!isObject(value)) return [];
  const { kind } = classify(value);
  return models.flatMap((model) =>
    SENDERS.flatMap((from) => {
      const row = typeof value['method'] === 'string' ? (model.methods.get(value['method']) ?? null) : null;
      if (!isPlain(value, kind, row, model, from)) return [];
      plain += 1;
      const entry = { index: 0, value, tree: () => null, from, fromInferred: false, damaged: false, doubts: [] };
      const around = { text: '', freshId: () => 1, askedOf: () => null, tool: () => null };
      return judgeEntry(entry, model, around, null, undefined, false).map(({ what }) => `${model.id} ${from} ${what}`);
    }),
  );
}

function parsed(text: string): JsonValue {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

describe('the quick look', () => {
  it('is right about every case and every example', () => {
    const texts = [
      ...CASES.map(({ text }) => text),
      ...messageRules.flatMap(({ examples }) => [...examples.good, ...examples.bad].map(({ text }) => text)),
    ];
    const wrong = texts.flatMap((text) => broken(parsed(text.replace('⟦', '').replace('⟧', ''))));
    expect(wrong).toEqual([]);
    expect(plain).toBeGreaterThan(300);
  });

  it('is right about messages made of odd parts', () => {
    const methods = [...new Set(models.flatMap((model) => [...model.methods.keys()]))];
    const names = [
      '_meta',
      'content',
      'tools',
      'resultType',
      'protocolVersion',
      'capabilities',
      'error',
      'x',
      '__proto__',
    ];
    const leaf = fc.oneof(
      fc.constantFrom<JsonValue>(null, true, '', 'a', 1, 1.5, 2 ** 60),
      fc.string({ maxLength: 4 }),
    );
    const inner = fc.letrec<{ value: JsonValue }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom(...names, 'progressToken'), tie('value'), { maxKeys: 3 }),
      ),
    })).value;
    const message = fc.record(
      {
        jsonrpc: fc.constantFrom<JsonValue>('2.0', '1.0'),
        id: fc.oneof(leaf, fc.constant<JsonValue>(7)),
        method: fc.oneof(fc.constantFrom(...methods), fc.string({ maxLength: 5 })),
        params: inner,
        result: inner,
        error: inner,
        Method: leaf,
      },
      { requiredKeys: ['jsonrpc'] },
    );
    fc.assert(
      fc.property(message, (value) => {
        expect(broken({ ...value })).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
