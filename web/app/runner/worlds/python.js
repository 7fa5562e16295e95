// The worker in which a learner's Python runs: CPython as Pyodide brings it, from bytes that were handed in.
'use strict';
(() => {
  const DOORS = (
    'fetch fetchLater XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport RTCPeerConnection importScripts Worker SharedWorker ' +
    'BroadcastChannel indexedDB caches navigator location close postMessage addEventListener removeEventListener dispatchEvent ' +
    'onmessage onmessageerror onerror onunhandledrejection onrejectionhandled Request Response Cache CacheStorage FileReader ' +
    'FileReaderSync Notification reportError scheduler serial usb hid Blob File URL'
  ).split(' ');
  /** Python says `MemoryError` where it would need more. */
  const MOST_PAGES = (512 * 1024 * 1024) / 65_536;
  /** What programs are likely to import: it is in the snapshot. */
  const USUAL =
    'import abc, asyncio, collections, collections.abc, contextlib, copy, dataclasses, datetime, enum, functools, inspect, io, itertools, ' +
    'json, linecache, math, random, re, socket, string, time, traceback, typing, uuid';

  const post = self.postMessage.bind(self);
  const listen = self.addEventListener.bind(self);
  const { setTimeout, clearTimeout, setInterval, clearInterval } = self;

  const moduleOf = (text) => import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));

  const limitMemory = () => {
    const { grow } = WebAssembly.Memory.prototype;
    WebAssembly.Memory.prototype.grow = function (pages) {
      if (this.buffer.byteLength / 65_536 + pages > MOST_PAGES) throw new RangeError('more memory than there is');
      return Reflect.apply(grow, this, [pages]);
    };
  };

  /** Pyodide fetches its files; here it gets what was handed in. */
  const handIn = ({ module, stdlib }) => {
    self.fetch = (address) =>
      new Request(address).url.endsWith('.zip')
        ? Promise.resolve(new Response(stdlib))
        : Promise.resolve(new Response(null, { headers: { 'Content-Type': 'application/wasm' } }));
    WebAssembly.instantiateStreaming = async (_, imports) => ({
      module,
      instance: await WebAssembly.instantiate(module, imports),
    });
    self.importScripts = () => {
      throw new Error('closed');
    };
  };

  const close = () => {
    for (let one = self; one && one !== Object.prototype; one = Object.getPrototypeOf(one))
      for (const name of DOORS) Reflect.deleteProperty(one, name);
  };

  /** What Pyodide would tell its makers. */
  const hush = () => {
    for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace']) console[name] = () => undefined;
  };

  const begin = async ({ kept, harness }) => {
    hush();
    limitMemory();
    handIn(kept);
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      moduleOf(kept.mjs),
      moduleOf(kept.asm),
    ]);
    const python = await loadPyodide({
      indexURL: 'https://playground.invalid/',
      lockFileContents: kept.lock,
      createPyodideModule,
      checkAPIVersion: false,
      jsglobals: { Object, setTimeout, clearTimeout, setInterval, clearInterval },
      stdout: () => undefined,
      stderr: () => undefined,
      stdin: () => null,
      ...(kept.snapshot ? { _loadSnapshot: kept.snapshot } : { _makeSnapshot: true }),
    });
    let snapshot = null;
    if (!kept.snapshot) {
      python.runPython(USUAL);
      snapshot = python.makeMemorySnapshot().slice().buffer;
    }
    python.runPython(harness);
    const perform = python.globals.get('playground_do');
    let due = null;
    const say = (answer) => {
      if (due === null) return;
      post({ id: due, ...answer });
      due = null;
    };
    listen('message', ({ data: { id, call, source } }) => {
      due = id;
      perform(call, source).then(
        (outcome) => say({ outcome }),
        () => say({ outcome: null }),
      );
    });
    // An interpreter that came to its end says so in no other way.
    for (const name of ['error', 'unhandledrejection'])
      listen(name, (event) => {
        event.preventDefault();
        say({ ended: true });
      });
    close();
    post(snapshot ? { id: 0, snapshot } : { id: 0 }, snapshot ? [snapshot] : []);
  };

  const start = ({ data }) => {
    begin(data).catch((error) => post({ id: 0, failed: String(error) }));
  };
  listen('message', start, { once: true });
})();
