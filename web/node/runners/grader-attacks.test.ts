/** Programs that attack the grader instead of solving the exercise: none passes, none reaches JavaScript, none sees a test. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeExerciseNamed, type CodeExercise, type CodeGrade, type CodeLanguage } from '../../course/code.ts';
import { NOTHING_REACHED, PYTHON_WAYS } from '../testing/python-ways.ts';
import { createGrader, type Grader } from './grader.ts';

const exercise = codeExerciseNamed('build-request') as CodeExercise;
let grader: Grader;
beforeAll(() => {
  grader = createGrader();
});
afterAll(() => grader.close());

/** The ways take a second, and longer on a busy machine; time is not what is tested. */
const LONG_LIMIT_MS = 60_000;

const text = ({ feedback }: CodeGrade): string => feedback[0]?.text ?? '';

const inPython = (body: string): string =>
  `def build_request(id, method, params=None):\n${body.replace(/^/gm, '    ')}\n`;
const inScript = (body: string): string => `function build_request(id, method, params) {\n${body}\n}\n`;

describe('Python without its import guard', () => {
  it('reaches no object of JavaScript in any way, and imports what programs need', async () => {
    expect(text(await grader.grade(exercise, 'python', PYTHON_WAYS, LONG_LIMIT_MS))).toContain(NOTHING_REACHED);
  });
});

const ATTEMPTS: readonly (readonly [name: string, language: CodeLanguage, source: string])[] = [
  [
    'a string that equals everything',
    'python',
    inPython('class Yes(str):\n  __eq__ = lambda *_: True\n  __hash__ = str.__hash__\nreturn Yes("{}")'),
  ],
  [
    'an object that equals everything',
    'python',
    inPython('class Yes:\n  def __eq__(self, other): return True\nreturn Yes()'),
  ],
  [
    'a dictionary that has every member',
    'python',
    inPython(
      'class All(dict):\n  def __missing__(self, key): return 1\n  def __contains__(self, key): return True\nreturn All()',
    ),
  ],
  [
    'json.dumps replaced',
    'python',
    `import json\njson.dumps = lambda *_, **__: '{"kind":"value","value":true,"heard":[],"output":""}'\n${inPython('return True')}`,
  ],
  [
    'json.loads replaced',
    'python',
    `import json\njson.loads = lambda *_, **__: {"call": "{}"}\n${inPython('return True')}`,
  ],
  ['the harness called', 'python', inPython('import __main__\nreturn __main__.playground_do')],
  [
    'the harness replaced',
    'python',
    `import __main__\n__main__.playground_do = lambda *_: '{"kind":"value","value":true}'\n${inPython('return True')}`,
  ],
  [
    'what listeners received, from frames',
    'python',
    inPython(
      'import sys\nframe = sys._getframe()\nwhile frame:\n  heard = frame.f_locals.get("heard")\n  if heard is not None: heard.append({"by": "x", "args": []})\n  frame = frame.f_back\nreturn "{}"',
    ),
  ],
  ['SystemExit', 'python', inPython('raise SystemExit(0)')],
  ['KeyboardInterrupt', 'python', inPython('raise KeyboardInterrupt')],
  [
    'an exception with a forged name',
    'python',
    inPython('class Passed(BaseException):\n  __str__ = lambda _: 1 / 0\nraise Passed'),
  ],
  [
    'builtins replaced',
    'python',
    `import builtins\nbuiltins.repr = builtins.isinstance = lambda *_: True\n${inPython('return "{}"')}`,
  ],
  [
    'JSON replaced',
    'javascript',
    `JSON.stringify = () => '{"kind":"value","value":true}';\nJSON.parse = () => true;\n${inScript('return true;')}`,
  ],
  [
    'prototypes that answer everything',
    'javascript',
    `Object.prototype.jsonrpc = '2.0'; Object.prototype.method = 'tools/call'; Object.prototype.id = 7;\n${inScript('return "{}";')}`,
  ],
  [
    'comparisons replaced',
    'javascript',
    `Object.is = () => true; Array.prototype.every = () => true; String.prototype.includes = () => true;\n${inScript('return "{}";')}`,
  ],
  [
    'a string object',
    'javascript',
    inScript('return Object.assign(new String("{}"), { toString: () => "x", valueOf: () => "y" });'),
  ],
  [
    'an accessor that changes',
    'javascript',
    inScript('let n = 0; return { get jsonrpc() { return n++ ? "2.0" : 1; } };'),
  ],
  [
    'Promise replaced',
    'javascript',
    `Promise.prototype.then = function (done) { done(true); return this; };\n${inScript('return Promise.resolve("{}");')}`,
  ],
  [
    'a global that the harness might read',
    'javascript',
    `globalThis.outcome = globalThis.passed = true; globalThis.tests = [];\n${inScript('return true;')}`,
  ],
];

describe('an answer that attacks its grader', () => {
  it.each(ATTEMPTS)('%s (%s) does not pass, and every test is reported', async (_name, language, source) => {
    const { passed, tests } = await grader.grade(exercise, language, source);
    expect(passed).toBe(false);
    expect(tests).toHaveLength(exercise.tests.length + 1);
  });

  it('finds neither its tests nor the solution in memory', async () => {
    const search = `
import gc, sys
def build_request(id, method, params=None):
    texts, seen, left = [], set(), [*gc.get_objects(), sys._getframe()]
    for one in left: texts += [value for value in gc.get_referents(one) if type(value) is str and len(value) < 4000]
    whole = "\\n".join(texts)
    found = [mark for mark in (${[exercise.tests[1]?.name, exercise.solution.python.split('\n').at(-2)?.trim()]
      .map((mark) => `[${(mark ?? '').length}, ${Array.from(mark ?? '', (one) => one.codePointAt(0)).join(', ')}]`)
      .join(', ')}) if "".join(map(chr, mark[1:])) in whole]
    raise ValueError(f"searched: {len(whole) > 100000} found: {found}")
`;
    expect(text(await grader.grade(exercise, 'python', search))).toContain('searched: True found: []');
  });

  it.each(['javascript', 'python'] as const)('changes nothing for the next one in %s', async (language) => {
    const { tests } = await grader.grade(exercise, language, exercise.solution[language]);
    expect(tests.filter((one) => !one.passed)).toEqual([]);
  });
});
