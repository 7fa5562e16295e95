// The script of the sandboxed document. It starts workers from texts of the page, forwards messages and ends workers.
// It does not read the messages. The page sends through a port; all other messages are ignored.
'use strict';
(() => {
  const stored = new Map();
  const workers = new Map();

  const open = async (port, { channel, script, start }) => {
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const worker = new Worker(url);
    const one = { worker, due: 1 };
    workers.set(channel, one);
    const end = (died) => {
      worker.terminate();
      if (workers.delete(channel)) port.postMessage({ channel, died });
    };
    worker.onmessage = ({ data }) => {
      URL.revokeObjectURL(url);
      // One reply for each request: a worker that sends more was taken over by its code.
      if (one.due === 0) return end('more replies than requests');
      one.due -= 1;
      port.postMessage({ channel, data }, data.snapshot ? [data.snapshot] : []);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(event.message || 'it could not start');
    };
    worker.postMessage({ ...start, stored: stored.get(start.use) });
  };

  const receive = async (port, message) => {
    if (message.do === 'open') return open(port, message);
    if (message.do === 'keep') {
      const { wasm, ...rest } = message.value;
      stored.set(message.name, { ...rest, module: await WebAssembly.compile(wasm) });
      return port.postMessage({ channel: message.channel, data: {} });
    }
    if (message.do === 'ping') return port.postMessage({ channel: message.channel, data: {} });
    if (message.do === 'add') {
      stored.set(message.name, { ...stored.get(message.name), ...message.value });
      return undefined;
    }
    const one = workers.get(message.channel);
    if (!one) return undefined;
    if (message.do === 'request') {
      one.due += 1;
      one.worker.postMessage(message.request);
    } else {
      workers.delete(message.channel);
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
        .then(() => receive(port, data))
        .catch((error) => port.postMessage({ channel: data.channel, died: String(error) }));
    };
    port.postMessage({ channel: 0, data: {} });
  });
})();
