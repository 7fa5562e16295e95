/** The examples of rules are their tests: helpers shared by all lists of rules. */
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../protocol/json/edits.ts';
import { deepOf } from '../protocol/model/deep.ts';
import { modelOf } from '../protocol/model/index.ts';
import { unmark } from '../protocol/testing/marked.ts';
import { REVISION_IDS, type Diagnostic, type RevisionId } from '../protocol/types.ts';

/** Common properties of rules of every phase. */
interface TestedRule<E> {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly how: string;
  readonly requirements: readonly string[];
  readonly examples: { readonly good: readonly E[]; readonly bad: readonly E[] };
}

/** Options for testing a list of rules. */
interface Frame<E> {
  /** All findings in an example's text, except those that the example excludes as unrelated. */
  run(text: string, example: E): readonly Diagnostic[];
  /** True to ignore INFO findings of other entries. */
  informative?: boolean;
  /** True if an entry belongs to this rule only. */
  alone?: boolean;
}

/** Whether a revision's ledger has an entry. */
export const listed = (revision: RevisionId, id: string): boolean =>
  deepOf(revision).ledger.has(id) || modelOf(revision).ledger.has(id);

/** Findings as text, for failing tests. */
export const brief = (found: readonly Diagnostic[]): string[] =>
  found.map((d) => `${d.severity} ${d.requirement} of ${d.rule} in ${d.entry} at ${d.pointer}: ${d.what}`);

/** Excludes INFO findings of other entries, such as a deprecated feature. */
export const tellingOf = (found: readonly Diagnostic[], own: readonly string[]): readonly Diagnostic[] =>
  found.filter(({ severity, requirement }) => severity !== 'info' || own.includes(requirement ?? ''));

const twice = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

/** Expects exactly one finding in a marked text, at the mark; its fix leaves no finding. */
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
    it('has unique ids, and every requirement is in a ledger', () => {
      expect(twice(rules.map((rule) => rule.id))).toEqual([]);
      const all = rules.flatMap((rule) => rule.requirements);
      expect(all.filter((id) => !REVISION_IDS.some((revision) => listed(revision, id)))).toEqual([]);
      if (alone) expect(twice(all)).toEqual([]);
    });
  });

  describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
    const counts = (found: readonly Diagnostic[]) => (informative ? tellingOf(found, rule.requirements) : found);

    it('has texts and examples', () => {
      expect(rule.examples.good.length).toBeGreaterThan(0);
      expect(rule.examples.bad.length).toBeGreaterThan(0);
      for (const text of [rule.title, rule.why, rule.how]) expect(text.trim().length).toBeGreaterThan(8);
      expect(rule.title.length).toBeLessThan(80);
    });

    it.each(rule.examples.good.map((example) => [example.text, example] as const))(
      'has no finding in %s',
      (text, example) => {
        expect(brief(counts(run(text, example)))).toEqual([]);
      },
    );

    it.each(rule.examples.bad.map((example) => [example.text, example] as const))(
      'has one finding in %s',
      (text, example) => {
        const only = findsOne(text, (one) => run(one, example), counts);
        expect(only.rule).toBe(rule.id);
        expect(rule.requirements).toContain(only.requirement);
      },
    );

    it('reports nothing if the ledger lacks the entry', () => {
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
