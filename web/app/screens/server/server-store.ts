/** The simulated server as the screen knows it: how it is set up, what reached it, and what came of that. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createClient, newWorker } from '../../engine/client.ts';
import type { ShownRun } from '../../engine/types.ts';
import { carriedBy, isOwn, stepBack } from '../../../simulator/inputs.ts';
import type { Plays, RunInput, RunSetup } from '../../../simulator/inputs.ts';
import type { Act, ServerDefinition } from '../../../simulator/types.ts';
import { spokenRevision } from '../../state/route.ts';
import { store } from '../../state/store.ts';

/** Panes, for narrow screens. */
export type StagePane = 'compose' | 'wire' | 'inside';

/** All that the screen shows beside the message in hand. */
export interface Board {
  setup: RunSetup;
  inputs: readonly RunInput[];
  /** Null before the first answer of the worker. */
  run: ShownRun | null;
  /** Of the rows: the one that is open; `last` follows what comes. */
  open: number | 'last' | null;
  show: 'list' | 'sequence';
  pane: StagePane;
  /** The definition is being edited, in the place of the wire. */
  defining: boolean;
  /** A fault that is on in secret; its name is not shown before somebody asks. */
  secret: string | null;
  /** The reasons of faults are shown. */
  revealed: boolean;
  /** How many of the inputs are played again so far; null when nothing is replayed. */
  replaying: number | null;
  crashed: boolean;
  /** The conversation that ended because the server, its revision or its definition became another, while nothing new is sent. */
  former: Former | null;
  /** Messages were played again over this transport, and nothing was sent since. */
  carried: RunSetup['transport'] | null;
}

/** A conversation that can be brought back. */
export type Former = Pick<Board, 'setup' | 'inputs' | 'secret'>;

function setupNow(plays: Plays, definition: ServerDefinition | null): RunSetup {
  const { stage, revision } = store.getState();
  return { ...stage, plays, definition, revision: spokenRevision(revision) };
}

/** The screen's own store. */
export const board = createStore<Board>()(() => ({
  setup: setupNow({ handshake: false, answers: false }, null),
  inputs: [],
  run: null,
  open: 'last',
  show: 'list',
  pane: 'compose',
  defining: false,
  secret: null,
  revealed: false,
  replaying: null,
  crashed: false,
  former: null,
  carried: null,
}));

/** A piece of it; the component is drawn again when it changes. */
export function useBoard<T>(pick: (state: Board) => T): T {
  return useStore(board, pick);
}

/** The engine of this screen: a worker of its own, so that the text in Check stays what it is. */
export const engine = createClient(newWorker, (state) => board.setState({ crashed: state === 'crashed' }));

let began = performance.now();
let timer: ReturnType<typeof setTimeout> | null = null;

/** Milliseconds since the run began. */
export function clock(): number {
  return Math.max(Math.round(performance.now() - began), board.getState().inputs.at(-1)?.at ?? 0);
}

/** Plays the run as its inputs are now; null where something newer came in between. */
async function refresh(): Promise<ShownRun | null> {
  const { setup, inputs, replaying } = board.getState();
  if (engine.state !== 'running') engine.restart();
  const run = await engine.simulate(setup, replaying === null ? inputs : inputs.slice(0, replaying));
  if (!run) return null;
  board.setState({ run });
  wait(run);
  return run;
}

/** The page's clock is the server's: it is told when something is due. */
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

/** Begins anew, with revision, server and faults as they are chosen now. */
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

/** Plays the same run over another transport: what was sent stays, and comes another way. */
export function carryOver(transport: RunSetup['transport']): Promise<ShownRun | null> {
  const { setup, inputs, former } = board.getState();
  const kept = carriedBy(transport, inputs);
  const carried = kept.some(isOwn) ? transport : null;
  board.setState({ setup: { ...setup, transport }, inputs: kept, open: 'last', replaying: null, carried, former });
  return refresh();
}

/** Takes up a conversation that had ended. */
export function resume({ setup, inputs, secret }: Former): Promise<ShownRun | null> {
  board.setState({ setup, inputs, secret, open: 'last', replaying: null, former: null, carried: null });
  began = performance.now() - (inputs.at(-1)?.at ?? 0);
  return refresh();
}

/** The definition that somebody put in force in this run, or before it began. */
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
  return take({ kind: 'send', at: clock(), text });
}

/** The client goes. */
export function leave(): void {
  board.setState({ open: 'last' });
  void take({ kind: 'close', at: clock() });
}

/** The client closes one stream of HTTP. */
export function hangUp(exchange: string): void {
  board.setState({ open: 'last' });
  void take({ kind: 'close', at: clock(), exchange });
}

/** Does something by hand at the server. */
export function act(what: Act): Promise<ShownRun | null> {
  stopReplay();
  board.setState({ open: 'last' });
  return take({ kind: 'act', at: clock(), act: what });
}

/** Whether there is a step to take back. */
export function canStepBack({ inputs }: Pick<Board, 'inputs'>): boolean {
  return inputs.some(isOwn);
}

/** Takes the learner's last step back, with all that came of it. */
export function back(): Promise<ShownRun | null> {
  stopReplay();
  const inputs = stepBack(board.getState().inputs);
  board.setState({ inputs, open: 'last' });
  began = performance.now() - (inputs.at(-1)?.at ?? 0);
  return refresh();
}

/** Between two steps of a replay, ms. */
const PACE = 700;

/** Plays the run again, step by step, from its beginning. */
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

/** Ends a replay: everything is there again at once. */
export function stopReplay(): void {
  if (board.getState().replaying === null) return;
  board.setState({ replaying: null });
  void refresh();
}

/** Has the page play parts of the client, or leaves them to the learner. */
export function setPlays(change: Partial<Plays>): Promise<ShownRun | null> {
  const now = board.getState();
  const plays = { ...playsOf(now), ...change };
  if ((now.run?.rows.length ?? 0) === 0) return begin({ plays });
  return take({ kind: 'plays', at: clock(), plays });
}

/** What the page plays now. */
export function playsOf({ setup, inputs }: Pick<Board, 'setup' | 'inputs'>): Plays {
  const last = inputs.findLast((input) => input.kind === 'plays');
  return last?.kind === 'plays' ? last.plays : setup.plays;
}

/** Switches faults on and off from now on. */
export function setFaults(faults: readonly string[], secret: string | null): Promise<ShownRun | null> {
  board.setState({ secret, revealed: false });
  return take({ kind: 'faults', at: clock(), faults: secret === null ? [...faults] : [...faults, secret] });
}

/** The faults that are on now. */
export function faultsNow({ setup, inputs }: Pick<Board, 'setup' | 'inputs'>): readonly string[] {
  const last = inputs.findLast((input) => input.kind === 'faults');
  return last?.kind === 'faults' ? last.faults : setup.faults;
}

/** The row that is open: one that was chosen, or the newest message that is not the page's own; null for none. */
export function openRow({ run, open }: Pick<Board, 'run' | 'open'>): number | null {
  if (open !== 'last' || !run) return open === 'last' ? null : open;
  const newest = run.rows.findLast(({ channel, by }) => channel !== 'http' && channel !== 'log' && by !== 'page');
  return (newest ?? run.rows.at(-1))?.index ?? null;
}
