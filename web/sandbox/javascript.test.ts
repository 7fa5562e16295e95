/** Limits of a program without the process around it: the clock is that of the test. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { openJavaScript } from './javascript.ts';
import type { WorldReply } from './world.ts';

const wasm = createRequire(import.meta.url).resolve('@jitl/quickjs-ng-wasmfile-release-sync/wasm');
const module = new WebAssembly.Module(readFileSync(wasm));
/** The least that a program needs: its outcome is always known. */
const HARNESS = "globalThis.playground = { take: () => 'finished' };";

/** The reply to a program, by a clock that is late after so many looks at it. */
async function run(program: string, looks = Infinity): Promise<WorldReply> {
  let count = 0;
  const world = await openJavaScript({ module, harness: HARNESS, now: () => (++count > looks ? 1 : 0) });
  return world.answer({ call: '', program, first: true, left: 0 });
}

describe('a program', () => {
  it('that ends within its limits has an outcome', async () => {
    expect(await run('const all = []; for (let i = 0; i < 20; i++) all.push(new Array(1e5).fill(i));')).toEqual({
      outcome: 'finished',
      used: 0,
    });
  });

  it('whose promises use all memory is stopped, although a promise swallows the error', async () => {
    const chain = 'const f = (all) => Promise.resolve([all, new ArrayBuffer(8e6)]).then(f); f();';
    expect(await run(chain)).toMatchObject({ stopped: 'memory' });
  });

  it('whose promises never end is stopped at the time limit', async () => {
    expect(await run('const f = () => Promise.resolve().then(() => { f(); }); f();', 100)).toMatchObject({
      stopped: 'time',
    });
    expect(await run('const f = () => Promise.resolve().then(f); f();', 100)).toMatchObject({ stopped: 'time' });
  });
});
