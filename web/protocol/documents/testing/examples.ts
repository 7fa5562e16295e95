/** For tests: the examples of a kind’s rules are their tests. */
import { describe, expect, it } from 'vitest';
import { planEdits } from '../../json/edits.ts';
import { applyEdits } from '../../json/apply.ts';
import type { DocumentKind, DocumentSubject } from '../define.ts';
import { judgeDocument, readDocument } from './read-document.ts';

/**
 * Declares the tests of a kind’s rules. A good example has no errors and warnings, and no finding of the rule. A bad one has
 * one finding of the rule, at the place between `⟦` and `⟧`; further ones are infos. A fix removes the finding.
 */
export function testExamples(
  kind: DocumentKind,
  read: (text: string) => DocumentSubject = (text) => readDocument(text),
): void {
  describe.each(kind.rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    it('has a headline with its force, and whole sentences', () => {
      expect(rule.title.length).toBeLessThanOrEqual(66);
      expect(rule.title).toMatch(rule.level === 'INFO' ? /./ : /\b(?:must|should|may)\b/);
      expect(rule.why).toMatch(/[.!]$/);
      expect(rule.spec).toMatch(/^https:\/\//);
      expect(rule.examples.good.length * rule.examples.bad.length).toBeGreaterThan(0);
    });

    it.each(rule.examples.good)('accepts %j', (text) => {
      const judged = judgeDocument(kind, read(text));
      expect(judged).not.toBeNull();
      expect(judged?.findings.filter(({ severity, rule: found }) => severity !== 'info' || found === id)).toEqual([]);
    });

    it.each(rule.examples.bad)('reports %j', (text) => {
      const source = text.replace(/[⟦⟧]/g, '');
      const subject = read(source);
      const judged = judgeDocument(kind, subject);
      const found = judged?.findings.filter((one) => one.rule === id) ?? [];
      expect(found.map(({ span }) => source.slice(span.start, span.end))).toEqual([
        text.slice(text.indexOf('⟦') + 1, text.indexOf('⟧')),
      ]);
      const loud = judged?.findings.filter((one) => one.rule !== id && one.severity !== 'info') ?? [];
      expect(loud.map((one) => one.rule)).toEqual([]);
      const [one] = found;
      const fix = one?.finding.fix;
      if (one === undefined || fix === undefined) return;
      const edits = 'edits' in fix ? fix.edits : subject.tree && planEdits(source, subject.tree, fix);
      const repaired = applyEdits(source, edits ?? []);
      expect(repaired).not.toBe(source);
      expect(judgeDocument(kind, read(repaired))?.findings.filter((after) => after.rule === id)).toEqual([]);
    });
  });
}
