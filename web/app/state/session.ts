/** Connects editor, engine and store: every change of the text is judged, and only the newest result is shown. */
import type { Change } from '../engine/change.ts';
import { createClient, startWorker } from '../engine/client.ts';
import type { EngineState } from '../engine/client.ts';
import type { ShownDiagnostic, ShownReport } from '../engine/types.ts';
import { editor } from '../editor/handle.ts';
import type { EditorEvents } from '../editor/handle.ts';
import { createAutosave } from './autosave.ts';
import { findingOf, keysOf } from './keys.ts';
import { optionsOf, put, store } from './store.ts';
import type { RevisionId } from '../../protocol/types.ts';

/** A check that takes longer shows its progress, ms. */
const SLOW = 150;
/** Verdicts of other revisions are shown together with the report if they are ready within this time, ms. */
const TOGETHER = 30;
const IDLE = 250;
/** Delay for long texts, whose verdicts take longer, so that the next key does not wait for them, ms. */
const IDLE_LONG = 1000;
/** A check that takes longer does not run after every key, ms. */
const LONG = 60;
/** Texts up to this length are always judged completely, UTF-16 units. */
const LARGE = 200_000;
/** A line of this length is slow to edit, UTF-16 units. */
const HUGE_LINE = 500_000;
/** A longer line is not judged separately during typing, UTF-16 units. */
const QUICK_LINE = 100_000;
/** Delay of the complete check after one key, and during continuous typing, so that checks of single lines run first, ms. */
const REST = 20;
const REST_IN_FLOW = 300;

/** The engine's client. */
export const engine = createClient(startWorker, onState, undefined, () => void check(), onProgress);

const autosave = createAutosave(engine, () => editor()?.text() ?? '');
/** Draws findings: complete reports, and single lines before them. */
export interface Painting {
  report(report: ShownReport): void;
  line(line: number, findings: readonly ShownDiagnostic[]): void;
}

const painters = new Set<Painting>();
/** Duration of the last complete check, ms. */
let lastTook = 0;
/** Time of the last change of a long text, ms. */
let lastKey = -Infinity;
/** The revision of the last report if each of its lines was a message; a single line does not determine it. */
let lastRevision: RevisionId | null = null;
let offered = false;
let pause: ReturnType<typeof setTimeout> | null = null;
let turn = 0;
let slow: ReturnType<typeof setTimeout> | null = null;
/** The options of the displayed report. */
let lastOptions = '';
/** Starts at the current time and increases by one, so that versions of two visits differ. */
let version = Date.now();

/** Receives each report before the store does: markers are drawn in the same frame. Returns a function that unsubscribes. */
export function paintWith(painting: Painting): () => void {
  painters.add(painting);
  return () => painters.delete(painting);
}

/** Updated in steps of 10%, so that screen readers do not announce it continuously. */
function onProgress(known: number, share: number): void {
  const before = store.getState().share ?? 0;
  if (Math.floor(share * 10) > Math.floor(before * 10)) put({ known, share });
}

