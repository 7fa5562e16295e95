/** Runs a learner's Python in a thread of its own: CPython as Pyodide brings it. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PYTHON_HARNESS, type CodeHost } from '../../course/code.ts';
import { readOutcome } from '../../course/code/outcome.ts';
import { PYTHON_WORKER } from './python-worker.ts';
import { startThread, type Thread } from './thread.ts';

/** An interpreter. It serves one source after another; a source that was stopped takes the interpreter with it. */
export interface Python {
  /** A host for a source, with the whole time before it. */
  host(source: string): CodeHost;
  /** Starts anew where the last source was stopped. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an interpreter, which takes seconds. */
export async function startPython(): Promise<Python> {
  let thread = await start();
  const ready = async (): Promise<void> => {
    if (!thread.alive()) thread = await start();
  };
  return {
    ready,
    host: (source) => {
      thread.refresh();
      return {
        ask: async (call) => {
          const said = await thread.ask({ call: JSON.stringify(call), source });
          return 'stopped' in said ? said.stopped : readOutcome(said.answer.outcome);
        },
      };
    },
    close: () => thread.close(),
  };
}

function start(): Promise<Thread> {
  const pyodide = createRequire(import.meta.url).resolve('pyodide/pyodide.mjs');
  const data = { pyodide: pathToFileURL(pyodide).href, folder: dirname(pyodide), harness: PYTHON_HARNESS };
  return startThread(PYTHON_WORKER, data);
}
