/** A worker around a runtime: the first message starts it; each later message is a request and gets one reply. */
import type { Opened, WorldRequest } from './world.ts';

/** The first message; `stored` contains the language's files, with the engine compiled. */
export interface WorkerStart {
  readonly harness: string;
  readonly stored: { readonly module: WebAssembly.Module };
}

/** Serves the runtime that `open` creates from the first message. A runtime that does not start replies with `failed`. */
export function serve(open: (start: WorkerStart) => Promise<Opened>): void {
  // Saved before a runtime removes them.
  const { postMessage, addEventListener } = self;
  const post = (message: object, transfer: readonly Transferable[] = []): unknown =>
    Reflect.apply(postMessage, self, [message, { transfer }]);
  const listen: typeof addEventListener = (...args: unknown[]) => Reflect.apply(addEventListener, self, args);

  const answerWith = ({ world, snapshot }: Opened): void => {
    listen('message', ({ data }: MessageEvent<WorldRequest & { id: number }>) => {
      void Promise.resolve(world.answer(data)).then((reply) => post({ id: data.id, ...reply }));
    });
    post(snapshot ? { id: 0, snapshot } : { id: 0 }, snapshot ? [snapshot] : []);
  };
  const start = ({ data }: MessageEvent<WorkerStart>): void => {
    open(data).then(answerWith, (error: unknown) => post({ id: 0, failed: String(error) }));
  };
  for (const name of ['error', 'unhandledrejection'] as const) listen(name, (event) => event.preventDefault());
  listen('message', start, { once: true });
}
