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

  it('whose promises use all memory is stopped, although a promise swallows the error', { tags: ['all'] }, async () => {
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

describe('programs of one runtime', () => {
  /** Replies with what a program puts into `result`, as a string. */
  const harness = "globalThis.result = 'nothing'; globalThis.playground = { take: () => String(result) };";
  const open = () => openJavaScript({ module, harness, now: () => performance.now() });
  const request = (program: string) => ({ call: '', program, first: true, left: 10_000 });

  it('find nothing of the one before', async () => {
    const world = await open();
    const leaves = `
      globalThis.left = 1; let declared = 1; class Declared {}
      Object.prototype.left = 1; Array.prototype.map = null; Math.random = () => 0.5; playground.take = () => 'forged';
      delete globalThis.JSON; Object.freeze(globalThis.result = { toString: () => 'changed' });`;
    const found = `result = [typeof left, ({}).left, [1].map((one) => one + 1), JSON.stringify([result]), typeof Declared]`;
    const clean = { outcome: 'undefined,,2,["nothing"],undefined' };
    expect(await world.answer(request(found))).toMatchObject(clean);
    expect(await world.answer(request(leaves))).toMatchObject({ outcome: 'forged' });
    expect(await world.answer(request(found))).toMatchObject(clean);
    expect(await world.answer(request('let declared = 2; result = declared'))).toMatchObject({ outcome: '2' });
  });

  it('find no memory of the one before, however much it used', async () => {
    const world = await open();
    for (const megabytes of [4, 30]) {
      const fills = `globalThis.all = new Uint8Array(${megabytes}e6).fill(7); result = all.at(-1)`;
      expect(await world.answer(request(fills))).toMatchObject({ outcome: '7' });
      const looks = `result = new Uint8Array(${megabytes}e6).some((byte) => byte !== 0)`;
      expect(await world.answer(request(looks))).toMatchObject({ outcome: 'false' });
    }
  });

  it('have random numbers of their own', async () => {
    let time = 0;
    const world = await openJavaScript({ module, harness, now: () => (time += 0.001) });
    const outcomes = new Set<string>();
    for (let at = 0; at < 5; at++) outcomes.add(JSON.stringify(await world.answer(request('result = Math.random()'))));
    expect(outcomes.size).toBe(5);
  });

  it('run after one that was stopped', async () => {
    const world = await openJavaScript({ module, harness, now: () => performance.now() });
    expect(await world.answer({ ...request('for (;;);'), left: 20 })).toMatchObject({ stopped: 'time' });
    expect(await world.answer({ ...request(''), program: null })).toMatchObject({ stopped: 'crash' });
    expect(await world.answer(request("result = 'again'"))).toMatchObject({ outcome: 'again' });
  });
});
