/** Errors that no caller can catch: thrown by listeners and microtasks. */

const wait = setTimeout;

/** Throws an error from a timer, where the harness reports it as an exception of the program. */
export function reportError(error: unknown): void {
  wait(() => {
    throw error;
  }, 0);
}

/** Runs a function after the current code. */
export function queueMicrotask(run: unknown): void {
  if (typeof run !== 'function') throw new TypeError('queueMicrotask needs a function.');
  void Promise.resolve().then(() => {
    try {
      Reflect.apply(run, undefined, []);
    } catch (error) {
      reportError(error);
    }
  });
}
