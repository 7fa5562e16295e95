/**
 * A world for learners' JavaScript: QuickJS, an engine compiled to WebAssembly. The host gives it no function at all, only texts
 * to evaluate, so there is nothing in it that leads out: no object of the host's realm, no module, no file, no network.
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

/** Bytes that all values of a program may take. */
const MAX_MEMORY = 64 * 1024 * 1024;
/** Bytes of the engine's own stack: less than what WebAssembly has in a worker, so that endless depth is an exception and no trap. */
const MAX_STACK = 160 * 1024;

/** What the engine says where one of its limits was reached. */
const LIMITS: Readonly<Record<string, 'time' | 'memory'>> = { interrupted: 'time', 'out of memory': 'memory' };

/** How a world of JavaScript is opened. */
export interface JavaScriptStart {
  /** The engine, compiled. */
  readonly module: WebAssembly.Module;
  /** The script that is evaluated before the learner's own; see `JAVASCRIPT_HARNESS` of the course. */
  readonly harness: string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Opens a world. Each program that is loaded gets an engine of its own, with a memory of its own. */
export async function openJavaScript({ module, harness, now }: JavaScriptStart): Promise<World> {
  const compiled = newVariant(variant, { wasmModule: module });
  let spare: QuickJSWASMModule | null = await newQuickJSWASMModuleFromVariant(compiled);
  let program: Program | null = null;
  let deadline = 0;
  return {
    async answer({ call, program: text, left }) {
      deadline = now() + left;
      try {
        if (text === null) return program?.call(call) ?? { stopped: 'crash' };
        const engine = spare ?? (await newQuickJSWASMModuleFromVariant(compiled));
        spare = null;
        program = new Program(engine, harness, () => now() > deadline);
        return program.load(text);
      } catch {
        // The engine itself came to its end, and its memory with it.
        program = null;
        return { stopped: now() > deadline ? 'time' : 'crash' };
      }
    },
  };
}

/** A limit that was reached while something was evaluated. */
class Stopped extends Error {
  readonly why: 'time' | 'memory';
  constructor(why: 'time' | 'memory') {
    super(why);
    this.why = why;
  }
}

/** One program in an engine of its own. */
class Program {
  readonly #context: QuickJSContext;
  readonly #late: () => boolean;

  constructor(engine: QuickJSWASMModule, harness: string, late: () => boolean) {
    this.#late = late;
    const runtime = engine.newRuntime();
    runtime.setMemoryLimit(MAX_MEMORY);
    runtime.setMaxStackSize(MAX_STACK);
    runtime.setInterruptHandler(late);
    this.#context = runtime.newContext();
    this.#evaluate(harness, 'harness.js');
  }

  load(script: string): WorldReply {
    return this.#outcomeOf(script, 'your_code.js');
  }

  call(call: string): WorldReply {
    return this.#outcomeOf(`playground.begin(${JSON.stringify(call)})`, 'harness.js');
  }

  /** Evaluates a script and then whatever it has left to do, until its outcome is known. */
  #outcomeOf(script: string, file: string): WorldReply {
    try {
      const thrown = this.#evaluate(script, file);
      // The harness catches what the code throws: this is no script, or the code has changed what the harness is built from.
      if (thrown !== null) return thrown.syntax ? { unreadable: thrown.message } : { outcome: '' };
      for (;;) {
        this.#runJobs();
        const reply = this.#take();
        if (reply !== null) return reply;
        if (this.#late()) return { stopped: 'time' };
      }
    } catch (error) {
      if (error instanceof Stopped) return { stopped: error.why };
      throw error;
    }
  }

  /** What the harness has for an outcome; null where a timer came first, and there is more to run. */
  #take(): WorldReply | null {
    const context = this.#context;
    const result = context.evalCode('playground.take()', 'harness.js');
    if (result.error) {
      this.#read(result.error);
      // The code changed what the harness is built from.
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

  /** Evaluates a script for its effects. Returns what it throws, null where it ends well; throws `Stopped`. */
  #evaluate(script: string, file: string): Thrown | null {
    const result = this.#context.evalCode(script, file);
    if (result.error) return this.#read(result.error);
    result.value.dispose();
    return null;
  }

  /** Runs what promises have left to do. */
  #runJobs(): void {
    const result = this.#context.runtime.executePendingJobs();
    if (result.error) this.#read(result.error, result.error.context);
  }

  /** What was thrown, in the engine's words. Throws `Stopped` where they say that a limit was reached. */
  #read(thrown: QuickJSHandle, context = this.#context): Thrown {
    const textOf = (name: string): string =>
      context.typeof(thrown) === 'object'
        ? context
            .getProp(thrown, name)
            .consume((one) => (context.typeof(one) === 'string' ? context.getString(one).slice(0, 1000) : ''))
        : '';
    const message = textOf('message');
    const limit = this.#late() ? 'time' : LIMITS[message];
    // Such an engine is given up as it is: it may not even be able to free what it holds.
    if (limit) throw new Stopped(limit);
    const syntax = textOf('name') === 'SyntaxError';
    thrown.dispose();
    return { message, syntax };
  }
}

/** Something thrown that nobody caught. */
interface Thrown {
  readonly message: string;
  readonly syntax: boolean;
}
