/** The composed message: judged during typing, filled from the server's offers, renumbered when it is sent. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ShownReport, ShownRun } from '../../engine/types.ts';
import { isRecord, jsonOf } from '../../../protocol/json/plain.ts';
import type { CheckOptions } from '../../../protocol/types.ts';
import { board, engine, send } from './server-store.ts';
import { formatLines } from '../../parts/jsonLayout.ts';
import { oneLine } from '../../../simulator/one-line.ts';

interface Compose {
  text: string;
  /** Increases whenever the page, not the user, replaces the text: the editor then loads it. */
  filled: number;
  version: number;
  /** The report on the current text; null while it is being judged. */
  report: ShownReport | null;
}

/** The composed message. */
export const compose = createStore<Compose>()(() => ({ text: '', filled: 0, version: 0, report: null }));

/** Selects a part of it; the component renders again when it changes. */
export function useCompose<T>(pick: (state: Compose) => T): T {
  return useStore(compose, pick);
}

/** The engine that serves the editor of the composed message. */
export const composeSide = {
  engine,
  options: (): CheckOptions => composeOptions(),
  version: (): number => compose.getState().version,
};

/** The check options for the composed message. */
export function composeOptions(): CheckOptions {
  return { revision: board.getState().setup.revision, from: 'client' };
}

/** Judges the current message. */
export async function judge(): Promise<void> {
  const { version } = compose.getState();
  const report = await engine.check(composeOptions(), version);
  if (report && version === compose.getState().version) compose.setState({ report });
}

let version = 1;

// A restarted worker has no text.
board.subscribe((state, before) => {
  if (!before.crashed || state.crashed) return;
  engine.setText(compose.getState().text, version);
  void judge();
});

/** Accepts typed text. */
export function typed(text: string): void {
  if (text === compose.getState().text) return;
  version++;
  compose.setState({ text, version, report: null });
  engine.loadSchemas();
  engine.setText(text, version);
  void judge();
}

/** Maximum line width of a formatted message, UTF-16 units. */
const WIDTH = 36;

/** Inserts a text, formatted for the narrow editor. */
export function fill(text: string): void {
  const lines = formatLines(text, undefined, WIDTH).map((line) => line.map((piece) => piece.text).join(''));
  typed(lines.join('\n'));
  compose.setState(({ filled }) => ({ filled: filled + 1 }));
}

/** Inserts the next offer of the server, unless the learner has written something else. */
export function fillNext(run: ShownRun): void {
  const offer = run.offers[run.next ?? 0];
  if (offer) fill(offer.text);
}

/** True if the composed message is the suggested one, ignoring its id. */
function isSuggested(text: string, run: ShownRun | null): boolean {
  const offer = run?.offers[run.next ?? -1];
  return offer !== undefined && bare(offer.text) === bare(text);
}

const bare = (text: string): string => oneLine(text).replace(/"id":\d+/, '"id":0');

/** True while a send waits for the first message. */
let waiting = false;

/** Resolves when the first message is available. */
function begun(): Promise<void> {
  return new Promise((resolve) => {
    const stop = compose.subscribe(({ version: now }) => {
      if (now === 0) return;
      stop();
      resolve();
    });
  });
}

/** Sends the composed message, valid or invalid, and prepares the next one. */
export async function sendNow(): Promise<void> {
  if (waiting) return;
  waiting = compose.getState().version === 0;
  if (waiting) await begun();
  waiting = false;
  const { text } = compose.getState();
  if (text.trim() === '') return;
  const { run: before, asks } = { run: board.getState().run, asks: board.getState().run?.openRequests.length ?? 0 };
  const suggested = isSuggested(text, before);
  const method = before?.offers[before.next ?? -1]?.method;
  const run = await send(oneLine(text));
  if (!run) return;
  const walkedOn = suggested && run.offers[run.next ?? -1]?.method !== method;
  const answered = asks > run.openRequests.length;
  if (walkedOn || answered) fillNext(run);
  else renumber(run.nextId);
}

/** Gives a request the next free id, if its id is a number. */
export function renumber(id: number): void {
  const { text } = compose.getState();
  const next = renumbered(text, id);
  if (next !== text) fill(next);
}

/** The text of a request with another number as its id; the rest is unchanged. Pure. */
export function renumbered(text: string, id: number): string {
  const message = jsonOf(text);
  if (!isRecord(message) || !Object.hasOwn(message, 'method') || typeof message.id !== 'number') return text;
  return text.replace(/("id"\s*:\s*)-?\d+(?:\.\d+)?/, `$1${id}`);
}
