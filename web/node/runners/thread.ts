/** A thread for code that nobody trusts: it is asked one thing at a time, and ended when its time is up. */
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { stopped, TIME_LIMIT, type Stopped } from '../../course/code/outcome.ts';
import { isRecord } from '../../protocol/json/plain.ts';

/** What comes back: an answer, or how the thread ended. */
export type Said = { readonly answer: Readonly<Record<string, unknown>> } | { readonly stopped: Stopped };

/** Milliseconds until the thread has to be ready. */
const START_LIMIT = 60_000;
/** Megabytes of objects. */
const MEMORY_LIMIT = 256;

/** A running thread. */
export interface Thread {
  /** Sends a message with an id of its own and waits for the answer. Once it was stopped it stays so. */
  ask(message: Readonly<Record<string, unknown>>): Promise<Said>;
  /** Gives the whole time again, for another run. */
  refresh(): void;
  /** Whether it can be asked. */
  alive(): boolean;
  close(): Promise<void>;
}

/** Starts a thread with the text of a CommonJS script, which says `{id: 0}` when it is ready. */
export async function startThread(script: string, data: Readonly<Record<string, unknown>>): Promise<Thread> {
  const worker = new Worker(script, {
    eval: true,
    workerData: data,
    env: {},
    stdin: true,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
  });
  let fault = '';
  let left = TIME_LIMIT;
  let ended: Said | null = null;
  let waiting: ((said: Said) => void) | null = null;
  const tell = (said: Said): void => {
    const to = waiting;
    waiting = null;
    to?.(said);
  };
  const end = (why: Stopped['why']): void => {
    ended ??= { stopped: stopped(why) };
    tell(ended);
  };
  worker.on('message', (message: unknown) => isRecord(message) && tell({ answer: message }));
  worker.on('error', (error: unknown) => {
    fault = String(error);
    const code = error instanceof Error && 'code' in error ? error.code : '';
    end(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash');
  });
  worker.on('exit', () => end('crash'));

  const wait = async (limit: number): Promise<Said> => {
    let timer: NodeJS.Timeout | undefined;
    const said = await new Promise<Said>((resolve) => {
      waiting = resolve;
      timer = setTimeout(() => {
        end('time');
        void worker.terminate();
      }, limit);
    });
    clearTimeout(timer);
    return said;
  };
  const first = await wait(START_LIMIT);
  if ('stopped' in first) throw new Error(`the thread for the code did not start${fault === '' ? '' : `: ${fault}`}`);
  let count = 0;
  return {
    ask: async (message) => {
      if (ended) return ended;
      const from = performance.now();
      count += 1;
      worker.postMessage({ ...message, id: count });
      const said = await wait(left);
      left = Math.max(1, left - (performance.now() - from));
      return said;
    },
    refresh: () => {
      left = TIME_LIMIT;
    },
    alive: () => ended === null,
    close: async () => {
      await worker.terminate();
    },
  };
}
