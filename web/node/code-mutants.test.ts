/** The mutator, and a sample of the mutants that `npm run mutants` runs all of. */
import { afterAll, describe, expect, it } from 'vitest';
import { CODE_EXERCISES } from '../course/code.ts';
import { createGrader } from './runners/grader.ts';
import { isListed, unusedEntries } from './testing/equivalent-mutants.ts';
import { isRefused } from './testing/mutation.ts';
import type { Mutant } from './testing/mutant.ts';
import { javascriptMutants } from './testing/mutants.ts';

const grader = createGrader();
afterAll(() => grader.close());

const programs = (source: string, kind: string): string[] =>
  javascriptMutants(source)
    .filter((one) => one.kind === kind)
    .map(({ program }) => program);

describe('a mutant', () => {
  it('swaps a comparison', () => {
    expect(programs('const f = (a, b) => a < b;', 'operator')).toEqual([
      'const f = (a, b) => a <= b;',
      'const f = (a, b) => a > b;',
    ]);
  });

  it('changes the order of two checks', () => {
    const [one, two] = ["if (a) throw new Error('a');", 'if (b) return 1;'];
    expect(programs(`function f(a, b) {\n${one}\n${two}\n}`, 'order')).toEqual([
      `function f(a, b) {\n${two}\n${one}\n}`,
    ]);
  });

  it('takes a value for a member, and forgets to await', () => {
    expect(programs("const f = (a) => 'id' in a;", 'truthiness')).toEqual(["const f = (a) => Boolean(a['id']);"]);
    expect(programs('const f = async (a) => await a();', 'await removed')).toEqual(['const f = async (a) => a();']);
  });

  it('shares the state of all objects', () => {
    expect(programs('class A {\n  all = [];\n}', 'shared state')).toEqual([
      'const shared_all = [];\nclass A {\n  all = shared_all;\n}',
    ]);
    expect(programs('class A {\n  n = 0;\n  f() { this.n += 1; }\n}', 'shared state')).toEqual([
      'class A {\n  static n = 0;\n  f() { A.n += 1; }\n}',
    ]);
  });

  it('is a program with its line, and never the same one twice', () => {
    const all = javascriptMutants('function f(a) {\n  if (a.id === undefined) return null;\n  return a.id;\n}');
    expect(new Set(all.map(({ program }) => program)).size).toBe(all.length);
    expect(all.find(({ kind }) => kind === 'condition negated')?.line).toBe('if (a.id === undefined) return null;');
  });
});

/** How many mutants of each exercise run here. */
const SAMPLE = 3;

/** Mutants at equal distances, without the equivalent ones. */
function sampleOf(id: string, all: readonly Mutant[]): Mutant[] {
  const open = all.filter((mutant) => !isListed(id, 'javascript', mutant));
  return Array.from({ length: SAMPLE }, (_, at) => open[Math.floor(((at + 0.5) * open.length) / SAMPLE)]).filter(
    (one) => one !== undefined,
  );
}

describe.each(CODE_EXERCISES.map((exercise) => [exercise.id, exercise] as const))('%s', (id, exercise) => {
  const all = javascriptMutants(exercise.solution.javascript);

  it('lists as equivalent only mutants that exist', () => {
    expect(unusedEntries(id, 'javascript', all)).toEqual([]);
  });

  it.each(sampleOf(id, all).map(({ kind, line, to, program }) => [kind, line, to, program] as const))(
    'refuses %s in %s: %s',
    async (_, __, ___, program) => {
      expect(await isRefused(exercise, 'javascript', program, grader)).toBe(true);
    },
  );
});
