/** Every fact of the tutorials is taught in an item whose text mentions it, beside a link to the specification. */
import { describe, expect, it } from 'vitest';
import { CODE_EXERCISES } from './code.ts';
import { EXERCISES } from './grade.ts';
import { placeOf } from './index.ts';
import { pageUrl } from './play/view.ts';
import { WALKTHROUGHS } from './play.ts';
import { FACTS } from './testing/facts.ts';

/** Every text of an item that a learner can read. */
function textOf(id: string): string {
  const exercise = [...EXERCISES, ...CODE_EXERCISES].find((one) => one.id === id);
  if (exercise) {
    const { task, hints, lesson, mistakes } = exercise;
    const goals = 'goals' in exercise ? exercise.goals.map(({ says }) => says) : [];
    return [task, ...hints, lesson, ...mistakes.map(({ says }) => says), ...goals].join('\n');
  }
  const steps = WALKTHROUGHS.find((one) => one.id === id)?.steps ?? [];
  return steps
    .flatMap(({ title, text, question, remark = '' }) => [
      title,
      text,
      ...(question ? [question.ask, ...question.options.map((option) => `${option.text}: ${option.says}`)] : []),
      remark,
    ])
    .join('\n');
}

function linksOf(id: string): string[] {
  const exercise = [...EXERCISES, ...CODE_EXERCISES].find((one) => one.id === id);
  if (exercise) return exercise.links.map(({ url }) => url);
  const walkthrough = WALKTHROUGHS.find((one) => one.id === id);
  const newest = walkthrough?.revisions.at(-1);
  if (!walkthrough || !newest) return [];
  return walkthrough.steps.flatMap(({ links = [] }) => links.map((link) => pageUrl(link, newest)));
}

describe('the facts of the tutorials', () => {
  it('come from all five tutorials, and many correct a mistake', () => {
    expect(new Set(FACTS.flatMap(({ from }) => from)).size).toBe(5);
    expect(FACTS.filter(({ instead }) => instead !== undefined).length).toBeGreaterThan(15);
    expect(new Set(FACTS.map(({ says }) => says)).size).toBe(FACTS.length);
  });

  it.each(FACTS.map((fact) => [fact.says, fact] as const))('%s', (_, { taught }) => {
    expect(Object.keys(taught)).not.toEqual([]);
    for (const [id, mentions] of Object.entries(taught)) {
      expect(placeOf(id)?.item.id, id).toBe(id);
      expect(textOf(id)).toMatch(mentions);
    }
    const links = Object.keys(taught).flatMap(linksOf);
    expect(links.filter((url) => /^https:\/\/(modelcontextprotocol\.io|www\.jsonrpc\.org)\//u.test(url))).not.toEqual(
      [],
    );
  });
});
