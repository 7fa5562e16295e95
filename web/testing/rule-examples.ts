/** Examples of rules are their tests: the frame that the lists of rules share. */
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../protocol/json/edits.ts';
import { deepOf } from '../protocol/model/deep.ts';
import { modelOf } from '../protocol/model/index.ts';
import { unmark } from '../protocol/testing/marked.ts';
import { REVISION_IDS, type Diagnostic, type RevisionId } from '../protocol/types.ts';

/** What rules of every stage have. */
interface TestedRule<E> {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly how: string;
  readonly requirements: readonly string[];
  readonly examples: { readonly good: readonly E[]; readonly bad: readonly E[] };
}

/** How a list of rules is tested. */
interface Frame<E> {
  /** Everything that is found in an example's text, apart from what the example names as being beside the point. */
  run(text: string, example: E): readonly Diagnostic[];
  /** True where infos of other entries, which merely point something out, do not count. */
  informative?: boolean;
  /** True where an entry belongs to one rule alone. */
  alone?: boolean;
}

/** Whether a revision's ledger has an entry. */
export const listed = (revision: RevisionId, id: string): boolean =>
  deepOf(revision).ledger.has(id) || modelOf(revision).ledger.has(id);

/** Findings in words, for failing tests. */
export const brief = (found: readonly Diagnostic[]): string[] =>
  found.map((d) => `${d.severity} ${d.requirement} of ${d.rule} in ${d.entry} at ${d.pointer}: ${d.what}`);

/** Leaves out what other entries merely point out, such as a feature on its way out. */
export const tellingOf = (found: readonly Diagnostic[], own: readonly string[]): readonly Diagnostic[] =>
  found.filter(({ severity, requirement }) => severity !== 'info' || own.includes(requirement ?? ''));

const twice = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

/** The one finding in a marked text, at the mark; its fix leaves nothing to do. */
export function findsOne(
  marked: string,
  run: (text: string) => readonly Diagnostic[],
  counts: (found: readonly Diagnostic[]) => readonly Diagnostic[],
): Diagnostic {
  const { text, start, end } = unmark(marked);
  const found = counts(run(text));
  expect(brief(found)).toHaveLength(1);
  const [only] = found;
  if (!only) throw new Error('no finding');
  expect(text.slice(only.span.start, only.span.end)).toBe(text.slice(start, end));
  if (only.fix) {
    const fixed = applyEdits(text, only.fix.edits);
    expect(fixed).not.toBe(text);
    expect(brief(counts(run(fixed)).filter((d) => d.severity !== 'info'))).toEqual([]);
  }
  return only;
}

/** Tests a list of rules by their examples. */
export function testRules<E extends { text: string; revision: RevisionId }>(
  name: string,
  rules: readonly TestedRule<E>[],
  { run, informative = false, alone = false }: Frame<E>,
): void {
  describe(`the list of ${name}`, () => {
    it('has no id twice, and no requirement without a ledger', () => {
      expect(twice(rules.map((rule) => rule.id))).toEqual([]);
      const all = rules.flatMap((rule) => rule.requirements);
      expect(all.filter((id) => !REVISION_IDS.some((revision) => listed(revision, id)))).toEqual([]);
      if (alone) expect(twice(all)).toEqual([]);
    });
  });

  describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
    const counts = (found: readonly Diagnostic[]) => (informative ? tellingOf(found, rule.requirements) : found);

    it('has words and examples', () => {
      expect(rule.examples.good.length).toBeGreaterThan(0);
      expect(rule.examples.bad.length).toBeGreaterThan(0);
      for (const words of [rule.title, rule.why, rule.how]) expect(words.trim().length).toBeGreaterThan(8);
      expect(rule.title.length).toBeLessThan(80);
    });

    it.each(rule.examples.good.map((example) => [example.text, example] as const))(
      'has nothing on %s',
      (text, example) => {
        expect(brief(counts(run(text, example)))).toEqual([]);
      },
    );

    it.each(rule.examples.bad.map((example) => [example.text, example] as const))(
      'finds one thing in %s',
      (text, example) => {
        const only = findsOne(text, (one) => run(one, example), counts);
        expect(only.rule).toBe(rule.id);
        expect(rule.requirements).toContain(only.requirement);
      },
    );

    it('stays silent where the ledger lacks the entry', () => {
      const lacking = REVISION_IDS.filter((revision) => rule.requirements.some((id) => !listed(revision, id)));
      for (const example of rule.examples.bad) {
        const { text } = unmark(example.text);
        for (const revision of lacking) {
          const found = run(text, { ...example, revision }).filter((d) => d.rule === rule.id);
          for (const { requirement } of found) expect(listed(revision, requirement ?? '')).toBe(true);
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
}
