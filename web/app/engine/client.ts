/**
 * The page’s side of the engine: typed calls, latest wins. A result is delivered only if the text has not changed and no newer
 * call of the same name was made; every other call resolves to `null`.
 */
import type { Engine, ShownEntry } from './types.ts';
import { unpackRows } from './columns.ts';
import { NO_TEXT, packed } from './wire.ts';
import type { CallOf, CallAnswer, CallName, FromWorker, ToWorker, WireEdit } from './wire.ts';

/** Shorter texts are sent unchanged, UTF-16 units. */
const SHORT = 100_000;
/**
 * Longer texts are sent in parts, one per task, so that the page stays responsive. Shorter ones are sent at once, so that
 * judging starts early. UTF-16 units.
 */
const WHOLE = 16_000_000;
const PART = 4_000_000;

/** The part of the Worker interface that the client needs; tests pass a fake. */
export interface WorkerLike {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** `stopped` on request, `crashed` after a failure; the next text restarts it. */
export type EngineState = 'running' | 'stopped' | 'crashed';

/** The engine and the control of its worker. */
export interface EngineClient extends Engine {
  /** The latest version that was sent. */
  readonly version: number;
  readonly state: EngineState;
  /** Makes this worker and all later ones load the schemas. */
  loadSchemas(): void;
  /** Terminates the worker at once; open calls resolve to `null`. */
  stop(): void;
  /** Starts a new worker after `stop` or a crash. The text must be sent again. */
  restart(): void;
}

interface Waiting {
  name: CallName;
  version: number;
  /** Rows that arrived before the result. */
  rows: ShownEntry[];
  settle(value: unknown): void;
}

function withRows(value: unknown, entries: ShownEntry[]): unknown {
  return typeof value === 'object' && value !== null ? { ...value, entries } : value;
}

/**
 * Creates the client. `start` creates a worker, `onState` is called on stops and crashes, `later` schedules a task. `onDeeper`
 * is called when the schemas are loaded, `onProgress` with the progress of reading a long text.
 */
export function createClient(
  start: () => WorkerLike,
  onState: (state: EngineState) => void,
  later: (task: () => void) => void = (task) => setTimeout(task, 0),
  onDeeper: () => void = () => {},
  onProgress: (messages: number, share: number) => void = () => {},
): EngineClient {
  let worker: WorkerLike | null = null;
  let state: EngineState = 'running';
  let version = 0;
  let lastId = 0;
  let queue: ToWorker[] = [];
  let pumping = false;
  let run = 0;
  let deep = false;
  const waiting = new Map<number, Waiting>();
  const newest = new Map<CallName, number>();

  const isStale = (about: number): boolean => about !== version && about !== NO_TEXT;

  function end(next: EngineState): void {
    worker?.terminate();
    worker = null;
    run++;
    queue = [];
    pumping = false;
    const open = [...waiting.values()];
    waiting.clear();
    state = next;
    onState(next);
    for (const call of open) call.settle(null);
  }

  function receive(message: FromWorker): void {
    if (message.type === 'first-verdict') return;
    if (message.type === 'progress') {
      onProgress(message.messages, message.share);
      return;
    }
    if (message.type === 'schemas-loaded') {
      onDeeper();
      return;
    }
    const call = waiting.get(message.id);
    if (!call) return;
    if (message.type === 'rows') {
      unpackRows(message.rows, call.rows);
      return;
    }
    waiting.delete(message.id);
    if (message.type === 'failed') {
      call.settle(null);
      end('crashed');
      return;
    }
    const late = isStale(call.version) || newest.get(call.name) !== message.id;
    if (message.type === 'superseded' || late) call.settle(null);
    else call.settle(call.rows.length > 0 ? withRows(message.value, call.rows) : message.value);
  }

  function boot(): WorkerLike {
    const made = start();
    const mine = run;
    made.onmessage = (event) => {
      if (mine === run) receive(event.data);
    };
    made.onerror = () => {
      if (mine === run) end('crashed');
    };
    return made;
  }

  function pump(): void {
    const mine = run;
    const next = queue.shift();
    if (!next) {
      pumping = false;
      return;
    }
    if (next.type === 'part') {
      const text = typeof next.text === 'string' ? packed(next.text) : next.text;
      worker?.postMessage({ type: 'part', text }, typeof text === 'string' ? [] : [text.buffer]);
    } else worker?.postMessage(next);
    if (next.type === 'part' && queue[0]?.type === 'part') {
      later(() => {
        if (mine === run) pump();
      });
    } else pump();
  }

  function send(message: ToWorker): void {
    if (state !== 'running') return;
    if (!worker) {
      worker = boot();
      if (deep) worker.postMessage({ type: 'load-schemas' });
    }
    queue.push(message);
    if (pumping) return;
    pumping = true;
    pump();
  }

  /** Sends long text ahead in parts and returns its placeholder. */
  function ahead(text: string): string | null {
    if (text.length <= SHORT || state !== 'running') return text;
    const step = text.length <= WHOLE ? WHOLE : PART;
    for (let at = 0; at < text.length; at += step) queue.push({ type: 'part', text: text.slice(at, at + step) });
    return null;
  }

  function call<Name extends CallName>(wireCall: CallOf<Name>): Promise<CallAnswer<Name> | null> {
    if (state !== 'running' || isStale(wireCall.version)) return Promise.resolve(null);
    const id = ++lastId;
    newest.set(wireCall.name, id);
    return new Promise((resolve) => {
      // Both ends are typed by the same `Engine`, so the value for this id has this type.
      const settle = (value: unknown): void => resolve(value as CallAnswer<Name> | null);
      waiting.set(id, { name: wireCall.name, version: wireCall.version, rows: [], settle });
      send({ type: 'call', id, call: wireCall });
    });
  }

  return {
    get version() {
      return version;
    },
    get state() {
      return state;
    },
    setText(text, next) {
      version = next;
      send({ type: 'set', version: next, text: ahead(text) });
    },
    editText(edits, next) {
      version = next;
      const sent: WireEdit[] = edits.map((edit) => ({ start: edit.start, end: edit.end, text: edit.text }));
      const long = sent.find((edit) => edit.text !== null && edit.text.length > SHORT);
      if (long && long.text !== null) long.text = ahead(long.text);
      send({ type: 'edit', version: next, edits: sent });
    },
    check: (options, about) => call<'check'>({ name: 'check', version: about, args: [options, about] }),
    line: (piece, line, options, about) =>
      call<'line'>({ name: 'line', version: about, args: [piece, line, options, about] }),
    verdicts: (options, about) => call<'verdicts'>({ name: 'verdicts', version: about, args: [options, about] }),
    find: (query, options, about) => call<'find'>({ name: 'find', version: about, args: [query, options, about] }),
    briefs: (entries, options, about) =>
      call<'briefs'>({ name: 'briefs', version: about, args: [entries, options, about] }),
    failed: (options, about) => call<'failed'>({ name: 'failed', version: about, args: [options, about] }),
    compare: (a, b, session, options, about) =>
      call<'compare'>({ name: 'compare', version: about, args: [a, b, session, options, about] }),
    secrets: (about) => call<'secrets'>({ name: 'secrets', version: about, args: [about] }),
    redact: (kinds, about) => call<'redact'>({ name: 'redact', version: about, args: [kinds, about] }),
    export: (format, hide, options, about) =>
      call<'export'>({ name: 'export', version: about, args: [format, hide, options, about] }),
    excerpt: (entries, hide, options, about) =>
      call<'excerpt'>({ name: 'excerpt', version: about, args: [entries, hide, options, about] }),
    hosts: (today, options, about) => call<'hosts'>({ name: 'hosts', version: about, args: [today, options, about] }),
    anatomy: (entry, options, about) =>
      call<'anatomy'>({ name: 'anatomy', version: about, args: [entry, options, about] }),
    hover: (offset, options, about) => call<'hover'>({ name: 'hover', version: about, args: [offset, options, about] }),
    complete: (offset, options, about) =>
      call<'complete'>({ name: 'complete', version: about, args: [offset, options, about] }),
    format: (about) => call<'format'>({ name: 'format', version: about, args: [about] }),
    editPart: (part, action, options, about) =>
      call<'editPart'>({ name: 'editPart', version: about, args: [part, action, options, about] }),
    convertChoices: (part, options, about) =>
      call<'convertChoices'>({ name: 'convertChoices', version: about, args: [part, options, about] }),
    convertPart: (part, host, options, about) =>
      call<'convertPart'>({ name: 'convertPart', version: about, args: [part, host, options, about] }),
    diff: (other, options, about) => call<'diff'>({ name: 'diff', version: about, args: [other, options, about] }),
    translate: (to, discover, options, about) =>
      call<'translate'>({ name: 'translate', version: about, args: [to, discover, options, about] }),
    save: (key, about) => call<'save'>({ name: 'save', version: about, args: [key, about] }),
    simulate: (setup, inputs) => call<'simulate'>({ name: 'simulate', version: NO_TEXT, args: [setup, inputs] }),
    viewWire: (...args) => call<'viewWire'>({ name: 'viewWire', version: NO_TEXT, args }),
    headers: (setup, inputs, text) =>
      call<'headers'>({ name: 'headers', version: NO_TEXT, args: [setup, inputs, text] }),
    define: (text, pasted) => call<'define'>({ name: 'define', version: NO_TEXT, args: [text, pasted] }),
    converse: (setup, messages) => call<'converse'>({ name: 'converse', version: NO_TEXT, args: [setup, messages] }),
    lesson: (id, custom) => call<'lesson'>({ name: 'lesson', version: NO_TEXT, args: [id, custom] }),
    customSet: (text, prove) => call<'customSet'>({ name: 'customSet', version: NO_TEXT, args: [text, prove] }),
    play: (act) => call<'play'>({ name: 'play', version: NO_TEXT, args: [act] }),
    grade: (id, answer, custom) => call<'grade'>({ name: 'grade', version: NO_TEXT, args: [id, answer, custom] }),
    program: (source, language, names) =>
      call<'program'>({ name: 'program', version: NO_TEXT, args: [source, language, names] }),
    tests: (id, language, came, custom) =>
      call<'tests'>({ name: 'tests', version: NO_TEXT, args: [id, language, came, custom] }),
    loadSchemas() {
      if (deep) return;
      deep = true;
      worker?.postMessage({ type: 'load-schemas' });
    },
    stop: () => end('stopped'),
    restart() {
      if (state === 'running') return;
      state = 'running';
      onState(state);
    },
  };
}

declare global {
  interface Window {
    /** The worker that `early.js` started before any module ran. */
    earlyChecker?: Worker;
  }
}

/** The real worker: first the one that `early.js` started, if that succeeded. */
export function startWorker(): WorkerLike {
  const early = window.earlyChecker;
  delete window.earlyChecker;
  return early ?? newWorker();
}

/** A separate worker, for a screen with its own text. */
export function newWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'checker' });
}
