/** Code that does what no exercise asks for: each program ends by itself or at the limit, and its message states which. */
import { afterAll, describe, expect, it } from 'vitest';
import { codeExerciseNamed, type CodeExercise, type CodeGrade, type CodeLanguage } from '../../course/code.ts';
import { createGrader } from './grader.ts';

const grader = createGrader();
afterAll(() => grader.close());

const exercise = codeExerciseNamed('build-request') as CodeExercise;

/** Enough to see that a program does not end, ms. */
const SHORT_LIMIT_MS = 600;

async function run(
  language: CodeLanguage,
  source: string,
  limit?: number,
): Promise<{ feedback: string; given: CodeGrade }> {
  await grader.warm(language);
  const given = await grader.grade(exercise, language, source, limit);
  expect(given.passed).toBe(false);
  expect(given.tests).toHaveLength(exercise.tests.length + 1);
  return { feedback: given.feedback[0]?.text ?? '', given };
}

const inPython = (body: string): string => `def build_request(id, method, params):\n    ${body}\n`;
const inScript = (body: string): string => `function build_request(id, method, params) {\n  ${body}\n}\n`;

describe.each([
  ['python', 'an endless loop', inPython('while True: pass'), /was stopped: it did not finish within 3 seconds/u],
  ['python', 'an endless loop at the start', 'while True: pass', /was stopped: it did not finish within 3 seconds/u],
  [
    'python',
    'an endless loop that catches',
    'while True:\n  try: 1/0\n  except BaseException: pass',
    /did not finish within 3 seconds/u,
  ],
  ['python', 'endless printing', inPython('while True: print("x" * 1000)'), /did not finish within 3 seconds/u],
  ['python', 'an exception at the start', 'x = 1\nx["a"]\n', /on line 2 with `TypeError/u],
  ['python', 'an import of nothing', 'import nothing_of_that_name', /`ModuleNotFoundError/u],
  ['python', 'a mistake of grammar', 'def build_request(:\n  pass', /cannot be parsed: .*line 1/u],
  ['python', 'input()', inPython('return input()'), /^input\(\) cannot read input/u],
  ['python', 'input() at the start', 'name = input("Name? ")', /^input\(\) cannot read input/u],
  ['python', 'urllib', inPython('import urllib.request'), /no network here/u],
  ['python', 'a socket', inPython('import socket; socket.create_connection(("127.0.0.1", 80))'), /no network here/u],
  ['python', "JavaScript's fetch", inPython('from js import fetch'), /no network here/u],
  ['python', "pyodide's fetch", inPython('from pyodide.http import pyfetch'), /no network here/u],
  ['python', 'JavaScript as text', inPython('from pyodide.code import run_js'), /cannot be used/u],
  ['python', 'exit', inPython('import sys; sys.exit(0)'), /ends its own process/u],
  ['python', 'endless depth', inPython('return build_request(id, method, params)'), /`RecursionError/u],
  ['python', 'no such function', 'x = 1', /There is no function `build_request`/u],
  ['javascript', 'an endless loop', inScript('for (;;);'), /was stopped: it did not finish within 3 seconds/u],
  ['javascript', 'an endless loop at the start', 'while (true) {}', /did not finish within 3 seconds/u],
  [
    'javascript',
    'promises without an end',
    'const f = () => Promise.resolve().then(f); f();',
    /did not finish within 3 seconds|too much memory/u,
  ],
  [
    'javascript',
    'endless printing',
    inScript('for (;;) console.log("x".repeat(1000));'),
    /did not finish within 3 seconds/u,
  ],
  ['javascript', 'an exception at the start', 'const x = null;\nx.a;\n', /on line 2 with `TypeError/u],
  [
    'javascript',
    'an access after a throw statement',
    'function f(x) {\n  if (x === 7) throw new Error("seven");\n  return x.params.name;\n}\nf({});\n',
    /on line 3 with `TypeError/u,
  ],
  ['javascript', 'a mistake of grammar', 'const a = 1;\nfunction build_request( {', /cannot be parsed: .*line \d/u],
  ['javascript', 'an import', "import fs from 'node:fs';", /cannot be imported: /u],
  ['javascript', 'an import later', inScript("return import('node:fs');"), /cannot be imported: /u],
  ['javascript', 'require', inScript("require('fs');"), /no network here/u],
  ['javascript', 'fetch', inScript("fetch('http://127.0.0.1/');"), /no network here/u],
  ['javascript', 'a web socket', inScript("new WebSocket('ws://127.0.0.1/');"), /no network here/u],
  ['javascript', 'the process', inScript('process.exit(0);'), /`ReferenceError: process is not defined/u],
  ['javascript', 'a question', inScript("return prompt('Name?');"), /cannot read input/u],
  ['javascript', 'code as text', inScript("return new Function('return 1')();"), /`EvalError/u],
  ['javascript', 'a promise that nobody keeps', inScript('return new Promise(() => {});'), /never happens/u],
  ['javascript', 'endless depth', inScript('return build_request(id, method, params);'), /`RangeError/u],
  [
    'javascript',
    'more memory than there is',
    inScript('const a = []; for (;;) a.push(new Array(1e6).fill(a.length));'),
    /used too much memory|did not finish within 3 seconds/u,
  ],
  ['javascript', 'no such function', 'const x = 1;', /There is no function `build_request`/u],
  ['typescript', 'a mistake of grammar', 'const a: = 1;', /cannot be parsed: .*line 1/u],
  [
    'typescript',
    'an exception behind types',
    'interface A {\n  b: number;\n}\n\nconst a: A | null = null;\n(a as unknown as A).b;\n',
    /on line 6 with `TypeError/u,
  ],
] as const)('%s', (language, name, source, says) => {
  it(`${name} ends by itself or at the limit, with a message`, async () => {
    // “An endless loop” has the whole time; the others of those that never end by themselves have less, so that they end sooner.
    const isShort = name !== 'an endless loop' && says.source.includes('did not finish within 3 seconds');
    const { feedback } = await run(
      language,
      source,
      isShort && name !== 'more memory than there is' ? SHORT_LIMIT_MS : undefined,
    );
    expect(feedback).toMatch(says);
  });
});

describe('afterwards', () => {
  it.each(['python', 'typescript', 'javascript'] as const)('the next run in %s works', async (language) => {
    expect(await grader.grade(exercise, language, exercise.solution[language])).toMatchObject({ passed: true });
  });

  it.each([
    ['python', 'print("x" * 1000000)\nprint("y")'],
    ['javascript', 'console.log("x".repeat(1000000)); console.log("y");'],
  ] as const)('a huge output in %s is truncated', async (language, source) => {
    const { given } = await run(language, source);
    expect(given.output.length).toBeLessThan(20_100);
    expect(given.output).toMatch(/the rest of the output was cut/u);
  });

  it('the result includes what the program printed', async () => {
    const { given } = await run('javascript', 'console.log("hello", { a: 1 });');
    expect(given.output).toBe('hello {"a":1}\n');
  });
});
