/** Any code of a learner ends by itself or at the time limit, with a message that states which, and does not affect later runs. */
import { answerIn, EXERCISE, openLearn, prepareRunner, ready, run, type Came } from './code-runner.ts';
import { expect, test } from './fixtures.ts';
import { NOTHING_REACHED, PYTHON_WAYS } from '../web/node/testing/python-ways.ts';

const text = ({ grade }: Came): string => grade?.feedback[0]?.text ?? '';
const inPython = (body: string): string => `def build_request(id, method, params):\n    ${body}\n`;
const inScript = (body: string): string => `function build_request(id, method, params) {\n  ${body}\n}\n`;

/** Feedback for programs that request more than is available: the engine determines where exactly they end. */
const LIMITED =
  /did not finish within|too much memory|nested too deep|too large|`(?:Range|Internal|Type|Reference)?Error|not valid JSON|object|expected a JSON string|memory has run out/;

/** What a program reports that ends at the time limit, and the limit of those that need not use all of the page’s three seconds. */
const NOT_FINISHED = 'did not finish within 3 seconds';
const SHORT_LIMIT_MS = 800;

/** Of a program that takes a second, and longer on a busy machine; time is not what it tests. */
const LONG_LIMIT_MS = 60_000;

type Trial = readonly [name: string, source: string, says: RegExp];

const SCRIPTS: readonly Trial[] = [
  ['an endless loop', inScript('for (;;);'), /was stopped: it did not finish within 3 seconds/],
  ['an endless loop at the start', 'while (true) {}', /did not finish within/],
  [
    'promises without an end',
    inScript('const f = () => { Promise.resolve().then(f); }; f();'),
    /did not finish within/,
  ],
  // Each promise waits for the next one and is stored: time or memory ends, depending on the machine.
  ['a chain of promises', inScript('const f = () => Promise.resolve().then(f); f();'), LIMITED],
  ['endless printing', inScript('for (;;) console.log("x".repeat(1000));'), /did not finish within/],
  [
    'a clock that never stops',
    inScript('setInterval(() => {}, 1); return new Promise(() => {});'),
    /did not finish within/,
  ],
  ['an exception at the start', 'const x = null;\nx.a;\n', /on line 2 with `TypeError/],
  ['a mistake of grammar', 'const a = 1;\nfunction build_request( {', /cannot be parsed: .*line 2/],
  ['an import', "import fs from 'node:fs';\nfs.a;", /cannot be imported: /],
  ['an import later', inScript("return import('https://example.com/a.js');"), /cannot be imported: /],
  ['importScripts', inScript("importScripts('https://example.com/a.js');"), /no network here/],
  ['fetch', inScript("return fetch('https://example.com/');"), /no network here/],
  ['a web socket', inScript("new WebSocket('wss://example.com/');"), /no network here/],
  ['a request of the old kind', inScript('new XMLHttpRequest();'), /no network here/],
  ['events', inScript("new EventSource('https://example.com/');"), /no network here/],
  ['a worker', inScript("new Worker('a.js');"), /no network here/],
  ['a database', inScript("indexedDB.open('a');"), /`ReferenceError: indexedDB is not defined/],
  ['caches', inScript("caches.open('a');"), /`ReferenceError: caches is not defined/],
  ['the navigator', inScript("navigator.sendBeacon('a');"), /`ReferenceError: navigator is not defined/],
  ['a question', inScript("return prompt('Name?');"), /cannot read input/],
  ['code as text', inScript("return new Function('return 1')();"), /`EvalError/],
  ['a promise that nobody keeps', inScript('return new Promise(() => {});'), /never happens/],
  ['endless depth', inScript('return build_request(id, method, params);'), /`RangeError/],
  [
    'messages to the page',
    'for (;;) postMessage({ id: 1, outcome: "{}" });',
    /`ReferenceError: postMessage is not defined/,
  ],
  ['the end of its worker', 'close();', /`ReferenceError: close is not defined/],
  ['another listener', 'self.onmessage = () => {};', /`ReferenceError: self is not defined/],
  ['another harness', 'globalThis.playground = { take: () => "{}" };', /`TypeError: 'playground' is read-only/],
  [
    'prototypes',
    'Array.prototype.push = JSON.stringify = null;\nPromise.prototype.then = null;',
    /changed its environment/,
  ],
  ['no such function', 'const x = 1;', /There is no function `build_request`/],
  ...[
    ['arrays without an end', 'const a = []; for (;;) a.push(new Array(1e5).fill(a.length));'],
    ['a text that doubles', 'let a = "x"; for (;;) a += a;'],
    ['texts without an end', 'const a = []; for (;;) a.push("x".repeat(1e6) + a.length);'],
    ['buffers without an end', 'const a = []; for (;;) a.push(new Uint8Array(1e7).fill(1));'],
    ['a buffer that is too large', 'new ArrayBuffer(1e9);'],
    ['a long array', 'new Array(2 ** 32 - 2).fill(0);'],
    ['waiting for nobody', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(8)), 0, 0);'],
    ['a pattern that goes back', '/^(a+)+$/.test("a".repeat(60) + "b");'],
    ['objects that hold each other', 'let a = {}; for (;;) a = { a, b: [a] };'],
    ['a huge result', 'return "x".repeat(20e6);'],
    [
      'a huge object',
      'return Object.fromEntries(Array.from({ length: 2e5 }, (_, at) => ["name" + at, "x".repeat(40)]));',
    ],
    ['a huge exception', 'throw Object.assign(new Error("x".repeat(5e6)), { data: "y".repeat(5e6) });'],
    ['a result that is deep', 'let a = []; for (let at = 0; at < 1e5; at++) a = [a]; return a;'],
    ['a big number', 'return String(2n ** 30000000n).length;'],
    ['promises without a number', 'for (;;) Promise.resolve().then(() => {});'],
    ['timers without a number', 'for (;;) setTimeout(() => {}, 1);'],
  ].map(([name = '', body = '']): Trial => [name, inScript(body), LIMITED]),
];

const PYTHONS: readonly Trial[] = [
  ['an endless loop', inPython('while True: pass'), /was stopped: it did not finish within 3 seconds/],
  ['an endless loop that catches', 'while True:\n  try: 1/0\n  except BaseException: pass', /did not finish within/],
  ['endless printing', inPython('while True: print("x" * 1000)'), /did not finish within/],
  ['an exception at import', 'x = 1\nx["a"]\n', /on line 2 with `TypeError/],
  ['a mistake of grammar', 'def build_request(:\n  pass', /cannot be parsed: .*line 1/],
  ['input()', inPython('return input()'), /^input\(\) cannot read input/],
  ['urllib', inPython('import urllib.request'), /no network here/],
  ['a socket', inPython('import socket; socket.create_connection(("127.0.0.1", 80))'), /no network here/],
  ["JavaScript's fetch", inPython('from js import fetch'), /no network here/],
  [
    "JavaScript's fetch, the guard taken away",
    'import sys\nsys.meta_path.pop(0)\nfrom js import fetch',
    /`ModuleNotFoundError: No module named 'js'/,
  ],
  ['ways to JavaScript, the guard taken away', PYTHON_WAYS, new RegExp(NOTHING_REACHED.replace(/[[\]]/g, '\\$&'))],
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
  [
    'files without an end',
    inPython('f = open("/tmp/a", "wb")\n    while True: f.write(bytes(10000000))'),
    /No space left/,
  ],
  [
    'a file with a hole',
    inPython('f = open("/tmp/b", "wb")\n    f.seek(2**31)\n    f.write(b"x")\n    f.flush()'),
    /No space left|File too large/,
  ],
  [
    'writing past the streams',
    inPython('import os\n    while True: os.write(1, bytes(10000000))'),
    /did not finish within/,
  ],
  ['pipes', inPython('import os\n    os.pipe()'), /not implemented/],
  ['a huge result', inPython('return "x" * 20000000'), /expected a JSON string|not valid JSON/],
  ['a huge exception', inPython('raise ValueError("x" * 20000000)'), /ValueError/],
  ['a library changed for good', 'import json\njson.dumps = None', /changed its environment/],
  ['no such function', 'x = 1', /There is no function `build_request`/],
];

for (const [language, trials] of [
  ['javascript', SCRIPTS],
  ['python', PYTHONS],
] as const)
  test(`any code in ${language} ends with a message, the page stays responsive, and the next run works`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(400_000);
    // Pyodide requests its own kind of stack if it has none.
    watch.allow(/^thrown: /);
    await openLearn(page);
    await prepareRunner(page);
    const right = answerIn(language, EXERCISE.solution[language]);
    expect((await run(page, right)).grade).toMatchObject({ passed: true });
    for (const [at, [name, source, says]] of trials.entries()) {
      await ready(page, language);
      // The first has the page’s own time; the others of those that never end by themselves have less, so that they end sooner.
      const short = at > 0 && says.test(NOT_FINISHED) ? { limit: SHORT_LIMIT_MS } : {};
      const limit = source === PYTHON_WAYS ? { limit: LONG_LIMIT_MS } : short;
      const came = await run(page, { ...answerIn(language, source), ...limit });
      expect.soft(came.grade?.passed, name).toBe(false);
      expect.soft(text(came), name).toMatch(says);
      expect.soft(came.grade?.tests, name).toHaveLength(EXERCISE.tests.length + 1);
      // A run in the page's own thread would let no timer fire; a free page has a hundred a second.
      if (/did not finish within/.test(text(came)))
        expect.soft(came.ticks, `${name}: timers of the page`).toBeGreaterThan(10);
    }
    expect((await run(page, right)).grade).toMatchObject({ passed: true });
  });

test('a huge output is truncated, and its beginning is shown', async ({ page }) => {
  await openLearn(page);
  await prepareRunner(page);
  const script = await run(page, answerIn('javascript', 'console.log("x".repeat(1000000)); console.log("y");'));
  expect(script.grade?.output.length).toBeLessThan(20_100);
  expect(script.grade?.output).toContain('the rest of the output was cut');
  const python = await run(page, answerIn('python', 'print("x" * 1000000)\nprint("y")'));
  expect(python.grade?.output.length).toBeLessThan(20_100);
  expect(python.grade?.output).toContain('the rest of the output was cut');
});

test('a stopped run has no result, immediately, and the next one works', async ({ page }) => {
  await openLearn(page);
  await prepareRunner(page);
  for (const [language, endless] of [
    ['typescript', inScript('for (;;);')],
    ['python', inPython('while True: pass')],
  ] as const) {
    await run(page, answerIn(language, EXERCISE.solution[language]));
    const { grade, endedFirst } = await run(page, answerIn(language, endless), 600);
    expect(grade).toBeNull();
    expect(endedFirst, 'the run ends at once, not at the time limit').toBe(true);
    expect((await run(page, answerIn(language, EXERCISE.solution[language]))).grade).toMatchObject({ passed: true });
  }
});

test('the same program twice: the second run sees nothing of the first', async ({ page }) => {
  await openLearn(page);
  await prepareRunner(page);
  for (const [language, count] of [
    [
      'javascript',
      'Array.prototype.runs = (Array.prototype.runs ?? 0) + 1;\nconsole.log("runs", Array.prototype.runs);',
    ],
    ['python', 'import json\njson.runs = getattr(json, "runs", 0) + 1\nprint("runs", json.runs)'],
  ] as const) {
    const counting = answerIn(language, `${EXERCISE.solution[language]}\n${count}\n`);
    const first = await run(page, counting);
    expect(first.grade).toMatchObject({ passed: true, output: expect.stringContaining('runs 1') });
    expect((await run(page, counting)).grade?.output, language).toBe(first.grade?.output);
  }
});
