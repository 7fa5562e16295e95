import { describe, expect, it } from 'vitest';
import { planEdits } from '../../json/edits.ts';
import { applyEdits } from '../../json/apply.ts';
import { judgeDocument, readDocument } from '../testing/read-document.ts';
import { hostConfig } from './index.ts';

const unmarked = (text: string): string => text.replace(/[⟦⟧]/g, '');

describe.each(hostConfig.rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('has a headline with its force, and whole sentences', () => {
    expect(rule.title.length).toBeLessThanOrEqual(66);
    if (rule.level !== 'INFO') expect(rule.title).toMatch(/\b(?:must|should|may)\b/);
    expect(rule.why).toMatch(/[.!]$/);
    expect(rule.spec).toMatch(/^https:\/\//);
    expect(rule.examples.good.length * rule.examples.bad.length).toBeGreaterThan(0);
  });

  it.each(rule.examples.good)('accepts %j', (text) => {
    const judged = judgeDocument(hostConfig, readDocument(text));
    expect(judged?.findings.filter(({ severity, rule: found }) => severity !== 'info' || found === id)).toEqual([]);
  });

  it.each(rule.examples.bad)('reports %j', (text) => {
    const source = unmarked(text);
    const subject = readDocument(source);
    const judged = judgeDocument(hostConfig, subject);
    const found = judged?.findings.filter((one) => one.rule === id) ?? [];
    expect(found.map(({ span }) => source.slice(span.start, span.end))).toEqual([
      text.slice(text.indexOf('⟦') + 1, text.indexOf('⟧')),
    ]);
    // Other findings of the example are infos: one mistake, one problem.
    const loud = judged?.findings.filter((one) => one.rule !== id && one.severity !== 'info') ?? [];
    expect(loud.map((one) => one.rule)).toEqual([]);
    const [{ finding }] = found as [(typeof found)[number]];
    if (finding.fix === undefined) return;
    const edits =
      'edits' in finding.fix ? finding.fix.edits : subject.tree && planEdits(source, subject.tree, finding.fix);
    const repaired = applyEdits(source, edits ?? []);
    expect(repaired).not.toBe(source);
    const after = judgeDocument(hostConfig, readDocument(repaired));
    expect(after?.findings.filter((one) => one.rule === id)).toEqual([]);
  });
});
