// The script of the sandboxed document. It starts workers from texts of the page, forwards messages and ends workers.
// It does not read the messages. The page sends through a port; all other messages are ignored.
'use strict';
(() => {
  const stored = new Map();
  const rooms = new Map();

  const open = async (port, { room, script, start }) => {
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const worker = new Worker(url);
    const one = { worker, due: 1 };
    rooms.set(room, one);
    const end = (died) => {
      worker.terminate();
      if (rooms.delete(room)) port.postMessage({ room, died });
    };
    worker.onmessage = ({ data }) => {
      URL.revokeObjectURL(url);
      // One answer for each question: a worker that says more was taken over by its code.
      if (one.due === 0) return end('more was said than asked');
      one.due -= 1;
      port.postMessage({ room, data }, data.snapshot ? [data.snapshot] : []);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(event.message || 'it could not start');
    };
    worker.postMessage({ ...start, stored: stored.get(start.use) });
  };

  const hear = async (port, message) => {
    if (message.do === 'open') return open(port, message);
    if (message.do === 'keep') {
      const { wasm, ...rest } = message.value;
      stored.set(message.name, { ...rest, module: await WebAssembly.compile(wasm) });
      return port.postMessage({ room: message.room, data: {} });
    }
    if (message.do === 'ping') return port.postMessage({ room: message.room, data: {} });
    if (message.do === 'add') {
      stored.set(message.name, { ...stored.get(message.name), ...message.value });
      return undefined;
    }
    const one = rooms.get(message.room);
    if (!one) return undefined;
    if (message.do === 'ask') {
      one.due += 1;
      one.worker.postMessage(message.question);
    } else {
      rooms.delete(message.room);
      one.worker.terminate();
    }
    return undefined;
  };

  addEventListener('message', ({ source, ports }) => {
    const [port] = ports;
    // Outside a sandbox this would be the page's own origin.
    if (source !== parent.parent || self.origin !== 'null' || !port) return;
    let turn = Promise.resolve();
    port.onmessage = ({ data }) => {
      turn = turn
        .then(() => hear(port, data))
        .catch((error) => port.postMessage({ room: data.room, died: String(error) }));
    };
    port.postMessage({ room: 0, data: {} });
  });
})();
