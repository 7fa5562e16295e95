/** The examples of the rules of documents are their tests. */
import { describe, expect, it } from 'vitest';
import { unmark } from '../testing/marked.ts';
import { applyEdits } from '../json/edits.ts';
import type { Diagnostic } from '../types.ts';
import type { DocumentKind } from './define.ts';
import { documentKinds } from './index.ts';
import { judgeDocument, recognizeDocument } from './judge.ts';
import { subjectOf } from './testing/subject.ts';

function judged(text: string, kind?: DocumentKind): Diagnostic[] {
  const subject = subjectOf(text);
  const found = recognizeDocument(subject, documentKinds);
  if (kind) expect([text, found?.kind.kind]).toEqual([text, kind.kind]);
  expect([text, found]).not.toEqual([text, null]);
  return found === null ? [] : judgeDocument(subject, found.kind, found.recognition);
}

const rules = documentKinds.flatMap((kind) => kind.rules.map((rule) => ({ id: rule.id, rule, kind })));

describe.each(rules)('$id', ({ rule, kind }) => {
  const own = (found: readonly Diagnostic[]): Diagnostic[] => found.filter(({ rule: id }) => id === rule.id);

  it('is well described', () => {
    expect(rule.spec).toMatch(/^https:\/\//u);
    expect(rule.title.length).toBeLessThanOrEqual(70);
    expect(rule.examples.good.length).toBeGreaterThan(0);
    expect(rule.examples.bad.length).toBeGreaterThan(0);
    expect(rules.filter(({ id }) => id === rule.id)).toHaveLength(1);
  });

  it.each(rule.examples.good.map((text) => [text]))('accepts %s', (text) => {
    expect(own(judged(text))).toEqual([]);
  });

  it.each(rule.examples.bad.map((text) => [text]))('reports %s', (marked) => {
    const { text, start, end } = unmark(marked);
    const found = judged(text, kind);
    expect(own(found).map(({ span }) => text.slice(span.start, span.end))).toEqual([text.slice(start, end)]);
    const [only] = own(found);
    if (only?.fix === undefined) return;
    const fixed = applyEdits(text, only.fix.edits);
    expect(fixed).not.toBe(text);
    expect(own(judged(fixed, kind))).toEqual([]);
  });
});
