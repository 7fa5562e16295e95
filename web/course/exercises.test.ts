/** Every exercise is verified: its start fails, its solution passes, and each named mistake gets its own feedback. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../protocol/check.ts';
import { EXERCISE_SOURCES } from './exercises/index.ts';
import { EXTENDED } from './extended.ts';
import { EXERCISES, grade } from './grade.ts';
import { truthOf } from './kinds/find.ts';
import { CUSTOM_FORMAT, readCustomSet } from './custom.ts';
import type { ExerciseSource } from './source.ts';

/** The ids of goals and mistakes that a function decides, since no condition can say what is right. */
const functionsIn = (source: ExerciseSource): string[] =>
  [...('goals' in source ? source.goals : []), ...source.mistakes].flatMap((one) => ('holds' in one ? [one.id] : []));

describe('the exercises', () => {
  it('have unique ids', () => {
    const ids = EXERCISES.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('need a function where the text itself, a pattern, or two values of a batch are in question, and nowhere else', () => {
    const needed = EXERCISE_SOURCES.map((one) => [one.id, functionsIn(one)] as const);
    expect(Object.fromEntries(needed.filter(([, ids]) => ids.length > 0))).toEqual({
      'two-at-once': ['ids', 'same-ids', 'lines'],
      roots: ['path-as-uri', 'two-slashes', 'web'],
      'one-line': ['one-line', 'fewer-lines', 'framed', 'escaped', 'two-messages'],
      'old-version': ['counted', 'other-date'],
      comments: ['comment-left', 'comma-left', 'single-quotes', 'python'],
    });
  });
});

describe.each(
  EXERCISE_SOURCES.filter((one) => functionsIn(one).length === 0).map((source) => [source.id, source] as const),
)('%s, in a file', (id, source) => {
  it('is the same exercise', () => {
    const other = `my-${id}`;
    const exercises = [{ ...source, id: other }];
    const set = readCustomSet(JSON.stringify({ format: CUSTOM_FORMAT, version: 1, title: 'Ours', exercises }));
    expect(set.problems).toEqual([]);
    const [read] = set.exercises;
    const ours = EXERCISES.find((one) => one.id === id);
    if (!read || read.kind === 'code' || !ours) throw new Error(`${id} is not there`);
    expect(JSON.parse(JSON.stringify(read))).toMatchObject(
      JSON.parse(JSON.stringify({ ...ours, id: other })) as object,
    );
    for (const answer of [ours.start, ours.solution, ...ours.mistakes.map(({ example }) => example)])
      expect(grade(read, answer, EXTENDED)).toEqual({ ...grade(ours, answer, EXTENDED), exercise: other });
  });
});

describe.each(EXERCISES.map((exercise) => [exercise.id, exercise] as const))('%s', (_, exercise) => {
  const ids = (answer: string): string[] => grade(exercise, answer, EXTENDED).feedback.map(({ id }) => id);

  it('has a task, at least two hints, and at least three mistakes', () => {
    for (const text of [exercise.title, exercise.task, exercise.lesson]) expect(text.trim().length).toBeGreaterThan(8);
    expect(exercise.hints.length).toBeGreaterThan(1);
    expect(exercise.mistakes.length).toBeGreaterThan(2);
    expect(exercise.links.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });

  it('is not solved at the start', () => {
    expect(grade(exercise, exercise.start, EXTENDED).passed).toBe(false);
    expect(ids(exercise.start)).not.toEqual([]);
  });

  it('is solved by its solution', () => {
    expect(grade(exercise, exercise.solution, EXTENDED)).toMatchObject({ passed: true, feedback: [] });
  });

  it.each(exercise.mistakes.map((mistake) => [mistake.id, mistake] as const))(
    'has feedback for %s',
    (id, { example, says }) => {
      const { passed, feedback } = grade(exercise, example, EXTENDED);
      expect(passed).toBe(false);
      expect(feedback[0]).toEqual({ id, text: says });
    },
  );

  it('grades any text', () => {
    for (const text of ['', ' ', 'null', '[]', '{', '{"message":0}', '\u0000', '9e999', exercise.solution.slice(1)]) {
      const { passed, feedback } = grade(exercise, text, EXTENDED);
      expect(passed ? [] : feedback.length > 0).toBeTruthy();
    }
  });

  it('matches what the checker reports', () => {
    expect(exercise.kind !== 'find-mistake' || truthOf(exercise, EXTENDED)).toBeTruthy();
  });
});

describe('exercises about hosts', () => {
  const about = EXERCISES.flatMap((one) => (one.kind === 'find-mistake' && one.hosts ? [one] : []));

  it.each(about.map((exercise) => [exercise.id, exercise] as const))('%s has what the catalog knows', (_, exercise) => {
    const truth = truthOf(exercise, EXTENDED);
    const rule = exercise.options.find(({ id }) => id === truth?.option)?.rule;
    const { diagnostics } = checkOne(exercise.log, { revision: exercise.revision, hosts: 'all' });
    const found = diagnostics.filter((one) => one.rule === rule);
    expect(found.map(({ entry, severity }) => [entry + 1, severity])).toEqual([[truth?.message, 'warning']]);
  });
});

describe('a wrong message in a log', () => {
  const finds = EXERCISES.flatMap((one) => (one.kind === 'find-mistake' ? [one] : []));
  const feedbackFor = (exercise: (typeof finds)[number], message: number, mistake: string): string =>
    grade(exercise, JSON.stringify({ message, mistake }), EXTENDED)
      .feedback.filter(({ id }) => id === 'wrong-message')
      .map(({ text }) => text)
      .join(' ');

  it.each(finds.map((one) => [one.id, one] as const))(
    '%s: the feedback is about what the log breaks',
    (_, exercise) => {
      const truth = truthOf(exercise, EXTENDED);
      const rule = exercise.options.find(({ id }) => id === truth?.option)?.rule ?? '';
      const count = exercise.log.trim().split('\n').length;
      for (let message = 1; message <= count; message++) {
        if (message === truth?.message || exercise.innocent?.[message]) continue;
        const text = feedbackFor(exercise, message, truth?.option ?? '');
        expect(text.includes('Follow the ids')).toBe(/^(?:ids|responses)\//u.test(rule));
        expect(text.includes('`capabilities`')).toBe(rule.startsWith('capabilities/'));
        expect(text.includes('breaks no rule')).toBe(exercise.hosts !== true);
      }
    },
  );
});
