/** Code of learners cannot reach any host, whatever it tries. Each way out is tested against a host that listens. */
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { answerIn, builtFile, DIST, EXERCISE, openLearn, prepareRunner, run } from './code-runner.ts';
import { expect, test as base } from './fixtures.ts';

/** A host that counts its requests, by any path, and allows all origins. */
interface Target {
  port: number;
  hits: string[];
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

const test = base.extend<{ target: Target }>({
  target: async ({ browserName: _browser }, use) => {
    const hits: string[] = [];
    const server = createServer((request, response) => {
      hits.push(`${request.method} ${request.url}`);
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' }).end('1');
    });
    server.on('upgrade', (request, socket) => {
      hits.push(`upgrade ${request.url}`);
      socket.destroy();
    });
    const port = await listen(server);
    await use({ port, hits });
    server.closeAllConnections();
    server.close();
  },
});

/** The build on a host that sends no headers at all, in its own folder. */
async function plainHost(): Promise<{ url: string; close: () => void }> {
  const TYPES: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const inside = path.startsWith('/courses/mcp/') ? path.slice('/courses/mcp/'.length) || 'index.html' : null;
    const file = inside === null ? null : join(DIST, normalize(`/${inside}`));
    (file === null ? Promise.reject(new Error('outside')) : readFile(file)).then(
      (body) => response.writeHead(200, { 'Content-Type': TYPES[extname(file ?? '')] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  const port = await listen(server);
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/courses/mcp/`, close };
}

/** Tries each way out that a browser offers, from a worker in the document in which code runs. */
const ATTEMPTS = String.raw`
onmessage = async ({ data: { at, stored } }) => {
  const http = 'http://' + at, tried = {};
  const attempt = async (name, reach) => {
    const late = new Promise((_, fail) => setTimeout(() => fail(new Error('nothing came')), 1500));
    try { await Promise.race([reach(), late]); tried[name] = 'open'; } catch (error) { tried[name] = 'closed'; }
  };
  const settled = (one, good, bad) => new Promise((done, fail) => { one[good] = done; one[bad] = () => fail(new Error('no')); });
  const blob = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const fetching = (path) => "fetch('" + http + path + "', { mode: 'no-cors' }).then(() => postMessage('open'), () => postMessage('closed'))";
  const fromWorker = async (worker) => {
    const { data: reply } = await settled(worker, 'onmessage', 'onerror');
    if (reply !== 'open') throw new Error('closed');
  };
  await attempt('fetch', () => fetch(http + '/fetch', { mode: 'no-cors' }));
  await attempt('WebSocket', () => settled(new WebSocket('ws://' + at + '/socket'), 'onopen', 'onerror'));
  await attempt('XMLHttpRequest', () => { const one = new XMLHttpRequest(); one.open('GET', http + '/xhr'); one.send(); return settled(one, 'onload', 'onerror'); });
  await attempt('EventSource', () => settled(new EventSource(http + '/events'), 'onopen', 'onerror'));
  await attempt('import', () => import(http + '/import.js'));
  await attempt('import of data', () => import('data:text/javascript,1'));
  await attempt('importScripts', async () => importScripts(http + '/scripts.js'));
  await attempt('importScripts of data', async () => importScripts('data:text/javascript,1'));
  await attempt('Worker', () => settled(new Worker(http + '/worker.js'), 'onmessage', 'onerror'));
  await attempt('worker in a worker', () => fromWorker(new Worker(blob(fetching('/nested')))));
  await attempt('worker of data', () => fromWorker(new Worker('data:text/javascript,' + fetching('/data'))));
  await attempt('module that imports', () => import(blob("import '" + http + "/module.js'")));
  await attempt('sendBeacon', async () => { if (!navigator.sendBeacon(http + '/beacon')) throw new Error('no'); });
  await attempt('WebTransport', () => new WebTransport('https://' + at + '/').ready);
  await attempt('RTCPeerConnection', async () => new RTCPeerConnection());
  await attempt('indexedDB', () => settled(indexedDB.open('a'), 'onsuccess', 'onerror'));
  await attempt('caches', () => caches.open('a'));
  await attempt('eval', async () => eval('1'));
  await attempt('Function', async () => new Function('return 1')());
  postMessage(tried);
};`;

/** Starts a worker in the sandbox's document as the page does, from any source, and returns its first message. */
function inSandbox(page: Page, script: string, start: object, keep = false): Promise<Record<string, string>> {
  const files = {
    frame: builtFile(/^runner-[\w-]{8}\.html$/),
    mjs: builtFile(/^pyodide-[\w-]{8}\.mjs$/),
    asm: builtFile(/^pyodide\.asm-[\w-]{8}\.mjs$/),
    wasm: builtFile(/^pyodide\.asm-[\w-]{8}\.wasm$/),
    stdlib: builtFile(/^python_stdlib-[\w-]{8}\.zip$/),
  };
  return page.evaluate(
    async ({ names, text, first, python }) => {
      const urlOf = (name: string): string => new URL(name, document.baseURI).href;
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = urlOf(names.frame);
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      const { port1, port2 } = new MessageChannel();
      let resolveOutcome: (value: { data?: unknown; died?: string }) => void = () => {};
      port1.onmessage = ({ data }) => resolveOutcome(data);
      const next = (): Promise<{ data?: unknown; died?: string }> =>
        new Promise((resolve) => (resolveOutcome = resolve));
      const ready = next();
      frame.contentWindow?.[0]?.postMessage(null, '*', [port2]);
      await ready;
      if (python) {
        const get = (name: string): Promise<Response> => fetch(urlOf(name));
        const value = {
          mjs: await (await get(names.mjs)).text(),
          asm: await (await get(names.asm)).text(),
          wasm: await (await get(names.wasm)).arrayBuffer(),
          stdlib: await (await get(names.stdlib)).arrayBuffer(),
          lock: '{"info":{"abi_version":"2026_0","arch":"wasm32","platform":"emscripten_5_0_3","python":"3.14.2"},"packages":{}}',
        };
        const stored = next();
        port1.postMessage({ do: 'keep', channel: 1, name: 'python', value });
        await stored;
      }
      const reply = next();
      port1.postMessage({ do: 'open', channel: 2, script: text, start: first });
      const { data, died } = await reply;
      frame.remove();
      return (data ?? { died: died ?? 'no reply' }) as Record<string, string>;
    },
    { names: files, text: script, first: start, python: keep },
  );
}

/** The browser logs each attempt to its console, with the name of the policy or the URL that was not reached. */
const ATTEMPTED =
  /Content Security Policy|Refused to|Failed to (?:load|fetch|construct)|net::ERR_|not allowed|Access to|violates|policy violation|^request to |WebSocket connection/;

const CLOSED =
  'fetch, WebSocket, XMLHttpRequest, EventSource, import, import of data, importScripts, importScripts of data, Worker, ' +
  'worker in a worker, worker of data, module that imports, sendBeacon, WebTransport, RTCPeerConnection, indexedDB, caches, eval, Function';

for (const host of ['our own headers', 'no headers, in a folder'] as const)
  test(`no code in the sandbox’s document reaches a host: served with ${host}`, async ({ page, target, watch }) => {
    watch.allow(ATTEMPTED);
    const plain = host === 'our own headers' ? null : await plainHost();
    try {
      await openLearn(page, plain ? `${plain.url}#/learn` : undefined);
      // The host is reachable from this machine: a test that cannot fail would prove nothing.
      await fetch(`http://127.0.0.1:${target.port}/from-the-test`);
      expect(target.hits).toEqual(['GET /from-the-test']);
      const tried = await inSandbox(page, ATTEMPTS, { at: `127.0.0.1:${target.port}` });
      expect(tried).toEqual(Object.fromEntries(CLOSED.split(', ').map((name) => [name, 'closed'])));
      expect(target.hits).toEqual(['GET /from-the-test']);
      if (!plain) return;
      // With our own headers, all exercises prove that programs run.
      await prepareRunner(page);
      for (const language of ['typescript', 'python'] as const)
        expect((await run(page, answerIn(language, EXERCISE.solution[language]))).grade).toMatchObject({
          passed: true,
        });
    } finally {
      plain?.close();
    }
  });

test('Python in the sandbox’s document reaches no host, even with access to all of JavaScript', async ({
  page,
  target,
  watch,
}) => {
  watch.allow(ATTEMPTED);
  await openLearn(page);
  // Standard Pyodide, with all globals: only the document's policy restricts it here.
  const bare = String.raw`
    onmessage = async ({ data: { stored, harness } }) => {
      const fetching = self.fetch;
      const moduleOf = (text) => import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
      self.fetch = (address) => Promise.resolve(
        new Request(address).url.endsWith('.zip')
          ? new Response(stored.stdlib)
          : new Response(null, { headers: { 'Content-Type': 'application/wasm' } }),
      );
      WebAssembly.instantiateStreaming = async (_, imports) =>
        ({ module: stored.module, instance: await WebAssembly.instantiate(stored.module, imports) });
      self.importScripts = () => { throw new Error('closed'); };
      const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([moduleOf(stored.mjs), moduleOf(stored.asm)]);
      const python = await loadPyodide({
        indexURL: 'https://playground.invalid/', lockFileContents: stored.lock, createPyodideModule, checkAPIVersion: false,
      });
      self.fetch = fetching;
      postMessage(JSON.parse(await python.runPythonAsync(harness)));
    };`;
  const attempts = `
import json, asyncio
tried = {}
async def attempt(name, reach):
    try:
        await asyncio.wait_for(reach(), 2)
        tried[name] = "open"
    except BaseException as error:
        tried[name] = "closed"
at = "http://127.0.0.1:${target.port}"
async def js_fetch():
    from js import fetch
    await fetch(at + "/js")
async def pyfetch():
    from pyodide.http import pyfetch
    await pyfetch(at + "/pyfetch")
async def open_url():
    from pyodide.http import open_url
    open_url(at + "/open_url").read()
async def urllib():
    import urllib.request
    urllib.request.urlopen(at + "/urllib", timeout=1).read()
async def sockets():
    import socket
    one = socket.create_connection(("127.0.0.1", ${target.port}), timeout=1)
    one.sendall(b"GET /socket HTTP/1.1\\r\\n\\r\\n")
    one.recv(1)
async def run_js():
    from pyodide.code import run_js
    run_js("1")
async def load_package():
    import pyodide_js
    await pyodide_js.loadPackage(at + "/package.whl")
    raise RuntimeError("it only warns")
for name, reach in list(dict(js_fetch=js_fetch, pyfetch=pyfetch, open_url=open_url, urllib=urllib, sockets=sockets, run_js=run_js, load_package=load_package).items()):
    await attempt(name, reach)
json.dumps(tried)
`;
  const tried = await inSandbox(page, bare, { use: 'python', harness: attempts }, true);
  const names = ['js_fetch', 'pyfetch', 'open_url', 'urllib', 'sockets', 'run_js', 'load_package'];
  expect(tried).toEqual(Object.fromEntries(names.map((name) => [name, 'closed'])));
  expect(target.hits).toEqual([]);
});
