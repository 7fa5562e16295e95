// The worker in which a learner's JavaScript runs. Whatever a browser adds to the language is taken away before any of that
// code comes, so that nothing is left to reach the network or the page with.
'use strict';
(() => {
  const LANGUAGE = new Set(
    (
      'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error ' +
      'AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError globalThis JSON Math ' +
      'Intl ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array ' +
      'Float16Array Float32Array Float64Array BigInt64Array BigUint64Array BigInt Map Set WeakMap WeakSet WeakRef Iterator ' +
      'FinalizationRegistry Proxy Reflect decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape eval ' +
      'isFinite isNaN DisposableStack AsyncDisposableStack Temporal'
    ).split(' '),
  );
  const post = self.postMessage.bind(self);
  const runScript = self.importScripts.bind(self);
  const listen = self.addEventListener.bind(self);
  const addressOf = URL.createObjectURL.bind(URL);
  const TextFile = Blob;
  const after = new MessageChannel();
  const afterwards = after.port2.postMessage.bind(after.port2);

  const load = (text, name) =>
    runScript(addressOf(new TextFile([text, '\n//# sourceURL=', name], { type: 'text/javascript' })));

  const close = () => {
    for (let one = globalThis; one && one !== Object.prototype; one = Object.getPrototypeOf(one))
      for (const name of Reflect.ownKeys(one)) if (!LANGUAGE.has(name)) Reflect.deleteProperty(one, name);
  };

  const begin = ({ harness }) => {
    close();
    load(harness, 'harness.js');
    const { begin: call, take } = globalThis.playground;
    let id = 0;
    // What a promise does next is done before this message comes.
    after.port1.onmessage = () => {
      const outcome = take();
      if (outcome === '') afterwards(0);
      else post({ id, outcome });
    };
    listen('message', ({ data }) => {
      id = data.id;
      try {
        if (data.script === null) call(data.call);
        else load(data.script, 'your_code.js');
        afterwards(0);
      } catch (error) {
        post({
          id,
          unreadable: error instanceof SyntaxError ? error.message.replace(/^Failed to execute [^:]*: /, '') : null,
        });
      }
    });
    post({ id });
  };

  for (const name of ['error', 'unhandledrejection']) listen(name, (event) => event.preventDefault());
  listen('message', ({ data }) => begin(data), { once: true });
})();
