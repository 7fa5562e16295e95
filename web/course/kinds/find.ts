/** Grades what a learner found in a log. The checker decides what is wrong there, not the exercise. */
import { jsonOf } from '../../protocol/json/plain.ts';
import type { Diagnostic } from '../../protocol/types.ts';
import { isObject } from '../../protocol/values.ts';
import type { FindExercise, Grade } from '../define.ts';
import { CORE, type Judge } from '../judge.ts';
import { bad } from '../seen.ts';
import { carried } from '../wire.ts';

/** What the checker finds in the log, each with the number of its message, from 1. */
export function foundIn(exercise: FindExercise, judge: Judge = CORE): { diagnostic: Diagnostic; message: number }[] {
  const { revision, wire } = exercise;
  const { text, partAt } = carried(exercise);
  const report = judge.messages(text, wire ? { revision, transport: wire, from: 'server' } : { revision });
  return bad(report).map((one) => ({ diagnostic: one, message: wire ? partAt(one.span.start) : one.entry + 1 }));
}

/**
 * The number of the wrong message, starting at 1, and the option that explains it; null unless the checker finds exactly one
 * problem. In a log about hosts it must find none, and the solution decides: what hosts refuse breaks no rule.
 */
export function truthOf(exercise: FindExercise, judge: Judge = CORE): { message: number; option: string } | null {
  const [only, ...others] = foundIn(exercise, judge);
  if (exercise.hosts) {
    const { message, option } = found(exercise.solution);
    return only || message === null || option === null ? null : { message, option };
  }
  if (!only || others.length > 0) return null;
  const { rule, requirement } = only.diagnostic;
  const option = exercise.options.find((one) => one.rule === rule || one.rule === requirement);
  return option ? { message: only.message, option: option.id } : null;
}

/** Grades an answer. */
export function gradeFind(exercise: FindExercise, answer: string, judge: Judge): Grade {
  const truth = truthOf(exercise, judge);
  const { message, option } = found(answer);
  const tests = [
    {
      name: 'The message',
      passed: message === truth?.message,
      expected: exercise.hosts ? 'the message that a host refuses' : 'the message that breaks a rule',
      got: `message ${JSON.stringify(message ?? null)}`,
    },
    {
      name: 'The mistake',
      passed: option === truth?.option,
      expected: exercise.hosts ? 'what the host refuses' : 'the mistake that the checker reports',
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

/**
 * The message and the option in an answer: an object, an array, or a number and an id with spaces or punctuation between them, each
 * with or without a label.
 */
function found(answer: string): { message: number | null; option: string | null } {
  const value = jsonOf(answer);
  const [, digits, word] =
    /^\D{0,12}?(\d+)[\s,:;.–—-]+(?:mistake\s{0,3}[:=]?\s{0,3})?(\w[\w-]*)$/iu.exec(answer.trim()) ?? [];
  const [first = null, second = null] = Array.isArray(value) ? value : [digits, word];
  const message = isObject(value) ? value.message : first;
  const option = isObject(value) ? value.mistake : second;
  const number = typeof message === 'string' && message.trim() !== '' ? Number(message) : message;
  return {
    message: typeof number === 'number' && Number.isInteger(number) ? number : null,
    option: typeof option === 'string' ? option.trim() : null,
  };
}

/** Where to look, by the rule that the log breaks. */
const PLACES: readonly (readonly [rule: RegExp, place: string])[] = [
  [
    /^(?:ids|responses)\//u,
    'Follow the ids: which response belongs to which request, and which side waits for a response?',
  ],
  [/^capabilities\//u, 'Compare the requests with the `capabilities` that both sides declare in the handshake.'],
  [/^progress\//u, 'Follow one progress token at a time.'],
  [/^shape\//u, 'Look at the members of each message: is one missing, or is its value of another type?'],
  [/^(?:structured-content|tasks)\//u, 'Compare the calls and their results with what the list of tools declares.'],
  [/^stdio\//u, 'Look at every line that the server writes: is it a message?'],
];

/** What the log consists of. */
function unitOf({ wire }: FindExercise): 'message' | 'line' | 'part' {
  if (wire === undefined) return 'message';
  return wire === 'http' ? 'part' : 'line';
}

/** Feedback for a message that is wrongly chosen and has none of its own. */
function innocentText(exercise: FindExercise, message: number, right: string | undefined): string {
  const rule = exercise.options.find(({ id }) => id === right)?.rule ?? '';
  const [, place] = PLACES.find(([of]) => of.test(rule)) ?? [];
  if (exercise.hosts)
    return `Message ${message} is not the one that a host refuses. Compare the others with what the host accepts, member by member.`;
  switch (unitOf(exercise)) {
    case 'line':
      return `Line ${message} breaks no rule. ${place ?? 'Read the other lines as a client does, one by one.'}`;
    case 'part':
      return `Part ${message} breaks no rule. ${place ?? 'Compare it with others of its kind, line by line: what is different in one of them?'}`;
    default:
      return `Message ${message} breaks no rule. ${place ?? 'Read the other messages one by one: what may their sender not send?'}`;
  }
}

/** Feedback for a number that no message of the log has; null if one has it. */
function unknownText(exercise: FindExercise, message: number): string | null {
  const count = exercise.log.trim().split('\n').length;
  if (message >= 1 && message <= count) return null;
  switch (unitOf(exercise)) {
    case 'line':
      return `There is no line ${message}: the lines have the numbers 1 to ${count}.`;
    case 'part':
      return `There is no part ${message}: the parts have the numbers 1 to ${count}.`;
    default:
      return `There is no message ${message}: the messages have the numbers 1 to ${count}.`;
  }
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
    const text = `The answer must be an object with \`message\` (a number, starting at 1) and \`mistake\` (one of ${choice}).`;
    return [{ id: 'form', text }];
  }
  const named = exercise.mistakes.filter((mistake) => mistake.option === option);
  const refuted = named.map(({ id, says }) => ({ id, text: says }));
  const unknown = unknownText(exercise, message);
  if (unknown !== null) return [...refuted, { id: 'no-message', text: unknown }];
  if (message === truth?.message)
    return [...refuted, { id: 'right-message', text: `You chose the right ${unitOf(exercise)}, but not its mistake.` }];
  const innocent = exercise.innocent?.[message] ?? innocentText(exercise, message, truth?.option);
  const half = {
    id: 'right-mistake',
    text: `You chose the right mistake, but it is not in ${unitOf(exercise)} ${message}.`,
  };
  return [...refuted, ...(option === truth?.option ? [half] : []), { id: 'wrong-message', text: innocent }];
}
