/** Code of learners reaches nothing: no network, no page, no end of its time. Each way out is tried against a host that listens. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { codeExerciseNamed, type CodeExercise, type CodeLanguage } from '../web/course/code.ts';
import { builtFile, DIST, prepareRunner, ready, run, type Came } from './code-runner.ts';
import { expect, test as base } from './fixtures.ts';

/** A host that counts who comes, by any path, and lets everybody in. */
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

/** The build on a host that sends no headers at all, in a folder of its own. */
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

/** Tries each way out with all that a browser offers, from a worker in the very document in which code runs. */
const ATTEMPTS = String.raw`
onmessage = async ({ data: { at, kept } }) => {
  const http = 'http://' + at, tried = {};
  const attempt = async (name, reach) => {
    const late = new Promise((_, fail) => setTimeout(() => fail(new Error('nothing came')), 1500));
    try { await Promise.race([reach(), late]); tried[name] = 'open'; } catch (error) { tried[name] = 'closed'; }
  };
  const heard = (one, good, bad) => new Promise((done, fail) => { one[good] = done; one[bad] = () => fail(new Error('no')); });
  const blob = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const fetching = (path) => "fetch('" + http + path + "', { mode: 'no-cors' }).then(() => postMessage('open'), () => postMessage('closed'))";
  const fromWorker = async (worker) => {
    const { data: said } = await heard(worker, 'onmessage', 'onerror');
    if (said !== 'open') throw new Error('closed');
  };
  await attempt('fetch', () => fetch(http + '/fetch', { mode: 'no-cors' }));
  await attempt('WebSocket', () => heard(new WebSocket('ws://' + at + '/socket'), 'onopen', 'onerror'));
  await attempt('XMLHttpRequest', () => { const one = new XMLHttpRequest(); one.open('GET', http + '/xhr'); one.send(); return heard(one, 'onload', 'onerror'); });
  await attempt('EventSource', () => heard(new EventSource(http + '/events'), 'onopen', 'onerror'));
  await attempt('import', () => import(http + '/import.js'));
  await attempt('import of data', () => import('data:text/javascript,1'));
  await attempt('importScripts', async () => importScripts(http + '/scripts.js'));
  await attempt('importScripts of data', async () => importScripts('data:text/javascript,1'));
  await attempt('Worker', () => heard(new Worker(http + '/worker.js'), 'onmessage', 'onerror'));
  await attempt('worker in a worker', () => fromWorker(new Worker(blob(fetching('/nested')))));
  await attempt('worker of data', () => fromWorker(new Worker('data:text/javascript,' + fetching('/data'))));
  await attempt('module that imports', () => import(blob("import '" + http + "/module.js'")));
  await attempt('sendBeacon', async () => { if (!navigator.sendBeacon(http + '/beacon')) throw new Error('no'); });
  await attempt('WebTransport', () => new WebTransport('https://' + at + '/').ready);
  await attempt('RTCPeerConnection', async () => new RTCPeerConnection());
  await attempt('indexedDB', () => heard(indexedDB.open('a'), 'onsuccess', 'onerror'));
  await attempt('caches', () => caches.open('a'));
  await attempt('eval', async () => eval('1'));
  await attempt('Function', async () => new Function('return 1')());
  postMessage(tried);
};`;

/** Starts a worker in the sandbox's document as the page does, from any text, and gives what it says first. */
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
      let tell: (value: { data?: unknown; died?: string }) => void = () => {};
      port1.onmessage = ({ data }) => tell(data);
      const next = (): Promise<{ data?: unknown; died?: string }> => new Promise((resolve) => (tell = resolve));
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
        const kept = next();
        port1.postMessage({ do: 'keep', room: 1, name: 'python', value });
        await kept;
      }
      const said = next();
      port1.postMessage({ do: 'open', room: 2, script: text, start: first });
      const { data, died } = await said;
      frame.remove();
      return (data ?? { died: died ?? 'nothing was said' }) as Record<string, string>;
    },
    { names: files, text: script, first: start, python: keep },
  );
}

const exercise = codeExerciseNamed('build-request') as CodeExercise;
const answerIn = (language: CodeLanguage, source: string) => ({
  exercise: exercise.id,
  names: exercise.names,
  language,
  source,
});
async function open(page: Page, url = './#/learn'): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The browser says each attempt in its console, in words that name the policy or what could not be reached. */
const ATTEMPTED =
  /Content Security Policy|Refused to|Failed to (?:load|fetch|construct)|net::ERR_|not allowed|Access to|violates|policy violation|^request to |WebSocket connection/;

