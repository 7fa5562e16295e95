/** Real documents, as judged by hand: the shares that must be recognized and judged right. Needs the folder beside MCP_SPEC_DIR. */
import { describe, expect, it } from 'vitest';
import { allCases, documentsFolder, type Case } from '../../testing/official-documents.ts';
import type { Diagnostic } from '../types.ts';
import { documentKinds } from './index.ts';
import { judgeDocument, recognizeDocument } from './judge.ts';
import { subjectOf, yamlSubject } from './testing/subject.ts';

const kinds = new Set<string>(documentKinds.map(({ kind }) => kind));
const all = allCases();
const cases = all.filter(({ kind }) => kinds.has(kind));

function judged({ text }: Case): { kind: string | undefined; found: Diagnostic[] } {
  const plain = subjectOf(text);
  const subject = plain.tree === null && !/^\s*</u.test(text) ? (yamlSubject(text) ?? plain) : plain;
  const recognized = recognizeDocument(subject, documentKinds);
  if (recognized === null) return { kind: undefined, found: [] };
  return { kind: recognized.kind.kind, found: judgeDocument(subject, recognized.kind, recognized.recognition) };
}

const share = (right: number, of: number): number => (of === 0 ? 1 : right / of);

/** A mistake whose place is a pointer; `/` and “(root)” are the document itself. */
function pointerIn(where: string): string | null {
  if (where === '/' || where === '(root)') return '';
  return where.startsWith('/') ? where : null;
}

describe.skipIf(documentsFolder === undefined)('real documents', () => {
  const results = cases.map((one) => ({ one, ...judged(one) }));

  it('are named', () => {
    const missed = results.filter(({ one, kind }) => kind !== one.kind).map(({ one, kind }) => `${one.id}: ${kind}`);
    if (missed.length > 0) console.log(missed.join('\n'));
    expect(share(results.length - missed.length, results.length)).toBeGreaterThanOrEqual(0.97);
  });

  it('have no errors if they are valid', () => {
    const valid = results.filter(({ one }) => one.valid === true);
    const wrong = valid.flatMap(({ one, found }) =>
      found.filter(({ severity }) => severity === 'error').map(({ pointer, what }) => `${one.id} ${pointer}: ${what}`),
    );
    if (wrong.length > 0) console.log(wrong.join('\n'));
    const ids = new Set(wrong.map((text) => text.split(' ')[0]));
    expect(share(valid.length - ids.size, valid.length)).toBeGreaterThanOrEqual(0.98);
  });

  it.each([
    ['error', 0.95],
    ['warning', 0.85],
  ] as const)('have their mistakes of severity %s reported at their place', (severity, min) => {
    const missed: string[] = [];
    let count = 0;
    for (const { one, found } of results) {
      for (const mistake of one.mistakes) {
        const pointer = pointerIn(mistake.where);
        if (mistake.severity !== severity || pointer === null) continue;
        count++;
        const here = found.filter((each) => each.pointer === pointer);
        if (!here.some((each) => each.severity === severity))
          missed.push(`${one.id} ${mistake.where}: ${mistake.what} — ${here.map((each) => each.what).join('; ')}`);
      }
    }
    if (missed.length > 0) console.log(missed.join('\n'));
    expect(share(count - missed.length, count)).toBeGreaterThanOrEqual(min);
  });

  it('are not seen in other pieces', () => {
    const others = all.filter(({ kind }) => !kinds.has(kind));
    const taken = others.flatMap((one) => {
      const { kind } = judged(one);
      return kind === undefined ? [] : [`${one.id}: ${kind}`];
    });
    if (taken.length > 0) console.log(taken.join('\n'));
    expect(taken.length / Math.max(1, others.length)).toBeLessThanOrEqual(0.01);
  });

  it('have no other errors and warnings than the listed ones, apart from a few', () => {
    const more = results.flatMap(({ one, found }) => {
      const listed = new Set(one.mistakes.map(({ where }) => pointerIn(where)));
      return found.flatMap((each) =>
        each.severity === 'info' || listed.has(each.pointer)
          ? []
          : [`${one.id} ${each.severity} ${each.pointer}: ${each.what}`],
      );
    });
    if (process.env['SHOW']) console.log(more.join('\n'));
    expect(more.length).toBeLessThan(results.length / 3);
  });
});
