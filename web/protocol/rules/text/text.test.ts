import { describe, expect, it } from 'vitest';
import { codeOf, isJsonCode, JSON_CODES } from '../../json/codes.ts';
import { applyEdits } from '../../json/edits.ts';
import { readText, readValue } from '../../json/read.ts';
import type { JsonProblem } from '../../json/types.ts';
import { textRules } from './index.ts';
import { unmark } from '../../testing/marked.ts';

/** Reported by the intake, whose own tests cover them. */
const BY_INTAKE = new Set([
  'json-missing-braces',
  'json-text-before-start',
  'json-text-after-end',
  'json-no-message',
  'json-notation',
]);

function problemsIn(text: string): JsonProblem[] {
  return readText(text).problems.filter((problem) => !BY_INTAKE.has(problem.code));
}

describe('the list of text rules', () => {
  it('has exactly one rule for every code', () => {
    expect(textRules.map((rule) => rule.id).toSorted()).toEqual([...JSON_CODES].toSorted());
  });

  it.each(textRules.map((rule) => [rule.id, rule] as const))(
    '%s has the same severity as in the parser',
    (id, rule) => {
      expect(isJsonCode(id) && codeOf(id).error).toBe(rule.level === 'MUST');
      const usual = rule.level === 'MUST' ? 'envelope/valid-json-text' : null;
      expect(rule.requirement).toBe(id === 'json-duplicate-key' ? 'envelope/duplicate-member' : usual);
      expect(rule.spec).toMatch(/^https:\/\/www\.rfc-editor\.org\/rfc\/rfc8259#section-\d/);
    },
  );
});

describe.each(textRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('has texts and examples', () => {
    expect(rule.examples.good.length).toBeGreaterThan(0);
    expect(rule.examples.bad.length).toBeGreaterThan(0);
    for (const text of [rule.title, rule.why, rule.how]) expect(text.trim().length).toBeGreaterThan(8);
    expect(rule.title.length).toBeLessThan(80);
  });

  it.each(rule.examples.good.map((example) => [example.text]))('reports nothing about %j', (text) => {
    expect(problemsIn(text)).toEqual([]);
    for (const line of text.split('\n')) JSON.parse(line);
  });

  if (BY_INTAKE.has(id)) return;

  it.each(rule.examples.bad.map((example) => [example.text]))('reports one problem in %j', (marked) => {
    const { text, start, end } = unmark(marked);
    const found = problemsIn(text);
    expect(found.map((problem) => problem.code)).toEqual([id]);
    const [problem] = found;
    if (problem === undefined) throw new Error('nothing found');
    expect({ start: problem.start, end: problem.end }).toEqual({ start, end });
    expect(rule.what(problem)).toMatch(/^[A-Z`].*\.$/s);
    if (problem.fix === undefined) return;
    expect(problem.fix.says).toMatch(/^[A-Z].*\.$/s);
    const fixed = applyEdits(text, problem.fix.edits);
    JSON.parse(fixed);
    expect(readValue(fixed).problems).toEqual([]);
  });
});
