/** The curriculum and the exercises must agree. */
import { expect, it } from 'vitest';
import { CODE_EXERCISES } from './code/index.ts';
import { EXERCISES } from './grade.ts';
import { CURRICULUM, placeOf } from './index.ts';
import { stepsIn } from './play/drafts.ts';
import { WALKTHROUGHS } from './walkthroughs/index.ts';

it('lists every item in exactly one chapter, in order, with its own title', () => {
  const shown = CURRICULUM.flatMap(({ items }) => items);
  const named = (kind: 'code' | 'walkthrough' | null) =>
    shown
      .filter((one) => (one.kind === 'code' || one.kind === 'walkthrough' ? one.kind : null) === kind)
      .map(({ id, kind: sort, title }) => ({ id, kind: sort, title }));
  expect(named(null)).toEqual(EXERCISES.map(({ id, kind, title }) => ({ id, kind, title })));
  expect(named('walkthrough')).toEqual(WALKTHROUGHS.map(({ id, title }) => ({ id, kind: 'walkthrough', title })));
  expect(named('code')).toEqual(CODE_EXERCISES.map(({ id, kind, title }) => ({ id, kind, title })));
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
});

it('starts each chapter with its own walkthrough and ends it with its code exercises', () => {
  for (const { id, items } of CURRICULUM) {
    const steps = items.map(({ kind }) => (kind === 'walkthrough' ? 0 : kind === 'code' ? 2 : 1));
    expect([id, ...steps]).toEqual([id, ...steps.toSorted((a, b) => a - b)]);
    expect(steps[0]).toBe(0);
  }
  for (const { id, chapter } of WALKTHROUGHS) expect(placeOf(id)?.chapter.id).toBe(chapter);
});

it('has unique chapter ids, and exercises of every kind and revision', () => {
  const ids = CURRICULUM.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const kind of [
    'fix-message',
    'write-message',
    'answer-as-server',
    'order-session',
    'find-mistake',
    'choose-error',
  ])
    expect(EXERCISES.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(4);
  expect(new Set(EXERCISES.map(({ revision }) => revision)).size).toBe(5);
});

it('judges the exercises of a chapter by one revision, unless the revision is the point', () => {
  /** The revision of a chapter, and the exercises that are about another one. */
  const others: Readonly<Record<string, readonly string[]>> = {
    batches: ['batch-gone'],
    transports: ['old-address'],
  };
  for (const { id, items } of CURRICULUM) {
    const own = EXERCISES.filter((one) => items.some((item) => item.id === one.id));
    const plain = own.filter((one) => !(others[id] ?? []).includes(one.id));
    expect(new Set(plain.map(({ revision }) => revision)).size, id).toBeLessThanOrEqual(1);
  }
});

it('asks about tools and resources only after they are taught', () => {
  const order = CURRICULUM.flatMap(({ items }) => items.map(({ id }) => id));
  expect(order.indexOf('tool-failed')).toBeGreaterThan(order.indexOf('tools'));
  expect(order.indexOf('both-members')).toBeGreaterThan(order.indexOf('resources'));
});

it('asks for nothing before it is taught', () => {
  const order = CURRICULUM.flatMap(({ items }) => items.map(({ id }) => id));
  const taught: Readonly<Record<string, readonly string[]>> = {
    'impatient-client': ['handshake', 'time-outs', 'long-work'],
    'missing-details': ['resources', 'error-data', 'note-missing'],
    'mismatched-result': ['structured', 'validate-schemas'],
    'error-body': ['errors', 'over-http', 'http-errors'],
    'resume-request': ['over-http', 'long-work', 'resume-stream'],
    tasks: ['tools', 'long-work', 'time-outs'],
    'task-extension': ['without-handshake', 'tasks'],
    'task-order': ['tasks'],
    'one-direction': ['errors', 'both-directions'],
    'own-tools': ['tools', 'validate-schemas', 'own-server'],
  };
  const late = Object.entries(taught).flatMap(([id, before]) =>
    before
      .filter((one) => order.indexOf(one) < 0 || order.indexOf(one) > order.indexOf(id))
      .map((one) => `${id}: ${one}`),
  );
  expect(late).toEqual([]);
});

it('begins each task with what is asked for, in a paragraph of its own', () => {
  for (const { id, task } of EXERCISES) {
    const [first = '', ...rest] = task.split('\n\n');
    expect(first.length, id).toBeLessThan(120);
    expect(rest.length, id).toBeLessThanOrEqual(1);
  }
});

it('states about a minute for each step of a walkthrough, and what each chapter is for', () => {
  for (const walkthrough of WALKTHROUGHS) {
    const steps = walkthrough.revisions.map((revision) => stepsIn(walkthrough, revision).length);
    const minutes = placeOf(walkthrough.id)?.item.minutes ?? 0;
    expect(minutes, walkthrough.id).toBeGreaterThanOrEqual(Math.min(...steps));
    expect(minutes, walkthrough.id).toBeLessThanOrEqual(Math.max(...steps));
  }
  for (const { goal } of CURRICULUM) expect(`You can ${goal}`).toMatch(/^You can [a-z].{20,110}\.$/u);
});

it('finds items by their id', () => {
  expect(placeOf('cancel')).toMatchObject({ chapter: { id: 'notifications' }, item: { kind: 'write-message' } });
  expect(placeOf('nothing')).toBeNull();
});
