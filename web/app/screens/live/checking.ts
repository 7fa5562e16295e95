/**
 * Judges the chosen run while it grows, in a worker of its own. Rows never wait for a verdict: a check begins a moment after the
 * last one, and a slow check is followed by a longer pause.
 */
import { createClient, newWorker } from '../../engine/client.ts';
import type { ShownReport } from '../../engine/types.ts';
import { store } from '../../state/store.ts';
import { judgedOf } from './judged.ts';
import type { Judged } from './judged.ts';
import type { RunLog } from './run-log.ts';

/** The shortest pause between two checks, ms. */
const PAUSE = 250;
/** The pause in relation to the duration of the last check: the checker works a quarter of the time at most. */
const SHARE = 3;

/** The log to judge now; null without one. */
export type ChosenLog = () => RunLog | null;

/** Judges, and continues to judge. */
export interface Checking {
  /** Records arrived, or another run was chosen. */
  changed(): void;
}

/** Creates it; `onJudged` receives each verdict with the log that it is about. */
export function createChecking(
  chosen: ChosenLog,
  onJudged: (log: RunLog, judged: Judged) => void,
  onCrashed: (crashed: boolean) => void,
): Checking {
  const engine = createClient(
    newWorker,
    (state) => onCrashed(state === 'crashed'),
    undefined,
    () => changed(true),
  );
  /** The log and the number of its lines that the worker has. */
  let sent: { log: RunLog; lines: number; length: number } | null = null;
  let version = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let working = false;
  let pending = false;
  /** The same lines must be judged again. */
  let forced = false;

  /** Sends the lines that the worker lacks; returns false if there are none. */
  function send(log: RunLog): boolean {
    const total = log.lines.length;
    if (engine.state !== 'running') {
      engine.restart();
      sent = null;
    }
    if (sent?.log !== log) {
      const text = log.lines.map((line) => `${line}\n`).join('');
      engine.loadSchemas();
      engine.setText(text, ++version);
      sent = { log, lines: total, length: text.length };
      return true;
    }
    if (sent.lines === total) return false;
    const { length } = sent;
    const text = log.lines
      .slice(sent.lines)
      .map((line) => `${line}\n`)
      .join('');
    engine.editText([{ start: length, end: length, text }], ++version);
    sent = { log, lines: total, length: length + text.length };
    return true;
  }

  async function judge(): Promise<void> {
    timer = null;
    const log = chosen();
    if (!log) return;
    const must = forced;
    forced = false;
    pending = false;
    if (!send(log) && !must) return;
    const messages = log.lineOf.length;
    working = true;
    const began = performance.now();
    const report: ShownReport | null = await engine.check({ revision: store.getState().chosen.live }, version);
    working = false;
    if (report && !report.reading && chosen() === log) {
      onJudged(log, judgedOf(report, log.facts.run, log.lineOf.slice(0, messages), messages));
    }
    if (pending) plan(Math.max(PAUSE, SHARE * (performance.now() - began)));
  }

  function plan(delay: number): void {
    timer ??= setTimeout(() => void judge(), delay);
  }

  function changed(again = false): void {
    pending = true;
    forced ||= again;
    if (working) return;
    if (sent?.log === chosen()) plan(again ? 0 : PAUSE);
    else {
      // The first verdict on a run does not wait.
      if (timer !== null) clearTimeout(timer);
      timer = null;
      plan(0);
    }
  }

  // Another revision judges the same lines.
  store.subscribe((state, before) => {
    if (state.chosen.live !== before.chosen.live && sent) changed(true);
  });

  return { changed };
}
