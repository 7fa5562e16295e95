/** Startup: selects the initial text, and connects the text box before React loads. */
import { attach, editor } from '../editor/handle.ts';
import type { EditorHandle } from '../editor/handle.ts';
import { plainEditor } from '../editor/plain.ts';
import { replaceText } from './actions.ts';
import { forgetLinkText, onAddress, readRoute } from './address.ts';
import { FIRST_TEXT } from './first.ts';
import { watchPastes } from './pastes.ts';
import type { RouteReading } from './route.ts';
import { readSaved, setAside } from './saved.ts';
import type { Found } from './saved.ts';
import { check, loadSchemas, events, storeOnLeave } from './session.ts';
import { put, store } from './store.ts';
import { putText } from './windows.ts';
import type { Notice } from './store.ts';

/** The schemas load after this time even if the editor has not loaded, ms. */
const AT_LATEST = 4000;
const BROUGHT = 'This text is from the link. Your previous text is saved.';

function noticesOf(reading: RouteReading): Notice | null {
  return reading.notices.length > 0 ? { text: reading.notices.join(' '), tone: 'warning' } : null;
}

function bringBackNotice(reading: RouteReading): Notice {
  return {
    text: [BROUGHT, ...reading.notices].join(' '),
    tone: 'info',
    action: { label: 'Restore the previous text', run: 'bring-back' },
  };
}

/** True while a link’s own text is inserted: it must stay in the address. */
let arriving = false;

/** Text for the first paint, and text that is still to be loaded. */
function firstText(reading: RouteReading, saved: Found | null): { text: string; later: Found | null } {
  const linked = reading.route.text;
  if (linked !== undefined) {
    const differs = saved !== null && !('text' in saved && (saved.text === linked || saved.text.trim() === ''));
    if (differs) setAside();
    put({ notice: differs ? bringBackNotice(reading) : noticesOf(reading) });
    return { text: linked, later: null };
  }
  put({ notice: noticesOf(reading) });
  if (saved === null || ('text' in saved && saved.text === FIRST_TEXT)) {
    put({ intro: true });
    return { text: FIRST_TEXT, later: null };
  }
  return 'text' in saved ? { text: saved.text, later: null } : { text: '', later: saved };
}

/** Connects the page’s text box, selects the initial text, and judges it. */
export function begin(box: HTMLTextAreaElement): EditorHandle {
  const typed = box.value;
  box.dataset['begun'] = '';
  const reading = readRoute();
  const { packed } = reading.route;
  const saved = readSaved();
  const { text, later } = packed === undefined ? firstText(reading, saved) : { text: '', later: null };
  const editorHandle = plainEditor(box, typed === '' ? text : typed, events);
  attach(editorHandle);
  if (packed !== undefined && typed === '') void unpackFirst(reading, packed, saved);
  else if (later && 'load' in later && typed === '') void fetchLater(editorHandle, later);
  else events.replaced(editorHandle.text());
  const unlisten = store.subscribe((state, before) => {
    if (state.version !== before.version && !arriving) forgetLinkText();
  });
  onAddress((next) => {
    follow(next);
    if (next.route.screen === 'check') void check();
  });
  storeOnLeave();
  watchPastes();
  setTimeout(loadSchemas, AT_LATEST);
  addEventListener('pagehide', unlisten, { once: true });
  return editorHandle;
}

async function fetchLater(editorHandle: EditorHandle, later: Extract<Found, { load: unknown }>): Promise<void> {
  put({ phase: 'checking', length: later.length });
  const text = await later.load();
  if (text === null) {
    put({
      phase: 'idle',
      notice: { text: 'The large text of your last visit could not be restored.', tone: 'warning' },
    });
    editorHandle.replace('', 'fresh');
  } else if (editorHandle.text() === '') putText(text, 'fresh');
}

/** Opens the compressed text of a link. If that fails, keeps the previous text and shows the reason. */
async function unpackFirst(reading: RouteReading, packed: string, saved: Found | null): Promise<void> {
  put({ phase: 'checking', length: packed.length });
  const linked = await unpacked(reading, packed);
  const editorHandle = editor();
  if (!editorHandle) return;
  arriving = linked.route.text !== undefined;
  if (editorHandle.text() !== '') follow(linked);
  else {
    const { text, later } = firstText(linked, saved);
    if (later && 'load' in later) void fetchLater(editorHandle, later);
    else editorHandle.replace(text, 'fresh');
  }
  arriving = false;
  if (linked.route.text === undefined) forgetLinkText();
}

/** The same route with its text decompressed, or without one and with the reason. */
async function unpacked({ route, notices }: RouteReading, packed: string): Promise<RouteReading> {
  const { packed: _packed, ...rest } = route;
  try {
    const { unpackText, versionNote, WHY_NOT } = await import('./share.ts');
    const found = await unpackText(packed);
    if (found.text === null) return { route: rest, notices: [...notices, WHY_NOT[found.because]] };
    const note = versionNote(route.version);
    return { route: { ...rest, text: found.text }, notices: note === null ? notices : [...notices, note] };
  } catch {
    return {
      route: rest,
      notices: [...notices, 'A part of the page did not load, so the link’s text was not opened.'],
    };
  }
}

/** Handles a link that was followed while the page was open. */
function follow(reading: RouteReading): void {
  const { text: linked, packed } = reading.route;
  if (packed !== undefined) {
    void unpacked(reading, packed).then(follow);
    return;
  }
  if (linked === undefined || linked === editor()?.text()) {
    put({ notice: noticesOf(reading) });
    return;
  }
  replaceText(linked, undefined, true);
  put({ notice: bringBackNotice(reading) });
}
