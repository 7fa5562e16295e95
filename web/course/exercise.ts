/** Exercises in the form for graders, made from their sources: ours, and those that `custom/` reads from a file. */
import type { ChooseExercise, Exercise, FindExercise, MessageExercise, OrderExercise, Seen } from './define.ts';
import { holds, holdsInOrder, subjectOf, type Subject } from './conditions.ts';
import { logOf } from './seen.ts';
import type { ChooseSource, ExerciseSource, FindSource, MessageSource, OrderSource, Rule } from './source.ts';
import type { Json } from '../simulator/types.ts';

/** The exercise for a source. */
export function exerciseOf(source: ExerciseSource): Exercise {
  switch (source.kind) {
    case 'order-session':
      return orderExercise(source);
    case 'find-mistake':
      return findExercise(source);
    case 'choose-error':
      return chooseExercise(source);
    default:
      return messageExercise(source);
  }
}

function messageExercise(source: MessageSource): MessageExercise {
  // Many conditions check one answer, so it is read only once.
  const known = new WeakMap<Seen, Subject>();
  const about = (seen: Seen): Subject => {
    const subject = known.get(seen) ?? subjectOf(seen);
    known.set(seen, subject);
    return subject;
  };
  const test = (rule: Rule) => ('holds' in rule ? rule.holds : (seen: Seen) => holds(rule, about(seen)));
  return {
    ...source,
    start: answerText(source.start),
    solution: answerText(source.solution),
    goals: source.goals.map((goal) => ({ id: goal.id, name: goal.name, says: goal.says, met: test(goal) })),
    mistakes: source.mistakes.map((mistake) => {
      const { id, says, example } = mistake;
      return { id, says, example: answerText(example), when: test(mistake) };
    }),
  };
}

/** The text of an answer: a string as it is, other JSON indented. */
export function answerText(answer: Json): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2);
}

function orderExercise(source: OrderSource): OrderExercise {
  return {
    ...source,
    goals: source.goals.map((goal) => {
      const { id, name, says } = goal;
      return { id, name, says, met: (order) => holdsInOrder(goal, { order, broken: new Set() }) };
    }),
    mistakes: source.mistakes.map((mistake) => {
      const { id, says, example } = mistake;
      return { id, says, example, when: (order, broken) => holdsInOrder(mistake, { order, broken }) };
    }),
  };
}

function findExercise(source: FindSource): FindExercise {
  return {
    ...source,
    log: logOf(source.log),
    start: JSON.stringify(source.start),
    solution: JSON.stringify(source.solution),
    mistakes: source.mistakes.map((mistake) => ({ ...mistake, example: JSON.stringify(mistake.example) })),
  };
}

function chooseExercise(source: ChooseSource): ChooseExercise {
  return {
    ...source,
    start: String(source.start),
    solution: String(source.solution),
    mistakes: source.mistakes.map((mistake) => ({ ...mistake, example: String(mistake.code) })),
  };
}
