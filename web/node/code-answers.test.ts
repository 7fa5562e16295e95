/** Programs as learners would write them: correct ones in another style, and wrong ones that match no prepared mistake. */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { CODE_EXERCISES, codeExerciseNamed, type CodeGrade, type CodeLanguage } from '../course/code.ts';
import { isObject, stringOf, type JsonValue } from '../protocol/values.ts';
import { createGrader } from './runners/grader.ts';

interface Program {
  exercise: string;
  language: CodeLanguage;
  text: string;
  /** What the feedback must mention to identify the mistake; null for a correct program. */
  names: RegExp | null;
}

const LANGUAGES: readonly CodeLanguage[] = ['python', 'typescript', 'javascript'];
const file = new URL('../course/testing/programs.jsonl', import.meta.url);
const PROGRAMS: readonly Program[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const value: JsonValue = JSON.parse(line);
    const language = isObject(value) ? LANGUAGES.find((one) => one === value.language) : undefined;
    if (!isObject(value) || !language) throw new Error(`${line} is no program`);
    const names = value.names === undefined ? null : new RegExp(stringOf(value.names), 'iu');
    return { exercise: stringOf(value.exercise), language, text: stringOf(value.program), names };
  });

const grader = createGrader();
afterAll(() => grader.close());

async function graded({ exercise, language, text }: Program): Promise<CodeGrade> {
  const known = codeExerciseNamed(exercise);
  if (!known) throw new Error(`There is no exercise ${exercise}`);
  return grader.grade(known, language, text);
}

it('the file has correct and wrong programs for each exercise', () => {
  for (const { id } of CODE_EXERCISES) {
    const own = PROGRAMS.filter(({ exercise }) => exercise === id);
    expect([id, own.filter(({ names }) => names === null).length > 1]).toEqual([id, true]);
    expect([id, own.filter(({ names }) => names !== null).length > 1]).toEqual([id, true]);
  }
});

describe.each(PROGRAMS.map((program, at) => [program.exercise, program.language, at + 1, program] as const))(
  '%s in %s, program %i',
  (_id, _language, _at, program) => {
    it('is accepted if it is correct; otherwise it is rejected, and the feedback identifies the mistake', async () => {
      const { passed, feedback, tests } = await graded(program);
      expect({ passed, failed: passed ? [] : tests.filter((test) => !test.passed).length > 0 }).toEqual(
        program.names === null ? { passed: true, failed: [] } : { passed: false, failed: true },
      );
      if (program.names) expect(feedback.map(({ text }) => text).join('\n')).toMatch(program.names);
    });
  },
);
