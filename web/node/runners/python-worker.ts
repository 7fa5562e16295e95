/** The thread in which a learner's Python runs, as the text of a CommonJS script. */

/** Takes `{id, call, source}` with texts, gives `{id, outcome}` with a text. Python sees no JavaScript but what its event loop needs. */
export const PYTHON_WORKER = String.raw`
'use strict';
const { parentPort, workerData } = require('node:worker_threads');
const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
(async () => {
  const { loadPyodide } = await import(workerData.pyodide);
  const python = await loadPyodide({
    indexURL: workerData.folder,
    jsglobals: { Object, setTimeout, clearTimeout, setInterval, clearInterval },
    stdout: () => undefined,
    stderr: () => undefined,
    stdin: () => null,
  });
  python.runPython(workerData.harness);
  const perform = python.globals.get('playground_do');
  for (const name of ['fetch', 'WebSocket', 'require', 'process', 'Request', 'Response', 'BroadcastChannel'])
    globalThis[name] = undefined;
  parentPort.on('message', ({ id, call, source }) => {
    perform(call, source).then(
      (outcome) => parentPort.postMessage({ id, outcome }),
      () => parentPort.postMessage({ id, outcome: '' }),
    );
  });
  parentPort.postMessage({ id: 0 });
})();
`;
