/** Workers of the sandbox that run a learner’s code: one run at a time, each as if the worker were new. */
import { JAVASCRIPT_HARNESS } from '../../course/code/harness-javascript.ts';
import { PYTHON_HARNESS } from '../../course/code/harness-python.ts';
import { storeSnapshot, storedSnapshot, loadEngine, loadPython, type LoadProgress } from './load.ts';
import { openSandbox, type SandboxWorker, type Sandbox } from './sandbox.ts';
import JAVASCRIPT_WORLD from 'virtual:world/sandbox/worker-javascript.ts';
import PYTHON_WORLD from 'virtual:world/sandbox/worker-python.ts';

/** Timeout for starting a worker, ms. */
const START_LIMIT = 120_000;
/** Timeout for a response of the sandbox after code was stopped, ms. */
const SIGN_OF_LIFE = 1000;

let sandbox: Promise<Sandbox> | null = null;
let javascript: Promise<Sandbox> | null = null;
let python: Promise<Sandbox> | null = null;
const spare: Record<'javascript' | 'python', Promise<SandboxWorker> | null> = { javascript: null, python: null };
const listeners = new Set<(progress: LoadProgress) => void>();
let loading: LoadProgress | null = null;

function reportAll(progress: LoadProgress): void {
  loading = progress;
  for (const listener of listeners) listener(progress);
}

/** The sandbox, opened once; after a failure the next call tries again. */
function opened(): Promise<Sandbox> {
  sandbox ??= openSandbox().catch((error: unknown) => {
    sandbox = null;
    throw error;
  });
  return sandbox;
}

/** The sandbox with the JavaScript engine loaded. */
function withEngine(): Promise<Sandbox> {
  javascript ??= bringEngine().catch((error: unknown) => {
    javascript = null;
    throw error;
  });
  return javascript;
}

async function bringEngine(): Promise<Sandbox> {
  const [place, wasm] = await Promise.all([opened(), loadEngine()]);
  await place.keep('javascript', { wasm }, [wasm]);
  return place;
}

/** The sandbox with the files of Python loaded. */
function withPython(): Promise<Sandbox> {
  python ??= bringPython().catch((error: unknown) => {
    python = null;
    loading = null;
    throw error;
  });
  return python;
}

async function bringPython(): Promise<Sandbox> {
  const [place, files, snapshot] = await Promise.all([opened(), loadPython(reportAll), storedSnapshot()]);
  reportAll({ what: 'start', done: 0, all: 1 });
  const handed = [files.wasm, files.stdlib, ...(snapshot ? [snapshot] : [])];
  await place.keep('python', { ...files, snapshot }, handed);
  return place;
}

/** The start reply of a worker; null if it did not start. */
async function begun(worker: SandboxWorker): Promise<Readonly<Record<string, unknown>> | null> {
  const limit = setTimeout(() => worker.close(), START_LIMIT);
  const message = await worker.ready;
  clearTimeout(limit);
  if (message && !('failed' in message)) return message;
  worker.close();
  return null;
}

async function javascriptWorker(): Promise<SandboxWorker> {
  const globals = import('virtual:world/sandbox/globals/standard-globals.ts');
  const [place, { default: standard }] = await Promise.all([withEngine(), globals]);
  const harness = `${JAVASCRIPT_HARNESS}\n${standard}`;
  const worker = place.open(JAVASCRIPT_WORLD, { use: 'javascript', harness });
  if (await begun(worker)) return worker;
  leave();
  throw new Error('The code sandbox did not start.');
}

async function pythonWorker(again = true): Promise<SandboxWorker> {
  const place = await withPython();
  const worker = place.open(PYTHON_WORLD, { use: 'python', harness: PYTHON_HARNESS });
  const message = await begun(worker);
  if (message) {
    loading = null;
    if (message.snapshot instanceof ArrayBuffer) {
      place.add('python', { snapshot: message.snapshot });
      void storeSnapshot(message.snapshot);
    }
    return worker;
  }
  if (again) {
    // A stored snapshot may be the cause of the failure.
    await storeSnapshot(null);
    place.add('python', { snapshot: null });
    return pythonWorker(false);
  }
  leave();
  throw new Error('Python did not start.');
}

/** The available runtimes. */
export type World = keyof typeof spare;

/** Prepares a worker if there is none. `onProgress` receives its loading progress. */
export async function prepare(world: World, onProgress: (progress: LoadProgress) => void = () => {}): Promise<void> {
  await withProgress(world, onProgress, preparedWorker(world));
}

/** Takes a worker that is ready. */
export function enter(world: World, onProgress: (progress: LoadProgress) => void): Promise<SandboxWorker> {
  const worker = preparedWorker(world);
  spare[world] = null;
  return withProgress(world, onProgress, worker);
}

/** Keeps a worker for the next run, unless another one is there. */
export function giveBack(world: World, worker: SandboxWorker): void {
  if (spare[world]) worker.close();
  else spare[world] = Promise.resolve(worker);
}

function preparedWorker(world: World): Promise<SandboxWorker> {
  const worker = (spare[world] ??= world === 'python' ? pythonWorker() : javascriptWorker());
  worker.catch(() => {
    if (spare[world] === worker) spare[world] = null;
  });
  return worker;
}

/** Reports loading progress until the worker is ready. Only Python has files to load. */
async function withProgress(
  world: World,
  onProgress: (progress: LoadProgress) => void,
  worker: Promise<SandboxWorker>,
): Promise<SandboxWorker> {
  if (world === 'python') {
    listeners.add(onProgress);
    if (loading) onProgress(loading);
  }
  try {
    return await worker;
  } finally {
    listeners.delete(onProgress);
  }
}

/** Whether the sandbox still responds; otherwise it is closed. Code that used all memory may have crashed it. */
export async function stillThere(): Promise<boolean> {
  const there = (await (await sandbox)?.alive(SIGN_OF_LIFE)) === true;
  if (!there) leave();
  return there;
}

/** Closes the sandbox with everything in it; the next worker opens a new one. */
function leave(): void {
  void sandbox?.then((place) => place.close()).catch(() => undefined);
  sandbox = null;
  javascript = null;
  python = null;
  spare.javascript = null;
  spare.python = null;
}
