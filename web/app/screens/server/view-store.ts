/**
 * The view of a tool (MCP Apps) on this screen: the host, which is a state machine of the simulator, the frame with the view, and
 * the messages between them. Loaded with the first call of a tool that has a view.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ShownRun } from '../../engine/types.ts';
import type { ViewLine, ViewWire } from '../../engine/view-types.ts';
import { isRecord, jsonOf } from '../../../protocol/json/plain.ts';
import { createHost, stepHost } from '../../../simulator/apps/host.ts';
import type { HostInput, HostLook, HostState, Shown } from '../../../simulator/apps/types.ts';
import type { Json, JsonRecord } from '../../../simulator/types.ts';
import { openView, type ViewFrame } from '../../runner/view-frame.ts';
import { board, clock, engine, send } from './server-store.ts';

type View = NonNullable<ShownRun['view']>;

/** All state of a view that the screen shows. */
export interface ViewBoard {
  /** The call whose view this is; null for none. */
  view: View | null;
  /** `offered`: waits for its user. `reading`: the document was requested. `closed`: by the user. */
  phase: 'offered' | 'reading' | 'open' | 'closed';
  /** Counts the openings: each has a frame of its own. */
  round: number;
  host: HostState | null;
  lines: readonly ViewLine[];
  /** The lines with their findings; null before the first report. */
  wire: ViewWire | null;
  /** The fault that is on; null for a correct host and view. */
  fault: string | null;
  /** What the view made its host show last. */
  shown: Shown | null;
  /** The height that the view asked for, in pixels. */
  height: number;
  /** The view sent too many messages, and was removed. */
  flooded: boolean;
}

/** Messages of one view; a view that sends more is removed. */
const MAX_LINES = 500;
const HEIGHT = 240;

/** The store. */
export const views = createStore<ViewBoard>()(() => ({
  view: null,
  phase: 'offered',
  round: 0,
  host: null,
  lines: [],
  wire: null,
  fault: null,
  shown: null,
  height: HEIGHT,
  flooded: false,
}));

/** Selects a part of it. */
export function useViews<T>(pick: (state: ViewBoard) => T): T {
  return useStore(views, pick);
}

let frame: ViewFrame | null = null;
/** The call whose document was requested: it is not requested again on its own. */
let requested: string | null = null;

/** Continues with the view that a run shows: opens it after a call, and closes it if the call was undone. */
export function follow(view: View | null): void {
  const { view: before, phase } = views.getState();
  if (!view) {
    leave();
    views.setState({ view: null, phase: 'offered' });
    return;
  }
  if (view.key !== before?.key) {
    leave();
    views.setState({ view, phase: 'offered' });
    // A view that was there when the screen opened waits for its user.
    if (view.html === null ? requested !== view.key : before !== null) show();
    return;
  }
  views.setState({ view });
  if (phase === 'reading' && view.html !== null) open();
  else if (phase === 'open' && view.html === null) leave();
}

/** Opens the view; its document is read first, if that has not happened. */
export function show(): void {
  const { view } = views.getState();
  if (!view) return;
  if (view.html !== null) {
    open();
    return;
  }
  requested = view.key;
  views.setState({ phase: 'reading' });
  void send(view.read);
}

function open(): void {
  leave();
  board.setState({ channel: 'view' });
  views.setState(({ round }) => ({ phase: 'open', round: round + 1 }));
}

/** Removes the view without a farewell; its messages stay. */
export function leave(): void {
  frame?.close();
  frame = null;
  if (views.getState().phase === 'open') views.setState({ phase: 'closed' });
}

