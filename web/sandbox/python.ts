/**
 * A runtime for learners' Python: CPython as built by Pyodide. After the start, its WebAssembly is cut off from JavaScript
 * (`guard.ts`): requests and outcomes go through its memory as UTF-8, with CPython's own functions.
 */
import { guard, type Guarded } from './guard.ts';
import { MAX_OUTCOME, type Opened, type WorldReply } from './world.ts';

/** The files of Python. */
export interface PythonFiles {
  /** Pyodide's two modules, as source text. */
  readonly mjs: string;
  readonly asm: string;
  /** CPython, compiled. */
  readonly module: WebAssembly.Module;
  readonly stdlib: ArrayBuffer;
  /** Pyodide's package list, as a JSON string: empty. */
  readonly lock: string;
  /** The memory of a started interpreter, from an earlier runtime. */
  readonly snapshot: ArrayBuffer | null;
}

/** Options of a Python runtime. */
export interface PythonStart {
  readonly files: PythonFiles;
  /** The script that runs before the learner's code; see `PYTHON_HARNESS` of the course. */
  readonly harness: string;
  /** Whether to take a snapshot if none is passed; this takes a little longer. */
  readonly keep: boolean;
  /** Imports a module from its source text. */
  readonly importModule: (text: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Python raises `MemoryError` beyond this limit. */
const MAX_PAGES = (512 * 1024 * 1024) / 65_536;

/** Maximum bytes of all files that code may write, and the error beyond that: `ENOSPC`, as this C library numbers it. */
const MAX_FILES = 32 * 1024 * 1024;
const NO_SPACE = 51;

/** Modules that programs are likely to import: they are part of the snapshot. */
const USUAL =
  'import abc, asyncio, collections, collections.abc, contextlib, copy, dataclasses, datetime, enum, functools, inspect, io, itertools, ' +
  'json, linecache, math, random, re, socket, string, time, traceback, typing, uuid';

/** The parts of Pyodide that are used. */
interface Pyodide {
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array;
  setStdout(options: { write: (bytes: Uint8Array) => number }): void;
  setStderr(options: { write: (bytes: Uint8Array) => number }): void;
  readonly FS: {
    readonly filesystems: { readonly MEMFS: MemoryFiles };
    readonly ErrnoError: new (code: number) => Error;
  };
}

/** Emscripten's in-memory files; only these two functions grow a file's storage. */
interface MemoryFiles {
  expandFileStorage(node: object, size: number): void;
  resizeFileStorage(node: object, size: number): void;
}

type Loader = (options: Readonly<Record<string, unknown>>) => Promise<Pyodide>;

function isLoader(value: unknown): value is Loader {
  return typeof value === 'function';
}

/**
 * Starts Python, which can take several seconds, and closes everything that leads out of it. It runs one program after another:
 * each begins with Python's initial memory.
 */
export async function openPython({ files, harness, keep, importModule, now }: PythonStart): Promise<Opened> {
  const { lock, snapshot: given } = files;
  limitMemory();
  const started = startWith(files);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    importModule(files.mjs),
    importModule(files.asm),
  ]);
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  if (!isLoader(loadPyodide)) throw new Error('Pyodide has no loader');
  const python = await loadPyodide({
    indexURL: 'https://playground.invalid/',
    lockFileContents: lock,
    createPyodideModule,
    checkAPIVersion: false,
    jsglobals: { Object, setTimeout, clearTimeout, setInterval, clearInterval },
    stdin: () => null,
    ...(given ? { _loadSnapshot: given } : keep ? { _makeSnapshot: true } : {}),
  });
  let snapshot: ArrayBuffer | null = null;
  if (!given && keep) {
    python.runPython(USUAL);
    snapshot = python.makeMemorySnapshot().slice().buffer;
  }
  // Output written past Python's own streams is discarded, and is not buffered until a line ends.
  const drop = { write: (bytes: Uint8Array) => bytes.length };
  python.setStdout(drop);
  python.setStderr(drop);
  limitFiles(python);
  python.runPython(harness);
  const { instance, close, changed } = await started;
  const interpreter = new Interpreter(instance.exports);
  const perform = interpreter.global('playground_do');
  close();
  const atRest = interpreter.memory();
  let used = false;
  return {
    snapshot,
    world: {
      answer: ({ call, program, first }) => {
        try {
          if (first && used) interpreter.restore(atRest);
          used = true;
          const from = now();
          const called = interpreter.call(perform, JSON.stringify({ call, source: program }));
          const reply = { ...called, used: now() - from };
          // Memory never shrinks.
          return changed() || interpreter.size > 2 * atRest.length ? { ...reply, spent: true } : reply;
        } catch {
          // It ended its own process, exceeded the nesting limit, or called a closed function.
          return { stopped: 'crash' };
        }
      },
    },
  };
}

/** A running module, and the switch of its guard. */
interface Started extends Omit<Guarded, 'imports'> {
  readonly instance: WebAssembly.Instance;
}

