/** @module-tag all */
import { describe, expect, it } from 'vitest';
import { check } from '../protocol/check.ts';
import { checkEntries } from '../protocol/check-messages.ts';
import { REVISION_IDS, type Diagnostic, type RevisionId } from '../protocol/types.ts';
import type { Exercise } from './define.ts';
import { placeOf } from './index.ts';
import { EXERCISES } from './grade.ts';
import { foundIn } from './kinds/find.ts';
import { orderIn } from './kinds/order.ts';
import { PRACTICE } from './practice.ts';

/** What the checker finds in the start and the log of an exercise, and in the examples of its common mistakes. */
function findingsOf(exercise: Exercise, revision?: RevisionId): Diagnostic[] {
  switch (exercise.kind) {
    case 'choose-error':
      return [];
    case 'find-mistake':
      return foundIn(revision === undefined ? exercise : { ...exercise, revision }).map(({ diagnostic }) => diagnostic);
    case 'order-session':
      return textsOf(exercise).flatMap((order) => {
        const ordered = orderIn(order).flatMap((id) => exercise.pieces.filter((piece) => piece.id === id));
        return checkEntries(ordered, { revision: revision ?? exercise.revision }).diagnostics;
      });
    default: {
      const options = { revision: revision ?? exercise.revision, from: exercise.from };
      return textsOf(exercise).flatMap((text) => check(text, options).diagnostics);
    }
  }
}

const textsOf = ({ start, mistakes }: Extract<Exercise, { start: string }>): string[] => [
  start,
  ...mistakes.map(({ example }) => example),
];

const requirementsOf = (findings: readonly Diagnostic[]): string[] => [
  ...new Set(findings.flatMap(({ requirement }) => requirement ?? [])),
];

describe.each(EXERCISES.map((exercise) => [exercise.id, exercise] as const))('the exercise %s', (id, exercise) => {
  const found = findingsOf(exercise);

  it('shows every mistake that leads to it, in its own revision or another one', () => {
    expect(placeOf(id)).not.toBeNull();
    const promised = Object.keys(PRACTICE).filter((requirement) => PRACTICE[requirement] === id);
    const own = requirementsOf(found);
    const others = promised.filter((requirement) => !own.includes(requirement));
    const elsewhere =
      others.length === 0 ? [] : requirementsOf(REVISION_IDS.flatMap((revision) => findingsOf(exercise, revision)));
    expect(others.filter((requirement) => !elsewhere.includes(requirement))).toEqual([]);
  });

  it('is about mistakes that lead to an exercise', () => {
    const graded = requirementsOf(found.filter(({ severity }) => severity !== 'info'));
    expect(graded.filter((requirement) => PRACTICE[requirement] === undefined)).toEqual([]);
    if (exercise.kind !== 'find-mistake' || exercise.hosts) return;
    expect(graded.map((requirement) => PRACTICE[requirement])).toEqual([id]);
  });
});

it('leads to exercises that exist', () => {
  const ids = new Set(EXERCISES.map((exercise) => exercise.id));
  expect(Object.values(PRACTICE).filter((id) => !ids.has(id))).toEqual([]);
});