/** Starts host and view in this element; returns how to stop them. */
export function start(place: HTMLElement, theme: HostLook['theme']): () => void {
  const { view, fault } = views.getState();
  if (!view || view.html === null) return leave;
  const look: HostLook = { theme, displayMode: 'inline', width: Math.round(place.clientWidth) };
  const host = createHost({ ...view, html: view.html }, look, fault);
  views.setState({ host, lines: [], wire: null, shown: null, height: HEIGHT, flooded: false });
  const title = `View of ${typeof view.tool['name'] === 'string' ? view.tool['name'] : 'the tool'}`;
  const own = openView(place, { title, fault, modelOnly: view.modelOnly }, (from, text) => {
    record({ from, text, says: null });
    const message = jsonOf(text);
    if (message !== undefined) step({ kind: 'message', message });
  });
  frame = own;
  const watch = new ResizeObserver(() => {
    const width = Math.round(place.clientWidth);
    // A hidden pane has no width.
    if (width > 0) step({ kind: 'look', look: { width } });
  });
  watch.observe(place);
  return () => {
    watch.disconnect();
    own.close();
    if (frame === own) leave();
  };
}

/** One step of the host, and what it does. */
export function step(input: HostInput): void {
  const { host } = views.getState();
  if (!host || !frame) return;
  const { state, outputs } = stepHost(host, input);
  views.setState({ host: state });
  for (const output of outputs) {
    if (output.kind === 'send') {
      const text = JSON.stringify(output.message);
      record({ from: 'host', text, says: output.fault === null ? output.says : null });
      frame?.send(text);
    } else if (output.kind === 'forward') forward(output.key, output.method, output.params);
    else if (output.what.do === 'remove') leave();
    else if (output.what.do === 'size') views.setState({ height: Math.min(480, Math.max(80, output.what.height)) });
    else views.setState({ shown: output.what });
  }
}

function record(line: Pick<ViewLine, 'from' | 'text' | 'says'>): void {
  const { lines } = views.getState();
  if (lines.length >= MAX_LINES) {
    leave();
    views.setState({ flooded: true });
    return;
  }
  const after = board.getState().run?.rows.length ?? 0;
  views.setState({ lines: [...lines, { ...line, at: clock(), after }] });
  void judgeLines();
}

let judging = false;

/** Judges the lines; those that arrive meanwhile are judged together afterwards. */
async function judgeLines(): Promise<void> {
  if (judging) return;
  judging = true;
  for (let judged = -1; judged !== views.getState().lines.length;) {
    const { lines, fault } = views.getState();
    judged = lines.length;
    const { setup, inputs } = board.getState();
    const wire = await engine.viewWire(setup, inputs, lines, fault);
    if (wire) {
      views.setState({ wire });
      board.setState({ viewLog: wire.log });
    }
  }
  judging = false;
}

/** The highest id that was given to a forwarded request. */
let lastId = 0;

/** Sends a request of the view to the server, as the client, and passes the response to the host. */
function forward(key: string, method: string, params: JsonRecord): void {
  const { round, view } = views.getState();
  const id = Math.max(board.getState().run?.nextId ?? 1, lastId + 1);
  lastId = id;
  const own = Object.fromEntries(Object.entries(params).filter(([name]) => name !== '_meta'));
  const message = { jsonrpc: '2.0', id, method, params: view?.meta ? { ...own, _meta: view.meta } : own };
  const stop = board.subscribe(({ run }) => {
    const answer = run && answerTo(run, id);
    const over = views.getState().round !== round || !frame;
    if (!answer && !over) return;
    stop();
    if (answer && !over) step({ kind: 'answer', key, answer });
  });
  void send(JSON.stringify(message));
}

/** The server’s response to a request of the client; null while there is none. */
function answerTo({ rows }: ShownRun, id: number): JsonRecord | null {
  const row = rows.findLast(
    (one) => one.from === 'server' && one.id === String(id) && (one.kind === 'response' || one.kind === 'error'),
  );
  const value = row && jsonOf(row.text);
  return isMessage(value) ? value : null;
}

const isMessage = (value: Json | undefined): value is JsonRecord => isRecord(value);

/** Turns a fault on, or off with null. The view opens again, so that it shows from the start. */
export function setFault(fault: string | null): void {
  const { phase } = views.getState();
  views.setState({ fault });
  if (phase === 'open' || phase === 'closed') open();
}
