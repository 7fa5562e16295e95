/** What the worker runs: stores the text, edits it, handles calls about it. All judging is in the pure modules. */
import { createCore } from './core.ts';
import { isLong } from './shown.ts';
import { NO_TEXT, unpacked } from './wire.ts';
import type { CallName, FromWorker, ToWorker } from './wire.ts';

interface Scope {
  postMessage(message: FromWorker, options?: StructuredSerializeOptions): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
// The library types describe a window. In a dedicated worker, `self` posts to the page that created it.
const scope: Scope = self;

/** A shorter text is judged faster than the next message could arrive, UTF-16 units. */
const SHORT = 50_000;
/** Delay after a failed load, ms. */
const RETRY = 5000;

/** Loads a module; after a failure, the page asks again later. */
async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (problem) {
    setTimeout(() => scope.postMessage({ type: 'schemas-loaded' }), RETRY);
    throw problem;
  }
}

const core = createCore({
  // Only long texts are stored here, so the storage code loads with the first one.
  keep: async (key, record) => {
    try {
      const { set } = await import('idb-keyval');
      await set(key, record);
      return true;
    } catch {
      return false;
    }
  },
  progress: (messages, offset) => scope.postMessage({ type: 'progress', messages, share: offset / core.length }),
  breathe: () => new Promise((resolve) => setTimeout(resolve, 0)),
  loadSchemas: () => import('../../protocol/shapes.ts'),
  loadParts: () => loaded(() => import('./parts.ts')),
  loadExtensions: () => loaded(() => import('../../protocol/extended.ts')),
  loadCauses: () => loaded(() => import('../../protocol/explain.ts')),
});
const waiting = new Map<CallName, Extract<ToWorker, { type: 'call' }>>();
let parts: string[] = [];

const wake = new MessageChannel();
wake.port1.onmessage = () => void answer();

function take(text: string | null): string {
  if (text !== null) return text;
  const whole = parts.length === 1 ? (parts[0] ?? '') : parts.join('');
  parts = [];
  return whole;
}

/** Handles one queued call. Edits that arrived meanwhile are applied first, so that only the newest text is judged. */
async function answer(): Promise<void> {
  const next = waiting.values().next().value;
  if (!next) return;
  const { id, call } = next;
  waiting.delete(call.name);
  if (waiting.size > 0) wake.port2.postMessage(null);
  try {
    let value: unknown = call.version === core.version || call.version === NO_TEXT ? await core.answer(call) : null;
    if (isLong(value)) {
      const { sendAhead } = await import('./rows.ts');
      value = sendAhead(value, (rows, transfer) => scope.postMessage({ type: 'rows', id, rows }, { transfer }));
    }
    scope.postMessage({ type: 'answer', id, version: call.version, value });
  } catch (problem) {
    scope.postMessage({ type: 'failed', id, because: String(problem) });
  }
}

/** Until the schemas are loaded, the engine judges text and envelope only. */
async function loadSchemas(): Promise<void> {
  try {
    // The row packer loads at the same time, so that the first long report does not wait for it.
    const [{ warmUp }] = await Promise.all([import('./warm-up.ts'), core.loadSchemas()]);
    scope.postMessage({ type: 'schemas-loaded' });
    warmUp();
  } catch {
    setTimeout(() => void loadSchemas(), RETRY);
  }
}

function receive(data: ToWorker): void {
  if (data.type === 'first') scope.postMessage({ type: 'first-verdict', text: core.first(data.text) });
  else if (data.type === 'load-schemas') void loadSchemas();
  else if (data.type === 'part') parts.push(unpacked(data.text));
  else if (data.type === 'set') core.setText(take(data.text), data.version);
  else if (data.type === 'edit') {
    const edits = data.edits.map((edit) => ({ start: edit.start, end: edit.end, text: take(edit.text) }));
    core.editText(edits, data.version);
  } else {
    const older = waiting.get(data.call.name);
    if (older) scope.postMessage({ type: 'superseded', id: older.id });
    waiting.delete(data.call.name);
    waiting.set(data.call.name, data);
    if (core.length <= SHORT && waiting.size === 1) void answer();
    else wake.port2.postMessage(null);
  }
}

/** Handles the messages of the page from now on. */
export function start(): void {
  scope.onmessage = ({ data }) => receive(data);
  // Used if `early.js` sent no text: the page’s own code takes longer to load than this.
  setTimeout(() => core.warm(), 60);
}
