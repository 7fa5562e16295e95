import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { applyEdits } from '../json/edits.ts';
import { modelOf, models } from '../model/index.ts';
import type { CheckOptions, Diagnostic } from '../types.ts';
import type { Example } from './define.ts';
import { messageRules } from './index.ts';
import { unmark } from '../testing/marked.ts';

function run(text: string, example: Example): Diagnostic[] {
  const options: CheckOptions = { revision: example.revision };
  if (example.from) options.from = example.from;
  return check(text, options).diagnostics;
}

const brief = (found: readonly Diagnostic[]): string[] => found.map((d) => `${d.severity} ${d.requirement} ${d.what}`);

describe('the list of rules', () => {
  it('has no id twice', () => {
    const ids = messageRules.map((rule) => rule.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names only requirements that some ledger has', () => {
    const known = new Set(models.flatMap((model) => [...model.ledger.keys()]));
    const unknown = messageRules.flatMap((rule) => rule.requirements.filter((id) => !known.has(id)));
    expect(unknown).toEqual([]);
  });
});

describe.each(messageRules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  it('has words and examples', () => {
    expect(rule.examples.good.length).toBeGreaterThan(0);
    expect(rule.examples.bad.length).toBeGreaterThan(0);
    for (const words of [rule.title, rule.why, rule.how]) expect(words.trim().length).toBeGreaterThan(8);
    expect(rule.title.length).toBeLessThan(80);
  });

  it.each(rule.examples.good.map((example) => [example.text, example] as const))(
    'says nothing about %s',
    (text, example) => {
      expect(brief(run(text, example))).toEqual([]);
    },
  );

  it.each(rule.examples.bad.map((example) => [example.text, example] as const))(
    'finds one thing in %s',
    (marked, example) => {
      const { text, start, end } = unmark(marked);
      const found = run(text, example);
      expect(brief(found)).toHaveLength(1);
      const [only] = found;
      if (!only) throw new Error('no finding');
      expect(only.rule).toBe(rule.id);
      expect(rule.requirements).toContain(only.requirement);
      expect(text.slice(only.span.start, only.span.end)).toBe(text.slice(start, end));
      if (only.fix) {
        const mended = applyEdits(text, only.fix.edits);
        expect(brief(run(mended, example).filter((d) => d.severity !== 'info'))).toEqual([]);
      }
    },
  );

  it('stays silent where the ledger lacks the entry', () => {
    for (const example of rule.examples.bad) {
      const { text } = unmark(example.text);
      for (const model of models) {
        const found = run(text, { ...example, revision: model.id }).filter((d) => d.rule === rule.id);
        for (const { requirement } of found) expect(modelOf(model.id).ledger.has(requirement ?? '')).toBe(true);
      }
    }
  });

  it('has a bad example for every requirement', () => {
    const shown = new Set(
      rule.examples.bad.flatMap((example) => run(unmark(example.text).text, example).map((d) => d.requirement)),
    );
    expect(rule.requirements.filter((id) => !shown.has(id))).toEqual([]);
  });
});