/** Pyodide normally fetches its files; here it gets the ones passed in. Resolves once its WebAssembly is loaded. */
function startWith({ module, stdlib }: PythonFiles): Promise<Started> {
  const host: Record<string, unknown> = globalThis;
  host['fetch'] = (address: unknown) => {
    const body = String(address).endsWith('.zip') ? stdlib : new ArrayBuffer();
    return Promise.resolve({ ok: true, status: 200, arrayBuffer: () => Promise.resolve(body) });
  };
  host['importScripts'] = () => {
    throw new Error('closed');
  };
  return new Promise((resolve) => {
    WebAssembly.instantiateStreaming = async (_, imports = {}) => {
      const { imports: guarded, ...doors } = guard(module, imports);
      const instance = await WebAssembly.instantiate(module, guarded);
      resolve({ instance, ...doors });
      return { module, instance };
    };
  });
}

function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength / 65_536 + pages > MAX_PAGES) throw new RangeError('more memory than there is');
    return Reflect.apply(grow, this, [pages]);
  };
}

/** Files are in JavaScript's memory, which has no separate limit. */
function limitFiles({ FS: { filesystems, ErrnoError } }: Pyodide): void {
  const { MEMFS } = filesystems;
  let left = MAX_FILES;
  for (const name of ['expandFileStorage', 'resizeFileStorage'] as const) {
    const plain = MEMFS[name];
    MEMFS[name] = (node, size) => {
      const before = storageOf(node);
      if (size - before > left) throw new ErrnoError(NO_SPACE);
      Reflect.apply(plain, MEMFS, [node, size]);
      left -= storageOf(node) - before;
    };
  }
}

function storageOf(node: object): number {
  return 'contents' in node && node.contents instanceof Uint8Array ? node.contents.length : 0;
}

type Exported = (...args: number[]) => number;

function isExported(value: unknown): value is Exported {
  return typeof value === 'function';
}

/** CPython's own functions, called from outside. Pointers are numbers; 0 is null. */
class Interpreter {
  readonly #exports: WebAssembly.Exports;

  constructor(exports: WebAssembly.Exports) {
    this.#exports = exports;
  }

  /** A new reference to a global of `__main__`. */
  global(name: string): number {
    const main = this.#withText('__main__', (text) => this.#do('PyImport_AddModule', text));
    const found = this.#withText(name, (text) => this.#do('PyObject_GetAttrString', main, text));
    if (found === 0) throw new Error(`Python has no ${name}`);
    return found;
  }

  /** Bytes of its memory. */
  get size(): number {
    return this.#memory.byteLength;
  }

  /** A copy of all memory, for when no Python code is running. */
  memory(): Uint8Array {
    return this.#bytes.slice();
  }

  /** Restores memory; anything added since is set to zero. */
  restore(atRest: Uint8Array): void {
    const bytes = this.#bytes;
    bytes.set(atRest);
    bytes.fill(0, atRest.length);
  }

  /** Calls a function with a string; it must return a string. */
  call(callable: number, text: string): WorldReply {
    const argument = this.#withText(text, (at, length) => this.#do('PyUnicode_FromStringAndSize', at, length));
    const result = this.#do('PyObject_CallOneArg', callable, argument);
    this.#do('Py_DecRef', argument);
    if (result === 0) return this.#failed();
    const size = this.#do('malloc', 8);
    try {
      const at = this.#do('PyUnicode_AsUTF8AndSize', result, size);
      if (at === 0) return this.#failed();
      const length = new DataView(this.#memory).getUint32(size, true);
      if (length > MAX_OUTCOME) return { tooLarge: true };
      return { outcome: new TextDecoder().decode(this.#bytes.slice(at, at + length)) };
    } finally {
      this.#do('free', size);
      this.#do('Py_DecRef', result);
    }
  }

  /** The harness itself failed: the code has changed what it depends on. */
  #failed(): WorldReply {
    this.#do('PyErr_Clear');
    return { outcome: '' };
  }

  #do(name: string, ...args: number[]): number {
    const exported = this.#exports[name];
    if (!isExported(exported)) throw new Error(`Python has no ${name}`);
    return exported(...args);
  }

  /** Passes a string as zero-terminated UTF-8. */
  #withText(text: string, given: (at: number, length: number) => number): number {
    const bytes = new TextEncoder().encode(text);
    const at = this.#do('malloc', bytes.length + 1);
    if (at === 0) throw new RangeError('more memory than there is');
    this.#bytes.set(bytes, at);
    this.#bytes[at + bytes.length] = 0;
    const result = given(at, bytes.length);
    this.#do('free', at);
    return result;
  }

  get #memory(): ArrayBuffer {
    const memory = this.#exports['memory'];
    if (!(memory instanceof WebAssembly.Memory)) throw new Error('Python has no memory');
    return memory.buffer;
  }

  get #bytes(): Uint8Array {
    return new Uint8Array(this.#memory);
  }
}
