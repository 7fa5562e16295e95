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
const SHORT_LIMIT_MS = 400;
const LONG_LIMIT_MS = 60_000;

// What the interpreters alone decide is proved with them in Node: web/node/runners/limits.test.ts.
type Trial = readonly [name: string, source: string, says: RegExp];

const SCRIPTS: readonly Trial[] = [
  ['an endless loop', inScript('for (;;);'), /was stopped: it did not finish within 3 seconds/],
  [
    'promises without an end',
    inScript('const f = () => { Promise.resolve().then(f); }; f();'),
    /did not finish within/,
  ],
  // Each promise waits for the next one and is stored: time or memory ends, depending on the machine.
  ['a chain of promises', inScript('const f = () => Promise.resolve().then(f); f();'), LIMITED],
  [
    'a clock that never stops',
    inScript('setInterval(() => {}, 1); return new Promise(() => {});'),
    /did not finish within/,
  ],
  ['an exception at the start', 'const x = null;\nx.a;\n', /on line 2 with `TypeError/],
  ['a mistake of grammar', 'const a = 1;\nfunction build_request( {', /cannot be parsed: .*line 2/],
  ['importScripts', inScript("importScripts('https://example.com/a.js');"), /no network here/],
  ['fetch', inScript("return fetch('https://example.com/');"), /no network here/],
  ['a web socket', inScript("new WebSocket('wss://example.com/');"), /no network here/],
  ['a request of the old kind', inScript('new XMLHttpRequest();'), /no network here/],
  ['events', inScript("new EventSource('https://example.com/');"), /no network here/],
  ['a worker', inScript("new Worker('a.js');"), /no network here/],
  ['a database', inScript("indexedDB.open('a');"), /`ReferenceError: indexedDB is not defined/],
  ['caches', inScript("caches.open('a');"), /`ReferenceError: caches is not defined/],
  ['the navigator', inScript("navigator.sendBeacon('a');"), /`ReferenceError: navigator is not defined/],
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
  ['an exception at import', 'x = 1\nx["a"]\n', /on line 2 with `TypeError/],
  [
    "JavaScript's fetch, the guard taken away",
    'import sys\nsys.meta_path.pop(0)\nfrom js import fetch',
    /`ModuleNotFoundError: No module named 'js'/,
  ],
  ['ways to JavaScript, the guard taken away', PYTHON_WAYS, new RegExp(NOTHING_REACHED.replace(/[[\]]/g, '\\$&'))],
  ['a hard exit', inPython('import os; os._exit(1)'), /ended its own process/],
  ['an abort', inPython('import os; os.abort()'), /ended its own process/],
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
];

/** In each language: what never ends; a program that prints too much; and one that counts its runs where a later one could see it. */
const PROGRAMS = [
  {
    language: 'javascript',
    trials: SCRIPTS,
    endless: inScript('for (;;);'),
    printing: 'console.log("x".repeat(1000000)); console.log("y");',
    counting: 'Array.prototype.runs = (Array.prototype.runs ?? 0) + 1;\nconsole.log("runs", Array.prototype.runs);',
  },
  {
    language: 'python',
    trials: PYTHONS,
    endless: inPython('while True: pass'),
    printing: 'print("x" * 1000000)\nprint("y")',
    counting: 'import json\njson.runs = getattr(json, "runs", 0) + 1\nprint("runs", json.runs)',
  },
] as const;

for (const { language, trials, endless, printing, counting } of PROGRAMS)
  test(`any code in ${language} ends with a message, the page stays responsive, and the next run works`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(400_000);
    // Pyodide requests its own kind of stack if it has none.
    watch.allow(/^thrown: /);
    await openLearn(page);
    await prepareRunner(page);
    const answer = (source: string) => ({ ...answerIn(language, source), limit: LONG_LIMIT_MS });
    const works = async (): Promise<void> =>
      expect((await run(page, answer(EXERCISE.solution[language]))).grade).toMatchObject({ passed: true });
    await works();
    await test.step('the same program twice: the second run sees nothing of the first', async () => {
      const twice = answer(`${EXERCISE.solution[language]}\n${counting}\n`);
      const first = await run(page, twice);
      expect(first.grade).toMatchObject({ passed: true, output: expect.stringContaining('runs 1') });
      expect((await run(page, twice)).grade?.output).toBe(first.grade?.output);
    });
    await test.step('the beginning of a huge output is shown', async () => {
      const { grade } = await run(page, answer(printing));
      expect(grade?.output.length).toBeLessThan(20_100);
      expect(grade?.output).toContain('the rest of the output was cut');
    });
    for (const [at, [name, source, says]] of trials.entries()) {
      await ready(page, language);
      // The first has the page’s own time. The others of those that never end by themselves have less, so that they end sooner, and
      // those that do have more, so that they end by themselves on a busy machine too.
      const limit = says.test(NOT_FINISHED) ? SHORT_LIMIT_MS : LONG_LIMIT_MS;
      const came = await run(page, { ...answerIn(language, source), ...(at === 0 ? {} : { limit }) });
      expect.soft(came.grade?.passed, name).toBe(false);
      expect.soft(text(came), name).toMatch(says);
      expect.soft(came.grade?.tests, name).toHaveLength(EXERCISE.tests.length + 1);
      // A run in the page's own thread would let no timer fire.
      if (/did not finish within/.test(text(came)))
        expect.soft(came.ticks, `${name}: timers of the page`).toBeGreaterThan(3);
    }
    await works();
    await test.step('a stopped run has no result, immediately', async () => {
      const { grade, endedFirst } = await run(page, answer(endless), 600);
      expect(grade).toBeNull();
      expect(endedFirst, 'the run ends at once, not at the time limit').toBe(true);
    });
    await works();
  });
