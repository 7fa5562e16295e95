/** `grade --folder` and `grade --verify-certificate` as a teacher runs them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateCode } from '../../course/certificate.ts';
import { codeExerciseNamed } from '../../course/code.ts';
import { exerciseNamed } from '../../course/grade.ts';
import { CURRICULUM } from '../../course/index.ts';
import { inProcess, type Answer } from '../../testing/in-process.ts';
import { main } from '../grade-cli.ts';
import { csvOf } from './csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'grade-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]): Promise<Answer> => inProcess(main, args, { folder });

const DONE = '2026-03-04T05:06:07.000Z';

function put(path: string, content: unknown): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const progressOf = (items: object) => ({ format: 'mcp-playground-progress', version: 1, items });

describe('grade --folder', () => {
  beforeAll(() => {
    put(
      'class/ada.json',
      progressOf({
        'null-id': { done: DONE, draft: exerciseNamed('null-id')?.solution, attempts: 2, hints: 1, told: true },
        'unknown-tool': { draft: '-32601' },
        handshake: { step: 3, revision: '2025-11-25' },
        'build-request': {
          draft: JSON.stringify({ javascript: codeExerciseNamed('build-request')?.solution.javascript }),
        },
        gone: { draft: 'x' },
      }),
    );
    // The name of a folder is what its learner typed.
    put('class/=1+1, "Bob"/null-id.json', '{"jsonrpc":"2.0","id":null,"method":"ping"}');
    put('class/broken.json', 'not JSON');
    put('secret.json', progressOf({ handshake: { done: DONE } }));
    symlinkSync(join(folder, 'secret.json'), join(folder, 'class', 'link.json'));
  });

  it('writes a row for each learner and item, with the grade of the answer', async () => {
    const { status, stdout, stderr } = await run('--folder', 'class', '--csv', 'grades.csv');
    expect(stderr).toBe(
      'grade: "broken.json" is neither progress nor the answer to an exercise: its name is no id of an exercise, and it is not JSON\n',
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '6 rows about 2 learners in grades.csv\n' });
    const [head, bob, ...ada] = readFileSync(join(folder, 'grades.csv'), 'utf8').split('\r\n');
    expect(head).toBe('learner,item,kind,title,solved_at,attempts,hints,solution_viewed,answer,feedback,file');
    expect(bob).toMatch(
      /^"'=1\+1, ""Bob""",null-id,fix-message,.+,,,,no,not passed,.+,"'=1\+1, ""Bob""\/null-id\.json"$/u,
    );
    expect(
      ada.map((row) =>
        row
          .split(',')
          .filter((cell) =>
            /^(ada|null-id|unknown-tool|handshake|build-request|gone|passed|not passed|none)$/u.test(cell),
          ),
      ),
    ).toEqual([
      ['ada', 'null-id', 'passed'],
      ['ada', 'unknown-tool', 'not passed'],
      ['ada', 'handshake', 'none'],
      ['ada', 'build-request', 'passed'],
      ['ada', 'gone', 'none'],
      [],
    ]);
    expect(ada[0]).toContain(`,${DONE},2,1,yes,passed,,ada.json`);
  });

  it.each([
    [['--folder', 'class'], /--folder DIR and --csv FILE belong together/u],
    [['--folder', 'nowhere', '--csv', 'a.csv'], /"nowhere" does not exist/u],
    [['--verify-certificate', 'X'], /needs the name on the certificate/u],
  ])('rejects %j', async (args, says) => {
    const { status, stderr } = await run(...args);
    expect(stderr).toMatch(says);
    expect(status).toBe(2);
  });
});

describe('CSV', () => {
  it.each([
    ['=1', "'=1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['\t=1', "'\t=1"],
    ['\r\n=1', '"\'\r\n=1"'],
    ['a=1', 'a=1'],
    ['a "b"', '"a ""b"""'],
    ['1,2', '"1,2"'],
  ])('writes %j', (text, cell) => {
    expect(csvOf([[text, 7]])).toBe(`${cell},7\r\n`);
  });
});

describe('grade --verify-certificate', () => {
  const course = CURRICULUM.flatMap(({ items }) => items.map(({ id }) => id));
  const code = certificateCode({ name: 'Ada Lovelace', date: '2026-03-04', items: ['handshake', 'null-id'] }, course);

  it('prints what the certificate states', async () => {
    const { status, stdout } = await run('--verify-certificate', code.toLowerCase(), '--name', '  Ada   Lovelace');
    expect(JSON.parse(stdout)).toEqual({
      valid: true,
      name: 'Ada Lovelace',
      date: '2026-03-04',
      items: course
        .filter((id) => ['handshake', 'null-id'].includes(id))
        .map((id) => ({ id, title: expect.any(String) })),
      total: course.length,
      note: expect.stringContaining('no proof of identity'),
    });
    expect(status).toBe(0);
  });

  it('rejects another name, a changed code, and other text', async () => {
    for (const [wrong, name] of [
      [code, 'Bob'],
      [code.replace(/.$/u, (last) => (last === '0' ? '1' : '0')), 'Ada Lovelace'],
      ['hello', 'Ada Lovelace'],
    ] as const) {
      const { status, stdout } = await run('--verify-certificate', wrong, '--name', name);
      expect(JSON.parse(stdout)).toMatchObject({ valid: false });
      expect(status).toBe(1);
    }
  });
});
