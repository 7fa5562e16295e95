/** Programs that try to escape. Each takes one route, and returns, writes or sends what it reached. */

/** The targets of the programs. */
export interface Target {
  /** A file with a secret, in a separate folder whose name is also a secret. */
  readonly file: string;
  readonly folder: string;
  /** A file that does not exist. */
  readonly made: string;
  /** A listening port of this machine. */
  readonly port: number;
}

/** An escape, as the body of a function that the tests call. */
export type Attempt = readonly [name: string, body: string];

const quoted = (text: string): string => JSON.stringify(text);

/** An attack with Node's `process` or `require`. */
const SCRIPT_PAYLOAD = ({ file, made, port }: Target): string => `
const use = (p) => {
  const load = p.getBuiltinModule ?? p.mainModule?.require ?? (typeof p === 'function' ? p : require);
  const fs = load('fs');
  try { fs.writeFileSync(${quoted(made)}, 'x'); } catch {}
  try { load('net').connect(${port}, '127.0.0.1'); } catch {}
  try { load('child_process').execSync('touch ' + ${quoted(made)}); } catch {}
  return fs.readFileSync(${quoted(file)}, 'utf8') + JSON.stringify(p.env ?? {});
};
`;

/** Escapes from JavaScript. */
export const scriptAttempts = ({ port }: Target): readonly Attempt[] => [
  ['process', 'return use(process);'],
  ['globalThis.process', 'return use(globalThis.process);'],
  ['global', 'return use(global.process);'],
  ['require', 'return use(require);'],
  ['module.require', "return module.require('fs') && use(module.require);"],
  ['module.constructor', "return use(module.constructor._load('module').createRequire('/'));"],
  ['import', "return import('node:fs').then((fs) => use(() => fs));"],
  ['import in a template', 'return eval("import(\'node:fs\')").then((fs) => use(() => fs));'],
  ['import behind an HTML-like comment', 'const x = 1\n<!-- import("x")\nreturn x;'],
  ['import of the engine', "return Promise.any(['std', 'os', 'bjson'].map((name) => import(name)));"],
  ['std and os of the engine', 'return std.getenv("PATH") + os.readdir("/");'],
  ['constructor.constructor', "return use(({}).constructor.constructor('return process')());"],
  ['this', "return use(function () { return this; }.constructor('return this.process')());"],
  ['async constructor', "return (async () => {}).constructor('return process')().then(use);"],
  ['generator constructor', "return use((function* () {}).constructor('return process')().next().value);"],
  [
    'async generator constructor',
    "return (async function* () {}).constructor('return process')().next().then((one) => use(one.value));",
  ],
  ['the console’s constructor', "return use(console.log.constructor('return process')());"],
  ['the timer’s constructor', "return use(setTimeout.constructor('return process')());"],
  ['the harness’s constructor', "return use(playground.take.constructor.constructor('return process')());"],
  ['indirect eval', "return use((0, eval)('process'));"],
  [
    'prepareStackTrace',
    'Error.prepareStackTrace = (_, frames) => frames.map((one) => one.getThis?.()).find((one) => one?.process); return use(new Error().stack.process);',
  ],
  [
    'prepareStackTrace’s function',
    'Error.prepareStackTrace = (_, frames) => frames.map((one) => one.getFunction?.()); return use(new Error().stack.at(-1).constructor("return process")());',
  ],
  [
    'a stack overflow',
    'const deep = () => { try { return deep(); } catch (error) { return error; } }; return use(deep().constructor.constructor("return process")());',
  ],
  ['caller', 'const f = function () { return f.caller; }; return use(f().constructor("return process")());'],
  ['callee', 'return use((function () { return arguments.callee.caller; })().constructor("return process")());'],
  ['a getter on the result', 'return { get a() { return use(process); } };'],
  ['toJSON', 'return { toJSON: (...args) => use(args.constructor.constructor("return process")()) };'],
  [
    'toJSON of a Date',
    'Date.prototype.toJSON = function () { return use(this.constructor.constructor("return process")()); }; return new Date(0);',
  ],
  [
    'a proxy',
    'return new Proxy({}, { get: (_, __, receiver) => use(receiver.constructor.constructor("return process")()), ownKeys: () => use(process) });',
  ],
  ['a thenable', 'return { then: (done) => done(use(done.constructor("return process")())) };'],
  [
    'inspect',
    "return Promise.reject({ [Symbol.for('nodejs.util.inspect.custom')]: (depth, options, inspect) => use(inspect.constructor('return process')()) });",
  ],
  [
    'inspect, unhandled',
    "Promise.reject({ [Symbol.for('nodejs.util.inspect.custom')]: (depth, options, inspect) => use(inspect.constructor('return process')()) }); return 1;",
  ],
  ['an error’s message', 'throw { get message() { return use(process); }, get stack() { return use(process); } };'],
  ['an error’s name', 'class Own extends Error { get name() { return use(process); } } throw new Own();'],
  ['Symbol.toPrimitive', 'return { [Symbol.toPrimitive]: () => use(process), toString: () => use(process) };'],
  [
    'prototypes of the host',
    'Object.prototype.call = Object.prototype.program = "x"; Object.prototype.then = (done) => done(use(done.constructor("return process")())); return {};',
  ],
  [
    'prototypes of arrays',
    'Array.prototype.push = function (one) { this[this.length] = one; use(one.constructor.constructor("return process")()); }; return [];',
  ],
  ['WebAssembly', 'return new WebAssembly.Memory({ initial: 1 }).constructor.constructor("return process")();'],
  ['SharedArrayBuffer', 'return use(new SharedArrayBuffer(8).constructor.constructor("return process")());'],
  ['Worker', "return new Worker('data:text/javascript,1');"],
  ['fetch', `return fetch('http://127.0.0.1:${port}/');`],
  [
    'XMLHttpRequest',
    `const one = new XMLHttpRequest(); one.open('GET', 'http://127.0.0.1:${port}/'); one.send(); return 1;`,
  ],
  ['WebSocket', `return new WebSocket('ws://127.0.0.1:${port}/');`],
  ['EventSource', `return new EventSource('http://127.0.0.1:${port}/');`],
  ['navigator', `return navigator.sendBeacon('http://127.0.0.1:${port}/');`],
  ['postMessage', 'postMessage({ outcome: "{}" }); return 1;'],
  ['FinalizationRegistry', 'new FinalizationRegistry(() => use(process)).register({}, 1); return 1;'],
];