const CLOSED =
  'fetch, WebSocket, XMLHttpRequest, EventSource, import, import of data, importScripts, importScripts of data, Worker, ' +
  'worker in a worker, worker of data, module that imports, sendBeacon, WebTransport, RTCPeerConnection, indexedDB, caches, eval, Function';

for (const host of ['our own headers', 'no headers, in a folder'] as const)
  test(`nothing in the sandbox’s document reaches a host: served with ${host}`, async ({ page, target, watch }) => {
    test.setTimeout(240_000);
    watch.allow(ATTEMPTED);
    const plain = host === 'our own headers' ? null : await plainHost();
    try {
      await open(page, plain ? `${plain.url}#/learn` : undefined);
      // The host can be reached from the machine: a test that could not fail would prove nothing.
      await fetch(`http://127.0.0.1:${target.port}/from-the-test`);
      expect(target.hits).toEqual(['GET /from-the-test']);
      const tried = await inSandbox(page, ATTEMPTS, { at: `127.0.0.1:${target.port}` });
      expect(tried).toEqual(Object.fromEntries(CLOSED.split(', ').map((name) => [name, 'closed'])));
      expect(target.hits).toEqual(['GET /from-the-test']);
      await prepareRunner(page);
      for (const language of ['typescript', 'python'] as const)
        expect((await run(page, answerIn(language, exercise.solution[language]))).grade).toMatchObject({
          passed: true,
        });
    } finally {
      plain?.close();
    }
  });

