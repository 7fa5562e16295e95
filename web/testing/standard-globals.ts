/** Runs code in the engine that runs learners’ code, with the standard globals, and compares its outcome with that in Node. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { expect } from 'vitest';
import STANDARD_GLOBALS from 'virtual:world/sandbox/globals/standard-globals.ts';
import { openJavaScript } from '../sandbox/javascript.ts';
import type { World } from '../sandbox/world.ts';

const wasm = createRequire(import.meta.url).resolve('@jitl/quickjs-ng-wasmfile-release-sync/wasm');
const module = new WebAssembly.Module(readFileSync(wasm));

/** A harness with what the globals need: a console, and timers that fire when all else is done. */
const HARNESS = `
const timers = [], lines = [];
let result = 'nothing';
globalThis.setTimeout = (run, wait) => { timers.push({ run, wait }); };
globalThis.console = { log: (text) => { lines.push(text); } };
globalThis.playground = {
  lines,
  finish: (value) => { result = value; },
  take() {
    timers.sort((a, b) => a.wait - b.wait);
    const next = timers.shift();
    if (!next) return typeof result === 'string' ? result : 'no text';
    try { next.run(); } catch (error) { result = 'uncaught ' + error; }
    return '';
  },
};
`;

/** Makes the outcome of code comparable: names of errors instead of their messages, which engines word differently. */
const OUTCOME = `async (run) => {
  try { return JSON.stringify(await run()) ?? 'undefined'; }
  catch (error) { return 'throws ' + (error?.name ?? error); }
}`;

let opened: Promise<World> | null = null;

/** The outcome in the sandbox of an expression, or of statements in braces that return something. */
export async function inSandbox(code: string): Promise<string> {
  // Each program of a runtime begins with the same memory.
  opened ??= openJavaScript({ module, harness: `${HARNESS}\n${STANDARD_GLOBALS}`, now: () => 0 });
  const world = await opened;
  const reply = await world.answer({
    call: '',
    first: true,
    program: `(${OUTCOME})(async () => ${code}).then((one) => playground.finish(one));`,
    left: 1000,
  });
  return 'outcome' in reply ? reply.outcome : JSON.stringify(reply);
}

/** The outcome in Node. */
async function inNode(code: string): Promise<string> {
  const run = runInThisContext(`(${OUTCOME})`) as (run: unknown) => Promise<string>;
  return run(runInThisContext(`(async () => ${code})`));
}
/** Expects the same outcome of code in both. */
export async function expectSame(code: string): Promise<void> {
  expect(`${code} → ${await inSandbox(code)}`).toBe(`${code} → ${await inNode(code)}`);
}

/** The samples in parts that one program can hold. */
export function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 500) }, (_, at) => all.slice(at * 500, at * 500 + 500));
}

/** Compares the outcome of code for each sample. */
export async function expectAlike<T>(samples: readonly T[], code: (one: T) => string): Promise<void> {
  const all = `[${samples.map(code).join(',\n')}]`;
  const [here, there] = [JSON.parse(await inSandbox(all)), JSON.parse(await inNode(all))] as unknown[][];
  for (const [at, sample] of samples.entries())
    expect({ sample, outcome: here?.[at] }).toEqual({ sample, outcome: there?.[at] });
}
