/** Starts the worker of the throughput bench and passes its results to the page's caller. */
import Worker from './throughput.worker.ts?worker';

const worker = new Worker();

Object.assign(window, {
  runOnce: (run: string) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage({ run });
    }),
});
