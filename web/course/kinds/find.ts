/** Grades what a learner found in a log. What is wrong there is what the checker finds, not what the exercise claims. */
import { jsonOf } from '../../protocol/json/plain.ts';
import { checkOne } from '../../protocol/check.ts';
import type { Diagnostic } from '../../protocol/types.ts';
import { isObject } from '../../protocol/values.ts';
import type { FindExercise, Grade } from '../define.ts';
import { bad } from '../seen.ts';
import { carried } from '../wire.ts';

/** What the checker finds in the log, each with the number of its message, from 1. */
export function foundIn(exercise: FindExercise): { diagnostic: Diagnostic; message: number }[] {
  const { revision, wire } = exercise;
  const { text, partAt } = carried(exercise);
  const report = checkOne(text, wire ? { revision, transport: wire, from: 'server' } : { revision });
  return bad(report).map((one) => ({ diagnostic: one, message: wire ? partAt(one.span.start) : one.entry + 1 }));
}

/** The message that is wrong, from 1, and the option that says why; null where the checker finds something else than one thing. */
export function truthOf(exercise: FindExercise): { message: number; option: string } | null {
  const [only, ...others] = foundIn(exercise);
  if (!only || others.length > 0) return null;
  const { rule, requirement } = only.diagnostic;
  const option = exercise.options.find((one) => one.rule === rule || one.rule === requirement);
  return option ? { message: only.message, option: option.id } : null;
}

/** Grades an answer. */
export function gradeFind(exercise: FindExercise, answer: string): Grade {
  const truth = truthOf(exercise);
  const { message, option } = found(answer);
  const tests = [
    {
      name: 'The message',
      passed: message === truth?.message,
      expected: 'the message that breaks a rule',
      got: `message ${JSON.stringify(message ?? null)}`,
    },
    {
      name: 'What is wrong with it',
      passed: option === truth?.option,
      expected: 'what the rule says',
      got: textOf(exercise, option),
    },
  ];
  const passed = truth !== null && tests.every((test) => test.passed);
  return {
    exercise: exercise.id,
    passed,
    feedback: passed ? [] : feedbackFor(exercise, truth, message, option),
    tests,
  };
}

function textOf({ options }: FindExercise, option: unknown): string {
  return options.find(({ id }) => id === option)?.text ?? 'nothing chosen';
}

/** What an answer names: as an object, as an array, or as a number and an id apart by spaces or a comma. */
function found(answer: string): { message: number | null; option: string | null } {
  const value = jsonOf(answer);
  const [, digits, word] = /^\D{0,12}?(\d+)[\s,:;]+([\w-]+)\s*$/u.exec(answer.trim()) ?? [];
  const [first = null, second = null] = Array.isArray(value) ? value : [digits, word];
  const message = isObject(value) ? value.message : first;
  const option = isObject(value) ? value.mistake : second;
  const number = typeof message === 'string' && message.trim() !== '' ? Number(message) : message;
  return {
    message: typeof number === 'number' && Number.isInteger(number) ? number : null,
    option: typeof option === 'string' ? option.trim() : null,
  };
}

function feedbackFor(
  exercise: FindExercise,
  truth: { message: number; option: string } | null,
  message: number | null,
  option: string | null,
): Grade['feedback'] {
  const ids = exercise.options.map(({ id }) => id);
  if (message === null || option === null || !ids.includes(option)) {
    const choice = ids.map((id) => `\`${id}\``).join(', ');
    const text = `The answer is an object with \`message\` (a number, from 1) and \`mistake\` (one of ${choice}).`;
    return [{ id: 'form', text }];
  }
  const named = exercise.mistakes.filter((mistake) => mistake.option === option);
  const innocent =
    exercise.innocent?.[message] ??
    (exercise.wire
      ? `Part ${message} breaks no rule. Lay it beside others of its kind, line by line: what do they have that one of them has not?`
      : `Message ${message} breaks no rule. Follow the ids: which answer belongs to which request, and who waits for what?`);
  const half = {
    id: 'right-mistake',
    text: `That is what is wrong, but not in ${exercise.wire ? 'part' : 'message'} ${message}.`,
  };
  return [
    ...named.map(({ id, says }) => ({ id, text: says })),
    ...(option === truth?.option ? [half] : []),
    ...(message === truth?.message ? [] : [{ id: 'wrong-message', text: innocent }]),
  ];
}
