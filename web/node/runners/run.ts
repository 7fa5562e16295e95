/** Grades code in Node. */
import { runCode, type CodeExercise, type CodeGrade, type CodeLanguage } from '../../course/code.ts';
import { javascriptHost } from './javascript.ts';
import { startPython, type Python } from './python.ts';

/**
 * Runs an answer against the tests of its exercise and grades it. Any text gets a grade, in a few seconds. An interpreter that
 * is given is used and left open.
 */
export async function gradeProgram(
  exercise: CodeExercise,
  language: CodeLanguage,
  source: string,
  given?: Python,
): Promise<CodeGrade> {
  if (language === 'python') {
    const python = given ?? (await startPython());
    try {
      await python.ready();
      return await runCode(exercise, python.host(source));
    } finally {
      if (!given) await python.close();
    }
  }
  const host = await javascriptHost(source, exercise.names, language);
  try {
    return await runCode(exercise, host);
  } finally {
    await host.close();
  }
}
