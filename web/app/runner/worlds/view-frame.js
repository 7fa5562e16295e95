// The first script of the sandbox for views. It receives a port and a script from the page, and runs the script with the port.
'use strict';
(() => {
  const start = ({ source, ports, data }) => {
    const [port] = ports;
    // Outside a sandbox this would be the page's own origin.
    if (source !== parent.parent || self.origin !== 'null' || !port) return;
    removeEventListener('message', start);
    globalThis.hostPort = port;
    const script = document.createElement('script');
    script.textContent = data;
    document.head.append(script);
  };
  addEventListener('message', start);
})();
