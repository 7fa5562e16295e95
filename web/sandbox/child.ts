/**
 * The child process in which learners' code runs. Bundled as a classic script, which `node/runners/process.ts` sends through
 * the pipe that also carries requests; the process has no right to read a file, not even this one.
 */
import { openJavaScript } from './javascript.ts';
import { openPython } from './python.ts';
import type { Opened, WorldRequest } from './world.ts';
import type { ChildStart } from './child-start.ts';

/** Passed on by the first lines of the child process: the pipe, and functions that only they have. */
interface WorldHost {
  /** The next frame; null when the other side has closed the pipe. */
  readonly read: () => Uint8Array | null;
  readonly write: (frame: string | Uint8Array) => void;
  readonly importModule: (text: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** Globals that a runtime needs beyond the language. Everything else that Node offers is removed before a runtime starts. */
const NEEDED = new Set(
  (
    'WebAssembly TextEncoder TextDecoder URL performance crypto console queueMicrotask setTimeout clearTimeout setInterval ' +
    'clearInterval'
  ).split(' '),
);

const LANGUAGE =
  /^(?:Object|Function|Array|Number|parseFloat|parseInt|Infinity|NaN|undefined|Boolean|String|Symbol|Date|Promise|RegExp|\w*Error|globalThis|JSON|Math|Intl|\w*Array|ArrayBuffer|Atomics|DataView|BigInt|Map|Set|WeakMap|WeakSet|WeakRef|Iterator|FinalizationRegistry|Proxy|Reflect|decodeURI|decodeURIComponent|encodeURI|encodeURIComponent|escape|unescape|isFinite|isNaN|SharedArrayBuffer)$/u;

function textOf(bytes: Uint8Array | null): string {
  return new TextDecoder().decode(bytes ?? new Uint8Array());
}

/** Copies the bytes of a frame into a separate buffer. */
function bufferOf(bytes: Uint8Array | null): ArrayBuffer {
  return new Uint8Array(bytes ?? new Uint8Array()).buffer;
}

function takeAway(): void {
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!NEEDED.has(name) && !LANGUAGE.test(name)) Reflect.deleteProperty(globalThis, name);
}

/** Pyodide detects a browser worker or Node; it must not find Node. */
function looksLikeAWorker(): void {
  const WorkerGlobalScope = function (): void {};
  Object.defineProperty(WorkerGlobalScope, Symbol.hasInstance, { value: () => true });
  const location = { href: 'https://playground.invalid/', toString: () => 'https://playground.invalid/' };
  Object.assign(globalThis, { self: globalThis, WorkerGlobalScope, location });
}

async function open(start: ChildStart, { read, importModule }: WorldHost): Promise<Opened> {
  const { harness } = start;
  if (start.language === 'javascript') {
    const module = new WebAssembly.Module(bufferOf(read()));
    return { world: await openJavaScript({ module, harness, now: () => performance.now() }), snapshot: null };
  }
  const [mjs, asm] = [textOf(read()), textOf(read())];
  const module = new WebAssembly.Module(bufferOf(read()));
  const stdlib = bufferOf(read());
  const snapshot = start.snapshot ? bufferOf(read()) : null;
  const files = { mjs, asm, module, stdlib, lock: start.lock, snapshot };
  return openPython({ files, harness, keep: start.keep, importModule, now: () => performance.now() });
}

/**
 * Starts the runtime that the second frame requests, and replies with one frame for each incoming frame until the pipe closes.
 */
async function serve(host: WorldHost): Promise<void> {
  takeAway();
  looksLikeAWorker();
  const start: ChildStart = JSON.parse(textOf(host.read()));
  const { world, snapshot } = await open(start, host);
  host.write('{"ready":true}');
  if (snapshot) host.write(new Uint8Array(snapshot));
  for (let frame = host.read(); frame; frame = host.read()) {
    const request: WorldRequest = JSON.parse(textOf(frame));
    host.write(JSON.stringify(await world.answer(request)));
  }
}

Object.assign(globalThis, { serve });