test('Python in the sandbox’s document reaches no host, even with all of JavaScript in its hands', async ({
  page,
  target,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(ATTEMPTED);
  await open(page);
  const world = readFileSync(new URL('../web/app/runner/worlds/python.js', import.meta.url), 'utf8');
  const edit = (text: string, from: RegExp, to: string): string => {
    if (!from.test(text)) throw new Error(`The world of Python has nothing like ${from}`);
    return text.replace(from, to);
  };
  // The same world without what closes it: all globals are handed over, and stay.
  let bare = edit(world, /^.*jsglobals: .*$/m, '');
  bare = edit(bare, /^ {4}close\(\);$/m, '');
  bare = edit(bare, /^ {4}handIn\(kept\);$/m, 'const fetching = self.fetch; handIn(kept);');
  bare = edit(
    bare,
    /^ {4}python\.runPython\(harness\);$/m,
    'self.fetch = fetching; post(JSON.parse(await python.runPythonAsync(harness))); return;',
  );
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

const told = ({ grade }: Came): string => grade?.feedback[0]?.text ?? '';
const inPython = (body: string): string => `def build_request(id, method, params):\n    ${body}\n`;
const inScript = (body: string): string => `function build_request(id, method, params) {\n  ${body}\n}\n`;

type Trial = readonly [name: string, source: string, says: RegExp];

const SCRIPTS: readonly Trial[] = [
  ['an endless loop', inScript('for (;;);'), /was stopped: it did not end in time/],
  ['an endless loop at the start', 'while (true) {}', /did not end in time/],
  ['promises without an end', inScript('const f = () => Promise.resolve().then(f); f();'), /did not end in time/],
  ['endless printing', inScript('for (;;) console.log("x".repeat(1000));'), /did not end in time/],
  [
    'a clock that never stops',
    inScript('setInterval(() => {}, 1); return new Promise(() => {});'),
    /did not end in time/,
  ],
  ['an exception at the start', 'const x = null;\nx.a;\n', /in line 2 with `TypeError/],
  ['a mistake of grammar', 'const a = 1;\nfunction build_request( {', /cannot be read: .*line 2/],
  ['an import', "import fs from 'node:fs';\nfs.a;", /cannot be imported here/],
  ['an import later', inScript("return import('https://example.com/a.js');"), /cannot be imported here/],
  ['importScripts', inScript("importScripts('https://example.com/a.js');"), /no network here/],
  ['fetch', inScript("return fetch('https://example.com/');"), /no network here/],
  ['a web socket', inScript("new WebSocket('wss://example.com/');"), /no network here/],
  ['a request of the old kind', inScript('new XMLHttpRequest();'), /no network here/],
  ['events', inScript("new EventSource('https://example.com/');"), /no network here/],
  ['a worker', inScript("new Worker('a.js');"), /no network here/],
  ['a database', inScript("indexedDB.open('a');"), /`ReferenceError: indexedDB is not defined/],
  ['caches', inScript("caches.open('a');"), /`ReferenceError: caches is not defined/],
  ['the navigator', inScript("navigator.sendBeacon('a');"), /`ReferenceError: navigator is not defined/],
  ['a question', inScript("return prompt('Name?');"), /nobody to ask/],
  ['code as text', inScript("return new Function('return 1')();"), /`EvalError/],
  ['a promise that nobody keeps', inScript('return new Promise(() => {});'), /never comes/],
  ['endless depth', inScript('return build_request(id, method, params);'), /`RangeError/],
  [
    'messages to the page',
    'for (;;) postMessage({ id: 1, outcome: "{}" });',
    /`ReferenceError: postMessage is not defined/,
  ],
  ['the end of its worker', 'close();', /`ReferenceError: close is not defined/],
  ['another listener', 'self.onmessage = () => {};', /`ReferenceError: self is not defined/],
  [
    'another harness',
    'globalThis.playground = { take: () => "{}" };',
    /`TypeError: Cannot assign to read only property/,
  ],
  [
    'prototypes',
    'Array.prototype.push = JSON.stringify = null;\nPromise.prototype.then = null;',
    /changed the world around it/,
  ],
  ['no such function', 'const x = 1;', /There is no function `build_request`/],
];

const PYTHONS: readonly Trial[] = [
  ['an endless loop', inPython('while True: pass'), /was stopped: it did not end in time/],
  ['an endless loop that catches', 'while True:\n  try: 1/0\n  except BaseException: pass', /did not end in time/],
  ['endless printing', inPython('while True: print("x" * 1000)'), /did not end in time/],
  ['an exception at import', 'x = 1\nx["a"]\n', /in line 2 with `TypeError/],
  ['a mistake of grammar', 'def build_request(:\n  pass', /cannot be read: .*line 1/],
  ['input()', inPython('return input()'), /^input\(\) has nobody to ask/],
  ['urllib', inPython('import urllib.request'), /no network here/],
  ['a socket', inPython('import socket; socket.create_connection(("127.0.0.1", 80))'), /no network here/],
  ["JavaScript's fetch", inPython('from js import fetch'), /no network here/],
  [
    "JavaScript's fetch, the guard taken away",
    'import sys\nsys.meta_path.pop(0)\nfrom js import fetch',
    /cannot import name 'fetch'/,
  ],
  ["pyodide's fetch", inPython('from pyodide.http import pyfetch'), /no network here/],
  ['JavaScript as text', inPython('from pyodide.code import run_js'), /cannot be used/],
  ['exit', inPython('import sys; sys.exit(0)'), /ends its own process/],
  ['a hard exit', inPython('import os; os._exit(1)'), /ended its own process/],
  ['an abort', inPython('import os; os.abort()'), /ended its own process/],
  ['endless depth', inPython('return build_request(id, method, params)'), /`RecursionError/],
  [
    'a value that nests too deep',
    inPython('x = []\n    for _ in range(200000): x = [x]\n    return x'),
    /nested too deep/,
  ],
  ['more memory than there is', inPython('x = []\n    while True: x.append(bytearray(10000000))'), /`MemoryError/],
  ['a library changed for good', 'import json\njson.dumps = None', /changed the world around it/],
  ['no such function', 'x = 1', /There is no function `build_request`/],
];

for (const [language, trials] of [
  ['javascript', SCRIPTS],
  ['python', PYTHONS],
] as const)
  test(`whatever ${language} does ends soon, with a sentence, and the next run works`, async ({ page, watch }) => {
    test.setTimeout(400_000);
    // Pyodide asks for its own kind of stack where it has none.
    watch.allow(/^thrown: /);
    await open(page);
    await prepareRunner(page);
    const right = answerIn(language, exercise.solution[language]);
    expect((await run(page, right)).grade).toMatchObject({ passed: true });
    for (const [name, source, says] of trials) {
      await ready(page, language);
      const came = await run(page, answerIn(language, source));
      expect.soft(came.grade?.passed, name).toBe(false);
      expect.soft(told(came), name).toMatch(says);
      expect.soft(came.grade?.tests, name).toHaveLength(exercise.tests.length + 1);
      expect.soft(came.took, `${name}: milliseconds`).toBeLessThan(5000);
      expect.soft(came.held, `${name}: milliseconds in which the page could do nothing`).toBeLessThan(1500);
    }
    expect((await run(page, right)).grade).toMatchObject({ passed: true });
  });

test('a huge output is cut, and what is printed is shown', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  await prepareRunner(page);
  const script = await run(page, answerIn('javascript', 'console.log("x".repeat(1000000)); console.log("y");'));
  expect(script.grade?.output.length).toBeLessThan(20_100);
  expect(script.grade?.output).toContain('the rest of the output was cut');
  const python = await run(page, answerIn('python', 'print("x" * 1000000)\nprint("y")'));
  expect(python.grade?.output.length).toBeLessThan(20_100);
  expect(python.grade?.output).toContain('the rest of the output was cut');
});

test('a run that is stopped comes to nothing, at once, and the next one works', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  await prepareRunner(page);
  for (const [language, endless] of [
    ['typescript', inScript('for (;;);')],
    ['python', inPython('while True: pass')],
  ] as const) {
    await run(page, answerIn(language, exercise.solution[language]));
    const { grade, took } = await run(page, answerIn(language, endless), 600);
    expect(grade).toBeNull();
    expect(took).toBeLessThan(2000);
    expect((await run(page, answerIn(language, exercise.solution[language]))).grade).toMatchObject({ passed: true });
  }
});

test('Python that cannot be loaded is said, and comes when it can', async ({ page, watch }) => {
  test.setTimeout(240_000);
  watch.allow(/Failed to load resource/);
  await open(page);
  await prepareRunner(page);
  await page.route('**/*.wasm', (route) => route.abort());
  const right = answerIn('python', exercise.solution.python);
  await expect(run(page, right)).rejects.toThrow('Python could not be loaded: one of its files did not come.');
  await page.unroute('**/*.wasm');
  expect((await run(page, right)).grade).toMatchObject({ passed: true });
});

test('a spoilt snapshot of Python is replaced', async ({ page }) => {
  test.setTimeout(240_000);
  const right = answerIn('python', exercise.solution.python);
  /** Does something to the record that is kept; gives the sum of some of its bytes. */
  const kept = (spoil: boolean): Promise<number> =>
    page.evaluate(
      (wanted) =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('playground-python');
          opening.addEventListener('error', () => reject(new Error('The store did not open.')));
          opening.addEventListener('success', () => {
            const store = opening.result.transaction('snapshot', 'readwrite').objectStore('snapshot');
            const reading = store.get('python');
            reading.addEventListener('success', () => {
              const record = reading.result as { of: string; bytes: ArrayBuffer } | undefined;
              const bytes = new Uint8Array(record?.bytes ?? new ArrayBuffer(0));
              if (wanted) bytes.fill(7);
              if (record && wanted) store.put(record, 'python');
              resolve(bytes.slice(0, 100_000).reduce((sum, one) => sum + one, 0));
              opening.result.close();
            });
          });
        }),
      spoil,
    );
  await open(page);
  await prepareRunner(page);
  expect((await run(page, right)).grade).toMatchObject({ passed: true });
  await expect.poll(() => kept(false).catch(() => 0)).toBeGreaterThan(0);
  expect(await kept(true)).toBe(700_000);
  await page.reload();
  await prepareRunner(page);
  expect((await run(page, right)).grade).toMatchObject({ passed: true });
  await expect.poll(() => kept(false)).not.toBe(700_000);
});

test('Python comes only when it is wanted, with its progress; the sandbox has a policy of its own', async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const ofPython = (): string[] => asked.filter((path) => /pyodide|python|\.wasm$|\.zip$/i.test(path));
  for (const screen of ['check', 'server', 'learn', 'learn/build-request']) {
    await page.goto(`./#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await prepareRunner(page);
  expect((await run(page, answerIn('typescript', exercise.solution.typescript))).grade).toMatchObject({ passed: true });
  expect(ofPython()).toEqual([]);

  const { grade, progress } = await run(page, answerIn('python', exercise.solution.python));
  expect(grade).toMatchObject({ passed: true });
  expect(ofPython()).toHaveLength(4);
  const files = progress.filter(({ what }) => what === 'files');
  expect(files[0]?.done).toBe(0);
  expect(files.at(-1)?.done).toBe(files.at(-1)?.all);
  expect(files.at(-1)?.all).toBeGreaterThan(10_000_000);
  expect(files.map(({ done }) => done)).toEqual(files.map(({ done }) => done).toSorted((a, b) => a - b));
  expect(progress.some(({ what }) => what === 'start')).toBe(true);

  const policyOf = async (path: string): Promise<string> =>
    (await request.get(new URL(path, baseURL).href)).headers()['content-security-policy'] ?? '';
  const frame = await policyOf(builtFile(/^runner-[\w-]{8}\.html$/));
  expect(frame).toContain("'wasm-unsafe-eval'");
  expect(frame).toContain("connect-src 'none'");
  expect(await policyOf('')).not.toContain('wasm-unsafe-eval');
  expect(readFileSync(join(DIST, 'index.html'), 'utf8')).not.toContain('wasm-unsafe-eval');
});
