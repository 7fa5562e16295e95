/** The `grade` command as a caller runs it: arguments, files, standard input, exit codes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE_EXERCISES, codeExerciseNamed } from '../course/code.ts';
import { EXERCISES } from '../course/grade.ts';
import { inProcess, type Answer } from '../testing/in-process.ts';
import { main } from './grade-cli.ts';

/** A Python interpreter starts slowly on a busy machine. */
const TIMEOUT_MS = 120_000;

const script = fileURLToPath(new URL('../../scripts/grade.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'grade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command in this process: see `started`. */
const run = (args: readonly string[], input = ''): Promise<Answer> => inProcess(main, args, { folder, input });

/** Runs the command as a caller does, from its bundle. */
function started(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: tmpdir(),
    env: { ...process.env, INIT_CWD: folder },
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function put(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return name;
}

const wanted = codeExerciseNamed('build-request');

// The first run builds the bundle.
beforeAll(() => void started(['--help']));

describe('the grade command', () => {
  it('lists every exercise with its kind, languages and signatures', () => {
    const { status, stdout, stderr } = started(['--list']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const list = JSON.parse(stdout) as { id: string; kind: string; languages: string[]; signatures: object }[];
    expect(list.map(({ id }) => id)).toEqual([...EXERCISES, ...CODE_EXERCISES].map(({ id }) => id));
    expect(list.find(({ id }) => id === 'build-request')).toMatchObject({
      kind: 'code',
      languages: ['python', 'typescript', 'javascript'],
      signatures: { python: 'def build_request(id, method, params) -> str' },
    });
  });

  it.each(EXERCISES.map((one) => [one.id, one] as const).slice(0, 3))('grades %s', async (id, { solution, start }) => {
    const right = started([id, '-'], solution);
    expect(JSON.parse(right.stdout)).toMatchObject({ exercise: id, passed: true, feedback: [] });
    expect(right.status).toBe(0);
    const wrong = await run([id, put('start.txt', start)]);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ exercise: id, passed: false });
    expect(wrong.status).toBe(1);
  });

  it.each([
    ['python', 'py'],
    ['typescript', 'ts'],
    ['javascript', 'js'],
  ] as const)(
    'grades code in %s, chosen by the option or by the file extension',
    async (language, ending) => {
      const right = started(['build-request', '-', '--language', language], wanted?.solution[language]);
      expect(right.stderr).toBe('');
      expect(Object.keys(JSON.parse(right.stdout) as object)).toEqual(['exercise', 'passed', 'feedback', 'tests']);
      expect(JSON.parse(right.stdout)).toMatchObject({ exercise: 'build-request', passed: true, feedback: [] });
      expect(right.status).toBe(0);
      const wrong = await run(['build-request', put(`a.${ending}`, wanted?.mistakes[1]?.examples[language] ?? '')]);
      expect(JSON.parse(wrong.stdout)).toMatchObject({ passed: false, feedback: [{ id: 'object' }] });
      expect(wrong.status).toBe(1);
    },
    TIMEOUT_MS,
  );

  describe('with custom exercises', () => {
    const sample = fileURLToPath(new URL('../../public/own-exercises.json', import.meta.url));
    const own = ['--exercises', sample];

    it('lists them', async () => {
      const { status, stdout, stderr } = await run(['--list', ...own]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const list = JSON.parse(stdout) as { id: string; languages: string[]; signatures: object }[];
      expect(list).toHaveLength(7);
      expect(list.at(-1)).toMatchObject({
        id: 'own-make-ping',
        languages: ['python', 'javascript'],
        signatures: { python: 'def make_ping(id) -> str', javascript: 'function make_ping(id)' },
      });
    });

    it('grades them like the built-in ones', async () => {
      const right = await run(['own-list-tools', '-', ...own], '{"jsonrpc":"2.0","id":"a","method":"tools/list"}');
      expect(JSON.parse(right.stdout)).toMatchObject({ exercise: 'own-list-tools', passed: true, feedback: [] });
      expect(right.status).toBe(0);
      const wrong = await run(['own-list-tools', '-', ...own], '{"jsonrpc":"2.0","id":null,"method":"tools/list"}');
      expect(JSON.parse(wrong.stdout)).toHaveProperty('feedback.0.id', 'null-id');
      expect(wrong.status).toBe(1);
      const code = await run(
        ['own-make-ping', '-', '--language', 'javascript', ...own],
        'const make_ping = (id) => ({ jsonrpc: "2.0", id, method: "ping" });',
      );
      expect(JSON.parse(code.stdout)).toHaveProperty('feedback.0.id', 'object');
    });

    it(
      'verifies them, programs included',
      async () => {
        expect(await run(['--verify', ...own])).toEqual({
          status: 0,
          stdout: '7 exercises: no problems found.\n',
          stderr: '',
        });
        const text = readFileSync(sample, 'utf8')
          .replace('"2.0", "id": 7, "method": "ping"', '"2.0", "id": 8, "method": "ping"')
          .replace('"half-a-name",', '"half-a-name", "tipp": 1,');
        const { status, stdout, stderr } = await run(['--verify', '--exercises', put('untrue.json', text)]);
        expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
        expect(
          stdout
            .trimEnd()
            .split('\n')
            .map((line) => line.replace(/:\d+:/u, ':1:').slice(0, 90)),
        ).toEqual([
          expect.stringContaining('untrue.json:1: /exercises/0/mistakes/0/tipp:'),
          expect.stringMatching(/^untrue.json:1: \/exercises\/6\/solution\/python: The solution does not pass/u),
          expect.stringMatching(/^untrue.json:1: \/exercises\/6\/solution\/javascript: The solution does not pass/u),
        ]);
      },
      TIMEOUT_MS,
    );

    it('reports the problems of a file, and grades what is usable', async () => {
      const text = readFileSync(sample, 'utf8').replace('"own-fix-call"', '"OWN"');
      const file = put('half.json', text);
      const answer = '{"jsonrpc":"2.0","id":"a","method":"tools/list"}';
      const { status, stdout, stderr } = await run(['own-list-tools', '-', '--exercises', file], answer);
      expect(JSON.parse(stdout)).toMatchObject({ passed: true });
      expect(stderr).toMatch(/^grade: half\.json:\d+: \/exercises\/1\/id: `id` is "OWN"/u);
      expect(status).toBe(0);
    });
  });

  it.each([
    [[], /Name an exercise/u],
    [['--verify'], /--verify needs a file of custom exercises/u],
    [['nothing', '-', '--exercises', 'none.json'], /"none.json" does not exist/u],
    [['x', '-', '--exercises', '-'], /cannot contain both the exercises and the answer/u],
    [['--list', '--exercises', put('empty.json', '[]')], /empty.json:1: The file must be an object/u],
    [
      ['null-id', '-', '--exercises', fileURLToPath(new URL('../../public/own-exercises.json', import.meta.url))],
      /Unknown exercise "null-id" in /u,
    ],
    [['nothing', '-'], /Unknown exercise "nothing"/u],
    [['text-id'], /Name a file/u],
    [['text-id', 'none.json'], /"none.json" does not exist/u],
    [['text-id', '-', '-'], /Only one file can be graded at a time/u],
    [['build-request', '-'], /Name the language of "-"/u],
    [['build-request', '-', '--language', 'perl'], /--language is "perl"/u],
    [['--loud'], /--loud/u],
  ])('%j is unusable: one line, exit code 2', async (args, says) => {
    const { status, stdout, stderr } = await run(args);
    expect(stderr).toMatch(says);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  it('exits with 2 and one line as a program', () => {
    expect(started(['--loud'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^grade: .*\n$/u) as string,
    });
  });
});
