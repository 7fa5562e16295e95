/** The grade of a program, from outcomes that no sandbox had to produce. */
import { expect, it } from 'vitest';
import { beginCode, feedCode, gradeCode, nextCall, type CodeExercise, type Outcome } from './code.ts';
import { call, failure, gives } from './code/testing.ts';

const value = (shown: string): Outcome => {
  return { kind: 'value', value: shown, type: 'string', shown, heard: [], output: '' };
};
const error = (type: string, message: string): Outcome => {
  const traceback = `Traceback\n  File "answer.py", line 4, in greet\n    ${type}: ${message}`;
  return { kind: 'error', type, message, classes: [type, 'Error'], traceback, members: {}, heard: [], output: '' };
};
const stopped: Outcome = { kind: 'stopped', why: 'time', says: 'The code was stopped.', output: '' };

const texts = { python: '', typescript: '', javascript: '' };
const test = (name: string) =>
  gives({
    name: `Greets ${name}`,
    expected: `a greeting for ${name}`,
    calls: [call('greet', name)],
    judge: ({ shown }) => (shown === `Hello ${name}` ? null : failure(shown, 'no-greeting')),
  });
const EXERCISE: CodeExercise = {
  id: 'greeting',
  kind: 'code',
  title: 'Greet',
  task: 'Greet someone.',
  signatures: texts,
  names: ['greet'],
  start: texts,
  hints: [],
  solution: texts,
  lesson: '',
  links: [],
  mistakes: [{ id: 'no-greeting', says: 'The greeting is missing.', examples: texts }],
  tests: ['Ada', 'Bo', 'Cy'].map(test),
};

/** The grade of a program whose calls have these outcomes, in order. */
function graded(outcomes: readonly Outcome[]) {
  const left = [...outcomes];
  let run = beginCode();
  for (let next = nextCall(EXERCISE, run); next; next = nextCall(EXERCISE, run)) {
    const outcome = next.do === 'load' ? value('') : left.shift();
    if (!outcome) throw new Error('there are more calls than outcomes');
    run = feedCode(EXERCISE, run, outcome);
  }
  return gradeCode(EXERCISE, run, 'python');
}

it('an exception comes first, with its line and its call, and later tests accuse of nothing', () => {
  const { feedback, runs } = graded([value('Hello Ada'), error('KeyError', "'name'"), value('nothing')]);
  expect(feedback).toEqual([
    {
      id: 'exception',
      text: 'The code failed on line 4 with `KeyError: \'name\'`. The call was `greet("Bo")`. Expected: a greeting for Bo.',
    },
  ]);
  expect(runs.map(({ crashed }) => crashed === true)).toEqual([false, false, true, false]);
  expect(runs[2]).toMatchObject({ line: 4, traceback: expect.stringContaining('KeyError') as unknown });
});

it('keeps a mistake that an earlier test has named, after the exception', () => {
  const { feedback } = graded([value('nothing'), error('TypeError', 'x'), value('nothing')]);
  expect(feedback.map(({ id }) => id)).toEqual(['exception', 'no-greeting']);
});

it('a program that was stopped is reported before the mistakes of earlier tests, with its call', () => {
  const { feedback, runs } = graded([value('nothing'), stopped]);
  expect(feedback.map(({ id }) => id)).toEqual(['time', 'no-greeting']);
  expect(feedback[0]?.text).toBe('The code was stopped. The call was `greet("Bo")`. Expected: a greeting for Bo.');
  expect(runs[2]?.crashed).toBe(true);
});

it('a name that the code lacks is no exception', () => {
  const message = 'The code does not define `greet`.';
  const rest = { classes: [], traceback: '', members: {}, heard: [], output: '' };
  const missing: Outcome = { kind: 'error', type: 'Missing', message, ...rest };
  const { feedback, runs } = graded([missing, missing, missing]);
  expect(feedback).toEqual([{ id: 'missing', text: 'The code does not define `greet`.' }]);
  expect(runs.some(({ crashed }) => crashed)).toBe(false);
});