function onState(state: EngineState): void {
  if (slow !== null) clearTimeout(slow);
  slow = null;
  turn++;
  if (state === 'running') put({ phase: 'idle' });
  else put({ phase: state, report: null });
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

/** The message selected by a report; a different one was selected by the user. */
let led = 0;

function show(report: ShownReport, optionsText: string): void {
  const { problem, entry, report: former } = store.getState();
  // A report with schemas does not change a selection that the user made meanwhile.
  const chosen = former?.version === report.version && lastOptions === optionsText && entry !== led;
  lastOptions = optionsText;
  const keys = keysOf(report.diagnostics);
  offerFormat(report);
  const stored = problem !== null && keys.includes(problem) ? problem : (keys[0] ?? null);
  put({
    report,
    phase: 'idle',
    known: report.entries.length,
    share: null,
    problem: stored,
    entry: report.entries[entry] ? entry : 0,
    ...(stored === problem || chosen ? {} : entryOf(report, stored)),
  });
  if (!chosen) led = store.getState().entry;
}

/**
 * For a second report of the same text, now with schemas: keeps the other revisions’ verdicts until they are judged again.
 * Buttons then do not disappear while a user presses them.
 */
function withFormer(report: ShownReport, optionsText: string): ShownReport {
  const former = store.getState().report;
  const same = former?.version === report.version && former.revision === report.revision && lastOptions === optionsText;
  if (!former || !same || former.deep || !report.deep) return report;
  return {
    ...report,
    verdicts: { ...former.verdicts, ...report.verdicts },
    ...(former.difference && !report.difference ? { difference: former.difference } : {}),
  };
}

/** An editor is slow with a huge line, and Format solves that. Shown once per text. */
function offerFormat(report: ShownReport): void {
  if (report.longestLine < HUGE_LINE) offered = false;
  else if (!offered) {
    offered = true;
    const size = (report.longestLine / 1_000_000).toFixed(1);
    put({
      notice: {
        text: `One line of this text is ${size} million characters long, so typing in it is slow. Format splits it into several lines.`,
        tone: 'info',
        action: { label: 'Format', run: 'format' },
      },
    });
  }
}

function entryOf(report: ShownReport, key: string | null): { entry: number } | object {
  const finding = findingOf(report.diagnostics, key);
  return finding && finding.entry >= 0 ? { entry: finding.entry } : {};
}

/** Judges the current text with the current options. */
export async function check(): Promise<void> {
  if (pause !== null) clearTimeout(pause);
  pause = null;
  const mine = ++turn;
  const state = store.getState();
  const options = optionsOf(state);
  const optionsText = JSON.stringify(options);
  // After the schemas load, the same text is judged again; its displayed report is still of this version.
  const again = state.report?.version === state.version && lastOptions === optionsText && state.length < LARGE;
  if (!again) slow ??= setTimeout(() => put({ phase: 'checking', report: null }), SLOW);
  const began = performance.now();
  const report = await engine.check(options, state.version);
  if (mine !== turn || !report) return;
  if (slow !== null) clearTimeout(slow);
  slow = null;
  const took = performance.now() - began;
  lastTook = took;
  for (const painting of painters) painting.report(report);
  const large = state.length >= LARGE;
  const long = large || took > TOGETHER * 2;
  // The first report of a text does not wait for the other revisions, and neither does a slow one.
  const first = large || took > SLOW || store.getState().report === null;
  const early = withFormer(report, optionsText);
  if (first) show(early, optionsText);
  if (long) await wait(large || took > SLOW ? IDLE_LONG : IDLE);
  if (mine !== turn) return;
  const rest = engine.verdicts(options, state.version);
  const soon = await Promise.race([rest, wait(TOGETHER)]);
  if (mine !== turn) return;
  if (!soon && !first) show(early, optionsText);
  const more = soon ?? (await rest);
  if (mine !== turn || !more) return;
  const verdicts = { ...report.verdicts, ...more.verdicts };
  show({ ...report, verdicts, ...(more.difference ? { difference: more.difference } : {}) }, optionsText);
}

function changed(edits: readonly Change[] | null, length: number, text: string | null): void {
  version++;
  const { fixed, report } = store.getState();
  if (report) lastRevision = report.format.id === 'lines' ? report.revision : null;
  put({
    version,
    length,
    lit: null,
    share: null,
    ...(edits === null ? { known: null } : {}),
    ...(fixed.items.length > 0 ? { fixed: { version: -1, items: [] } } : {}),
  });
  if (engine.state !== 'running') {
    engine.restart();
    engine.setText(text ?? editor()?.text() ?? '', version);
  } else if (edits) engine.editText(edits, version);
  else engine.setText(text ?? '', version);
  autosave.changed(edits, length, version);
  if (pause !== null) clearTimeout(pause);
  pause = null;
  const typed = edits?.every(({ start, end, text }) => end - start < LARGE && text.length < LARGE) ?? false;
  if (!edits || !typed || lastTook < LONG || length < LARGE) void check();
  else {
    // A long text: the edited line at once, all of it when typing pauses.
    turn++;
    slow ??= setTimeout(() => put({ phase: 'checking', report: null }), SLOW);
    void checkLine(edits, lastRevision);
    const now = performance.now();
    const flows = now - lastKey < REST_IN_FLOW;
    lastKey = now;
    pause = setTimeout(() => void check(), flows ? REST_IN_FLOW : REST);
  }
}

/** Judges the line of one edit separately and draws its findings. */
async function checkLine(edits: readonly Change[], revision: RevisionId | null): Promise<void> {
  const [edit] = edits;
  const place = edit && edits.length === 1 && !edit.text.includes('\n') ? editor()?.lineAt(edit.start) : null;
  if (!place || !revision || place.text.length > QUICK_LINE) return;
  const state = store.getState();
  const found = await engine.line(place.text, place.line, { ...optionsOf(state), revision }, state.version);
  if (!found) return;
  for (const painting of painters) painting.line(place.line, found);
}

/** Highlights the innermost member at an offset while the anatomy is open. */
export function lightAt(offset: number): void {
  const { anatomy, lit } = store.getState();
  if (!anatomy) return;
  const inside = anatomy.rows.filter((row) => row.span && row.span.start <= offset && offset <= row.span.end);
  const row = inside.at(-1);
  if (row?.span && row.pointer !== lit?.pointer) put({ lit: { pointer: row.pointer, span: row.span } });
}

/**
 * Makes the engine load the schemas. Called when the page’s own code has loaded, or when the user types, so that the first
 * paint stays fast.
 */
export function loadSchemas(): void {
  engine.loadSchemas();
}

/** Events from editors. */
export const events: EditorEvents = {
  readsAhead: () => engine.state === 'running',
  edited(edits, length) {
    loadSchemas();
    changed(edits, length, null);
  },
  replaced: (text) => changed(null, text.length, text),
  moved(offset, line, column) {
    const { report, caret } = store.getState();
    if (caret.offset === offset && caret.line === line && caret.column === column) return;
    put({ caret: { offset, line, column } });
    if (!report || report.version !== store.getState().version) return;
    const entry = report.entries.find((one) => one.span.start <= offset && offset <= one.span.end);
    if (entry && entry.index !== store.getState().entry) put({ entry: entry.index });
    const index = report.diagnostics.findIndex((one) => one.span.start <= offset && offset <= one.span.end);
    const key = keysOf(report.diagnostics)[index];
    if (key !== undefined) put({ problem: key });
    lightAt(offset);
  },
};

/** Restarts the checker after a stop or a crash, with the current text. */
export function wake(): void {
  if (engine.state === 'running') return;
  engine.restart();
  engine.setText(editor()?.text() ?? '', store.getState().version);
  void check();
}

/** Stops a long check. The text stays; the next change or `wake` restarts the checker. */
export function stop(): void {
  engine.stop();
}

/** Saves unsaved changes. */
export function storeNow(): void {
  autosave.flush();
}

/** Saves the text when the page may be closed. */
export function storeOnLeave(): void {
  addEventListener('pagehide', () => autosave.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') autosave.flush();
  });
}
