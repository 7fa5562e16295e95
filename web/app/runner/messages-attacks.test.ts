/** Forged messages and markup: who may talk to the sandbox’s documents, and that no code of the page turns a string into elements. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..');

interface Posted {
  readonly channel?: number;
  readonly died?: string;
  readonly data?: unknown;
}

/** A port that remembers what the document posts. */
function portOf() {
  const posted: Posted[] = [];
  return {
    posted,
    postMessage: (message: Posted) => void posted.push(message),
    onmessage: null as ((event: { data: unknown }) => void) | null,
  };
}

interface FakeWorker {
  onmessage: ((event: { data: object }) => void) | null;
  ended: boolean;
  received: unknown[];
}

/** The script of a sandboxed document, run with the globals that it uses. `send` is a message to its window. */
function documentWith(script: 'frame.js' | 'view-frame.js', origin = 'null') {
  const page = { name: 'the page' };
  const workers: FakeWorker[] = [];
  const scripts: { textContent: string }[] = [];
  const listeners = new Set<(event: object) => void>();
  const context = createContext({
    parent: { parent: page },
    self: { origin },
    addEventListener: (_type: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: object) => void) => listeners.delete(listener),
    document: {
      createElement: () => ({ textContent: '' }),
      head: { append: (made: { textContent: string }) => scripts.push(made) },
    },
    Blob,
    URL: { createObjectURL: () => 'blob:null/1', revokeObjectURL: () => {} },
    Worker: class implements FakeWorker {
      onmessage: FakeWorker['onmessage'] = null;
      ended = false;
      received: unknown[] = [];
      constructor() {
        workers.push(this);
      }
      postMessage(message: unknown): void {
        this.received.push(message);
      }
      terminate(): void {
        this.ended = true;
      }
    },
  });
  runInContext(readFileSync(join(APP, 'runner/worlds', script), 'utf8'), context);
  const send = (event: object): void => [...listeners].forEach((listener) => listener(event));
  return { page, workers, scripts, send };
}

/** Lets the promises of the document settle. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the document of the code sandbox', () => {
  it.each([
    ['another window', 'null', (page: object) => ({ source: { page }, ports: [portOf()] })],
    ['its own window', 'null', () => ({ source: null, ports: [portOf()] })],
    ['the page, without a port', 'null', (page: object) => ({ source: page, ports: [], data: { do: 'open' } })],
    ['the page, outside of a sandbox', 'https://a.example', (page: object) => ({ source: page, ports: [portOf()] })],
  ])('ignores %s', async (_name, origin, eventOf) => {
    const { page, workers, send } = documentWith('frame.js', origin);
    const event = eventOf(page);
    send(event);
    const [port] = event.ports;
    expect([port?.posted ?? [], port?.onmessage ?? null]).toEqual([[], null]);
    await settled();
    expect(workers).toEqual([]);
  });

  it('ends a worker that replies without a request, and passes nothing of it on', async () => {
    const { page, workers, send } = documentWith('frame.js');
    const port = portOf();
    send({ source: page, ports: [port] });
    port.onmessage?.({ data: { do: 'open', channel: 1, script: '', start: {} } });
    await settled();
    const [worker] = workers;
    worker?.onmessage?.({ data: { ready: true } });
    worker?.onmessage?.({ data: { forged: true } });
    expect(port.posted.slice(1)).toEqual([
      { channel: 1, data: { ready: true } },
      { channel: 1, died: 'more replies than requests' },
    ]);
    expect(worker?.ended).toBe(true);
    // What is sent to a worker that was ended reaches nobody.
    port.onmessage?.({ data: { do: 'request', channel: 1, request: 'x' } });
    await settled();
    expect(worker?.received).toHaveLength(1);
  });
});

describe('the document of the sandbox for views', () => {
  it('takes one port and one script, from the page alone', () => {
    const { page, scripts, send } = documentWith('view-frame.js');
    send({ source: { page }, ports: [portOf()], data: 'forged()' });
    send({ source: page, ports: [], data: 'forged()' });
    expect(scripts).toEqual([]);
    send({ source: page, ports: [portOf()], data: 'ours()' });
    send({ source: page, ports: [portOf()], data: 'forged()' });
    expect(scripts.map((one) => one.textContent)).toEqual(['ours()']);
  });

  it('takes none outside of a sandbox', () => {
    const { page, scripts, send } = documentWith('view-frame.js', 'https://a.example');
    send({ source: page, ports: [portOf()], data: 'ours()' });
    expect(scripts).toEqual([]);
  });
});

/** Sources of the page, without tests. */
const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:tsx?|js)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(APP, path), 'utf8') }));

const filesWith = (pattern: RegExp): string[] =>
  sources.flatMap(({ path, code }) => (pattern.test(code) ? [path] : [])).sort();

describe('the sources of the page', () => {
  it('listen to messages of windows in the sandbox’s documents, the service worker and the page around a package only', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(
      filesWith(
        /(?<!\.)\baddEventListener\(\s*['"]message['"]|\b(?:window|self|globalThis)\.(?:onmessage\b|addEventListener\(\s*['"]message['"])/,
      ),
    ).toEqual([
      'offline/sw.ts',
      'runner/view-sandbox.ts',
      'runner/worlds/frame.js',
      'runner/worlds/view-frame.js',
      'scorm/launch.ts',
    ]);
  });

  it('turn no string into elements, except for the view of a server, in its sandbox', () => {
    const sinks =
      /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|\bsrcdoc\b|srcDoc|supportHtml|setHTMLUnsafe\(/;
    expect(filesWith(sinks)).toEqual(['runner/view-guard.ts', 'runner/view-sandbox.ts']);
  });

  it('trust one command in the editor’s hover texts, and no HTML', () => {
    expect(filesWith(/isTrusted/)).toEqual(['editor/providers.ts']);
    const code = sources.find(({ path }) => path === 'editor/providers.ts')?.code ?? '';
    expect(code.match(/isTrusted: .*/g)).toEqual(['isTrusted: { enabledCommands: [GO] },']);
  });
});
