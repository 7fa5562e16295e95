/** The worker in which a learner's Python runs: CPython from bytes that were passed in. Bundled as a classic script. */
import { openPython, type PythonFiles } from './python.ts';
import { serve } from './worker.ts';

/** What a browser offers beyond the language. Python can no longer reach it; it is removed anyway. */
const OFFERED = (
  'fetch fetchLater XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport RTCPeerConnection importScripts Worker SharedWorker ' +
  'BroadcastChannel indexedDB caches navigator location close postMessage addEventListener removeEventListener dispatchEvent ' +
  'onmessage onmessageerror onerror onunhandledrejection onrejectionhandled Request Response Cache CacheStorage FileReader ' +
  'FileReaderSync Notification reportError scheduler serial usb hid Blob File URL'
).split(' ');

function closeWorker(): void {
  for (let one: object | null = globalThis; one && one !== Object.prototype; one = Reflect.getPrototypeOf(one))
    for (const name of OFFERED) Reflect.deleteProperty(one, name);
}

/** Disables Pyodide's telemetry. */
function hush(): void {
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) console[name] = () => undefined;
}

function importModule(text: string): Promise<Readonly<Record<string, unknown>>> {
  return import(/* @vite-ignore */ URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
}

function isPython(stored: object): stored is PythonFiles {
  return 'stdlib' in stored;
}

serve(async ({ stored, harness }) => {
  if (!isPython(stored)) throw new Error('The files of Python are missing');
  hush();
  const opened = await openPython({
    files: stored,
    harness,
    keep: true,
    importModule,
    now: () => performance.now(),
  });
  closeWorker();
  return opened;
});
