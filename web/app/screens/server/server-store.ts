/** The state of the simulated server on this screen: its setup, its inputs, and the resulting run. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createClient, newWorker } from '../../engine/client.ts';
import type { ShownRun } from '../../engine/types.ts';
import { carriedBy, isOwn, stepBack } from '../../../simulator/inputs.ts';
import type { Plays, RunInput, RunSetup } from '../../../simulator/inputs.ts';
import type { Act, ServerDefinition } from '../../../simulator/types.ts';
import { protocolRevision } from '../../state/route.ts';
import { store } from '../../state/store.ts';
import { changesNow } from './header-store.ts';

/** Panes, for narrow screens. */
export type ServerPane = 'compose' | 'wire' | 'inside';

/** All state that the screen shows, except the composed message. */
export interface Board {
  setup: RunSetup;
  inputs: readonly RunInput[];
  /** Null before the first result of the worker. */
  run: ShownRun | null;
  /** The expanded row; `last` follows new rows. */
  open: number | 'last' | null;
  show: 'list' | 'sequence';
  /** The channel that the wire shows: between client and server, or between the host and a view. */
  channel: 'mcp' | 'view';
  /** The messages of both channels as a log; null without a view. */
  viewLog: string | null;
  pane: ServerPane;
  /** The definition is edited, in place of the wire. */
  defining: boolean;
  /** A hidden fault that is on; its name is shown only on request. */
  secret: string | null;
  /** The reasons of faults are shown. */
  revealed: boolean;
  /** Number of replayed inputs; null without a replay. */
  replaying: number | null;
  crashed: boolean;
  /** The previous conversation, after server, revision or definition changed, until something new is sent. */
  former: Former | null;
  /** The transport over which messages were replayed, until something is sent. */
  carried: RunSetup['transport'] | null;
}

/** A conversation that can be restored. */
export type Former = Pick<Board, 'setup' | 'inputs' | 'secret'>;

function setupNow(plays: Plays, definition: ServerDefinition | null): RunSetup {
  const { serverSetup, chosen } = store.getState();
  return { ...serverSetup, plays, definition, revision: protocolRevision(chosen.server) };
}

/** The screen's own store. */
export const board = createStore<Board>()(() => ({
  setup: setupNow({ handshake: false, answers: false }, null),
  inputs: [],
  run: null,
  open: 'last',
  show: 'list',
  channel: 'mcp',
  viewLog: null,
  pane: 'compose',
  defining: false,
  secret: null,
  revealed: false,
  replaying: null,
  crashed: false,
  former: null,
  carried: null,
}));

/** Selects a part of it; the component renders again when it changes. */
export function useBoard<T>(pick: (state: Board) => T): T {
  return useStore(board, pick);
}

/** The engine of this screen: a separate worker, so that the text in Check stays unchanged. */
export const engine = createClient(newWorker, (state) => board.setState({ crashed: state === 'crashed' }));

let began = performance.now();
let timer: ReturnType<typeof setTimeout> | null = null;

/** Milliseconds since the run started. */
export function clock(): number {
  return Math.max(Math.round(performance.now() - began), board.getState().inputs.at(-1)?.at ?? 0);
}

/** Runs the current inputs; null if a newer call replaced this one. */
async function refresh(): Promise<ShownRun | null> {
  const { setup, inputs, replaying } = board.getState();
  if (engine.state !== 'running') engine.restart();
  const run = await engine.simulate(setup, replaying === null ? inputs : inputs.slice(0, replaying));
  if (!run) return null;
  board.setState({ run });
  wait(run);
  return run;
}

/** The page's clock drives the server: a tick is sent when something is due. */
function wait({ dueAt }: ShownRun): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (dueAt === null || board.getState().replaying !== null) return;
  timer = setTimeout(() => void take({ kind: 'tick', at: Math.max(dueAt, clock()) }), Math.max(0, dueAt - clock()));
}

function take(input: RunInput): Promise<ShownRun | null> {
  board.setState(({ inputs }) => ({ inputs: [...inputs, input] }));
  return refresh();
}

/** Starts a new run, with the current revision, server and faults. */
export function begin(change: { plays?: Plays; definition?: ServerDefinition | null } = {}): Promise<ShownRun | null> {
  const now = board.getState();
  const plays = change.plays ?? playsOf(now);
  const definition = change.definition === undefined ? definitionNow(now) : change.definition;
  const next = setupNow(plays, definition);
  const faults = now.secret === null ? next.faults : [...next.faults, now.secret];
  const { setup, inputs, secret } = now;
  const former = inputs.some(isOwn) ? { setup, inputs, secret } : now.former;
  board.setState({ setup: { ...next, faults }, inputs: [], open: 'last', replaying: null, former, carried: null });
  began = performance.now();
  return refresh();
}

