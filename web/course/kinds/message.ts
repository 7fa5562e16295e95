/** Grades messages that a learner wrote: fixed, written for a task, or as the response of a server. */
import { jsonOf } from '../../protocol/json/plain.ts';
import type { Goal, Grade, MessageExercise, TestRow } from '../define.ts';
import { same } from '../places.ts';
import { HTTP_MESSAGE, httpProblems, unreadable, type HttpProblem } from '../http-problems.ts';
import type { Judge } from '../judge.ts';
import { judgeAnswer, withoutRepeats } from '../seen.ts';
import { unplacedFindings, unmatchedMembers } from './unmatched.ts';

/** Reported findings and goals; more at once do not help. */
const MAX_REPORTED = 3;

const JSON_FIRST: Goal = {
  id: 'json',
  name: 'It is one JSON value and nothing else',
  says: 'This is not valid JSON, so nothing else can be checked.',
  met: ({ text }) => jsonOf(text) !== undefined,
};

const HTTP: Goal = {
  id: 'http',
  name: 'It is one HTTP message',
  says: HTTP_MESSAGE,
  met: ({ text }) => unreadable(text) === null,
};

const WELL_FORMED: Goal = {
  id: 'http-form',
  name: 'It is written as HTTP requires',
  says: 'Receivers cannot read all parts of it as they are meant.',
  met: ({ text }) => httpProblems(text).length === 0,
};

const ONE: Goal = {
  id: 'one-message',
  name: 'It is one message',
  says: 'Write one message: a single JSON object, with no array or log line around it.',
  met: ({ text, messages }) => {
    const value = jsonOf(text);
    return messages.length === 1 && value !== undefined && same(value, messages[0]);
  },
};

const ONE_KIND: Goal = {
  id: 'one-kind',
  name: 'It is a request or a response, not both',
  says: 'It has `method` together with `result` or `error`. A message is either a request or a response: remove one side.',
  met: ({ messages }) =>
    messages.every(
      (message) =>
        !Object.hasOwn(message, 'method') || !(Object.hasOwn(message, 'result') || Object.hasOwn(message, 'error')),
    ),
};

const ARRAY: Goal = {
  id: 'one-batch',
  name: 'It is one batch',
  says: 'Write one batch: a JSON array of messages.',
  met: ({ text }) => Array.isArray(jsonOf(text)),
};

/** Grades an answer by its goals, by the known mistakes, and by what the checker finds in it. */
export function gradeMessage(exercise: MessageExercise, answer: string, judge: Judge): Grade {
  const looked = judgeAnswer(answer, exercise, judge);
  const found = [...looked.found, ...unplacedFindings(looked.noted)].filter(
    ({ rule }) => !exercise.spares?.includes(rule),
  );
  const unmatched = exercise.wire === 'http' ? [] : unmatchedMembers(looked.messages, exercise.revision);
  const seen = { ...looked, found };
  const isHttp = exercise.wire === 'http';
  const readable = isHttp ? HTTP : JSON_FIRST;
  const form = isHttp ? [HTTP, WELL_FORMED] : [JSON_FIRST, exercise.batch ? ARRAY : ONE, ONE_KIND];
  const goals = [...form, ...exercise.goals];
  const made = exercise.mistakes.filter((mistake) => mistake.when(seen));
  const missed = goals.filter((goal) => !goal.met(seen));
  const isRead = !missed.includes(readable);
  const reported = found.slice(0, MAX_REPORTED).map(({ rule, what, why }) => ({ id: rule, text: `${what} ${why}` }));
  const wanted = isRead ? missed.filter((goal) => goal !== WELL_FORMED).slice(0, MAX_REPORTED) : [readable];
  const wanting = [...unmatched, ...wanted.map(({ id, says }) => ({ id, text: says }))];
  const problems = isHttp ? problemsOf(answer) : [];
  const others = [
    ...made.map(({ id, says }) => ({ id, text: says })),
    ...(isRead ? [...wanting, ...reported] : [...reported, ...wanting]),
  ];
  const feedback = [
    ...problems.map(({ id, text }) => ({ id, text })),
    ...(problems.some(({ blocks }) => blocks) ? [] : others),
  ];
  const tests: TestRow[] = [
    ...goals.map((goal) => ({
      name: goal.name,
      passed: !missed.includes(goal),
      expected: goal.name,
      got: missed.includes(goal) ? goal.says : 'as expected',
    })),
    ...(isHttp ? [] : [membersTest(unmatched)]),
    {
      name: 'No rule of the revision is broken',
      passed: seen.found.length === 0,
      expected: 'no error and no warning',
      got: seen.found.length === 0 ? 'no error and no warning' : seen.found.map(({ title }) => title).join('; '),
    },
  ];
  const passed = made.length === 0 && tests.every((test) => test.passed);
  return { exercise: exercise.id, passed, feedback: passed ? [] : withoutRepeats(feedback), tests };
}

function problemsOf(answer: string): HttpProblem[] {
  const problem = unreadable(answer);
  return problem ? [problem] : httpProblems(answer);
}

function membersTest(unmatched: readonly { text: string }[]): TestRow {
  const expected = 'only members that the revision defines';
  return {
    name: 'It has only members that the revision defines',
    passed: unmatched.length === 0,
    expected,
    got: unmatched.length === 0 ? expected : unmatched.map(({ text }) => text).join(' '),
  };
}
