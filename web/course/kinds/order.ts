/** Grades the order of a session. Any order that breaks no rule and meets the goals is correct. */
import { jsonOf } from '../../protocol/json/plain.ts';
import { isObject } from '../../protocol/values.ts';
import type { Grade, OrderExercise, TestRow } from '../define.ts';
import type { Judge } from '../judge.ts';
import { bad, logOf, namesOf, withoutRepeats } from '../seen.ts';

/**
 * The ids in an answer: a JSON array of strings, alone or as `order` of an object; or words separated by spaces, commas,
 * arrows, or lines, numbered or not, with or without bullets, quotation marks or brackets.
 */
export function orderIn(answer: string): string[] {
  const value = jsonOf(answer);
  const list = isObject(value) ? value.order : value;
  if (Array.isArray(list)) return list.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  return answer
    .split(/[\s,;]+|[-=]?>|→/u)
    .filter((word) => !/^(?:\d+[.):]|[-–—*•])$/u.test(word))
    .map((word) => word.replaceAll(/^["'`([{]{1,3}|["'`)\]}]{1,3}$/gu, ''))
    .filter((word) => word !== '');
}

/** Grades an answer. */
export function gradeOrder(exercise: OrderExercise, answer: string, judge: Judge): Grade {
  const order = orderIn(answer);
  const ids = exercise.pieces.map(({ id }) => id);
  const complete = order.length === ids.length && ids.every((id) => order.includes(id));
  const used: TestRow = {
    name: 'Every message is used once',
    passed: complete,
    expected: [...ids].sort().join(' '),
    got: order.join(' '),
  };
  if (!complete) {
    const twice = order.find((id, index) => order.indexOf(id) !== index);
    const missing = ids.find((id) => !order.includes(id));
    const strange = order.find((id) => !ids.includes(id));
    const why =
      strange === undefined
        ? twice === undefined
          ? `\`${missing ?? ''}\` is missing.`
          : `\`${twice}\` appears twice.`
        : `There is no message \`${strange}\`.`;
    const text = `${why} Use each of ${ids.map((id) => `\`${id}\``).join(', ')} exactly once.`;
    return { exercise: exercise.id, passed: false, feedback: [{ id: 'pieces', text }], tests: [used] };
  }
  const ordered = order.flatMap((id) => exercise.pieces.filter((piece) => piece.id === id));
  const found = bad(judge.messages(logOf(ordered), { revision: exercise.revision }));
  const broken = namesOf(found);
  const named = exercise.mistakes.filter((mistake) => mistake.when(order, broken));
  const missed = exercise.goals.filter((goal) => !goal.met(order));
  const tests: TestRow[] = [
    used,
    {
      name: 'No rule of the revision is broken',
      passed: found.length === 0,
      expected: 'no error and no warning',
      got: found.length === 0 ? 'no error and no warning' : found.map(({ title }) => title).join('; '),
    },
    ...exercise.goals.map((goal) => ({
      name: goal.name,
      passed: !missed.includes(goal),
      expected: goal.name,
      got: missed.includes(goal) ? goal.says : 'as expected',
    })),
  ];
  const feedback = [
    ...named.map(({ id, says }) => ({ id, text: says })),
    ...missed.map(({ id, says }) => ({ id, text: says })),
    ...(named.length > 0 ? [] : found.slice(0, 2).map(({ rule, what, why }) => ({ id: rule, text: `${what} ${why}` }))),
  ];
  const passed = tests.every((test) => test.passed);
  return { exercise: exercise.id, passed, feedback: passed ? [] : withoutRepeats(feedback), tests };
}
