/** Connects the screen to the local process: its stream fills the runs, and the checker follows. */
import { tokenNow } from '../../state/live-token.ts';
import { createChecking } from './checking.ts';
import { connect } from './connection.ts';
import type { Connection } from './connection.ts';
import { board, currentRun, forgetView } from './live-store.ts';
import { Logs } from './logs.ts';
import type { LiveState, TapRecord } from '../../../protocol/recording-types.ts';

/** The shortest time between two updates of the screen, ms. The first record after a pause is shown at once. */
const GAP = 40;
/** The time between two updates in relation to what one costs, so that keys and scrolling have room, up to a maximum, ms. */
const ROOM = 2;
const MAX_GAP = 80;

let logs = new Logs();
let connection: Connection | null = null;
let token: string | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;
let shownAt = -Infinity;
let cost = 0;

const checking = createChecking(
  () => chosenLog() ?? null,
  (log, judged) => {
    log.mark(judged.found);
    logs.touch(judged.run);
    board.setState((state) => ({ judged: new Map(state.judged).set(judged.run, judged) }));
    plan();
  },
  (crashed) => board.setState({ crashed }),
);

function chosenLog() {
  const { chosen, runs } = board.getState();
  const run = currentRun({ chosen, runs })?.run;
  return run === undefined ? undefined : logs.log(run);
}

/** The lines of a run, or of all runs in the order of arrival, as they were received. */
export function textOf(run: number | 'all'): string {
  const { runs } = board.getState();
  const chosen = run === 'all' ? runs : runs.filter((one) => one.run === run);
  return chosen.flatMap(({ lines, length }) => lines.slice(0, length).map((line) => `${line}\n`)).join('');
}

// Another run is judged at once.
board.subscribe((state, before) => {
  if (currentRun(state)?.run !== currentRun(before)?.run) checking.changed();
});

function plan(): void {
  if (timer !== null) return;
  const due = shownAt + Math.min(MAX_GAP, Math.max(GAP, ROOM * cost)) - performance.now();
  timer = setTimeout(show, Math.max(0, due));
}

/** Shows everything that arrived. */
function show(): void {
  timer = null;
  shownAt = performance.now();
  const before = currentRun(board.getState());
  const shifts = logs.takeShifts();
  const runs = logs.views();
  board.setState(({ selected, cleared, chosen, judged }) => {
    const shift = shifts.get(currentRun({ runs, chosen })?.run ?? -1) ?? 0;
    const moved = selected === null || selected < shift ? null : selected - shift;
    return {
      runs,
      unreadable: logs.unreadable,
      // Verdicts name messages by their index, which has changed.
      judged: shifts.size === 0 ? judged : new Map([...judged].filter(([run]) => !shifts.has(run))),
      selected: moved,
      cleared: new Map([...cleared].map(([run, first]) => [run, Math.max(0, first - (shifts.get(run) ?? 0))])),
    };
  });
  if (before && currentRun(board.getState())?.run !== before.run) forgetView();
  // A task after the rendering that this caused.
  setTimeout(() => {
    cost = performance.now() - shownAt;
  }, 0);
  checking.changed();
}

/** Forgets everything that was received. */
function restart(): void {
  logs = new Logs();
  board.setState({ runs: [], judged: new Map(), chosen: 'newest', cleared: new Map(), missed: false });
  forgetView();
}

/** Connects with the token of this tab, unless it is connected already. Without a token nothing happens. */
export function watch(): void {
  const next = tokenNow();
  if (next === null || next === token) return;
  connection?.stop();
  token = next;
  board.setState({ tap: null });
  restart();
  connection = connect({
    token: next,
    fetch: (...request) => fetch(...request),
    later: (task, wait) => {
      const waiting = setTimeout(task, wait);
      return () => clearTimeout(waiting);
    },
    onLink: (link) => board.setState({ link }),
    onState: (tap, isNew) => {
      // Another page with the same token counts anew.
      if (isNew && tap.last < logs.last) restart();
      const missed = isNew && logs.last > 0 && tap.first > logs.last + 1;
      board.setState((before) => ({ tap, missed: before.missed || missed }));
      plan();
    },
    onLine: (line) => {
      const { tap } = board.getState();
      const record = logs.add(line, tap);
      if (record && changesTaps(record, tap)) connection?.refresh();
      plan();
    },
    last: () => logs.last,
  });
}

/** True for a session of another `tap` that joined the page, and at the end of a session, which may be that of its `tap`. */
function changesTaps(record: TapRecord, tap: LiveState | null): boolean {
  if (record.kind === 'end') return (tap?.taps?.length ?? 0) > 1;
  return record.kind === 'run' && record.tap !== undefined && !(tap?.taps ?? []).some((one) => one.tap === record.tap);
}

/** Tries to connect again at once. */
export function retry(): void {
  connection?.retry();
}
