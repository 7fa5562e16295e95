/**
 * Recording runs in a thread of its own: parsing, writing, the page, and their failures never delay or stop the bytes. This
 * file is both ends of it: the bundle that contains it is loaded again as the thread.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Answer, Feed, HttpFeed, RecorderSetup, StdioFeed } from './feed.ts';

/** Bytes that may wait to be recorded; what passes beyond that is only counted. */
const BACKLOG = 64 * 1024 * 1024;
/** The cost of one event besides its bytes. */
const EVENT = 200;
/** How long the end waits for the last records to be written, in milliseconds. */
const LAST = 3_000;
/**
 * How long the thread may take to stop after the request to stop, in milliseconds: with a full memory, on a busy machine, the collection
 * that goes on takes seconds, and the exit code of the server is worth the wait.
 */
const STOP = 10_000;
/** Memory of the thread, in MB. */
const MEMORY = 768;

/** The end of recording that belongs to the bytes. No function throws or waits. */
export interface Recorder {
  feed(event: StdioFeed | HttpFeed): void;
  /**
   * Resolves when all records are written, or recording has failed, or after a few seconds. False: the thread does not respond, and
   * the process can only end by SIGKILL, since an exit waits for its threads.
   */
  finish(): Promise<boolean>;
}

/** Starts to record. `note` receives lines for people. */
export function startRecorder(setup: RecorderSetup, note: (text: string) => void): Recorder {
  let worker: Worker | null = null;
  let waiting = 0;
  const lost = new Map<string, StdioFeed | HttpFeed>();
  let done: () => void = () => undefined;

  const failed = (error: unknown): void => {
    if (worker !== null)
      note(`recording stopped: ${error instanceof Error ? error.message : String(error)}; the session goes on`);
    worker = null;
    done();
  };
  const post = (event: Feed, size: number): void => {
    waiting += size;
    if (!('bytes' in event) || typeof event.bytes === 'number') return worker?.postMessage(event);
    // A copy of its own: a chunk may be a view of a larger buffer, which would be copied whole.
    const bytes = new Uint8Array(event.bytes);
    worker?.postMessage({ ...event, bytes }, [bytes.buffer]);
  };
  try {
    worker = new Worker(new URL(import.meta.url), {
      workerData: setup,
      // Its output must not end up on stdout, which belongs to the protocol.
      stdout: true,
      stderr: true,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    worker.on('message', (answer: Answer) => {
      if (answer.kind === 'taken') waiting -= answer.bytes;
      else if (answer.kind === 'note') note(answer.text);
      else done();
    });
    worker.on('error', failed);
    worker.on('exit', (code) => failed(`the thread ended with code ${code}`));
    worker.stderr.on('data', (chunk: Buffer) => note(chunk.toString('utf8').trimEnd()));
    worker.stdout.resume();
    // The thread alone does not keep the process alive.
    worker.unref();
  } catch (error) {
    note(`recording did not start: ${String(error)}; the session goes on`);
    worker = null;
  }

  return {
    feed(event) {
      if (worker === null) return;
      const size = EVENT + ('bytes' in event && typeof event.bytes !== 'number' ? event.bytes.byteLength : 0);
      if (size > EVENT && waiting + size > BACKLOG) {
        countLost(lost, event, size - EVENT);
        return;
      }
      for (const [, one] of lost) post(one, EVENT);
      lost.clear();
      post(event, size);
    },
    async finish() {
      if (worker === null) return true;
      const finished = new Promise<void>((resolve) => (done = resolve));
      for (const [, one] of lost) post(one, EVENT);
      worker.ref();
      worker.postMessage({ kind: 'finish' } satisfies Feed);
      if (await isFirst(finished, LAST)) return true;
      // Whatever it still does: it must not keep this process from ending.
      return isFirst(worker.terminate(), STOP);
    },
  };
}

/** True if a promise is fulfilled within a time. */
async function isFirst(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (alarm = setTimeout(() => resolve(false), ms)));
  const first = await Promise.race([promise.then(() => true), late]);
  clearTimeout(alarm);
  return first;
}

/** Adds bytes that are not recorded to the event that will say so. */
function countLost(lost: Map<string, StdioFeed | HttpFeed>, event: StdioFeed | HttpFeed, bytes: number): void {
  const { at } = event;
  if (event.kind === 'bytes') {
    const before = lost.get(event.from);
    const count = before?.kind === 'lost' ? before.bytes : 0;
    lost.set(event.from, { kind: 'lost', at: before?.at ?? at, from: event.from, bytes: count + bytes });
  } else if (event.kind === 'body') {
    const key = `${event.exchange} ${event.of}`;
    const before = lost.get(key);
    const count = before?.kind === 'missed' ? before.bytes : 0;
    lost.set(key, {
      kind: 'missed',
      at: before?.at ?? at,
      exchange: event.exchange,
      of: event.of,
      bytes: count + bytes,
    });
  }
}

function isSetup(data: unknown): data is RecorderSetup {
  return typeof data === 'object' && data !== null && 'tap' in data && data.tap === 'recorder';
}

if (!isMainThread && parentPort !== null && isSetup(workerData)) {
  const [port, setup] = [parentPort, workerData];
  void import('./record.ts').then(({ record }) => record(port, setup));
}
