/**
 * A runtime for learners' JavaScript: QuickJS, an engine compiled to WebAssembly. The host passes it only strings to evaluate
 * and no functions, so nothing in it leads out: no object of the host's realm, no module, no file, no network.
 */
import variant from '@jitl/quickjs-ng-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { MAX_OUTCOME, type World, type WorldReply } from './world.ts';

/**
 * Maximum bytes of all values of a program. The memory of the engine never shrinks, so at this size its values have reached the
 * limit, or nearly.
 */
const MAX_MEMORY = 64 * 1024 * 1024;
/**
 * Bytes of the engine's own stack: less than the WebAssembly stack in a worker, so that endless recursion throws an exception
 * instead of a trap.
 */
const MAX_STACK = 160 * 1024;

/** Random numbers that a program may begin after: few enough to take no time. */
const MAX_SKIPPED = 256;

/** The engine's error messages for its limits. */
const LIMITS: Readonly<Record<string, 'time' | 'memory'>> = { interrupted: 'time', 'out of memory': 'memory' };

/** Options of a JavaScript runtime. */
export interface JavaScriptStart {
  /** The engine, compiled. */
  readonly module: WebAssembly.Module;
  /** The script that is evaluated before the learner's code; see `JAVASCRIPT_HARNESS` of the course. */
  readonly harness: string;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/**
 * Starts a runtime. Each loaded program begins with the memory of an engine that has evaluated the harness and nothing else: a
 * copy of that memory is faster than a new engine that evaluates the harness again.
 */
export async function openJavaScript({ module, harness, now }: JavaScriptStart): Promise<World> {
  const compiled = newVariant(variant, { wasmModule: module });
  let deadline = Infinity;
  const start = async (): Promise<Engine> =>
    new Engine(await newQuickJSWASMModuleFromVariant(compiled), harness, () => now() > deadline);
  let engine: Engine | null = await start();
  return {
    async answer({ call, program: text, left }) {
      try {
        if (text !== null) {
          deadline = Infinity;
          if (!engine?.restore()) engine = await start();
          engine.skipRandom(Math.floor(now() * 1000) % MAX_SKIPPED);
        }
        const from = now();
        deadline = from + left;
        const reply = (text === null ? engine?.call(call) : engine?.load(text)) ?? { stopped: 'crash' };
        // An engine that was interrupted is abandoned: its memory may be in any state.
        if ('stopped' in reply) engine = null;
        return { ...reply, used: now() - from };
      } catch {
        // The engine itself failed, and its memory with it.
        engine = null;
        return { stopped: now() > deadline ? 'time' : 'crash' };
      }
    },
  };
}

/** A limit that was reached during evaluation. */
class Stopped extends Error {
  readonly why: 'time' | 'memory';
  constructor(why: 'time' | 'memory') {
    super(why);
    this.why = why;
  }
}

/** An engine that runs one program after another, each from the same memory. */
class Engine {
  readonly #context: QuickJSContext;
  readonly #memory: WebAssembly.Memory;
  readonly #late: () => boolean;
  /** Its memory before any program, without the zeros at the end; and all bytes of it. */
  readonly #atRest: Uint8Array;
  readonly #size: number;

  constructor(engine: QuickJSWASMModule, harness: string, late: () => boolean) {
    this.#late = late;
    this.#memory = engine.getWasmMemory();
    const runtime = engine.newRuntime();
    runtime.setMemoryLimit(MAX_MEMORY);
    runtime.setMaxStackSize(MAX_STACK);
    runtime.setInterruptHandler(late);
    this.#context = runtime.newContext();
    this.#evaluate(harness, 'harness.js');
    const words = new Int32Array(this.#memory.buffer);
    let end = words.length;
    while (end > 0 && words[end - 1] === 0) end--;
    this.#size = words.byteLength;
    this.#atRest = new Uint8Array(words.slice(0, end).buffer);
  }

  /** Discards all that programs have left. Returns false if that is impossible, because memory has grown: it never shrinks. */
  restore(): boolean {
    if (this.#memory.buffer.byteLength !== this.#size) return false;
    const bytes = new Uint8Array(this.#memory.buffer);
    bytes.set(this.#atRest);
    bytes.fill(0, this.#atRest.length);
    return true;
  }

  /** Skips so many random numbers, which are the same after each `restore` otherwise. */
  skipRandom(count: number): void {
    this.#evaluate(`for (let left = ${count}; left > 0; left--) Math.random();`, 'harness.js');
  }

  load(script: string): WorldReply {
    return this.#outcomeOf(script, 'your_code.js');
  }

  call(call: string): WorldReply {
    return this.#outcomeOf(`playground.begin(${JSON.stringify(call)})`, 'harness.js');
  }

  /** Evaluates a script, then its pending jobs, until its outcome is known. */
  #outcomeOf(script: string, file: string): WorldReply {
    try {
      const thrown = this.#evaluate(script, file);
      // The harness catches what the code throws, so either this is not a script, or the code has changed what the harness
      // depends on.
      if (thrown !== null) return thrown.syntax ? { unreadable: thrown.message } : { outcome: '' };
      for (;;) {
        this.#runJobs();
        // A promise may swallow the error by which the engine ends an endless chain of jobs, and the chain with it.
        if (this.#late()) return { stopped: 'time' };
        if (this.#memory.buffer.byteLength >= MAX_MEMORY) return { stopped: 'memory' };
        const reply = this.#take();
        if (reply !== null) return reply;
      }
    } catch (error) {
      if (error instanceof Stopped) return { stopped: error.why };
      throw error;
    }
  }

  /** The harness's outcome; null if a timer comes first and there is more to run. */
  #take(): WorldReply | null {
    const context = this.#context;
    const result = context.evalCode('playground.take()', 'harness.js');
    if (result.error) {
      this.#read(result.error);
      // The code changed what the harness depends on.
      return { outcome: '' };
    }
    const text = result.value;
    try {
      if (context.typeof(text) !== 'string') return { outcome: '' };
      const length = context.getProp(text, 'length').consume((one) => context.getNumber(one));
      if (length > MAX_OUTCOME) return { tooLarge: true };
      return length === 0 ? null : { outcome: context.getString(text) };
    } finally {
      text.dispose();
    }
  }

  /** Evaluates a script for its effects. Returns what it throws, or null if it completes; throws `Stopped`. */
  #evaluate(script: string, file: string): Thrown | null {
    const result = this.#context.evalCode(script, file);
    if (result.error) return this.#read(result.error);
    result.value.dispose();
    return null;
  }

  /** Runs pending promise jobs. */
  #runJobs(): void {
    const result = this.#context.runtime.executePendingJobs();
    if (result.error) this.#read(result.error, result.error.context);
  }

  /** The thrown value as the engine's message. Throws `Stopped` if the message reports a limit. */
  #read(thrown: QuickJSHandle, context = this.#context): Thrown {
    const textOf = (name: string): string =>
      context.typeof(thrown) === 'object'
        ? context
            .getProp(thrown, name)
            .consume((one) => (context.typeof(one) === 'string' ? context.getString(one).slice(0, 1000) : ''))
        : '';
    const message = textOf('message');
    const limit = this.#late() ? 'time' : LIMITS[message];
    // Nothing is disposed: such an engine may not even be able to free its memory.
    if (limit) throw new Stopped(limit);
    const syntax = textOf('name') === 'SyntaxError';
    thrown.dispose();
    return { message, syntax };
  }
}

/** An uncaught exception. */
interface Thrown {
  readonly message: string;
  readonly syntax: boolean;
}
