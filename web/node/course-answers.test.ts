/** Answers as learners would write them: correct ones in other forms, and wrong ones that match no prepared mistake. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXTENDED } from '../course/extended.ts';
import { exerciseNamed, EXERCISES, grade } from '../course/grade.ts';
import { isObject, stringOf, type JsonValue } from '../protocol/values.ts';

interface Answer {
  exercise: string;
  text: string;
  right: boolean;
  /** What the feedback must mention to identify the mistake. */
  names: RegExp;
}

const file = new URL('../course/testing/answers.jsonl', import.meta.url);
const ANSWERS: readonly Answer[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const value: JsonValue = JSON.parse(line);
    if (!isObject(value)) throw new Error(`${line} is no answer`);
    const { exercise, right, wrong, names } = value;
    const text = stringOf(right ?? wrong);
    return { exercise: stringOf(exercise), text, right: right !== undefined, names: new RegExp(stringOf(names), 'iu') };
  });

const graded = (answer: Answer) => {
  const exercise = exerciseNamed(answer.exercise);
  if (!exercise) throw new Error(`There is no exercise ${answer.exercise}`);
  return grade(exercise, answer.text, EXTENDED);
};

it('the file has many correct and wrong answers for each exercise that it covers', () => {
  const about = new Set(ANSWERS.map(({ exercise }) => exercise));
  for (const { id } of EXERCISES.filter((one) => about.has(one.id))) {
    const own = ANSWERS.filter(({ exercise }) => exercise === id);
    expect([id, own.filter(({ right }) => right).length > 0]).toEqual([id, true]);
    expect(own.filter(({ right }) => !right).length, id).toBeGreaterThanOrEqual(8);
  }
  expect(about.size).toBeGreaterThanOrEqual(77);
});

describe.each(ANSWERS.filter(({ right }) => right).map((answer) => [answer.exercise, answer.text, answer] as const))(
  '%s, %s',
  (_id, _text, answer) => {
    it('is taken', () => {
      expect(graded(answer)).toMatchObject({ passed: true, feedback: [] });
    });
  },
);

describe.each(ANSWERS.filter(({ right }) => !right).map((answer) => [answer.exercise, answer.text, answer] as const))(
  '%s, %s',
  (_id, _text, answer) => {
    it('is rejected, and the feedback identifies the mistake', () => {
      const { passed, feedback } = graded(answer);
      expect(passed).toBe(false);
      expect(feedback.map(({ text }) => text).join('\n')).toMatch(answer.names);
    });
  },
);
