/** The thread in which a learner's JavaScript runs, as the text of a CommonJS script. */

/**
 * Takes `{id, call, program}` with texts, gives `{id, outcome}` with a text, or `{id, unreadable}` where the program is no script.
 * Only texts go in and out of the learner's world, which is made anew for each program and has nothing of this thread.
 */
export const JAVASCRIPT_WORKER = String.raw`
'use strict';
const { parentPort, workerData } = require('node:worker_threads');
const vm = require('node:vm');
let world = null;
const run = (code, filename) => new vm.Script(code, { filename }).runInContext(world);
const begin = (code) => {
  world = vm.createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  run(workerData.harness, 'harness.js');
  return new vm.Script(code, { filename: 'your_code.js' });
};
parentPort.on('message', ({ id, call, program }) => {
  try {
    if (program !== null) {
      let script;
      try {
        script = begin(program);
      } catch (error) {
        parentPort.postMessage({ id, unreadable: String(error.message) });
        return;
      }
      script.runInContext(world);
    } else run('playground.begin(' + JSON.stringify(call) + ')', 'harness.js');
    let text = '';
    while (text === '') text = run('playground.take()', 'harness.js');
    parentPort.postMessage({ id, outcome: String(text) });
  } catch (error) {
    parentPort.postMessage({ id, broken: 'The code has changed the world around it so that it cannot go on.' });
  }
});
parentPort.postMessage({ id: 0 });
`;
