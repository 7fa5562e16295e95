/** Rooms of the sandbox in which a learner's code runs: one for each run. */
import { JAVASCRIPT_HARNESS } from '../../course/code/harness-javascript.ts';
import { PYTHON_HARNESS } from '../../course/code/harness-python.ts';
import { storeSnapshot, storedSnapshot, loadEngine, loadPython, type LoadProgress } from './load.ts';
import { openSandbox, type Room, type Sandbox } from './sandbox.ts';
import JAVASCRIPT_WORLD from 'virtual:world/sandbox/worker-javascript.ts';
import PYTHON_WORLD from 'virtual:world/sandbox/worker-python.ts';

/** Milliseconds until a room has to be ready. */
const START_LIMIT = 120_000;
/** Milliseconds in which the sandbox itself has to be heard again after code was stopped. */
const SIGN_OF_LIFE = 1000;

let sandbox: Promise<Sandbox> | null = null;
let javascript: Promise<Sandbox> | null = null;
let python: Promise<Sandbox> | null = null;
const spare: Record<'javascript' | 'python', Promise<Room> | null> = { javascript: null, python: null };
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

/** The sandbox with the engine of JavaScript in it. */
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

/** The sandbox with the files of Python in it. */
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

/** A room when it is ready; null where it did not start. */
async function begun(room: Room): Promise<Readonly<Record<string, unknown>> | null> {
  const limit = setTimeout(() => room.close(), START_LIMIT);
  const said = await room.ready;
  clearTimeout(limit);
  if (said && !('failed' in said)) return said;
  room.close();
  return null;
}

async function javascriptRoom(): Promise<Room> {
  const place = await withEngine();
  const room = place.open(JAVASCRIPT_WORLD, { use: 'javascript', harness: JAVASCRIPT_HARNESS });
  if (await begun(room)) return room;
  leave();
  throw new Error('The sandbox for code did not start.');
}

async function pythonRoom(again = true): Promise<Room> {
  const place = await withPython();
  const room = place.open(PYTHON_WORLD, { use: 'python', harness: PYTHON_HARNESS });
  const said = await begun(room);
  if (said) {
    loading = null;
    if (said.snapshot instanceof ArrayBuffer) {
      place.add('python', { snapshot: said.snapshot });
      void storeSnapshot(said.snapshot);
    }
    return room;
  }
  if (again) {
    // A snapshot that was kept may be what does not start.
    await storeSnapshot(null);
    place.add('python', { snapshot: null });
    return pythonRoom(false);
  }
  leave();
  throw new Error('Python did not start.');
}

/** The worlds that there are. */
export type World = keyof typeof spare;

/** Makes a room ahead where there is none. `onProgress` hears how far that is. */
export async function prepare(world: World, onProgress: (progress: LoadProgress) => void = () => {}): Promise<void> {
  await heeding(world, onProgress, ahead(world));
}

/** A room that nobody has used. */
export function enter(world: World, onProgress: (progress: LoadProgress) => void): Promise<Room> {
  const room = ahead(world);
  spare[world] = null;
  return heeding(world, onProgress, room);
}

/** Gives a room back that nobody has used. */
export function giveBack(world: World, room: Room): void {
  if (spare[world]) room.close();
  else spare[world] = Promise.resolve(room);
}

function ahead(world: World): Promise<Room> {
  const room = (spare[world] ??= world === 'python' ? pythonRoom() : javascriptRoom());
  room.catch(() => {
    if (spare[world] === room) spare[world] = null;
  });
  return room;
}

/** Lets somebody hear how far loading is until the room is there. Only Python has anything to load. */
async function heeding(world: World, onProgress: (progress: LoadProgress) => void, room: Promise<Room>): Promise<Room> {
  if (world === 'python') {
    listeners.add(onProgress);
    if (loading) onProgress(loading);
  }
  try {
    return await room;
  } finally {
    listeners.delete(onProgress);
  }
}

/** Whether the sandbox still answers; one that does not is dropped. Code that took all memory may have ended it. */
export async function stillThere(): Promise<boolean> {
  const there = (await (await sandbox)?.alive(SIGN_OF_LIFE)) === true;
  if (!there) leave();
  return there;
}

/** Drops the sandbox with everything in it; the next room opens another. */
function leave(): void {
  void sandbox?.then((place) => place.close()).catch(() => undefined);
  sandbox = null;
  javascript = null;
  python = null;
  spare.javascript = null;
  spare.python = null;
}
