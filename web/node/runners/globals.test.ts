/** Programs that use the standard globals pass in `grade`, and replacing those globals does not help a program or break its grade. */
import { afterAll, describe, expect, it } from 'vitest';
import { codeExerciseNamed, type CodeExercise } from '../../course/code.ts';
import { createGrader } from './grader.ts';

const grader = createGrader();
afterAll(() => grader.close());

const exercise = codeExerciseNamed('build-request') as CodeExercise;

/** A program whose function runs these statements before it returns the right answer, or what they return. */
const program = (statements: string, before = ''): string =>
  `${before}\nasync function build_request(id, method, params) {\n${statements}\n` +
  "return JSON.stringify({ jsonrpc: '2.0', id, method, params });\n}\n";

const NAMES =
  'URL URLSearchParams Headers Event EventTarget CustomEvent AbortController AbortSignal TextEncoder TextDecoder atob btoa ' +
  'structuredClone queueMicrotask reportError crypto console performance DOMException setTimeout';

describe.each(['javascript', 'typescript'] as const)('%s', (language) => {
  const grade = (source: string) => grader.grade(exercise, language, source);

  it('a program that uses them passes', async () => {
    const uses = `
      const ids = new Map([[crypto.randomUUID(), structuredClone({ id, method, params })]]);
      const [kept] = [...ids.values()];
      const headers = new Headers({ 'Content-Type': 'application/json' });
      const url = new URL('/mcp?x=1', 'https://example.com');
      const heard = await new Promise((done) => {
        const target = new EventTarget();
        target.addEventListener('message', (event) => done(event.detail));
        queueMicrotask(() => target.dispatchEvent(new CustomEvent('message', { detail: kept })));
      });
      const signal = AbortSignal.timeout(30_000);
      await new Promise((done) => signal.addEventListener('abort', done));
      const bytes = new TextEncoder().encode(btoa(heard.method));
      const right = headers.get('content-type') === 'application/json' && url.searchParams.get('x') === '1' && signal.aborted;
      if (right && atob(new TextDecoder().decode(bytes)) === heard.method) return JSON.stringify({ jsonrpc: '2.0', ...heard });
      throw new Error('Something is missing.');`;
    expect((await grade(program(uses))).tests.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('a right program that replaces them passes, and a wrong one fails', async () => {
    const replaced = NAMES.split(' ').map((name) => `globalThis.${name} = class { static log() { throw 1; } };`);
    expect(await grade(program('', replaced.join('\n')))).toMatchObject({ passed: true });
    expect(await grade(program('return "{}";', replaced.join('\n')))).toMatchObject({ passed: false });
  });

  it('an exception in a microtask or a listener is reported with its line', async () => {
    const never = 'await new Promise(() => {});';
    const microtask = await grade(program(`queueMicrotask(() => {\n  null.a;\n});\n${never}`));
    expect(microtask.feedback[0]?.text).toMatch(/on line 4 with `TypeError/u);
    const listener = `const target = new EventTarget();\ntarget.addEventListener('a', () => null.a);\ntarget.dispatchEvent(new Event('a'));`;
    expect((await grade(program(`${listener}\n${never}`))).feedback[0]?.text).toMatch(/on line 4 with `TypeError/u);
  });
});
