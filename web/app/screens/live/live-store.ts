/** The state of the Live screen: the connection, the runs, and what the user looks at. It outlives the screen. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { NO_FILTER } from '../../parts/messageFilter.ts';
import type { MessageFilter, Order } from '../../parts/messageFilter.ts';
import type { LiveState } from '../../../protocol/recording-types.ts';
import type { Judged } from './judged.ts';
import type { Link } from './connection.ts';
import type { LiveRun } from './run-log.ts';

/** Panes, for narrow screens. */
export type LivePane = 'sessions' | 'messages' | 'details';
/** Views of the pane “Details”. */
export type LiveDetail = 'findings' | 'message' | 'output' | 'http';

/** All state that the screen shows, except the composed message. */
export interface Board {
  /** Null without a token. */
  link: Link | null;
  /** What the local process says about itself; null before the first connection. */
  tap: LiveState | null;
  runs: readonly LiveRun[];
  /** The number of the chosen run; `newest` follows new runs. */
  chosen: number | 'newest';
  /** The run as it was when the view was paused. */
  paused: LiveRun | null;
  /** By run: the messages before this index are hidden. */
  cleared: ReadonlyMap<number, number>;
  /** Scrolls to new messages. */
  follow: boolean;
  show: 'list' | 'sequence';
  pane: LivePane;
  detail: LiveDetail;
  /** Index of a message. */
  selected: number | null;
  /** Line of the run’s text, from 0, that is pointed at in the output or in HTTP. */
  pointed: number | null;
  filter: MessageFilter;
  order: Order;
  /** The last verdict on each run. */
  judged: ReadonlyMap<number, Judged>;
  /** The checker failed, and waits for the next record. */
  crashed: boolean;
  /** Records may be missing between two connections. */
  missed: boolean;
  unreadable: number;
  /** The dialog “Save” is open. */
  saving: boolean;
}

/** The screen's own store. */
export const board = createStore<Board>()(() => ({
  link: null,
  tap: null,
  runs: [],
  chosen: 'newest',
  paused: null,
  cleared: new Map(),
  follow: true,
  show: 'list',
  pane: 'messages',
  detail: 'findings',
  selected: null,
  pointed: null,
  filter: NO_FILTER,
  order: 'logged',
  judged: new Map(),
  crashed: false,
  missed: false,
  unreadable: 0,
  saving: false,
}));

/** Selects a part of it; the component renders again when it changes. */
export function useBoard<T>(pick: (state: Board) => T): T {
  return useStore(board, pick);
}

/** The chosen run as it is now; null before the first one. */
export function currentRun({ runs, chosen }: Pick<Board, 'runs' | 'chosen'>): LiveRun | null {
  return (chosen === 'newest' ? undefined : runs.find(({ run }) => run === chosen)) ?? runs.at(-1) ?? null;
}

/** The run as it is shown: while paused, as it was then. */
export function shownRun(state: Pick<Board, 'runs' | 'chosen' | 'paused'>): LiveRun | null {
  return state.paused ?? currentRun(state);
}

/** The last verdict on a run; null before the first one. */
export function judgedIn({ judged }: Pick<Board, 'judged'>, { run }: Pick<LiveRun, 'run'>): Judged | null {
  return judged.get(run) ?? null;
}

/** Chooses a run, or to follow the newest one. */
export function chooseRun(chosen: Board['chosen']): void {
  const before = currentRun(board.getState())?.run;
  board.setState({ chosen });
  if (currentRun(board.getState())?.run !== before) forgetView();
}

/** What belonged to another run ends. */
export function forgetView(): void {
  board.setState({ paused: null, selected: null, pointed: null, follow: true });
}

/** Pauses the view, or continues with everything that arrived meanwhile. */
export function pause(on: boolean): void {
  board.setState((state) => ({ paused: on ? currentRun(state) : null }));
}

/** Hides the messages that are shown; nothing is deleted. */
export function clearView(): void {
  const run = currentRun(board.getState());
  if (!run) return;
  board.setState(({ cleared }) => ({
    cleared: new Map(cleared).set(run.run, run.entries.length),
    paused: null,
    selected: null,
    follow: true,
  }));
}

/** Shows the hidden messages of a run again. */
export function showAll(run: number): void {
  board.setState(({ cleared }) => {
    const next = new Map(cleared);
    next.delete(run);
    return { cleared: next };
  });
}

/** Makes a message the current one. Reading an older one ends the scrolling to new ones. */
export function select(index: number): void {
  board.setState((state) => {
    const newest = (shownRun(state)?.entries.length ?? 0) - 1;
    return { selected: index, follow: state.follow && index === newest };
  });
}

/** Shows a message with its text. */
export function openMessage(index: number): void {
  select(index);
  board.setState({ detail: 'message', pane: 'details' });
}

/** Changes conditions of the message filter. */
export function filterBy(change: Partial<MessageFilter>): void {
  board.setState(({ filter }) => ({ filter: { ...filter, ...change } }));
}
