/** A worker around a world: its first message starts it, each one after that is a request, and each gets one reply. */
import type { Opened, WorldRequest } from './world.ts';

/** The first message; `kept` holds what the language is made of, the engine compiled. */
export interface WorkerStart {
  readonly harness: string;
  readonly kept: { readonly module: WebAssembly.Module };
}

/** Serves the world that `open` makes of the first message. A world that does not start says `failed`. */
export function serve(open: (start: WorkerStart) => Promise<Opened>): void {
  // Taken before a world takes them away.
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
