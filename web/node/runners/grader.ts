/** Grades programs in Node: each language has one process, which runs one program after another. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  JAVASCRIPT_HARNESS,
  PYTHON_HARNESS,
  runCode,
  type Call,
  type CodeExercise,
  type CodeGrade,
  type CodeHost,
  type CodeLanguage,
} from '../../course/code.ts';
import { outcomeOf, TIME_LIMIT } from '../../course/code/outcome.ts';
import { scriptOf } from '../../course/code/script.ts';
import { isRecord } from '../../protocol/json/plain.ts';
import { remaining, requestFor } from '../../sandbox/world.ts';
import { Unusable } from '../arguments.ts';
import { startRunner, type NodeProgram, type Runner } from './process.ts';
import STANDARD_GLOBALS from 'virtual:world/sandbox/globals/standard-globals.ts';

/** Grades programs until it is closed. */
export interface Grader {
  /**
   * Runs an answer against the tests of its exercise and grades it. Every text gets a grade within seconds; the first Python
   * program also waits for the interpreter. One at a time. `limit` is the time that the program may use, ms; `TIME_LIMIT` by
   * default.
   */
  grade(exercise: CodeExercise, language: CodeLanguage, source: string, limit?: number): Promise<CodeGrade>;
  /** Starts the runtime of a language if it is not running. */
  warm(language: CodeLanguage): Promise<void>;
  /** Ends its processes. */
  close(): Promise<void>;
}

/**
 * The memory of a freshly started Python in each Node, by its path; null if it was started without a snapshot. All graders of
 * this process start from it.
 */
const snapshots = new Map<string, Uint8Array | null>();

/**
 * Creates a grader. Its processes start on first use, and again after a program that had to be stopped. The second start of
 * Python takes a memory snapshot; all later ones begin with it, which takes a third of a second.
 */
export function createGrader(node?: NodeProgram): Grader {
  const runners = new Map<Engine, Runner>();
  const runnerOf = async (engine: Engine): Promise<Runner> => {
    const known = runners.get(engine);
    if (known?.alive() && !known.spent()) return known;
    await known?.close();
    const started = await (engine === 'javascript' ? startJavaScript(node) : startPython(node));
    runners.set(engine, started);
    return started;
  };
  return {
    async grade(exercise, language, source, limit = TIME_LIMIT) {
      if (language === 'python') return runCode(exercise, hostOf(await runnerOf('python'), source, limit), language);
      const made = scriptOf(source, language, exercise.names);
      const host =
        'trouble' in made
          ? { ask: () => Promise.resolve(made.trouble) }
          : hostOf(await runnerOf('javascript'), made.script, limit);
      return runCode(exercise, host, language);
    },
    async warm(language) {
      await runnerOf(language === 'python' ? 'python' : 'javascript');
    },
    async close() {
      await Promise.all([...runners.values()].map((runner) => runner.close()));
      runners.clear();
    },
  };
}

/** A host for one program, which may use this time, ms. */
function hostOf(runner: Runner, program: string, limit: number): CodeHost {
  let left = limit;
  let first = true;
  return {
    ask: async (call: Call) => {
      const from = performance.now();
      const reply = await runner.send(requestFor(call, program, { first, left }));
      first = false;
      left = remaining(left, reply, performance.now() - from);
      return outcomeOf(reply);
    },
  };
}

type Engine = 'javascript' | 'python';

const folderOf = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** The JavaScript engine: the package has it beside the program, a checkout in its library. */
function engineFile(): string {
  const own = fileURLToPath(new URL('quickjs.wasm', import.meta.url));
  if (existsSync(own)) return own;
  return join(folderOf('@jitl/quickjs-ng-wasmfile-release-sync'), 'dist', 'emscripten-module.wasm');
}

/** The folder of Python, which can be left out of an installation. Throws `Unusable` then. */
function pythonFolder(): string {
  try {
    return folderOf('pyodide');
  } catch {
    throw new Unusable('Python is not installed; install the optional dependency “pyodide”');
  }
}

async function startJavaScript(node?: NodeProgram): Promise<Runner> {
  const engine = await readFile(engineFile());
  return startRunner({ language: 'javascript', harness: `${JAVASCRIPT_HARNESS}\n${STANDARD_GLOBALS}` }, [engine], node);
}

/** Starts Python: from a snapshot if one exists; otherwise the second start takes one. */
async function startPython(node?: NodeProgram): Promise<Runner> {
  const home = node?.path ?? process.execPath;
  const snapshot = snapshots.get(home) ?? null;
  const folder = pythonFolder();
  const read = (name: string): Promise<Buffer> => readFile(join(folder, name));
  const [lock, ...files] = await Promise.all(
    ['pyodide-lock.json', 'pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'].map(read),
  );
  const runner = await startRunner(
    {
      language: 'python',
      harness: PYTHON_HARNESS,
      lock: withoutPackages(String(lock)),
      keep: snapshots.has(home) && !snapshot,
      snapshot: snapshot !== null,
    },
    [...files, ...(snapshot ? [snapshot] : [])],
    node,
  );
  snapshots.set(home, snapshot ?? runner.snapshot);
  return runner;
}

/** Pyodide's package list, empty. */
function withoutPackages(text: string): string {
  const list: unknown = JSON.parse(text);
  return JSON.stringify({ info: isRecord(list) ? list.info : {}, packages: {} });
}
