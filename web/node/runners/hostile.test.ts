/**
 * Programs that attack the machine that grades them: files, folders, environment, programs, network, and the result itself.
 * Each must end with a grade and leave its target untouched. `NODE_PROGRAMS` names further Node versions to test, as a JSON
 * list of `{path, version}`: `npm run test:nodes` does that for each supported version.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeExerciseNamed, type CodeExercise, type CodeGrade, type CodeLanguage } from '../../course/code.ts';
import {
  differentWays,
  pythonAttempts,
  pythonWith,
  scriptAttempts,
  scriptWith,
  type Attempt,
  type Target,
} from '../testing/hostile.ts';
import { createGrader, type Grader } from './grader.ts';
import type { NodeProgram } from './process.ts';

const run = promisify(execFile);

const SECRET = 'a secret that no program may read';
const NODES: readonly NodeProgram[] = [
  { path: process.execPath, version: process.versions.node },
  ...(JSON.parse(process.env['NODE_PROGRAMS'] ?? '[]') as NodeProgram[]),
];

const home = mkdtempSync(join(tmpdir(), 'playground-hostile-'));
const folder = join(home, 'a-secret-folder');
const target: Target & { port: number } = {
  file: join(folder, 'secret.txt'),
  folder,
  made: join(home, 'made'),
  port: 0,
};
const hits: string[] = [];
let server: Server;

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(target.file, SECRET);
  writeFileSync(join(folder, 'never-mentioned.txt'), '');
  process.env['A_SECRET_OF_THE_HOST'] = SECRET;
  server = createServer((socket) => {
    hits.push('somebody came');
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(target, { port: (server.address() as AddressInfo).port });
});
afterAll(() => {
  delete process.env['A_SECRET_OF_THE_HOST'];
  server.close();
  rmSync(home, { recursive: true, force: true });
});

const exercise = codeExerciseNamed('build-request') as CodeExercise;

/** What a program reached, as a message; null if everything is unchanged and the grade contains none of it. */
function reached({ passed, feedback, tests, output }: CodeGrade): string[] {
  const shown = JSON.stringify([feedback, tests, output]);
  const leaks = [
    SECRET,
    'A_SECRET_OF_THE_HOST',
    'root:x:',
    readdirSync(home).join() === 'a-secret-folder' ? null : 'made',
  ];
  return [
    ...(passed ? ['it passed'] : []),
    ...(tests.length === exercise.tests.length + 1 ? [] : ['tests are missing']),
    ...leaks.flatMap((leak) =>
      leak !== null && (leak === 'made' || shown.includes(leak)) ? [`the grade or the folder: ${leak}`] : [],
    ),
    ...(readFileSync(target.file, 'utf8') === SECRET ? [] : ['the file was changed']),
    ...hits,
  ];
}

describe.each(NODES.map((node) => [`Node ${node.version}`, node] as const))('%s', (_, node) => {
  let grader: Grader;
  beforeAll(() => {
    grader = createGrader(node);
  });
  afterAll(() => grader.close());

  const inPython = pythonAttempts(target);
  const attempts: readonly (readonly [CodeLanguage, readonly Attempt[]])[] = [
    ['javascript', scriptAttempts(target)],
    ['typescript', scriptAttempts(target)],
    ['python', node === NODES[0] ? inPython : differentWays(inPython)],
  ];
  // TypeScript becomes JavaScript in this process: once is enough.
  const ofNode = attempts.filter(([language]) => language !== 'typescript' || node === NODES[0]);
  describe.each(ofNode)('%s', (language, ways) => {
    it.each(ways.map(([name]) => name))('%s reaches nothing', async (name) => {
      // Created here because the port is known only now.
      const made = language === 'python' ? pythonAttempts(target) : scriptAttempts(target);
      const [, body] = made.find(([one]) => one === name) ?? [];
      if (body === undefined) throw new Error(`There is no escape ${name}`);
      const program = language === 'python' ? pythonWith(body) : scriptWith(target, body);
      expect(reached(await grader.grade(exercise, language, program))).toEqual([]);
    });

    it('the next program is graded as usual', async () => {
      const { passed, tests } = await grader.grade(exercise, language, exercise.solution[language]);
      expect(tests.filter((one) => !one.passed)).toEqual([]);
      expect(passed).toBe(true);
    });
  });
});

describe('a host without isolation', () => {
  // Without this test, the others could pass for the wrong reason: in a Node process without isolation, the same payload
  // reaches everything.
  it('lets the same JavaScript program through', async () => {
    const program = `${scriptWith(target, 'return use(process);')}\nprocess.stdout.write(build_request());`;
    const { stdout } = await run(process.execPath, ['--input-type=commonjs', '--eval', program]);
    expect(stdout).toContain(SECRET);
    expect(stdout).toContain('A_SECRET_OF_THE_HOST');
    expect(existsSync(target.made)).toBe(true);
    rmSync(target.made);
    await expect.poll(() => hits.length).toBeGreaterThan(0);
    hits.length = 0;
  });

  it('lets the same Python program through', async () => {
    const [, body = ''] = pythonAttempts(target).find(([name]) => name === 'posix.system') ?? [];
    const script = `
      const { loadPyodide } = require('pyodide');
      loadPyodide().then((python) => { python.runPython(${JSON.stringify(`${pythonWith(body)}\nbuild_request(1, 2)`)}); process.exit(0); });
    `;
    await run(process.execPath, ['--input-type=commonjs', '--eval', script]);
    expect(existsSync(target.made)).toBe(true);
    rmSync(target.made);
  });
});