/** A program that tries one escape, in JavaScript; it is also valid TypeScript. */
export const scriptWith = (target: Target, body: string): string =>
  `${SCRIPT_PAYLOAD(target)}\nfunction build_request(id, method, params) {\n${body}\n}\n`;

/** Escapes from Python. Where the name says so, `guard` is removed first. */
export const pythonAttempts = ({ file, folder, made, port }: Target): readonly Attempt[] => {
  const touch = quoted(`touch ${made}`);
  const [f, d, m] = [quoted(file), quoted(folder), quoted(made)];
  const bare =
    'import sys, importlib\nsys.meta_path[:] = [one for one in sys.meta_path if "Closed" not in repr(one)]\n';
  return [
    ['open', `return open(${f}).read()`],
    ['open to write', `open(${m}, "w").write("x")\nreturn open(${m}).read()`],
    ['listdir', `import os\nreturn os.listdir(${d})`],
    ['scandir', `import os\nreturn [one.name for one in os.scandir(${d})]`],
    [
      'walk of everything',
      'import os\nreturn [name for at, folders, names in os.walk("/") for name in folders + names]',
    ],
    ['pathlib', `import pathlib\nreturn pathlib.Path(${f}).read_text()`],
    ['io.FileIO', `import io\nreturn io.FileIO(${f}).read().decode()`],
    ['os.open', `import os\nreturn os.read(os.open(${f}, os.O_RDONLY), 1000).decode()`],
    ['a symbolic link', `import os\nos.symlink(${f}, "/tmp/link")\nreturn open("/tmp/link").read()`],
    ['a link to a folder', `import os\nos.symlink(${d}, "/tmp/folder")\nreturn os.listdir("/tmp/folder")`],
    ['/proc/self/environ', 'return open("/proc/self/environ").read()'],
    ['/proc/self/root', `return open("/proc/self/root" + ${f}).read()`],
    ['/proc/self/cwd', 'import os\nreturn os.listdir("/proc/self/cwd")'],
    ['/proc/self/fd', 'import os\nreturn [open("/proc/self/fd/" + one).read() for one in os.listdir("/proc/self/fd")]'],
    ['/proc/1/environ', 'return open("/proc/1/environ").read()'],
    ['/etc/passwd', 'return open("/etc/passwd").read()'],
    ['environment', 'import os\nreturn dict(os.environ)'],
    ['os.system', `import os\nreturn os.system(${touch})`],
    ['posix.system', `import posix\nreturn posix.system(${touch})`],
    ['popen', `import os\nreturn os.popen(${touch}).read()`],
    [
      'subprocess',
      `${bare}import subprocess\nreturn subprocess.run(${touch}, shell=True, capture_output=True).stdout.decode()`,
    ],
    ['_posixsubprocess', `import _posixsubprocess\nreturn _posixsubprocess.fork_exec`],
    ['os.execv', `import os\nos.execv("/bin/sh", ["sh", "-c", ${touch}])`],
    ['posix.execv', `import posix\nposix.execv("/bin/sh", ["sh", "-c", ${touch}])`],
    ['os.fork', 'import os\nreturn os.fork()'],
    ['posix.fork', 'import posix\nreturn posix.fork()'],
    ['os.posix_spawn', `import os\nreturn os.posix_spawn("/bin/sh", ["sh", "-c", ${touch}], {})`],
    ['pty', `import pty\nreturn pty.spawn(["sh", "-c", ${touch}])`],
    ['multiprocessing', `import multiprocessing\nmultiprocessing.Process(target=print).start()`],
    ['threads', 'import threading\nthreading.Thread(target=print).start()'],
    [
      '__reduce__',
      `import os, pickle\nclass Way:\n    def __reduce__(self): return (os.system, (${touch},))\nreturn pickle.loads(pickle.dumps(Way()))`,
    ],
    [
      '__reduce__ of the result',
      `import posix\nclass Way(dict):\n    def __reduce__(self): return (posix.system, (${touch},))\nreturn Way()`,
    ],
    ['ctypes: system', `${bare}import ctypes\nreturn ctypes.CDLL(None).system(${touch}.encode())`],
    ['ctypes: run_script', `${bare}import ctypes\nreturn ctypes.CDLL(None).emscripten_run_script(b"process.exit(7)")`],
    ['ctypes: memory', `${bare}import ctypes\nreturn ctypes.string_at(0, 1000000).decode("latin1")`],
    [
      '_ctypes',
      `${bare}import _imp, importlib.machinery\nspec = importlib.machinery.ModuleSpec("_ctypes", None, origin="built-in")\nreturn str(_imp.create_builtin(spec).dlopen(None, 0))`,
    ],
    ['js', 'from js import process\nreturn str(process.env)'],
    ['js, the guard taken away', `${bare}import js\nreturn str(js.process.env) + str(dir(js))`],
    ['js.Object', `${bare}from js import Object\nreturn str(Object.constructor("return process")().env)`],
    ['js.setTimeout', `${bare}from js import setTimeout\nreturn str(setTimeout.constructor("return process")().env)`],
    ['pyodide_js', `${bare}import pyodide_js\nreturn str(pyodide_js.loadPackage("http://127.0.0.1:${port}/a.whl"))`],
    ['pyodide.code', `${bare}from pyodide.code import run_js\nreturn str(run_js("process.env"))`],
    ['pyodide.http', `${bare}from pyodide.http import open_url\nreturn open_url("http://127.0.0.1:${port}/").read()`],
    [
      '_pyodide_core',
      `${bare}import _imp, importlib.machinery\nspec = importlib.machinery.ModuleSpec("_pyodide_core", None, origin="built-in")\ncore = _imp.create_builtin(spec)\n_imp.exec_builtin(core)\nreturn str(core.js_get("process") if hasattr(core, "js_get") else dir(core))`,
    ],
    [
      'JavaScript’s objects in memory',
      'import gc\nfound = [one for one in gc.get_objects() if type(one).__name__ == "JsProxy" or "JsProxy" in str(type(one).__mro__)]\nreturn [str(one.constructor.constructor("return process")().env) for one in found]',
    ],
    [
      'subclasses',
      'found = [one for one in object.__subclasses__() if "Js" in one.__name__]\nreturn str([one.constructor for one in found])',
    ],
    [
      'modules that were there',
      'import sys\nreturn str([getattr(one, "js", None) or getattr(one, "run_js", None) for one in list(sys.modules.values())])',
    ],
    [
      'frames',
      'import sys\nframe, found = sys._getframe(), []\nwhile frame:\n    found.append(str(frame.f_globals.get("js")) + str(frame.f_locals))\n    frame = frame.f_back\nreturn found',
    ],
    [
      'frames of an exception',
      'try:\n    1 / 0\nexcept Exception as error:\n    frame = error.__traceback__.tb_frame.f_back.f_back\n    return str(frame.f_globals) + str(frame.f_locals)',
    ],
    [
      'the event loop’s JavaScript',
      'import asyncio\nfrom pyodide.webloop import WebLoop\nreturn str(WebLoop().call_later(0, print))',
    ],
    [
      'webloop, the guard taken away',
      `${bare}from pyodide.webloop import WebLoop\nreturn str(WebLoop().call_later(0, print))`,
    ],
    [
      'a socket',
      `import socket\none = socket.create_connection(("127.0.0.1", ${port}), timeout=1)\none.sendall(b"x")\nreturn "sent"`,
    ],
    [
      '_socket',
      `import _socket\none = _socket.socket(_socket.AF_INET, _socket.SOCK_STREAM)\none.connect(("127.0.0.1", ${port}))\nreturn "sent"`,
    ],
    [
      'a socket that listens',
      'import _socket\none = _socket.socket()\none.bind(("127.0.0.1", 0))\none.listen()\nreturn "listens"',
    ],
    ['a name looked up', 'import _socket\nreturn str(_socket.getaddrinfo("localhost", 80))'],
    [
      'urllib',
      `${bare}import urllib.request\nreturn urllib.request.urlopen("http://127.0.0.1:${port}/", timeout=1).read().decode()`,
    ],
    [
      'http.client',
      `${bare}import http.client\none = http.client.HTTPConnection("127.0.0.1", ${port}, timeout=1)\none.request("GET", "/")\nreturn one.getresponse().read().decode()`,
    ],
    [
      'asyncio',
      `import asyncio\nasync def go():\n    reader, writer = await asyncio.open_connection("127.0.0.1", ${port})\n    writer.write(b"x")\nreturn asyncio.run(go())`,
    ],
    [
      'a forged reply',
      'import os\nfor one in range(1, 12):\n    try: os.write(one, b\'{"exercise":"build-request","passed":true}\\n\')\n    except OSError: pass',
    ],
    [
      'a forged frame',
      'import os, struct\nreply = b\'{"outcome":"{}"}\'\nfor one in range(1, 12):\n    try: os.write(one, struct.pack("<I", len(reply)) + reply)\n    except OSError: pass',
    ],
    [
      'printed results',
      'import sys\nprint(\'{"exercise":"build-request","passed":true}\')\nsys.__stdout__.write(\'{"exercise":"build-request","passed":true}\\n\')\nsys.__stdout__.flush()',
    ],
    ['fcntl and dup', 'import os, fcntl\nreturn [fcntl.fcntl(one, fcntl.F_GETFL) for one in (3, 4)] + [os.dup2(4, 1)]'],
    ['signals', 'import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\nos.kill(1, signal.SIGTERM)'],
    [
      'a timer of the system',
      'import signal\nsignal.signal(signal.SIGALRM, lambda *_: None)\nsignal.setitimer(signal.ITIMER_REAL, 0.001)',
    ],
    [
      'a library from a file',
      `import importlib.util\nspec = importlib.util.spec_from_file_location("own", ${f})\nreturn str(spec.loader.get_data(${f}))`,
    ],
    [
      'an extension',
      `import _imp, importlib.machinery\nopen("/tmp/own.so", "wb").write(b"\\0asm\\1\\0\\0\\0")\nspec = importlib.machinery.ModuleSpec("own", None, origin="/tmp/own.so")\nreturn str(_imp.create_dynamic(spec))`,
    ],
    [
      'a file system of the host',
      `${bare}import pyodide_js\npyodide_js.FS.mount(pyodide_js.FS.filesystems.NODEFS, {"root": "/"}, "/mnt")\nreturn open("/mnt" + ${f}).read()`,
    ],
    ['the JIT’s trampoline', 'import sys\nsys.activate_stack_trampoline("perf")'],
    ['a debugger', 'import sys\nsys.remote_exec(1, "/tmp/a.py")'],
  ];
};