/** Replays the run over another transport: the inputs stay the same. */
export function carryOver(transport: RunSetup['transport']): Promise<ShownRun | null> {
  const { setup, inputs, former } = board.getState();
  const stored = carriedBy(transport, inputs);
  const carried = stored.some(isOwn) ? transport : null;
  board.setState({ setup: { ...setup, transport }, inputs: stored, open: 'last', replaying: null, carried, former });
  return refresh();
}

/** Resumes a previous conversation. */
export function resume({ setup, inputs, secret }: Former): Promise<ShownRun | null> {
  board.setState({ setup, inputs, secret, open: 'last', replaying: null, former: null, carried: null });
  began = performance.now() - (inputs.at(-1)?.at ?? 0);
  return refresh();
}

/** The definition that the user activated in this run, or before it started. */
export function definitionNow({ setup, inputs }: Pick<Board, 'setup' | 'inputs'>): ServerDefinition | null {
  const last = inputs.findLast((input) => input.kind === 'act' && input.act.act === 'define');
  return last?.kind === 'act' && last.act.act === 'define' ? last.act.definition : setup.definition;
}

/** Sends a message as the client. */
export function send(text: string): Promise<ShownRun | null> {
  stopReplay();
  const { inputs, run } = board.getState();
  if (inputs.length === 0 && run?.rows.length === 0) began = performance.now();
  board.setState({ open: 'last', former: null, carried: null });
  const headers = board.getState().setup.transport === 'http' ? changesNow() : null;
  return take({ kind: 'send', at: clock(), text, ...(headers ? { headers } : {}) });
}

/** The client disconnects. */
export function leave(): void {
  board.setState({ open: 'last' });
  void take({ kind: 'close', at: clock() });
}

/** The client closes one HTTP stream. */
export function hangUp(exchange: string): void {
  board.setState({ open: 'last' });
  void take({ kind: 'close', at: clock(), exchange });
}

/** Performs a manual action at the server. */
export function act(what: Act): Promise<ShownRun | null> {
  stopReplay();
  board.setState({ open: 'last' });
  return take({ kind: 'act', at: clock(), act: what });
}

/** Whether there is a step to undo. */
export function canStepBack({ inputs }: Pick<Board, 'inputs'>): boolean {
  return inputs.some(isOwn);
}

/** Undoes the learner's last step, with all its effects. */
export function back(): Promise<ShownRun | null> {
  stopReplay();
  const inputs = stepBack(board.getState().inputs);
  board.setState({ inputs, open: 'last' });
  began = performance.now() - (inputs.at(-1)?.at ?? 0);
  return refresh();
}

/** Delay between two steps of a replay, ms. */
const PACE = 700;

/** Replays the run from its start, step by step. */
export async function replay(): Promise<void> {
  const all = board.getState().inputs;
  const steps = all.map((_, index) => index + 1).filter((step) => all[step] === undefined || isOwn(all[step]));
  board.setState({ replaying: 0, open: 'last' });
  await refresh();
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve, PACE));
    if (board.getState().replaying === null) return;
    board.setState({ replaying: step });
    await refresh();
  }
  await new Promise((resolve) => setTimeout(resolve, PACE));
  stopReplay();
}

/** Ends a replay: all rows are shown again at once. */
export function stopReplay(): void {
  if (board.getState().replaying === null) return;
  board.setState({ replaying: null });
  void refresh();
}

/** Lets the page perform parts of the client automatically, or leaves them to the learner. */
export function setPlays(change: Partial<Plays>): Promise<ShownRun | null> {
  const now = board.getState();
  const plays = { ...playsOf(now), ...change };
  if ((now.run?.rows.length ?? 0) === 0) return begin({ plays });
  return take({ kind: 'plays', at: clock(), plays });
}

/** The parts that the page currently performs. */
export function playsOf({ setup, inputs }: Pick<Board, 'setup' | 'inputs'>): Plays {
  const last = inputs.findLast((input) => input.kind === 'plays');
  return last?.kind === 'plays' ? last.plays : setup.plays;
}

/** Turns faults on and off, starting now. */
export function setFaults(faults: readonly string[], secret: string | null): Promise<ShownRun | null> {
  board.setState({ secret, revealed: false });
  return take({ kind: 'faults', at: clock(), faults: secret === null ? [...faults] : [...faults, secret] });
}

/** The faults that are currently on. */
export function faultsNow({ setup, inputs }: Pick<Board, 'setup' | 'inputs'>): readonly string[] {
  const last = inputs.findLast((input) => input.kind === 'faults');
  return last?.kind === 'faults' ? last.faults : setup.faults;
}

/** The expanded row: the selected one, or the newest message that was not sent by the page; null for none. */
export function openRow({ run, open }: Pick<Board, 'run' | 'open'>): number | null {
  if (open !== 'last' || !run) return open === 'last' ? null : open;
  const newest = run.rows.findLast(({ channel, by }) => channel !== 'http' && channel !== 'log' && by !== 'page');
  return (newest ?? run.rows.at(-1))?.index ?? null;
}