/**
 * Escapes from Python that call the same functions outside it as another one, by the name of that one. In each Node they meet
 * the same WebAssembly and the same guard, so they are tried in one Node only.
 */
const SAME_WAY: Readonly<Record<string, readonly string[]>> = {
  open: [
    'pathlib',
    'io.FileIO',
    'os.open',
    'a symbolic link',
    '/proc/self/root',
    '/proc/1/environ',
    '/etc/passwd',
    'a library from a file',
  ],
  listdir: ['scandir', 'walk of everything', 'a link to a folder', '/proc/self/cwd', '/proc/self/fd'],
  'posix.system': ['os.system', 'popen', '__reduce__', '__reduce__ of the result'],
  'posix.execv': ['os.execv', 'os.posix_spawn'],
  'posix.fork': ['os.fork', 'pty', 'multiprocessing', 'subprocess', '_posixsubprocess'],
  'ctypes: run_script': ['ctypes: system', 'ctypes: memory', '_ctypes'],
  'pyodide.code': ['pyodide_js', 'pyodide.http', '_pyodide_core'],
  'a socket': ['_socket', 'urllib', 'http.client', 'asyncio'],
  'js.Object': ['js.setTimeout'],
  'JavaScript’s objects in memory': ['subclasses', 'modules that were there'],
  frames: ['frames of an exception'],
  'a forged frame': ['a forged reply', 'printed results', 'fcntl and dup'],
};

/** The escapes without those that take the same way as another one. Throws if an escape of the table does not exist. */
export function differentWays(attempts: readonly Attempt[]): readonly Attempt[] {
  const same = new Set(Object.values(SAME_WAY).flat());
  const named = new Set(attempts.map(([name]) => name));
  for (const name of [...Object.keys(SAME_WAY), ...same])
    if (!named.has(name)) throw new Error(`There is no escape ${name}`);
  return attempts.filter(([name]) => !same.has(name));
}

/** A program that tries one escape, in Python. */
export const pythonWith = (body: string): string =>
  `def build_request(id, method, params=None):\n${body
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}\n`;
